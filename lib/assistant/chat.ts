import { randomUUID } from 'node:crypto';
import { answerTurn } from '@/lib/assistant/conversation/answer-turn';
import { labelOfChoice } from '@/lib/assistant/conversation/choices/choice-writes';
import { conversationIdOf } from '@/lib/assistant/conversation/reads';
import { type MessageReference, readTurn, type Turn } from '@/lib/assistant/conversation/turn';
import { lastUndoable } from '@/lib/assistant/conversation/turn-reads';
import {
  claimConversation,
  type HeldConversation,
  releaseConversation,
  whileHolding,
} from '@/lib/assistant/conversation/writes';
import type { ChatAnswer } from '@/lib/assistant/schema';
import { pendingInbound } from '@/lib/channels/inbound/inbound-reads';
import { replyJob } from '@/lib/channels/reply-job';
import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { logUnexpected } from '@/lib/log';
import type { ToolCall } from '@/lib/tool';

// The chat must answer before the platform ends the request.
const modelSeconds = 20;
const claimTimeoutMs = 25_000;
const claimRetryMs = 150;

/**
 * Answers a message from the web or from a link in a mail. A second message with the same `id` gets the same
 * answer. Throws `busy` if another message of the user takes too long.
 */
export async function chat(
  ctx: UserCtx,
  message: string,
  {
    id = randomUUID(),
    ...known
  }: { id?: string | undefined; calls?: ToolCall[]; choice?: string; reference?: MessageReference } = {},
): Promise<ChatAnswer> {
  const conversation = await waitForConversation(ctx);
  try {
    return await whileHolding(ctx, conversation, async () => {
      const source = `web:${ctx.user.id}:${id}`;
      const reads = await readTurn(ctx, source, message);
      const turn: Turn = { source, conversation, text: message, modelSeconds, ...known };
      const { deliveryId: _, isPrivate: __, ...answer } = await answerTurn(ctx, turn, reads);
      return answer;
    });
  } finally {
    await release(ctx, conversation);
  }
}

export async function chooseChat(ctx: UserCtx, id: string): Promise<ChatAnswer> {
  const label = await labelOfChoice(ctx, id);
  if (label === null) throw new AppError('not_found', 'This choice does not exist any more.');
  return chat(ctx, label, { id: `choice-${id}`, choice: id });
}

/**
 * Undoes the user's latest change. Throws `conflict` if `turn` is given and the change belongs to another
 * turn.
 */
export async function undoChat(ctx: UserCtx, turn?: string): Promise<ChatAnswer> {
  if (turn && (await lastUndoable(ctx))?.id !== turn)
    throw new AppError('conflict', 'Something else was changed since. Write “undo” to take back the newest.');
  return chat(ctx, 'undo', { calls: [{ tool: 'undo', input: {} }] });
}

async function waitForConversation(ctx: UserCtx): Promise<HeldConversation> {
  const holder = randomUUID();
  for (let waitedMs = 0; waitedMs < claimTimeoutMs; waitedMs += claimRetryMs) {
    const claimed = await claimConversation(ctx, conversationIdOf(ctx.user.id), holder);
    if (claimed) return claimed;
    await new Promise((resolve) => setTimeout(resolve, claimRetryMs));
  }
  throw new AppError(
    'busy',
    'I am still answering your previous message. Please send this one again in a moment.',
    5,
  );
}

// Throws no error, because the answer is already stored.
async function release(ctx: UserCtx, conversation: HeldConversation): Promise<void> {
  try {
    await releaseConversation(ctx, conversation);
    const pending = await pendingInbound(ctx, conversation.id, 1);
    if (pending.length > 0) await ctx.ports.queue.publish(replyJob(conversation.id));
  } catch (error) {
    logUnexpected(error);
  }
}

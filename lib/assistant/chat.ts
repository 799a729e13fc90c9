import { randomUUID } from 'node:crypto';
import { readTurn, receive } from '@/lib/assistant/receive';
import type { Call } from '@/lib/assistant/run';
import type { ChatAnswer } from '@/lib/assistant/schema';
import { claimTalk, releaseTalk, talkOf } from '@/lib/assistant/talk-writes';
import { lastUndoable } from '@/lib/assistant/turn-reads';
import { openInbound } from '@/lib/channels/reads';
import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { logUnexpected } from '@/lib/log';

/** Longer than a turn may take, so that a living one is never overtaken. */
const leaseSeconds = 60;
const modelSeconds = 20;
const patienceMs = 25_000;
const pauseMs = 150;

/**
 * Answers a message from the web in the person's talk: one after the other, whatever channel the others came by.
 * Throws busy where an earlier message is still being answered after 25 seconds; nothing is done then.
 */
export async function chat(
  ctx: UserCtx,
  message: string,
  story: { id?: string | undefined; calls?: Call[] } = {},
): Promise<ChatAnswer> {
  const { id = randomUUID(), calls } = story;
  const talk = talkOf(ctx.user.id);
  const holder = randomUUID();
  const { question } = await waitForTalk(ctx, talk, holder);
  try {
    const source = `web:${ctx.user.id}:${id}`;
    const reads = await readTurn(ctx, source, message);
    const turn = { source, talk, holder, text: message, question, modelSeconds, ...(calls ? { calls } : {}) };
    const { deliveryId: _, isPrivate: __, ...answer } = await receive(ctx, turn, reads);
    return answer;
  } finally {
    await letGo(ctx, talk, holder);
  }
}

/**
 * Takes back the last turn that changed something, without asking a model what was meant. Throws conflict where `turn` is named
 * and is not the last one any more.
 */
export async function undoChat(ctx: UserCtx, turn?: string): Promise<ChatAnswer> {
  if (turn && (await lastUndoable(ctx))?.id !== turn)
    throw new AppError('conflict', 'Something else was changed since. Write “undo” to take back the newest.');
  return chat(ctx, 'undo', { calls: [{ tool: 'undo', input: {} }] });
}

/**
 * Ends the lease; a message that came in by a channel meanwhile found it taken, and its job is called again. The answer stands
 * whatever fails here: the lease ends by itself, and the next wake finds the message.
 */
async function letGo(ctx: UserCtx, talk: string, holder: string): Promise<void> {
  try {
    await releaseTalk(ctx, talk, holder);
    const waiting = await openInbound(ctx, talk, 1);
    if (waiting.length > 0) await ctx.ports.queue.publish({ path: '/api/jobs/reply', body: { talk } });
  } catch (error) {
    logUnexpected(error);
  }
}

async function waitForTalk(ctx: UserCtx, talk: string, holder: string): Promise<{ question: unknown }> {
  for (let waited = 0; waited < patienceMs; waited += pauseMs) {
    const claimed = await claimTalk(ctx, talk, holder, leaseSeconds);
    if (claimed) return claimed;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  throw new AppError(
    'busy',
    'I am still answering your previous message. Please send this one again in a moment.',
    5,
  );
}

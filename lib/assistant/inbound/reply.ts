import { randomUUID } from 'node:crypto';
import type { DeliveryState } from '@/db/schema/deliveries';
import { secondsUntilConversationIsFree } from '@/lib/assistant/conversation/reads';
import {
  claimConversation,
  type HeldConversation,
  releaseConversation,
  whileHolding,
} from '@/lib/assistant/conversation/writes';
import { type PlannedReply, planFixedReply } from '@/lib/assistant/inbound/fixed-replies';
import { markChosen } from '@/lib/assistant/inbound/mark-chosen';
import { planReplyTo, readForReply, repeatPlannedReply } from '@/lib/assistant/inbound/plan-reply';
import { findUserByAddress } from '@/lib/channels/contact-reads';
import { type InboundRow, pendingInbound, recipientOf } from '@/lib/channels/inbound/inbound-reads';
import {
  failInbound,
  finishInbound,
  retryInboundLater,
  startInbound,
} from '@/lib/channels/inbound/inbound-writes';
import { replyJob } from '@/lib/channels/reply-job';
import { isMessengerChannel } from '@/lib/channels/rules';
import type { Ctx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { deliverNow } from '@/lib/outbox/deliver';
import { findReply } from '@/lib/outbox/reads';

/** After this a job leaves the rest to the next one, well before the platform ends it. */
const maxWorkMs = 200_000;
const maxCrashes = 2;
const maxFailures = 5;

const apology =
  'Sorry, I could not work on your last message. I have set it aside; please send it again in other words.';

export type ReplyJobResult = { state: 'drained' } | { state: 'later'; afterSeconds: number };

/**
 * Answers a conversation's pending messages in order, under its lease. If another job holds the lease, or the provider asks to
 * wait, a later job is queued.
 */
export async function replyToConversation(ctx: Ctx, conversationId: string): Promise<ReplyJobResult> {
  // Read together with the claim to save a trip. A message that another job has finished meanwhile is noticed later.
  const [claim, pending] = await Promise.all([
    claimConversation(ctx, conversationId, randomUUID()).catch(deletedAccount),
    pendingInbound(ctx, conversationId, 1),
  ]);
  if (claim === 'deleted') return { state: 'drained' };
  // The holder looks for new messages before it ends. The later job is for the case that the holder dies.
  if (!claim) {
    const seconds = await secondsUntilConversationIsFree(ctx, conversationId);
    const freeAt = Math.round(ctx.now().getTime() / 1000) + seconds;
    return later(ctx, conversationId, seconds, `lease:${conversationId}:${freeAt}`);
  }
  const retryAfter = await whileHolding(ctx, claim, () => answerPending(ctx, claim, pending[0])).finally(() =>
    releaseConversation(ctx, claim),
  );
  if (retryAfter !== null) return later(ctx, conversationId, retryAfter);
  // The job of a message that came after our last look and before the release has found the lease taken.
  const missed = await pendingInbound(ctx, conversationId, 1);
  return missed.length > 0 ? later(ctx, conversationId, 0) : { state: 'drained' };
}

function deletedAccount(error: unknown): 'deleted' {
  if (error instanceof AppError && error.code === 'not_found') return 'deleted';
  throw error;
}

async function later(
  ctx: Ctx,
  conversationId: string,
  afterSeconds: number,
  dedupeId?: string,
): Promise<ReplyJobResult> {
  await ctx.ports.queue.publish({
    ...replyJob(conversationId),
    delaySeconds: afterSeconds,
    ...(dedupeId ? { dedupeId } : {}),
  });
  return { state: 'later', afterSeconds };
}

/** Answers messages until none is pending. Returns the seconds to wait if the rest must be answered later. */
async function answerPending(
  ctx: Ctx,
  conversation: HeldConversation,
  first: InboundRow | undefined,
): Promise<number | null> {
  const startedAt = ctx.now().getTime();
  // Read one by one: binding a phone moves the messages behind the code to the user's conversation.
  for (let row = first; row; [row] = await pendingInbound(ctx, conversation.id, 1)) {
    if (ctx.now().getTime() - startedAt > maxWorkMs) return 0;
    const retryAfter = await answerMessage(ctx, conversation, row);
    if (retryAfter !== null) return retryAfter;
    conversation.question = undefined;
  }
  return null;
}

/** Answers one message and closes its row. Returns the seconds to wait if it must be tried again later. */
async function answerMessage(
  ctx: Ctx,
  conversation: HeldConversation,
  row: InboundRow,
): Promise<number | null> {
  if (row.crashes >= maxCrashes || row.attempts >= maxFailures) return setAside(ctx, row);
  try {
    const [reads] = await Promise.all([readForReply(ctx, row), startInbound(ctx, row.id)]);
    if (!reads) return null;
    showTyping(ctx, row);
    return await sendReply(ctx, row, await planReplyTo(ctx, conversation, row, reads));
  } catch (error) {
    await failInbound(ctx, row.id);
    throw error;
  }
}

/** Sends a reply and closes the row of its message. Returns the seconds to wait if the provider asks for them. */
async function sendReply(ctx: Ctx, row: InboundRow, reply: PlannedReply): Promise<number | null> {
  const sent = await deliverNow(ctx, reply.deliveryId);
  if (sent.state === 'postponed') {
    await retryInboundLater(ctx, row.id);
    return sent.retryAfterSeconds;
  }
  const status = logStatus[sent.outcome] ?? 'success';
  await finishInbound(ctx, row, { status, response: reply.message, isPrivate: reply.isPrivate });
  await markChosen(ctx, row);
  return null;
}

/** A sign that an answer is on its way, for channels that have one. Nothing waits for it, and nothing depends on it. */
function showTyping(ctx: Ctx, row: InboundRow): void {
  const { channel, address, isSimulated } = recipientOf(row);
  const messenger = isMessengerChannel(channel) && !isSimulated ? ctx.ports.messengers[channel] : undefined;
  messenger?.showTyping?.(address).catch(() => {});
}

/** What the webhook log shows if a reply was not certainly sent. */
const logStatus: Partial<Record<DeliveryState, string>> = { failed: 'error', unknown: 'unknown' };

/**
 * Sets a message that keeps failing aside with an apology, so that the next one can be answered. If its answer was already
 * committed, that is sent instead, because the user must not be asked to repeat what was done.
 */
async function setAside(ctx: Ctx, row: InboundRow): Promise<number | null> {
  const planned = await findReply(ctx, row.id);
  if (planned) return sendReply(ctx, row, await repeatPlannedReply(ctx, row, planned));
  const user = await findUserByAddress(ctx, row.channel, row.phoneNumber ?? '');
  const { deliveryId } = await planFixedReply(ctx, row, user?.id ?? null, apology, { sequence: 1 });
  await deliverNow(ctx, deliveryId);
  // It may have been an answer to the journal, and this can no longer be found out.
  await finishInbound(ctx, row, { status: 'set_aside', response: apology, isPrivate: true });
  return null;
}

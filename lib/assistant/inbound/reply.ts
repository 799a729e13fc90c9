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

const maxWorkMs = 200_000;
const maxCrashes = 2;
const maxFailures = 5;

const apology =
  'Sorry, I could not work on your last message. I have set it aside; please send it again in other words.';

export type ReplyJobResult = { state: 'drained' } | { state: 'later'; afterSeconds: number };

export async function replyToConversation(ctx: Ctx, conversationId: string): Promise<ReplyJobResult> {
  // Read in parallel with the claim to save a round trip. readForReply notices if another job has answered the
  // message in the meantime.
  const [claim, pending] = await Promise.all([
    claimConversation(ctx, conversationId, randomUUID()).catch(deletedAccount),
    pendingInbound(ctx, conversationId, 1),
  ]);
  if (claim === 'deleted') return { state: 'drained' };
  // The job that holds the lease looks for new messages before it ends. The later job is needed only if that job dies.
  if (!claim) {
    const seconds = await secondsUntilConversationIsFree(ctx, conversationId);
    const freeAt = Math.round(ctx.now().getTime() / 1000) + seconds;
    return later(ctx, conversationId, seconds, `lease:${conversationId}:${freeAt}`);
  }
  const retryAfter = await whileHolding(ctx, claim, () => answerPending(ctx, claim, pending[0])).finally(() =>
    releaseConversation(ctx, claim),
  );
  if (retryAfter !== null) return later(ctx, conversationId, retryAfter);
  // A message may have arrived after the last check but before the release. Its own job found the lease held
  // and did nothing.
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

// Returns the seconds that the next job must wait, or null for no job.
async function answerPending(
  ctx: Ctx,
  conversation: HeldConversation,
  first: InboundRow | undefined,
): Promise<number | null> {
  const startedAt = ctx.now().getTime();
  const heldBack: string[] = [];
  let soonest: number | null = null;
  // Read one by one, because binding a phone moves later messages to the user's conversation.
  for (let row = first; row; [row] = await pendingInbound(ctx, conversation.id, 1, heldBack)) {
    if (ctx.now().getTime() - startedAt > maxWorkMs) return 0;
    const retryAfter = await answerMessage(ctx, conversation, row);
    conversation.question = undefined;
    if (retryAfter === null) continue;
    heldBack.push(row.channel);
    soonest = Math.min(soonest ?? retryAfter, retryAfter);
  }
  return soonest;
}

// Returns the seconds that the provider asks to wait, or null.
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

function showTyping(ctx: Ctx, row: InboundRow): void {
  const { channel, address, isSimulated } = recipientOf(row);
  const messenger = isMessengerChannel(channel) && !isSimulated ? ctx.ports.messengers[channel] : undefined;
  messenger?.showTyping?.(address).catch(() => {});
}

const logStatus: Partial<Record<DeliveryState, string>> = { failed: 'error', unknown: 'unknown' };

// Apologizes for a message that keeps failing, so that the next message can be answered.
async function setAside(ctx: Ctx, row: InboundRow): Promise<number | null> {
  const planned = await findReply(ctx, row.id);
  if (planned) return sendReply(ctx, row, await repeatPlannedReply(ctx, row, planned));
  const user = await findUserByAddress(ctx, row.channel, row.phoneNumber ?? '');
  const { deliveryId } = await planFixedReply(ctx, row, user?.id ?? null, apology, { sequence: 1 });
  await deliverNow(ctx, deliveryId);
  // The message may have been an answer to the journal. This can no longer be determined, so it is treated as private.
  await finishInbound(ctx, row, { status: 'set_aside', response: apology, isPrivate: true });
  return null;
}

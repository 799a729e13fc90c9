import { type Reach, reachOf } from '@/lib/channels/contact-reads';
import type { Ctx } from '@/lib/context';
import { type Lease, leaseEnd, secondsUntilFree, whileLeased } from '@/lib/lease';
import { composeDigests, type Digest } from '@/lib/outbox/digests';
import type { DeliveryKinds } from '@/lib/outbox/kinds';
import { isReply, isRetryable, punctualMs } from '@/lib/outbox/rules';
import { listAttempts } from '@/lib/outbox/sending/attempt-writes';
import { formUpdates, sendDigests } from '@/lib/outbox/sending/send-digests';
import type { SendResult } from '@/lib/outbox/sending/send-messages';
import {
  type ClaimedDelivery,
  claimBatch,
  type DeliveryUpdate,
  findDeliveryState,
  renewDeliveries,
  updateDeliveries,
} from '@/lib/outbox/writes';

/**
 * Sends deliveries (rows of the outbox). A user's deliveries of one minute become one message (a digest). Returns
 * the results by digest id.
 */
export async function deliverBatch(
  ctx: Ctx,
  ids: string[],
  kinds: DeliveryKinds,
): Promise<Map<string, SendResult>> {
  const until = leaseEnd(ctx);
  const claimed = await claimBatch(ctx, ids, until);
  if (claimed.length === 0) return new Map();
  const claimedIds = claimed.map(({ id }) => id);
  const renew = (from: Date, to: Date) => renewDeliveries(ctx, claimedIds, from, to);
  return whileLeased(ctx, until, renew, (lease) => deliverClaimed(ctx, claimed, kinds, lease));
}

export async function deliverNow(ctx: Ctx, id: string, kinds: DeliveryKinds = {}): Promise<SendResult> {
  const result = (await deliverBatch(ctx, [id], kinds)).get(id);
  if (result) return result;
  const { state, channel, waitUntil } = await findDeliveryState(ctx, id);
  if (state !== 'planned' && state !== 'sending')
    return { state: 'done', outcome: state, channel, isPartlySent: false };
  const retryAfterSeconds = Math.min(secondsUntilFree(ctx, waitUntil), heldRetrySeconds);
  return { state: 'postponed', retryAfterSeconds, isPartlySent: false, isHeldBack: false };
}

const heldRetrySeconds = 5;

async function deliverClaimed(
  ctx: Ctx,
  claimed: ClaimedDelivery[],
  kinds: DeliveryKinds,
  lease: Lease,
): Promise<Map<string, SendResult>> {
  const userIds = new Set(claimed.flatMap((one) => (one.userId && !isReply(one) ? [one.userId] : [])));
  const [recipients, attempts] = await Promise.all([
    userIds.size > 0 ? reachOf(ctx, [...userIds]) : new Map<string, Reach>(),
    listAttempts(
      ctx,
      claimed.map(({ id }) => id),
    ),
  ]);
  const startedIds = new Set(attempts.flatMap((one) => (isRetryable(one) ? [] : [one.deliveryId])));
  const deliveries = claimed.map((one) => {
    const isStarted = startedIds.has(one.digestId ?? one.id);
    return !isStarted && isLate(ctx, one, kinds) ? { ...one, late: true } : one;
  });
  const texts = await renderTexts(ctx, deliveries, kinds, recipients);
  const batch = { deliveries, kinds, recipients, attempts, startedIds, texts };
  const { digests, unsent } = composeDigests(ctx, batch);
  await updateDeliveries(ctx, unsent);
  const results = await sendDigests(ctx, { digests, attempts, texts, lease });
  await updateDeliveries(
    ctx,
    results.flatMap(({ digest, result }) =>
      result.state === 'postponed'
        ? postponedUpdates(ctx, digest, texts, result)
        : formUpdates(digest, texts, result.outcome),
    ),
  );
  await runOnSent(
    ctx,
    kinds,
    results.flatMap(({ digest, result }) => (result.state === 'postponed' ? [] : [digest])),
  );
  return new Map(results.map(({ digest, result }) => [digest.id, result]));
}

function isLate(ctx: Ctx, { kind, dueAt }: ClaimedDelivery, kinds: DeliveryKinds): boolean {
  if (isReply({ kind }) || kinds[kind]?.respectsQuietHours) return false;
  return ctx.now().getTime() - dueAt.getTime() > punctualMs;
}

async function renderTexts(
  ctx: Ctx,
  deliveries: ClaimedDelivery[],
  kinds: DeliveryKinds,
  recipients: Map<string, Reach>,
): Promise<Map<string, string>> {
  const stored = deliveries.filter(({ body }) => body !== '');
  const unrendered = deliveries.flatMap(({ userId, ...one }) =>
    userId && one.body === '' ? [{ userId, ...one }] : [],
  );
  const byKind = Map.groupBy(unrendered, ({ kind }) => kind);
  const readerOf = (userId: string) => recipients.get(userId) ?? 'UTC';
  const rendered = await Promise.all(
    [...byKind].map(([kind, rows]) => kinds[kind]?.render(ctx, rows, readerOf) ?? new Map<string, string>()),
  );
  return new Map([
    ...stored.map(({ id, body }) => [id, body] as const),
    ...rendered.flatMap((texts) => [...texts]),
  ]);
}

function postponedUpdates(
  ctx: Ctx,
  { id: digestId, deliveries }: Digest,
  texts: Map<string, string>,
  { retryAfterSeconds, isPartlySent }: Extract<SendResult, { state: 'postponed' }>,
): DeliveryUpdate[] {
  const sendAt = new Date(ctx.now().getTime() + retryAfterSeconds * 1000);
  ctx.afterCommit.wakeAt(sendAt);
  return deliveries.map((delivery) => ({
    id: delivery.id,
    state: 'planned',
    body: isPartlySent ? (texts.get(delivery.id) ?? '') : delivery.body,
    channel: isReply(delivery) ? delivery.channel : null,
    address: isReply(delivery) ? delivery.address : null,
    digestId: delivery.id === digestId ? null : digestId,
    sendAt,
  }));
}

async function runOnSent(ctx: Ctx, kinds: DeliveryKinds, digests: Digest[]): Promise<void> {
  const sent = digests.flatMap(({ deliveries }) => deliveries);
  const toUsers = sent.flatMap(({ userId, ...one }) => (userId ? [{ userId, ...one }] : []));
  const byKind = Map.groupBy(toUsers, ({ kind }) => kind);
  await Promise.all([...byKind].map(([kind, rows]) => kinds[kind]?.onSent?.(ctx, rows)));
}

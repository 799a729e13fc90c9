import { type Reach, reachOf } from '@/lib/channels/contact-reads';
import type { Ctx } from '@/lib/context';
import { composeDigests, type Digest } from '@/lib/deliveries/digests';
import type { DeliveryKinds } from '@/lib/deliveries/kinds';
import { batchLeaseSeconds, isRetryable, punctualMs } from '@/lib/deliveries/rules';
import { type Attempt, listAttempts } from '@/lib/deliveries/sending/attempt-writes';
import { type SendResult, sendMessages } from '@/lib/deliveries/sending/send-messages';
import {
  type ClaimedDelivery,
  claimBatch,
  type DeliveryUpdate,
  updateDeliveries,
} from '@/lib/deliveries/writes';

/**
 * Sends a batch of planned deliveries: claims them, renders their texts, groups them into digests, sends these and stores the
 * results. A digest that cannot go to a phone is shown on the dashboard. The number of statements does not depend on the batch.
 */
export async function deliverBatch(ctx: Ctx, ids: string[], kinds: DeliveryKinds): Promise<{ sent: number }> {
  const claimed = await claimBatch(ctx, ids, batchLeaseSeconds);
  if (claimed.length === 0) return { sent: 0 };
  const [recipients, attempts] = await Promise.all([
    reachOf(ctx, [...new Set(claimed.map(({ userId }) => userId))]),
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
  // Texts and grouping are stored before anything is sent: after a crash, the next sender sends the same messages.
  const sending = digests.flatMap((digest) => updatesOf(digest, texts, 'sending'));
  await updateDeliveries(ctx, [...unsent, ...sending]);
  const results = await sendDigests(ctx, digests, attempts);
  await updateDeliveries(
    ctx,
    digests.flatMap((digest) => resultUpdates(ctx, digest, texts, results.get(digest.id))),
  );
  const sent = digests.filter(({ id }) => results.get(id)?.state !== 'postponed');
  await runOnSent(ctx, kinds, sent);
  return { sent: sent.length };
}

/** A delivery planned on time can be sent late, if its job was lost or the provider failed; the end of the quiet hours is not late. */
function isLate(ctx: Ctx, { kind, dueAt }: ClaimedDelivery, kinds: DeliveryKinds): boolean {
  return !kinds[kind]?.respectsQuietHours && ctx.now().getTime() - dueAt.getTime() > punctualMs;
}

/** Returns the texts by delivery id. A text that was stored when the delivery was planned, or by an earlier sender, is kept. */
async function renderTexts(
  ctx: Ctx,
  deliveries: ClaimedDelivery[],
  kinds: DeliveryKinds,
  recipients: Map<string, Reach>,
): Promise<Map<string, string>> {
  const stored = deliveries.filter(({ body }) => body !== '');
  const unrendered = deliveries.filter(({ body }) => body === '');
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

/** Sends digests to phones; returns the results by digest id, without those of the dashboard. */
function sendDigests(ctx: Ctx, digests: Digest[], attempts: Attempt[]): Promise<Map<string, SendResult>> {
  const byDelivery = Map.groupBy(attempts, ({ deliveryId }) => deliveryId);
  const messages = digests.flatMap(({ id, text, form }) => {
    if (form.by === 'dashboard') return [];
    const message = { deliveryId: id, ...form.phone, text, attempts: byDelivery.get(id) ?? [] };
    return [form.by === 'template' ? { ...message, template: form.announcement.template } : message];
  });
  return sendMessages(ctx, messages);
}

/** Returns the states of a digest's deliveries after sending; one that no phone has taken is shown on the dashboard. */
function resultUpdates(
  ctx: Ctx,
  digest: Digest,
  texts: Map<string, string>,
  result: SendResult | undefined,
): DeliveryUpdate[] {
  if (result?.state === 'postponed') return postponedUpdates(ctx, digest, texts, result);
  if (!result || result.outcome === 'failed')
    return updatesOf({ ...digest, form: { by: 'dashboard' } }, texts, 'delivered');
  return updatesOf(digest, texts, result.outcome);
}

function updatesOf(
  { id: digestId, deliveries, form }: Digest,
  texts: Map<string, string>,
  state: DeliveryUpdate['state'],
): DeliveryUpdate[] {
  const isOnPhone = form.by !== 'dashboard';
  return deliveries.map(({ id, late }) => ({
    id,
    state,
    body: texts.get(id) ?? '',
    channel: isOnPhone ? 'whatsapp' : 'web',
    address: isOnPhone ? form.phone.address : null,
    digestId: id === digestId ? null : digestId,
    late,
    waits: form.by === 'template' && !form.announcement.isWhole,
  }));
}

/** A postponed digest stays together. Once it has been sent in part, it also keeps its texts. */
function postponedUpdates(
  ctx: Ctx,
  { id: digestId, deliveries }: Digest,
  texts: Map<string, string>,
  { retryAfterSeconds, isPartlySent }: Extract<SendResult, { state: 'postponed' }>,
): DeliveryUpdate[] {
  const sendAt = new Date(ctx.now().getTime() + retryAfterSeconds * 1000);
  ctx.afterCommit.wakeAt(sendAt);
  return deliveries.map(({ id, body }) => ({
    id,
    state: 'planned',
    body: isPartlySent ? (texts.get(id) ?? '') : body,
    channel: null,
    address: null,
    digestId: id === digestId ? null : digestId,
    sendAt,
  }));
}

async function runOnSent(ctx: Ctx, kinds: DeliveryKinds, digests: Digest[]): Promise<void> {
  const sent = digests.flatMap(({ deliveries }) => deliveries);
  const byKind = Map.groupBy(sent, ({ kind }) => kind);
  await Promise.all([...byKind].map(([kind, rows]) => kinds[kind]?.onSent?.(ctx, rows)));
}

import { contactsFor, type Reach } from '@/lib/channels/contact-reads';
import type { Ctx } from '@/lib/context';
import type { DeliveryKinds } from '@/lib/outbox/kinds';
import { isInQuietHours, isReply } from '@/lib/outbox/rules';
import type { Attempt } from '@/lib/outbox/sending/attempt-writes';
import { formsOf, type MessageForm, replyForm } from '@/lib/outbox/sending/routes';
import type { ClaimedDelivery, DeliveryUpdate } from '@/lib/outbox/writes';
import type { MessageButton, TemplateName } from '@/lib/ports';
import { nextAt } from '@/lib/time/clock';

export interface Batch {
  deliveries: ClaimedDelivery[];
  kinds: DeliveryKinds;
  recipients: Map<string, Reach>;
  attempts: Attempt[];
  startedIds: Set<string>;
  texts: Map<string, string>;
}

/**
 * A message that contains all planned deliveries to a user in one minute. A reply of the assistant is never
 * joined with others, so it is a digest of one delivery.
 */
export interface Digest {
  id: string;
  kind: string;
  userId: string | null;
  deliveries: ClaimedDelivery[];
  text: string;
  buttons: MessageButton[];
  form: MessageForm;
  otherForms: MessageForm[];
}

export function composeDigests(ctx: Ctx, batch: Batch): { digests: Digest[]; unsent: DeliveryUpdate[] } {
  const { startedIds, recipients, texts } = batch;
  const digests: Digest[] = [];
  const unsent: DeliveryUpdate[] = [];
  for (const group of groupDeliveries(batch)) {
    const [first] = group;
    if (!first) continue;
    if (isReply(first)) {
      const update = replyUpdate(ctx, first);
      const form = replyForm(ctx, first);
      const { id, kind, userId, body: text } = first;
      const buttons = first.buttons ?? [];
      if (update) unsent.push(update);
      else if (form)
        digests.push({ id, kind, userId, deliveries: group, text, buttons, form, otherForms: [] });
      continue;
    }
    const recipient = recipients.get(first.userId ?? '');
    const started = group.find(({ id }) => startedIds.has(id));
    const isUnderWay = batch.attempts.some(
      ({ deliveryId, state }) => deliveryId === started?.id && state !== 'failed',
    );
    const ready = group.filter((delivery) => {
      // A message that was sent in part is completed, even in quiet hours or after its expiry.
      const update = isUnderWay ? null : unsentUpdate(ctx, delivery, batch);
      if (update) unsent.push(update);
      return !update;
    });
    const id = started?.id ?? ready[0]?.id;
    if (!id || !recipient) continue;
    const text = joinTexts(ready.map((delivery) => texts.get(delivery.id) ?? ''));
    const { kind, template } = mostImportant(ready, batch.kinds);
    const [form, ...otherForms] = formsOf(ctx, { id, kind, text, template }, recipient, batch.attempts);
    const buttons = batch.kinds[kind]?.buttons?.(id) ?? [];
    const { userId } = first;
    digests.push({ id, kind, userId, deliveries: ready, text, buttons, form, otherForms });
  }
  return { digests, unsent };
}

function groupDeliveries({ deliveries, startedIds, recipients }: Batch): ClaimedDelivery[][] {
  const sorted = deliveries.toSorted(
    (a, b) => a.dueAt.getTime() - b.dueAt.getTime() || (a.id < b.id ? -1 : 1),
  );
  const digestIds = new Set(sorted.flatMap(({ digestId }) => digestId ?? []));
  const groupOf = ({ id, userId, kind, digestId, sendAt }: ClaimedDelivery) => {
    if (digestId) return digestId;
    const isOwnMessage = digestIds.has(id) || startedIds.has(id) || isReply({ kind });
    if (isOwnMessage) return id;
    const recipient = recipients.get(userId ?? '');
    const contacts = recipient ? contactsFor(recipient, kind) : [];
    const minute = Math.floor(sendAt.getTime() / 60_000);
    return [userId, minute, ...contacts.map(({ contactPointId }) => contactPointId)].join('|');
  };
  return [...Map.groupBy(sorted, groupOf).values()];
}

function replyUpdate(ctx: Ctx, delivery: ClaimedDelivery): DeliveryUpdate | null {
  const { id, body, channel, address, expiresAt } = delivery;
  const base = { id, body, channel, address, digestId: null };
  if (expiresAt && expiresAt <= ctx.now()) return { ...base, state: 'expired' };
  return replyForm(ctx, delivery) ? null : { ...base, state: 'failed' };
}

const quietIfLaterThanMs = 3_600_000;

function unsentUpdate(ctx: Ctx, delivery: ClaimedDelivery, batch: Batch): DeliveryUpdate | null {
  const { recipients, texts, kinds } = batch;
  const { id, userId, kind, expiresAt, late, dueAt } = delivery;
  const now = ctx.now();
  const recipient = recipients.get(userId ?? '');
  const text = texts.get(id);
  const base = { id, body: text ?? '', channel: null, address: null, digestId: null };
  if (text === undefined || !recipient) return { ...base, state: 'cancelled' };
  if (expiresAt && expiresAt <= now) return { ...base, state: 'expired' };
  const isVeryLate = late && now.getTime() - dueAt.getTime() > quietIfLaterThanMs;
  const respectsQuietHours = kinds[kind]?.respectsQuietHours === true || isVeryLate;
  if (!respectsQuietHours || !isInQuietHours(recipient, now)) return null;
  const { at: sendAt } = nextAt(recipient.quietTo, recipient.timezone, now);
  if (expiresAt && expiresAt <= sendAt) return { ...base, state: 'expired' };
  ctx.afterCommit.wakeAt(sendAt);
  return { ...base, body: '', state: 'planned', sendAt };
}

const maxDigestLength = 4500;

export function joinTexts(texts: string[]): string {
  let length = -separator.length;
  const cut = texts.findIndex((text, index) => {
    length += separator.length + text.length;
    return index > 0 && length > maxDigestLength;
  });
  const shown = cut < 0 ? texts : texts.slice(0, cut);
  const hidden = texts.length - shown.length;
  return [...shown, ...(hidden > 0 ? [`… and ${hidden} more: see your dashboard.`] : [])].join(separator);
}

const separator = '\n\n';

const templatePriority: TemplateName[] = ['reminder', 'journal', 'summary', 'recap'];

function mostImportant(
  deliveries: ClaimedDelivery[],
  kinds: DeliveryKinds,
): { kind: string; template: TemplateName | undefined } {
  const names = deliveries.map(({ kind }) => kind);
  for (const template of templatePriority) {
    const kind = names.find((name) => kinds[name]?.template === template);
    if (kind) return { kind, template };
  }
  return { kind: names[0] ?? '', template: undefined };
}

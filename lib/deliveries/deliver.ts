import { type Reach, reachOf } from '@/lib/channels/reads';
import type { Ctx } from '@/lib/context';
import type { Kinds } from '@/lib/deliveries/kinds';
import { type Posted, post } from '@/lib/deliveries/post';
import { isQuiet, isWindowOpen, mayTryAgain, punctualMs, templatePart } from '@/lib/deliveries/rules';
import { type SendRow, triesOf } from '@/lib/deliveries/send-writes';
import { announce } from '@/lib/deliveries/template';
import { type ClaimedDelivery, claimChunk, type Settled, settleChunk } from '@/lib/deliveries/writes';
import type { TemplateName } from '@/lib/ports';
import { nextAt } from '@/lib/time/clock';

/** Outlives the function's limit, so that a living sender is never overtaken. */
const leaseSeconds = 330;

/** What is a little late was still timed by its person; the quiet hours hold what nobody waits for at that hour any more. */
const heldAfterMs = 3_600_000;

/** About three messages of WhatsApp. */
const longestMessage = 4500;
const pressing: TemplateName[] = ['reminder', 'journal', 'summary', 'recap'];

/** One message to one person: the delivery that leads it, and the others it carries. */
interface Message {
  lead: ClaimedDelivery;
  all: ClaimedDelivery[];
  text: string;
  reach: Reach;
  form: Form;
}

/** How a message leaves: as it is, announced by a template, or not by phone at all. */
type Form =
  | { by: 'phone'; to: NonNullable<Reach['phone']> }
  | { by: 'template'; to: NonNullable<Reach['phone']>; announcement: ReturnType<typeof announce> }
  | { by: 'dashboard' };

/**
 * Sends a chunk of planned deliveries: claims them, loads what they need in a constant number of statements, renders, sends,
 * and marks all of them at once. What cannot leave by a phone stands on the dashboard.
 */
export async function deliverChunk(ctx: Ctx, ids: string[], kinds: Kinds): Promise<{ sent: number }> {
  const taken = await claimChunk(ctx, ids, leaseSeconds);
  if (taken.length === 0) return { sent: 0 };
  const [reach, tries] = await Promise.all([
    reachOf(ctx, [...new Set(taken.map(({ userId }) => userId))]),
    triesOf(
      ctx,
      taken.map(({ id }) => id),
    ),
  ]);
  // What may have left already is neither called off nor put in other company: its tries are found under its leader.
  const begunIds = new Set(tries.flatMap((one) => (mayTryAgain(one) ? [] : [one.deliveryId])));
  const claimed = taken.map((one) =>
    begunIds.has(one.leadId ?? one.id) ? one : withLateness(ctx, one, kinds),
  );
  const texts = await renderAll(ctx, claimed, kinds, reach);
  const staying: Settled[] = [];
  const messages: Message[] = [];
  for (const group of groupsOf(claimed, begunIds)) {
    const person = reach.get(group[0]?.userId ?? '');
    const begun = group.find(({ id }) => begunIds.has(id));
    const ready = group.filter((delivery) => {
      if (begun) return true;
      const isOurs = kinds[delivery.kind]?.isOurs === true;
      const early = outcomeOf(ctx, delivery, texts.get(delivery.id), person, isOurs);
      if (early) staying.push(early);
      return !early;
    });
    const lead = begun ?? ready[0];
    if (!lead || !person) continue;
    const text = textOf(ready.map(({ id }) => texts.get(id) ?? ''));
    const template = templateOf(ready, kinds);
    const form = formOf(ctx, person, text, template, tries, lead.id);
    messages.push({ lead, all: ready, text, reach: person, form });
  }
  // The words and their company are written before anything leaves: whoever goes on after a crash sends the same message.
  await settleChunk(ctx, [
    ...staying,
    ...messages.flatMap((message) => settledAs(ctx, message, null, texts)),
  ]);
  const posted = await sendAll(ctx, messages, tries);
  await settleChunk(
    ctx,
    messages.flatMap((message) => settledAs(ctx, message, posted.get(message.lead.id), texts)),
  );
  const left = messages.filter(({ lead }) => posted.get(lead.id)?.state !== 'put-off');
  await noteSent(
    ctx,
    kinds,
    left.flatMap(({ all }) => all),
  );
  return { sent: left.length };
}

/** Planned on time it may still leave late: its job was lost, or its provider failing. What Sidekick times is never late by being held. */
function withLateness(ctx: Ctx, delivery: ClaimedDelivery, kinds: Kinds): ClaimedDelivery {
  const isOverdue = ctx.now().getTime() - delivery.dueAt.getTime() > punctualMs;
  return isOverdue && !kinds[delivery.kind]?.isOurs ? { ...delivery, late: true } : delivery;
}

async function renderAll(
  ctx: Ctx,
  claimed: ClaimedDelivery[],
  kinds: Kinds,
  reach: Map<string, Reach>,
): Promise<Map<string, string>> {
  const unworded = claimed.filter(({ body }) => body === '');
  const byKind = Map.groupBy(unworded, ({ kind }) => kind);
  const zoneOf = (userId: string) => reach.get(userId)?.zone ?? 'UTC';
  const texts = await Promise.all(
    [...byKind].map(([kind, rows]) => kinds[kind]?.render(ctx, rows, zoneOf) ?? new Map<string, string>()),
  );
  return new Map([
    // What was worded when it was planned stands as it is.
    ...claimed.filter(({ body }) => body !== '').map(({ id, body }) => [id, body] as const),
    ...texts.flatMap((map) => [...map]),
  ]);
}

async function noteSent(ctx: Ctx, kinds: Kinds, sent: ClaimedDelivery[]): Promise<void> {
  const byKind = Map.groupBy(sent, ({ kind }) => kind);
  await Promise.all([...byKind].map(([kind, rows]) => kinds[kind]?.onSent?.(ctx, rows)));
}

/** The message of what is due together: what would be too much for a phone is counted, and stands on the dashboard. */
function textOf(texts: string[]): string {
  const shown = texts.filter(
    (_, place) => place === 0 || texts.slice(0, place + 1).join('\n\n').length <= longestMessage,
  );
  const rest = texts.length - shown.length;
  return [...shown, ...(rest > 0 ? [`… and ${rest} more: see your dashboard.`] : [])].join('\n\n');
}

/** What announces a message, whichever of its parts leads it: the most pressing one says. */
function templateOf(ready: ClaimedDelivery[], kinds: Kinds): TemplateName | undefined {
  const named = new Set(ready.map(({ kind }) => kinds[kind]?.template));
  return pressing.find((name) => named.has(name));
}

/** What leaves to one person in the same minute: what is due then, and what was held until then. */
function groupsOf(claimed: ClaimedDelivery[], begunIds: Set<string>): ClaimedDelivery[][] {
  const sorted = claimed.toSorted((a, b) => a.dueAt.getTime() - b.dueAt.getTime() || (a.id < b.id ? -1 : 1));
  const minute = ({ userId, sendAt }: ClaimedDelivery) =>
    `${userId}|${Math.floor(sendAt.getTime() / 60_000)}`;
  // One that was part of a message before stays part of it, and one that left alone stays alone.
  const leads = new Set(sorted.flatMap(({ leadId }) => leadId ?? []));
  const company = (one: ClaimedDelivery) =>
    one.leadId ?? (leads.has(one.id) || begunIds.has(one.id) ? one.id : minute(one));
  return [...Map.groupBy(sorted, company).values()];
}

/** Where a delivery does not leave now: its thing is gone, its time is over, or it waits for the end of the quiet hours. */
function outcomeOf(
  ctx: Ctx,
  delivery: ClaimedDelivery,
  text: string | undefined,
  person: Reach | undefined,
  isOurs: boolean,
): Settled | null {
  const now = ctx.now();
  const base = { id: delivery.id, body: text ?? '', channel: null, address: null, leadId: null };
  if (text === undefined || !person) return { ...base, state: 'cancelled' };
  if (delivery.expiresAt && delivery.expiresAt <= now) return { ...base, state: 'expired' };
  // What the person timed leaves at its minute, at any hour; what comes late is ours to time.
  const isHeld = isOurs || (delivery.late && now.getTime() - delivery.dueAt.getTime() > heldAfterMs);
  if (!isHeld || !isQuiet(person, now)) return null;
  const { at: sendAt } = nextAt(person.quietTo, person.zone, now);
  if (delivery.expiresAt && delivery.expiresAt <= sendAt) return { ...base, state: 'expired' };
  ctx.due.note(sendAt);
  return { ...base, body: '', state: 'planned', sendAt };
}

const dashboard: Form = { by: 'dashboard' };

/** Decided when it leaves; what has begun to leave goes on in its form. */
function formOf(
  ctx: Ctx,
  { phone, firstName }: Reach,
  text: string,
  template: TemplateName | undefined,
  tries: SendRow[],
  id: string,
): Form {
  if (!phone) return dashboard;
  const begun = tries.find((one) => one.deliveryId === id && !mayTryAgain(one));
  const isText = begun ? begun.part !== templatePart : isWindowOpen(phone.lastInboundAt, ctx.now());
  if (isText) return { by: 'phone', to: phone };
  const isSetUp = template && ctx.ports.messenger.templates?.includes(template);
  return isSetUp
    ? { by: 'template', to: phone, announcement: announce(template, text, firstName) }
    : dashboard;
}

/** Sends each message to its person's phone; gives where it stands by its leading delivery's id. */
async function sendAll(ctx: Ctx, messages: Message[], tries: SendRow[]): Promise<Map<string, Posted>> {
  const byDelivery = Map.groupBy(tries, ({ deliveryId }) => deliveryId);
  const letters = messages.flatMap(({ lead, text, form }) => {
    if (form.by === 'dashboard') return [];
    const letter = { deliveryId: lead.id, ...form.to, text, tries: byDelivery.get(lead.id) ?? [] };
    return [form.by === 'template' ? { ...letter, template: form.announcement.template } : letter];
  });
  return post(ctx, letters);
}

/** A refused message and one that no phone takes stand on the dashboard: that is where it was delivered. */
function settledAs(
  ctx: Ctx,
  { lead, all, form }: Message,
  posted: Posted | undefined | null,
  texts: Map<string, string>,
): Settled[] {
  if (posted?.state === 'put-off')
    return all.map((one) => {
      const body = posted.isBegun ? (texts.get(one.id) ?? '') : one.body;
      return putOff(ctx, { ...one, body }, posted.retryAfterSeconds, lead);
    });
  const isOnPhone = posted === null || (posted !== undefined && posted.outcome !== 'failed');
  const state = posted === null ? 'sending' : (posted?.outcome ?? 'delivered');
  const waits = isOnPhone && form.by === 'template' && !form.announcement.isWhole;
  return all.map(({ id, late }) => ({
    id,
    waits,
    state: state === 'failed' ? 'delivered' : state,
    body: texts.get(id) ?? '',
    channel: isOnPhone ? 'whatsapp' : 'web',
    address: isOnPhone && form.by !== 'dashboard' ? form.to.address : null,
    leadId: id === lead.id ? null : lead.id,
    late,
  }));
}

/** It keeps its company and the words it was given: what has begun to leave goes on as the same message. */
function putOff(ctx: Ctx, delivery: ClaimedDelivery, seconds: number, lead: ClaimedDelivery): Settled {
  const sendAt = new Date(ctx.now().getTime() + seconds * 1000);
  ctx.due.note(sendAt);
  const leadId = delivery.id === lead.id ? null : lead.id;
  return {
    id: delivery.id,
    state: 'planned',
    body: delivery.body,
    channel: null,
    address: null,
    leadId,
    sendAt,
  };
}

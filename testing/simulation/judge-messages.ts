import { isWindowOpen, mayBeOnDashboard } from '@/testing/simulation/judge-channels';
import type { SimulatedUser } from '@/testing/simulation/perform';
import { afterQuietHours, isQuiet } from '@/testing/simulation/quiet-hours';
import type { RecordedDelivery, RecordedReply } from '@/testing/simulation/recorded';
import {
  type Evidence,
  respectsQuietHours,
  type Verdict,
  violation,
  wasSent,
} from '@/testing/simulation/verdict';
import { type AcceptedMessage, headlineIn } from '@/testing/virtual/provider';

interface Message {
  deliveries: RecordedDelivery[];
  accepted: AcceptedMessage[];
}

const hourMs = 3_600_000;
const windowMs = 24 * hourMs;
const unfinishedAfterMs = 14 * hourMs;
const comparedHeadlineLength = 190;

export function judgeMessages(verdict: Verdict, user: SimulatedUser, evidence: Evidence): void {
  const { deliveryOf, deliveries, replies, accepted, end } = evidence;
  const replyIds = new Set(replies.map(({ id }) => id));
  const ownMessages = accepted.filter(({ sendId }) => !replyIds.has(deliveryOf.get(sendId) ?? ''));
  const byDigest = Map.groupBy(ownMessages, ({ sendId }) => deliveryOf.get(sendId) ?? '');
  const sent = deliveries.filter((delivery) => wasSent(delivery));
  const messages = new Map<string, Message>(
    [...Map.groupBy(sent, ({ id, digestId }) => digestId ?? id)].map(([digestId, all]) => [
      digestId,
      { deliveries: all, accepted: byDigest.get(digestId) ?? [] },
    ]),
  );
  for (const [digestId, [first]] of byDigest) {
    const at = first?.at.getTime() ?? end;
    if (first && !messages.has(digestId) && at < end + unfinishedAfterMs)
      verdict.doubled.push(violation(user.script, 'message', at, `without a delivery: ${first.text}`));
  }
  for (const message of messages.values()) judgeMessage(verdict, user, message, evidence);
  judgeMornings(verdict, user, [...messages.values()]);
  if (evidence.hasTemplates) judgeFollowUps(verdict, user, [...messages.values()], evidence);
}

function judgeMessage(
  verdict: Verdict,
  user: SimulatedUser,
  { deliveries, accepted }: Message,
  evidence: Evidence,
): void {
  const { replies } = evidence;
  const { script } = user;
  const [first] = deliveries;
  if (!first) return;
  const due = first.dueAt.getTime();
  const note = (list: string[], subject: string, what: string) =>
    list.push(violation(script, subject, due, what));
  if (first.channel === 'web') {
    verdict.onDashboard += deliveries.length;
    if (!mayBeOnDashboard(user, first, evidence)) note(verdict.lost, first.subject, 'not sent to the user');
    if (accepted.length > 0) note(verdict.doubled, first.subject, 'on the dashboard too');
    return;
  }
  if (accepted.some(({ channel }) => channel !== first.channel))
    note(verdict.doubled, first.subject, 'on another channel too');
  const texts = accepted.map(({ text }) => text);
  if (new Set(texts).size < texts.length || accepted.filter(({ template }) => template).length > 1)
    note(verdict.doubled, first.subject, 'two messages');
  for (const { template, at } of accepted)
    if (template && isWindowOpen(user, at.getTime(), evidence) && !hasWrittenAt(user, at))
      note(verdict.wrongInstant, first.subject, 'announced although the answering window was open');
  verdict.sentElsewhere += first.channel === 'whatsapp' ? 0 : deliveries.length;
  verdict.sent += deliveries.length;
  // The full text may have come with a reply, or the user may have answered the journal meanwhile.
  const cameWithReply = () => isInReply(user, first, replies) || mayHaveAnsweredJournal(user, first, replies);
  if (accepted.length === 0 && cameWithReply()) return;
  if (accepted.some(({ template }) => template)) {
    verdict.announced += deliveries.length;
    const isNamed = accepted.some(({ text }) =>
      deliveries.some((one) => opens(user, one)(headlineIn(text).slice(0, comparedHeadlineLength))),
    );
    if (!isNamed) note(verdict.lost, first.subject, 'not in its announcement');
    return;
  }
  const lines = texts.flatMap((text) => text.split('\n'));
  for (const [subject, same] of Map.groupBy(deliveries, (one) => textSubject(one))) {
    const [one] = same;
    const found = one ? lines.filter(opens(user, one)).length : 0;
    if (found > same.length) note(verdict.doubled, subject, 'two lines');
    if (found < same.length) note(verdict.lost, subject, 'no message');
  }
}

function judgeMornings(verdict: Verdict, { script }: SimulatedUser, messages: Message[]): void {
  const postponed = messages.flatMap(({ deliveries }) => {
    const first = deliveries.find((delivery) => {
      const due = delivery.dueAt.getTime();
      const waited = respectsQuietHours(delivery) && isQuiet(script, due);
      return waited && delivery.sendAt.getTime() === afterQuietHours(script, due);
    });
    return first ?? [];
  });
  for (const [at, all] of Map.groupBy(postponed, ({ sendAt }) => sendAt.getTime())) {
    const [first] = all;
    if (first && all.length > 1)
      verdict.doubled.push(violation(script, first.subject, at, `${all.length} messages of one morning`));
  }
}

function judgeFollowUps(
  verdict: Verdict,
  user: SimulatedUser,
  messages: Message[],
  { replies }: Evidence,
): void {
  const announced = messages.flatMap(announcedIn);
  const followed = new Set<RecordedDelivery>();
  for (const { at, text, messageId } of replies) {
    const lines = text.split('\n');
    const open = announced.filter(
      ({ delivery, from }) => !followed.has(delivery) && (from ?? delivery.dueAt.getTime()) <= at,
    );
    for (const { delivery, from } of open) if (from !== null) followed.add(delivery);
    const isCommand = user.messages.find(({ id }) => id === messageId)?.text.startsWith('/');
    // A message that is not a command may have answered the journal's prompt. Its full text is then not sent.
    const mustFollow = ({ delivery, from }: Announced) =>
      from !== null && from < at && (isCommand === true || delivery.subject !== 'journal');
    const fresh = open.filter(({ delivery }) => at - delivery.dueAt.getTime() < windowMs);
    for (const [subject, same] of Map.groupBy(fresh, ({ delivery }) => textSubject(delivery))) {
      const [one] = same;
      const required = same.filter(mustFollow).length;
      const found = one ? lines.filter(opens(user, one.delivery)).length : 0;
      verdict.followed += found;
      if (found < required)
        verdict.lost.push(violation(user.script, subject, at, 'the full text did not follow'));
      if (found > same.length) verdict.doubled.push(violation(user.script, subject, at, 'twice in a reply'));
    }
    for (const line of lines.filter((one) => /^(?:Reminder|Still open): R/.test(one)))
      if (!open.some(({ delivery }) => opens(user, delivery)(line)))
        verdict.doubled.push(violation(user.script, 'reply', at, line));
  }
}

// A delivery that a template has announced. `from` is the instant of the announcement (ms); null if the
// announcement may never have arrived.
interface Announced {
  delivery: RecordedDelivery;
  from: number | null;
}

function announcedIn({ deliveries, accepted }: Message): Announced[] {
  const template = accepted.find((one) => one.template);
  const isWhole = deliveries.length === 1 && deliveries[0]?.body === headlineIn(template?.text ?? '');
  if (accepted.length === 0) return deliveries.map((delivery) => ({ delivery, from: null }));
  if (!template || isWhole) return [];
  return deliveries.map((delivery) => ({ delivery, from: template.at.getTime() }));
}

function isInReply(user: SimulatedUser, delivery: RecordedDelivery, replies: RecordedReply[]): boolean {
  return repliesAfter(delivery, replies).some(({ text }) => text.split('\n').some(opens(user, delivery)));
}

function mayHaveAnsweredJournal(
  { messages }: SimulatedUser,
  delivery: RecordedDelivery,
  replies: RecordedReply[],
): boolean {
  if (delivery.subject !== 'journal') return false;
  const answered = repliesAfter(delivery, replies).map(
    ({ messageId }) => messages.find(({ id }) => id === messageId)?.text ?? '/',
  );
  return answered.some((text) => !text.startsWith('/'));
}

function repliesAfter({ dueAt }: RecordedDelivery, replies: RecordedReply[]): RecordedReply[] {
  const due = dueAt.getTime();
  return replies.filter(({ at }) => at > due && at - due < windowMs);
}

function hasWrittenAt({ messages }: SimulatedUser, at: Date): boolean {
  return messages.some((message) => message.at === at.getTime());
}

function textSubject({ subject }: RecordedDelivery): string {
  const [kind = '', key = ''] = subject.split(' ');
  return [kind === 'snooze' ? 'reminder' : kind, key].join(' ').trim();
}

function opens({ script }: SimulatedUser, delivery: RecordedDelivery): (line: string) => boolean {
  const [kind = '', key = ''] = textSubject(delivery).split(' ');
  const tests: Record<string, (line: string) => boolean> = {
    daily: (line) => line.startsWith(`${script.name} summary · `),
    journal: (line) => line.startsWith(`${script.name} journal`),
    recap: (line) => line.startsWith('Your week · '),
    reminder: (line) => line === `Reminder: R${key}` || line.startsWith(`Reminder: R${key} `),
    nag: (line) => line.startsWith(`Still open: R${key}`) && !/[\d.]/.test(line.charAt(13 + key.length)),
    lead: (line) => !line.startsWith('Reminder') && line.includes(`: R${key} (`),
    social: (line) => line.startsWith(`Today is S${key}'s birthday`),
    social_lead: (line) => !line.startsWith('Today is') && line.includes(`: S${key}'s birthday`),
  };
  return tests[kind] ?? (() => false);
}

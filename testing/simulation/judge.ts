import type { UserScript } from '@/testing/simulation/actions';
import { type Expected, firstFrom } from '@/testing/simulation/expected/periods';
import { judgeMessages } from '@/testing/simulation/judge-messages';
import type { SimulatedUser } from '@/testing/simulation/perform';
import { afterQuietHours, isQuiet, leavesBy } from '@/testing/simulation/quiet-hours';
import type { RecordedDelivery } from '@/testing/simulation/recorded';
import {
  type Evidence,
  respectsQuietHours,
  type Verdict,
  violation,
  wasSent,
} from '@/testing/simulation/verdict';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const lateAfterMs = 2 * minuteMs;
const quietIfLaterThanMs = hourMs;
const mayBeUnproven = /^(?:daily|journal|recap|nag|social|social_lead)\b/;

export function judgeUser(verdict: Verdict, user: SimulatedUser, evidence: Evidence): void {
  const { expected, deliveries, end } = evidence;
  const due = deliveries.filter(({ dueAt }) => dueAt.getTime() < end);
  for (const one of expected)
    if (Math.min(...one.instants) < end) judgeExpected(verdict, user.script, one, due, evidence);
  for (const delivery of due) {
    const dueAt = delivery.dueAt.getTime();
    const isExpected = expected.some((one) => isSame(one, delivery) && one.instants.includes(dueAt));
    if (!isExpected)
      verdict.wrongInstant.push(violation(user.script, delivery.subject, dueAt, delivery.state));
  }
  judgeMessages(verdict, user, evidence);
}

function isSame(expected: Expected, delivery: RecordedDelivery): boolean {
  if (expected.subject !== delivery.subject) return false;
  const isByInstant = expected.slot.includes('T');
  if (isByInstant) return expected.instants.includes(delivery.dueAt.getTime());
  return delivery.slot === expected.slot;
}

function judgeExpected(
  verdict: Verdict,
  user: UserScript,
  expected: Expected,
  deliveries: RecordedDelivery[],
  evidence: Evidence,
): void {
  const [due = 0] = expected.instants;
  const own = deliveries.filter((delivery) => isSame(expected, delivery));
  const note = (list: string[], what: string) => list.push(violation(user, expected.subject, due, what));
  if (own.length > 1) note(verdict.doubled, 'two deliveries');
  if (expected.isCertain) countExpected(verdict, expected);
  const [delivery] = own;
  if (!delivery) {
    if (expected.isCertain) note(verdict.lost, 'no delivery');
    return;
  }
  if (wasSent(delivery)) {
    if (expected.isOver) note(verdict.wrongInstant, 'sent after it was answered');
    judgeTime(verdict, user, delivery, expected, evidence);
    return;
  }
  if (delivery.state === 'unknown' && mayBeUnproven.test(delivery.subject)) verdict.unproven += 1;
  else if (hasExpired(delivery) && mayExpire(user, expected, delivery, evidence)) verdict.expired += 1;
  else if (delivery.state !== 'cancelled' || !mayBeCancelled(user, expected, delivery, evidence))
    note(verdict.lost, delivery.state);
}

function countExpected(verdict: Verdict, { subject }: Expected): void {
  const [kind = ''] = subject.split(' ');
  verdict.expected += 1;
  verdict.expectedByKind[kind] = (verdict.expectedByKind[kind] ?? 0) + 1;
}

function judgeTime(
  verdict: Verdict,
  user: UserScript,
  delivery: RecordedDelivery,
  expected: Expected,
  { longestWayMs }: Evidence,
): void {
  const due = delivery.dueAt.getTime();
  const ready = Math.max(due, expected.from ?? due);
  const sentAt = delivery.sentAt?.getTime() ?? due;
  const note = (what: string) => verdict.wrongInstant.push(violation(user, delivery.subject, due, what));
  if (sentAt < due) note('too early');
  const isPostponed = respectsQuietHours(delivery) && isQuiet(user, ready);
  if (isPostponed) verdict.postponed += 1;
  const from = isPostponed ? afterQuietHours(user, ready) : ready;
  const quietHoursApply = respectsQuietHours(delivery) || sentAt - due > quietIfLaterThanMs;
  if (quietHoursApply && isQuiet(user, sentAt)) note(`in quiet hours, ${new Date(sentAt).toISOString()}`);
  if (sentAt - from > lateAfterMs) verdict.late += 1;
  verdict.latestMs = Math.max(verdict.latestMs, sentAt - from);
  if (sentAt > latestAfter(user, from, longestWayMs))
    verdict.lost.push(violation(user, delivery.subject, due, 'far too late'));
}

function latestAfter(user: UserScript, from: number, longestWayMs: number): number {
  return afterQuietHours(user, from + longestWayMs) + longestWayMs;
}

function hasExpired({ state, subject }: RecordedDelivery): boolean {
  return state === 'expired' || (state === 'cancelled' && subject.startsWith('lead'));
}

function mayExpire(
  user: UserScript,
  expected: Expected,
  delivery: RecordedDelivery,
  { wakes, longestWayMs }: Evidence,
): boolean {
  const due = Math.max(delivery.dueAt.getTime(), expected.from ?? 0);
  const planned = firstFrom(wakes, due) ?? due;
  const expiresInQuietHours = isQuiet(user, planned) && afterQuietHours(user, planned) >= expected.expiresAt;
  const quietHoursApply = respectsQuietHours(delivery) || planned + longestWayMs > due + quietIfLaterThanMs;
  const heededFrom = respectsQuietHours(delivery) ? planned : due + quietIfLaterThanMs;
  const latest = Math.max(
    latestAfter(user, planned, longestWayMs),
    leavesBy(user, planned, longestWayMs, heededFrom),
  );
  return expiresInQuietHours || (quietHoursApply && latest > expected.expiresAt);
}

function mayBeCancelled(
  user: UserScript,
  expected: Expected,
  delivery: RecordedDelivery,
  { deliveries, longestWayMs }: Evidence,
): boolean {
  if (!expected.isCertain) return true;
  const latest = latestAfter(user, delivery.dueAt.getTime(), longestWayMs);
  if (expected.answeredAt !== undefined && expected.answeredAt <= latest) return true;
  const isNewer = (other: RecordedDelivery) =>
    other.subject === delivery.subject && other.dueAt > delivery.dueAt && other.dueAt.getTime() <= latest;
  return delivery.subject.startsWith('nag') && deliveries.some(isNewer);
}

import type { Person } from '@/lib/testing/simulation/acts';
import { type Expected, firstFrom } from '@/lib/testing/simulation/expected/segments';
import { judgeMessages } from '@/lib/testing/simulation/judge-messages';
import type { Row } from '@/lib/testing/simulation/kept';
import { isNight, morningAfter } from '@/lib/testing/simulation/night';
import type { Life } from '@/lib/testing/simulation/perform';
import { type Given, hasLeft, isOurs, said, type Verdict } from '@/lib/testing/simulation/verdict';

const minute = 60_000;
const hour = 60 * minute;
/** Until the next heartbeat, and a lost chunk until the one after. */
const longestWayMs = 130 * minute;
/** Nobody can say whether it left, and it does not come again. */
const mayBeUnproven = /^(?:daily|journal|recap|nag|social|social_lead)\b/;

export function judgePerson(verdict: Verdict, life: Life, given: Given): void {
  const { expected, rows, end } = given;
  const soon = rows.filter(({ dueAt }) => dueAt.getTime() < end);
  for (const one of expected)
    if (Math.min(...one.instants) < end) judgeRun(verdict, life.person, one, soon, given);
  for (const row of soon) {
    const isMeant = expected.some((one) => isRowOf(one, row) && one.instants.includes(row.dueAt.getTime()));
    if (!isMeant) verdict.wrongInstant.push(said(life.person, row.subject, row.dueAt.getTime(), row.state));
  }
  judgeMessages(verdict, life, given);
}

function isRowOf(one: Expected, row: Row): boolean {
  if (one.subject !== row.subject) return false;
  return one.slot.includes('T') ? one.instants.includes(row.dueAt.getTime()) : row.slot === one.slot;
}

function judgeRun(verdict: Verdict, person: Person, one: Expected, rows: Row[], given: Given): void {
  const [due = 0] = one.instants;
  const own = rows.filter((row) => isRowOf(one, row));
  const note = (list: string[], what: string) => list.push(said(person, one.subject, due, what));
  if (own.length > 1) note(verdict.doubled, 'rows');
  if (one.isCertain) countExpected(verdict, one);
  const [row] = own;
  if (!row) {
    if (one.isCertain) note(verdict.missed, 'no row');
    return;
  }
  if (hasLeft(row)) {
    if (one.isOver) note(verdict.wrongInstant, 'after the answer');
    judgeTime(verdict, person, row, one);
    return;
  }
  if (row.state === 'unknown' && mayBeUnproven.test(row.subject)) verdict.unproven += 1;
  else if (isGone(row) && mayExpire(person, one, row, given)) verdict.expired += 1;
  else if (row.state !== 'cancelled' || !mayBeCalledOff(person, one, row, given.rows))
    note(verdict.missed, row.state);
}

function countExpected(verdict: Verdict, { subject }: Expected): void {
  const [kind = ''] = subject.split(' ');
  verdict.expected += 1;
  verdict.kinds[kind] = (verdict.kinds[kind] ?? 0) + 1;
}

/** When it left: not before its time, not at night where Sidekick timed it, and at the end of the night where it waited. */
function judgeTime(verdict: Verdict, person: Person, row: Row, expected: Expected): void {
  const due = row.dueAt.getTime();
  const ready = Math.max(due, expected.from ?? due);
  const at = row.sentAt?.getTime() ?? due;
  const note = (what: string) => verdict.wrongInstant.push(said(person, row.subject, due, what));
  if (at < due) note('too early');
  const isHeld = isOurs(row) && isNight(person, ready);
  if (isHeld) verdict.held += 1;
  const from = isHeld ? morningAfter(person, ready) : ready;
  if (isNight(person, at) && isTimedByUs(row, at)) note(`at night, ${new Date(at).toISOString()}`);
  if (at - from > 2 * minute) verdict.late += 1;
  verdict.latestMs = Math.max(verdict.latestMs, at - from);
  const latest = morningAfter(person, from + longestWayMs) + longestWayMs;
  if (at > latest) verdict.missed.push(said(person, row.subject, due, 'far too late'));
}

/** What comes more than an hour late is Sidekick's to time too. */
function isTimedByUs(row: Row, at: number): boolean {
  return isOurs(row) || at - row.dueAt.getTime() > hour;
}

/** What announces a thing that is over by now is called off with it. */
function isGone({ state, subject }: Row): boolean {
  return state === 'expired' || (state === 'cancelled' && subject.startsWith('lead'));
}

/** Late enough for its end: planned late, held by a night, and the longest way after each. */
function mayExpire(person: Person, one: Expected, row: Row, { wakes }: Given): boolean {
  const planned = firstFrom(wakes, row.dueAt.getTime()) ?? row.dueAt.getTime();
  const latest = morningAfter(person, planned + longestWayMs) + longestWayMs;
  const isHeldOver = isNight(person, planned) && morningAfter(person, planned) >= one.expiresAt;
  const canBeLate = isOurs(row) || planned + longestWayMs > row.dueAt.getTime() + hour;
  return isHeldOver || (canBeLate && latest > one.expiresAt);
}

/** Answered on its way, overtaken by a newer question about the same thing, or not certain from the start. */
function mayBeCalledOff(person: Person, one: Expected, row: Row, rows: Row[]): boolean {
  if (!one.isCertain) return true;
  const due = row.dueAt.getTime();
  const latest = morningAfter(person, due + longestWayMs) + longestWayMs;
  if (one.answeredAt !== undefined && one.answeredAt <= latest) return true;
  const isOvertaken = (other: Row) =>
    other.subject === row.subject && other.dueAt > row.dueAt && other.dueAt.getTime() <= latest;
  return row.subject.startsWith('nag') && rows.some(isOvertaken);
}

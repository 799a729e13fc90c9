import { type Expected, firstFrom } from '@/lib/testing/simulation/expected';
import type { Person } from '@/lib/testing/simulation/script';
import type { Taken } from '@/lib/testing/virtual/provider';

/** A row of deliveries, as the judge reads it. */
export interface Row {
  kind: string;
  /** "daily", or the key of a reminder. */
  subject: string;
  slot: string;
  dueAt: Date;
  state: string;
  channel: string | null;
}

export interface Verdict {
  expected: number;
  sent: number;
  onDashboard: number;
  /** After midnight, or too late before the end of the quiet hours: nobody wanted it any more. */
  expired: number;
  /** Summaries of which the provider gave no answer: they do not come again, and it has none of them. */
  unproven: number;
  late: number;
  latestMs: number;
  doubled: string[];
  missed: string[];
  wrongInstant: string[];
}

const minute = 60_000;
const leftStates = ['accepted', 'delivered', 'read'];
/** Until the next heartbeat, and a lost chunk until the one after. */
const longestWayMs = 130 * minute;

export function freshVerdict(): Verdict {
  return {
    ...{ expected: 0, sent: 0, onDashboard: 0, expired: 0, unproven: 0, late: 0, latestMs: 0 },
    ...{ doubled: [], missed: [], wrongInstant: [] },
  };
}

/** Holds what one person got, by the provider's ledger and the table of deliveries, against what they had to get. */
export function judgePerson(
  verdict: Verdict,
  person: Person,
  given: { expected: Expected[]; rows: Row[]; taken: Taken[]; wakes: number[]; end: number },
): void {
  const { expected, taken, wakes, end } = given;
  const rows = given.rows.filter(({ dueAt }) => dueAt.getTime() < end);
  for (const one of expected) judgeRun(verdict, person, one, rows, wakes);
  for (const row of rows) {
    const isMeant = expected.some((one) => isRowOf(one, row) && one.instants.includes(row.dueAt.getTime()));
    if (!isMeant) verdict.wrongInstant.push(said(person, row.subject, row.dueAt.getTime(), row.state));
  }
  // What was due later has messages too.
  for (const [subject, own] of Map.groupBy(given.rows, (row) => row.subject))
    judgeLedger(verdict, person, subject, own, taken);
}

function isRowOf(one: Expected, row: Row): boolean {
  if (one.subject !== row.subject) return false;
  return one.subject === 'daily' ? row.slot === one.slot : one.instants.includes(row.dueAt.getTime());
}

function judgeRun(verdict: Verdict, person: Person, one: Expected, rows: Row[], wakes: number[]): void {
  const [due = 0] = one.instants;
  const own = rows.filter((row) => isRowOf(one, row));
  if (own.length > 1) verdict.doubled.push(said(person, one.subject, due, 'rows'));
  if (one.isCertain) verdict.expected += 1;
  const [row] = own;
  if (!row) {
    if (one.isCertain) verdict.missed.push(said(person, one.subject, due, 'no row'));
    return;
  }
  const hasLeft = leftStates.includes(row.state);
  if (hasLeft && row.channel === 'web') verdict.onDashboard += 1;
  if (hasLeft && person.hasPhone && row.channel !== 'whatsapp')
    verdict.missed.push(said(person, one.subject, due, 'not by phone'));
  if (hasLeft) return;
  if (row.state === 'unknown' && one.subject === 'daily') verdict.unproven += 1;
  else if (row.state === 'expired' && mayExpire(one, row, wakes)) verdict.expired += 1;
  else if (one.isCertain || row.state !== 'cancelled')
    verdict.missed.push(said(person, one.subject, due, row.state));
}

/** A summary that could be late enough for its midnight; nothing else is ever late enough here. */
function mayExpire(one: Expected, row: Row, wakes: number[]): boolean {
  const planned = firstFrom(wakes, row.dueAt.getTime()) ?? 0;
  return one.expiresAt !== null && planned + longestWayMs > one.expiresAt;
}

/** Each of a subject's rows that left by phone has its own message, none before its time. */
function judgeLedger(verdict: Verdict, person: Person, subject: string, rows: Row[], taken: Taken[]): void {
  const line = subject === 'daily' ? `${person.name} summary · ` : `Reminder: R${subject}`;
  const isSaid = (text: string) =>
    text.split('\n').some((words) => (subject === 'daily' ? words.startsWith(line) : words === line));
  const sent = taken.filter(({ text }) => isSaid(text)).map(({ at }) => at.getTime());
  const left = rows
    .filter(({ state, channel }) => leftStates.includes(state) && channel === 'whatsapp')
    .map(({ dueAt }) => dueAt.getTime())
    .toSorted((a, b) => a - b);
  if (sent.length > left.length)
    verdict.doubled.push(said(person, subject, sent[left.length] ?? 0, 'messages'));
  if (sent.length < left.length) verdict.missed.push(said(person, subject, left.at(-1) ?? 0, 'no message'));
  verdict.sent += sent.length;
  for (const [place, due] of left.entries()) {
    const late = (sent[place] ?? due) - due;
    if (late < 0) verdict.wrongInstant.push(said(person, subject, due, 'too early'));
    if (late > 2 * minute) verdict.late += 1;
    verdict.latestMs = Math.max(verdict.latestMs, late);
    if (late > longestWayMs + 12 * 60 * minute)
      verdict.missed.push(said(person, subject, due, 'far too late'));
  }
}

function said({ name, zone }: Person, subject: string, at: number, what: string): string {
  return `${name} ${zone} ${subject} ${new Date(at).toISOString()}: ${what}`;
}

import type { Match, Piece } from '@/lib/time/phrases/pieces';
import { clockAt } from '@/lib/time/phrases/read/clocks';
import { dateAt } from '@/lib/time/phrases/read/dates';
import { dayAt } from '@/lib/time/phrases/read/day-phrases';
import { exceptionAt } from '@/lib/time/phrases/read/exceptions';
import { holidayAt } from '@/lib/time/phrases/read/holidays';
import { numericDateAt } from '@/lib/time/phrases/read/numeric-dates';
import { everyAt, nthAt } from '@/lib/time/phrases/read/recurring';
import { shiftAt } from '@/lib/time/phrases/read/shifts';
import { daysAt } from '@/lib/time/phrases/read/weekdays';
import { opensTime } from '@/lib/time/phrases/text/openers';
import type { Scan } from '@/lib/time/phrases/text/tokens';
import { loneZoneAt } from '@/lib/time/phrases/text/zones';

/**
 * A match with the joining words before it. `lead` contains these words, such as "on the", and `start` is the
 * index of the first token of `match`.
 */
export type Step = { match: Match; lead: string[]; start: number };

export type Role = 'start' | 'until' | 'through' | null;

const matchers = [
  exceptionAt,
  everyAt,
  daysAt,
  nthAt,
  shiftAt,
  numericDateAt,
  dateAt,
  holidayAt,
  dayAt,
  clockAt,
  zonePieceAt,
];
const zoneMatchers = [zonePieceAt];

function zonePieceAt(scan: Scan, i: number): Match | null {
  const zone = loneZoneAt(scan, i);
  return zone && { pieces: [{ kind: 'zone', zone: zone.value }], next: zone.next, strength: 'weak' };
}

function pieceAt(scan: Scan, i: number): Match | null {
  const known = scan.pieces.get(i);
  if (known !== undefined) return known;
  const token = scan.tokens[i];
  if (token?.kind === 'mark' && !/^[(½]$/.test(token.text)) return null;
  let best: Match | null = null;
  const isOpener = token?.kind !== 'word' || opensTime(token.text);
  for (const matcher of isOpener ? matchers : zoneMatchers) {
    const match = matcher(scan, i);
    if (match && (!best || match.next > best.next)) best = match;
  }
  scan.pieces.set(i, best);
  return best;
}

/**
 * Returns the match at token `i`. At most `most` words that match `joints`, such as "on the", may come before
 * the match.
 */
export function stepAt(scan: Scan, i: number, joints: RegExp, most: number): Step | null {
  let best: Step | null = null;
  const lead: string[] = [];
  for (let at = i; at <= i + most; at++) {
    const match = pieceAt(scan, at);
    const fits = lead.at(-1) !== 'in' || !/^(offset|weekday|now|shift)$/.test(match?.pieces[0]?.kind ?? '');
    // In "log in at 9" and "gets in on monday", "in" belongs to the verb.
    const link = lead.at(lead.at(-1) === 'the' ? -2 : -1) ?? '';
    const isVerbs = /^(?:at|on)$/.test(link) && lead.includes('in');
    if (match && fits && !isVerbs && (!best || match.next > best.match.next))
      best = { match, lead: [...lead], start: at };
    const text = scan.tokens[at]?.text ?? '';
    if (!joints.test(text)) break;
    // "I'll be late thursday" tells who is late.
    if (
      text === 'late' &&
      at < 4 &&
      /^(?:be|been|am|i'm|im|we're|running)$/.test(scan.tokens[at - 1]?.text ?? '')
    )
      break;
    lead.push(text);
  }
  return best;
}

export const joiners =
  /^(at|on|by|in|of|for|until|till|til|through|before|after|from|around|about|approximately|circa|sometime|due|@|starting|beginning|between|early|mid|late|and|the|,|-|\(|\)|\/)$/;

export function roleOf(lead: string[]): Role {
  if (lead.some((each) => /^(starting|beginning|from|since)$/.test(each))) return 'start';
  if (lead.includes('through')) return 'through';
  return lead.some((each) => /^(until|till|til)$/.test(each)) ? 'until' : null;
}

export function kindsOf(steps: Step[]): string[] {
  return steps.flatMap(({ match }) => match.pieces.map((piece) => piece.kind));
}

function isMonth([piece, another]: Piece[]): boolean {
  return piece?.kind === 'month' && piece.year === null && !another;
}

export function clashes(steps: Step[], step: Step): boolean {
  // In "at 5 about tomorrow's meeting" the second time belongs to the meeting.
  if (step.match.strength === 'faint' && step.lead.length > 0) return true;
  const kinds = new Set(kindsOf(steps));
  const isBound = roleOf(step.lead) !== null && kinds.has('every');
  // In "6am jun, 7am tess", "jun" is a name: an hour does not belong to a whole month.
  const [hour, month] = [kinds.has('clock') && kinds.size === 1, kinds.has('month') && kinds.size === 1];
  if (
    (hour && isMonth(step.match.pieces)) ||
    (month && /^(clock|offset|weekday)$/.test(step.match.pieces[0]?.kind ?? ''))
  )
    return true;
  return !isBound && step.match.pieces.some((piece) => kinds.has(piece.kind) && piece.kind !== 'part');
}

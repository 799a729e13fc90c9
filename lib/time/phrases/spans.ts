import { clockAt } from './clocks';
import { dateAt, numericDateAt } from './dates';
import { dayAt } from './days';
import { exceptionAt, openerAt } from './exceptions';
import { holidayAt } from './feasts';
import { inDays, type Match, type Piece } from './pieces';
import { everyAt, nthAt } from './recurring';
import { durationAt, shiftAt } from './shifts';
import { digits, mark, maybe, type Scan, word } from './tokens';
import { clauseEnds, counts } from './vocabulary';
import { daysAt } from './weekdays';

/** What a date beside a rule is: its first day, its last, or neither. Of a stretch, 'through' takes all of it in, 'until' none. */
type Role = 'start' | 'until' | 'through' | null;
export type Placed = { piece: Piece; role: Role };
/** A stretch of tokens [start, end) that speaks of one time. */
export type Span = { start: number; end: number; placed: Placed[]; faint: boolean };

/** The stretches of a text that speak of a time, from left to right. Faint ones only where nothing better is there. */
export function spansOf(scan: Scan): Span[] {
  const spans: Span[] = [];
  for (let i = 0; i < scan.tokens.length; ) {
    const span = spanAt(scan, i);
    if (span) spans.push(span);
    i = span ? span.end : i + 1;
  }
  const clear = spans.filter((span) => !span.faint);
  return clear.length > 0 ? clear : spans;
}

type Step = { match: Match; lead: string[]; start: number };

function spanAt(scan: Scan, i: number): Span | null {
  const first = stepAt(scan, i, leads, 3);
  if (!first) return null;
  const steps = [first];
  for (;;) {
    const last = steps[steps.length - 1] ?? first;
    const step =
      lastsAfter(scan, steps) ?? endlessAfter(scan, steps) ?? stepAt(scan, last.match.next, joiners, 3);
    if (!step || clashes(steps, step)) break;
    steps.push(step);
  }
  const range = rangeAfter(scan, steps) ?? openException(scan, steps);
  if (range) steps.push(range);
  const kept = scan.loose ? plain(scan, steps) : supported(scan, steps);
  const last = kept[kept.length - 1];
  if (!last || kept[0] !== first) return null;
  return {
    start: i,
    end:
      mark(scan, last.match.next) === ')' && last.lead.includes('(') ? last.match.next + 1 : last.match.next,
    placed: kept.flatMap(({ match, lead }) => match.pieces.map((piece) => ({ piece, role: roleOf(lead) }))),
    faint: kept.every(({ match }) => match.strength === 'faint'),
  };
}

const leads =
  /^(at|on|by|in|for|until|till|til|before|after|from|around|about|approximately|circa|sometime|due|@|starting|beginning|since|the|through|between|early|late|later|over|during)$/;
const joiners =
  /^(at|on|by|in|of|for|until|till|til|through|before|after|from|around|about|approximately|circa|sometime|due|@|starting|beginning|between|early|late|and|the|,|-|\(|\)|\/)$/;

// The longest match wins, whether it takes the words before it ("in 20 minutes") or leaves them as mere joints.
function stepAt(scan: Scan, i: number, joints: RegExp, most: number): Step | null {
  let best: Step | null = null;
  const lead: string[] = [];
  for (let at = i; at <= i + most; at++) {
    const match = pieceAt(scan, at);
    const fits = lead.at(-1) !== 'in' || !/^(offset|weekday|now|shift)$/.test(match?.pieces[0]?.kind ?? '');
    if (match && fits && (!best || match.next > best.match.next))
      best = { match, lead: [...lead], start: at };
    const text = scan.tokens[at]?.text ?? '';
    if (!joints.test(text)) break;
    lead.push(text);
  }
  return best;
}

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
];

function pieceAt(scan: Scan, i: number): Match | null {
  let best: Match | null = null;
  for (const matcher of matchers) {
    const match = matcher(scan, i);
    if (match && (!best || match.next > best.next)) best = match;
  }
  return best;
}

/** "… to 5pm", "… and the 23rd", "… or 6": the far end of a stretch or a second choice, which is no point in time. */
function rangeAfter(scan: Scan, steps: Step[]): Step | null {
  const last = steps[steps.length - 1]?.match.next ?? 0;
  if (!/^(to|-|–|through|thru|until|till|and|or|&)$/.test(scan.tokens[last]?.text ?? '')) return null;
  const step = stepAt(scan, last + 1, joiners, 1);
  if (!step || counted(scan, step) || !clashes(steps, { ...step, lead: [] })) return null;
  if (step.match.strength === 'weak' && !clauseEnds(scan, step.match.next)) return null;
  return { ...step, match: { ...step.match, pieces: [{ kind: 'void' }] } };
}

/** "every day … for two weeks": only beside a series is a length its end. */
function lastsAfter(scan: Scan, steps: Step[]): Step | null {
  const kinds = steps.flatMap(({ match }) => match.pieces.map((piece) => piece.kind));
  const start = maybe(scan, steps[steps.length - 1]?.match.next ?? 0, /^,$/);
  if (word(scan, start) !== 'for' || !kinds.includes('every') || kinds.includes('lasts')) return null;
  const length = durationAt(scan, maybe(scan, maybe(scan, start + 1, /^the$/), /^(next|coming)$/));
  if (!length || !inDays(length.value)) return null;
  const piece: Piece = { kind: 'lasts', amount: length.value };
  return { match: { pieces: [piece], next: length.next, strength: 'sure' }, lead: ['for'], start };
}

/** "every day forever": what every series is that has no end. */
function endlessAfter(scan: Scan, steps: Step[]): Step | null {
  const kinds = steps.flatMap(({ match }) => match.pieces.map((piece) => piece.kind));
  const start = maybe(scan, steps[steps.length - 1]?.match.next ?? 0, /^,$/);
  if (!kinds.includes('every') || kinds.includes('lasts')) return null;
  if (!/^(forever|indefinitely)$/.test(word(scan, start))) return null;
  if (!clauseEnds(scan, start + 1) && word(scan, start + 1) !== 'at') return null;
  return { match: { pieces: [], next: start + 1, strength: 'sure' }, lead: [], start };
}

/** "every day except when it rains": what is left out is no day, so the series is not known. */
function openException(scan: Scan, steps: Step[]): Step | null {
  const kinds = steps.flatMap(({ match }) => match.pieces.map((piece) => piece.kind));
  const end = maybe(scan, steps[steps.length - 1]?.match.next ?? 0, /^,$/);
  const next =
    kinds.includes('every') &&
    /^(except|excluding|unless|apart)$/.test(word(scan, end)) &&
    openerAt(scan, end);
  return next
    ? { match: { pieces: [{ kind: 'void' }], next, strength: 'sure' }, lead: [], start: end }
    : null;
}

function clashes(steps: Step[], step: Step): boolean {
  // "at 5 about tomorrow's meeting": whose meeting, not when.
  if (step.match.strength === 'faint' && step.lead.length > 0) return true;
  const dateRole = roleOf(step.lead) !== null;
  const kinds = new Set(steps.flatMap(({ match }) => match.pieces.map((piece) => piece.kind)));
  return !dateRole && step.match.pieces.some((piece) => kinds.has(piece.kind) && piece.kind !== 'part');
}

function roleOf(lead: string[]): Role {
  if (lead.some((each) => /^(starting|beginning|from|since)$/.test(each))) return 'start';
  if (lead.includes('through')) return 'through';
  return lead.some((each) => /^(until|till|til)$/.test(each)) ? 'until' : null;
}

/** Where the words are known to speak of a time, only numbers that count or label something are left out. */
function plain(scan: Scan, steps: Step[]): Step[] {
  return steps.filter((step, n) => !counted(scan, step) && !(n > 0 && isStray(scan, step, steps[n - 1])));
}

/** Weak evidence needs a fitting word before it or something certain beside it. */
function supported(scan: Scan, steps: Step[]): Step[] {
  const strong = steps.map((step) => step.match.strength !== 'weak' || introduced(scan, step));
  if (!strong.includes(true)) return [];
  const kept: Step[] = [];
  for (const [n, step] of steps.entries()) {
    if (!strong[n] && (counted(scan, step) || isStray(scan, step, steps[n - 1], steps[n + 1]))) break;
    kept.push(step);
  }
  return kept.some((step) => step.match.strength !== 'weak' || introduced(scan, step)) ? kept : [];
}

function introduced(scan: Scan, { match, lead, start }: Step): boolean {
  if (match.pieces[0]?.kind !== 'clock' || counts(scan, match.next) || isAddress(scan, match.next))
    return false;
  const run = digits(scan, start);
  const ends = clauseEnds(scan, match.next);
  const four = /^\d{3,4}$/.test(run);
  const firm = ends || (run !== '' && (!four || /^(0|1[3-9]|2)/.test(run)));
  if (lead.includes('at') || lead.includes('@')) return firm || match.next - start > 1;
  if (
    lead.includes('for') &&
    ends &&
    /^(alarms?|clock|reminder|appointment|meeting|call|up|me|it)$/.test(word(scan, start - lead.length - 1))
  )
    return true;
  if (lead.includes('by') && /^(divided|multiplied|times)$/.test(word(scan, start - lead.length - 1)))
    return false;
  return (
    ends &&
    !four &&
    lead.some((each) => /^(by|around|until|till|til|before|after|circa|approximately)$/.test(each))
  );
}

function counted(scan: Scan, { match }: Step): boolean {
  return match.strength === 'weak' && match.pieces[0]?.kind === 'clock' && counts(scan, match.next);
}

/** A lone number that merely stands there: "one friday", "may third 12". */
function isStray(scan: Scan, { match, start, lead }: Step, before?: Step, after?: Step): boolean {
  if (match.pieces[0]?.kind !== 'clock' || match.next > start + 1 || match.strength !== 'weak') return false;
  const previous = scan.tokens[start - 1];
  if (labels.test(previous?.text ?? '')) return true;
  const next = after?.match.pieces;
  const opens = !before && lead.length === 0;
  if (opens && previous && (previous.kind === 'number' || !next?.some((piece) => piece.kind === 'part')))
    return true;
  if (word(scan, start) === 'one' && lead.length === 0 && after?.match.pieces[0]?.kind === 'weekday')
    return true;
  return (
    before?.match.pieces.at(-1)?.kind === 'date' &&
    start === before.match.next &&
    /^\d{1,2}$/.test(digits(scan, start))
  );
}

const labels =
  /^(room|chapter|gate|page|number|no|flight|route|bus|line|level|size|unit|version|week|part|season|episode|highway|iphone|platform|apartment|apt|suite|table|item|task|todo|option|volume|channel|#)$/;

function isAddress(scan: Scan, i: number): boolean {
  const street = /^(street|st|road|rd|avenue|ave|lane|drive|boulevard|blvd|square|broadway)$/;
  return [i, i + 1, i + 2].some((at) => street.test(word(scan, at)));
}

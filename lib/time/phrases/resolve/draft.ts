import type { PlacedPiece, Span } from '@/lib/time/phrases/find/spans';
import { type Draft, type Every, inDays, type Phrase, type Piece } from '@/lib/time/phrases/pieces';
import { withHalf } from '@/lib/time/phrases/resolve/hours';

export function gatherPieces(spans: Span[]): Phrase | null {
  if (spans.length === 0) return null;
  const phrase: Phrase = { main: {}, start: {}, until: {}, through: {}, end: {} };
  const placed = spans.flatMap((span) => span.placed);
  const repeats = placed.some(({ piece }) => piece.kind === 'every');
  const isElapsed = placed.some(({ piece }) => isOfHours(piece));
  const isDaily = hasHourOfEachDay(placed);
  for (const each of placed) {
    const draft = isElapsed
      ? draftWithHours(phrase, each)
      : isDaily
        ? draftOfDays(phrase, each, repeats)
        : null;
    if (!put(draft ?? draftOf(phrase, each, repeats), each)) return null;
  }
  return { ...phrase, main: asSeries(inHalfOfEnd(phrase)), isDaily };
}

// "4am dec 16 to 24" and "dec 16 to 24 4am", but not "dec 16 4am to 24".
function hasHourOfEachDay(placed: PlacedPiece[]): boolean {
  const isDayOf = (role: PlacedPiece['role']) => (each: PlacedPiece) =>
    each.role === role && isDay(each.piece);
  const isHour = ({ piece }: PlacedPiece) => piece.kind === 'clock';
  const last = placed.findLastIndex(isDayOf('end'));
  const first = placed.findIndex((each) => each.role !== 'end' && isDay(each.piece));
  const hours = placed.flatMap((each, n) => (isHour(each) ? [n] : []));
  const isWeekly = placed.every(({ piece }) => piece.kind === 'clock' || piece.kind === 'weekday');
  if (isWeekly || first < 0 || last < 0 || hours.length === 0 || hours.length > 2) return false;
  return hours.every((n) => n < first) || hours.every((n) => n > last);
}

function draftOfDays(
  { main, start, end }: Phrase,
  { piece, role }: PlacedPiece,
  repeats: boolean,
): Draft | null {
  if (piece.kind === 'part') return main;
  if (repeats && !role && isDay(piece)) return start;
  if (piece.kind !== 'clock') return null;
  return main.clock ? end : main;
}

// "Every monday 6-7am" begins at 6 in the morning.
function inHalfOfEnd({ main, end }: Phrase): Draft {
  if (!(main.every || main.days) || !main.clock || !end.clock) return main;
  return { ...main, clock: withHalf(main.clock, end.clock, true) };
}

function asSeries(main: Draft): Draft {
  const { window, ...more } = main;
  if (!window || window.sign < 0 || !inDays(window.amount) || !main.clock || main.every) return main;
  const every: Every = { kind: 'every', freq: 'DAILY', interval: 1, days: [], inner: null };
  return { ...more, every, lasts: { kind: 'lasts', amount: window.amount } };
}

// "Every hour until 6" ends at 6, and the day in "every hour from 9 to 5 tomorrow" belongs to both hours.
function draftWithHours(phrase: Phrase, { piece, role }: PlacedPiece): Draft | null {
  if (piece.kind === 'clock' && role === 'until') return phrase.end;
  return role === 'end' && isDay(piece) ? phrase.main : null;
}

function draftOf(phrase: Phrase, { piece, role }: PlacedPiece, repeats: boolean): Draft {
  // "Every day from 1 to 5 december": the end of the range is the last day of the series.
  if (role === 'end' && repeats && isDay(piece)) return phrase.through;
  if (role === 'end') return /^(every|days|except)$/.test(piece.kind) ? phrase.main : phrase.end;
  return repeats && role && isDay(piece) ? phrase[role] : phrase.main;
}

function isOfHours(piece: Piece): boolean {
  return piece.kind === 'every' && /^(HOURLY|MINUTELY)$/.test(piece.freq);
}

function isOfDays(piece: Piece): piece is Every {
  return piece.kind === 'every' && piece.freq === 'WEEKLY' && piece.interval === 1 && piece.days.length > 0;
}

function isDay({ kind }: Piece): boolean {
  return /^(offset|weekday|date|monthDay|holiday|period|shift|month|stamp|edge)$/.test(kind);
}

function put(draft: Draft, { piece }: PlacedPiece): boolean {
  const existing = draft[piece.kind];
  if (existing && piece.kind === 'part' && existing.kind === 'part') {
    // In "tonight ... in the evening", the piece that names a day is kept.
    if (existing.day === null) Object.assign(draft, { part: { ...piece, part: existing.part } });
    return true;
  }
  // "Every hour from 9 to 5 on workdays".
  const onDays = [existing, piece].find((each) => each && isOfDays(each));
  const ofHours = [existing, piece].find((each) => each && isOfHours(each));
  if (existing && onDays && ofHours && isOfDays(onDays)) {
    Object.assign(draft, { every: { ...ofHours, days: onDays.days } });
    return true;
  }
  if (existing) return JSON.stringify(existing) === JSON.stringify(piece);
  Object.assign(draft, { [piece.kind]: piece });
  return true;
}

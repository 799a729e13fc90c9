import {
  type Amount,
  type DayPiece,
  inDays,
  type Match,
  type Piece,
  type Shift,
} from '@/lib/time/phrases/pieces';
import { clockAt } from '@/lib/time/phrases/read/clocks';
import { dateAt } from '@/lib/time/phrases/read/dates';
import { dayAt } from '@/lib/time/phrases/read/day-phrases';
import { durationAt } from '@/lib/time/phrases/read/durations';
import { holidayAt } from '@/lib/time/phrases/read/holidays';
import { numericDateAt } from '@/lib/time/phrases/read/numeric-dates';
import { cardinal, ordinal } from '@/lib/time/phrases/text/numbers';
import { type Found, maybe, type Scan, skip, word } from '@/lib/time/phrases/text/tokens';
import { weekdayOf } from '@/lib/time/phrases/text/vocabulary';

export function shiftAt(scan: Scan, i: number): Match | null {
  return (
    inAwhile(scan, i) ??
    distance(scan, i) ??
    neighbour(scan, i) ??
    weekdayFromAt(scan, i) ??
    nearestAt(scan, i)
  );
}

function inAwhile(scan: Scan, i: number): Match | null {
  const opener = word(scan, i);
  if (opener !== 'in' && opener !== 'within' && opener !== 'after') return null;
  const amount = durationAt(scan, maybe(scan, i + 1, /^(about|around|approximately|roughly|another)$/));
  if (!amount || /^(since|of)$/.test(word(scan, amount.next))) return null;
  // "In 3 weeks on monday" means the Monday of that week. "3 weeks on monday" counts from next Monday.
  const tail = word(scan, amount.next) === 'on' ? null : direction(scan, amount.next, amount.value);
  const time = /'s?$/.test(word(scan, amount.next - 1)) ? maybe(scan, amount.next, /^time$/) : amount.next;
  if (tail) return shift(amount.value, tail);
  return shift(amount.value, { sign: 1, from: 'now', pieces: [], next: skip(scan, time, 'time') ?? time });
}

function distance(scan: Scan, i: number): Match | null {
  const amount = durationAt(scan, i) ?? bareUnit(scan, i);
  const tail = amount && (direction(scan, amount.next, amount.value) ?? fromToday(scan, i, amount));
  return tail ? shift(amount.value, tail) : null;
}

// "Six weeks today" is six weeks from today, but not in "sober for six weeks today".
function fromToday(scan: Scan, i: number, { value, next }: Found<Amount>): Tail | null {
  const day = /^(today|tomorrow)$/.exec(word(scan, next))?.[0];
  const isLong = value.weeks || value.months || value.years;
  if (!day || !isLong || lasting.test(word(scan, i - 1)) || isAge(scan, i - 1)) return null;
  return { sign: 1, from: { kind: 'offset', days: day === 'today' ? 0 : 1 }, pieces: [], next: next + 1 };
}

const lasting =
  /^(for|been|turn(s|ed)?|old|clean|sober|together|married|pregnant|took|lasted|worked|am|are|was|were|all|last|past)$/;

// "The baby is six weeks today" tells an age, "the next one is six weeks today" a day.
function isAge(scan: Scan, i: number): boolean {
  return (
    word(scan, i) === 'is' &&
    !/^(one|appointment|it|that|next|visit|meeting|check-?up)$/.test(word(scan, i - 1))
  );
}

type Tail = { sign: 1 | -1; from: Shift['from']; pieces: Piece[]; next: number };

function direction(scan: Scan, i: number, amount: Amount): Tail | null {
  const heading = word(scan, i);
  if (heading === 'ago') return { sign: -1, from: 'now', pieces: [], next: i + 1 };
  if (heading === 'hence') return { sign: 1, from: 'now', pieces: [], next: i + 1 };
  if (heading === 'later' || heading === 'afterwards')
    return { sign: 1, from: 'anchor', pieces: [], next: i + 1 };
  if (heading === 'earlier' || heading === 'beforehand')
    return { sign: -1, from: 'anchor', pieces: [], next: i + 1 };
  const weekday = heading === 'on' && amount.weeks ? weekdayOf(word(scan, i + 1)) : null;
  if (weekday)
    return { sign: 1, from: { kind: 'weekday', day: weekday.day, which: 'plain' }, pieces: [], next: i + 2 };
  const sign = /^(from|after|since)$/.test(heading) ? 1 : /^(before|prior)$/.test(heading) ? -1 : null;
  if (!sign) return null;
  const start = skip(scan, i, 'prior', 'to') ?? i + 1;
  if (word(scan, start) === 'now') return { sign, from: 'now', pieces: [], next: start + 1 };
  if (!inDays(amount) && (clockAt(scan, start) || baseAt(scan, start)))
    return { sign, from: 'said', pieces: [], next: start };
  const base = baseAt(scan, maybe(scan, start, /^the$/)) ?? baseAt(scan, start);
  if (base) return { sign, from: base.day, pieces: base.rest, next: base.next };
  if (heading === 'from' || heading === 'since') return null;
  return { sign, from: 'anchor', pieces: [], next: heading === 'prior' ? start : i + 1 };
}

function neighbour(scan: Scan, i: number): Match | null {
  const start = maybe(scan, i, /^the$/);
  const turned = /^(next|following|previous)$/.exec(word(scan, start))?.[0];
  if (turned && start > i && word(scan, start + 1) === 'day') {
    const sign = turned === 'previous' ? -1 : 1;
    return shift({ days: 1 }, { sign, from: 'anchor', pieces: [], next: start + 2 });
  }
  const unit = /^(day|night|evening|morning)$/.test(word(scan, start))
    ? { unit: 'days' as const }
    : weekOrMore(scan, start);
  if (!unit || !/^(before|after)$/.test(word(scan, start + 1))) return null;
  // "Day after day" does not name a time.
  if (word(scan, start + 2) === word(scan, start)) return null;
  const tail = direction(scan, start + 1, { days: 1 });
  if (!tail) return null;
  // In "tomorrow morning before ten", "morning before" does not mean the morning before another day.
  if (tail.from === 'anchor' && start === i && word(scan, start) !== 'day') return null;
  const found = shift({ [unit.unit]: 1 }, tail);
  const part = /^(night|evening|morning)$/.exec(word(scan, start))?.[0];
  if (!part) return found;
  const kind = part === 'night' ? 'night' : part === 'evening' ? 'evening' : 'morning';
  return { ...found, pieces: [...found.pieces, { kind: 'part', part: kind, day: null }] };
}

function weekOrMore(scan: Scan, i: number): { unit: 'weeks' | 'months' | 'years' } | null {
  const name = word(scan, i);
  if (name === 'week') return { unit: 'weeks' };
  if (name === 'month') return { unit: 'months' };
  return name === 'year' ? { unit: 'years' } : null;
}

// Matches "the monday after easter", "3 fridays from now".
function weekdayFromAt(scan: Scan, i: number): Match | null {
  const start = maybe(scan, i, /^the$/);
  const rank = ordinal(scan, start) ?? cardinal(scan, start);
  // "The last thursday before christmas".
  const isLast = word(scan, start) === 'last' && word(scan, start + 2) === 'before';
  const at = rank?.next ?? (isLast ? start + 1 : start);
  const isWeekend = /^weekends?$/.test(word(scan, at));
  const weekday = isWeekend ? { day: 6 } : weekdayOf(word(scan, at));
  if (!weekday) return null;
  const tail = word(scan, at + 1);
  const weekdayFrom = {
    kind: 'weekdayFrom',
    day: weekday.day,
    n: rank?.value ?? 1,
    sign: tail === 'before' ? -1 : 1,
  } as const;
  const afterNext = skip(scan, at + 1, 'after', 'next');
  if (afterNext && !rank && !isWeekend)
    return { pieces: [{ ...weekdayFrom, n: 2, base: null, sign: 1 }], next: afterNext, strength: 'sure' };
  if (tail === 'ago' && rank)
    return { pieces: [{ ...weekdayFrom, sign: -1, base: null }], next: at + 2, strength: 'sure' };
  const fromNow = skip(scan, at + 1, 'from', 'now') ?? skip(scan, at + 1, 'from', 'today');
  if (fromNow && rank) return { pieces: [{ ...weekdayFrom, base: null }], next: fromNow, strength: 'sure' };
  const base = /^(after|before)$/.test(tail)
    ? (baseAt(scan, maybe(scan, at + 2, /^the$/)) ?? baseAt(scan, at + 2))
    : null;
  return (
    base && { pieces: [{ ...weekdayFrom, base: base.day }, ...base.rest], next: base.next, strength: 'sure' }
  );
}

// Matches "closest friday to august 5", "second nearest monday to easter", "the nearest sunday".
function nearestAt(scan: Scan, i: number): Match | null {
  const start = maybe(scan, i, /^the$/);
  const rank = ordinal(scan, start);
  const at = rank?.next ?? start;
  const weekday = /^(closest|nearest)$/.test(word(scan, at)) ? weekdayOf(word(scan, at + 1)) : null;
  if (!weekday) return null;
  const piece = { kind: 'nearest', day: weekday.day, n: rank?.value ?? 1 } as const;
  const to = /^(to|from)$/.test(word(scan, at + 2)) ? at + 3 : null;
  const base = to === null ? null : (baseAt(scan, maybe(scan, to, /^the$/)) ?? baseAt(scan, to));
  if (base)
    return { pieces: [{ ...piece, base: base.day }, ...base.rest], next: base.next, strength: 'sure' };
  return { pieces: [{ ...piece, base: null }], next: at + 2, strength: 'sure' };
}

function bareUnit(scan: Scan, i: number): Found<Amount> | null {
  const unit = weekOrMore(scan, i);
  return unit && word(scan, i + 1) === 'from' ? { value: { [unit.unit]: 1 }, next: i + 1 } : null;
}

function baseAt(scan: Scan, i: number): { day: DayPiece; rest: Piece[]; next: number } | null {
  const found = numericDateAt(scan, i) ?? dateAt(scan, i) ?? holidayAt(scan, i) ?? dayAt(scan, i);
  const [day, ...rest] = found?.pieces ?? [];
  if (!found || !day) return null;
  const countable =
    day.kind === 'offset' ||
    day.kind === 'weekday' ||
    day.kind === 'date' ||
    day.kind === 'monthDay' ||
    day.kind === 'holiday' ||
    day.kind === 'edge';
  return countable ? { day, rest, next: found.next } : null;
}

function shift(amount: Amount, { sign, from, pieces, next }: Tail): Match {
  return { pieces: [{ kind: 'shift', amount, sign, from }, ...pieces], next, strength: 'sure' };
}

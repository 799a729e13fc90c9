import { clockAt } from './clocks';
import { dateAt, numericDateAt } from './dates';
import { dayAt } from './days';
import { holidayAt } from './feasts';
import { cardinal, ordinal } from './numbers';
import { type Amount, type DayPiece, inDays, type Match, type Piece, type Shift } from './pieces';
import { digits, type Found, maybe, type Scan, skip, word } from './tokens';
import { unitOf, weekdayOf } from './vocabulary';

/** A distance from now, from a named day or from the anchor: "in 20 minutes", "two weeks from monday", "the week before". */
export function shiftAt(scan: Scan, i: number): Match | null {
  return inAwhile(scan, i) ?? distance(scan, i) ?? neighbour(scan, i) ?? besideAt(scan, i);
}

function inAwhile(scan: Scan, i: number): Match | null {
  const opener = word(scan, i);
  if (opener !== 'in' && opener !== 'within' && opener !== 'after') return null;
  const amount = durationAt(
    scan,
    skip(scan, i + 1, 'the', 'next') ?? maybe(scan, i + 1, /^(about|around|approximately|roughly|another)$/),
  );
  if (!amount || /^(since|of)$/.test(word(scan, amount.next))) return null;
  const tail = direction(scan, amount.next, amount.value);
  const time = /'s?$/.test(word(scan, amount.next - 1)) ? maybe(scan, amount.next, /^time$/) : amount.next;
  if (tail) return shift(amount.value, tail);
  return shift(amount.value, { sign: 1, from: 'now', pieces: [], next: skip(scan, time, 'time') ?? time });
}

function distance(scan: Scan, i: number): Match | null {
  const amount = durationAt(scan, i) ?? bareUnit(scan, i);
  const tail = amount && direction(scan, amount.next, amount.value);
  return tail ? shift(amount.value, tail) : null;
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

/** "the day before christmas", "the week after", "the next day". */
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
  // "day after day" is no time at all.
  if (word(scan, start + 2) === word(scan, start)) return null;
  const tail = direction(scan, start + 1, { days: 1 });
  if (!tail) return null;
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

// "the monday after easter", "3 fridays from now"; "friday after next" has two readings, so it has none here.
function besideAt(scan: Scan, i: number): Match | null {
  const start = maybe(scan, i, /^the$/);
  const rank = ordinal(scan, start) ?? cardinal(scan, start);
  const at = rank?.next ?? start;
  const weekday = weekdayOf(word(scan, at));
  if (!weekday) return null;
  const tail = word(scan, at + 1);
  if (skip(scan, at + 1, 'after', 'next'))
    return { pieces: [{ kind: 'void' }], next: at + 3, strength: 'sure' };
  const beside = {
    kind: 'beside',
    day: weekday.day,
    n: rank?.value ?? 1,
    sign: tail === 'before' ? -1 : 1,
  } as const;
  const fromNow = skip(scan, at + 1, 'from', 'now') ?? skip(scan, at + 1, 'from', 'today');
  if (fromNow && rank) return { pieces: [{ ...beside, base: null }], next: fromNow, strength: 'sure' };
  const base = /^(after|before)$/.test(tail)
    ? (baseAt(scan, maybe(scan, at + 2, /^the$/)) ?? baseAt(scan, at + 2))
    : null;
  return base && { pieces: [{ ...beside, base: base.day }, ...base.rest], next: base.next, strength: 'sure' };
}

// "week from monday" without its article.
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
    day.kind === 'holiday';
  return countable ? { day, rest, next: found.next } : null;
}

function shift(amount: Amount, { sign, from, pieces, next }: Tail): Match {
  return { pieces: [{ kind: 'shift', amount, sign, from }, ...pieces], next, strength: 'sure' };
}

/** "an hour and a half", "half an hour", "2 years 1 month 21 days", "1h30", "a couple of days". */
export function durationAt(scan: Scan, i: number): Found<Amount> | null {
  let total = quantityAt(scan, i);
  if (!total) return null;
  for (;;) {
    const joined = maybe(scan, maybe(scan, total.next, /^,$/), /^and$/);
    const more = quantityAt(scan, joined);
    if (!more) return total;
    total = { value: sum(total.value, more.value), next: more.next };
  }
}

function quantityAt(scan: Scan, i: number): Found<Amount> | null {
  const fraction = fractionOf(scan, i);
  if (fraction) return fraction;
  const count = countAt(scan, i);
  if (!count) return null;
  const half = skip(scan, count.next, 'and', 'a', 'half') ?? count.next;
  const unit = unitOf(word(scan, maybe(scan, half, /^-$/)));
  const end = maybe(scan, half, /^-$/) + 1;
  if (!unit || (oneLetter(scan, end - 1) && !scan.tokens[end - 1]?.glued)) return null;
  const number = (count.value + (half > count.next ? 0.5 : 0)) * unit.times;
  const minutes =
    unit.unit === 'hours' && /^\d{2}$/.test(digits(scan, end)) && scan.tokens[end]?.glued ? end : null;
  if (minutes !== null) {
    const glued = maybe(scan, minutes + 1, /^(m|mins?)$/);
    return { value: { hours: number, minutes: Number(digits(scan, minutes)) }, next: glued };
  }
  const trailing = skip(scan, end, 'and', 'a', 'half');
  const quarter = skip(scan, end, 'and', 'a', 'quarter');
  const extra = trailing ? 0.5 : quarter ? 0.25 : 0;
  const value = whole(unit.unit, number + extra * unit.times);
  return value && { value, next: trailing ?? quarter ?? end };
}

function oneLetter(scan: Scan, i: number): boolean {
  return word(scan, i).length === 1;
}

function fractionOf(scan: Scan, i: number): Found<Amount> | null {
  const start = maybe(scan, i, /^a$/);
  const three = skip(scan, i, 'three', 'quarters');
  const part = three
    ? 0.75
    : word(scan, start) === 'half'
      ? 0.5
      : word(scan, start) === 'quarter'
        ? 0.25
        : null;
  if (!part) return null;
  const of = maybe(scan, three ?? start + 1, /^(of|-)$/);
  const unit = unitOf(word(scan, maybe(scan, of, /^an?$/)));
  const value = unit && whole(unit.unit, part * unit.times);
  return value && unit.unit !== 'seconds' ? { value, next: maybe(scan, of, /^an?$/) + 1 } : null;
}

function countAt(scan: Scan, i: number): Found<number> | null {
  const run = digits(scan, i);
  if (/^\d{1,4}\.\d{1,2}$/.test(run)) return { value: Number(run), next: i + 1 };
  const couple =
    skip(scan, i, 'a', 'couple', 'of') ?? skip(scan, i, 'couple', 'of') ?? skip(scan, i, 'a', 'couple');
  if (couple) return { value: 2, next: couple };
  const number = cardinal(scan, i);
  if (number) return number;
  return /^an?$/.test(word(scan, i)) ? { value: 1, next: i + 1 } : null;
}

// Half of an hour is minutes, of a day hours; half a month is nothing a calendar can count.
function whole(unit: keyof Amount, number: number): Amount | null {
  if (Number.isInteger(number)) return { [unit]: number };
  const smaller = {
    hours: ['minutes', 60],
    minutes: ['seconds', 60],
    days: ['hours', 24],
    weeks: ['days', 7],
    years: ['months', 12],
  };
  const step = smaller[unit as keyof typeof smaller];
  if (!step) return null;
  return { [step[0] as keyof Amount]: Math.round(number * Number(step[1])) };
}

function sum(a: Amount, b: Amount): Amount {
  const total: Amount = { ...a };
  for (const [unit, number] of Object.entries(b)) {
    total[unit as keyof Amount] = (total[unit as keyof Amount] ?? 0) + number;
  }
  return total;
}

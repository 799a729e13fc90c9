import type { Amount } from '@/lib/time/phrases/pieces';
import { cardinal } from '@/lib/time/phrases/text/numbers';
import { opensLength } from '@/lib/time/phrases/text/openers';
import { digits, type Found, maybe, type Scan, skip, word } from '@/lib/time/phrases/text/tokens';
import { counts, unitOf } from '@/lib/time/phrases/text/vocabulary';

// Without a limit, a hostile text could take too long.
const maxParts = 6;

export function durationAt(scan: Scan, i: number): Found<Amount> | null {
  const first = word(scan, i);
  if (first !== '' && !opensLength(first)) return null;
  let total = quantityAt(scan, i);
  for (let parts = 1; total && parts < maxParts; parts++) {
    const joined = maybe(scan, maybe(scan, total.next, /^,$/), /^and$/);
    const more = quantityAt(scan, joined);
    if (!more) return total;
    total = { value: sum(total.value, more.value), next: more.next };
  }
  return total;
}

function quantityAt(scan: Scan, i: number): Found<Amount> | null {
  const fraction = fractionOf(scan, i);
  if (fraction) return fraction;
  const count = countAt(scan, i);
  if (!count) return null;
  const prime = primeAt(scan, i, count);
  if (prime) return prime;
  const half = skip(scan, count.next, 'and', 'a', 'half') ?? count.next;
  const unit = unitOf(word(scan, maybe(scan, half, /^-$/)));
  const end = maybe(scan, half, /^-$/) + 1;
  if (!unit || (oneLetter(scan, end - 1) && !scan.tokens[end - 1]?.glued)) return null;
  const number = (count.value + (half > count.next ? 0.5 : 0)) * unit.times;
  const minutes = unit.unit === 'hours' && isMinutes(scan, end) ? end : null;
  if (minutes !== null) {
    const glued = maybe(scan, minutes + 1, /^(m|mins?)$/);
    return { value: { hours: number, minutes: Number(digits(scan, minutes)) }, next: glued };
  }
  const vague = skip(scan, end, 'or', 'so') ?? skip(scan, end, 'or', 'two');
  if (vague && count.value === 1) return wholeFound(unit.unit, number, vague);
  const trailing = skip(scan, end, 'and', 'a', 'half');
  const quarter = skip(scan, end, 'and', 'a', 'quarter');
  const extra = trailing ? 0.5 : quarter ? 0.25 : 0;
  const value = whole(unit.unit, number + extra * unit.times);
  return value && { value, next: trailing ?? quarter ?? end };
}

function isMinutes(scan: Scan, i: number): boolean {
  if (!/^\d{2}$/.test(digits(scan, i))) return false;
  return (
    scan.tokens[i]?.glued ||
    (/^[1-5][05]$/.test(digits(scan, i)) && !counts(scan, i + 1) && !unitOf(word(scan, i + 1)))
  );
}

function wholeFound(unit: keyof Amount, number: number, next: number): Found<Amount> | null {
  const value = whole(unit, number);
  return value && { value, next };
}

function primeAt(scan: Scan, i: number, count: Found<number>): Found<Amount> | null {
  const mark = scan.tokens[count.next];
  if (word(scan, i - 1) !== 'in' || !mark?.glued || !/^['"]$/.test(mark.text)) return null;
  return wholeFound(mark.text === "'" ? 'minutes' : 'seconds', count.value, count.next + 1);
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
  const [, over, under] = /^([123])\/([24])$/.exec(run) ?? [];
  if (over && under) {
    const of = maybe(scan, i + 1, /^of$/);
    return { value: Number(over) / Number(under), next: maybe(scan, of, /^an?$/) };
  }
  const half = skip(scan, i, '½');
  if (half) return { value: 0.5, next: half };
  const vague = maybe(scan, i, /^a$/);
  const several = /^(couple|pair)$/.test(word(scan, vague)) ? 2 : word(scan, vague) === 'few' ? 3 : null;
  if (several) return { value: several, next: maybe(scan, vague + 1, /^of$/) };
  // "2-3 days" means 2 days, because an early reminder is better than a late one.
  const first = /^(\d{1,2})-\d{1,2}$/.exec(run)?.[1];
  if (first) return { value: Number(first), next: i + 1 };
  const number = cardinal(scan, i);
  const second = number && /^(or|to)$/.test(word(scan, number.next)) ? cardinal(scan, number.next + 1) : null;
  if (number && second && second.value > number.value && unitOf(word(scan, second.next)))
    return { value: number.value, next: second.next };
  if (number) return number;
  return /^an?$/.test(word(scan, i)) ? { value: 1, next: i + 1 } : null;
}

// Converts half an hour to 30 minutes. Returns null for half a month, which has no exact length.
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

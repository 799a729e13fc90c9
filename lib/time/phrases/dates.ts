import { whichAt } from './days';
import { cardinal, ordinal, yearAt } from './numbers';
import type { Match, Piece, Which } from './pieces';
import { digits, type Found, mark, maybe, type Scan, skip, word } from './tokens';
import { clauseEnds, counts, monthOf, ranks, weekdayOf } from './vocabulary';

type Dated = { month: number; day: number; year: number | null };

/** A calendar date with a month in words: "may 3rd 2027", "3 May", "the 9th day of june", "2027/Jun/09". */
export function dateAt(scan: Scan, i: number): Match | null {
  const { which, next: start } = whichAt(scan, i);
  return monthFirst(scan, start, which) ?? dayFirst(scan, start, which) ?? dayOfMonth(scan, i);
}

function monthFirst(scan: Scan, i: number, which: Which): Match | null {
  const month = monthOf(word(scan, i));
  if (!month) return null;
  const separator = maybe(scan, i + 1, /^[.,/-]$/);
  const both = dayAndYear(digits(scan, separator));
  if (both) return dated({ month, ...both }, which, separator + 1);
  if (/^\d{1,2}-\d{1,2}$/.test(digits(scan, separator))) {
    return { pieces: [{ kind: 'void' }], next: separator + 1, strength: 'sure' };
  }
  const bare = maybe(scan, separator, /^the$/);
  const day = ordinal(scan, bare) ?? dayNumber(scan, bare);
  if (!day || day.value > 31) return null;
  if (!ordinal(scan, bare) && counts(scan, day.next)) return null;
  const year = trailingYear(scan, day.next);
  return dated({ month, day: day.value, year: year?.value ?? null }, which, year?.next ?? day.next);
}

function dayFirst(scan: Scan, i: number, which: Which): Match | null {
  const start = maybe(scan, i, /^the$/);
  const both = dayAndYear(digits(scan, start)) ?? yearOnly(digits(scan, start));
  const day = both ? { value: both.day, next: start + 1 } : (ordinal(scan, start) ?? dayNumber(scan, start));
  if (!day || day.value > 31) return null;
  const separator = maybe(scan, skip(scan, day.next, 'day') ?? day.next, /^(of|[./,-])$/);
  const month = monthOf(word(scan, separator));
  if (!month) return null;
  const end = maybe(scan, separator + 1, /^\.$/);
  if (both?.day) return dated({ month, ...both }, which, separator + 1);
  if (both) {
    const last = dayNumber(scan, maybe(scan, separator + 1, /^[/-]$/));
    return last && last.value <= 31
      ? dated({ month, day: last.value, year: both.year }, which, last.next)
      : null;
  }
  // "you 2 may not": the modal verb, not the month.
  if (word(scan, separator) === 'may' && separator === day.next && !ordinal(scan, start)) {
    if (
      !clauseEnds(scan, separator + 1) &&
      !trailingYear(scan, separator + 1) &&
      !digits(scan, separator + 1)
    )
      return null;
  }
  const written = /^[/-]$/.test(mark(scan, day.next)) && /^[/-]$/.test(mark(scan, separator + 1));
  const short =
    written && /^\d{2}$/.test(digits(scan, separator + 2)) ? Number(digits(scan, separator + 2)) : null;
  if (short !== null) return dated({ month, day: day.value, year: shortYear(short) }, which, separator + 3);
  const year = trailingYear(scan, maybe(scan, separator + 1, /^[/-]$/)) ?? trailingYear(scan, end);
  return dated({ month, day: day.value, year: year?.value ?? null }, which, year?.next ?? separator + 1);
}

// "the 21st", "the twenty seventh", "21" behind a weekday, "the 15th day": a day whose month is told elsewhere.
function dayOfMonth(scan: Scan, i: number): Match | null {
  const start = maybe(scan, i, /^the$/);
  const day = ordinal(scan, start);
  const before = scan.tokens[i - 1]?.text ?? '';
  const afterWeekday =
    weekdayOf(before) !== null || (before === ',' && weekdayOf(word(scan, i - 2)) !== null);
  if (!day) {
    const number = cardinal(scan, start);
    const month =
      number &&
      /^of (the )?(this|current|next|following|last|previous) month$/.test(wordsFrom(scan, number.next, 4));
    if (number && month && number.value >= 1 && number.value <= 31) return monthDay(number, 'sure');
    if (!afterWeekday) return null;
    const plausible =
      number && number.value >= 13 && number.value <= 31 && digits(scan, start) && !counts(scan, number.next);
    return plausible ? monthDay(number, 'weak') : null;
  }
  if (day.value > 31) return null;
  const withDay = skip(scan, day.next, 'day', 'of') ? day.next + 1 : day.next;
  if (withDay === day.next && ranks(scan, day.next)) return null;
  const introduced = /^(on|by|until|till|every|each|due)$/.test(before);
  const spelled = digits(scan, start) === '' && day.value < 4;
  const firm = afterWeekday || (introduced && start > i && (!spelled || clauseEnds(scan, day.next)));
  return monthDay({ value: day.value, next: withDay }, firm || before === 'every' ? 'sure' : 'weak');
}

// "of next month", "of the next month": as many words as there are up to "month".
function wordsFrom(scan: Scan, i: number, most: number): string {
  const words = Array.from({ length: most }, (_, n) => word(scan, i + n));
  return words.slice(0, words.indexOf('month') + 1).join(' ');
}

function monthDay(day: Found<number>, strength: Match['strength']): Match {
  return { pieces: [{ kind: 'monthDay', day: day.value }], next: day.next, strength };
}

/** Dates in digits: 2027-05-03, 5/3/27, 23.04.2022, 5/3, 20270503, and the ISO stamp. US order unless only the other reads. */
export function numericDateAt(scan: Scan, i: number): Match | null {
  const token = scan.tokens[i];
  if (token?.kind === 'stamp')
    return { pieces: [{ kind: 'stamp', text: token.text }], next: i + 1, strength: 'sure' };
  const { which, next: start } = whichAt(scan, i);
  const run = digits(scan, start);
  const full = fullDate(run) ?? spacedDate(scan, start);
  if (full) return dated(full.value, which, start + full.next);
  const pair = /^(\d{1,2})([/.-])(\d{1,2})$/.exec(run);
  if (!pair) return null;
  const date = americanFirst(Number(pair[1]), Number(pair[3]), null);
  if (run === '24/7') return null;
  const isTime = pair[2] === '.' && /^(at|around|about|@)$/.test(scan.tokens[i - 1]?.text ?? '');
  if (!date || isTime || counts(scan, start + 1)) return null;
  const strength = pairStrength(scan, i, run, pair[2] ?? '');
  return strength && { ...dated(date, which, start + 1), strength };
}

// A slash pair reads as a date by itself unless it is a usual fraction; dots and dashes need a weekday or "on".
function pairStrength(scan: Scan, i: number, run: string, separator: string): Match['strength'] | null {
  const before = word(scan, i - 1);
  const introduced = weekdayOf(before) !== null || /^(on|by|until|till|due|this|next)$/.test(before);
  if (introduced) return 'sure';
  if (separator !== '/') return null;
  return !/^([123]\/[2345]|9\/11|50\/50)$/.test(run) ? 'sure' : 'weak';
}

function fullDate(run: string): Found<Dated> | null {
  const parts = /^(\d{1,4})([/.-])(\d{1,2})\2(\d{1,4})$/.exec(run);
  const joined = /^((?:19|20)\d{2})(\d{2})(\d{2})$/.exec(run);
  if (joined) return valid(Number(joined[2]), Number(joined[3]), Number(joined[1]));
  if (!parts) return null;
  const [, a = '', , b = '', c = ''] = parts;
  if (a.length === 4) return c.length <= 2 ? valid(Number(b), Number(c), Number(a)) : null;
  if (a.length > 2 || (c.length !== 2 && c.length !== 4)) return null;
  const date = americanFirst(Number(a), Number(b), c.length === 4 ? Number(c) : shortYear(Number(c)));
  return date && { value: date, next: 1 };
}

function spacedDate(scan: Scan, i: number): Found<Dated> | null {
  const [year, month, day] = [digits(scan, i), digits(scan, i + 1), digits(scan, i + 2)];
  if (!/^(19|20)\d{2}$/.test(year) || !/^\d{2}$/.test(month) || !/^\d{2}$/.test(day)) return null;
  const date = valid(Number(month), Number(day), Number(year));
  return date && { ...date, next: 3 };
}

function americanFirst(a: number, b: number, year: number | null): Dated | null {
  if (a >= 1 && a <= 12 && b >= 1 && b <= 31) return { month: a, day: b, year };
  return b >= 1 && b <= 12 && a >= 1 && a <= 31 ? { month: b, day: a, year } : null;
}

function valid(month: number, day: number, year: number): Found<Dated> | null {
  return month >= 1 && month <= 12 && day >= 1 && day <= 31 ? { value: { month, day, year }, next: 1 } : null;
}

function dayAndYear(run: string): { day: number; year: number } | null {
  const dayThenYear = /^(\d{1,2})[/.-](\d{4})$/.exec(run);
  if (dayThenYear) return { day: Number(dayThenYear[1]), year: Number(dayThenYear[2]) };
  const yearThenDay = /^(\d{4})[/.-](\d{1,2})$/.exec(run);
  return yearThenDay ? { day: Number(yearThenDay[2]), year: Number(yearThenDay[1]) } : null;
}

function yearOnly(run: string): { day: 0; year: number } | null {
  return /^(19|20)\d{2}$/.test(run) ? { day: 0, year: Number(run) } : null;
}

function dayNumber(scan: Scan, i: number): Found<number> | null {
  const number = cardinal(scan, i);
  const clockFollows = number && /^(:|am|pm|o'clock|oclock)$/.test(scan.tokens[number.next]?.text ?? '');
  return number && number.value >= 1 && number.value <= 31 && !clockFollows ? number : null;
}

function trailingYear(scan: Scan, i: number): Found<number> | null {
  const joined = maybe(scan, maybe(scan, i, /^\.$/), /^(,|of|in)$/);
  const year = yearAt(scan, joined);
  if (year && !counts(scan, year.next)) return year;
  const short = mark(scan, joined) === "'" ? joined + 1 : word(scan, joined - 1) === 'of' ? joined : null;
  const two = short === null ? '' : digits(scan, short);
  return short !== null && /^\d{2}$/.test(two) ? { value: shortYear(Number(two)), next: short + 1 } : null;
}

// Two digits are the year within reach of today; the pivot is fixed so that a phrase reads the same every year.
function shortYear(two: number): number {
  return two < 40 ? 2000 + two : 1900 + two;
}

function dated(date: Dated, which: Which, next: number): Match {
  const piece: Piece = { kind: 'date', ...date, which };
  return { pieces: [piece], next, strength: 'sure' };
}

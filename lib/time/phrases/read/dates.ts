import type { Match, Piece, Which } from '@/lib/time/phrases/pieces';
import { whichAt } from '@/lib/time/phrases/read/days';
import { cardinal, fullYear, ordinal, yearAt } from '@/lib/time/phrases/text/numbers';
import { digits, type Found, mark, maybe, type Scan, skip, word } from '@/lib/time/phrases/text/tokens';
import { clauseEnds, counts, monthOf, ranks, weekdayOf } from '@/lib/time/phrases/text/vocabulary';

export type Dated = { month: number; day: number; year: number | null };

export function dateAt(scan: Scan, i: number): Match | null {
  const { which, next: start } = whichAt(scan, i);
  return (
    monthFirst(scan, start, which) ??
    daysFirst(scan, start, which) ??
    dayFirst(scan, start, which) ??
    dayOfMonth(scan, i)
  );
}

function monthFirst(scan: Scan, i: number, which: Which): Match | null {
  const month = monthOf(word(scan, i));
  if (!month) return null;
  const separator = maybe(scan, i + 1, /^[.,/-]$/);
  const both = dayAndYear(digits(scan, separator));
  if (both) return dated({ month, ...both }, which, separator + 1);
  const joined = /^(\d{1,2})-(\d{1,2})$/.exec(digits(scan, separator));
  if (joined) return daysRange(month, Number(joined[1]), Number(joined[2]), null, which, separator + 1);
  const bare = maybe(scan, separator, /^the$/);
  const day = ordinal(scan, bare) ?? dayNumber(scan, bare);
  if (!day || day.value > 31) return null;
  const isWord = /^(may|mar|march)$/.test(word(scan, i));
  if (isWord && !ordinal(scan, bare) && counts(scan, day.next)) return null;
  const far = farDayAfter(scan, day.next);
  const year = trailingYear(scan, far?.next ?? day.next);
  const next = year?.next ?? far?.next ?? day.next;
  if (far) return daysRange(month, day.value, far.value, year?.value ?? null, which, next);
  return dated({ month, day: day.value, year: year?.value ?? null }, which, next);
}

function farDayAfter(scan: Scan, i: number): Found<number> | null {
  if (!/^(to|-|–|—|through|thru|until|till)$/.test(scan.tokens[i]?.text ?? '')) return null;
  const start = maybe(scan, i + 1, /^the$/);
  const day = ordinal(scan, start) ?? (digits(scan, start) ? dayNumber(scan, start) : null);
  const isMonthNext = day && monthOf(word(scan, maybe(scan, day.next, /^of$/))) !== null;
  return day && day.value <= 31 && !isMonthNext && !counts(scan, day.next) ? day : null;
}

function daysRange(
  month: number,
  first: number,
  last: number,
  year: number | null,
  which: Which,
  next: number,
): Match {
  const isPossible = first >= 1 && first < last && last <= 31;
  if (!isPossible) return { pieces: [{ kind: 'unclear' }], next, strength: 'sure' };
  const piece = (day: number): Piece => ({ kind: 'date', month, day, year, which });
  return { pieces: [piece(first)], far: [piece(last)], next, strength: 'sure' };
}

function daysFirst(scan: Scan, i: number, which: Which): Match | null {
  // In "at 8 until 5 December", 8 is an hour.
  if (/^(at|@)$/.test(word(scan, i - 1))) return null;
  const start = maybe(scan, i, /^the$/);
  const joined = /^(\d{1,2})-(\d{1,2})$/.exec(digits(scan, start));
  const day = joined ? null : (ordinal(scan, start) ?? dayNumber(scan, start));
  const far = day && farDayOf(scan, day.next);
  const [first, last, end] = joined
    ? [Number(joined[1]), Number(joined[2]), start + 1]
    : [day?.value, far?.value, far?.next];
  if (!first || !last || !end) return null;
  const month = monthOf(word(scan, maybe(scan, end, /^of$/)));
  if (!month) return null;
  const monthEnd = maybe(scan, end, /^of$/) + 1;
  const year = trailingYear(scan, monthEnd);
  return daysRange(month, first, last, year?.value ?? null, which, year?.next ?? monthEnd);
}

function farDayOf(scan: Scan, i: number): Found<number> | null {
  if (!/^(to|-|–|—|through|thru|until|till|and)$/.test(scan.tokens[i]?.text ?? '')) return null;
  const start = maybe(scan, i + 1, /^the$/);
  return ordinal(scan, start) ?? dayNumber(scan, start);
}

function dayFirst(scan: Scan, i: number, which: Which): Match | null {
  const start = maybe(scan, i, /^the$/);
  const both = dayAndYear(digits(scan, start)) ?? yearOnly(digits(scan, start));
  const day = both ? { value: both.day, next: start + 1 } : (ordinal(scan, start) ?? dayNumber(scan, start));
  if (!day || day.value > 31) return null;
  const separator = maybe(
    scan,
    skip(scan, day.next, 'day') ?? skip(scan, day.next, '.', 'of') ?? day.next,
    /^(of|[./,-])$/,
  );
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
  // In "you 2 may not", "may" is a verb.
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
  if (short !== null) return dated({ month, day: day.value, year: fullYear(short) }, which, separator + 3);
  const year = trailingYear(scan, maybe(scan, separator + 1, /^[/-]$/)) ?? trailingYear(scan, end);
  return dated({ month, day: day.value, year: year?.value ?? null }, which, year?.next ?? separator + 1);
}

function numberedDay(scan: Scan, i: number): Match | null {
  const isBound = /^(until|till|til|by|on|before|the|due|up|to)$/.test(scan.tokens[i - 1]?.text ?? '');
  const day = word(scan, i) === 'day' && digits(scan, i + 1) !== '' ? cardinal(scan, i + 1) : null;
  if (!day || day.value < 1 || day.value > 31) return null;
  const isMonthly = /^of (each|every|the) month$/.test(wordsFrom(scan, day.next, 3));
  return isMonthly || (isBound && clauseEnds(scan, day.next)) ? monthDay(day, 'sure') : null;
}

// Matches a day of the month: "the 21st", "the twenty seventh", "21" after a weekday, "the 15th day".
function dayOfMonth(scan: Scan, i: number): Match | null {
  const numbered = numberedDay(scan, i);
  if (numbered) return numbered;
  const start = maybe(scan, i, /^the$/);
  const day = ordinal(scan, start);
  const before = scan.tokens[i - 1]?.text ?? '';
  const afterWeekday =
    weekdayOf(before) !== null || (before === ',' && weekdayOf(word(scan, i - 2)) !== null);
  if (!day) {
    const number = cardinal(scan, start);
    const month =
      number &&
      /^of (the )?((this|current|next|following|last|previous|each|every) )?month$/.test(
        wordsFrom(scan, number.next, 4),
      );
    if (number && month && number.value >= 1 && number.value <= 31) return monthDay(number, 'sure');
    const isBare = /^(on|month)$/.test(before) && start > i && number !== null && digits(scan, start) !== '';
    if (isBare && number.value >= 1 && number.value <= 31 && clauseEnds(scan, number.next))
      return monthDay(number, 'sure');
    if (!afterWeekday) return null;
    const plausible =
      number && number.value >= 13 && number.value <= 31 && digits(scan, start) && !counts(scan, number.next);
    return plausible
      ? {
          pieces: [{ kind: 'monthDay', day: number.value, mayBeHour: start === i && number.value < 24 }],
          next: number.next,
          strength: 'weak',
        }
      : null;
  }
  if (day.value > 31) return null;
  const withDay = skip(scan, day.next, 'day', 'of') ? day.next + 1 : day.next;
  if (withDay === day.next && ranks(scan, day.next)) return null;
  const introduced = /^(on|by|before|until|till|every|each|due)$/.test(before);
  const spelled = digits(scan, start) === '' && day.value < 4;
  const isWritten = digits(scan, start) !== '';
  const isMoved = /^(to|for|from|since|about)$/.test(before) && isWritten && clauseEnds(scan, day.next);
  const isOfPart =
    before === 'of' && isWritten && /^(morning|afternoon|evening|night)$/.test(word(scan, i - 2));
  const firm =
    afterWeekday ||
    isMoved ||
    isOfPart ||
    (introduced && (start > i || isWritten) && (!spelled || clauseEnds(scan, day.next)));
  return monthDay({ value: day.value, next: withDay }, firm || before === 'every' ? 'sure' : 'weak');
}

function wordsFrom(scan: Scan, i: number, most: number): string {
  const words = Array.from({ length: most }, (_, n) => word(scan, i + n));
  return words.slice(0, words.indexOf('month') + 1).join(' ');
}

function monthDay(day: Found<number>, strength: Match['strength']): Match {
  return { pieces: [{ kind: 'monthDay', day: day.value }], next: day.next, strength };
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
  const short =
    mark(scan, joined) === "'"
      ? joined + 1
      : word(scan, joined - 1) === 'of' || (joined === i && isShortYear(scan, i))
        ? joined
        : null;
  const two = short === null ? '' : digits(scan, short);
  return short !== null && /^\d{2}$/.test(two) ? { value: fullYear(Number(two)), next: short + 1 } : null;
}

// "15" after a day and a month is a year. An hour would be written "3 p.m." or "at 15".
function isShortYear(scan: Scan, i: number): boolean {
  const next = scan.tokens[i + 1];
  return /^(1[3-9]|[23]\d)$/.test(digits(scan, i)) && !next?.glued && clauseEnds(scan, i + 1);
}

export function dated(date: Dated, which: Which, next: number): Match {
  const piece: Piece = { kind: 'date', ...date, which };
  return { pieces: [piece], next, strength: 'sure' };
}

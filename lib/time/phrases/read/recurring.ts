import type { DayPart, Every, Freq, Match, Nth, Piece } from '@/lib/time/phrases/pieces';
import { clockAt } from '@/lib/time/phrases/read/clocks';
import { dateAt } from '@/lib/time/phrases/read/dates';
import { holidayAt } from '@/lib/time/phrases/read/holidays';
import { seasonNamed } from '@/lib/time/phrases/read/periods';
import { groupAt, weekdaysAt } from '@/lib/time/phrases/read/weekdays';
import { cardinal, ordinal, yearAt } from '@/lib/time/phrases/text/numbers';
import { digits, type Found, mark, maybe, type Scan, skip, word } from '@/lib/time/phrases/text/tokens';
import { alternates, clauseEnds, monthOf, weekdayOf } from '@/lib/time/phrases/text/vocabulary';

export function everyAt(scan: Scan, i: number): Match | null {
  return adverb(scan, i) ?? repeated(scan, i) ?? plurals(scan, i) ?? monthDaysAt(scan, i);
}

const adverbs: Record<string, [Freq, number, DayPart?]> = {
  daily: ['DAILY', 1],
  everyday: ['DAILY', 1],
  nightly: ['DAILY', 1, 'night'],
  weekly: ['WEEKLY', 1],
  biweekly: ['WEEKLY', 2],
  fortnightly: ['WEEKLY', 2],
  monthly: ['MONTHLY', 1],
  bimonthly: ['MONTHLY', 2],
  quarterly: ['MONTHLY', 3],
  yearly: ['YEARLY', 1],
  annually: ['YEARLY', 1],
  hourly: ['HOURLY', 1],
};

function adverb(scan: Scan, i: number): Match | null {
  const known = Object.hasOwn(adverbs, word(scan, i)) ? adverbs[word(scan, i)] : undefined;
  if (!known) return null;
  const [freq, interval, part] = known;
  const firm = clauseEnds(scan, i + 1) && !/^(the|my|our|a|this)$/.test(word(scan, i - 1));
  return every({ freq, interval }, i + 1, firm ? 'sure' : 'weak', part);
}

function repeated(scan: Scan, i: number): Match | null {
  const once = maybe(scan, i, /^once$/);
  const per = once > i ? (skip(scan, once, 'a') ?? skip(scan, once, 'per')) : null;
  if (once === i && alternates(scan, i)) return counted(scan, i);
  const opener = /^(every|each)$/.test(word(scan, once)) ? once + 1 : per;
  if (opener === null) return null;
  const start = maybe(scan, opener, /^single$/);
  return inMonth(scan, start) ?? everyNamed(scan, start) ?? counted(scan, start);
}

function inMonth(scan: Scan, i: number): Match | null {
  const nth = nthOf(scan, i);
  // "Every first monday" is once a month; "every second monday" may be every other week.
  const isMonthly = nth && nth.nth.day > 0 && (nth.nth.n === 1 || nth.nth.n === -1);
  const end = nth && (ofMonth(scan, nth.next) ?? (isMonthly ? nth.next : null));
  if (nth && end) return every({ freq: 'MONTHLY', inner: nth.nth }, end);
  const day = ordinal(scan, i);
  const named = day && (skip(scan, day.next, 'day') ?? day.next);
  const month = named && (ofMonth(scan, named) ?? (isDayAlone(scan, i, day.next) ? day.next : null));
  return day && month && day.value <= 31
    ? every({ freq: 'MONTHLY', inner: { kind: 'monthDay', day: day.value } }, month)
    : null;
}

function isDayAlone(scan: Scan, i: number, next: number): boolean {
  const isLast = clauseEnds(scan, next) || /^(at|around|by|same|in|from|starting)$/.test(word(scan, next));
  return digits(scan, i) !== '' && isLast;
}

function ofMonth(scan: Scan, i: number): number | null {
  return (
    skip(scan, i, 'of', 'the', 'month') ??
    skip(scan, i, 'of', 'each', 'month') ??
    skip(scan, i, 'of', 'every', 'month')
  );
}

function everyNamed(scan: Scan, i: number): Match | null {
  const period = seasonNamed(scan, i);
  if (period) return { ...every({ freq: 'YEARLY' }, period.next), pieces: [yearly, period.value] };
  const found = dateAt(scan, i) ?? holidayAt(scan, i);
  const inner = found?.pieces[0];
  if (!found || (inner?.kind !== 'date' && inner?.kind !== 'holiday')) return null;
  return every({ freq: 'YEARLY', inner }, found.next);
}

const yearly: Every = { kind: 'every', freq: 'YEARLY', interval: 1, days: [], inner: null };

function counted(scan: Scan, i: number): Match | null {
  const alternate = /^(other|second|alternate)$/.test(word(scan, i));
  const number = alternate ? null : (ordinal(scan, i) ?? cardinal(scan, i));
  if (number && number.value < 1) return null;
  const interval = alternate ? 2 : (number?.value ?? 1);
  const at = alternate ? i + 1 : (number?.next ?? i);
  const name = word(scan, at).replace(/s$/, '');
  const freq = freqOf[name];
  if (freq === 'WEEKLY') return weekly(scan, at + 1, interval);
  const on = freq === 'MONTHLY' ? skip(scan, at + 1, 'on', 'the') : null;
  const nth = on === null ? null : nthOf(scan, on);
  const monthDays = on === null ? null : ordinalsAt(scan, on);
  if (monthDays && freq) return every({ freq, interval, monthDays: monthDays.value }, monthDays.next);
  if (freq && nth) return every({ freq, interval, inner: nth.nth }, nth.next);
  if (freq) return every({ freq, interval }, at + 1);
  if (name === 'half' && number === null) return halfHourly(scan, at + 1);
  if (name === 'season') return every({ freq: 'MONTHLY', interval: 3 * interval }, at + 1);
  if (name === 'quarter') return quarterly(scan, at, interval);
  if (name === 'fortnight') return weekly(scan, at + 1, 2 * interval);
  const group = groupAt(scan, at);
  if (group) return every({ freq: 'WEEKLY', interval, days: group.days }, group.next);
  const part = /^(morning|afternoon|evening|night)$/.exec(name)?.[0];
  if (part)
    return every(
      { freq: 'DAILY', interval },
      at + 1,
      'sure',
      part === 'morning' ? 'morning' : laterPart(part),
    );
  const days = weekdaysAt(scan, at);
  if (days) return every({ freq: 'WEEKLY', interval, days: days.days }, days.next);
  if (/^sec(?:ond)?$/.test(name)) return secondly(at + 1, interval);
  return word(scan, i) === 'second' && clauseEnds(scan, i + 1) ? secondly(i + 1, 1) : null;
}

function secondly(next: number, seconds: number): Match {
  return every({ freq: 'MINUTELY', interval: seconds % 60 === 0 ? seconds / 60 : 1 }, next, 'faint');
}

function weekly(scan: Scan, i: number, interval: number): Match {
  const days = weekdaysAt(scan, maybe(scan, i, /^on$/));
  return days?.plural
    ? every({ freq: 'WEEKLY', interval, days: days.days }, days.next)
    : every({ freq: 'WEEKLY', interval }, i);
}

function halfHourly(scan: Scan, i: number): Match | null {
  const hour = skip(scan, maybe(scan, i, /^an$/), 'hour');
  return hour === null ? null : every({ freq: 'MINUTELY', interval: 30 }, hour);
}

function quarterly(scan: Scan, i: number, interval: number): Match | null {
  const hour = skip(scan, i + 1, 'hour') ?? skip(scan, i + 1, 'of', 'an', 'hour');
  if (hour) return every({ freq: 'MINUTELY', interval: 15 * interval }, hour);
  return clockAt(scan, i) ? null : every({ freq: 'MONTHLY', interval: 3 * interval, quarters: true }, i + 1);
}

function laterPart(name: string): DayPart {
  if (name === 'afternoon') return 'afternoon';
  return name === 'evening' ? 'evening' : 'night';
}

const freqOf: Record<string, Freq> = {
  minute: 'MINUTELY',
  min: 'MINUTELY',
  hour: 'HOURLY',
  hr: 'HOURLY',
  h: 'HOURLY',
  day: 'DAILY',
  week: 'WEEKLY',
  month: 'MONTHLY',
  year: 'YEARLY',
};

function plurals(scan: Scan, i: number): Match | null {
  const group = /s$/.test(word(scan, i)) || word(scan, i) === 'week' ? groupAt(scan, i) : null;
  if (group && /s$/.test(word(scan, group.next - 1)))
    return every({ freq: 'WEEKLY', days: group.days }, group.next);
  const days = weekdaysAt(scan, i);
  if (days?.plural) return every({ freq: 'WEEKLY', days: days.days }, days.next);
  const part = days && /^(morning|afternoon|evening|night)s$/.exec(word(scan, days.next))?.[1];
  return part
    ? every(
        { freq: 'WEEKLY', days: days.days },
        days.next + 1,
        'sure',
        part === 'morning' ? part : laterPart(part),
      )
    : null;
}

function monthDaysAt(scan: Scan, i: number): Match | null {
  const days = ordinalsAt(scan, maybe(scan, i, /^the$/));
  const of = days && skip(scan, days.next, 'of');
  const each = of && /^(every|each)$/.test(word(scan, of)) ? skip(scan, of + 1, 'month') : null;
  return each ? every({ freq: 'MONTHLY', monthDays: days?.value }, each) : null;
}

function ordinalsAt(scan: Scan, i: number): Found<number[]> | null {
  const days: number[] = [];
  let next = i;
  for (let at = i; ; ) {
    const start = maybe(scan, at, /^the$/);
    const isLast = word(scan, start) === 'last' && word(scan, start + 1) === 'day';
    const day = isLast ? { value: -1, next: start + 2 } : ordinal(scan, start);
    if (!day || day.value > 31) break;
    days.push(day.value);
    next = day.next;
    at = maybe(scan, maybe(scan, next, /^,$/), /^(and|&)$/);
    if (at === next) break;
  }
  return days.length > 1 ? { value: days, next } : null;
}

export function nthAt(scan: Scan, i: number): Match | null {
  const found = nthOf(scan, maybe(scan, i, /^the$/));
  if (!found || !/^(of|in)$/.test(word(scan, found.next))) return null;
  const article = maybe(scan, found.next + 1, /^(the|this|current|next|last|each|every)$/);
  const name = word(scan, article);
  // Days of a quarter are not supported.
  if (name === 'quarter') return { pieces: [{ kind: 'unclear' }], next: article + 1, strength: 'sure' };
  const inMonth =
    yearAt(scan, article) !== null || name === 'month' || name === 'year' || monthOf(name) !== null;
  return inMonth ? { pieces: [found.nth], next: found.next, strength: 'sure' } : null;
}

function workingDay(scan: Scan, i: number): number | null {
  if (/^(weekday|workday)$/.test(word(scan, i))) return i + 1;
  return /^(business|working|work|week)$/.test(word(scan, i)) && word(scan, i + 1) === 'day' ? i + 2 : null;
}

function nthOf(scan: Scan, i: number): { nth: Nth; next: number } | null {
  const rank = word(scan, i) === 'last' ? { value: -1, next: i + 1 } : ordinal(scan, i);
  if (!rank || rank.value > 5) return null;
  if (word(scan, rank.next) === 'day')
    return { nth: { kind: 'nth', n: rank.value, day: 0 }, next: rank.next + 1 };
  const working = workingDay(scan, rank.next);
  if (working) return { nth: { kind: 'nth', n: rank.value, day: 8 }, next: working };
  const day = weekdayOf(word(scan, rank.next));
  const next = mark(scan, rank.next + 1) === '.' && day?.short ? rank.next + 2 : rank.next + 1;
  return day && { nth: { kind: 'nth', n: rank.value, day: day.day }, next };
}

function every(
  fields: Pick<Every, 'freq'> & Partial<Every>,
  next: number,
  strength: Match['strength'] = 'sure',
  part?: DayPart,
): Match {
  const pieces: Piece[] = [{ kind: 'every', interval: 1, days: [], inner: null, ...fields }];
  if (part) pieces.push({ kind: 'part', part, day: null });
  return { pieces, next, strength };
}

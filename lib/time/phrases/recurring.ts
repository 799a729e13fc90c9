import { dateAt } from './dates';
import { holidayAt } from './feasts';
import { cardinal, ordinal } from './numbers';
import type { DayPart, Every, Freq, Match, Nth, Piece } from './pieces';
import { mark, maybe, type Scan, skip, word } from './tokens';
import { clauseEnds, monthOf, weekdayOf } from './vocabulary';

const workdays = [1, 2, 3, 4, 5];
const weekend = [6, 7];

/** What repeats: "every weekday", "daily", "every other tuesday", "mondays and fridays", "every 3rd of the month". */
export function everyAt(scan: Scan, i: number): Match | null {
  return adverb(scan, i) ?? repeated(scan, i) ?? plurals(scan, i);
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

// "daily at 8" repeats; "the daily report" is a report.
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
  const opener = /^(every|each)$/.test(word(scan, once)) ? once + 1 : per;
  if (opener === null) return null;
  const start = maybe(scan, opener, /^single$/);
  return inMonth(scan, start) ?? everyNamed(scan, start) ?? counted(scan, start);
}

function inMonth(scan: Scan, i: number): Match | null {
  const nth = nthOf(scan, i);
  const end = nth && ofMonth(scan, nth.next);
  if (nth && end) return every({ freq: 'MONTHLY', inner: nth.nth }, end);
  const day = ordinal(scan, i);
  const named = day && (skip(scan, day.next, 'day') ?? day.next);
  const month = named && ofMonth(scan, named);
  return day && month && day.value <= 31
    ? every({ freq: 'MONTHLY', inner: { kind: 'monthDay', day: day.value } }, month)
    : null;
}

function ofMonth(scan: Scan, i: number): number | null {
  return (
    skip(scan, i, 'of', 'the', 'month') ??
    skip(scan, i, 'of', 'each', 'month') ??
    skip(scan, i, 'of', 'every', 'month')
  );
}

function everyNamed(scan: Scan, i: number): Match | null {
  const found = dateAt(scan, i) ?? holidayAt(scan, i);
  const inner = found?.pieces[0];
  if (!found || (inner?.kind !== 'date' && inner?.kind !== 'holiday')) return null;
  return every({ freq: 'YEARLY', inner }, found.next);
}

function counted(scan: Scan, i: number): Match | null {
  const alternate = /^(other|second|alternate)$/.test(word(scan, i));
  const number = alternate ? null : (ordinal(scan, i) ?? cardinal(scan, i));
  if (number && number.value < 1) return null;
  const interval = alternate ? 2 : (number?.value ?? 1);
  const at = alternate ? i + 1 : (number?.next ?? i);
  const name = word(scan, at).replace(/s$/, '');
  const freq = freqOf[name];
  if (freq) return every({ freq, interval }, at + 1);
  if (name === 'fortnight') return every({ freq: 'WEEKLY', interval: 2 * interval }, at + 1);
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
  return days && every({ freq: 'WEEKLY', interval, days: days.days }, days.next);
}

function laterPart(name: string): DayPart {
  if (name === 'afternoon') return 'afternoon';
  return name === 'evening' ? 'evening' : 'night';
}

const freqOf: Record<string, Freq> = {
  minute: 'MINUTELY',
  min: 'MINUTELY',
  hour: 'HOURLY',
  day: 'DAILY',
  week: 'WEEKLY',
  month: 'MONTHLY',
  year: 'YEARLY',
};

export function groupAt(scan: Scan, i: number): { days: number[]; next: number } | null {
  const business = /^(business|working|work|week)$/.test(word(scan, i)) && /^days?$/.test(word(scan, i + 1));
  if (business || /^(weekdays?|workdays?)$/.test(word(scan, i)))
    return { days: workdays, next: business ? i + 2 : i + 1 };
  return /^weekends?$/.test(word(scan, i)) ? { days: weekend, next: i + 1 } : null;
}

/** "monday, wednesday and friday" or "monday to friday". */
export function weekdaysAt(scan: Scan, i: number): { days: number[]; next: number; plural: boolean } | null {
  const first = weekdayOf(word(scan, i));
  if (!first) return null;
  const to = /^(to|through|thru|till|-)$/.test(scan.tokens[i + 1]?.text ?? '')
    ? weekdayOf(word(scan, i + 2))
    : null;
  if (to) {
    const length = ((to.day - first.day + 7) % 7) + 1;
    const days = Array.from({ length }, (_, n) => ((first.day - 1 + n) % 7) + 1);
    return { days, next: i + 3, plural: first.plural || to.plural };
  }
  const days = [first.day];
  let plural = first.plural;
  let next = i + 1;
  for (;;) {
    const joined = maybe(scan, maybe(scan, next, /^,$/), /^(and|&|or)$/);
    const more = joined > next ? weekdayOf(word(scan, maybe(scan, joined, /^every$/))) : null;
    if (!more) return { days, next, plural };
    days.push(more.day);
    plural ||= more.plural;
    next = maybe(scan, joined, /^every$/) + 1;
  }
}

function plurals(scan: Scan, i: number): Match | null {
  const group = /s$/.test(word(scan, i)) || word(scan, i) === 'week' ? groupAt(scan, i) : null;
  if (group && /s$/.test(word(scan, group.next - 1)))
    return every({ freq: 'WEEKLY', days: group.days }, group.next);
  const days = weekdaysAt(scan, i);
  return days?.plural ? every({ freq: 'WEEKLY', days: days.days }, days.next) : null;
}

/** "first monday of", "last day of": the month follows as a piece of its own. */
export function nthAt(scan: Scan, i: number): Match | null {
  const found = nthOf(scan, maybe(scan, i, /^the$/));
  if (!found || !/^(of|in)$/.test(word(scan, found.next))) return null;
  const article = maybe(scan, found.next + 1, /^(the|this|current|next|last|each|every)$/);
  const name = word(scan, article);
  const inMonth = name === 'month' || name === 'year' || monthOf(name) !== null;
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
  told: Pick<Every, 'freq'> & Partial<Every>,
  next: number,
  strength: Match['strength'] = 'sure',
  part?: DayPart,
): Match {
  const pieces: Piece[] = [{ kind: 'every', interval: 1, days: [], inner: null, ...told }];
  if (part) pieces.push({ kind: 'part', part, day: null });
  return { pieces, next, strength };
}

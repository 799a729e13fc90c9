import { Temporal } from 'temporal-polyfill';
import { holidayRule } from '@/lib/time/phrases/holidays/rules';
import {
  type Amount,
  type Draft,
  type Every,
  inDays,
  type Nth,
  type Phrase,
} from '@/lib/time/phrases/pieces';
import { daysWithout } from '@/lib/time/phrases/read/exceptions';
import { type Day, dayOf, edgeUnit } from '@/lib/time/phrases/resolve/calendar';
import { timeOf } from '@/lib/time/phrases/resolve/hours';
import { dateOf, instant, type Moment, todayOf, type When } from '@/lib/time/phrases/resolve/moment';
import { periodDays, seasonStarts } from '@/lib/time/phrases/resolve/periods';
import { isWindow, withinDay } from '@/lib/time/phrases/resolve/windows';
import { nextOccurrence } from '@/lib/time/recurrence';

const codes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const units = { DAILY: 'days', WEEKLY: 'weeks', MONTHLY: 'months', YEARLY: 'years' } as const;

type Parts = { freq: Every['freq']; by: string };

export function recurring(phrase: Phrase, moment: Moment): When | null {
  const { main } = phrase;
  const { every } = main;
  if (!every || every.interval > 999) return null;
  const bounds = boundsOf(phrase, moment);
  if (!bounds) return null;
  if (isWindow(phrase)) return main.except ? null : withinDay(phrase, every, bounds, moment);
  const parts = main.except ? partsWithout(main, every, main.except.days) : partsOf(main, every);
  if (!parts) return null;
  const interval = every.interval > 1 ? `;INTERVAL=${every.interval}` : '';
  const until = untilPart(bounds.until);
  const rule = `FREQ=${parts.freq}${interval}${parts.by}${until}`;
  if (parts.freq === 'HOURLY' || parts.freq === 'MINUTELY') return elapsed(rule, every, main, bounds, moment);
  const first = firstOf(`FREQ=${parts.freq}${parts.by}${until}`, rule, parts, phrase, bounds, moment);
  return main.lasts && inDays(main.lasts.amount) ? ending(first, main.lasts.amount) : first;
}

function ending(first: When | null, amount: Amount): When | null {
  if (!first?.date || !first.rule || first.rule.includes('UNTIL')) return null;
  const last = Temporal.PlainDate.from(first.date).add(amount).subtract({ days: 1 });
  return { ...first, rule: `${first.rule}${untilPart(last)}` };
}

function untilPart(last: Day | null): string {
  return last ? `;UNTIL=${last.toString().replaceAll('-', '')}T235959` : '';
}

type Bounds = { start: Day | null; until: Day | null };

function boundsOf({ main, start, until, through }: Phrase, moment: Moment): Bounds | null {
  const today = todayOf(moment);
  // "Until december" excludes December, "through december" includes it. "Until friday" includes Friday.
  const open = periodDays(until, today);
  const whole = periodDays(through, today);
  const last = open?.from.subtract({ days: 1 }) ?? whole?.to ?? dayOf({ ...until, ...through }, today);
  const first =
    periodDays(start, today)?.from ??
    dayOf(start, today) ??
    (main.offset ? today.today.add({ days: main.offset.days }) : undefined);
  if (last === null || (first === null && Object.keys(start).length > 0)) return null;
  const bounds = { start: first ?? null, until: last ?? null };
  const { period } = main;
  if (!period || main.edge || (period.unit === 'month' && (main.nth || main.monthDay))) return bounds;
  // The series of "every day next week" starts and ends with that week.
  const days = periodDays({ period }, today);
  // At its end, "this week" means the days ahead.
  const isOver = period.unit === 'week' && days?.to.equals(today.today) && !period.isRest;
  return (
    days && {
      start: bounds.start ?? days.from,
      until: isOver ? days.to.add({ weeks: 1 }) : days.to,
    }
  );
}

function partsOf(draft: Draft, every: Every): Parts | null {
  const { inner } = every;
  const date = inner?.kind === 'date' ? inner : draft.date;
  const holiday = inner?.kind === 'holiday' ? inner : draft.holiday;
  const nth = inner?.kind === 'nth' ? inner : draft.nth;
  const monthDay = inner?.kind === 'monthDay' ? inner : draft.monthDay;
  const month = draft.month ? `;BYMONTH=${draft.month.month}` : '';
  const within = month || every.freq === 'YEARLY' ? 'YEARLY' : 'MONTHLY';
  const monthly = every.freq === 'MONTHLY' || every.freq === 'YEARLY';
  if (every.quarters && (draft.edge || nth || monthDay)) return null;
  if (draft.shift || (!monthly && (nth || monthDay)) || (within === 'YEARLY' && !month && (nth || monthDay)))
    return null;
  if (every.monthDays) {
    const isAlone = !date && !holiday && !nth && !monthDay && !draft.edge && !draft.weekday && !draft.days;
    return isAlone ? { freq: within, by: `${month};BYMONTHDAY=${every.monthDays.join(',')}` } : null;
  }
  if (date || holiday) {
    const by = date ? `BYMONTH=${date.month};BYMONTHDAY=${date.day}` : holidayRule(holiday?.name ?? '');
    return every.freq === 'YEARLY' && by && isPossible(date) ? { freq: 'YEARLY', by: `;${by}` } : null;
  }
  // "Once a year in march" begins on the first day.
  const begin = draft.season ? seasonStarts[draft.season.season - 1] : draft.month && [draft.month.month, 1];
  if (every.freq === 'YEARLY' && begin && !nth && !monthDay && !draft.days && !draft.weekday)
    return { freq: 'YEARLY', by: `;BYMONTH=${begin[0]};BYMONTHDAY=${begin[1]}` };
  if (nth) return { freq: within, by: `${month};${nthRule(nth)}` };
  if (monthDay) return { freq: within, by: `${month};BYMONTHDAY=${monthDay.day}` };
  if (draft.edge && every.freq === 'MONTHLY' && edgeUnit(draft) === 'month') {
    return { freq: 'MONTHLY', by: `;BYMONTHDAY=${draft.edge.edge === 'end' ? -1 : 1}` };
  }
  const plain = draft.weekday?.which === 'plain' ? [draft.weekday.day] : [];
  const days = [...every.days, ...plain, ...(draft.days?.days ?? [])];
  if (
    month ||
    (draft.days && every.freq !== 'WEEKLY') ||
    draft.edge?.unit === 'month' ||
    (draft.weekday && (every.freq !== 'WEEKLY' || plain.length === 0))
  )
    return null;
  const byDay = [...new Set(days)].sort().map((day) => codes[day - 1]);
  return { freq: every.freq, by: byDay.length > 0 ? `;BYDAY=${byDay.join(',')}` : '' };
}

function nthRule({ n, day }: Nth): string {
  if (day === 8) return `BYDAY=MO,TU,WE,TH,FR;BYSETPOS=${n}`;
  return day ? `BYDAY=${n}${codes[day - 1]}` : `BYMONTHDAY=${n}`;
}

function partsWithout(draft: Draft, every: Every, left: number[]): Parts | null {
  const days = daysWithout(every, left);
  return days && partsOf(draft, { ...every, freq: 'WEEKLY', days });
}

function isPossible(date: Draft['date']): boolean {
  return !date || date.day <= Temporal.PlainYearMonth.from({ year: 2028, month: date.month }).daysInMonth;
}

function elapsed(rule: string, every: Every, draft: Draft, { start }: Bounds, moment: Moment): When | null {
  const lasts = draft.lasts?.amount;
  if (draft.part || (lasts && !inDays(lasts)) || every.days.length > 0 || (start && !draft.clock))
    return null;
  const step = every.freq === 'HOURLY' ? { hours: every.interval } : { minutes: every.interval };
  const time = timeOf(draft, moment.prefersMorning, false)?.time;
  const { now } = moment;
  let at = time ? instant(start ?? now.toPlainDate(), time, now) : now.add(step);
  while (Temporal.ZonedDateTime.compare(at, now) <= 0) at = at.add(step);
  const wall = at.toPlainTime().round({ smallestUnit: 'second', roundingMode: 'floor' });
  const first = { date: at.toPlainDate().toString(), time: wall.toString(), at: dateOf(at), rule };
  return lasts ? ending(first, lasts) : first;
}

// The search for the first occurrence ignores the interval, which counts from that occurrence.
function firstOf(
  every1: string,
  rule: string,
  { freq, by }: Parts,
  phrase: Phrase,
  bounds: Bounds,
  moment: Moment,
): When | null {
  if (freq === 'HOURLY' || freq === 'MINUTELY') return null;
  const { now } = moment;
  const today = now.toPlainDate();
  const time = timeOf(phrase.main, moment.prefersMorning, false)?.time ?? null;
  const free = by === '' && !bounds.start;
  const interval = phrase.main.every?.interval ?? 1;
  const soon = time && instant(today, time, now).epochMilliseconds > now.epochMilliseconds;
  // Without a weekday or date, the series starts at its next time of day. Without a time either, it
  // starts one interval after today.
  const step = soon ? 0 : time && freq === 'DAILY' ? 1 : interval;
  const start = free ? today.add({ [units[freq]]: step }) : (bounds.start ?? today);
  const late = !free && !bounds.start && !time ? today.add({ days: 1 }) : start;
  const from = Temporal.PlainDate.compare(late, today) > 0 ? late.subtract({ days: 1 }) : null;
  const after = from ? dateOf(instant(from, Temporal.PlainTime.from('23:59:59'), now)) : dateOf(now);
  const series = {
    rule: every1,
    date: late.toString(),
    time: time?.toString() ?? '12:00:00',
    zone: now.timeZoneId,
  };
  const first = nextOccurrence(series, after);
  if (!first) return null;
  const [date = ''] = first.slot.split('T');
  return { date, time: time?.toString() ?? null, at: time ? first.at : null, rule };
}

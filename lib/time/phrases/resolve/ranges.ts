import { Temporal } from 'temporal-polyfill';
import { type Draft, inDays, type Phrase } from '@/lib/time/phrases/pieces';
import { type Day, dayOf, monday } from '@/lib/time/phrases/resolve/calendar';
import { timeOf, withHalf } from '@/lib/time/phrases/resolve/hours';
import { dateOf, instant, type Moment, todayOf, zoned } from '@/lib/time/phrases/resolve/moment';
import { type Days, periodDays } from '@/lib/time/phrases/resolve/periods';
import { resolve } from '@/lib/time/phrases/resolve/resolve';

export type RangeEnd = { date: string; time: string | null; at: Date | null };
/**
 * A range of days or of instants. The range of days includes the day `to.date`. The range of instants ends
 * just before `to.at`.
 */
export type TimeRange = { from: RangeEnd; to: RangeEnd };

export function isRange({ main, end }: Phrase): boolean {
  if (main.every) return false;
  return (
    Object.keys(end).length > 0 ||
    main.lasts !== undefined ||
    main.window !== undefined ||
    main.weekOf !== undefined ||
    main.nthWeek !== undefined ||
    (main.weekday?.isWeekend === true && !main.clock && !main.part) ||
    periodPieces(main)
  );
}

function periodPieces(draft: Draft): boolean {
  const kinds = Object.keys(draft).filter((kind) => kind !== 'zone');
  return kinds.length > 0 && kinds.every((kind) => /^(month|period|year|quarter|season)$/.test(kind));
}

export function resolveRange({ main, end }: Phrase, moment: Moment): TimeRange | null {
  if (main.unclear || end.unclear) return null;
  if (Object.keys(end).length > 0) return betweenEnds(main, end, moment);
  if (main.lasts) return lasting(main, moment);
  if (main.window) return windowRange(main.window, moment);
  const { zone: _, weekOf, nthWeek, ...draft } = main;
  if (weekOf) {
    const day = dayOf(draft, todayOf(moment));
    if (!day) return null;
    return wholeDays(
      weekOf.isWeekend ? weekendAround(day) : { from: monday(day), to: monday(day).add({ days: 6 }) },
    );
  }
  if (main.weekday?.isWeekend) return weekendRange(draft, moment);
  const days = periodDays(draft, todayOf(moment));
  return days && wholeDays(nthWeek ? weekWithin(days, nthWeek) : days);
}

const dayKinds = [
  'offset',
  'weekday',
  'date',
  'monthDay',
  'holiday',
  'period',
  'month',
  'year',
  'nth',
  'stamp',
] as const;

function betweenEnds(main: Draft, end: Draft, moment: Moment): TimeRange | null {
  // In "monday to friday 9 ...", the hour can belong to both days or begin a second range.
  if (namesDay(main) && namesDay(end) && !main.clock && end.clock && !moment.isStay) return null;
  // "9am mon-fri" can mean every week or only this one.
  if (main.weekday && end.weekday && main.clock && !end.clock) return null;
  const isShared = !namesDay(main);
  const near = isShared ? { ...dayPieces(end), ...main } : { ...main };
  if (near.clock && end.clock) near.clock = withHalf(near.clock, end.clock, namesDay(near));
  const from = startOf(near, moment);
  if (!from) return null;
  const to = endOf(isShared ? { clock: end.clock } : end, from, moment);
  if (!to) return null;
  const isForward = from.at && to.at ? from.at < to.at : from.date <= to.date;
  return isForward ? { from, to } : null;
}

function namesDay(draft: Draft): boolean {
  return dayKinds.some((kind) => draft[kind]) || draft.shift !== undefined || draft.part?.day != null;
}

function dayPieces(draft: Draft): Draft {
  return Object.fromEntries(Object.entries(draft).filter(([kind]) => kind !== 'clock' && kind !== 'zone'));
}

function startOf(draft: Draft, moment: Moment): RangeEnd | null {
  const when = resolve({ main: draft, start: {}, until: {}, through: {}, end: {} }, moment);
  if (!when) return null;
  const day = when.date ?? (when.at ? zoned(when.at, moment.now.timeZoneId).toPlainDate().toString() : null);
  return day ? { date: day, time: when.at ? when.time : null, at: when.at } : null;
}

function endOf(end: Draft, from: RangeEnd, moment: Moment): RangeEnd | null {
  const start = Temporal.PlainDate.from(from.date);
  // "Today at 5 to tomorrow at 9" counts from today, "friday to sunday" counts from the Friday.
  const isFromNow = end.offset || end.period || end.shift;
  const ref = isFromNow ? todayOf(moment) : { today: start, anchor: start };
  const named = namesDay(end) ? dayOf(end, ref) : undefined;
  if (named === null) return null;
  const time = timeOf(end, false, false);
  if (!time) return named ? { date: named.toString(), time: null, at: null } : null;
  const candidates = [start, start.add({ days: 1 })].flatMap((day) =>
    [time.time, ...(time.other ? [time.other] : [])]
      .sort(Temporal.PlainTime.compare)
      .map((each) => ({ day: named ?? day, each })),
  );
  for (const { day, each } of candidates) {
    const at = instant(day, each, moment.now);
    if (from.at && dateOf(at) <= from.at) continue;
    return { date: day.toString(), time: each.toString(), at: dateOf(at) };
  }
  return null;
}

function lasting(main: Draft, moment: Moment): TimeRange | null {
  const { lasts, ...draft } = main;
  const from = startOf(draft, moment);
  if (!from || !lasts) return null;
  if (!from.at) {
    if (!inDays(lasts.amount)) return null;
    const last = Temporal.PlainDate.from(from.date).add(lasts.amount).subtract({ days: 1 });
    return { from, to: { date: last.toString(), time: null, at: null } };
  }
  return { from, to: endAt(zoned(from.at, moment.now.timeZoneId).add(lasts.amount)) };
}

function windowRange({ amount, sign }: NonNullable<Draft['window']>, { now }: Moment): TimeRange {
  const other = sign > 0 ? now.add(amount) : now.subtract(amount);
  const [from, to] = sign > 0 ? [now, other] : [other, now];
  if (!inDays(amount)) return { from: endAt(from), to: endAt(to) };
  return wholeDays({ from: from.toPlainDate(), to: to.toPlainDate() });
}

function weekendRange(draft: Draft, moment: Moment): TimeRange | null {
  const ref = todayOf(moment);
  const isNow =
    ref.today.dayOfWeek === 7 && /^(plain|this)$/.test(draft.weekday?.which ?? '') && !draft.period;
  const saturday = dayOf(draft, isNow ? { ...ref, today: ref.today.subtract({ days: 1 }) } : ref);
  return saturday ? wholeDays({ from: saturday, to: saturday.add({ days: 1 }) }) : null;
}

// Extends the weekend to a Thursday, Friday or Monday. For a Tuesday, returns the weekend before.
function weekendAround(day: Day): Days {
  const { dayOfWeek } = day;
  if (dayOfWeek === 1) return { from: day.subtract({ days: 2 }), to: day };
  const saturday = dayOfWeek <= 2 ? day.subtract({ days: dayOfWeek + 1 }) : day.add({ days: 6 - dayOfWeek });
  const from = dayOfWeek === 4 || dayOfWeek === 5 ? day : saturday;
  return { from, to: saturday.add({ days: 1 }) };
}

function weekWithin({ from, to }: Days, { n, weeks }: NonNullable<Draft['nthWeek']>): Days {
  const length = weeks * 7 - 1;
  if (n < 0) return { from: to.subtract({ days: length }), to };
  const first = from.add({ weeks: n - 1 });
  const last = first.add({ days: length });
  return { from: first, to: Temporal.PlainDate.compare(last, to) < 0 ? last : to };
}

function wholeDays({ from, to }: Days): TimeRange {
  return {
    from: { date: from.toString(), time: null, at: null },
    to: { date: to.toString(), time: null, at: null },
  };
}

function endAt(at: Temporal.ZonedDateTime): RangeEnd {
  const wall = at.toPlainTime().round({ smallestUnit: 'second', roundingMode: 'floor' });
  return { date: at.toPlainDate().toString(), time: wall.toString(), at: dateOf(at) };
}

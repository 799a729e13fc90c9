import { Temporal } from 'temporal-polyfill';
import { holidayIn, nthWeekday } from '@/lib/time/phrases/holidays/rules';
import type { DayPiece, Draft, Nearest, Nth, WeekdayFrom, Which } from '@/lib/time/phrases/pieces';

export type Day = Temporal.PlainDate;
export type Today = { today: Day; anchor: Day | null };

/**
 * Returns the day of a time expression. Undefined if `draft` has no day. Null if the day is impossible ("feb
 * 30") or incomplete ("may").
 */
export function dayOf(draft: Draft, ref: Today): Day | null | undefined {
  const day = mainDay(draft, ref);
  if (day === undefined) return impliedDay(draft, ref);
  const implied = draft.shift
    ? undefined
    : impliedDay({ ...draft, period: undefined, month: undefined, year: undefined }, ref);
  return day && implied && !day.equals(implied) ? null : day;
}

function mainDay(draft: Draft, ref: Today): Day | null | undefined {
  if (draft.shift && draft.shift.from !== 'said') return shifted(draft, ref);
  if (draft.date || draft.holiday) {
    const day = yearly(draft, ref);
    return draft.monthDay && day?.day !== draft.monthDay.day ? null : day;
  }
  if (draft.weekdayFrom) return weekdayFromDay(draft.weekdayFrom, draft, ref);
  if (draft.nearest) return nearestDay(draft.nearest, draft, ref);
  if (draft.nth) return nthOf(draft.nth, draft, ref);
  if (draft.edge && edgeUnit(draft) !== 'day') return edgeDay(draft, ref);
  if (draft.monthDay) return monthDay(draft.monthDay.day, draft, ref);
  if (draft.weekday) return weekdayOf(draft, ref);
  return undefined;
}

function impliedDay(draft: Draft, { today }: Today): Day | null | undefined {
  if (draft.offset) return today.add({ days: draft.offset.days });
  if (draft.part?.day != null) return today.add({ days: draft.part.day });
  const isPeriod = draft.period || draft.month || draft.year || draft.quarter || draft.season || draft.window;
  return isPeriod ? null : undefined;
}

function shifted(draft: Draft, ref: Today): Day | null {
  const { shift, weekday } = draft;
  if (!shift || shift.from === 'said') return null;
  const base =
    shift.from === 'now'
      ? ref.today.add({ days: draft.offset?.days ?? 0 })
      : shift.from === 'anchor'
        ? ref.anchor
        : dayOf(alone(shift.from, draft), ref);
  if (!base) return null;
  const { years = 0, months = 0, weeks = 0, days = 0 } = shift.amount;
  const day = base.add({
    years: shift.sign * years,
    months: shift.sign * months,
    weeks: shift.sign * weeks,
    days: shift.sign * days,
  });
  if (!weekday) return day;
  // "Friday three weeks from now" is the Friday of that week. After months, it is the first Friday
  // from that day on.
  if (weeks) return monday(day).add({ days: weekday.day - 1 });
  const ahead = day.add({ days: (weekday.day - day.dayOfWeek + 7) % 7 });
  return days && !ahead.equals(day) ? null : ahead;
}

function alone(piece: DayPiece, { year, period, month }: Draft): Draft {
  return { [piece.kind]: piece, year, period, month };
}

function yearly(draft: Draft, { today }: Today): Day | null {
  const piece = draft.date ?? draft.holiday;
  if (!piece) return null;
  const of = (year: number) => {
    if (year < 1 || year > 9999) return null;
    if (piece.kind === 'holiday') return holidayIn(piece.name, year);
    return existing(year, piece.month, piece.day);
  };
  const which = piece.which === 'plain' ? (draft.weekday?.which ?? 'plain') : piece.which;
  const spanYear = draft.period?.unit === 'year' ? today.year + draft.period.offset : null;
  const year = piece.year ?? draft.year?.year ?? spanYear;
  if (year) return of(year);
  if (which === 'this' && piece.kind === 'date') return of(today.year);
  const back = which === 'last' || which === 'past';
  const strict = back || (which === 'next' && piece.which === 'next');
  // Leap days are at most eight years apart.
  for (let n = 0; n <= 8; n++) {
    const day = of(today.year + (back ? -n : n));
    const order = day ? Temporal.PlainDate.compare(day, today) * (back ? -1 : 1) : -1;
    if (day && (order > 0 || (order === 0 && !strict))) return day;
  }
  return null;
}

function existing(year: number, month: number, day: number): Day | null {
  const first = Temporal.PlainDate.from({ year, month, day: 1 });
  return day >= 1 && day <= first.daysInMonth ? first.with({ day }) : null;
}

function nthOf(nth: Nth, draft: Draft, ref: Today): Day | null {
  const year = draft.month ? null : yearOf(draft, ref);
  if (year !== null) return nthOfYear(nth, year);
  const of = ({ year, month }: Day) => {
    if (nth.day === 8) return nthWorkingDay(year, month, nth.n);
    if (nth.day > 0) return nthWeekday(year, month, nth.day, nth.n);
    const { daysInMonth } = Temporal.PlainDate.from({ year, month, day: 1 });
    return existing(year, month, nth.n > 0 ? nth.n : daysInMonth + 1 + nth.n);
  };
  const month = monthNamed(draft, ref);
  if (month) {
    const day = of(month);
    const open = draft.month && !draft.month.year && !draft.year && !draft.period;
    return day && open && Temporal.PlainDate.compare(day, ref.today) < 0 ? of(month.add({ years: 1 })) : day;
  }
  if (draft.period && draft.period.unit !== 'month') return null;
  const thisMonth = of(ref.today);
  return thisMonth && Temporal.PlainDate.compare(thisMonth, ref.today) >= 0
    ? thisMonth
    : of(ref.today.add({ months: 1 }));
}

function yearOf({ year, period }: Draft, { today }: Today): number | null {
  if (year) return year.year;
  return period?.unit === 'year' ? today.year + period.offset : null;
}

function nthOfYear({ n, day }: Nth, year: number): Day | null {
  if (day === 8) return null;
  const edge = Temporal.PlainDate.from({ year, month: n > 0 ? 1 : 12, day: n > 0 ? 1 : 31 });
  if (day === 0) return n > 0 ? edge.add({ days: n - 1 }) : edge.subtract({ days: -n - 1 });
  const away = n > 0 ? (day - edge.dayOfWeek + 7) % 7 : -((edge.dayOfWeek - day + 7) % 7);
  return edge.add({ days: away + 7 * (n > 0 ? n - 1 : n + 1) });
}

function weekdayFromDay({ day, n, sign, base }: WeekdayFrom, draft: Draft, ref: Today): Day | null {
  const from = base ? dayOf(alone(base, draft), ref) : ref.today;
  if (!from) return null;
  const nearest = (sign * (day - from.dayOfWeek) + 7) % 7 || 7;
  return from.add({ days: sign * (nearest + 7 * (n - 1)) });
}

function nearestDay({ day, n, base }: Nearest, draft: Draft, ref: Today): Day | null {
  const from = base ? dayOf(alone(base, draft), ref) : ref.today;
  if (!from) return null;
  const ahead = (day - from.dayOfWeek + 7) % 7;
  const distances = [-14, -7, 0, 7, 14].map((weeks) => ahead + weeks);
  const distance = distances.sort((a, b) => Math.abs(a) - Math.abs(b))[n - 1];
  return distance === undefined ? null : from.add({ days: distance });
}

function nthWorkingDay(year: number, month: number, n: number): Day | null {
  const first = Temporal.PlainDate.from({ year, month, day: 1 });
  const days = Array.from({ length: first.daysInMonth }, (_, add) => first.add({ days: add }));
  return days.filter(({ dayOfWeek }) => dayOfWeek <= 5).at(n > 0 ? n - 1 : n) ?? null;
}

export function monthNamed({ month, period, year }: Draft, { today }: Today): Day | null {
  const first = today.with({ day: 1 });
  if (!month) return period?.unit === 'month' && !period.isAny ? first.add({ months: period.offset }) : null;
  const explicitYear =
    month.year ?? year?.year ?? (period?.unit === 'year' ? today.year + period.offset : null);
  if (explicitYear) return Temporal.PlainDate.from({ year: explicitYear, month: month.month, day: 1 });
  return first.with({ month: month.month }).add({ years: month.month < today.month ? 1 : 0 });
}

function monthDay(day: number, draft: Draft, ref: Today): Day | null {
  const first = ref.today.with({ day: 1 });
  const named = monthNamed(draft, ref);
  if (named) return existing(named.year, named.month, day);
  if ((draft.period && !draft.period.isAny) || draft.year) return null;
  // Within 20 months, every day of the month falls on each weekday at least once. The 31st needs longest.
  for (let n = 0; n <= 48; n++) {
    const month = first.add({ months: n });
    const found = existing(month.year, month.month, day);
    const fits = found && (!draft.weekday || found.dayOfWeek === draft.weekday.day);
    if (found && fits && Temporal.PlainDate.compare(found, ref.today) >= 0) return found;
  }
  return null;
}

type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year';

export function edgeUnit({ edge, period, month, every }: Draft): Unit {
  if (edge?.unit) return edge.unit;
  if (period) return period.unit;
  return month || every?.freq === 'MONTHLY' ? 'month' : 'day';
}

function edgeDay(draft: Draft, ref: Today): Day | null {
  const { today } = ref;
  const unit = edgeUnit(draft);
  const offset = draft.period?.unit === unit ? draft.period.offset : 0;
  const end = draft.edge?.edge === 'end';
  if (unit === 'year') {
    const year = draft.year?.year ?? today.year + offset;
    return Temporal.PlainDate.from({ year, month: end ? 12 : 1, day: end ? 31 : 1 });
  }
  if (unit === 'month') {
    const first = monthNamed(draft, ref) ?? today.with({ day: 1 });
    return end ? first.with({ day: first.daysInMonth }) : first;
  }
  if (unit === 'quarter') return null;
  const start = monday(today).add({ weeks: offset });
  if (!end) return start;
  // The end of a week is its Friday, or its Sunday if the Friday is past.
  const friday = start.add({ days: 4 });
  return Temporal.PlainDate.compare(friday, today) < 0 ? start.add({ days: 6 }) : friday;
}

const weeksAway: Record<Which, number> = { plain: 0, this: 0, next: 1, last: -1, past: 0, coming: 0 };

function weekdayOf({ weekday, period, month }: Draft, { today }: Today): Day | null {
  if (!weekday || month) return null;
  const inWeek = monday(today).add({ days: weekday.day - 1 });
  // On a Sunday, "thursday this week" is the Thursday ahead.
  const isOver = period?.offset === 0 && today.dayOfWeek === 7 && weekday.day < 7;
  if (period) return period.unit === 'week' ? inWeek.add({ weeks: isOver ? 1 : period.offset }) : null;
  const ahead = today.add({ days: (weekday.day - today.dayOfWeek + 7) % 7 });
  if (weekday.which === 'coming') return ahead.equals(today) ? ahead.add({ weeks: 1 }) : ahead;
  if (weekday.which === 'past') return today.subtract({ days: (today.dayOfWeek - weekday.day + 7) % 7 || 7 });
  if (weekday.which === 'plain' || weekday.which === 'this') return ahead;
  return inWeek.add({ weeks: weeksAway[weekday.which] });
}

export function monday(day: Day): Day {
  return day.subtract({ days: day.dayOfWeek - 1 });
}

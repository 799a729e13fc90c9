import { Temporal } from 'temporal-polyfill';
import type { Draft } from './draft';
import { holidayIn, nthWeekday } from './holidays';
import type { Beside, DayPiece, Nth, Which } from './pieces';

export type Day = Temporal.PlainDate;
/** `today` and the anchor's day, in the zone the words are meant in. */
export type Today = { today: Day; anchor: Day | null };

/** The day a draft names; undefined where it names none, null where it names an impossible or unfinished one. */
export function dayOf(draft: Draft, ref: Today): Day | null | undefined {
  const day = mainDay(draft, ref);
  if (day === undefined) return impliedDay(draft, ref);
  const implied = draft.shift
    ? undefined
    : impliedDay({ ...draft, span: undefined, month: undefined, year: undefined }, ref);
  return day && implied && !day.equals(implied) ? null : day;
}

function mainDay(draft: Draft, ref: Today): Day | null | undefined {
  if (draft.shift && draft.shift.from !== 'said') return shifted(draft, ref);
  if (draft.date || draft.holiday) return yearly(draft, ref);
  if (draft.beside) return besideOf(draft.beside, draft, ref);
  if (draft.nth) return nthOf(draft.nth, draft, ref);
  if (draft.edge && edgeUnit(draft) !== 'day') return edgeDay(draft, ref);
  if (draft.monthDay) return monthDay(draft.monthDay.day, draft, ref);
  if (draft.weekday) return weekdayOf(draft, ref);
  return undefined;
}

function impliedDay(draft: Draft, { today }: Today): Day | null | undefined {
  if (draft.offset) return today.add({ days: draft.offset.days });
  if (draft.part?.day != null) return today.add({ days: draft.part.day });
  return draft.span || draft.month || draft.year ? null : undefined;
}

function shifted(draft: Draft, ref: Today): Day | null {
  const { shift, weekday } = draft;
  if (!shift || shift.from === 'said') return null;
  const base =
    shift.from === 'now'
      ? ref.today
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
  // "friday three weeks from now" is that week's monday; months and years lead to the first one from there.
  if (weeks) return monday(day).add({ days: weekday.day - 1 });
  const ahead = day.add({ days: (weekday.day - day.dayOfWeek + 7) % 7 });
  return days && !ahead.equals(day) ? null : ahead;
}

function alone(piece: DayPiece, { year, span, month }: Draft): Draft {
  return { [piece.kind]: piece, year, span, month };
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
  const spanYear = draft.span?.unit === 'year' ? today.year + draft.span.offset : null;
  const year = piece.year ?? draft.year?.year ?? spanYear;
  if (year) return of(year);
  if (which === 'this') return of(today.year);
  const back = which === 'last' || which === 'past';
  const strict = back || (which === 'next' && piece.which === 'next');
  // Leap days are eight years apart at most.
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
  const of = ({ year, month }: Day) => {
    if (nth.day === 8) return nthWorkingDay(year, month, nth.n);
    if (nth.day > 0) return nthWeekday(year, month, nth.day, nth.n);
    const { daysInMonth } = Temporal.PlainDate.from({ year, month, day: 1 });
    return existing(year, month, nth.n > 0 ? nth.n : daysInMonth + 1 + nth.n);
  };
  const month = monthNamed(draft, ref);
  if (month) {
    const day = of(month);
    const open = draft.month && !draft.month.year && !draft.year && !draft.span;
    return day && open && Temporal.PlainDate.compare(day, ref.today) < 0 ? of(month.add({ years: 1 })) : day;
  }
  if (draft.span && draft.span.unit !== 'month') return null;
  const thisMonth = of(ref.today);
  return thisMonth && Temporal.PlainDate.compare(thisMonth, ref.today) >= 0
    ? thisMonth
    : of(ref.today.add({ months: 1 }));
}

function besideOf({ day, n, sign, base }: Beside, draft: Draft, ref: Today): Day | null {
  const from = base ? dayOf(alone(base, draft), ref) : ref.today;
  if (!from) return null;
  const nearest = (sign * (day - from.dayOfWeek) + 7) % 7 || 7;
  return from.add({ days: sign * (nearest + 7 * (n - 1)) });
}

/** The nth day from Monday to Friday, counted from the end where n is negative. */
function nthWorkingDay(year: number, month: number, n: number): Day | null {
  const first = Temporal.PlainDate.from({ year, month, day: 1 });
  const days = Array.from({ length: first.daysInMonth }, (_, add) => first.add({ days: add }));
  return days.filter(({ dayOfWeek }) => dayOfWeek <= 5).at(n > 0 ? n - 1 : n) ?? null;
}

/** The first day of the month that the words name: "next month", "october", "october 2027". */
function monthNamed({ month, span, year }: Draft, { today }: Today): Day | null {
  const first = today.with({ day: 1 });
  if (!month) return span?.unit === 'month' && span.offset !== 0 ? first.add({ months: span.offset }) : null;
  const told = month.year ?? year?.year ?? (span?.unit === 'year' ? today.year + span.offset : null);
  if (told) return Temporal.PlainDate.from({ year: told, month: month.month, day: 1 });
  return first.with({ month: month.month }).add({ years: month.month < today.month ? 1 : 0 });
}

/** The days of a month or a span that stands alone ("december", "next week"); null where a day is named in it. */
export function stretchOf(draft: Draft, ref: Today): { from: Day; to: Day } | null {
  const { month, span, ...more } = draft;
  if (Object.keys(more).length > 0 || (!month && !span)) return null;
  const unit = month ? 'month' : (span?.unit ?? 'month');
  const offset = month ? 0 : (span?.offset ?? 0);
  const base = month ? monthNamed(draft, ref) : spanStart(unit, ref.today);
  const from = base?.add({ [`${unit}s`]: offset });
  return from ? { from, to: from.add({ [`${unit}s`]: 1 }).subtract({ days: 1 }) } : null;
}

/** The day that the week, month or year of a day begins on. */
export function spanStart(unit: 'week' | 'month' | 'year', day: Day): Day {
  if (unit === 'week') return monday(day);
  return unit === 'month' ? day.with({ day: 1 }) : day.with({ month: 1, day: 1 });
}

function monthDay(day: number, draft: Draft, ref: Today): Day | null {
  const first = ref.today.with({ day: 1 });
  const named = monthNamed(draft, ref) ?? (draft.span?.unit === 'month' ? first : null);
  if (named) return existing(named.year, named.month, day);
  if (draft.span || draft.year) return null;
  // The same day of the month meets the same weekday again within some fourteen months.
  for (let n = 0; n <= 48; n++) {
    const month = first.add({ months: n });
    const found = existing(month.year, month.month, day);
    const fits = found && (!draft.weekday || found.dayOfWeek === draft.weekday.day);
    if (found && fits && Temporal.PlainDate.compare(found, ref.today) >= 0) return found;
  }
  return null;
}

type Unit = 'day' | 'week' | 'month' | 'year';

export function edgeUnit({ edge, span, month, every }: Draft): Unit {
  if (edge?.unit) return edge.unit;
  if (span) return span.unit;
  return month || every?.freq === 'MONTHLY' ? 'month' : 'day';
}

function edgeDay(draft: Draft, ref: Today): Day | null {
  const { today } = ref;
  const unit = edgeUnit(draft);
  const offset = draft.span?.unit === unit ? draft.span.offset : 0;
  const end = draft.edge?.edge === 'end';
  if (unit === 'year') {
    const year = draft.year?.year ?? today.year + offset;
    return Temporal.PlainDate.from({ year, month: end ? 12 : 1, day: end ? 31 : 1 });
  }
  if (unit === 'month') {
    const first = monthNamed(draft, ref) ?? today.with({ day: 1 });
    return end ? first.with({ day: first.daysInMonth }) : first;
  }
  const start = monday(today).add({ weeks: offset });
  if (!end) return start;
  // A week ends on its friday, once that has passed on its sunday.
  const friday = start.add({ days: 4 });
  return Temporal.PlainDate.compare(friday, today) < 0 ? start.add({ days: 6 }) : friday;
}

const weeksAway: Record<Which, number> = { plain: 0, this: 0, next: 1, last: -1, past: 0, coming: 0 };

function weekdayOf({ weekday, span, month }: Draft, { today }: Today): Day | null {
  if (!weekday || month) return null;
  const inWeek = monday(today).add({ days: weekday.day - 1 });
  if (span) return span.unit === 'week' ? inWeek.add({ weeks: span.offset }) : null;
  const ahead = today.add({ days: (weekday.day - today.dayOfWeek + 7) % 7 });
  if (weekday.which === 'coming') return ahead.equals(today) ? ahead.add({ weeks: 1 }) : ahead;
  if (weekday.which === 'past') return today.subtract({ days: (today.dayOfWeek - weekday.day + 7) % 7 || 7 });
  if (weekday.which === 'plain' || weekday.which === 'this') return ahead;
  return inWeek.add({ weeks: weeksAway[weekday.which] });
}

function monday(day: Day): Day {
  return day.subtract({ days: day.dayOfWeek - 1 });
}

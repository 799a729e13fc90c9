import { Temporal } from 'temporal-polyfill';
import type { Draft } from '@/lib/time/phrases/pieces';
import { type Day, monday, monthNamed, type Today } from '@/lib/time/phrases/resolve/calendar';

export type Days = { from: Day; to: Day };

export function periodDays(draft: Draft, ref: Today): Days | null {
  const { month, period, year, quarter, season, ...more } = draft;
  if (Object.keys(more).length > 0) return null;
  if (quarter) return quarterDays(quarter.quarter, quarter.year ?? year?.year ?? ref.today.year);
  if (season) return seasonDays(season, year?.year ?? null, ref);
  if (month) return stretch(monthNamed(draft, ref), { months: 1 });
  if (year) return stretch(Temporal.PlainDate.from({ year: year.year, month: 1, day: 1 }), { years: 1 });
  if (!period) return null;
  const start = periodStart(period.unit, ref.today);
  const length = period.unit === 'quarter' ? { months: 3 } : { [`${period.unit}s`]: 1 };
  const offset =
    period.unit === 'quarter' ? { months: 3 * period.offset } : { [`${period.unit}s`]: period.offset };
  const days = stretch(start.add(offset), length);
  return days && period.isRest ? { ...days, from: ref.today } : days;
}

function stretch(from: Day | null, length: Temporal.DurationLike): Days | null {
  return from && { from, to: from.add(length).subtract({ days: 1 }) };
}

function periodStart(unit: 'week' | 'month' | 'quarter' | 'year', day: Day): Day {
  if (unit === 'week') return monday(day);
  if (unit === 'quarter') return day.with({ day: 1, month: day.month - ((day.month - 1) % 3) });
  return unit === 'month' ? day.with({ day: 1 }) : day.with({ month: 1, day: 1 });
}

function quarterDays(quarter: number, year: number): Days | null {
  return stretch(Temporal.PlainDate.from({ year, month: quarter * 3 - 2, day: 1 }), { months: 3 });
}

export const seasonStarts: [number, number][] = [
  [3, 20],
  [6, 21],
  [9, 23],
  [12, 21],
];

function seasonDays(
  { season, year, which }: NonNullable<Draft['season']>,
  namedYear: number | null,
  { today }: Today,
): Days {
  const [month, day] = seasonStarts[season - 1] ?? [3, 20];
  const [endMonth, endDay] = seasonStarts[season % 4] ?? [3, 20];
  const inYear = (startYear: number): Days => ({
    from: Temporal.PlainDate.from({ year: startYear, month, day }),
    to: Temporal.PlainDate.from({
      year: season === 4 ? startYear + 1 : startYear,
      month: endMonth,
      day: endDay,
    }).subtract({ days: 1 }),
  });
  const explicitYear = year ?? namedYear;
  if (explicitYear) return inYear(explicitYear);
  const isOver = (days: Days) => Temporal.PlainDate.compare(days.to, today) < 0;
  const first =
    [today.year - 1, today.year, today.year + 1].find((each) => !isOver(inYear(each))) ?? today.year;
  const hasBegun = Temporal.PlainDate.compare(inYear(first).from, today) <= 0;
  if (which === 'last' || which === 'past') return inYear(first - 1);
  return inYear(which === 'next' && hasBegun ? first + 1 : first);
}

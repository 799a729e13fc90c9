import { monthNames } from '@/lib/time/format';

export const socialKinds = ['birthday', 'anniversary'] as const;
export const maxSocialName = 100;
export const maxSocialNote = 500;
export const maxLeadDays = 60;
export const earliestYear = 1500;

export type SocialKind = (typeof socialKinds)[number];

/** A day of the calendar, with the year of the first one where it is known. */
export interface YearlyDay {
  month: number;
  day: number;
  year: number | null;
}

/** What is wrong with a day as seen from today (YYYY-MM-DD), in words; null where nothing is. Without a year, 29 February exists. */
export function wrongDay({ month, day, year }: YearlyDay, today: string): string | null {
  const length = new Date(Date.UTC(year ?? 2000, month, 0)).getUTCDate();
  const isThere = day <= length;
  if (!isThere) return `${dayWords({ month, day })}${year === null ? '' : ` ${year}`} does not exist.`;
  const isAhead = year !== null && written(year, month, day) > today;
  return isAhead ? 'The year is that of the first one, so it cannot be ahead. Leave it empty.' : null;
}

/** The date (YYYY-MM-DD) on which it is celebrated in a year: 29 February on the 28th where there is no 29th. */
export function celebratedIn(year: number, { month, day }: Pick<YearlyDay, 'month' | 'day'>): string {
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return written(year, month, Math.min(day, length));
}

/** The coming date (YYYY-MM-DD): today counts. */
export function nextDate(day: Pick<YearlyDay, 'month' | 'day'>, today: string): string {
  const year = Number(today.slice(0, 4));
  const thisYear = celebratedIn(year, day);
  return thisYear >= today ? thisYear : celebratedIn(year + 1, day);
}

/** How many years it is on that date; null where the year is not known, or on the very first. */
export function yearsOn({ year }: Pick<YearlyDay, 'year'>, date: string): number | null {
  const years = year === null ? 0 : Number(date.slice(0, 4)) - year;
  return years > 0 ? years : null;
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** "3 May", "29 February". */
function dayWords({ month, day }: Pick<YearlyDay, 'month' | 'day'>): string {
  return `${day} ${monthNames[month - 1] ?? ''}`;
}

/** "mom's birthday"; the anniversary of the person and theirs is "your anniversary". */
export function occasionOf({ name, kind }: { name: string; kind: SocialKind }): string {
  return name === ourselves ? `your ${kind}` : `${name}'s ${kind}`;
}

/** The name that stands for the person and theirs. */
export const ourselves = 'us';

function written(year: number, month: number, day: number): string {
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join(
    '-',
  );
}

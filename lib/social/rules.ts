import { monthNames } from '@/lib/time/format';
import { dayMs } from '@/lib/time/units';

export const socialKinds = ['birthday', 'anniversary'] as const;
export const maxSocialName = 100;
export const maxSocialNote = 500;
export const maxLeadDays = 60;
export const earliestYear = 1500;
const leapYear = 2000;

export type SocialKind = (typeof socialKinds)[number];

export interface YearlyDay {
  month: number;
  day: number;
  year: number | null;
}

export function dayError({ month, day, year }: YearlyDay, today: string): string | null {
  if (day > daysInMonth(year ?? leapYear, month))
    return `${formatDayOfYear({ month, day })}${year === null ? '' : ` ${year}`} does not exist.`;
  const isAhead = year !== null && formatDate(year, month, day) > today;
  return isAhead ? 'The year is that of the first one, so it cannot be ahead. Leave it empty.' : null;
}

/**
 * Returns the date (YYYY-MM-DD) of a yearly day in `year`. 29 February becomes 28 February if `year` is no
 * leap year.
 */
export function dateInYear(year: number, { month, day }: Pick<YearlyDay, 'month' | 'day'>): string {
  return formatDate(year, month, Math.min(day, daysInMonth(year, month)));
}

export function nextDate(day: Pick<YearlyDay, 'month' | 'day'>, today: string): string {
  const year = Number(today.slice(0, 4));
  const thisYear = dateInYear(year, day);
  return thisYear >= today ? thisYear : dateInYear(year + 1, day);
}

/**
 * Returns the age of a person, or the years of a marriage, on `date` (YYYY-MM-DD). Null if `year` is unknown,
 * or is not before the year of `date`.
 */
export function yearsOn({ year }: Pick<YearlyDay, 'year'>, date: string): number | null {
  const years = year === null ? 0 : Number(date.slice(0, 4)) - year;
  return years > 0 ? years : null;
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
}

function formatDayOfYear({ month, day }: Pick<YearlyDay, 'month' | 'day'>): string {
  return `${day} ${monthNames[month - 1] ?? ''}`;
}

export function occasionOf({ name, kind }: { name: string; kind: SocialKind }): string {
  // "The in-laws’ anniversary": a plural noun takes no further s.
  const ending = /^(?:.* )?(?:in-laws|(?:grand)?parents|twins|neighbou?rs|kids|girls|boys|cousins)$/i.test(
    name,
  )
    ? '’'
    : "'s";
  return name === ourselves ? `your ${kind}` : `${name}${ending} ${kind}`;
}

export const ourselves = 'us';

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function formatDate(year: number, month: number, day: number): string {
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join(
    '-',
  );
}

const relation =
  /^(?:(?:my|our|his|her|their) )?(?:little |big |older |younger |step|half)?(?:grandson|granddaughter|grandchild|son|daughter|brother|sister|cousin|aunt|auntie|uncle|niece|nephew|friend|wife|husband|partner|boyfriend|girlfriend|colleague|boss|neighbour|neighbor|godson|goddaughter|mum|mom|dad|grandma|grandpa) (?=\p{Lu})/u;

export function isSamePerson(one: string, other: string): boolean {
  const [first, second] = [one, other].map((name) => name.replace(relation, '').toLowerCase());
  const [own, others] = [one, other].map((name) => relation.exec(name)?.[0].toLowerCase() ?? '');
  return first === second && (own === others || own === '' || others === '');
}

import { formatRule, ordinal } from '@/lib/reminders/rules';

export interface Recurrence {
  repeat: string;
  days: string[] | null;
  until: string;
}

export const never = 'never';
/** The choice in the form that keeps a stored rule such as "every 3 days", which the form cannot express. */
export const kept = 'kept';
export const week = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const recurrences = ['daily', 'weekdays', 'weekly', 'biweekly', 'monthly', 'nth', 'last', 'yearly'];

export function isWeekly(repeat: string): boolean {
  return repeat === 'weekly' || repeat === 'biweekly';
}

export function recurrenceOf(rule: string | null, time: string): Recurrence {
  const { base, until } = partsOf(rule);
  if (base === null) return { repeat: never, days: null, until };
  const simple = recurrences.find((repeat) => baseOf({ repeat, days: null }, time) === base);
  if (simple) return { repeat: simple, days: null, until };
  const [, isBiweekly, list = ''] = /^FREQ=WEEKLY(;INTERVAL=2)?;BYDAY=([A-Z,]+)$/.exec(base) ?? [];
  const weekly = { repeat: isBiweekly ? 'biweekly' : 'weekly', days: list.split(',') };
  return baseOf(weekly, time) === base ? { ...weekly, until } : { repeat: kept, days: null, until };
}

/**
 * Returns the RFC 5545 rule for the form's values (`recurrence`). Null if the reminder does not repeat.
 * `time` is local, such as 2027-05-03T17:00.
 */
export function ruleOf(recurrence: Recurrence, time: string, stored: string | null): string | null {
  const before = partsOf(stored);
  const base = recurrence.repeat === kept ? before.base : baseOf(recurrence, time);
  if (base === null) return null;
  if (base === before.base && recurrence.until === before.until) return stored;
  return recurrence.until ? `${base};UNTIL=${recurrence.until.replaceAll('-', '')}T235959` : base;
}

export function daysOf({ days }: Pick<Recurrence, 'days'>, time: string): string[] {
  return days ?? weekdayOf(time);
}

export function repeatOptions(
  time: string,
  { repeat, days }: Recurrence,
  keptRule: string | null,
): [value: string, label: string][] {
  const offered = recurrences.flatMap((choice): [string, string][] => {
    const isOffered = choice === repeat || isAvailable(choice, time);
    return isOffered ? [[choice, labelFor(choice, choice === repeat ? days : null, time)]] : [];
  });
  const { base } = partsOf(keptRule);
  return [
    [never, 'Never'],
    ...offered,
    ...(base ? [[kept, `Custom: ${formatRule(base)}`] as [string, string]] : []),
  ];
}

function isAvailable(choice: string, time: string): boolean {
  if (choice === 'nth') return dayOfMonth(time) > 0 && rankOf(time) < 5;
  return choice !== 'last' || dayOfMonth(time) > 0;
}

function labelFor(repeat: string, days: string[] | null, time: string): string {
  const labels: Record<string, string> = {
    weekly: days ? 'Every week' : weeklyLabel(time),
    biweekly: 'Every two weeks',
    monthly: dayOfMonth(time) ? `Every month on the ${ordinal(dayOfMonth(time))}` : 'Every month',
    yearly: 'Every year',
  };
  return labels[repeat] ?? capitalize(formatRule(baseOf({ repeat, days }, time) ?? ''));
}

function weeklyLabel(time: string): string {
  const [day] = weekdayOf(time);
  return day ? formatRule(`FREQ=WEEKLY;BYDAY=${day}`).replace(/^every /, 'Every week on ') : 'Every week';
}

function baseOf({ repeat, days }: Pick<Recurrence, 'repeat' | 'days'>, time: string): string | null {
  const [, month = 0, day = 0] = time.slice(0, 10).split('-').map(Number);
  const chosen = daysOf({ days }, time);
  const on = chosen.length > 0 ? `;BYDAY=${week.filter((name) => chosen.includes(name)).join(',')}` : '';
  const nth = (rank: number) =>
    `FREQ=MONTHLY${weekdayOf(time)
      .map((name) => `;BYDAY=${rank}${name}`)
      .join('')}`;
  const bases: Record<string, string> = {
    daily: 'FREQ=DAILY',
    weekdays: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    weekly: `FREQ=WEEKLY${on}`,
    biweekly: `FREQ=WEEKLY;INTERVAL=2${on}`,
    monthly: day ? `FREQ=MONTHLY;BYMONTHDAY=${day}` : 'FREQ=MONTHLY',
    nth: nth(rankOf(time) < 5 ? rankOf(time) : -1),
    last: nth(-1),
    yearly: day ? `FREQ=YEARLY;BYMONTH=${month};BYMONTHDAY=${day}` : 'FREQ=YEARLY',
  };
  return bases[repeat] ?? null;
}

function partsOf(rule: string | null): { base: string | null; until: string } {
  if (rule === null) return { base: null, until: '' };
  const base = rule
    .split(';')
    .filter((part) => !part.startsWith('UNTIL='))
    .join(';');
  const [, year, month, day] = /UNTIL=(\d{4})(\d\d)(\d\d)/.exec(rule) ?? [];
  return { base, until: year ? `${year}-${month}-${day}` : '' };
}

function dayOfMonth(time: string): number {
  return Number(time.slice(8, 10));
}

function rankOf(time: string): number {
  return Math.ceil(dayOfMonth(time) / 7);
}

function weekdayOf(time: string): string[] {
  const index = new Date(`${time.slice(0, 10)}T00:00:00Z`).getUTCDay();
  const name = week[(index + 6) % 7];
  return name ? [name] : [];
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

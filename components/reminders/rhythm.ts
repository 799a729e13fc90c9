import { ordinal, ruleWords } from '@/lib/reminders/rules';

/** How a reminder repeats, as it is chosen in the form. */
export interface Rhythm {
  repeat: string;
  /** Weekdays of a weekly one; null for the time's own. */
  days: string[] | null;
  /** Its last day, YYYY-MM-DD; '' without an end. */
  until: string;
}

export const never = 'never';
export const kept = 'kept';
export const week = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const rhythms = ['daily', 'weekdays', 'weekly', 'biweekly', 'monthly', 'nth', 'last', 'yearly'];

export function isWeekly(repeat: string): boolean {
  return repeat === 'weekly' || repeat === 'biweekly';
}

/** The choice that a stored rule is, at its own wall-clock time (2027-05-03T17:00). */
export function rhythmOf(rule: string | null, time: string): Rhythm {
  const { base, until } = partsOf(rule);
  if (base === null) return { repeat: never, days: null, until };
  const plain = rhythms.find((repeat) => baseOf({ repeat, days: null }, time) === base);
  if (plain) return { repeat: plain, days: null, until };
  const [, other, list = ''] = /^FREQ=WEEKLY(;INTERVAL=2)?;BYDAY=([A-Z,]+)$/.exec(base) ?? [];
  const weekly = { repeat: other ? 'biweekly' : 'weekly', days: list.split(',') };
  return baseOf(weekly, time) === base ? { ...weekly, until } : { repeat: kept, days: null, until };
}

/** The rule of a choice for the time that was chosen; what is none of the choices stays as it is stored, but for its end. */
export function ruleOf(rhythm: Rhythm, time: string, stored: string | null): string | null {
  const before = partsOf(stored);
  const base = rhythm.repeat === kept ? before.base : baseOf(rhythm, time);
  if (base === null) return null;
  if (base === before.base && rhythm.until === before.until) return stored;
  return rhythm.until ? `${base};UNTIL=${rhythm.until.replaceAll('-', '')}T235959` : base;
}

/** The weekdays of a choice, with the time's own where none was chosen. */
export function daysOf({ days }: Pick<Rhythm, 'days'>, time: string): string[] {
  return days ?? ownDay(time);
}

/** The choices of "Repeats", in words that name the chosen day. */
export function repeatOptions(
  time: string,
  { repeat, days }: Rhythm,
  keptRule: string | null,
): [choice: string, words: string][] {
  const offered = rhythms.flatMap((choice): [string, string][] => {
    const isOffered = choice === repeat || isThere(choice, time);
    return isOffered ? [[choice, wordsOf(choice, choice === repeat ? days : null, time)]] : [];
  });
  const { base } = partsOf(keptRule);
  return [
    [never, 'Never'],
    ...offered,
    ...(base ? [[kept, `As set: ${ruleWords(base)}`] as [string, string]] : []),
  ];
}

/** A fifth weekday is the last one, and without a day there is no weekday to name. */
function isThere(choice: string, time: string): boolean {
  if (choice === 'nth') return dayIn(time) > 0 && rankOf(time) < 5;
  return choice !== 'last' || dayIn(time) > 0;
}

function wordsOf(repeat: string, days: string[] | null, time: string): string {
  const named: Record<string, string> = {
    weekly: days ? 'Every week' : weekOn(time),
    biweekly: 'Every two weeks',
    monthly: dayIn(time) ? `Every month on the ${ordinal(dayIn(time))}` : 'Every month',
    yearly: 'Every year',
  };
  return named[repeat] ?? capital(ruleWords(baseOf({ repeat, days }, time) ?? ''));
}

function weekOn(time: string): string {
  const [day] = ownDay(time);
  return day ? ruleWords(`FREQ=WEEKLY;BYDAY=${day}`).replace(/^every /, 'Every week on ') : 'Every week';
}

function baseOf({ repeat, days }: Pick<Rhythm, 'repeat' | 'days'>, time: string): string | null {
  const [, month = 0, day = 0] = time.slice(0, 10).split('-').map(Number);
  const chosen = daysOf({ days }, time);
  const on = chosen.length > 0 ? `;BYDAY=${week.filter((name) => chosen.includes(name)).join(',')}` : '';
  const nth = (rank: number) =>
    `FREQ=MONTHLY${ownDay(time)
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

/** A stored rule without its end, and the end as a date. */
function partsOf(rule: string | null): { base: string | null; until: string } {
  if (rule === null) return { base: null, until: '' };
  const base = rule
    .split(';')
    .filter((part) => !part.startsWith('UNTIL='))
    .join(';');
  const [, year, month, day] = /UNTIL=(\d{4})(\d\d)(\d\d)/.exec(rule) ?? [];
  return { base, until: year ? `${year}-${month}-${day}` : '' };
}

function dayIn(time: string): number {
  return Number(time.slice(8, 10));
}

/** Which of its month's Fridays a Friday is. */
function rankOf(time: string): number {
  return Math.ceil(dayIn(time) / 7);
}

function ownDay(time: string): string[] {
  const place = new Date(`${time.slice(0, 10)}T00:00:00Z`).getUTCDay();
  const name = week[(place + 6) % 7];
  return name ? [name] : [];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

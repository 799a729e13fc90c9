import { monthNames } from '@/lib/time/format';

export const maxReminderTitle = 500;
export const maxReminderDescription = 2000;
/** Of one person, still to come. */
export const maxReminders = 1000;

/** Minutes before its time at which a reminder is announced. */
export const maxLeads = 5;
export const shortestLead = 5;
export const longestLead = 60 * 24 * 60;

const weekdays: Record<string, string> = {
  MO: 'Monday',
  TU: 'Tuesday',
  WE: 'Wednesday',
  TH: 'Thursday',
  FR: 'Friday',
  SA: 'Saturday',
  SU: 'Sunday',
};
const ranks: Record<string, string> = {
  '1': 'first',
  '2': 'second',
  '3': 'third',
  '4': 'fourth',
  '5': 'fifth',
  '-1': 'last',
  '-2': 'second last',
};
const workingDays = 'FR,MO,TH,TU,WE';
const units: Record<string, string> = {
  MINUTELY: 'minute',
  HOURLY: 'hour',
  DAILY: 'day',
  WEEKLY: 'week',
  MONTHLY: 'month',
  YEARLY: 'year',
};

/** An RFC 5545 rule as a person says it: "every Tuesday", "every 2 weeks on Monday and Friday", "every month on the 5th". */
export function ruleWords(rule: string): string {
  const parts = new Map(rule.split(';').map((part) => [part.split('=')[0] ?? '', part.split('=')[1] ?? '']));
  const days = parts.get('BYDAY')?.split(',') ?? [];
  const every = everyDay(parts, days) ?? [rhythm(parts), placeIn(parts, days)].filter(Boolean).join(' ');
  const until = parts.get('UNTIL');
  return until ? `${every} until ${dateWords(until)}` : every;
}

/** Weekdays that come every week are named by themselves. */
function everyDay(parts: Map<string, string>, days: string[]): string | null {
  const isWeekly = parts.get('FREQ') === 'WEEKLY' && !parts.has('INTERVAL') && !parts.has('BYMONTH');
  if (!isWeekly || days.length === 0) return null;
  const set = days.toSorted().join();
  if (set === workingDays) return 'every weekday';
  if (days.length === 7) return 'every day';
  return `every ${dayNames(days)}`;
}

function rhythm(parts: Map<string, string>): string {
  const interval = Number(parts.get('INTERVAL') ?? 1);
  const unit = units[parts.get('FREQ') ?? ''] ?? 'time';
  return interval > 1 ? `every ${interval} ${unit}s` : `every ${unit}`;
}

function placeIn(parts: Map<string, string>, days: string[]): string {
  const inMonths = (parts.get('BYMONTH') ?? '').split(',').flatMap((n) => monthNames[Number(n) - 1] ?? []);
  const dates = (parts.get('BYMONTHDAY') ?? '').split(',').filter(Boolean);
  const isDate = inMonths.length === 1 && dates.length === 1 && Number(dates[0]) > 0;
  if (isDate) return `on ${dates[0]} ${inMonths[0]}`;
  const chosen = parts.get('BYSETPOS')?.split(',') ?? [];
  const named = chosen.length > 0 ? chosenNames(chosen, days) : dayNames(days);
  const on = [named, joined(dates.map(dateName))].filter(Boolean).join(' and ');
  return [on && `on ${on}`, inMonths.length > 0 && `in ${joined(inMonths)}`].filter(Boolean).join(' ');
}

/** "Monday and Friday", "the last Friday". */
function dayNames(days: string[]): string {
  return joined(
    days.map((day) => {
      const rank = day.slice(0, -2);
      const name = weekdays[day.slice(-2)] ?? day;
      return rank ? `the ${ranks[rank] ?? rank} ${name}` : name;
    }),
  );
}

/** "the last working day", "the first Monday or Tuesday". */
function chosenNames(places: string[], days: string[]): string {
  const isWorking = days.toSorted().join() === workingDays;
  const what = isWorking ? 'working day' : days.map((day) => weekdays[day] ?? day).join(' or ') || 'day';
  return joined(places.map((place) => `the ${ranks[place] ?? place} ${what}`));
}

function dateName(day: string): string {
  const number = Number(day);
  if (number > 0) return `the ${ordinal(number)}`;
  return number === -1 ? 'the last day' : `the ${ordinal(-number)} last day`;
}

/** "1st", "22nd", "13th". */
export function ordinal(number: number): string {
  const isTeen = number % 100 > 10 && number % 100 < 14;
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}

function dateWords(until: string): string {
  return `${Number(until.slice(6, 8))} ${monthNames[Number(until.slice(4, 6)) - 1]} ${until.slice(0, 4)}`;
}

/** How long before: "30 minutes", "1 hour", "1 day 12 hours", "2 weeks". */
export function leadWords(minutes: number): string {
  const days = Math.floor(minutes / 1440);
  const isWeeks = days > 0 && minutes % (7 * 1440) === 0;
  const parts = isWeeks
    ? [counted(days / 7, 'week')]
    : [
        counted(days, 'day'),
        counted(Math.floor((minutes % 1440) / 60), 'hour'),
        counted(minutes % 60, 'minute'),
      ];
  return parts.filter(Boolean).join(' ');
}

function counted(count: number, noun: string): string {
  if (count === 0) return '';
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function joined(parts: string[]): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

import { monthNames } from '@/lib/time/format';
import { dayMinutes, hourMs } from '@/lib/time/units';
import { counted, joinWords } from '@/lib/words/wording';

export const maxReminderTitle = 500;
export const maxReminderDescription = 2000;
export const maxReminders = 1000;
export const maxLeads = 5;
export const minLeadMinutes = 5;
export const maxLeadMinutes = 366 * dayMinutes;
export const minRepeatMinutes = 15;

export const reminderExpiryMs = 12 * hourMs;
export const answerableMs = 12 * hourMs;
export const defaultSnoozeMs = hourMs;

export function isUnanswered({
  firedAt,
  acknowledgedAt,
}: {
  firedAt: Date | null;
  acknowledgedAt: Date | null;
}): boolean {
  return firedAt !== null && (acknowledgedAt === null || acknowledgedAt < firedAt);
}

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

export function formatRule(rule: string): string {
  const parts = new Map(rule.split(';').map((part) => [part.split('=')[0] ?? '', part.split('=')[1] ?? '']));
  const days = parts.get('BYDAY')?.split(',') ?? [];
  const every =
    formatHours(parts, days) ??
    formatWeekdays(parts, days) ??
    [formatInterval(parts), formatDays(parts, days)].filter(Boolean).join(' ');
  const until = parts.get('UNTIL');
  return until ? `${every} until ${formatDate(until)}` : every;
}

function formatHours(parts: Map<string, string>, days: string[]): string | null {
  const numbers = (key: string) => (parts.get(key) ?? '').split(',').filter(Boolean).map(Number);
  const all = numbers('BYHOUR').flatMap((hour) => numbers('BYMINUTE').map((minute) => hour * 60 + minute));
  const places = numbers('BYSETPOS');
  const minutes = places.length > 0 ? places.map((place) => all[place - 1] ?? 0) : all;
  const [first = 0, second = first] = minutes;
  const step = second - first;
  const isEven = minutes.every((minute, place) => minute === first + place * step);
  if (!parts.has('BYHOUR') || minutes.length === 0) return null;
  const on =
    days.toSorted().join() === workingDays ? 'on weekdays' : days.length > 0 && `on ${dayNames(days)}`;
  const times =
    isEven && step > 0
      ? `every ${step === 60 ? 'hour' : step % 60 === 0 ? `${step / 60} hours` : `${step} minutes`} from ${clock(first)} to ${clock(minutes.at(-1) ?? first)}`
      : `at ${joinWords(minutes.map(clock))}`;
  return [times, on].filter(Boolean).join(' ');
}

function clock(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

function formatWeekdays(parts: Map<string, string>, days: string[]): string | null {
  const isWeekly = parts.get('FREQ') === 'WEEKLY' && !parts.has('INTERVAL') && !parts.has('BYMONTH');
  if (!isWeekly || days.length === 0) return null;
  const set = days.toSorted().join();
  if (set === workingDays) return 'every weekday';
  if (days.length === 7) return 'every day';
  return `every ${dayNames(days)}`;
}

function formatInterval(parts: Map<string, string>): string {
  const interval = Number(parts.get('INTERVAL') ?? 1);
  const unit = units[parts.get('FREQ') ?? ''] ?? 'time';
  return interval > 1 ? `every ${interval} ${unit}s` : `every ${unit}`;
}

function formatDays(parts: Map<string, string>, days: string[]): string {
  const inMonths = (parts.get('BYMONTH') ?? '').split(',').flatMap((n) => monthNames[Number(n) - 1] ?? []);
  const dates = (parts.get('BYMONTHDAY') ?? '').split(',').filter(Boolean);
  const isDate = inMonths.length === 1 && dates.length === 1 && Number(dates[0]) > 0;
  if (isDate) return `on ${dates[0]} ${inMonths[0]}`;
  const chosen = parts.get('BYSETPOS')?.split(',') ?? [];
  const named = chosen.length > 0 ? chosenNames(chosen, days) : dayNames(days);
  const on = [named, joinWords(dates.map(dateName))].filter(Boolean).join(' and ');
  return [on && `on ${on}`, inMonths.length > 0 && `in ${joinWords(inMonths)}`].filter(Boolean).join(' ');
}

function dayNames(days: string[]): string {
  return joinWords(
    days.map((day) => {
      const rank = day.slice(0, -2);
      const name = weekdays[day.slice(-2)] ?? day;
      return rank ? `the ${ranks[rank] ?? rank} ${name}` : name;
    }),
  );
}

function chosenNames(places: string[], days: string[]): string {
  const isWorking = days.toSorted().join() === workingDays;
  const what = isWorking ? 'working day' : days.map((day) => weekdays[day] ?? day).join(' or ') || 'day';
  return joinWords(places.map((place) => `the ${ranks[place] ?? place} ${what}`));
}

function dateName(day: string): string {
  const number = Number(day);
  if (number > 0) return `the ${ordinal(number)}`;
  return number === -1 ? 'the last day' : `the ${ordinal(-number)} last day`;
}

export function ordinal(number: number): string {
  const isTeen = number % 100 > 10 && number % 100 < 14;
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}

function formatDate(until: string): string {
  return `${Number(until.slice(6, 8))} ${monthNames[Number(until.slice(4, 6)) - 1]} ${until.slice(0, 4)}`;
}

export function formatLead(minutes: number): string {
  const days = Math.floor(minutes / dayMinutes);
  const isWeeks = days > 0 && minutes % (7 * dayMinutes) === 0;
  const parts: [count: number, unit: string][] = isWeeks
    ? [[days / 7, 'week']]
    : [
        [days, 'day'],
        [Math.floor((minutes % dayMinutes) / 60), 'hour'],
        [minutes % 60, 'minute'],
      ];
  return parts.flatMap(([count, unit]) => (count > 0 ? counted(count, unit) : [])).join(' ');
}

export function reminderButtons(deliveryId: string): { label: string; payload: string }[] {
  return [
    { label: 'Done', payload: `done:${deliveryId}` },
    { label: 'In an hour', payload: `snooze:${deliveryId}` },
    { label: 'Tomorrow', payload: `tomorrow:${deliveryId}` },
  ];
}

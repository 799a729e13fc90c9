import { type HourClock, usualClock } from '@/lib/time/hour-clock';
import { dayMs } from '@/lib/time/units';

const formats = new Map<string, Intl.DateTimeFormat>();

type LocalParts = { weekday: string; day: string; month: string; date: string; time: string };

/** The reader of a time: either an IANA time zone alone, or a time zone together with a preferred clock. */
export type TimeReader = string | { timezone: string; clock: HourClock | null };

/**
 * Formats an instant: "Sunday, 22 November, 17:00". With `now`, writes "today, 17:00" or "tomorrow, 17:00",
 * and adds the year if `at` is in another year than `now`.
 */
export function formatWhen(at: Date, reader: TimeReader, now?: Date): string {
  const zone = zoneOf(reader);
  const today = now && localDate(now, zone);
  return `${formatDay(localDate(at, zone), today)}, ${formatTime(at, reader)}`;
}

/**
 * Formats a date (YYYY-MM-DD): "Sunday, 22 November". With `today`, writes "today" or "tomorrow", and adds
 * the year if `date` is in another year than `today`.
 */
export function formatDay(date: string, today?: string): string {
  const days = today === undefined ? null : (midnight(date).getTime() - midnight(today).getTime()) / dayMs;
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  return formatDate(date, today);
}

/** Formats an instant for a list: "Today, 17:00" or "Sun, 22 Nov, 17:00". */
export function formatRowTime(at: Date, reader: TimeReader, now: Date): string {
  const zone = zoneOf(reader);
  return `${formatRowDay(localDate(at, zone), localDate(now, zone))}, ${formatTime(at, reader)}`;
}

/** Formats a date (YYYY-MM-DD) for a list: "Today" or "Sun, 22 Nov". */
export function formatRowDay(date: string, today: string): string {
  const near = formatDay(date, today);
  if (near === 'today') return 'Today';
  if (near === 'tomorrow') return 'Tomorrow';
  return near.replace(/^(...)\w*, (\d+) (...)\w*/, '$1, $2 $3');
}

/**
 * Formats a date (YYYY-MM-DD): "Sunday, 22 November", never "today" or "tomorrow". With `today`, adds the
 * year if `date` is in another year than `today`.
 */
export function formatDate(date: string, today?: string): string {
  const { weekday, day, month } = localParts(midnight(date), 'UTC');
  const isOtherYear = today !== undefined && today.slice(0, 4) !== date.slice(0, 4);
  return `${weekday}, ${day} ${month}${isOtherYear ? ` ${date.slice(0, 4)}` : ''}`;
}

export function formatTime(at: Date, reader: TimeReader): string {
  return formatClock(localTime(at, zoneOf(reader)), reader);
}

export function formatClock(time: string, reader: TimeReader): string {
  const clock = typeof reader === 'string' ? null : reader.clock;
  if ((clock ?? usualClock(zoneOf(reader))) === '24h') return time;
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`;
}

export function zoneOf(reader: TimeReader): string {
  return typeof reader === 'string' ? reader : reader.timezone;
}

export function localDate(at: Date, zone: string): string {
  return localParts(at, zone).date;
}

export function localTime(at: Date, zone: string): string {
  return localParts(at, zone).time;
}

/** Formats the time from `now` to `at`, such as "in 1 h 30 min" or "20 min ago". */
export function formatRelative(at: Date, now: Date): string {
  const minutes = Math.round((at.getTime() - now.getTime()) / 60_000);
  if (minutes === 0) return 'now';
  const size = formatMinutes(Math.abs(minutes));
  return minutes > 0 ? `in ${size}` : `${size} ago`;
}

function formatMinutes(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 24 * 60) {
    const rest = minutes % 60;
    return `${Math.floor(minutes / 60)} h${rest ? ` ${rest} min` : ''}`;
  }
  const days = Math.round(minutes / (24 * 60));
  return days === 1 ? '1 day' : `${days} days`;
}

function midnight(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

let latest: { at: number; zone: string; parts: LocalParts } | undefined;

function localParts(at: Date, zone: string): LocalParts {
  if (latest?.at === at.getTime() && latest.zone === zone) return latest.parts;
  const parts = partsOf(at, zone);
  latest = { at: at.getTime(), zone, parts };
  return parts;
}

function partsOf(at: Date, zone: string): LocalParts {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatOf(zone).formatToParts(at)) parts[type] = value;
  const { weekday = '', day = '', month = '', year = '', hour = '', minute = '' } = parts;
  const number = String(monthNames.indexOf(month) + 1).padStart(2, '0');
  const date = `${year.padStart(4, '0')}-${number}-${day.padStart(2, '0')}`;
  return { weekday, day, month, date, time: `${hour}:${minute}` };
}

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

function formatOf(zone: string): Intl.DateTimeFormat {
  const cached = formats.get(zone);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(zone, format);
  return format;
}

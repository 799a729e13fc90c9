const formats = new Map<string, Intl.DateTimeFormat>();

type LocalParts = { weekday: string; day: string; month: string; year: string; date: string; time: string };

/**
 * Formats an instant for the user: "Sunday, 22 November, 17:00", in `zone`, 24-hour clock.
 * With `now`, adds "today, " or "tomorrow, " in front, and the year if it is not the current one.
 */
export function formatWhen(at: Date, zone: string, now?: Date): string {
  const today = now && localDate(now, zone);
  return `${formatDay(localDate(at, zone), today)}, ${localTime(at, zone)}`;
}

/** Formats a date (YYYY-MM-DD): "Sunday, 22 November". `today` (YYYY-MM-DD) works as `now` does in `formatWhen`. */
export function formatDay(date: string, today?: string): string {
  const { weekday, day, month, year } = localParts(midnight(date), 'UTC');
  const isOtherYear = today !== undefined && today.slice(0, 4) !== date.slice(0, 4);
  const words = `${weekday}, ${day} ${month}${isOtherYear ? ` ${year}` : ''}`;
  if (today === undefined) return words;
  const away = Math.round((midnight(date).getTime() - midnight(today).getTime()) / 86_400_000);
  if (away === 0) return `today, ${words}`;
  if (away === 1) return `tomorrow, ${words}`;
  return words;
}

/** Formats the local time of an instant as the user reads it: "17:00". */
export function formatTime(at: Date, zone: string): string {
  return localTime(at, zone);
}

/** Returns the local date (YYYY-MM-DD) of an instant in `zone`. */
export function localDate(at: Date, zone: string): string {
  return localParts(at, zone).date;
}

/** Returns the local time (HH:MM) of an instant in `zone`. */
export function localTime(at: Date, zone: string): string {
  return localParts(at, zone).time;
}

/** Formats the distance from `now`: "now", "in 20 min", "in 1 h 30 min", "in 3 days", "20 min ago". */
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

function localParts(at: Date, zone: string): LocalParts {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatOf(zone).formatToParts(at)) parts[type] = value;
  const { weekday = '', day = '', month = '', year = '', hour = '', minute = '' } = parts;
  const number = String(monthNames.indexOf(month) + 1).padStart(2, '0');
  const date = `${year.padStart(4, '0')}-${number}-${day.padStart(2, '0')}`;
  return { weekday, day, month, year, date, time: `${hour}:${minute}` };
}

/** English names, January first. */
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

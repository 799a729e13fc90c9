const formats = new Map<string, Intl.DateTimeFormat>();

type Wall = { weekday: string; day: string; month: string; year: string; date: string; time: string };

/**
 * An instant as the user reads it: "Sunday, 22 November, 17:00", in `zone`, English, 24-hour clock.
 * With `now`: "today, " or "tomorrow, " in front where it is so, and the year where it is not this one.
 */
export function formatWhen(at: Date, zone: string, now?: Date): string {
  const today = now && localDate(now, zone);
  return `${formatDay(localDate(at, zone), today)}, ${localTime(at, zone)}`;
}

/** A date (YYYY-MM-DD) in words: "Sunday, 22 November"; `today` (YYYY-MM-DD) adds "today, ", "tomorrow, " or another year. */
export function formatDay(date: string, today?: string): string {
  const { weekday, day, month, year } = wall(midnight(date), 'UTC');
  const foreign = today !== undefined && today.slice(0, 4) !== date.slice(0, 4);
  const words = `${weekday}, ${day} ${month}${foreign ? ` ${year}` : ''}`;
  if (today === undefined) return words;
  const away = Math.round((midnight(date).getTime() - midnight(today).getTime()) / 86_400_000);
  if (away === 0) return `today, ${words}`;
  if (away === 1) return `tomorrow, ${words}`;
  return words;
}

/** "17:00": the wall clock of `zone` at that instant. */
export function formatTime(at: Date, zone: string): string {
  return localTime(at, zone);
}

/** The date (YYYY-MM-DD) that the calendars of `zone` show at that instant. */
export function localDate(at: Date, zone: string): string {
  return wall(at, zone).date;
}

/** HH:MM on the clocks of `zone` at that instant. */
export function localTime(at: Date, zone: string): string {
  return wall(at, zone).time;
}

/** How far off, coarse to the eye: "now", "in 20 min", "in 1 h 30 min", "in 3 days", "20 min ago". */
export function relative(at: Date, now: Date): string {
  const minutes = Math.round((at.getTime() - now.getTime()) / 60_000);
  if (minutes === 0) return 'now';
  const size = span(Math.abs(minutes));
  return minutes > 0 ? `in ${size}` : `${size} ago`;
}

function span(minutes: number): string {
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

function wall(at: Date, zone: string): Wall {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatOf(zone).formatToParts(at)) parts[type] = value;
  const { weekday = '', day = '', month = '', year = '', hour = '', minute = '' } = parts;
  const number = String(monthNames.indexOf(month) + 1).padStart(2, '0');
  const date = `${year.padStart(4, '0')}-${number}-${day.padStart(2, '0')}`;
  return { weekday, day, month, year, date, time: `${hour}:${minute}` };
}

/** In the order of the year. */
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
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(zone, made);
  return made;
}

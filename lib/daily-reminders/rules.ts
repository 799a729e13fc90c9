import { localDate, localTime } from '@/lib/time/format';

export const maxDailyName = 100;
export const maxDailyMessage = 500;

/** Which todos a summary tells; the first is the default. */
export const todoChoices = ['all', 'due_today', 'overdue'] as const;
/** How far ahead a summary looks for reminders. */
export const reminderChoices = ['today', 'next_3_days', 'all'] as const;
export const defaultTodos = 'all';
export const defaultReminders = 'next_3_days';

export const dailyMessages = {
  onlyOne:
    'You can only have one daily reminder. Edit your existing reminder below or delete it to create a new one.',
  noPhone:
    'It could not go to your WhatsApp: connect your phone, or write to Sidekick once from it. The text stands under “Sent by Sidekick”.',
  gone: 'This daily reminder does not exist any more.',
} as const;

interface Run {
  /** HH:MM in `timezone`. */
  time: string;
  timezone: string;
  isActive: boolean;
  /** ISO instant. */
  lastSent: string | null;
}

/**
 * The local date (YYYY-MM-DD) of the coming run: today, or tomorrow where the time has passed or today's was sent. Null while
 * it is switched off.
 */
export function nextRunDate({ time, timezone, isActive, lastSent }: Run, now: Date): string | null {
  if (!isActive) return null;
  const today = localDate(now, timezone);
  const wasSent = lastSent !== null && localDate(new Date(lastSent), timezone) === today;
  return wasSent || localTime(now, timezone) >= time ? dayAfter(today) : today;
}

function dayAfter(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

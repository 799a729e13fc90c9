import { localDate, localTime } from '@/lib/time/format';
import { joinWords } from '@/lib/wording';

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
  later: 'Your phone just got many messages. This one follows in a minute by itself.',
  gone: 'This daily reminder does not exist any more.',
} as const;

const toldTodos = { all: 'all open todos', due_today: 'todos due today', overdue: 'overdue todos' };
const toldReminders = {
  today: 'reminders of today',
  next_3_days: 'reminders of the next 3 days',
  all: 'all reminders ahead',
};

interface Contents {
  includeTodos: (typeof todoChoices)[number];
  includeReminders: (typeof reminderChoices)[number];
  includeMotivation: boolean;
  includeJournal: boolean;
}

/** What a summary tells, for a sentence: "all open todos, reminders of today and a line of motivation". */
export function contentsOf(daily: Contents): string {
  return joinWords([
    toldTodos[daily.includeTodos],
    toldReminders[daily.includeReminders],
    ...(daily.includeMotivation ? ['a line of motivation'] : []),
    ...(daily.includeJournal ? ['a journal hint'] : []),
  ]);
}

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

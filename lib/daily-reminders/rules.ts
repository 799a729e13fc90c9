import { channelNames } from '@/lib/channels/rules';
import type { Channel } from '@/lib/ports';
import { localDate, localTime } from '@/lib/time/format';
import { dayMs } from '@/lib/time/units';
import { joinWords } from '@/lib/words/wording';

export const maxDailyName = 100;
export const maxDailyMessage = 500;

export const todoChoices = ['all', 'due_today', 'overdue'] as const;
export const reminderChoices = ['today', 'next_3_days', 'all'] as const;
export const defaultTodos = 'all';
export const defaultReminders = 'next_3_days';

export const dailyMessages = {
  onlyOne:
    'You can only have one daily reminder. Edit your existing reminder below or delete it to create a new one.',
  later: 'You just got many messages. This one follows in a minute by itself.',
  gone: 'This daily reminder does not exist any more.',
} as const;

export function testSentText(channel: Channel): string {
  return `The daily reminder has been sent to your ${channelNames[channel]}.`;
}

const notSentReasons: Record<Channel, string> = {
  whatsapp: 'It could not be sent to your WhatsApp: connect your phone, or write to Sidekick once from it.',
  telegram:
    'It could not be sent to your Telegram: write to Sidekick once there, or connect the chat again under Channels.',
  email: 'It could not be sent to your e-mail: look at the address under Channels.',
  web: 'Your daily summary is only shown in the browser, as you chose under Channels.',
};

export function notSentText(channel: Channel): string {
  return `${notSentReasons[channel]} You find the text under “Sent by Sidekick”.`;
}

export function heldBackText(channel: Channel): string {
  return `Nothing can be sent to your ${channelNames[channel]} right now. The message follows by itself.`;
}

const todoContents = { all: 'all open todos', due_today: 'todos due today', overdue: 'overdue todos' };
const reminderContents = {
  today: 'reminders of today',
  next_3_days: 'reminders of the next 3 days',
  all: 'all reminders ahead',
};

interface SummaryContents {
  includeTodos: (typeof todoChoices)[number];
  includeReminders: (typeof reminderChoices)[number];
  includeMotivation: boolean;
  includeJournal: boolean;
}

export function describeContents(daily: SummaryContents): string {
  return joinWords([
    todoContents[daily.includeTodos],
    reminderContents[daily.includeReminders],
    ...(daily.includeMotivation ? ['a line of motivation'] : []),
    ...(daily.includeJournal ? ['a journal hint'] : []),
  ]);
}

interface DailyTiming {
  time: string;
  timezone: string;
  isActive: boolean;
  lastSent: string | null;
}

/**
 * Returns the local date (YYYY-MM-DD) of the next daily summary. Null if the daily summary is switched off.
 */
export function nextRunDate({ time, timezone, isActive, lastSent }: DailyTiming, now: Date): string | null {
  if (!isActive) return null;
  const today = localDate(now, timezone);
  const wasSent = lastSent !== null && localDate(new Date(lastSent), timezone) === today;
  return wasSent || localTime(now, timezone) >= time ? dayAfter(today) : today;
}

function dayAfter(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);
}

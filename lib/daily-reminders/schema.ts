import { z } from 'zod';
import type { MessengerChannel } from '@/lib/channels/rules';
import {
  defaultReminders,
  defaultTodos,
  maxDailyMessage,
  maxDailyName,
  reminderChoices,
  todoChoices,
} from '@/lib/daily-reminders/rules';
import { timezone } from '@/lib/time/schema';
import { timeOfDay } from '@/lib/time/time-of-day';
import { isVisible } from '@/lib/words/visible';

export const dailyReminderInput = z.strictObject({
  name: z
    .string('A daily reminder needs a name.')
    .trim()
    .refine(isVisible, 'A daily reminder needs a name.')
    .max(maxDailyName, `A name holds at most ${maxDailyName} characters.`),
  time: timeOfDay,
  includeTodos: z
    .enum(todoChoices, `includeTodos is one of ${todoChoices.join(', ')}.`)
    .default(defaultTodos),
  includeReminders: z
    .enum(reminderChoices, `includeReminders is one of ${reminderChoices.join(', ')}.`)
    .default(defaultReminders),
  includeJournal: z.boolean('includeJournal is true or false.').optional(),
  includeMotivation: z.boolean('includeMotivation is true or false.').optional(),
  isActive: z.boolean('isActive is true or false.').optional(),
  customMessage: z
    .string('The message is a text.')
    .trim()
    .max(maxDailyMessage, `A message holds at most ${maxDailyMessage} characters.`)
    .nullish(),
  timezone: timezone.optional(),
});
export const dailyReminderParams = z.object({ id: z.uuid() });

export type DailyReminderInput = z.input<typeof dailyReminderInput>;
export type DailyReminderValues = z.output<typeof dailyReminderInput>;

export interface DailyReminder {
  id: string;
  name: string;
  time: string;
  includeTodos: (typeof todoChoices)[number];
  includeReminders: (typeof reminderChoices)[number];
  includeJournal: boolean;
  includeMotivation: boolean;
  customMessage: string | null;
  timezone: string;
  isActive: boolean;
  lastSent: string | null;
}

export interface TestSummary {
  sent: true;
  channel: MessengerChannel;
}

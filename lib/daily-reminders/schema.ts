import { z } from 'zod';
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
import { isVisible } from '@/lib/visible';

/** POST and PUT carry the whole of it; without a zone it is the person's own, and a switch that is absent stays where it is. */
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

/** As read by screens. */
export interface DailyReminder {
  id: string;
  name: string;
  /** HH:MM, 24-hour, on the clocks of `timezone`. */
  time: string;
  includeTodos: (typeof todoChoices)[number];
  includeReminders: (typeof reminderChoices)[number];
  includeJournal: boolean;
  includeMotivation: boolean;
  customMessage: string | null;
  timezone: string;
  isActive: boolean;
  /** ISO instant, UTC; null while none has left. */
  lastSent: string | null;
}

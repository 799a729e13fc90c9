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
import { isVisible } from '@/lib/visible';

/** POST and PUT carry the whole of it; without a zone it is the person's own. */
export const dailyReminderInput = z.strictObject({
  name: z
    .string('A daily reminder needs a name.')
    .trim()
    .refine(isVisible, 'A daily reminder needs a name.')
    .max(maxDailyName, `A name holds at most ${maxDailyName} characters.`),
  time: z
    .string('Give the time of day, like 07:30.')
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'The time must look like 07:30, between 00:00 and 23:59.'),
  includeTodos: z
    .enum(todoChoices, `includeTodos is one of ${todoChoices.join(', ')}.`)
    .default(defaultTodos),
  includeReminders: z
    .enum(reminderChoices, `includeReminders is one of ${reminderChoices.join(', ')}.`)
    .default(defaultReminders),
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
  customMessage: string | null;
  timezone: string;
  isActive: boolean;
  /** ISO instant, UTC; null while none has left. */
  lastSent: string | null;
}

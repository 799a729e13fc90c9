import { z } from 'zod';
import { maxReminderDescription, maxReminderTitle } from '@/lib/reminders/rules';
import { readRule } from '@/lib/time/recurrence';
import { isVisible } from '@/lib/visible';

export const reminderTitle = z
  .string('A reminder needs a title.')
  .trim()
  .refine(isVisible, 'A reminder needs a title.')
  .max(maxReminderTitle, `A reminder's title holds at most ${maxReminderTitle} characters.`);

export const reminderDescription = z
  .string()
  .trim()
  .max(maxReminderDescription, `A description holds at most ${maxReminderDescription} characters.`);

/**
 * Either an instant with its offset (2027-05-03T17:00:00Z) or a wall-clock time as a datetime-local input
 * sends it (2027-05-03T17:00), read in the user's zone.
 */
const reminderTime = z.union(
  [z.iso.datetime({ offset: true }), z.iso.datetime({ local: true })],
  'The time must look like 2027-05-03T17:00.',
);

export const createReminderInput = z.strictObject({
  title: reminderTitle,
  description: reminderDescription.nullish(),
  reminderTime,
  /** An RFC 5545 rule in the user's local time; the reminder's own time is its first occurrence. */
  recurrenceRule: z
    .string()
    .trim()
    .max(200)
    .refine((rule) => readRule(rule) !== null, 'The rule must look like FREQ=WEEKLY;BYDAY=TU.')
    .nullish(),
});
export const updateReminderInput = z
  .strictObject({
    title: reminderTitle.optional(),
    description: reminderDescription.nullish(),
    reminderTime: reminderTime.optional(),
  })
  .refine((input) => Object.keys(input).length > 0, 'Nothing to change.');
export const reminderParams = z.object({ id: z.uuid() });

export type CreateReminderInput = z.infer<typeof createReminderInput>;
export type UpdateReminderInput = z.infer<typeof updateReminderInput>;

/** As read by screens; reminderTime is an ISO instant in UTC. */
export interface Reminder {
  id: string;
  title: string;
  description: string | null;
  reminderTime: string;
  recurrenceRule: string | null;
  isActive: boolean;
}

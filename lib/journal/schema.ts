import { z } from 'zod';
import { maxJournalMessage } from '@/lib/journal/rules';
import { timezone } from '@/lib/time/schema';
import { timeOfDay } from '@/lib/time/time-of-day';

/** POST begins with the defaults, PUT with what is stored: what is absent stays so. An empty message is the default one. */
export const journalReminderInput = z.strictObject({
  time: timeOfDay.optional(),
  timezone: timezone.optional(),
  isActive: z.boolean('isActive is true or false.').optional(),
  includeMotivation: z.boolean('includeMotivation is true or false.').optional(),
  customMessage: z
    .string('The message is a text.')
    .trim()
    .max(maxJournalMessage, `A message holds at most ${maxJournalMessage} characters.`)
    .nullish(),
});

export type JournalReminderValues = z.output<typeof journalReminderInput>;

/** As read by screens. */
export interface JournalReminder {
  id: string;
  /** HH:MM, 24-hour, on the clocks of `timezone`. */
  time: string;
  timezone: string;
  isActive: boolean;
  includeMotivation: boolean;
  customMessage: string | null;
  /** ISO instant, UTC; null while none has left. */
  lastSent: string | null;
}

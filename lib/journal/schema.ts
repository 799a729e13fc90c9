import { z } from 'zod';
import type { ScoreSource } from '@/db/schema/journal';
import type { Responses } from '@/lib/journal/questions';
import { maxJournalMessage } from '@/lib/journal/rules';
import { timezone } from '@/lib/time/schema';
import { timeOfDay } from '@/lib/time/time-of-day';

/**
 * Settings of the daily message that asks for a journal entry. A missing field gets the default in a POST
 * request and is kept in a PUT request.
 */
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

export interface JournalReminder {
  id: string;
  time: string;
  timezone: string;
  isActive: boolean;
  includeMotivation: boolean;
  customMessage: string | null;
  /** ISO instant of the last prompt, or null before the first prompt. */
  lastSent: string | null;
}

const score = 'A score is a number from 1 to 5.';

export const entryInput = z.strictObject({ sentimentScore: z.number(score).min(1, score).max(5, score) });
export const entryParams = z.object({ id: z.uuid() });
export const exportQuery = z.object({
  format: z.enum(['json', 'markdown'], 'A journal is exported as json or as markdown.').default('json'),
});

export interface JournalEntry {
  id: string;
  entryText: string;
  /** The mood from 1 (worst) to 5 (best). */
  sentimentScore: number;
  /** The local day of the entry, YYYY-MM-DD. */
  entryDate: string;
  createdAt: string;
  responses: Responses;
  scoreSource: ScoreSource;
  isPending: boolean;
  isCrisis: boolean;
}

export interface TriggeredPrompt {
  id: string;
  message: string;
  channel: 'whatsapp' | 'telegram' | 'web';
}

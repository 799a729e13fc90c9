import { z } from 'zod';
import type { ScoreSource } from '@/db/schema/journal';
import { maxJournalMessage } from '@/lib/journal/rules';
import type { Responses } from '@/lib/journal/talk';
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

const score = 'A score is a number from 1 to 5.';

/** The person's own score of a day; their word stands. Kept with one decimal. */
export const entryInput = z.strictObject({ sentimentScore: z.number(score).min(1, score).max(5, score) });
export const entryParams = z.object({ id: z.uuid() });
export const exportQuery = z.object({
  format: z.enum(['json', 'markdown'], 'A journal is exported as json or as markdown.').default('json'),
});

/** One day of a journal, as read by screens. */
export interface JournalEntry {
  id: string;
  /** The analysis, in paragraphs. */
  entryText: string;
  /** 1 to 5. */
  sentimentScore: number;
  /** The local day it belongs to, YYYY-MM-DD. */
  entryDate: string;
  createdAt: string;
  responses: Responses;
  scoreSource: ScoreSource;
  /** A model could not be asked: it is read again later. */
  isPending: boolean;
  isCrisis: boolean;
}

/** Where the questions were sent. */
export interface Triggered {
  /** The delivery. */
  id: string;
  /** On the web: what it says, for the chat. */
  message: string;
  channel: 'whatsapp' | 'web';
}

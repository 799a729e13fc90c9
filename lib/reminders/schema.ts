import { z } from 'zod';
import {
  maxLeadMinutes,
  maxLeads,
  maxReminderDescription,
  maxReminderTitle,
  minLeadMinutes,
} from '@/lib/reminders/rules';
import { readRule } from '@/lib/time/recurrence';
import { isVisible } from '@/lib/words/visible';

export const reminderTitle = z
  .string('A reminder needs a title.')
  .trim()
  .refine(isVisible, 'A reminder needs a title.')
  .max(maxReminderTitle, `A reminder's title holds at most ${maxReminderTitle} characters.`);

export const reminderDescription = z
  .string()
  .trim()
  .max(maxReminderDescription, `A description holds at most ${maxReminderDescription} characters.`);

const descriptionOrNull = reminderDescription.transform((text) => text || null).nullish();

// A time without an offset is in the user's time zone.
const reminderTime = z.union(
  [z.iso.datetime({ offset: true }), z.iso.datetime({ local: true })],
  'The time must look like 2027-05-03T17:00.',
);

const ruleMessage = 'The rule must look like FREQ=WEEKLY;BYDAY=TU.';

// RFC 5545 rule with times in the user's time zone.
const recurrenceRule = z
  .string(ruleMessage)
  .trim()
  .max(200, ruleMessage)
  .refine((rule) => readRule(rule) !== null, ruleMessage);

const leadMessage = 'A reminder is announced between 5 minutes and 366 days before its time.';

const reminderLeads = z
  .array(
    z
      .int('A lead is a whole number of minutes.')
      .min(minLeadMinutes, leadMessage)
      .max(maxLeadMinutes, leadMessage),
    'Leads are a list of minutes, like [30, 1440].',
  )
  .max(maxLeads, `A reminder is announced at most ${maxLeads} times.`)
  .transform((leads) => [...new Set(leads)].sort((a, b) => b - a));

const nag = z.boolean('nag is true or false.');

export const createReminderInput = z.strictObject({
  title: reminderTitle,
  description: descriptionOrNull,
  reminderTime,
  recurrenceRule: recurrenceRule.nullish(),
  leads: reminderLeads.optional(),
  nag: nag.optional(),
});
export const updateReminderInput = z
  .strictObject({
    title: reminderTitle.optional(),
    description: descriptionOrNull,
    reminderTime: reminderTime.optional(),
    /** Null stops the repetition, undefined keeps the old rule. */
    recurrenceRule: recurrenceRule.nullish(),
    leads: reminderLeads.optional(),
    nag: nag.optional(),
  })
  .refine((input) => Object.keys(input).length > 0, 'Nothing to change.');
export const reminderParams = z.object({ id: z.uuid() });

const localDay = z.iso.date('A day looks like 2027-05-03.');

/** An answer to a reminder. Dates (YYYY-MM-DD) are local. A skip includes the days `from` and `to`. */
export const answerReminderInput = z.discriminatedUnion(
  'answer',
  [
    z.strictObject({ answer: z.literal('done'), at: z.iso.datetime().optional() }),
    z.strictObject({ answer: z.literal('snooze'), until: reminderTime }),
    z.strictObject({ answer: z.literal('skip'), from: localDay.optional(), to: localDay.optional() }),
    z.strictObject({ answer: z.literal('pause'), until: localDay.nullish() }),
    z.strictObject({ answer: z.literal('resume') }),
  ],
  'The answer is one of done, snooze, skip, pause, resume.',
);
export type AnswerReminderInput = z.infer<typeof answerReminderInput>;

export const undoAnswerInput = z.strictObject({ undo: z.string().max(100_000) });
export interface AnsweredReminder {
  reminder: Reminder;
  undo: string;
}

export type CreateReminderInput = z.infer<typeof createReminderInput>;
export type UpdateReminderInput = z.infer<typeof updateReminderInput>;

export interface Reminder {
  id: string;
  title: string;
  description: string | null;
  /** ISO instant of the next occurrence. */
  reminderTime: string;
  recurrenceRule: string | null;
  leads: number[];
  nag: boolean;
  snoozedUntil: string | null;
  /** ISO instant of the occurrence that waits for an answer; null if none does. */
  unansweredSince: string | null;
  /** Whether the series is paused. If `pausedUntil` is null, the pause lasts until the user ends it. */
  isPaused: boolean;
  pausedUntil: string | null;
  skips?: string[];
  isActive: boolean;
}

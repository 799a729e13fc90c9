import { z } from 'zod';
import {
  longestLead,
  maxLeads,
  maxReminderDescription,
  maxReminderTitle,
  shortestLead,
} from '@/lib/reminders/rules';
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

const looksLikeRule = 'The rule must look like FREQ=WEEKLY;BYDAY=TU.';

/** An RFC 5545 rule in the user's local time; where the reminder's own time is no occurrence of it, the first one after is. */
const recurrenceRule = z
  .string(looksLikeRule)
  .trim()
  .max(200, looksLikeRule)
  .refine((rule) => readRule(rule) !== null, looksLikeRule);

const leadLimits = 'A reminder is announced between 5 minutes and 60 days before its time.';

const reminderLeads = z
  .array(
    z.int('A lead is a whole number of minutes.').min(shortestLead, leadLimits).max(longestLead, leadLimits),
    'Leads are a list of minutes, as [30, 1440].',
  )
  .max(maxLeads, `A reminder is announced at most ${maxLeads} times.`)
  .transform((leads) => [...new Set(leads)].sort((a, b) => b - a));

const nag = z.boolean('Asking again is either true or false.');

export const createReminderInput = z.strictObject({
  title: reminderTitle,
  description: reminderDescription.nullish(),
  reminderTime,
  recurrenceRule: recurrenceRule.nullish(),
  /** Minutes before its time at which it is announced. */
  leads: reminderLeads.optional(),
  /** Asks again, with growing pauses, until it is answered. */
  nag: nag.optional(),
});
export const updateReminderInput = z
  .strictObject({
    title: reminderTitle.optional(),
    description: reminderDescription.nullish(),
    reminderTime: reminderTime.optional(),
    /** null ends the series: what is left is one reminder. */
    recurrenceRule: recurrenceRule.nullish(),
    leads: reminderLeads.optional(),
    nag: nag.optional(),
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
  leads: number[];
  nag: boolean;
  /** When it comes again, where it was put off. */
  snoozedUntil: string | null;
  isActive: boolean;
}

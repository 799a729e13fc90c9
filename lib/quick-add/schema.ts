import { z } from 'zod';
import { maxLine } from '@/lib/quick-add/rules';

export const lineInput = z.strictObject({
  text: z
    .string('Write what to add.')
    .trim()
    .min(1, 'Write what to add.')
    .max(maxLine, `A line holds at most ${maxLine} characters.`),
});

/** A line with a time or a rule is a reminder, any other line a todo. */
export interface Reading {
  title: string;
  /** Local date, YYYY-MM-DD; null if the line names none. */
  date: string | null;
  /** Local time, HH:MM; null if the line names none. */
  time: string | null;
  /** RFC 5545 rule in local time. */
  rule: string | null;
  /** The list that the line names, if the user has it. */
  list: { id: string; title: string } | null;
}

import { z } from 'zod';
import { maxLine } from '@/lib/quick-add/rules';

export const lineInput = z.strictObject({
  text: z
    .string('Write what to add.')
    .trim()
    .min(1, 'Write what to add.')
    .max(maxLine, `A line holds at most ${maxLine} characters.`),
});

export interface Reading {
  title: string;
  date: string | null;
  time: string | null;
  /** RFC 5545 rule in the user's local time; null for a single item. */
  rule: string | null;
  list: { id: string; title: string } | null;
}

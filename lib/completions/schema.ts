import { z } from 'zod';
import { isVisible } from '@/lib/words/visible';

const day = z.iso.date('A day looks like 2027-05-03.');

export const completionTitle = z
  .string('Say what was done.')
  .trim()
  .refine(isVisible, 'Say what was done.')
  .max(500, 'What was done has at most 500 characters.');

export const createCompletionInput = z.strictObject({
  title: completionTitle,
  doneAt: z.iso
    .datetime({ offset: true, error: 'The time is an instant like 2027-05-03T17:00:00Z.' })
    .optional(),
});
export const completionParams = z.object({ id: z.uuid() });
export const completionQuery = z.strictObject({
  q: z.string().trim().max(200).optional(),
  from: day.optional(),
  to: day.optional(),
});

export type CreateCompletionInput = z.infer<typeof createCompletionInput>;
export type CompletionQuery = z.infer<typeof completionQuery>;

export interface Completion {
  kind: 'todo' | 'reminder' | 'told';
  id: string;
  title: string;
  doneAt: string;
}

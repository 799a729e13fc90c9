import { z } from 'zod';
import { findWhen } from '@/lib/time/phrases';

/** How long a question waits for its answer. */
const openMinutes = 60;
export const maxChoices = 20;
/** A longer message is a request of its own. */
export const maxAnswerLength = 120;

const questionSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('confirm'),
    /** The acts that a yes runs. */
    acts: z.array(z.object({ tool: z.string(), act: z.unknown() })),
    expiresAt: z.coerce.date(),
  }),
  z.object({
    kind: z.literal('offer'),
    /** What a yes carries out. */
    calls: z.array(z.object({ tool: z.string(), input: z.record(z.string(), z.unknown()) })),
    expiresAt: z.coerce.date(),
  }),
  z.object({
    kind: z.literal('missing'),
    tool: z.string(),
    input: z.record(z.string(), z.unknown()),
    /** The field of the input that the answer completes. */
    field: z.string(),
    expiresAt: z.coerce.date(),
  }),
  z.object({
    kind: z.literal('which'),
    tool: z.string(),
    input: z.record(z.string(), z.unknown()),
    /** The words of the input that fit several things; the id of the chosen one takes their place. */
    words: z.string(),
    choices: z.array(z.object({ id: z.string(), title: z.string(), text: z.string() })),
    expiresAt: z.coerce.date(),
  }),
]);

/** A question that waits for the user's answer. Stored with the conversation, so it can be answered on any channel. */
export type OpenQuestion = z.infer<typeof questionSchema>;

/** Reads a stored question; null if there is none or it has expired. */
export function parseQuestion(stored: unknown, now: Date): OpenQuestion | null {
  const parsed = questionSchema.safeParse(stored);
  return parsed.success && parsed.data.expiresAt > now ? parsed.data : null;
}

export function questionExpiry(now: Date): Date {
  return new Date(now.getTime() + openMinutes * 60_000);
}

/** Separates the parts of a text that name a time from the rest. */
export function splitTimes(text: string): { rest: string; times: string } {
  const spans = findWhen(text);
  const rest = spans.reduceRight(
    (left, span) => left.slice(0, span.index) + left.slice(span.index + span.text.length),
    text,
  );
  return { rest, times: spans.map((span) => span.text).join(' ') };
}

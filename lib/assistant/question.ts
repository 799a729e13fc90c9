import { z } from 'zod';
import { findWhen } from '@/lib/time/phrases';

const openMinutes = 60;
export const mostChoices = 20;

const questionSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('confirm'),
    /** The very acts that a yes runs. */
    acts: z.array(z.object({ tool: z.string(), act: z.unknown() })),
    expiresAt: z.coerce.date(),
  }),
  z.object({
    kind: z.literal('missing'),
    tool: z.string(),
    input: z.record(z.string(), z.unknown()),
    /** The input's field that the next words complete. */
    field: z.string(),
    expiresAt: z.coerce.date(),
  }),
  z.object({
    kind: z.literal('which'),
    tool: z.string(),
    input: z.record(z.string(), z.unknown()),
    /** The words in the input that several things fit; the chosen one's id takes their place. */
    words: z.string(),
    choices: z.array(z.object({ id: z.string(), title: z.string(), text: z.string() })),
    expiresAt: z.coerce.date(),
  }),
]);

/** What we asked and wait for; kept with the talk, so that it is answered on any channel and after a restart. */
export type OpenQuestion = z.infer<typeof questionSchema>;

/** The talk's question where one is open at this instant. */
export function openQuestion(kept: unknown, now: Date): OpenQuestion | null {
  const parsed = questionSchema.safeParse(kept);
  return parsed.success && parsed.data.expiresAt > now ? parsed.data : null;
}

export function questionExpiry(now: Date): Date {
  return new Date(now.getTime() + openMinutes * 60_000);
}

/** yes, no, or neither. */
export function yesOrNo(text: string): 'yes' | 'no' | null {
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s👍👎']/gu, '')
    .trim();
  if (
    /^(yes|y|yep|yeah|yup|sure|ok|okay|do it|go ahead|confirm|please do|yes please|👍|ja|sí|si|oui)$/.test(
      words,
    )
  )
    return 'yes';
  if (
    /^((?:actually )?no(?: wait| thank you| way)?|n|nope|nah|cancel|stop|don't|dont|do not|never mind|nevermind|no thanks|👎|nein|non)$/.test(
      words,
    )
  )
    return 'no';
  return null;
}

const filler = new Set(
  'at on in by the please ok okay yes make it let us say how about then well um do for'.split(' '),
);

/** Whether a text is an answer to "when?": words of time and next to nothing else. */
export function isTimeAnswer(text: string): boolean {
  if (text.length > 120) return false;
  const spans = findWhen(text);
  if (spans.length === 0) return false;
  const rest = spans.reduceRight(
    (left, span) => left.slice(0, span.index) + left.slice(span.index + span.text.length),
    text,
  );
  return rest
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .every((word) => word === '' || filler.has(word));
}

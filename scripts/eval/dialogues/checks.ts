import { z } from 'zod';

const rowSchema = z.strictObject({
  table: z.string().optional(),
  tables: z.array(z.string()).optional(),
  text: z.string(),
  date: z.string().optional(),
  dates: z.array(z.string()).optional(),
  time: z.string().optional(),
  times: z.array(z.string()).optional(),
  within_min: z.number().optional(),
  list: z.string().optional(),
  month_day: z.string().optional(),
  /** How the row repeats. This is only a note for readers of the file; no check uses it. */
  recurs: z.string().optional(),
});

const firingSchema = z.strictObject({
  text: z.string(),
  at: z.string().optional(),
  date: z.string().optional(),
});

const checkSchema = z.strictObject({
  made: z.array(rowSchema).optional(),
  changed: z.array(rowSchema).optional(),
  /** Rows that the dialogue must remove. An empty list means that no row may disappear. */
  removed: z.array(rowSchema).optional(),
  done: z.array(rowSchema).optional(),
  gone: z.array(rowSchema).optional(),
  present: z.array(rowSchema).optional(),
  absent: z.array(rowSchema).optional(),
  made_none: z.array(z.string()).optional(),
  fires: z.array(firingSchema).optional(),
  not_fires: z.array(firingSchema).optional(),
  unchanged: z.boolean().optional(),
  cannot: z.boolean().optional(),
  asks: z.boolean().optional(),
  or_asks: z.boolean().optional(),
  reply: z.array(z.string()).optional(),
  reply_any: z.array(z.string()).optional(),
  reply_not: z.array(z.string()).optional(),
});

export const turnSchema = z.looseObject({
  story: z.string(),
  turn: z.number(),
  zone: z.string(),
  text: z.string(),
  after: z.number().positive().optional(),
  check: checkSchema.optional(),
});

export type TurnRow = z.output<typeof turnSchema>;
export type Check = z.output<typeof checkSchema>;
export type ExpectedRow = z.output<typeof rowSchema>;
export type ExpectedFiring = z.output<typeof firingSchema>;

export function asks(reply: string): boolean {
  return reply.includes('?');
}

export function isFallback(reply: string): boolean {
  return /\b(?:not something I (?:can )?do|(?:did|do) ?n[o’']t (?:quite )?(?:understand|follow|get that)|(?:can|could) ?n[o’']t (?:help with|make sense|answer: I only)|not sure what|nothing (?:I|for me) can do|I have not saved or changed anything|outside what I do|I only look after|no idea what)/i.test(
    reply,
  );
}

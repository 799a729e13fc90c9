import { z } from 'zod';

/** A row that a check speaks of. Only what is given must fit. */
const rowSchema = z.strictObject({
  table: z.string().optional(),
  /** Any of these tables. */
  tables: z.array(z.string()).optional(),
  /** Occurs in the row's words, in any case; '' fits every row. */
  text: z.string(),
  /** Local, YYYY-MM-DD. */
  date: z.string().optional(),
  dates: z.array(z.string()).optional(),
  /** Local, HH:MM. */
  time: z.string().optional(),
  times: z.array(z.string()).optional(),
  within_min: z.number().optional(),
  /** Occurs in the name of the row's list. */
  list: z.string().optional(),
  /** MM-DD of a yearly date. */
  month_day: z.string().optional(),
  /** For readers only. */
  recurs: z.string().optional(),
});

const firingSchema = z.strictObject({
  text: z.string(),
  /** Local, YYYY-MM-DD HH:MM. */
  at: z.string().optional(),
  date: z.string().optional(),
});

/** What a turn has to do. All of it must hold. */
const checkSchema = z.strictObject({
  made: z.array(rowSchema).optional(),
  changed: z.array(rowSchema).optional(),
  /** An empty list: nothing may disappear. */
  removed: z.array(rowSchema).optional(),
  done: z.array(rowSchema).optional(),
  /** Removed or completed. */
  gone: z.array(rowSchema).optional(),
  /** True after the turn, whichever turn made it so. */
  present: z.array(rowSchema).optional(),
  absent: z.array(rowSchema).optional(),
  /** Tables that get no row. */
  made_none: z.array(z.string()).optional(),
  fires: z.array(firingSchema).optional(),
  not_fires: z.array(firingSchema).optional(),
  unchanged: z.boolean().optional(),
  /** Sidekick cannot do this, and says so. */
  cannot: z.boolean().optional(),
  asks: z.boolean().optional(),
  /** A question that changes nothing is right too. */
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
  /** Minutes after the message before; 1 if not given. */
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

/** Whether a reply says that Sidekick did not understand, or that this is not something it does. */
export function isFallback(reply: string): boolean {
  return /\b(?:not something I (?:can )?do|(?:did|do) ?n[o’']t (?:quite )?(?:understand|follow|get that)|(?:can|could) ?n[o’']t (?:help with|make sense|answer: I only)|not sure what|nothing (?:I|for me) can do|I have not saved or changed anything|outside what I do|I only look after|no idea what)/i.test(
    reply,
  );
}

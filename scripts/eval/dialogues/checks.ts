import { z } from 'zod';
import type { Change } from './changes';

/**
 * A value of a column: text matches if it is contained (any case), "/…/" as a regular expression, anything else if it is equal. A
 * column that is not given may have any value.
 */
const match = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
const expectedRow = z.strictObject({ table: z.string(), match: match.default({}) });

/** What a turn has to do. Rows of `made`, `changed` and `removed` must be among the changes, each by a change of its own. */
const checkSchema = z.strictObject({
  /** Matches the row's new columns. */
  made: z.array(expectedRow).optional(),
  /** Matches the changed columns' new values. */
  changed: z.array(expectedRow).optional(),
  /** Matches the row's old columns. */
  removed: z.array(expectedRow).optional(),
  /** Nothing is changed. */
  unchanged: z.literal(true).optional(),
  /** The reply asks (true), or does not (false). */
  asks: z.boolean().optional(),
  /** The reply contains each of these (any case; "a|b": one of them; "!a": not this). */
  reply: z.array(z.string()).optional(),
  /** The reply says that this is not something it does (true), or does not (false). */
  fallback: z.boolean().optional(),
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

type Check = z.output<typeof checkSchema>;
type Expected = z.output<typeof expectedRow>;

/** Returns what a turn did not do as it should, in words; empty if the check is passed. */
export function failuresOf(check: Check, reply: string, changes: Change[]): string[] {
  const made = changes.filter(({ before }) => !before);
  const removed = changes.filter(({ after }) => !after);
  const changed = changes.filter(({ before, after }) => before && after);
  return [
    ...missing('made', check.made, made, ({ after }) => after),
    ...missing('changed', check.changed, changed, ({ after }) => after),
    ...missing('removed', check.removed, removed, ({ before }) => before),
    ...(check.unchanged && changes.length > 0 ? [`${changes.length} changes`] : []),
    ...(check.asks !== undefined && check.asks !== asks(reply) ? [check.asks ? 'does not ask' : 'asks'] : []),
    ...(check.fallback !== undefined && check.fallback !== isFallback(reply) ? ['fallback'] : []),
    ...(check.reply ?? []).filter((words) => !says(reply, words)).map((words) => `reply: ${words}`),
  ];
}

export function asks(reply: string): boolean {
  return reply.includes('?');
}

/** Whether a reply says that Sidekick did not understand, or that this is not something it does. */
export function isFallback(reply: string): boolean {
  return /\b(?:not something I (?:can )?do|(?:did|do) ?n[o’']t (?:quite )?(?:understand|follow|get that)|(?:can|could) ?n[o’']t (?:help with|make sense)|not sure what|nothing (?:I|for me) can do|I have not saved or changed anything|outside what I do|I only look after|no idea what)/i.test(
    reply,
  );
}

function missing(
  name: string,
  expected: Expected[] | undefined,
  changes: Change[],
  columns: (change: Change) => Change['after'],
): string[] {
  const left = [...changes];
  return (expected ?? []).flatMap(({ table, match }) => {
    const place = left.findIndex((change) => change.table === table && fits(columns(change) ?? {}, match));
    if (place < 0) return [`not ${name}: ${table} ${JSON.stringify(match)}`];
    left.splice(place, 1);
    return [];
  });
}

function fits(row: Record<string, unknown>, match: Expected['match']): boolean {
  return Object.entries(match).every(([column, value]) => {
    const got = row[column] ?? null;
    if (typeof value !== 'string' || typeof got !== 'string') return got === value;
    const pattern = /^\/(.*)\/$/.exec(value)?.[1];
    return pattern ? new RegExp(pattern, 'i').test(got) : got.toLowerCase().includes(value.toLowerCase());
  });
}

function says(reply: string, words: string): boolean {
  const text = reply.toLowerCase();
  if (words.startsWith('!')) return !text.includes(words.slice(1).toLowerCase());
  return words.split('|').some((one) => text.includes(one.toLowerCase()));
}

import type { z } from 'zod';
import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';

export type Feature = 'todo' | 'info' | 'reminder' | 'social' | 'journal' | 'calendar';

/** A row of a table, stored as JSON. The keys are the names of the columns in `db/schema`. */
export type Row = Record<string, unknown>;

/** A row that a tool call changed. `before` is null for a new row, and `after` is null for a deleted row. */
export interface RowChange {
  table: string;
  id: string;
  before: Row | null;
  after: Row | null;
  /** Other data that the feature needs to restore the row: for a reminder, its schedules. */
  kept?: unknown;
}

export function rowChanges<B extends { id: string }, A extends { id: string }>(
  table: string,
  before: B[],
  after: A[],
): RowChange[] {
  const byId = (rows: { id: string }[]) => new Map(rows.map((row) => [row.id, { ...row }]));
  const [old, current] = [byId(before), byId(after)];
  const ids = new Set([...old.keys(), ...current.keys()]);
  return [...ids].map((id) => ({ table, id, before: old.get(id) ?? null, after: current.get(id) ?? null }));
}

/** How to undo a tool call: restore `rows`, or run the `Reversal` with the name `verb`. */
export type Undo = { rows: RowChange[] } | { verb: string; args: unknown };

export interface ToolReceipt {
  feature: Feature;
  action: string;
  undo: Undo;
  createdTodos?: number;
}

export interface Mention {
  kind: 'todo' | 'list' | 'reminder' | 'fact' | 'social' | 'event' | 'entry' | 'completion';
  id: string;
  title: string;
}

export interface Mentions {
  act: 'made' | 'changed' | 'done' | 'deleted' | 'listed' | 'asked';
  items: Mention[];
}

export function mentionsOf(
  act: Mentions['act'],
  kind: Mention['kind'],
  items: { id: string; title: string }[],
): Mentions {
  return { act, items: items.map(({ id, title }) => ({ kind, id, title })) };
}

export interface ToolResult {
  /** The reply to the user. No language model changes the words. */
  text: string;
  /** Items to which the user can refer as "it" or "the second one" during the next day. */
  mentions?: Mentions;
  receipt?: ToolReceipt;
  /** Id of the journal entry that the reply (`text`) quotes. Deleting the entry also erases the reply. */
  entryId?: string;
}

/** Thrown if the input lacks `field`. Sidekick asks `question` and takes the user's next message as the value. */
export class MissingInput extends AppError {
  askedBy: { name: string; input: unknown } | undefined;

  constructor(
    readonly field: string,
    question: string,
  ) {
    super('invalid', question);
    this.name = 'MissingInput';
  }
}

/** Thrown if the value of `field` is impossible. Sidekick asks for another value, as for `MissingInput`. */
export class RefusedInput extends MissingInput {}

export interface Choice {
  id: string;
  title: string;
  text: string;
}

/**
 * Thrown if the user's words match several items. Sidekick asks `question`, and the user's next message chooses
 * one of `choices`.
 */
export class AmbiguousItem extends AppError {
  askedBy: { name: string; input: unknown } | undefined;

  constructor(
    readonly words: string,
    readonly choices: Choice[],
    question: string,
  ) {
    super('conflict', question);
    this.name = 'AmbiguousItem';
  }
}

/**
 * A question that the user must answer with "yes" before an action runs. `act` is the action with the ids of its
 * rows. `count` is the number of items.
 */
export interface Confirmation<A = unknown> {
  question: string;
  act: A;
  count: number;
  /**
   * Titles of the items that the action deletes. If the same message stores new items with all these titles,
   * the old items count as replaced, not as deleted.
   */
  titles?: string[];
  isBroad?: boolean;
}

export const maxUnconfirmedDeletions = 3;

export interface Tool {
  name: string;
  description: string;
  input: z.ZodType;
  /**
   * Whether the tool stores words of the message, such as a note. If so, these words must not be read as
   * another request.
   */
  keepsText: boolean;
  fromWords: (words: string) => unknown;
  confirm: (ctx: UserCtx, input: unknown) => Promise<Confirmation | null>;
  /** Runs the action `act` after the user has confirmed it. Never called by a language model. */
  runConfirmed: (ctx: UserCtx, act: unknown) => Promise<ToolResult>;
  /**
   * Fetches data for `run`. Called before the transaction, so calls to outside services (`ctx.ports`) are
   * allowed.
   */
  prepare: (ctx: UserCtx) => Promise<void>;
  run: (ctx: UserCtx, input: unknown) => Promise<ToolResult>;
}

export interface ToolDefinition<S extends z.ZodType, A extends z.ZodType> {
  name: string;
  description: string;
  input: S;
  keepsText?: boolean;
  fromWords?: (words: string) => z.input<S>;
  prepare?: (ctx: UserCtx) => Promise<void>;
  run: (ctx: UserCtx, input: z.output<S>) => Promise<ToolResult>;
  confirmation?: {
    act: A;
    ask: (ctx: UserCtx, input: z.output<S>) => Promise<Confirmation<z.output<A>> | null>;
    run: (ctx: UserCtx, act: z.output<A>) => Promise<ToolResult>;
  };
}

export function defineTool<S extends z.ZodType, A extends z.ZodType = z.ZodNever>(
  definition: ToolDefinition<S, A>,
): Tool {
  const { name, description, input, run, confirmation, fromWords, prepare, keepsText = false } = definition;
  return {
    name,
    description,
    input,
    keepsText,
    fromWords: fromWords ?? (() => ({})),
    prepare: prepare ?? (async () => {}),
    run: async (ctx, raw) => run(ctx, parse(input, raw)),
    confirm: async (ctx, raw) => confirmation?.ask(ctx, parse(input, raw)) ?? null,
    runConfirmed: async (ctx, act) => {
      if (!confirmation) throw new Error(`${name} asks for no confirmation`);
      return confirmation.run(ctx, confirmation.act.parse(act));
    },
  };
}

export interface Reversal {
  name: string;
  run: (ctx: UserCtx, args: unknown) => Promise<void>;
}

/**
 * Defines how to undo the calls of a tool. The arguments are stored as JSON, so the schema `args` must
 * convert texts back to dates.
 */
export function defineReversal<S extends z.ZodType>(definition: {
  name: string;
  args: S;
  run: (ctx: UserCtx, args: z.output<S>) => Promise<void>;
}): Reversal {
  return {
    name: definition.name,
    run: (ctx, raw) => definition.run(ctx, definition.args.parse(raw)),
  };
}

function parse<S extends z.ZodType>(schema: S, raw: unknown): z.output<S> {
  const parsed = schema.safeParse(raw);
  if (parsed.success) return parsed.data;
  throw new AppError('invalid', parsed.error.issues[0]?.message ?? 'That is not something I can do.');
}

export type ToolCall = { tool: string; input: unknown } | { tool: string; act: unknown };

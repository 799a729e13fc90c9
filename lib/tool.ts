import type { z } from 'zod';
import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';

/** The keys of a chat answer's `actions` (specification, section 3). */
export type Feature = 'todo' | 'info' | 'reminder' | 'social' | 'journal' | 'calendar';

/** The name of a reversal and its arguments, stored in a receipt as JSON. */
export interface Undo {
  verb: string;
  args: unknown;
}

/** What a tool call changed, and how to take it back. */
export interface ToolReceipt {
  feature: Feature;
  /** A few words in the past tense, for example "added “Milk”". */
  action: string;
  undo: Undo;
  /** Counted in the day's statistics. */
  createdTodos?: number;
}

/** One thing of the user's that a reply is about. */
export interface Mention {
  kind: 'todo' | 'list' | 'reminder' | 'fact' | 'social' | 'event' | 'entry' | 'completion';
  id: string;
  title: string;
}

/** What a reply did with the things it is about, in the order in which it names them. */
export interface Mentions {
  act: 'made' | 'changed' | 'done' | 'deleted' | 'listed' | 'asked';
  items: Mention[];
}

/** Names the things of one kind that a reply is about. */
export function mentionsOf(
  act: Mentions['act'],
  kind: Mention['kind'],
  items: { id: string; title: string }[],
): Mentions {
  return { act, items: items.map(({ id, title }) => ({ kind, id, title })) };
}

export interface ToolResult {
  /** The reply to the user; no language model rewords it. */
  text: string;
  /** Remembered with the conversation for a day, so that "it" and "the second one" can be understood. */
  mentions?: Mentions;
  /** Absent if the call changed nothing. */
  receipt?: ToolReceipt;
  /** The journal entry that the text quotes. Only its owner may read the text, and deleting the entry deletes it too. */
  entryId?: string;
}

/** Thrown if one input field is missing. Nothing was changed, and the user's next message fills in `field`. */
export class MissingInput extends AppError {
  /** The tool that asked, if the call was passed on from another tool. */
  askedBy: { name: string; input: unknown } | undefined;

  constructor(
    readonly field: string,
    question: string,
  ) {
    super('invalid', question);
    this.name = 'MissingInput';
  }
}

/** One of several items that match the user's words. */
export interface Choice {
  id: string;
  title: string;
  /** The item as the question shows it, for example with its time. */
  text: string;
}

/** Thrown if the user's words match several items. Nothing was changed, and the user's next message chooses one of them. */
export class AmbiguousItem extends AppError {
  /** The tool that asked, if the call was passed on from another tool. */
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

/** A question, and the exact act that "yes" runs. An act names rows by id, because words may match other rows by then. */
export interface Confirmation<A = unknown> {
  question: string;
  act: A;
  /** How many items the act deletes. The counts of all calls in one message decide whether the user is asked. */
  count: number;
  /** Asks whatever the count, because the user may not mean all of the items. */
  isBroad?: boolean;
}

/** A message that deletes more items than this needs a confirmation. */
export const maxUnconfirmedDeletions = 3;

/** A verb of a feature as the assistant sees it. It acts on the rows of `ctx.user`. */
export interface Tool {
  name: string;
  description: string;
  input: z.ZodType;
  /** Whether the call stores words of the message: a deletion that is said behind it may be part of those words. */
  keepsText: boolean;
  /** Turns the words after a slash command into this tool's input. */
  fromWords: (words: string) => unknown;
  /** Returns what this call would delete and how to ask about it; null if it deletes nothing. */
  confirm: (ctx: UserCtx, input: unknown) => Promise<Confirmation | null>;
  /** Runs an act that the user has confirmed. A language model cannot call this. */
  runConfirmed: (ctx: UserCtx, act: unknown) => Promise<ToolResult>;
  /** Fetches what the tool will read. Runs before the transaction, so it may call ports. */
  prepare: (ctx: UserCtx) => Promise<void>;
  /** Throws AppError with a message for the user. */
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

/** Makes a tool that checks its input against the schema before it runs. */
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

/** A verb that takes back what a tool did. A receipt names it; a language model cannot call it. */
export interface Reversal {
  name: string;
  run: (ctx: UserCtx, args: unknown) => Promise<void>;
}

/** Makes a reversal. Its arguments come from JSON, so the schema must coerce dates. */
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

/** A tool's input, or an act that the user has confirmed. */
export type ToolCall = { tool: string; input: unknown } | { tool: string; act: unknown };

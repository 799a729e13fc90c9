import type { z } from 'zod';
import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';

/** The parts of a chat answer's `actions`: what happened, in a few words, by room. */
export type ActionRoom = 'todo' | 'info' | 'reminder' | 'social' | 'journal' | 'calendar';

/** A reversing verb with its arguments, kept in the receipt as JSON. */
export interface Undo {
  verb: string;
  args: unknown;
}

export interface ToolResult {
  /** The reply to the person, worded here so that no second model call is needed. */
  text: string;
  /** Present only where something was changed; created counts new todos for the day's statistics. */
  done?: { room: ActionRoom; action: string; undo: Undo; created?: number };
  /** The journal's entry that the text speaks of: only its person reads it, and it is forgotten with the entry. */
  entryId?: string;
}

/** Something is missing: nothing was done, and the person's next words go into `field` of the same input. */
export class MissingInput extends AppError {
  /** The tool that asked, where it is not the one that was called. */
  askedBy: { name: string; input: unknown } | undefined;

  constructor(
    readonly field: string,
    question: string,
  ) {
    super('invalid', question);
    this.name = 'MissingInput';
  }
}

/** One of several things that words fit: its name, and how the question shows it. */
export interface Choice {
  id: string;
  title: string;
  text: string;
}

/** Several things fit the words: nothing was done, and the person's next words choose among them. */
export class SeveralFit extends AppError {
  /** The tool that asked, where it is not the one that was called. */
  askedBy: { name: string; input: unknown } | undefined;

  constructor(
    readonly words: string,
    readonly choices: Choice[],
    question: string,
  ) {
    super('conflict', question);
    this.name = 'SeveralFit';
  }
}

/** What a tool that must be confirmed asks, and the very act (ids, not words) that a yes will run. */
export interface Confirmation<A = unknown> {
  question: string;
  act: A;
  /** How many things the act destroys; the step's sum decides whether it is asked about. */
  count: number;
  /** Asks however few they are: more may be meant than was said. */
  isBroad?: boolean;
}

/** Destroying more than this in one message asks first. */
export const manyAtOnce = 3;

/** A room's verb, described for the assistant. Takes no user id: whose row it is comes from ctx. */
export interface Tool {
  name: string;
  description: string;
  input: z.ZodType;
  /** A slash command's words after the command, as this tool's input. */
  fromWords: (words: string) => unknown;
  /** What this would destroy, and how to ask about it; null for a tool that destroys nothing. */
  confirm: (ctx: UserCtx, input: unknown) => Promise<Confirmation | null>;
  /** Runs an act that was asked for by `confirm` and answered with yes. The model cannot reach it. */
  runConfirmed: (ctx: UserCtx, act: unknown) => Promise<ToolResult>;
  /** Called before the turn's transaction, where a port may be used: fetches what the tool reads. */
  prepare: (ctx: UserCtx) => Promise<void>;
  /** Throws AppError where the person must hear what is wrong. */
  run: (ctx: UserCtx, input: unknown) => Promise<ToolResult>;
}

export interface ToolDefinition<S extends z.ZodType, A extends z.ZodType> {
  name: string;
  description: string;
  input: S;
  fromWords?: (words: string) => z.input<S>;
  prepare?: (ctx: UserCtx) => Promise<void>;
  run: (ctx: UserCtx, input: z.output<S>) => Promise<ToolResult>;
  confirmation?: {
    act: A;
    ask: (ctx: UserCtx, input: z.output<S>) => Promise<Confirmation<z.output<A>> | null>;
    run: (ctx: UserCtx, act: z.output<A>) => Promise<ToolResult>;
  };
}

/** Describes a verb for the assistant; the input is checked against its schema before anything runs. */
export function defineTool<S extends z.ZodType, A extends z.ZodType = z.ZodNever>(
  definition: ToolDefinition<S, A>,
): Tool {
  const { name, description, input, run, confirmation, fromWords, prepare } = definition;
  return {
    name,
    description,
    input,
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

/** A verb that takes back what a tool did. Reached by its name in a receipt, never by the model. */
export interface Reversal {
  name: string;
  run: (ctx: UserCtx, args: unknown) => Promise<void>;
}

/** Describes a reversing verb; args come back from the receipt as JSON, so the schema coerces dates. */
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

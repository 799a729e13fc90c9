import type { z } from 'zod';
import { AppError } from '@/lib/errors';
import type { UserCtx } from '@/lib/context';

/** The parts of a chat answer's `actions`: what happened, in a few words, by room. */
export type ActionRoom = 'todo' | 'info' | 'reminder';

/** A reversing verb with its arguments, kept in the receipt as JSON. */
export interface Undo {
  verb: string;
  args: unknown;
}

export interface ToolResult {
  /** The reply to the person, worded here so that no second model call is needed. */
  text: string;
  /** Present only where something was changed. */
  done?: { room: ActionRoom; action: string; undo: Undo };
}

/** What a tool that must be confirmed asks, and the exact input that a yes will run. */
export interface Confirmation {
  question: string;
  input: unknown;
}

/** A room's verb, described for the assistant. Takes no user id: whose row it is comes from ctx. */
export interface Tool {
  name: string;
  description: string;
  input: z.ZodType;
  /** A slash command's words after the command, as this tool's input. */
  fromWords: (words: string) => unknown;
  /** Not null: ask first, and run nothing. */
  confirm: (ctx: UserCtx, input: unknown) => Promise<Confirmation | null>;
  /** Throws AppError where the person must hear what is wrong. */
  run: (ctx: UserCtx, input: unknown) => Promise<ToolResult>;
}

export interface ToolDefinition<S extends z.ZodType> {
  name: string;
  description: string;
  input: S;
  fromWords?: (words: string) => z.input<S>;
  confirm?: (ctx: UserCtx, input: z.output<S>) => Promise<{ question: string; input: z.input<S> } | null>;
  run: (ctx: UserCtx, input: z.output<S>) => Promise<ToolResult>;
}

/** Describes a verb for the assistant; the input is checked against its schema before anything runs. */
export function defineTool<S extends z.ZodType>(definition: ToolDefinition<S>): Tool {
  const { name, description, input, run, confirm, fromWords } = definition;
  return {
    name,
    description,
    input,
    fromWords: fromWords ?? (() => ({})),
    confirm: async (ctx, raw) => (confirm ? confirm(ctx, parse(input, raw)) : null),
    run: async (ctx, raw) => run(ctx, parse(input, raw)),
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

import { type OpenQuestion, questionExpiry } from '@/lib/assistant/question';
import { findTool, sibling } from '@/lib/assistant/tools';
import type { Receipt } from '@/lib/assistant/turn-reads';
import { inTransaction, type UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { MissingInput, type ToolResult } from '@/lib/tool';

/** A wish as a tool's input, or an act that was confirmed. */
export type Call = { tool: string; input: unknown } | { tool: string; act: unknown };

export interface Outcome {
  /** One for each call, in order: what was done, or why not. */
  texts: string[];
  receipts: Receipt[];
  question: OpenQuestion | null;
  todosCreated: number;
}

/**
 * Runs the calls of a step inside its transaction, each in a savepoint: one that fails says why and leaves the others standing.
 * What must be confirmed is asked and not run.
 */
export async function runCalls(tx: UserCtx, calls: Call[]): Promise<Outcome> {
  const outcome: Outcome = { texts: [], receipts: [], question: null, todosCreated: 0 };
  for (const call of calls) {
    try {
      if (!('act' in call) && (await askFirst(tx, call, outcome))) continue;
      keep(outcome, call, await runOne(tx, call));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      outcome.texts.push(error.message);
      if (error instanceof MissingInput && 'input' in call) {
        const input = typeof call.input === 'object' && call.input !== null ? { ...call.input } : {};
        outcome.question ??= {
          kind: 'missing',
          tool: call.tool,
          input,
          field: error.field,
          expiresAt: questionExpiry(tx.now()),
        };
      }
    }
  }
  return outcome;
}

/** Asks where the tool wants a yes first; several such calls wait for the same yes. */
async function askFirst(
  tx: UserCtx,
  call: { tool: string; input: unknown },
  outcome: Outcome,
): Promise<boolean> {
  const found = await orSibling(call, (tool, input) => tool.confirm(tx, input));
  if (!found.result) return false;
  const { question, act } = found.result;
  outcome.texts.push(question);
  const waiting = outcome.question?.kind === 'confirm' ? outcome.question.acts : [];
  outcome.question = {
    kind: 'confirm',
    acts: [...waiting, { tool: found.tool, act }],
    expiresAt: questionExpiry(tx.now()),
  };
  return true;
}

function runOne(tx: UserCtx, call: Call): Promise<{ tool: string; result: ToolResult }> {
  if ('act' in call) {
    return inTransaction(tx, async (savepoint) => ({
      tool: call.tool,
      result: await known(call.tool).runConfirmed(savepoint, call.act),
    }));
  }
  return orSibling(call, (tool, input) => inTransaction(tx, (savepoint) => tool.run(savepoint, input)));
}

/** The tool's answer, or its sibling's where the tool found nothing. */
async function orSibling<T>(
  call: { tool: string; input: unknown },
  ask: (tool: ReturnType<typeof known>, input: unknown) => Promise<T>,
): Promise<{ tool: string; result: T }> {
  try {
    return { tool: call.tool, result: await ask(known(call.tool), call.input) };
  } catch (error) {
    const other =
      error instanceof AppError && error.code === 'not_found' ? sibling(call.tool, call.input) : null;
    if (!other) throw error;
    try {
      return { tool: other.name, result: await ask(known(other.name), other.input) };
    } catch (second) {
      throw second instanceof AppError && second.code !== 'not_found' ? second : error;
    }
  }
}

function known(name: string) {
  const tool = findTool(name);
  if (!tool) throw new AppError('invalid', 'That is not something I can do. Nothing was changed.');
  return tool;
}

function keep(outcome: Outcome, call: Call, { tool, result }: { tool: string; result: ToolResult }): void {
  outcome.texts.push(result.text);
  if (!result.done) return;
  const { room, action, undo, created } = result.done;
  outcome.receipts.push({ tool, input: 'act' in call ? call.act : call.input, room, action, undo });
  outcome.todosCreated += created ?? 0;
}

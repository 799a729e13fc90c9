import { mostChoices, type OpenQuestion, questionExpiry } from '@/lib/assistant/question';
import { findTool, sibling } from '@/lib/assistant/tools';
import type { Receipt } from '@/lib/assistant/turn-reads';
import { inTransaction, type UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { type Confirmation, MissingInput, manyAtOnce, SeveralFit, type ToolResult } from '@/lib/tool';

/** A wish as a tool's input, or an act that was confirmed. */
export type Call = { tool: string; input: unknown } | { tool: string; act: unknown };

export interface Outcome {
  /** One for each call, in order: what was done, or why not. */
  texts: string[];
  receipts: Receipt[];
  question: OpenQuestion | null;
  todosCreated: number;
  /** The journal's entry that was written. */
  entryId: string | null;
}

/**
 * Runs the calls of a step inside its transaction, each in a savepoint: one that fails says why and leaves the others standing.
 * What must be confirmed is asked and not run.
 */
export async function runCalls(tx: UserCtx, calls: Call[]): Promise<Outcome> {
  const outcome: Outcome = { texts: [], receipts: [], question: null, todosCreated: 0, entryId: null };
  const asked = await mustAsk(tx, calls);
  for (const call of calls) {
    try {
      const confirmation = asked.get(call);
      if (confirmation) hold(tx, outcome, confirmation);
      else keep(outcome, call, await runOne(tx, call));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      outcome.texts.push(error.message);
      const isOpen = error instanceof MissingInput || error instanceof SeveralFit;
      if (isOpen && 'input' in call) outcome.question ??= waiting(tx, call, error);
    }
  }
  return outcome;
}

type Held = Confirmation & { tool: string };

/** The calls that wait for a yes: all that destroy, where together they destroy much, however they are cut up. */
async function mustAsk(tx: UserCtx, calls: Call[]): Promise<Map<Call, Held>> {
  const held = new Map<Call, Held>();
  for (const call of calls) {
    if ('act' in call) continue;
    try {
      const found = await orSibling(call, (tool, input) => tool.confirm(tx, input));
      if (found.result) held.set(call, { ...found.result, tool: found.tool });
    } catch (error) {
      // What is wrong with it is said when it is run.
      if (!(error instanceof AppError)) throw error;
    }
  }
  const all = [...held.values()];
  const isMuch =
    all.reduce((sum, { count }) => sum + count, 0) > manyAtOnce || all.some(({ isBroad }) => isBroad);
  return isMuch ? held : new Map();
}

/** Asks; several such calls wait for the same yes. */
function hold(tx: UserCtx, outcome: Outcome, { question, tool, act }: Held): void {
  outcome.texts.push(question);
  const waiting = outcome.question?.kind === 'confirm' ? outcome.question.acts : [];
  outcome.question = {
    kind: 'confirm',
    acts: [...waiting, { tool, act }],
    expiresAt: questionExpiry(tx.now()),
  };
}

/** The question that the next words answer; asked by the sibling where that is who found the thing. */
function waiting(
  tx: UserCtx,
  call: { tool: string; input: unknown },
  error: MissingInput | SeveralFit,
): OpenQuestion {
  const { name, input } = error.askedBy ?? { name: call.tool, input: call.input };
  const given = typeof input === 'object' && input !== null ? { ...input } : {};
  const asked = { tool: name, input: given, expiresAt: questionExpiry(tx.now()) };
  if (error instanceof MissingInput) return { kind: 'missing', field: error.field, ...asked };
  const { words, choices } = error;
  return { kind: 'which', words, choices: choices.slice(0, mostChoices), ...asked };
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

/** The tool's answer, or its sibling's where the tool found nothing, and so on; nobody is asked twice. */
async function orSibling<T>(
  call: { tool: string; input: unknown },
  ask: (tool: ReturnType<typeof known>, input: unknown) => Promise<T>,
  asked: string[] = [],
): Promise<{ tool: string; result: T }> {
  try {
    return { tool: call.tool, result: await ask(known(call.tool), call.input) };
  } catch (error) {
    const other =
      error instanceof AppError && error.code === 'not_found' ? sibling(call.tool, call.input) : null;
    if (!other || asked.includes(other.name)) throw error;
    try {
      return await orSibling({ tool: other.name, input: other.input }, ask, [...asked, call.tool]);
    } catch (second) {
      if (second instanceof MissingInput || second instanceof SeveralFit) second.askedBy ??= other;
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
  outcome.entryId ??= result.entryId ?? null;
  if (!result.done) return;
  const { room, action, undo, created } = result.done;
  outcome.receipts.push({ tool, input: 'act' in call ? call.act : call.input, room, action, undo });
  outcome.todosCreated += created ?? 0;
}

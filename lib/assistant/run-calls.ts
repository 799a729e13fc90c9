import { maxChoices, type OpenQuestion, questionExpiry } from '@/lib/assistant/conversation/question';
import type { Receipt } from '@/lib/assistant/conversation/turn-reads';
import { findTool, mentionKindOf, siblingCall } from '@/lib/assistant/tools';
import { inTransaction, type UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import type { ToolCall } from '@/lib/tool';
import {
  AmbiguousItem,
  type Confirmation,
  type Mentions,
  MissingInput,
  maxUnconfirmedDeletions,
  mentionsOf,
  RefusedInput,
  type ToolResult,
} from '@/lib/tool';

export interface ChoiceOffer {
  label: string;
  /** The calls to run if the user takes this choice. May contain calls that language models must not make. */
  calls: ToolCall[];
  say?: string;
}

export interface CallsOutcome {
  /** The result of each call, or why it failed, in the order of the calls. */
  texts: string[];
  receipts: Receipt[];
  question: OpenQuestion | null;
  todosCreated: number;
  mentions: Mentions[];
  entryId: string | null;
}

/** Runs each call in a savepoint, so that a failed call does not undo the others. */
export async function runCalls(tx: UserCtx, calls: ToolCall[]): Promise<CallsOutcome> {
  const outcome: CallsOutcome = {
    ...{ texts: [], receipts: [], question: null, todosCreated: 0, entryId: null, mentions: [] },
  };
  const confirmations = await confirmationsOf(tx, calls);
  for (const call of calls) {
    try {
      const confirmation = confirmations.get(call);
      if (confirmation) askToConfirm(tx, outcome, confirmation);
      else addResult(outcome, call, await runCall(tx, call));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      outcome.texts.push(error.message);
      const isOpen = error instanceof MissingInput || error instanceof AmbiguousItem;
      if (isOpen && 'input' in call) askOpen(tx, outcome, call, error);
    }
  }
  return outcome;
}

type CallConfirmation = Confirmation & { tool: string };

async function confirmationsOf(tx: UserCtx, calls: ToolCall[]): Promise<Map<ToolCall, CallConfirmation>> {
  const confirmations = new Map<ToolCall, CallConfirmation>();
  const kept: string[] = [];
  let isKept = false;
  let mayBeText = false;
  for (const call of calls) {
    if ('act' in call) continue;
    // A choice may name a tool that a later version has removed; running the call reports that.
    isKept ||= findTool(call.tool)?.keepsText ?? false;
    kept.push(...titlesIn(call.input));
    try {
      const found = await askWithSibling(call, (tool, input) => tool.confirm(tx, input));
      if (!found.result) continue;
      // A reminder with the title of a todo replaces the todo, and a todo replaces a reminder.
      const isReplaced = found.result.titles?.every((title) => kept.includes(title)) ?? false;
      mayBeText ||= isKept && !isReplaced;
      confirmations.set(call, { ...found.result, tool: found.tool });
    } catch (error) {
      // Ignored here, because running the call reports the same error.
      if (!(error instanceof AppError)) throw error;
    }
  }
  const all = [...confirmations.values()];
  const isMuch =
    mayBeText ||
    all.reduce((sum, { count }) => sum + count, 0) > maxUnconfirmedDeletions ||
    all.some(({ isBroad }) => isBroad);
  return isMuch ? confirmations : new Map();
}

function titlesIn(input: unknown): string[] {
  if (typeof input !== 'object' || input === null) return [];
  const { title = '', items }: { title?: unknown; items?: unknown } = input;
  const texts = Array.isArray(items) ? items.flatMap(({ text }: { text?: unknown }) => text ?? []) : [];
  return [title, ...texts].map(String);
}

function askToConfirm(tx: UserCtx, outcome: CallsOutcome, { question, tool, act }: CallConfirmation): void {
  outcome.texts.push(question);
  const earlier = outcome.question?.kind === 'confirm' ? outcome.question.acts : [];
  outcome.question = {
    kind: 'confirm',
    acts: [...earlier, { tool, act }],
    expiresAt: questionExpiry(tx.now()),
  };
}

function askOpen(
  tx: UserCtx,
  outcome: CallsOutcome,
  call: { tool: string; input: unknown },
  error: MissingInput | AmbiguousItem,
): void {
  outcome.question ??= questionOf(tx, call, error);
  if (!(error instanceof AmbiguousItem)) return;
  const kind = mentionKindOf(error.askedBy?.name ?? call.tool);
  if (kind) outcome.mentions.push(mentionsOf('asked', kind, error.choices));
}

function questionOf(
  tx: UserCtx,
  call: { tool: string; input: unknown },
  error: MissingInput | AmbiguousItem,
): OpenQuestion {
  const { name, input } = error.askedBy ?? { name: call.tool, input: call.input };
  const given: Record<string, unknown> = typeof input === 'object' && input !== null ? { ...input } : {};
  if (error instanceof RefusedInput) given[error.field] = undefined;
  const asked = { tool: name, input: given, expiresAt: questionExpiry(tx.now()) };
  if (error instanceof MissingInput) return { kind: 'missing', field: error.field, ...asked };
  const { words, choices } = error;
  return { kind: 'which', words, choices: choices.slice(0, maxChoices), ...asked };
}

function runCall(tx: UserCtx, call: ToolCall): Promise<{ tool: string; result: ToolResult }> {
  if ('act' in call) {
    return inTransaction(tx, async (savepoint) => ({
      tool: call.tool,
      result: await toolNamed(call.tool).runConfirmed(savepoint, call.act),
    }));
  }
  return askWithSibling(call, (tool, input) => inTransaction(tx, (savepoint) => tool.run(savepoint, input)));
}

async function askWithSibling<T>(
  call: { tool: string; input: unknown },
  ask: (tool: ReturnType<typeof toolNamed>, input: unknown) => Promise<T>,
  asked: string[] = [],
): Promise<{ tool: string; result: T }> {
  try {
    return { tool: call.tool, result: await ask(toolNamed(call.tool), call.input) };
  } catch (error) {
    const other =
      error instanceof AppError && error.code === 'not_found' ? siblingCall(call.tool, call.input) : null;
    if (!other || asked.includes(other.name)) throw error;
    try {
      return await askWithSibling({ tool: other.name, input: other.input }, ask, [...asked, call.tool]);
    } catch (second) {
      if (second instanceof MissingInput || second instanceof AmbiguousItem) second.askedBy ??= other;
      throw second instanceof AppError && second.code !== 'not_found' ? second : error;
    }
  }
}

function toolNamed(name: string) {
  const tool = findTool(name);
  if (!tool) throw new AppError('invalid', 'That is not something I can do. Nothing was changed.');
  return tool;
}

function addResult(
  outcome: CallsOutcome,
  call: ToolCall,
  { tool, result }: { tool: string; result: ToolResult },
): void {
  outcome.entryId ??= result.entryId ?? null;
  // A todo that becomes a reminder of the same title is not named again as deleted.
  if (!isReplaced(result.mentions, outcome.mentions)) {
    outcome.texts.push(result.text);
    if (result.mentions) outcome.mentions.push(result.mentions);
  }
  if (!result.receipt) return;
  const { feature, action, undo, createdTodos } = result.receipt;
  outcome.receipts.push({ tool, input: 'act' in call ? call.act : call.input, feature, action, undo });
  outcome.todosCreated += createdTodos ?? 0;
}

function isReplaced(mentions: Mentions | undefined, earlier: Mentions[]): boolean {
  const made = earlier
    .filter(({ act }) => act === 'made')
    .flatMap(({ items }) => items.map(({ title }) => title));
  return mentions?.act === 'deleted' && mentions.items.every(({ title }) => made.includes(title));
}

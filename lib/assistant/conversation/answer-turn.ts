import { commitTurn, repeatAnswer } from '@/lib/assistant/conversation/commit';
import { decideTurn } from '@/lib/assistant/conversation/decide';
import { readTurn, type Turn, type TurnAnswer, type TurnReads } from '@/lib/assistant/conversation/turn';
import { findTool } from '@/lib/assistant/tools';
import type { UserCtx } from '@/lib/context';
import type { ToolCall } from '@/lib/tool';

/**
 * Answers one message: decides what it means, then carries that out in one transaction. A message that was
 * answered before gets the same answer again.
 */
export async function answerTurn(ctx: UserCtx, turn: Turn, known?: TurnReads): Promise<TurnAnswer> {
  const reads = known ?? (await readTurn(ctx, turn.source, turn.text));
  if (reads.context.answered) return repeatAnswer(ctx, turn, reads.context.answered);
  const plan = await decideTurn(ctx, turn, reads);
  await prepareTools(ctx, plan.calls);
  return commitTurn(ctx, turn, plan);
}

/**
 * Lets the tools of the calls fetch data from providers. Call this before the transaction, because a tool must not
 * wait for a provider inside the transaction.
 */
async function prepareTools(ctx: UserCtx, calls: ToolCall[]): Promise<void> {
  const names = new Set(calls.map(({ tool }) => tool));
  await Promise.all([...names].map((name) => findTool(name)?.prepare(ctx)));
}

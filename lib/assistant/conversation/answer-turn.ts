import { commitTurn, repeatAnswer } from '@/lib/assistant/conversation/commit';
import { decideTurn } from '@/lib/assistant/conversation/decide';
import { readTurn, type Turn, type TurnAnswer, type TurnReads } from '@/lib/assistant/conversation/turn';
import { findTool } from '@/lib/assistant/tools';
import type { UserCtx } from '@/lib/context';
import type { ToolCall } from '@/lib/tool';

export async function answerTurn(ctx: UserCtx, turn: Turn, known?: TurnReads): Promise<TurnAnswer> {
  const reads = known ?? (await readTurn(ctx, turn.source, turn.text));
  if (reads.context.answered) return repeatAnswer(ctx, turn, reads.context.answered);
  const plan = await decideTurn(ctx, turn, reads);
  await prepareTools(ctx, plan.calls);
  return commitTurn(ctx, turn, plan);
}

// Tools fetch data here, because no provider may be called in the transaction.
async function prepareTools(ctx: UserCtx, calls: ToolCall[]): Promise<void> {
  const names = new Set(calls.map(({ tool }) => tool));
  await Promise.all([...names].map((name) => findTool(name)?.prepare(ctx)));
}

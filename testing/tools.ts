import { findTool } from '@/lib/assistant/tools';
import { inTransaction, type UserCtx } from '@/lib/context';
import type { ToolResult } from '@/lib/tool';
import { undoAll } from '@/lib/undo/undo';

export function runTool(ctx: UserCtx, name: string, input: unknown): Promise<ToolResult> {
  return inTransaction(ctx, (tx) => toolNamed(name).run(tx, input));
}

export function confirmTool(ctx: UserCtx, name: string, input: unknown) {
  return toolNamed(name).confirm(ctx, input);
}

export function runConfirmed(ctx: UserCtx, name: string, act: unknown): Promise<ToolResult> {
  return inTransaction(ctx, (tx) => toolNamed(name).runConfirmed(tx, act));
}

export async function undoResult(ctx: UserCtx, { receipt }: ToolResult): Promise<void> {
  const undo = JSON.parse(JSON.stringify(receipt?.undo));
  await inTransaction(ctx, (tx) => undoAll(tx, [undo]));
}

function toolNamed(name: string) {
  const tool = findTool(name);
  if (!tool) throw new Error(`no tool named ${name}`);
  return tool;
}

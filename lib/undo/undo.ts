import { calendarReversals } from '@/lib/connectors/reversals';
import type { UserCtx } from '@/lib/context';
import { journalReversals } from '@/lib/journal/reversals';
import type { Undo } from '@/lib/tool';
import { restoreRows } from '@/lib/undo/restore';

const reversals = new Map(
  [...calendarReversals, ...journalReversals].map((reversal) => [reversal.name, reversal]),
);

/** Undoes tool calls, the last call first. Call this function in a transaction. */
export async function undoAll(tx: UserCtx, undos: Undo[]): Promise<void> {
  await restoreRows(
    tx,
    undos.flatMap((undo) => ('rows' in undo ? undo.rows : [])),
  );
  // A later change may depend on an earlier one, so they are undone in reverse order.
  for (const undo of undos.toReversed()) {
    if ('rows' in undo) continue;
    const reversal = reversals.get(undo.verb);
    if (!reversal) throw new Error(`no undo for ${undo.verb}`);
    await reversal.run(tx, undo.args);
  }
}

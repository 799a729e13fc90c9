import { calendarReversals } from '@/lib/connectors/reversals';
import type { UserCtx } from '@/lib/context';
import { journalReversals } from '@/lib/journal/reversals';
import type { RowChange, Undo } from '@/lib/tool';
import { earlierChanges } from '@/lib/undo/earlier-receipts';
import { restoreRows } from '@/lib/undo/restore';

const reversals = new Map(
  [...calendarReversals, ...journalReversals].map((reversal) => [reversal.name, reversal]),
);

/** Undoes changes. `undos` has them in the order in which they were made. Call this in a transaction. */
export async function undoAll(tx: UserCtx, undos: Undo[]): Promise<void> {
  const changes: RowChange[] = [];
  for (const undo of undos) {
    if ('rows' in undo) changes.push(...undo.rows);
    else if (!reversals.has(undo.verb)) changes.push(...(await earlierChanges(tx, undo)));
  }
  await restoreRows(tx, changes);
  // A later change may depend on an earlier one, so they are undone in reverse order.
  for (const undo of undos.toReversed())
    if ('verb' in undo) await reversals.get(undo.verb)?.run(tx, undo.args);
}

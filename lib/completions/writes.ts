import { and, eq } from 'drizzle-orm';
import { completions } from '@/db/schema/completions';
import { refuseBeyond } from '@/lib/ceilings';
import type { Completion, CreateCompletionInput } from '@/lib/completions/schema';
import { inTransaction, type UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { type RowChange, rowChanges } from '@/lib/tool';

/** Stores a record of something that the user has done. Throws `invalid` for a time in the future. */
export async function recordCompletion(ctx: UserCtx, input: CreateCompletionInput): Promise<Completion> {
  const doneAt = input.doneAt ? new Date(input.doneAt) : ctx.now();
  if (doneAt > ctx.now()) throw new AppError('invalid', 'That time is still ahead, so nothing was saved.');
  const row = await inTransaction(ctx, async (tx) => {
    const [inserted] = await tx.db
      .insert(completions)
      .values({ userId: ctx.user.id, title: input.title, doneAt })
      .returning();
    await refuseBeyond(tx, 'things done', completions, eq(completions.userId, ctx.user.id));
    return inserted;
  });
  if (!row) throw new Error('insert returned no row');
  return { kind: 'told', id: row.id, title: row.title, doneAt: doneAt.toISOString() };
}

/** Records that reminders were done. Call this in the transaction that marks the reminders as done. */
export async function recordDoneReminders(
  ctx: UserCtx,
  done: { id: string; title: string }[],
): Promise<RowChange[]> {
  if (done.length === 0) return [];
  const rows = await ctx.db
    .insert(completions)
    .values(done.map(({ id, title }) => ({ userId: ctx.user.id, title, reminderId: id, doneAt: ctx.now() })))
    .returning({ id: completions.id, title: completions.title });
  return rowChanges('completions', [], rows);
}

/**
 * Deletes the completion with this id. Throws `not_found` if there is none. A done todo has no completion, so
 * its id gives `not_found`.
 */
export async function deleteCompletion(ctx: UserCtx, id: string): Promise<{ id: string }> {
  const [row] = await ctx.db
    .delete(completions)
    .where(and(eq(completions.id, id), eq(completions.userId, ctx.user.id)))
    .returning({ id: completions.id });
  if (!row) throw new AppError('not_found', 'This record does not exist any more.');
  return row;
}

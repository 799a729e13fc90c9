import { type Ctx, inTransaction } from '@/lib/context';
import type { Due } from '@/lib/scheduler/runs';
import { claimDue } from '@/lib/scheduler/writes';

const batch = 5000;

/**
 * Takes what is due of these kinds, batch after batch, each in a transaction of its own, until nothing is left that nobody holds, or
 * the time is over. Gives how many were claimed, what `take` made of those that are committed, and what went wrong.
 *
 * Two batches are on their way at a time: one is worked out while the database writes the other. They are claimed one after the
 * other, and nobody waits inside a transaction: an embedded database has one connection.
 */
export async function drainDue<T>(
  ctx: Ctx,
  kinds: string[],
  take: (tx: Ctx, claimed: Due[]) => Promise<T[]>,
  isInTime: () => boolean = () => true,
): Promise<{ claimed: number; taken: T[]; failures: unknown[] }> {
  const taken: T[] = [];
  const failures: unknown[] = [];
  let all = 0;
  let isOver = false;
  let turn: Promise<void> = Promise.resolve();
  async function takeNext(): Promise<void> {
    const { promise: claimed, resolve: endTurn } = Promise.withResolvers<void>();
    const before = turn;
    turn = claimed;
    await before;
    try {
      if (isOver || !isInTime()) return;
      const done = await inTransaction(ctx, async (tx) => {
        const due = await claimDue(tx, kinds, batch);
        isOver ||= due.length < batch;
        all += due.length;
        endTurn();
        return due.length > 0 ? take(tx, due) : [];
      });
      for (const one of done) taken.push(one);
    } catch (error) {
      isOver = true;
      failures.push(error);
    } finally {
      endTurn();
    }
    await takeNext();
  }
  await Promise.all([takeNext(), takeNext()]);
  return { claimed: all, taken, failures };
}

import { type Ctx, inTransaction } from '@/lib/context';
import type { Due } from '@/lib/scheduler/runs';
import { claimDue } from '@/lib/scheduler/writes';

const batch = 5000;

/**
 * Takes what is due of these kinds, batch after batch, each in a transaction of its own, until nothing is left that nobody holds, or
 * the time is over; gives what `take` made of it. Two batches are on their way at a time: one is worked out while the database writes
 * the other. They are claimed one after the other, and nobody waits inside a transaction: an embedded database has one connection.
 */
export async function drainDue<T>(
  ctx: Ctx,
  kinds: string[],
  take: (tx: Ctx, claimed: Due[]) => Promise<T[]>,
  isInTime: () => boolean = () => true,
): Promise<T[]> {
  const taken: T[] = [];
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
        endTurn();
        return due.length > 0 ? take(tx, due) : [];
      });
      for (const one of done) taken.push(one);
    } catch (error) {
      isOver = true;
      throw error;
    } finally {
      endTurn();
    }
    await takeNext();
  }
  const lanes = await Promise.allSettled([takeNext(), takeNext()]);
  for (const lane of lanes) if (lane.status === 'rejected') throw lane.reason;
  return taken;
}

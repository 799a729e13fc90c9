import { type Ctx, inTransaction } from '@/lib/context';
import type { DueSchedules } from '@/lib/outbox/schedules/occurrences';
import { claimDueSchedules } from '@/lib/outbox/schedules/writes';

const batchSize = 5000;

export async function drainDue<T>(
  ctx: Ctx,
  kinds: string[],
  take: (tx: Ctx, claimed: DueSchedules[]) => Promise<T[]>,
  isInTime: () => boolean = () => true,
): Promise<{ claimed: number; taken: T[]; failures: unknown[] }> {
  const taken: T[] = [];
  const failures: unknown[] = [];
  let claimed = 0;
  let isDone = false;
  let lastTurn: Promise<void> = Promise.resolve();
  async function takeNext(): Promise<void> {
    const { promise: turn, resolve: endTurn } = Promise.withResolvers<void>();
    const turnBefore = lastTurn;
    lastTurn = turn;
    await turnBefore;
    try {
      if (isDone || !isInTime()) return;
      const results = await inTransaction(ctx, async (tx) => {
        const due = await claimDueSchedules(tx, kinds, batchSize);
        const count = due.reduce((sum, { ctids }) => sum + ctids.length, 0);
        isDone ||= count < batchSize;
        claimed += count;
        endTurn();
        return due.length > 0 ? take(tx, due) : [];
      });
      for (const result of results) taken.push(result);
    } catch (error) {
      isDone = true;
      failures.push(error);
    } finally {
      endTurn();
    }
    await takeNext();
  }
  await Promise.all([takeNext(), takeNext()]);
  return { claimed, taken, failures };
}

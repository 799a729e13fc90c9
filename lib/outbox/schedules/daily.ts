import type { PgTable } from 'drizzle-orm/pg-core';
import type { UserCtx } from '@/lib/context';
import type { Undoable } from '@/lib/feature';
import { deleteSchedules, findDueOccurrence, setSchedules } from '@/lib/outbox/schedules/writes';
import { nextAt } from '@/lib/time/clock';
import { localDate } from '@/lib/time/format';

type Daily = {
  id: string;
  time: string;
  timezone: string;
  isActive: boolean;
};

export async function scheduleDaily(ctx: UserCtx, kind: string, daily: Daily): Promise<void> {
  const { id, time, timezone: zone, isActive } = daily;
  if (!isActive) return deleteSchedules(ctx, kind, [id]);
  const now = ctx.now();
  const today = localDate(now, zone);
  const coming = nextAt(time, zone, now);
  const overdue = await findDueOccurrence(ctx, kind, id);
  const isKept = overdue?.slot.startsWith(today) && !coming.slot.startsWith(today);
  const next = overdue && isKept ? { slot: `${today}T${time}`, at: overdue.at } : coming;
  await setSchedules(ctx, [
    {
      ...{ kind, subjectId: id, userId: ctx.user.id, zone, rule: 'FREQ=DAILY' },
      ...{ slot: `${next.slot}:00`, at: next.at },
    },
  ]);
}

export function dailyUndo(kind: string, table: PgTable): Undoable<Daily> {
  return {
    table,
    ignores: () => ['lastSent'],
    adapt: async (_, rows) => rows.map(({ lastSent: __, ...row }) => row),
    restored: async (ctx, restored) => {
      for (const { id, row } of restored)
        await (row ? scheduleDaily(ctx, kind, row) : deleteSchedules(ctx, kind, [id]));
    },
  };
}

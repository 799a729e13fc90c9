import { sql } from 'drizzle-orm';
import { rowsOf } from '@/db/client';
import { webhookLogs } from '@/db/schema/channels';
import { deliveries } from '@/db/schema/deliveries';
import { schedules } from '@/db/schema/scheduler';
import type { Ctx } from '@/lib/context';

/** Bounds the cost of counting: what matters is whether the backlog grows. */
const maxCounted = 1000;

/** Counts the messages, schedules and deliveries that are due but not done, and finds since when the oldest has been due. */
export async function readBacklog(ctx: Ctx): Promise<{ backlog: number; oldestDue: Date | null }> {
  const now = sql`${ctx.now().toISOString()}::timestamptz`;
  const [row] = await rowsOf<{ backlog: number; oldest: Date | string | null }>(
    ctx.db,
    sql`select count(*)::int as backlog, min(at) as oldest from (
      (select received_at as at from ${webhookLogs} where done_at is null order by received_at limit ${maxCounted})
      union all
      (select next_run_at as at from ${schedules} where next_run_at <= ${now} order by next_run_at limit ${maxCounted})
      union all
      (select send_at as at from ${deliveries}
        where state in ('planned', 'sending') and send_at <= ${now} order by send_at limit ${maxCounted})
    ) waiting`,
  );
  return { backlog: row?.backlog ?? 0, oldestDue: row?.oldest ? new Date(row.oldest) : null };
}

/** Measures the round trip to the database, in milliseconds. `ok` is false if it fails. */
export async function measureDatabase(ctx: Ctx): Promise<{ ok: boolean; ms: number }> {
  const began = performance.now();
  const ok = await rowsOf(ctx.db, sql`select 1`).then(
    () => true,
    () => false,
  );
  return { ok, ms: Math.round((performance.now() - began) * 10) / 10 };
}

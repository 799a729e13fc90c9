import { sql } from 'drizzle-orm';
import { rowsOf } from '@/db/client';
import { webhookLogs } from '@/db/schema/channels';
import { deliveries } from '@/db/schema/deliveries';
import { schedules } from '@/db/schema/scheduler';
import type { Ctx } from '@/lib/context';

/** Of each kind no more is counted than this: what matters is whether it grows. */
const most = 1000;

/** How many messages, runs and deliveries are due and not done, and since when the oldest of them waits. */
export async function readBacklog(ctx: Ctx): Promise<{ backlog: number; oldestDue: Date | null }> {
  const now = sql`${ctx.now().toISOString()}::timestamptz`;
  const [row] = await rowsOf<{ backlog: number; oldest: Date | string | null }>(
    ctx.db,
    sql`select count(*)::int as backlog, min(at) as oldest from (
      (select received_at as at from ${webhookLogs} where done_at is null order by received_at limit ${most})
      union all
      (select next_run_at as at from ${schedules} where next_run_at <= ${now} order by next_run_at limit ${most})
      union all
      (select send_at as at from ${deliveries}
        where state in ('planned', 'sending') and send_at <= ${now} order by send_at limit ${most})
    ) waiting`,
  );
  return { backlog: row?.backlog ?? 0, oldestDue: row?.oldest ? new Date(row.oldest) : null };
}

/** How long the database takes to answer at all, in ms; not ok where it does not. */
export async function measureDatabase(ctx: Ctx): Promise<{ ok: boolean; ms: number }> {
  const began = performance.now();
  const isThere = await rowsOf(ctx.db, sql`select 1`).then(
    () => true,
    () => false,
  );
  return { ok: isThere, ms: Math.round((performance.now() - began) * 10) / 10 };
}

import { sql } from 'drizzle-orm';
import { rowsOf } from '@/db/client';
import { selectUnanswered } from '@/lib/channels/inbound/inbound-reads';
import type { Ctx } from '@/lib/context';
import { selectOverdue } from '@/lib/outbox/reads';

const maxCounted = 1000;

export async function readBacklog(ctx: Ctx): Promise<{ backlog: number; oldestDue: Date | null }> {
  const now = sql`${ctx.now().toISOString()}::timestamptz`;
  const [row] = await rowsOf<{ backlog: number; oldest: Date | string | null }>(
    ctx.db,
    sql`select count(*)::int as backlog, min(at) as oldest from (
      ${selectUnanswered(maxCounted)} union all ${selectOverdue(now, maxCounted)}
    ) waiting`,
  );
  return { backlog: row?.backlog ?? 0, oldestDue: row?.oldest ? new Date(row.oldest) : null };
}

export async function measureDatabase(ctx: Ctx): Promise<{ ok: boolean; ms: number }> {
  const began = performance.now();
  const ok = await rowsOf(ctx.db, sql`select 1`).then(
    () => true,
    () => false,
  );
  return { ok, ms: Math.round((performance.now() - began) * 10) / 10 };
}

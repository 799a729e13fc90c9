import { sql } from 'drizzle-orm';
import { rowsOf } from '@/db/client';
import { contactPoints, webhookLogs } from '@/db/schema/channels';
import { deliveries, sends } from '@/db/schema/deliveries';
import { schedules } from '@/db/schema/scheduler';
import type { ChannelCounts } from '@/lib/admin/schema';
import { messengerChannelNames } from '@/lib/channels/rules';
import type { Ctx } from '@/lib/context';

const dayMs = 86_400_000;

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

/** More connected users of a channel than this are not counted. */
const maxConnected = 10_000;

/** Counts each channel's users, and its messages of the last 24 hours. */
export async function readChannelCounts(ctx: Ctx): Promise<Map<string, ChannelCounts>> {
  const since = sql`${new Date(ctx.now().getTime() - dayMs).toISOString()}::timestamptz`;
  const rows = await rowsOf<Record<keyof ChannelCounts, number> & { channel: string }>(
    ctx.db,
    sql`select c.channel,
        (select count(*)::int from (select 1 from ${contactPoints} p where p.channel = c.channel and p.state <> 'claimed'
          order by p.channel, p.address limit ${maxConnected}) capped) as connected,
        (select count(*)::int from ${contactPoints} p where p.channel = c.channel and p.state = 'dead') as unreachable,
        coalesce(s.sent, 0)::int as sent, coalesce(s.failed, 0)::int as failed
      from unnest(array[${sql.join(
        messengerChannelNames.map((name) => sql`${name}`),
        sql`, `,
      )}]::text[]) as c(channel)
      left join (
        select channel, count(*) filter (where state in ('accepted', 'delivered', 'read', 'unknown')) as sent,
          count(*) filter (where state = 'failed') as failed
        from ${sends} where created_at > ${since} group by channel
      ) s on s.channel = c.channel`,
  );
  return new Map(rows.map(({ channel, ...counts }) => [channel, counts]));
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

import { sql } from 'drizzle-orm';
import { rowsOf } from '@/db/client';
import { sends } from '@/db/schema/deliveries';
import type { Ctx } from '@/lib/context';

export async function countSends(
  ctx: Ctx,
  since: Date,
): Promise<{ channel: string; sent: number; failed: number }[]> {
  return rowsOf(
    ctx.db,
    sql`select channel,
        (count(*) filter (where state in ('accepted', 'delivered', 'read', 'unknown')))::int as sent,
        (count(*) filter (where state = 'failed'))::int as failed
      from ${sends} where created_at > ${since.toISOString()}::timestamptz group by channel`,
  );
}

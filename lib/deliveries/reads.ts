import { and, desc, eq, inArray } from 'drizzle-orm';
import { deliveries } from '@/db/schema/deliveries';
import type { Ctx } from '@/lib/context';

/** What was said to an address, newest first. */
export function saidTo(ctx: Ctx, channel: string, address: string, limit = 50) {
  return ctx.db
    .select({ id: deliveries.id, text: deliveries.body, at: deliveries.dueAt, kind: deliveries.kind })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.channel, channel),
        eq(deliveries.address, address),
        inArray(deliveries.state, ['accepted', 'delivered', 'read', 'unknown']),
      ),
    )
    .orderBy(desc(deliveries.dueAt), desc(deliveries.id))
    .limit(limit);
}

/** What was planned to be said under this kind and slot, or null. */
export async function saidAs(ctx: Ctx, kind: string, slot: string): Promise<string | null> {
  const [row] = await ctx.db
    .select({ body: deliveries.body })
    .from(deliveries)
    .where(and(eq(deliveries.kind, kind), eq(deliveries.slot, slot)))
    .limit(1);
  return row?.body ?? null;
}

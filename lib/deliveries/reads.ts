import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import { deliveries } from '@/db/schema/deliveries';
import type { Ctx } from '@/lib/context';

/** What was said to an address, newest first; with a user id only what was said to them or to nobody we know. */
export function saidTo(ctx: Ctx, channel: string, address: string, userId: string | null, limit = 50) {
  const theirs = userId === null ? undefined : or(isNull(deliveries.userId), eq(deliveries.userId, userId));
  return ctx.db
    .select({ id: deliveries.id, text: deliveries.body, at: deliveries.dueAt, kind: deliveries.kind })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.channel, channel),
        eq(deliveries.address, address),
        theirs,
        inArray(deliveries.state, ['accepted', 'delivered', 'read', 'unknown']),
      ),
    )
    .orderBy(desc(deliveries.dueAt), desc(deliveries.id))
    .limit(limit);
}

/** What was planned under this kind and slot, or null. */
export async function plannedAs(
  ctx: Ctx,
  kind: string,
  slot: string,
): Promise<{ id: string; body: string } | null> {
  const [row] = await ctx.db
    .select({ id: deliveries.id, body: deliveries.body })
    .from(deliveries)
    .where(and(eq(deliveries.kind, kind), eq(deliveries.slot, slot)))
    .limit(1);
  return row ?? null;
}

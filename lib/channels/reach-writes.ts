import { and, eq, inArray, lte, ne, sql } from 'drizzle-orm';
import { contactPoints } from '@/db/schema/channels';
import type { Ctx } from '@/lib/context';

export async function openAnsweringWindow(
  ctx: Ctx,
  channel: string,
  address: string,
  at: Date,
): Promise<void> {
  await ctx.db
    .update(contactPoints)
    .set({
      lastInboundAt: sql`greatest(${contactPoints.lastInboundAt}, ${at.toISOString()}::timestamptz)`,
      state: sql`case when ${contactPoints.state} = 'dead' then 'bound' else ${contactPoints.state} end`,
    })
    .where(
      and(
        eq(contactPoints.channel, channel),
        eq(contactPoints.address, address),
        ne(contactPoints.state, 'claimed'),
      ),
    );
}

/**
 * Closes the answering windows of addresses, so that only templates may be sent until the users write again.
 * Skips users who have written after `at`.
 */
export async function closeAnsweringWindows(
  ctx: Ctx,
  contactPointIds: string[],
  at = ctx.now(),
): Promise<void> {
  if (contactPointIds.length === 0) return;
  await ctx.db
    .update(contactPoints)
    .set({ lastInboundAt: null })
    .where(and(inArray(contactPoints.id, contactPointIds), lte(contactPoints.lastInboundAt, at)));
}

/** Marks addresses as dead: nothing is sent to them until their users write again. */
export async function markDead(ctx: Ctx, contactPointIds: string[]): Promise<void> {
  if (contactPointIds.length === 0) return;
  await ctx.db.update(contactPoints).set({ state: 'dead' }).where(inArray(contactPoints.id, contactPointIds));
}

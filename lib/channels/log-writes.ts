import { and, eq, isNotNull, lt } from 'drizzle-orm';
import { webhookLogs } from '@/db/schema/channels';
import type { Ctx } from '@/lib/context';

/** The words of what was set aside are kept for so long: until then it can be tried again. */
const bodyDays = 30;

/** Puts a message that was set aside back into its talk's queue, once; gives the talk, or null where it is not set aside. */
export async function reopenInbound(ctx: Ctx, id: string): Promise<string | null> {
  const [row] = await ctx.db
    .update(webhookLogs)
    .set({ doneAt: null, status: null, responseContent: null, processingTime: null, attempts: 0, crashes: 0 })
    .where(and(eq(webhookLogs.id, id), eq(webhookLogs.status, 'set_aside'), isNotNull(webhookLogs.body)))
    .returning({ talk: webhookLogs.talk });
  return row?.talk ?? null;
}

/** Drops words that were kept long enough; for the hourly heartbeat. */
export async function sweepBodies(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now().getTime() - bodyDays * 86_400_000);
  await ctx.db
    .update(webhookLogs)
    .set({ body: null })
    .where(and(isNotNull(webhookLogs.body), lt(webhookLogs.doneAt, before)));
}

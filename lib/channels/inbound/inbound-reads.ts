import { and, asc, desc, eq, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { webhookLogs } from '@/db/schema/channels';
import type { Ctx } from '@/lib/context';

export type InboundRow = typeof webhookLogs.$inferSelect;

export function recipientOf({ id, channel, phoneNumber, provenance }: InboundRow) {
  const isSimulated =
    typeof provenance === 'object' &&
    provenance !== null &&
    'source' in provenance &&
    provenance.source === 'simulator';
  return { messageId: id, channel, address: phoneNumber ?? '', isSimulated };
}

/** Returns a conversation's unanswered messages, oldest first. Omits messages from the channels in `heldBack`. */
export function pendingInbound(
  ctx: Ctx,
  conversationId: string,
  limit = 20,
  heldBack: string[] = [],
): Promise<InboundRow[]> {
  return ctx.db
    .select()
    .from(webhookLogs)
    .where(
      and(
        eq(webhookLogs.conversationId, conversationId),
        isNull(webhookLogs.doneAt),
        notInArray(webhookLogs.channel, heldBack),
      ),
    )
    .orderBy(asc(webhookLogs.seq))
    .limit(limit);
}

export async function inboundById(ctx: Ctx, id: string): Promise<InboundRow | null> {
  const [row] = await ctx.db.select().from(webhookLogs).where(eq(webhookLogs.id, id));
  return row ?? null;
}

/**
 * Returns the ids of conversations with an unanswered message that is older than the instant `before`. The jobs
 * for such messages are probably lost.
 */
export async function stalledConversations(ctx: Ctx, before: Date): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ conversationId: webhookLogs.conversationId })
    .from(webhookLogs)
    .where(and(isNull(webhookLogs.doneAt), sql`${webhookLogs.receivedAt} < ${before}`))
    .limit(1000);
  return rows.map((row) => row.conversationId);
}

export function inboundFrom(ctx: Ctx, channel: string, address: string, userId: string | null, limit = 50) {
  const isTheirs =
    userId === null ? undefined : or(isNull(webhookLogs.userId), eq(webhookLogs.userId, userId));
  return ctx.db
    .select({
      id: webhookLogs.id,
      text: webhookLogs.messageContent,
      at: webhookLogs.receivedAt,
      button: sql<string | null>`${webhookLogs.provenance} ->> 'button'`,
    })
    .from(webhookLogs)
    .where(and(eq(webhookLogs.channel, channel), eq(webhookLogs.phoneNumber, address), isTheirs))
    .orderBy(desc(webhookLogs.createdAt), desc(webhookLogs.id))
    .limit(limit);
}

export function selectUnanswered(limit: number): SQL {
  return sql`(select received_at as at from ${webhookLogs} where done_at is null order by received_at limit ${limit})`;
}

import { and, count, desc, eq, gt, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { rowsOf } from '@/db/client';
import { deliveries, sends } from '@/db/schema/deliveries';
import type { Ctx, UserCtx } from '@/lib/context';
import type { Delivery } from '@/lib/deliveries/schema';

/** What was said to an address, newest first; with a user id only what was said to them or to nobody we know. */
export function saidTo(ctx: Ctx, channel: string, address: string, userId: string | null, limit = 50) {
  const theirs = userId === null ? undefined : or(isNull(deliveries.userId), eq(deliveries.userId, userId));
  return ctx.db
    .select({
      id: deliveries.id,
      text: deliveries.body,
      at: deliveries.dueAt,
      kind: deliveries.kind,
      isPrivate: deliveries.isPrivate,
    })
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

/** How many tries were made at each address since an instant. */
export async function recentSends(ctx: Ctx, addresses: string[], since: Date): Promise<Map<string, number>> {
  const rows = await ctx.db
    .select({ address: sends.address, count: count() })
    .from(sends)
    .where(and(inArray(sends.address, addresses), gt(sends.createdAt, since)))
    .groupBy(sends.address);
  return new Map(rows.flatMap((row) => (row.address ? [[row.address, row.count] as const] : [])));
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

/**
 * What is held by nobody and should have left before this instant: its chunk was lost, or its sender died; and what was put off
 * until now. Replies have their own way back, with the message they answer.
 */
export async function stalledDeliveries(ctx: Ctx, before: Date): Promise<{ id: string; userId: string }[]> {
  const now = ctx.now();
  // No job is on its way with what was put off.
  const wasPutOff = gt(deliveries.sendAt, deliveries.dueAt);
  const rows = await ctx.db
    .select({ id: deliveries.id, userId: deliveries.userId })
    .from(deliveries)
    .where(
      and(
        inArray(deliveries.state, ['planned', 'sending']),
        lte(deliveries.sendAt, now),
        or(lt(deliveries.sendAt, before), wasPutOff),
        ne(deliveries.kind, 'reply'),
        or(isNull(deliveries.leasedUntil), lt(deliveries.leasedUntil, now)),
      ),
    )
    .orderBy(deliveries.sendAt)
    .limit(10_000);
  return rows.flatMap(({ id, userId }) => (userId ? [{ id, userId }] : []));
}

const shown = 50;

/** What Sidekick said by itself to this person, newest first; answers to their own messages are not among it. */
export async function listDeliveries(ctx: UserCtx): Promise<Delivery[]> {
  const rows = await ctx.db
    .select({
      id: deliveries.id,
      kind: deliveries.kind,
      text: deliveries.body,
      dueAt: deliveries.dueAt,
      sentAt: deliveries.sentAt,
      channel: deliveries.channel,
      status: deliveries.state,
      late: deliveries.late,
      waits: deliveries.waits,
    })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.userId, ctx.user.id),
        ne(deliveries.kind, 'reply'),
        ne(deliveries.state, 'cancelled'),
        lte(deliveries.dueAt, ctx.now()),
      ),
    )
    .orderBy(desc(deliveries.dueAt), desc(deliveries.id))
    .limit(shown);
  return rows.map(({ dueAt, sentAt, ...row }) => ({
    ...row,
    dueAt: dueAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }));
}

/** What could not be said to these people since an instant: it stands in their next summary. */
export function missedSince(ctx: Ctx, userIds: string[], since: Date) {
  return ctx.db
    .select({ userId: deliveries.userId, subjectId: deliveries.subjectId, dueAt: deliveries.dueAt })
    .from(deliveries)
    .where(
      and(
        inArray(deliveries.userId, userIds),
        eq(deliveries.kind, 'reminder'),
        inArray(deliveries.state, ['expired', 'failed']),
        gt(deliveries.dueAt, since),
      ),
    )
    .orderBy(deliveries.dueAt);
}

/** The channel that took a delivery; null where it has not left. */
export async function deliveredAs(ctx: UserCtx, id: string): Promise<string | null> {
  const [row] = await ctx.db
    .select({ channel: deliveries.channel })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.id, id),
        eq(deliveries.userId, ctx.user.id),
        inArray(deliveries.state, ['accepted', 'delivered', 'read', 'unknown']),
      ),
    );
  return row?.channel ?? null;
}

/** When the next delivery may leave that waits for its time, or the next try is to be looked into; null where nothing waits. */
export async function nextWaiting(ctx: Ctx): Promise<Date | null> {
  const now = sql`${ctx.now().toISOString()}::timestamptz`;
  const [row] = await rowsOf<{ at: Date | string | null }>(
    ctx.db,
    sql`select least(
        (select send_at from ${deliveries} where state in ('planned', 'sending') and send_at > ${now} order by send_at limit 1),
        (select leased_until from ${sends} where state in ('sending', 'unknown') and leased_until > ${now}
          order by leased_until limit 1)
      ) as at`,
  );
  return row?.at ? new Date(row.at) : null;
}

import { and, count, desc, eq, gt, inArray, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '@/db/client';
import { deliveries, sends } from '@/db/schema/deliveries';
import { schedules } from '@/db/schema/scheduler';
import type { MessengerChannel } from '@/lib/channels/rules';
import type { Ctx, UserCtx } from '@/lib/context';
import { isFree } from '@/lib/lease';
import type { Delivery } from '@/lib/outbox/schema';

const sentStates = ['accepted', 'delivered', 'read', 'unknown'] as const;

export function listSentTo(ctx: Ctx, channel: string, address: string, userId: string | null, limit = 50) {
  const ownOrNone =
    userId === null ? undefined : or(isNull(deliveries.userId), eq(deliveries.userId, userId));
  return ctx.db
    .select({
      id: deliveries.id,
      text: deliveries.body,
      at: deliveries.dueAt,
      kind: deliveries.kind,
      isPrivate: deliveries.isPrivate,
      buttons: deliveries.buttons,
    })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.channel, channel),
        eq(deliveries.address, address),
        ownOrNone,
        inArray(deliveries.state, [...sentStates]),
      ),
    )
    .orderBy(desc(deliveries.dueAt), desc(deliveries.id))
    .limit(limit);
}

export async function countRecentAttempts(
  ctx: Ctx,
  channel: MessengerChannel,
  addresses: string[],
  since: Date,
): Promise<Map<string, number>> {
  const rows = await ctx.db
    .select({ address: sends.address, count: count() })
    .from(sends)
    .where(and(inArray(sends.address, addresses), gt(sends.createdAt, since), eq(sends.channel, channel)))
    .groupBy(sends.address);
  return new Map(rows.flatMap((row) => (row.address ? [[row.address, row.count] as const] : [])));
}

export async function findReply(
  ctx: Ctx,
  messageId: string,
): Promise<{ id: string; body: string; isPrivate: boolean } | null> {
  const [row] = await ctx.db
    .select({ id: deliveries.id, body: deliveries.body, isPrivate: deliveries.isPrivate })
    .from(deliveries)
    .where(and(eq(deliveries.causeId, messageId), eq(deliveries.kind, 'reply'), eq(deliveries.sequence, 0)));
  return row ?? null;
}

export interface PlannedDelivery {
  id: string;
  userId: string | null;
}

const stalledLimit = 10_000;

/**
 * Returns the due deliveries that need a new job: postponed ones, because they have no job, and those due
 * before the instant `before`, because their job is probably lost.
 */
export async function listStalledDeliveries(ctx: Ctx, before: Date): Promise<PlannedDelivery[]> {
  const now = ctx.now();
  // A postponed delivery has no job, so it is listed as soon as its time has come.
  const wasPostponed = gt(deliveries.sendAt, deliveries.dueAt);
  const rows = await ctx.db
    .select({ id: deliveries.id, userId: deliveries.userId })
    .from(deliveries)
    .where(
      and(
        inArray(deliveries.state, ['planned', 'sending']),
        lte(deliveries.sendAt, now),
        or(lt(deliveries.sendAt, before), wasPostponed),
        isFree(ctx, deliveries.leasedUntil),
      ),
    )
    .orderBy(deliveries.sendAt)
    .limit(stalledLimit);
  return rows;
}

const listLimit = 50;

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
      // Table names are written out, because drizzle omits them in a select from a single table.
      tried: sql<string[]>`array(select distinct s.channel from ${sends} s
        where s.delivery_id = coalesce(${deliveries}.lead_id, ${deliveries}.id) and s.state = 'failed'
          and s.channel is distinct from ${deliveries}.channel order by 1)`,
      reminderId: sql<
        string | null
      >`case when ${deliveries.kind} in ('reminder', 'snooze', 'nag') then ${deliveries.subjectId} end`,
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
    .limit(listLimit);
  return rows.map(({ dueAt, sentAt, ...row }) => ({
    ...row,
    dueAt: dueAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }));
}

export function listMissedReminders(ctx: Ctx, userIds: string[], since: Date) {
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

/**
 * Counts the sent and missed reminders of several users. `periods` is SQL for a table named `p` with one row per
 * user: `user_id`, and `week_from`, the instant from which reminders count.
 */
export function countReminders(
  ctx: Ctx,
  periods: SQL,
): Promise<{ userId: string; sent: number; missed: number }[]> {
  return rowsOf(
    ctx.db,
    sql`select p.user_id as "userId",
        (count(*) filter (where d.state in ('accepted', 'delivered', 'read')))::int as sent,
        (count(*) filter (where d.state in ('failed', 'expired')))::int as missed
      from ${periods}
      join ${deliveries} d on d.user_id = p.user_id and d.due_at >= p.week_from and d.kind = 'reminder'
      group by 1`,
  );
}

export function selectOverdue(now: SQL, limit: number): SQL {
  return sql`(select next_run_at as at from ${schedules} where next_run_at <= ${now} order by next_run_at limit ${limit})
    union all
    (select send_at as at from ${deliveries}
      where state in ('planned', 'sending') and send_at <= ${now} order by send_at limit ${limit})`;
}

// Time from the end of a sender's lease until the sender counts as dead.
const leaseMargin = '10 s';

/** Returns the next instant at which a delivery must be sent or checked, or null if there is none. */
export async function nextCheckAt(ctx: Ctx): Promise<Date | null> {
  const now = sql`${ctx.now().toISOString()}::timestamptz`;
  const [row] = await rowsOf<{ at: Date | string | null }>(
    ctx.db,
    sql`select least(
        (select send_at from ${deliveries} where state in ('planned', 'sending') and send_at > ${now} order by send_at limit 1),
        (select leased_until from ${sends} where state in ('sending', 'unknown') and leased_until > ${now}
          order by leased_until limit 1),
        (select leased_until + ${leaseMargin}::interval from ${deliveries}
          where state = 'sending' and leased_until > ${now} order by leased_until limit 1)
      ) as at`,
  );
  return row?.at ? new Date(row.at) : null;
}

export function listSentOfKinds(ctx: UserCtx, kinds: string[], since: Date, limit: number) {
  return ctx.db
    .select({ subjectId: deliveries.subjectId, occursOn: deliveries.occursOn })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.userId, ctx.user.id),
        inArray(deliveries.kind, kinds),
        inArray(deliveries.state, [...sentStates]),
        gt(deliveries.dueAt, since),
      ),
    )
    .orderBy(desc(deliveries.dueAt))
    .limit(limit);
}

import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { type DeliveryButton, deliveries } from '@/db/schema/deliveries';
import type { Ctx, UserCtx } from '@/lib/context';
import type { DeliveryKind } from '@/lib/outbox/kinds';
import type { PlannedDelivery } from '@/lib/outbox/reads';
import { changeFormSeconds, switchedOffRetrySeconds } from '@/lib/outbox/rules';
import type { Advance, DeliveryKey } from '@/lib/outbox/schedules/occurrences';
import { advanceSchedules } from '@/lib/outbox/schedules/writes';
import { lockDeliveries } from '@/lib/outbox/writes';

export interface Recipient {
  messageId: string;
  channel: string;
  address: string;
  isSimulated?: boolean;
}

export interface NewDelivery extends DeliveryKey {
  userId: string | null;
  kind: string;
  subjectId?: string;
  /** Text of the message; empty if the text is rendered when the delivery is sent. */
  body: string;
  recipient?: Recipient;
  expiresAt?: Date;
  buttons?: DeliveryButton[];
  /** Whether the text quotes the user's journal. If so, admins cannot see the text. */
  isPrivate?: boolean;
  /** Whether the text contains a login code. If so, the data export leaves out the text. */
  holdsCode?: boolean;
}

/**
 * Plans a delivery. If a delivery with this kind, cause and occurrence exists, returns its id and `fresh: false`.
 * Call this in the transaction that causes the delivery.
 */
export async function planDelivery(ctx: Ctx, delivery: NewDelivery): Promise<{ id: string; fresh: boolean }> {
  const { recipient, ...planned } = delivery;
  const { messageId: _, ...route } = recipient ?? { messageId: null };
  const now = ctx.now();
  const [inserted] = await ctx.db
    .insert(deliveries)
    .values({ ...planned, ...route, dueAt: now, sendAt: now })
    .onConflictDoNothing()
    .returning({ id: deliveries.id });
  if (inserted) return { id: inserted.id, fresh: true };
  const { kind, causeId, occursAt, occursOn, leadMinutes = 0, sequence = 0 } = delivery;
  const [existing] = await ctx.db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.causeId, causeId),
        eq(deliveries.kind, kind),
        occursAt ? eq(deliveries.occursAt, occursAt) : isNull(deliveries.occursAt),
        occursOn ? eq(deliveries.occursOn, occursOn) : isNull(deliveries.occursOn),
        eq(deliveries.leadMinutes, leadMinutes),
        eq(deliveries.sequence, sequence),
      ),
    );
  if (!existing) throw new Error('the delivery was deleted while it was planned');
  return { id: existing.id, fresh: false };
}

export async function planOccurrences(
  ctx: Ctx,
  advances: Advance[],
  kinds: DeliveryKind[],
): Promise<PlannedDelivery[]> {
  const effects = kinds.flatMap(({ onAdvance }, index) =>
    onAdvance ? [sql`, ${sql.identifier(`effect_${index}`)} as (${onAdvance})`] : [],
  );
  const rows = await advanceSchedules(
    ctx,
    advances,
    sql`${sql.join(effects)}
      insert into ${deliveries} (user_id, kind, cause_id, occurs_at, occurs_on, lead_minutes, sequence, subject_id, body, due_at,
        send_at, expires_at, late)
      select user_id, kind, cause_id, occurs_at, occurs_on, lead_minutes, nag, subject_id, '', due_at, due_at, expires_at, late
      from advanced
      on conflict (cause_id, kind, occurs_at, occurs_on, sequence, lead_minutes) do update set state = 'planned', subject_id = excluded.subject_id, body = '',
        due_at = excluded.due_at, send_at = excluded.send_at, expires_at = excluded.expires_at, late = excluded.late
        where ${deliveries}.state = 'cancelled'
      returning id, user_id as "userId"`,
  );
  return rows.map(({ id, userId }) => ({ id: String(id), userId: String(userId) }));
}

type NewReply = Omit<NewDelivery, 'kind' | 'causeId' | 'recipient'> & { recipient: Recipient };

const waitingTextMs = 24 * 3_600_000;

/**
 * Plans the reply to a message. If the reply is already planned, returns its id and `fresh: false`. If the
 * user has got only a template instead of a text of the last 24 hours, appends the text to the reply, unless
 * its kind is `answeredKind`.
 */
export async function planReply(
  ctx: Ctx,
  reply: NewReply,
  answeredKind?: string,
): Promise<{ id: string; fresh: boolean }> {
  const planned = await planReplyOnly(ctx, reply);
  if (!planned.fresh || reply.userId === null) return planned;
  const since = new Date(ctx.now().getTime() - waitingTextMs);
  const waiting = await ctx.db
    .update(deliveries)
    .set({
      waits: false,
      // The reply now contains the text, so the text must not be sent a second time.
      state: sql`case when ${deliveries.state} = 'unknown' and ${deliveries.dueAt} > ${since.toISOString()}::timestamptz
        then 'accepted' else ${deliveries.state} end`,
    })
    .where(
      inArray(
        deliveries.id,
        lockDeliveries(ctx, and(eq(deliveries.userId, reply.userId), eq(deliveries.waits, true))),
      ),
    )
    .returning({ body: deliveries.body, dueAt: deliveries.dueAt, kind: deliveries.kind });
  const appended = waiting
    .filter(({ dueAt, kind }) => kind !== answeredKind && dueAt > since)
    .sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
  if (appended.length === 0) return planned;
  const body = [reply.body, ...appended.map((one) => one.body)].join('\n\n');
  await ctx.db.update(deliveries).set({ body }).where(eq(deliveries.id, planned.id));
  return planned;
}

const replyExpiryMs = 24 * 3_600_000;

export function planReplyOnly(ctx: Ctx, reply: NewReply): Promise<{ id: string; fresh: boolean }> {
  const expiresAt = new Date(ctx.now().getTime() + replyExpiryMs);
  return planDelivery(ctx, { expiresAt, ...reply, kind: 'reply', causeId: reply.recipient.messageId });
}

const longestPostponementMs = 3 * 24 * 3_600_000;

/**
 * Makes postponed deliveries due now, so that quiet hours are checked again. Call this after a change of
 * quiet hours or of the time zone.
 */
export async function recheckQuietHours(ctx: UserCtx): Promise<void> {
  const now = ctx.now();
  const postponed = and(
    eq(deliveries.userId, ctx.user.id),
    gt(deliveries.dueAt, new Date(now.getTime() - longestPostponementMs)),
    eq(deliveries.state, 'planned'),
    eq(deliveries.body, ''),
    // Deliveries due sooner are checked soon anyway, and may be postponed for other reasons.
    gt(deliveries.sendAt, new Date(now.getTime() + switchedOffRetrySeconds * 1000)),
  );
  const rows = await ctx.db
    .update(deliveries)
    .set({ sendAt: now })
    .where(inArray(deliveries.id, lockDeliveries(ctx, postponed)))
    .returning({ id: deliveries.id });
  if (rows.length > 0) ctx.afterCommit.wakeAt(now);
}

export async function planResend(ctx: Ctx, id: string): Promise<void> {
  const sendAt = new Date(ctx.now().getTime() + changeFormSeconds * 1000);
  await ctx.db
    .update(deliveries)
    .set({ state: 'planned', sendAt, sentAt: null, leasedUntil: null })
    .where(or(eq(deliveries.id, id), eq(deliveries.digestId, id)));
  ctx.afterCommit.wakeAt(sendAt);
}

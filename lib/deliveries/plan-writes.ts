import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { type DeliveryButton, deliveries } from '@/db/schema/deliveries';
import type { Ctx, UserCtx } from '@/lib/context';
import type { DeliveryKind } from '@/lib/deliveries/kinds';
import type { PlannedDelivery } from '@/lib/deliveries/reads';
import { switchedOffRetrySeconds } from '@/lib/deliveries/rules';
import { lockDeliveries } from '@/lib/deliveries/writes';
import type { Advance } from '@/lib/scheduler/occurrences';
import { advanceSchedules } from '@/lib/scheduler/writes';

/** The address that a message came from. */
export interface Recipient {
  channel: string;
  address: string;
  /** It came from the simulator, and so the reply stays there. */
  isSimulated?: boolean;
}

export interface NewDelivery {
  /** null only for the fixed reply to an address that belongs to no account. */
  userId: string | null;
  kind: string;
  slot: string;
  subjectId?: string;
  /** Empty if its kind renders the text when it is sent. */
  body: string;
  /** For replies: where the message came from. */
  recipient?: Recipient;
  expiresAt?: Date;
  /** Below a reply, on a channel that has buttons. */
  buttons?: DeliveryButton[];
  /** Quotes the user's journal: operators do not see it. */
  isPrivate?: boolean;
}

/**
 * Plans a delivery, once per (user, kind, slot). Call it in the transaction that causes it. Returns the row's id, and whether the
 * row is new.
 */
export async function planDelivery(ctx: Ctx, delivery: NewDelivery): Promise<{ id: string; fresh: boolean }> {
  const { recipient, ...values } = delivery;
  const now = ctx.now();
  const [inserted] = await ctx.db
    .insert(deliveries)
    .values({ ...values, ...recipient, dueAt: now, sendAt: now })
    .onConflictDoNothing()
    .returning({ id: deliveries.id });
  if (inserted) return { id: inserted.id, fresh: true };
  const { userId, kind, slot } = delivery;
  const [existing] = await ctx.db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(
      and(
        userId === null ? isNull(deliveries.userId) : eq(deliveries.userId, userId),
        eq(deliveries.kind, kind),
        eq(deliveries.slot, slot),
      ),
    );
  if (!existing) throw new Error('the delivery was deleted while it was planned');
  return { id: existing.id, fresh: false };
}

interface PlannedOccurrence extends Advance {
  slot: string;
  expiresAt: Date;
  late: boolean;
}

/**
 * Advances claimed schedules and plans their deliveries, in one statement. A slot that already has a delivery gets no second one,
 * unless the first was cancelled. Texts are rendered when the deliveries are sent.
 */
export async function planOccurrences(
  ctx: Ctx,
  occurrences: PlannedOccurrence[],
  kinds: DeliveryKind[],
): Promise<PlannedDelivery[]> {
  const planned = occurrences.map(({ due, slot, expiresAt, late }) => ({
    schedule_id: due.id,
    user_id: due.userId,
    kind: due.kind,
    subject_id: due.subjectId,
    slot,
    due_at: due.at.toISOString(),
    expires_at: expiresAt.toISOString(),
    late,
  }));
  const effects = kinds.flatMap(({ onAdvance }, index) =>
    onAdvance ? [sql`, ${sql.identifier(`effect_${index}`)} as (${onAdvance})`] : [],
  );
  const rows = await advanceSchedules(
    ctx,
    occurrences,
    sql`${sql.join(effects)}
      insert into ${deliveries} (user_id, kind, slot, subject_id, body, due_at, send_at, expires_at, late)
      select p.user_id, p.kind, p.slot, p.subject_id, '', p.due_at, p.due_at, p.expires_at, p.late
      from jsonb_to_recordset(${JSON.stringify(planned)}::jsonb) as p(schedule_id uuid, user_id uuid, kind text,
        subject_id uuid, slot text, due_at timestamptz, expires_at timestamptz, late boolean)
      join advanced on advanced.id = p.schedule_id
      on conflict (user_id, kind, slot) do update set state = 'planned', subject_id = excluded.subject_id, body = '',
        due_at = excluded.due_at, send_at = excluded.send_at, expires_at = excluded.expires_at, late = excluded.late
        where ${deliveries}.state = 'cancelled'
      returning id, user_id as "userId"`,
  );
  return rows.map(({ id, userId }) => ({ id: String(id), userId: String(userId) }));
}

/** A full text that has waited this long for the user's next message is not sent any more. */
const waitingTextMs = 24 * 3_600_000;

/**
 * Plans the reply to a user's message, once per slot. Full texts that were only announced by a template are appended to it, except
 * those of `answeredKind`, the kind that the message has just answered. Call it in the transaction that answers the message.
 */
export async function planReply(
  ctx: Ctx,
  reply: Omit<NewDelivery, 'kind'>,
  answeredKind?: string,
): Promise<{ id: string; fresh: boolean }> {
  const planned = await planReplyOnly(ctx, reply);
  if (!planned.fresh || reply.userId === null) return planned;
  const since = new Date(ctx.now().getTime() - waitingTextMs);
  const waiting = await ctx.db
    .update(deliveries)
    .set({
      waits: false,
      // If the announcement's outcome is unknown, the reply now brings the text: it is not sent a second time.
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

/** An answer that could not be sent for this long helps nobody any more. */
const replyExpiryMs = 24 * 3_600_000;

/** Plans the reply to a user's message and appends nothing to it. */
export function planReplyOnly(
  ctx: Ctx,
  reply: Omit<NewDelivery, 'kind'>,
): Promise<{ id: string; fresh: boolean }> {
  const expiresAt = new Date(ctx.now().getTime() + replyExpiryMs);
  return planDelivery(ctx, { ...reply, kind: 'reply', expiresAt });
}

/** Any delivery that waits for the end of the quiet hours expires earlier than this. */
const longestPostponementMs = 3 * 24 * 3_600_000;

/**
 * Makes the deliveries that wait for the end of the user's quiet hours due now, because the hours or the zone have changed: the
 * sender then checks the quiet hours again. Call it in the transaction of the change.
 */
export async function recheckQuietHours(ctx: UserCtx): Promise<void> {
  const now = ctx.now();
  const postponed = and(
    eq(deliveries.userId, ctx.user.id),
    gt(deliveries.dueAt, new Date(now.getTime() - longestPostponementMs)),
    eq(deliveries.state, 'planned'),
    eq(deliveries.body, ''),
    // Anything due sooner is checked soon anyway; among it are deliveries postponed for another reason, which keep their time.
    gt(deliveries.sendAt, new Date(now.getTime() + switchedOffRetrySeconds * 1000)),
  );
  const rows = await ctx.db
    .update(deliveries)
    .set({ sendAt: now })
    .where(inArray(deliveries.id, lockDeliveries(ctx, postponed)))
    .returning({ id: deliveries.id });
  if (rows.length > 0) ctx.afterCommit.wakeAt(now);
}

/** Plans the message of a delivery again, with all deliveries in it. */
export async function planResend(ctx: Ctx, id: string, sendAt: Date): Promise<void> {
  await ctx.db
    .update(deliveries)
    .set({ state: 'planned', sendAt, sentAt: null, leasedUntil: null })
    .where(or(eq(deliveries.id, id), eq(deliveries.digestId, id)));
}

import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { deliveries } from '@/db/schema/deliveries';
import type { Ctx, UserCtx } from '@/lib/context';
import type { Kind } from '@/lib/deliveries/kinds';
import { offSeconds } from '@/lib/deliveries/rules';
import { heldInOrder } from '@/lib/deliveries/writes';
import type { Channel } from '@/lib/ports';
import type { Run } from '@/lib/scheduler/runs';
import { advance } from '@/lib/scheduler/writes';

export interface Plan {
  /** null only for the fixed answer to an address of no account. */
  userId: string | null;
  kind: string;
  slot: string;
  subjectId?: string;
  /** Empty where its kind words it when it leaves. */
  body: string;
  /** Replies go where the message came from. */
  recipient?: { channel: Channel; address: string };
  /** It holds words of a journal: no operator reads it. */
  isPrivate?: boolean;
}

/** Plans what is to be said, in the business transaction, once per (user, kind, slot); gives the row's id, new or standing. */
export async function planDelivery(ctx: Ctx, plan: Plan): Promise<{ id: string; fresh: boolean }> {
  const { userId, kind, slot, subjectId, body, recipient, isPrivate } = plan;
  const [made] = await ctx.db
    .insert(deliveries)
    .values({
      userId,
      kind,
      slot,
      subjectId,
      body,
      isPrivate,
      dueAt: ctx.now(),
      sendAt: ctx.now(),
      channel: recipient?.channel,
      address: recipient?.address,
    })
    .onConflictDoNothing()
    .returning({ id: deliveries.id });
  if (made) return { id: made.id, fresh: true };
  const [standing] = await ctx.db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(
      and(
        userId === null ? isNull(deliveries.userId) : eq(deliveries.userId, userId),
        eq(deliveries.kind, kind),
        eq(deliveries.slot, slot),
      ),
    );
  if (!standing) throw new Error('the delivery vanished');
  return { id: standing.id, fresh: false };
}

/** A run with what its kind says about the delivery it leads to. */
interface PlannedRun extends Run {
  slot: string;
  expiresAt: Date;
  late: boolean;
}

/**
 * Moves schedules that the transaction has claimed on and plans their deliveries, in one statement; a slot that was planned before is not planned
 * again, but one that was called off before anything left is free. Texts are written when they leave.
 */
export async function planRuns(
  ctx: Ctx,
  runs: PlannedRun[],
  kinds: Kind[],
): Promise<{ id: string; userId: string }[]> {
  const plans = runs.map(({ due, slot, expiresAt, late }) => ({
    schedule_id: due.id,
    user_id: due.userId,
    kind: due.kind,
    subject_id: due.subjectId,
    slot,
    due_at: due.at.toISOString(),
    expires_at: expiresAt.toISOString(),
    late,
  }));
  const moved = kinds.flatMap(({ onMoved }, place) =>
    onMoved ? [sql`, ${sql.identifier(`moved_${place}`)} as (${onMoved})`] : [],
  );
  const rows = await advance(
    ctx,
    runs,
    sql`${sql.join(moved)}
      insert into ${deliveries} (user_id, kind, slot, subject_id, body, due_at, send_at, expires_at, late)
      select p.user_id, p.kind, p.slot, p.subject_id, '', p.due_at, p.due_at, p.expires_at, p.late
      from jsonb_to_recordset(${JSON.stringify(plans)}::jsonb) as p(schedule_id uuid, user_id uuid, kind text,
        subject_id uuid, slot text, due_at timestamptz, expires_at timestamptz, late boolean)
      join moved on moved.id = p.schedule_id
      on conflict (user_id, kind, slot) do update set state = 'planned', subject_id = excluded.subject_id, body = '',
        due_at = excluded.due_at, send_at = excluded.send_at, expires_at = excluded.expires_at, late = excluded.late
        where ${deliveries}.state = 'cancelled'
      returning id, user_id as "userId"`,
  );
  return rows.map(({ id, userId }) => ({ id: String(id), userId: String(userId) }));
}

/** What waits for this long is not wanted any more. */
const waitingMs = 24 * 3_600_000;

/**
 * Plans the answer to somebody's message, once; what was only announced and waited for them to write goes with it, but for the kind
 * that the message has just answered. For the transaction of the answer.
 */
export async function planReply(
  ctx: Ctx,
  plan: Omit<Plan, 'kind'>,
  answered?: string,
): Promise<{ id: string; fresh: boolean }> {
  const planned = await planAlone(ctx, plan);
  if (!planned.fresh || plan.userId === null) return planned;
  const since = new Date(ctx.now().getTime() - waitingMs);
  const waiting = await ctx.db
    .update(deliveries)
    .set({
      waits: false,
      // Nobody knows whether its announcement arrived, but its words do now: they do not come again.
      state: sql`case when ${deliveries.state} = 'unknown' and ${deliveries.dueAt} > ${since.toISOString()}::timestamptz
        then 'accepted' else ${deliveries.state} end`,
    })
    .where(
      inArray(
        deliveries.id,
        heldInOrder(ctx, and(eq(deliveries.userId, plan.userId), eq(deliveries.waits, true))),
      ),
    )
    .returning({ body: deliveries.body, dueAt: deliveries.dueAt, kind: deliveries.kind });
  const wanted = waiting
    .filter(({ dueAt, kind }) => kind !== answered && dueAt > since)
    .sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
  if (wanted.length === 0) return planned;
  const body = [plan.body, ...wanted.map((one) => one.body)].join('\n\n');
  await ctx.db.update(deliveries).set({ body }).where(eq(deliveries.id, planned.id));
  return planned;
}

/** Plans the answer to somebody's message and nothing with it. */
export function planAlone(ctx: Ctx, plan: Omit<Plan, 'kind'>): Promise<{ id: string; fresh: boolean }> {
  return planDelivery(ctx, { ...plan, kind: 'reply' });
}

/** Sidekick times nothing by more than this after it was due. */
const longestHeldMs = 3 * 24 * 3_600_000;

/**
 * What is held for the end of the person's quiet hours is looked at now, and held anew where it is still night: the hours or the
 * zone have changed. For the transaction of the change.
 */
export async function retimeHeld(ctx: UserCtx): Promise<void> {
  const now = ctx.now();
  const held = and(
    eq(deliveries.userId, ctx.user.id),
    gt(deliveries.dueAt, new Date(now.getTime() - longestHeldMs)),
    eq(deliveries.state, 'planned'),
    eq(deliveries.body, ''),
    // What leaves before that looks by itself; a try that was put off is among it.
    gt(deliveries.sendAt, new Date(now.getTime() + offSeconds * 1000)),
  );
  const rows = await ctx.db
    .update(deliveries)
    .set({ sendAt: now })
    .where(inArray(deliveries.id, heldInOrder(ctx, held)))
    .returning({ id: deliveries.id });
  if (rows.length > 0) ctx.due.note(now);
}

/** A delivery and those it carries leave anew at `sendAt`, in another form. */
export async function planAnew(ctx: Ctx, id: string, sendAt: Date): Promise<void> {
  await ctx.db
    .update(deliveries)
    .set({ state: 'planned', sendAt, sentAt: null, leasedUntil: null })
    .where(or(eq(deliveries.id, id), eq(deliveries.leadId, id)));
}

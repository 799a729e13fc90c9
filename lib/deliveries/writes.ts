import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { type DeliveryState, deliveries, sends } from '@/db/schema/deliveries';
import { type Ctx, inTransaction } from '@/lib/context';
import type { Kind } from '@/lib/deliveries/kinds';
import type { Channel } from '@/lib/ports';
import type { Run } from '@/lib/scheduler/runs';
import { advance } from '@/lib/scheduler/writes';

type DeliveryRow = typeof deliveries.$inferSelect;
export type SendRow = typeof sends.$inferSelect;

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
}

/** Plans what is to be said, in the business transaction, once per (user, kind, slot); gives the row's id, new or standing. */
export async function planDelivery(ctx: Ctx, plan: Plan): Promise<{ id: string; fresh: boolean }> {
  const { userId, kind, slot, subjectId, body, recipient } = plan;
  const [made] = await ctx.db
    .insert(deliveries)
    .values({
      userId,
      kind,
      slot,
      subjectId,
      body,
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
 * Moves claimed schedules on and plans their deliveries, in one statement; a slot that was planned before is not planned
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
 * Plans the answer to somebody's message, once; what was only announced and waited for them to write goes with it. For the
 * transaction of the answer.
 */
export async function planReply(ctx: Ctx, plan: Omit<Plan, 'kind'>): Promise<{ id: string; fresh: boolean }> {
  const planned = await planAlone(ctx, plan);
  if (!planned.fresh || plan.userId === null) return planned;
  const waiting = await ctx.db
    .update(deliveries)
    .set({ waits: false })
    .where(and(eq(deliveries.userId, plan.userId), deliveries.waits))
    .returning({ body: deliveries.body, dueAt: deliveries.dueAt });
  const wanted = waiting
    .filter(({ dueAt }) => ctx.now().getTime() - dueAt.getTime() < waitingMs)
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

export type Claim =
  | { state: 'claimed'; delivery: DeliveryRow; sends: SendRow[] }
  /** Another sender holds it, or it is over. */
  | { state: 'held' }
  | { state: 'over'; outcome: DeliveryState };

/** Takes a planned delivery for sending, or one whose sender died, for leaseSeconds. One statement decides. */
export async function claimDelivery(ctx: Ctx, id: string, leaseSeconds: number): Promise<Claim> {
  const now = ctx.now();
  const isFree = or(isNull(deliveries.leasedUntil), lt(deliveries.leasedUntil, now));
  const [delivery] = await ctx.db
    .update(deliveries)
    .set({ state: 'sending', leasedUntil: new Date(now.getTime() + leaseSeconds * 1000) })
    .where(and(eq(deliveries.id, id), inArray(deliveries.state, ['planned', 'sending']), isFree))
    .returning();
  if (delivery) {
    return {
      state: 'claimed',
      delivery,
      sends: await ctx.db.select().from(sends).where(eq(sends.deliveryId, id)),
    };
  }
  const [standing] = await ctx.db
    .select({ state: deliveries.state })
    .from(deliveries)
    .where(eq(deliveries.id, id));
  if (standing?.state === 'sending') return { state: 'held' };
  return { state: 'over', outcome: standing?.state ?? 'cancelled' };
}

/** Lets every held delivery go: only where no other process can be sending one. */
export async function freeDeliveries(ctx: Ctx): Promise<void> {
  await ctx.db.update(deliveries).set({ leasedUntil: null }).where(eq(deliveries.state, 'sending'));
}

/** Notes where a delivery stands; planned again means it waits for another try. */
export async function setDeliveryState(ctx: Ctx, id: string, state: DeliveryState): Promise<void> {
  await ctx.db
    .update(deliveries)
    .set({ state, leasedUntil: null })
    .where(and(eq(deliveries.id, id), inArray(deliveries.state, ['planned', 'sending'])));
}

export interface ClaimedDelivery {
  id: string;
  userId: string;
  kind: string;
  slot: string;
  subjectId: string | null;
  leadId: string | null;
  body: string;
  dueAt: Date;
  /** When it leaves: later than it was due where it was held. */
  sendAt: Date;
  expiresAt: Date | null;
  late: boolean;
}

/** The tries made at these deliveries so far. */
export function triesOf(ctx: Ctx, ids: string[]): Promise<SendRow[]> {
  return ctx.db.select().from(sends).where(inArray(sends.deliveryId, ids));
}

/** Takes those of a chunk that are due, not over and held by nobody; one whose sender died is free when its lease is over. */
export async function claimChunk(ctx: Ctx, ids: string[], leaseSeconds: number): Promise<ClaimedDelivery[]> {
  const now = ctx.now();
  // In one order: two jobs with the same deliveries wait for each other, and not both for the other.
  const free = ctx.db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(
      and(
        inArray(deliveries.id, ids),
        inArray(deliveries.state, ['planned', 'sending']),
        lte(deliveries.sendAt, now),
        or(isNull(deliveries.leasedUntil), lt(deliveries.leasedUntil, now)),
      ),
    )
    .orderBy(deliveries.id)
    .for('update');
  const rows = await ctx.db
    .update(deliveries)
    .set({ state: 'sending', leasedUntil: new Date(now.getTime() + leaseSeconds * 1000) })
    .where(inArray(deliveries.id, free))
    .returning();
  return rows.flatMap(({ userId, ...row }) => (userId ? [{ userId, ...row }] : []));
}

interface Opened {
  deliveryId: string;
  contactPointId: string | null;
  part: number;
  try: number;
  address: string;
  digest: string;
}

/** Writes down the tries of a chunk before any leaves; gives their ids in the same order. */
export async function openSends(
  ctx: Ctx,
  provider: string,
  tries: Opened[],
  leaseSeconds: number,
): Promise<string[]> {
  if (tries.length === 0) return [];
  const createdAt = ctx.now();
  const leasedUntil = new Date(createdAt.getTime() + leaseSeconds * 1000);
  const rows = tries.map((one) => ({ ...one, id: randomUUID(), provider, createdAt, leasedUntil }));
  await ctx.db.insert(sends).values(rows);
  return rows.map(({ id }) => id);
}

export interface SendOutcome {
  id: string;
  state: DeliveryState;
  providerId?: string;
  errorCode?: string;
}

/** Notes the outcomes of a chunk's tries in one statement. What a report said in the meantime stands. */
export async function closeSends(ctx: Ctx, outcomes: SendOutcome[]): Promise<void> {
  if (outcomes.length === 0) return;
  const now = sql`${ctx.now().toISOString()}::timestamptz`;
  const rows = outcomes.map(({ id, state, providerId = null, errorCode = null }) => ({
    id,
    state,
    provider_id: providerId,
    error_code: errorCode,
  }));
  await ctx.db.execute(sql`update ${sends} s set
      state = o.state, provider_id = coalesce(o.provider_id, s.provider_id), error_code = o.error_code,
      leased_until = case when o.state = 'unknown' then ${now} end,
      accepted_at = case when o.state in ('accepted', 'delivered') then ${now} end,
      final_at = case when o.state in ('accepted', 'unknown') then null else ${now} end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as o(id uuid, state text, provider_id text, error_code text)
    where s.id = o.id and s.state in ('sending', 'unknown')`);
}

export interface Settled {
  id: string;
  state: DeliveryState;
  body: string;
  channel: Channel | null;
  address: string | null;
  leadId: string | null;
  /** The whole text waits for the person's next message. */
  waits?: boolean;
  /** Where it waits for another try. */
  sendAt?: Date;
}

/** Writes where a chunk's deliveries stand, with the words that left, in one statement. What a report said in the meantime stands. */
export async function settleChunk(ctx: Ctx, settled: Settled[]): Promise<void> {
  if (settled.length === 0) return;
  const now = sql`${ctx.now().toISOString()}::timestamptz`;
  const rows = settled.map(({ id, state, body, channel, address, leadId, waits = false, sendAt }) => ({
    id,
    state,
    body,
    channel,
    address,
    lead_id: leadId,
    waits,
    send_at: sendAt?.toISOString() ?? null,
  }));
  await ctx.db.execute(sql`update ${deliveries} d set
      state = o.state,
      sent_at = case when o.state in ('accepted', 'delivered', 'unknown') then ${now} end,
      body = o.body, channel = o.channel, address = o.address, lead_id = o.lead_id, waits = o.waits,
      send_at = coalesce(o.send_at, d.send_at), leased_until = case when o.state = 'sending' then d.leased_until end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as o(id uuid, state text, body text, channel text, address text, lead_id uuid, waits boolean,
        send_at timestamptz)
    where d.id = o.id and d.state in ('planned', 'sending')`);
}

/** A try, held until the end of the transaction; null where there is none of this id. */
export async function lockSend(ctx: Ctx, id: string): Promise<SendRow | null> {
  const [row] = await ctx.db.select().from(sends).where(eq(sends.id, id)).for('update');
  return row ?? null;
}

/** Holds a delivery until the end of the transaction; its tries are held before it. */
export async function holdDelivery(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.select({ id: deliveries.id }).from(deliveries).where(eq(deliveries.id, id)).for('update');
}

/** Writes what is known of a try now; it is not looked into any more. */
export async function settleTry(
  ctx: Ctx,
  id: string,
  outcome: { state: DeliveryState; errorCode: string | null; providerId: string | null },
): Promise<void> {
  const now = ctx.now();
  const { state, errorCode, providerId } = outcome;
  await ctx.db
    .update(sends)
    .set({
      state,
      errorCode,
      ...(providerId ? { providerId } : {}),
      leasedUntil: null,
      acceptedAt: sql`coalesce(${sends.acceptedAt}, case when ${state} in ('accepted', 'delivered', 'read') then ${now.toISOString()}::timestamptz end)`,
      finalAt: state === 'accepted' ? null : now,
    })
    .where(eq(sends.id, id));
}

/**
 * Writes where a delivery and those it carries stand, by a report. What did not arrive stands on the dashboard instead; an
 * answer to somebody's own message has failed.
 */
export async function setOutcome(ctx: Ctx, id: string, outcome: DeliveryState): Promise<void> {
  const here = or(eq(deliveries.id, id), eq(deliveries.leadId, id));
  const now = ctx.now();
  if (outcome !== 'failed')
    // A report may be here before our own mark.
    await ctx.db
      .update(deliveries)
      .set({ state: outcome, sentAt: sql`coalesce(${deliveries.sentAt}, ${now.toISOString()}::timestamptz)` })
      .where(here);
  else {
    // It stands on the dashboard with all its words: nothing of it waits.
    await ctx.db
      .update(deliveries)
      .set({ state: 'failed' })
      .where(and(here, eq(deliveries.kind, 'reply')));
    await ctx.db
      .update(deliveries)
      .set({ state: 'delivered', channel: 'web', address: null, sentAt: now, waits: false })
      .where(and(here, ne(deliveries.kind, 'reply')));
  }
}

/** A delivery and those it carries leave anew at `sendAt`, in another form. */
export async function planAnew(ctx: Ctx, id: string, sendAt: Date): Promise<void> {
  await ctx.db
    .update(deliveries)
    .set({ state: 'planned', sendAt, sentAt: null, leasedUntil: null })
    .where(or(eq(deliveries.id, id), eq(deliveries.leadId, id)));
}

/** Takes at most `limit` tries without an outcome whose time to be looked into has come. */
export async function claimUnsettled(ctx: Ctx, limit: number, leaseSeconds: number): Promise<SendRow[]> {
  const now = ctx.now();
  const due = ctx.db
    .select({ id: sends.id })
    .from(sends)
    .where(and(isUnsettled, lte(sends.leasedUntil, now)))
    .orderBy(sends.leasedUntil)
    .limit(limit)
    .for('update', { skipLocked: true });
  return ctx.db
    .update(sends)
    .set({ leasedUntil: new Date(now.getTime() + leaseSeconds * 1000) })
    .where(inArray(sends.id, due))
    .returning();
}

const isUnsettled = inArray(sends.state, ['sending', 'unknown']);

/** Looked into again later. */
export async function lookAgain(ctx: Ctx, id: string, at: Date): Promise<void> {
  await ctx.db
    .update(sends)
    .set({ state: 'unknown', leasedUntil: at })
    .where(and(eq(sends.id, id), isUnsettled));
}

/**
 * No proof will come any more. Of what left with this try, the kinds that may come again are planned anew, with their words; the
 * rest stays unknown. Where the message had several parts all of it is planned, and only what nobody can prove leaves again.
 * Gives what was planned. A report in the meantime stands.
 */
export function giveUp(
  ctx: Ctx,
  sendId: string,
  mayComeAgain: string[],
): Promise<{ id: string; userId: string }[]> {
  return inTransaction(ctx, async (tx) => {
    const send = await lockSend(tx, sendId);
    if (send?.state !== 'sending' && send?.state !== 'unknown') return [];
    const company = await tx.db
      .select({ id: deliveries.id, kind: deliveries.kind, leasedUntil: deliveries.leasedUntil })
      .from(deliveries)
      .where(
        and(
          or(eq(deliveries.id, send.deliveryId), eq(deliveries.leadId, send.deliveryId)),
          // Planned: another part of it was given up before, or waits for its turn.
          inArray(deliveries.state, ['sending', 'unknown', 'planned']),
        ),
      )
      .orderBy(deliveries.id)
      .for('update');
    // A sender that is at it goes by the tries as it found them: what it writes at its end must not undo this.
    const held = company.find(({ leasedUntil }) => leasedUntil && leasedUntil > tx.now())?.leasedUntil;
    if (held) {
      await lookAgain(tx, sendId, held);
      tx.due.note(held);
      return [];
    }
    const wanted = company.filter(({ kind }) => mayComeAgain.includes(kind));
    const parts = await tx.db.$count(sends, and(eq(sends.deliveryId, send.deliveryId), gt(sends.part, 0)));
    const chosen = parts > 0 && wanted.length > 0 ? company : wanted;
    const again = await tx.db
      .update(deliveries)
      .set({
        state: 'planned',
        sendAt: sql`greatest(${deliveries.sendAt}, ${tx.now().toISOString()}::timestamptz)`,
        leasedUntil: null,
        late: true,
      })
      .where(inArray(deliveries.id, idsOf(chosen)))
      .returning({ id: deliveries.id, userId: deliveries.userId });
    // What is left behind has no part in the message that comes again, nor in the reports of it.
    await tx.db
      .update(deliveries)
      .set({ state: 'unknown', leasedUntil: null, ...(again.length > 0 ? { leadId: null } : {}) })
      .where(and(inArray(deliveries.id, idsOf(company)), inArray(deliveries.state, ['sending', 'unknown'])));
    const outcome = again.length > 0 ? lost : unproven;
    await settleTry(tx, sendId, { ...outcome, providerId: null });
    return again.flatMap(({ id, userId }) => (userId ? [{ id, userId }] : []));
  });
}

function idsOf(rows: { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

const lost = { state: 'failed', errorCode: 'lost' } as const;
const unproven = { state: 'unknown', errorCode: 'no proof' } as const;

/** Whether one of our tries is this message of the provider's already. */
export async function knownIds(ctx: Ctx, provider: string, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await ctx.db
    .select({ id: sends.providerId })
    .from(sends)
    .where(and(eq(sends.provider, provider), inArray(sends.providerId, ids)));
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

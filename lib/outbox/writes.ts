import { and, eq, inArray, isNull, lte, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { type DeliveryState, deliveries } from '@/db/schema/deliveries';
import type { Ctx, UserCtx } from '@/lib/context';
import { isFree } from '@/lib/lease';

export async function findDeliveryState(
  ctx: Ctx,
  id: string,
): Promise<{ state: DeliveryState; channel: string | null; waitUntil: Date | null }> {
  const [row] = await ctx.db
    .select({
      state: deliveries.state,
      channel: deliveries.channel,
      waitUntil: sql<Date>`coalesce(${deliveries.leasedUntil}, ${deliveries.sendAt})`.mapWith(
        deliveries.sendAt,
      ),
    })
    .from(deliveries)
    .where(eq(deliveries.id, id));
  return row ?? { state: 'cancelled', channel: null, waitUntil: null };
}

function isClaimable(ctx: Ctx): SQL | undefined {
  return and(inArray(deliveries.state, ['planned', 'sending']), isFree(ctx, deliveries.leasedUntil));
}

/**
 * Ends all leases of deliveries, so that any process may send them. Call this only at startup, while no other
 * process uses the database.
 */
export async function releaseLeases(ctx: Ctx): Promise<void> {
  await ctx.db.update(deliveries).set({ leasedUntil: null }).where(eq(deliveries.state, 'sending'));
}

export type ClaimedDelivery = typeof deliveries.$inferSelect;

export async function claimBatch(ctx: Ctx, ids: string[], until: Date): Promise<ClaimedDelivery[]> {
  const claimable = lockDeliveries(
    ctx,
    and(inArray(deliveries.id, ids), lte(deliveries.sendAt, ctx.now()), isClaimable(ctx)),
  );
  return ctx.db
    .update(deliveries)
    .set({ state: 'sending', leasedUntil: until })
    .where(inArray(deliveries.id, claimable))
    .returning();
}

export async function renewDeliveries(ctx: Ctx, ids: string[], from: Date, to: Date): Promise<boolean> {
  const kept = await ctx.db
    .update(deliveries)
    .set({ leasedUntil: to })
    .where(
      and(inArray(deliveries.id, ids), eq(deliveries.state, 'sending'), eq(deliveries.leasedUntil, from)),
    )
    .returning({ id: deliveries.id });
  return kept.length > 0;
}

export interface DeliveryUpdate {
  id: string;
  state: DeliveryState;
  body: string;
  channel: string | null;
  address: string | null;
  digestId: string | null;
  late?: boolean;
  waits?: boolean;
  sendAt?: Date;
}

/** Stores the states of deliveries. Skips deliveries whose outcome the provider has already reported. */
export async function updateDeliveries(ctx: Ctx, updates: DeliveryUpdate[]): Promise<void> {
  if (updates.length === 0) return;
  const now = sql`${ctx.now().toISOString()}::timestamptz`;
  const rows = updates.map(({ digestId, sendAt, late = false, waits = false, ...update }) => ({
    ...update,
    late,
    waits,
    lead_id: digestId,
    send_at: sendAt?.toISOString() ?? null,
  }));
  await ctx.db.execute(sql`update ${deliveries} d set
      state = u.state,
      sent_at = case when u.state in ('accepted', 'delivered', 'unknown') then ${now} end,
      body = u.body, channel = u.channel, address = u.address, lead_id = u.lead_id,
      late = d.late or u.late,
      -- Set with 'sending', before the message is sent; a reply in between may already have brought the full text.
      waits = u.waits and (u.state = 'sending' or d.waits),
      send_at = coalesce(u.send_at, d.send_at), leased_until = case when u.state = 'sending' then d.leased_until end
    from (
      select u.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as u(id uuid, state text, body text, channel text, address text, lead_id uuid, late boolean, waits boolean,
          send_at timestamptz)
      join ${deliveries} locked on locked.id = u.id
      where locked.state in ('planned', 'sending')
      order by locked.id for no key update of locked
    ) u
    where d.id = u.id and d.state in ('planned', 'sending')`);
}

/**
 * Returns the ids of the deliveries that fit `where`. Locks the deliveries in the order of ids, so that
 * transactions wait instead of deadlocking.
 */
export function lockDeliveries(ctx: Ctx, where: SQL | undefined) {
  return (
    ctx.db
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(where)
      .orderBy(deliveries.id)
      // With "no key update", attempts can still be inserted for a locked delivery.
      .for('no key update')
  );
}

export async function lockMessage(ctx: Ctx, id: string): Promise<void> {
  await lockDeliveries(ctx, isInMessage(id));
}

export async function setMessageOutcome(ctx: Ctx, id: string, outcome: DeliveryState): Promise<void> {
  const now = ctx.now();
  if (outcome !== 'failed') {
    // The report may arrive before the sender has stored its own result.
    await ctx.db
      .update(deliveries)
      .set({ state: outcome, sentAt: sql`coalesce(${deliveries.sentAt}, ${now.toISOString()}::timestamptz)` })
      .where(isInMessage(id));
    return;
  }
  await ctx.db
    .update(deliveries)
    .set({ state: 'failed' })
    .where(and(isInMessage(id), eq(deliveries.kind, 'reply')));
  await ctx.db
    .update(deliveries)
    .set({ state: 'delivered', channel: 'web', address: null, sentAt: now, waits: false })
    .where(and(isInMessage(id), ne(deliveries.kind, 'reply')));
}

function isInMessage(id: string): SQL | undefined {
  return or(eq(deliveries.id, id), eq(deliveries.digestId, id));
}

const erasedText = 'You deleted this entry of your journal.';

export async function eraseTexts(ctx: UserCtx, subjectIds: string[]): Promise<void> {
  if (subjectIds.length === 0) return;
  const finished = and(
    eq(deliveries.userId, ctx.user.id),
    inArray(deliveries.subjectId, subjectIds),
    notInArray(deliveries.state, ['planned', 'sending']),
  );
  await ctx.db
    .update(deliveries)
    .set({ body: erasedText })
    .where(inArray(deliveries.id, lockDeliveries(ctx, finished)));
}

export async function forgetReplies(ctx: Ctx, addresses: string[]): Promise<void> {
  await ctx.db
    .delete(deliveries)
    .where(and(isNull(deliveries.userId), inArray(deliveries.address, addresses)));
}

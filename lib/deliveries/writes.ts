import { and, eq, inArray, isNull, lt, lte, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { type DeliveryState, deliveries, sends } from '@/db/schema/deliveries';
import type { Ctx, UserCtx } from '@/lib/context';
import type { SendRow } from '@/lib/deliveries/send-writes';
import type { Channel } from '@/lib/ports';

type DeliveryRow = typeof deliveries.$inferSelect;

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

/** Takes those of a chunk that are due, not over and held by nobody; one whose sender died is free when its lease is over. */
export async function claimChunk(ctx: Ctx, ids: string[], leaseSeconds: number): Promise<ClaimedDelivery[]> {
  const now = ctx.now();
  const free = heldInOrder(
    ctx,
    and(
      inArray(deliveries.id, ids),
      inArray(deliveries.state, ['planned', 'sending']),
      lte(deliveries.sendAt, now),
      or(isNull(deliveries.leasedUntil), lt(deliveries.leasedUntil, now)),
    ),
  );
  const rows = await ctx.db
    .update(deliveries)
    .set({ state: 'sending', leasedUntil: new Date(now.getTime() + leaseSeconds * 1000) })
    .where(inArray(deliveries.id, free))
    .returning();
  return rows.flatMap(({ userId, ...row }) => (userId ? [{ userId, ...row }] : []));
}

export interface Settled {
  id: string;
  state: DeliveryState;
  body: string;
  channel: Channel | null;
  address: string | null;
  leadId: string | null;
  /** It leaves later than it was due. */
  late?: boolean;
  /** The whole text waits for the person's next message. */
  waits?: boolean;
  /** Where it waits for another try. */
  sendAt?: Date;
}

/** Writes where a chunk's deliveries stand, with the words that left, in one statement. What a report said in the meantime stands. */
export async function settleChunk(ctx: Ctx, settled: Settled[]): Promise<void> {
  if (settled.length === 0) return;
  const now = sql`${ctx.now().toISOString()}::timestamptz`;
  const rows = settled.map(
    ({ id, state, body, channel, address, leadId, late = false, waits = false, sendAt }) => ({
      id,
      state,
      body,
      channel,
      address,
      lead_id: leadId,
      late,
      waits,
      send_at: sendAt?.toISOString() ?? null,
    }),
  );
  await ctx.db.execute(sql`update ${deliveries} d set
      state = o.state,
      sent_at = case when o.state in ('accepted', 'delivered', 'unknown') then ${now} end,
      body = o.body, channel = o.channel, address = o.address, lead_id = o.lead_id,
      late = d.late or o.late,
      -- Written before it left; an answer in the meantime has told it.
      waits = o.waits and (o.state = 'sending' or d.waits),
      send_at = coalesce(o.send_at, d.send_at), leased_until = case when o.state = 'sending' then d.leased_until end
    from (
      select o.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as o(id uuid, state text, body text, channel text, address text, lead_id uuid, late boolean, waits boolean,
          send_at timestamptz)
      join ${deliveries} held on held.id = o.id
      where held.state in ('planned', 'sending')
      order by held.id for no key update of held
    ) o
    where d.id = o.id and d.state in ('planned', 'sending')`);
}

/**
 * Deliveries that are about to be changed together. Whoever changes several takes them by id, after the try they left with: two at
 * once wait for each other, and not both for the other.
 */
export function heldInOrder(ctx: Ctx, chosen: SQL | undefined) {
  return (
    ctx.db
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(chosen)
      .orderBy(deliveries.id)
      // Their keys stay: a try may still be written down for one of them.
      .for('no key update')
  );
}

/** Holds a delivery and those it carries until the end of the transaction; its tries are held before it. */
export async function holdMessage(ctx: Ctx, id: string): Promise<void> {
  await heldInOrder(ctx, or(eq(deliveries.id, id), eq(deliveries.leadId, id)));
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

const forgotten = 'You deleted this entry of your journal.';

/** What was said of things that their person deleted is no longer kept. */
export async function forgetWords(ctx: UserCtx, subjectIds: string[]): Promise<void> {
  if (subjectIds.length === 0) return;
  const theirs = and(
    eq(deliveries.userId, ctx.user.id),
    inArray(deliveries.subjectId, subjectIds),
    notInArray(deliveries.state, ['planned', 'sending']),
  );
  await ctx.db
    .update(deliveries)
    .set({ body: forgotten })
    .where(inArray(deliveries.id, heldInOrder(ctx, theirs)));
}

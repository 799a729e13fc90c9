import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { type DeliveryState, deliveries, sends } from '@/db/schema/deliveries';
import type { Ctx } from '@/lib/context';
import type { Channel } from '@/lib/ports';

type DeliveryRow = typeof deliveries.$inferSelect;
type SendRow = typeof sends.$inferSelect;

export interface Plan {
  /** null only for the fixed answer to an address of no account. */
  userId: string | null;
  kind: string;
  slot: string;
  body: string;
  /** Replies go where the message came from. */
  recipient?: { channel: Channel; address: string };
}

/** Plans what is to be said, in the business transaction, once per (user, kind, slot); gives the row's id, new or standing. */
export async function planDelivery(ctx: Ctx, plan: Plan): Promise<{ id: string; fresh: boolean }> {
  const { userId, kind, slot, body, recipient } = plan;
  const [made] = await ctx.db
    .insert(deliveries)
    .values({
      userId,
      kind,
      slot,
      body,
      dueAt: ctx.now(),
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

/** Writes down a try before it leaves: what is found without an outcome later may have been sent. */
export async function openSend(
  ctx: Ctx,
  input: { deliveryId: string; part: number; try: number; provider: string; leaseSeconds: number },
): Promise<string> {
  const { leaseSeconds, ...row } = input;
  const leasedUntil = new Date(ctx.now().getTime() + leaseSeconds * 1000);
  const [made] = await ctx.db
    .insert(sends)
    .values({ ...row, leasedUntil })
    .returning({ id: sends.id });
  if (!made) throw new Error('insert returned no row');
  return made.id;
}

/** Notes a try's outcome. States only move forward: a callback that came first is not undone. */
export async function closeSend(
  ctx: Ctx,
  id: string,
  outcome: { state: DeliveryState; providerId?: string; errorCode?: string },
): Promise<void> {
  const now = ctx.now();
  const taken = outcome.state === 'accepted' || outcome.state === 'delivered';
  await ctx.db
    .update(sends)
    .set({
      state: sql`case when ${sends.state} in ('sending', 'unknown') then ${outcome.state} else ${sends.state} end`,
      providerId: outcome.providerId,
      errorCode: outcome.errorCode,
      leasedUntil: null,
      ...(taken ? { acceptedAt: now } : {}),
      ...(outcome.state === 'accepted' || outcome.state === 'unknown' ? {} : { finalAt: now }),
    })
    .where(eq(sends.id, id));
}

/** Notes where a delivery stands; planned again means it waits for another try. */
export async function setDeliveryState(ctx: Ctx, id: string, state: DeliveryState): Promise<void> {
  await ctx.db
    .update(deliveries)
    .set({ state, leasedUntil: null })
    .where(and(eq(deliveries.id, id), inArray(deliveries.state, ['planned', 'sending'])));
}

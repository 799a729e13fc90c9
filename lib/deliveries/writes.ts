import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type DeliveryState, deliveries, sends } from '@/db/schema/deliveries';
import { type Ctx, inTransaction } from '@/lib/context';
import type { Channel } from '@/lib/ports';

export type DeliveryRow = typeof deliveries.$inferSelect;
export type SendRow = typeof sends.$inferSelect;

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
export async function planDelivery(ctx: Ctx, plan: Plan): Promise<string> {
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
  if (made) return made.id;
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
  return standing.id;
}

/** Takes a planned delivery for sending, or one whose sender died; null where it is finished or in other hands. */
export function claimDelivery(
  ctx: Ctx,
  id: string,
): Promise<{ delivery: DeliveryRow; sends: SendRow[] } | null> {
  return inTransaction(ctx, async (tx) => {
    const [delivery] = await tx.db
      .select()
      .from(deliveries)
      .where(and(eq(deliveries.id, id), inArray(deliveries.state, ['planned', 'sending'])))
      .for('update');
    if (!delivery) return null;
    const tried = await tx.db.select().from(sends).where(eq(sends.deliveryId, id));
    if (delivery.state === 'planned') {
      await tx.db.update(deliveries).set({ state: 'sending' }).where(eq(deliveries.id, id));
      return { delivery, sends: tried };
    }
    const inOtherHands = tried.some(
      (send) => send.state === 'sending' && send.leasedUntil !== null && send.leasedUntil > ctx.now(),
    );
    return inOtherHands ? null : { delivery, sends: tried };
  });
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
    .set({ state })
    .where(and(eq(deliveries.id, id), inArray(deliveries.state, ['planned', 'sending'])));
}

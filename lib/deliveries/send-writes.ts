import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import { type DeliveryState, deliveries, sends } from '@/db/schema/deliveries';
import { type Ctx, inTransaction } from '@/lib/context';

export type SendRow = typeof sends.$inferSelect;

/** The tries made at these deliveries so far. */
export function triesOf(ctx: Ctx, ids: string[]): Promise<SendRow[]> {
  return ctx.db.select().from(sends).where(inArray(sends.deliveryId, ids));
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

/** A try, held until the end of the transaction; null where there is none of this id. */
export async function lockSend(ctx: Ctx, id: string): Promise<SendRow | null> {
  const [row] = await ctx.db.select().from(sends).where(eq(sends.id, id)).for('update');
  return row ?? null;
}

/** Holds the tries of all that somebody was sent: whoever then takes the deliveries locks in the order of a report. */
export async function lockTriesOf(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db
    .select({ id: sends.id })
    .from(sends)
    .innerJoin(deliveries, eq(deliveries.id, sends.deliveryId))
    .where(eq(deliveries.userId, userId))
    .orderBy(sends.id)
    .for('update', { of: sends });
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
 * No proof will come any more. Of what left with this try, the kinds that may come again are planned anew, late; the rest stays
 * unknown. Where the message had several parts all of it is planned, and only what nobody can prove leaves again.
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
      .for('no key update');
    // A sender that is at it goes by the tries as it found them: what it writes at its end must not undo this.
    const held = company.find(({ leasedUntil }) => leasedUntil && leasedUntil > tx.now())?.leasedUntil;
    if (held) {
      await lookAgain(tx, sendId, held);
      tx.due.note(held);
      return [];
    }
    const wanted = company.filter(({ kind }) => mayComeAgain.includes(kind));
    const parts = await tx.db.$count(sends, and(eq(sends.deliveryId, send.deliveryId), gt(sends.part, 0)));
    const isInParts = parts > 0;
    const chosen = isInParts && wanted.length > 0 ? company : wanted;
    const again = await tx.db
      .update(deliveries)
      .set({
        state: 'planned',
        sendAt: sql`greatest(${deliveries.sendAt}, ${tx.now().toISOString()}::timestamptz)`,
        leasedUntil: null,
        late: true,
        waits: false,
        // It is worded anew and says that it is late, or is called off where it was answered meanwhile; parts stay parts of one text.
        ...(isInParts ? {} : { body: '' }),
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

import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import { type DeliveryState, deliveries, sends } from '@/db/schema/deliveries';
import { type Ctx, inTransaction } from '@/lib/context';
import { idsOf } from '@/lib/ids';
import { isFree, leaseEnd } from '@/lib/lease';
import type { PlannedDelivery } from '@/lib/outbox/reads';
import { diedCode } from '@/lib/outbox/rules';

export type Attempt = typeof sends.$inferSelect;

export function listAttempts(ctx: Ctx, deliveryIds: string[]): Promise<Attempt[]> {
  return ctx.db.select().from(sends).where(inArray(sends.deliveryId, deliveryIds));
}

type NewAttempt = Required<
  Pick<
    Attempt,
    | 'deliveryId'
    | 'contactPointId'
    | 'channel'
    | 'provider'
    | 'part'
    | 'attemptNumber'
    | 'address'
    | 'fingerprint'
  >
>;

export async function startAttempts(ctx: Ctx, attempts: NewAttempt[]): Promise<string[]> {
  if (attempts.length === 0) return [];
  const createdAt = ctx.now();
  const leasedUntil = leaseEnd(ctx);
  const rows = attempts.map((one) => ({ ...one, id: randomUUID(), createdAt, leasedUntil }));
  await ctx.db.insert(sends).values(rows);
  return rows.map(({ id }) => id);
}

export interface AttemptOutcome {
  id: string;
  state: DeliveryState;
  providerId?: string;
  errorCode?: string;
}

/** Stores the outcomes of attempts. Skips attempts whose outcome the provider has already reported. */
export async function finishAttempts(ctx: Ctx, outcomes: AttemptOutcome[]): Promise<void> {
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
      leased_until = case when o.state = 'unknown' then ${now} end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as o(id uuid, state text, provider_id text, error_code text)
    where s.id = o.id and s.state in ('sending', 'unknown')`);
}

export async function lockAttempt(ctx: Ctx, id: string): Promise<Attempt | null> {
  const [row] = await ctx.db.select().from(sends).where(eq(sends.id, id)).for('update');
  return row ?? null;
}

/** Locks all attempts to send messages to a user. To avoid deadlocks, lock attempts before deliveries. */
export async function lockAttemptsOfUser(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db
    .select({ id: sends.id })
    .from(sends)
    .innerJoin(deliveries, eq(deliveries.id, sends.deliveryId))
    .where(eq(deliveries.userId, userId))
    .orderBy(sends.id)
    .for('update', { of: sends });
}

export async function setAttemptOutcome(
  ctx: Ctx,
  id: string,
  outcome: { state: DeliveryState; errorCode: string | null; providerId: string | null },
): Promise<void> {
  const { state, errorCode, providerId } = outcome;
  await ctx.db
    .update(sends)
    .set({ state, errorCode, ...(providerId ? { providerId } : {}), leasedUntil: null })
    .where(eq(sends.id, id));
}

const isUnsettled = inArray(sends.state, ['sending', 'unknown']);

export async function claimUnsettledAttempts(ctx: Ctx, limit: number, until: Date): Promise<Attempt[]> {
  const now = ctx.now();
  const due = ctx.db
    .select({ id: sends.id })
    .from(sends)
    .innerJoin(deliveries, eq(deliveries.id, sends.deliveryId))
    .where(and(isUnsettled, lte(sends.leasedUntil, now), isFree(ctx, deliveries.leasedUntil)))
    .orderBy(sends.leasedUntil)
    .limit(limit)
    .for('update', { of: sends, skipLocked: true });
  return ctx.db.update(sends).set({ leasedUntil: until }).where(inArray(sends.id, due)).returning();
}

export async function recheckAttemptAt(ctx: Ctx, id: string, at: Date): Promise<void> {
  const errorCode = sql`case when ${sends.state} = 'sending' then ${diedCode} else ${sends.errorCode} end`;
  await ctx.db
    .update(sends)
    .set({ state: 'unknown', errorCode, leasedUntil: at })
    .where(and(eq(sends.id, id), isUnsettled));
  ctx.afterCommit.wakeAt(at);
}

/**
 * Gives up an attempt, and plans deliveries of its message again. If `isDisproven` (the message was not
 * sent), plans all of them, otherwise only those of the kinds `renderedKinds`. If there is nothing to plan
 * again, asks the provider again at `askAgainAt`. Returns the deliveries that are planned again.
 */
export function giveUpAttempt(
  ctx: Ctx,
  attemptId: string,
  plan: { isDisproven: boolean; renderedKinds: string[]; askAgainAt: Date | null },
): Promise<PlannedDelivery[]> {
  const { isDisproven, renderedKinds, askAgainAt } = plan;
  return inTransaction(ctx, async (tx) => {
    const attempt = await lockAttempt(tx, attemptId);
    if (attempt?.state !== 'sending' && attempt?.state !== 'unknown') return [];
    const message = await lockUnsettledMessage(tx, attempt.deliveryId);
    // The message's sender would overwrite this change, so wait until its lease ends.
    const leasedUntil = message.find((one) => one.leasedUntil && one.leasedUntil > tx.now())?.leasedUntil;
    if (leasedUntil) {
      await recheckAttemptAt(tx, attemptId, leasedUntil);
      return [];
    }
    const wanted = message.filter(({ kind }) => isDisproven || renderedKinds.includes(kind));
    const isExpired = ({ expiresAt }: (typeof message)[number]) =>
      expiresAt !== null && expiresAt <= tx.now();
    if (askAgainAt && wanted.length === 0 && !message.every(isExpired)) {
      await recheckAttemptAt(tx, attemptId, askAgainAt);
      return [];
    }
    const laterParts = and(eq(sends.deliveryId, attempt.deliveryId), gt(sends.part, 0));
    const isInParts = (await tx.db.$count(sends, laterParts)) > 0;
    const isRendered = inArray(deliveries.kind, renderedKinds);
    const resent = await tx.db
      .update(deliveries)
      .set({
        state: 'planned',
        sendAt: sql`greatest(${deliveries.sendAt}, ${tx.now().toISOString()}::timestamptz)`,
        leasedUntil: null,
        late: sql`${deliveries.late} or ${isRendered}`,
        waits: false,
        // An empty body is rendered again. Parts must fit together, so they keep their text.
        ...(isInParts ? {} : { body: sql`case when ${isRendered} then '' else ${deliveries.body} end` }),
      })
      .where(inArray(deliveries.id, idsOf(isInParts && wanted.length > 0 ? message : wanted)))
      .returning({ id: deliveries.id, userId: deliveries.userId });
    // The deliveries that are not sent again leave the digest, so that its reports do not change them.
    await tx.db
      .update(deliveries)
      .set({ state: 'unknown', leasedUntil: null, ...(resent.length > 0 ? { digestId: null } : {}) })
      .where(and(inArray(deliveries.id, idsOf(message)), inArray(deliveries.state, ['sending', 'unknown'])));
    await setAttemptOutcome(tx, attemptId, resent.length > 0 ? lost : unproven);
    return resent;
  });
}

const lost = { state: 'failed', errorCode: 'lost', providerId: null } as const;
const unproven = { state: 'unknown', errorCode: 'no proof', providerId: null } as const;

function lockUnsettledMessage(ctx: Ctx, deliveryId: string) {
  return ctx.db
    .select({
      id: deliveries.id,
      kind: deliveries.kind,
      leasedUntil: deliveries.leasedUntil,
      expiresAt: deliveries.expiresAt,
    })
    .from(deliveries)
    .where(
      and(
        or(eq(deliveries.id, deliveryId), eq(deliveries.digestId, deliveryId)),
        inArray(deliveries.state, ['sending', 'unknown', 'planned']),
      ),
    )
    .orderBy(deliveries.id)
    .for('no key update');
}

export async function knownProviderIds(ctx: Ctx, provider: string, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await ctx.db
    .select({ id: sends.providerId })
    .from(sends)
    .where(and(eq(sends.provider, provider), inArray(sends.providerId, ids)));
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

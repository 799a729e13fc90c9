import { and, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm';
import { contactPoints } from '@/db/schema/channels';
import { setPhoneNumber } from '@/lib/auth/phone-writes';
import { type Ctx, inTransaction, type UserCtx } from '@/lib/context';

const isBound = inArray(contactPoints.state, ['bound', 'paused']);

function boundTo(channel: string, address: string) {
  return and(eq(contactPoints.channel, channel), eq(contactPoints.address, address), isBound);
}

/** Opens the answering window of an address: its user wrote at `at`. A message that is handled late never shortens it. */
export async function openAnsweringWindow(
  ctx: Ctx,
  channel: string,
  address: string,
  at: Date,
): Promise<void> {
  await ctx.db
    .update(contactPoints)
    .set({ lastInboundAt: sql`greatest(${contactPoints.lastInboundAt}, ${at.toISOString()}::timestamptz)` })
    .where(boundTo(channel, address));
}

/** Closes answering windows that the provider reported as closed at `at`, unless the user has written since. */
export async function closeAnsweringWindows(
  ctx: Ctx,
  contactPointIds: string[],
  at = ctx.now(),
): Promise<void> {
  if (contactPointIds.length === 0) return;
  await ctx.db
    .update(contactPoints)
    .set({ lastInboundAt: null })
    .where(and(inArray(contactPoints.id, contactPointIds), lte(contactPoints.lastInboundAt, at)));
}

/** Deletes the user's addresses. Returns those that were proven. */
export async function deleteContactPoints(ctx: UserCtx): Promise<string[]> {
  const deleted = await ctx.db
    .delete(contactPoints)
    .where(eq(contactPoints.userId, ctx.user.id))
    .returning({ address: contactPoints.address, state: contactPoints.state });
  return deleted.flatMap(({ address, state }) => (state === 'claimed' ? [] : [address]));
}

/** Marks addresses to which nothing can be sent any more. */
export async function markDead(ctx: Ctx, contactPointIds: string[]): Promise<void> {
  if (contactPointIds.length === 0) return;
  await ctx.db.update(contactPoints).set({ state: 'dead' }).where(inArray(contactPoints.id, contactPointIds));
}

/** Pauses or resumes everything that is sent to a bound address without being asked for. */
export async function setPaused(
  ctx: Ctx,
  channel: string,
  address: string,
  isPaused: boolean,
): Promise<void> {
  await ctx.db
    .update(contactPoints)
    .set({ state: isPaused ? 'paused' : 'bound' })
    .where(boundTo(channel, address));
}

/** Records that a user claims an address. Nothing is sent to it until it is bound. */
export async function claimAddress(
  ctx: Ctx,
  input: { userId: string; channel: 'whatsapp'; address: string },
): Promise<void> {
  await ctx.db.insert(contactPoints).values(input).onConflictDoNothing();
}

/** Replaces the user's WhatsApp number, bound or not, by a claimed one. For a transaction. */
export async function replaceAddress(ctx: UserCtx, address: string): Promise<void> {
  const { id: userId } = ctx.user;
  await ctx.db
    .delete(contactPoints)
    .where(and(eq(contactPoints.userId, userId), eq(contactPoints.channel, 'whatsapp')));
  await setPhoneNumber(ctx, userId, null);
  await claimAddress(ctx, { userId, channel: 'whatsapp', address });
}

/** Stores the digest of a one-time code for one of the user's addresses. */
export async function saveBindingCode(
  ctx: UserCtx,
  address: string,
  code: { hash: string; expiresAt: Date },
): Promise<void> {
  const proof = { proofHash: code.hash, proofExpiresAt: code.expiresAt };
  await ctx.db
    .insert(contactPoints)
    .values({ userId: ctx.user.id, channel: 'whatsapp', address, ...proof })
    .onConflictDoUpdate({
      target: [contactPoints.userId, contactPoints.channel, contactPoints.address],
      set: proof,
    });
}

/** The number was bound, perhaps moved from another account; or it is another account's, and a yes has to come first. */
export type Binding =
  | { state: 'bound'; userId: string; movedFrom: string | null }
  | { state: 'asks'; userId: string; boundTo: string };

/**
 * Binds the address to the user who asked for this code, once. If the number is bound to another account, it stays there, and the
 * proof becomes `moveProof`, which the yes of its owner redeems. Returns null if no such code waits for this address.
 */
export function bindByCode(
  ctx: Ctx,
  input: {
    channel: 'whatsapp';
    address: string;
    hash: string;
    moveProof: { hash: string; expiresAt: Date };
  },
): Promise<Binding | null> {
  const { channel, address, hash, moveProof } = input;
  return inTransaction(ctx, async (tx) => {
    const isHere = and(eq(contactPoints.channel, channel), eq(contactPoints.address, address));
    const [claim] = await tx.db
      .update(contactPoints)
      .set({ proofHash: null, proofExpiresAt: null })
      .where(and(isHere, eq(contactPoints.proofHash, hash), gt(contactPoints.proofExpiresAt, ctx.now())))
      .returning({ id: contactPoints.id, userId: contactPoints.userId });
    if (!claim) return null;
    const [owner] = await tx.db
      .select({ userId: contactPoints.userId })
      .from(contactPoints)
      .where(and(boundTo(channel, address), ne(contactPoints.userId, claim.userId)))
      .for('update');
    if (owner && hash !== moveProof.hash) {
      await dropProof(tx, channel, address, moveProof.hash);
      await tx.db
        .update(contactPoints)
        .set({ proofHash: moveProof.hash, proofExpiresAt: moveProof.expiresAt })
        .where(eq(contactPoints.id, claim.id));
      return { state: 'asks', userId: claim.userId, boundTo: owner.userId };
    }
    const [previous] = await tx.db
      .delete(contactPoints)
      .where(and(boundTo(channel, address), ne(contactPoints.userId, claim.userId)))
      .returning({ userId: contactPoints.userId });
    if (previous) await setPhoneNumber(tx, previous.userId, null);
    // A user has one number.
    await tx.db
      .delete(contactPoints)
      .where(
        and(
          eq(contactPoints.userId, claim.userId),
          eq(contactPoints.channel, channel),
          ne(contactPoints.id, claim.id),
        ),
      );
    await tx.db
      .update(contactPoints)
      .set({ state: 'bound', lastInboundAt: ctx.now() })
      .where(eq(contactPoints.id, claim.id));
    await setPhoneNumber(tx, claim.userId, address);
    return { state: 'bound', userId: claim.userId, movedFrom: previous?.userId ?? null };
  });
}

/** Ends the proofs with this digest for an address. */
export async function dropProof(ctx: Ctx, channel: string, address: string, hash: string): Promise<void> {
  await ctx.db
    .update(contactPoints)
    .set({ proofHash: null, proofExpiresAt: null })
    .where(
      and(
        eq(contactPoints.channel, channel),
        eq(contactPoints.address, address),
        eq(contactPoints.proofHash, hash),
      ),
    );
}

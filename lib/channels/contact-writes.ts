import { and, eq, gt, ne, sql } from 'drizzle-orm';
import { contactPoints } from '@/db/schema/channels';
import { setPhoneNumber } from '@/lib/auth/phone-writes';
import { type Ctx, inTransaction, type UserCtx } from '@/lib/context';
import type { Channel } from '@/lib/ports';

export type StoredChannel = Exclude<Channel, 'web'>;

const isBound = ne(contactPoints.state, 'claimed');

function boundTo(channel: string, address: string) {
  return and(eq(contactPoints.channel, channel), eq(contactPoints.address, address), isBound);
}

function ownOn(ctx: UserCtx, channel: StoredChannel) {
  return and(eq(contactPoints.userId, ctx.user.id), eq(contactPoints.channel, channel));
}

export async function deleteContactPoints(ctx: UserCtx): Promise<string[]> {
  const deleted = await ctx.db
    .delete(contactPoints)
    .where(eq(contactPoints.userId, ctx.user.id))
    .returning({ address: contactPoints.address, state: contactPoints.state });
  return deleted.flatMap(({ address, state }) => (state === 'claimed' ? [] : [address]));
}

export async function setOwnPaused(
  ctx: UserCtx,
  channel: StoredChannel,
  isPaused: boolean,
): Promise<boolean> {
  const rows = await ctx.db
    .update(contactPoints)
    .set({
      state: sql`case when ${contactPoints.state} = 'dead' then 'dead' else ${isPaused ? 'paused' : 'bound'} end`,
    })
    .where(and(ownOn(ctx, channel), isBound))
    .returning({ id: contactPoints.id });
  return rows.length > 0;
}

export async function disconnectAddress(ctx: UserCtx, channel: StoredChannel): Promise<void> {
  if (channel !== 'whatsapp') {
    await ctx.db.delete(contactPoints).where(ownOn(ctx, channel));
    return;
  }
  await ctx.db
    .update(contactPoints)
    .set({ state: 'claimed', lastInboundAt: null, proofHash: null, proofExpiresAt: null })
    .where(ownOn(ctx, channel));
  await setPhoneNumber(ctx, ctx.user.id, null);
}

/** Records that a user has entered an address. Sidekick sends nothing to an address before verification. */
export async function claimAddress(
  ctx: Ctx,
  input: { userId: string; channel: StoredChannel; address: string },
): Promise<void> {
  await ctx.db.insert(contactPoints).values(input).onConflictDoNothing();
}

export async function replaceAddress(ctx: UserCtx, address: string): Promise<void> {
  const { id: userId } = ctx.user;
  await ctx.db.delete(contactPoints).where(ownOn(ctx, 'whatsapp'));
  await setPhoneNumber(ctx, userId, null);
  await claimAddress(ctx, { userId, channel: 'whatsapp', address });
}

export async function saveProof(
  ctx: UserCtx,
  channel: StoredChannel,
  address: string,
  proof: { hash: string; expiresAt: Date },
): Promise<void> {
  const columns = { proofHash: proof.hash, proofExpiresAt: proof.expiresAt };
  await ctx.db
    .insert(contactPoints)
    .values({ userId: ctx.user.id, channel, address, ...columns })
    .onConflictDoUpdate({
      target: [contactPoints.userId, contactPoints.channel, contactPoints.address],
      set: columns,
    });
}

export async function bindEmail(
  ctx: Ctx,
  { userId, address }: { userId: string; address: string },
): Promise<void> {
  const bound = { state: 'bound' as const, proofHash: null, proofExpiresAt: null };
  await ctx.db
    .insert(contactPoints)
    .values({ userId, channel: 'email', address, ...bound })
    .onConflictDoUpdate({
      target: [contactPoints.userId, contactPoints.channel, contactPoints.address],
      set: {
        ...bound,
        state: sql`case when ${contactPoints.state} = 'paused' then 'paused' else 'bound' end`,
      },
    });
}

export interface Proof {
  channel: StoredChannel;
  hash: string;
  claimed?: string;
  address?: string;
  label?: string | null;
  /**
   * Proof with which another account that has the address must confirm that the address moves to this
   * account. Without a proof, the address moves at once.
   */
  moveProof?: { hash: string; expiresAt: Date };
}

/**
 * The result of verifying an address. "bound": the address now belongs to `userId`. `movedFrom` is the user who had
 * the address before, or null. "asks": the address still belongs to `boundTo`, who must confirm the move.
 */
export type Binding =
  | { state: 'bound'; userId: string; movedFrom: string | null }
  | { state: 'asks'; userId: string; boundTo: string };

export function bindByProof(
  ctx: Ctx,
  { channel, hash, claimed, moveProof, ...proven }: Proof,
): Promise<Binding | null> {
  return inTransaction(ctx, async (tx) => {
    const isClaimed = claimed === undefined ? undefined : eq(contactPoints.address, claimed);
    const isWaiting = and(eq(contactPoints.proofHash, hash), gt(contactPoints.proofExpiresAt, ctx.now()));
    const [claim] = await tx.db
      .update(contactPoints)
      .set({ proofHash: null, proofExpiresAt: null })
      .where(and(eq(contactPoints.channel, channel), isClaimed, isWaiting))
      .returning({ id: contactPoints.id, userId: contactPoints.userId, address: contactPoints.address });
    if (!claim) return null;
    const { userId } = claim;
    const address = proven.address ?? claim.address;
    const [owner] = await tx.db
      .select({ userId: contactPoints.userId })
      .from(contactPoints)
      .where(and(boundTo(channel, address), ne(contactPoints.userId, userId)))
      .for('update');
    if (owner && moveProof && hash !== moveProof.hash) {
      await dropProof(tx, channel, claim.address, moveProof.hash);
      await tx.db
        .update(contactPoints)
        .set({ proofHash: moveProof.hash, proofExpiresAt: moveProof.expiresAt })
        .where(eq(contactPoints.id, claim.id));
      return { state: 'asks', userId, boundTo: owner.userId };
    }
    const [previous] = await tx.db
      .delete(contactPoints)
      .where(and(boundTo(channel, address), ne(contactPoints.userId, userId)))
      .returning({ userId: contactPoints.userId });
    // A user has only one address per channel, so the others are deleted.
    await tx.db
      .delete(contactPoints)
      .where(
        and(
          eq(contactPoints.userId, userId),
          eq(contactPoints.channel, channel),
          ne(contactPoints.id, claim.id),
        ),
      );
    await tx.db
      .update(contactPoints)
      .set({ address, label: proven.label ?? null, state: 'bound', lastInboundAt: ctx.now() })
      .where(eq(contactPoints.id, claim.id));
    if (channel === 'whatsapp') {
      if (previous) await setPhoneNumber(tx, previous.userId, null);
      await setPhoneNumber(tx, userId, address);
    }
    return { state: 'bound', userId, movedFrom: previous?.userId ?? null };
  });
}

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

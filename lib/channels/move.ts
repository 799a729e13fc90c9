import { hasProof } from '@/lib/channels/contact-reads';
import { type Binding, bindByProof, dropProof } from '@/lib/channels/contact-writes';
import type { Ctx } from '@/lib/context';
import { mac } from '@/lib/crypto';

const moveMinutes = 10;

export interface Prover {
  channel: 'whatsapp' | 'telegram';
  address: string;
  label?: string | null;
}

export function isMoveAsked(ctx: Ctx, prover: Prover): Promise<boolean> {
  const { channel } = prover;
  return hasProof(ctx, { channel, address: claimedBy(prover), hash: moveProof(ctx, prover).hash });
}

/**
 * Moves an address to the account that asked for it. Call this after the previous account has agreed. Returns
 * null if the request has expired.
 */
export function confirmMove(ctx: Ctx, prover: Prover): Promise<Binding | null> {
  const proof = moveProof(ctx, prover);
  return bindByProof(ctx, { ...prover, claimed: claimedBy(prover), hash: proof.hash, moveProof: proof });
}

export function refuseMove(ctx: Ctx, prover: Prover): Promise<void> {
  return dropProof(ctx, prover.channel, claimedBy(prover), moveProof(ctx, prover).hash);
}

export function moveProof(ctx: Ctx, { address }: Prover): { hash: string; expiresAt: Date } {
  return { hash: mac('move', address), expiresAt: new Date(ctx.now().getTime() + moveMinutes * 60_000) };
}

function claimedBy({ channel, address }: Prover): string {
  return channel === 'telegram' ? '' : address;
}

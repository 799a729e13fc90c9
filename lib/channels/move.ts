import { hasProof } from '@/lib/channels/contact-reads';
import { type Binding, bindByProof, dropProof } from '@/lib/channels/contact-writes';
import type { Ctx } from '@/lib/context';
import { mac } from '@/lib/crypto';

const moveMinutes = 10;

/** The address that a message came from. */
export interface Prover {
  channel: 'whatsapp' | 'telegram';
  address: string;
  label?: string | null;
}

/** Whether an address waits for the yes of its owner to move to another account. */
export function isMoveAsked(ctx: Ctx, prover: Prover): Promise<boolean> {
  return hasProof(ctx, prover.channel, claimedBy(prover), moveProof(ctx, prover).hash);
}

/** Moves an address to the account that it was asked for, after its owner's yes. Returns null if nothing was asked by now. */
export function confirmMove(ctx: Ctx, prover: Prover): Promise<Binding | null> {
  const proof = moveProof(ctx, prover);
  return bindByProof(ctx, { ...prover, claimed: claimedBy(prover), hash: proof.hash, moveProof: proof });
}

/** Leaves an address where it is. */
export function refuseMove(ctx: Ctx, prover: Prover): Promise<void> {
  return dropProof(ctx, prover.channel, claimedBy(prover), moveProof(ctx, prover).hash);
}

/** The proof for which a claim on the address of another account waits. */
export function moveProof(ctx: Ctx, { address }: Prover): { hash: string; expiresAt: Date } {
  return { hash: mac('move', address), expiresAt: new Date(ctx.now().getTime() + moveMinutes * 60_000) };
}

/** A Telegram link is claimed before its chat is known. */
function claimedBy({ channel, address }: Prover): string {
  return channel === 'telegram' ? '' : address;
}

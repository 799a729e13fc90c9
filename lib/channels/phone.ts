import { codeIn, oneTimeCode } from '@/lib/auth/code';
import { hasProof, ownPhone } from '@/lib/channels/contact-reads';
import { type Binding, bindByCode, dropProof, saveBindingCode } from '@/lib/channels/contact-writes';
import type { PhoneCode, PhoneState } from '@/lib/channels/schema';
import type { Ctx, UserCtx } from '@/lib/context';
import { mac } from '@/lib/crypto';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';

const prefix = 'SK';
const codeMinutes = 15;
const moveMinutes = 10;

export async function phoneState(ctx: UserCtx): Promise<PhoneState> {
  const phone = await ownPhone(ctx);
  return { address: phone?.address ?? null, bound: phone?.state === 'bound' || phone?.state === 'paused' };
}

/** Creates a one-time code that binds the user's number when it is sent from there within 15 minutes. */
export async function createBindingCode(ctx: UserCtx): Promise<PhoneCode> {
  const phone = await ownPhone(ctx);
  if (!phone) throw new AppError('not_found', 'Add your phone number first.');
  const code = oneTimeCode(prefix);
  const expiresAt = new Date(ctx.now().getTime() + codeMinutes * 60_000);
  await saveBindingCode(ctx, phone.address, { hash: digestOf(code), expiresAt });
  const number = env().twilio?.phoneNumber.replace(/\D/g, '');
  const link = number ? `https://wa.me/${number}?text=${encodeURIComponent(code)}` : null;
  return { address: phone.address, code, link, expiresAt: expiresAt.toISOString() };
}

/**
 * Binds the sender's address if the text contains its code; returns null if it does not. A number of another account moves only after a
 * yes, see confirmMove.
 */
export async function bindByMessage(
  ctx: Ctx,
  channel: 'whatsapp',
  address: string,
  text: string,
): Promise<Binding | null> {
  const code = codeIn(text, prefix);
  return code
    ? bindByCode(ctx, { channel, address, hash: digestOf(code), moveProof: moveProof(ctx, address) })
    : null;
}

/** Whether a number waits for the yes of its owner to move to another account. */
export function isMoveAsked(ctx: Ctx, channel: 'whatsapp', address: string): Promise<boolean> {
  return hasProof(ctx, channel, address, moveProof(ctx, address).hash);
}

/** Moves a number to the account that it was asked for, after its owner's yes. Returns null if nothing was asked by now. */
export function confirmMove(ctx: Ctx, channel: 'whatsapp', address: string): Promise<Binding | null> {
  const proof = moveProof(ctx, address);
  return bindByCode(ctx, { channel, address, hash: proof.hash, moveProof: proof });
}

/** Leaves a number where it is. */
export function refuseMove(ctx: Ctx, channel: 'whatsapp', address: string): Promise<void> {
  return dropProof(ctx, channel, address, moveProof(ctx, address).hash);
}

function moveProof(ctx: Ctx, address: string): { hash: string; expiresAt: Date } {
  return { hash: mac('move', address), expiresAt: new Date(ctx.now().getTime() + moveMinutes * 60_000) };
}

function digestOf(code: string): string {
  return mac('bind', code);
}

import { codeIn, oneTimeCode } from '@/lib/auth/code';
import { ownPhone } from '@/lib/channels/contact-reads';
import { type Binding, bindByProof, saveProof } from '@/lib/channels/contact-writes';
import { moveProof } from '@/lib/channels/move';
import type { PhoneCode, PhoneState } from '@/lib/channels/schema';
import type { Ctx, UserCtx } from '@/lib/context';
import { mac } from '@/lib/crypto';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';

const prefix = 'SK';
const codeMinutes = 15;

export async function phoneState(ctx: UserCtx): Promise<PhoneState> {
  const phone = await ownPhone(ctx);
  return { address: phone?.address ?? null, bound: phone !== null && phone.state !== 'claimed' };
}

/**
 * Creates a code that verifies the user's phone number. The user must send the code from the phone within 15
 * minutes. Throws `not_found` if the user has entered no number.
 */
export async function createBindingCode(ctx: UserCtx): Promise<PhoneCode> {
  const phone = await ownPhone(ctx);
  if (!phone) throw new AppError('not_found', 'Add your phone number first.');
  const code = oneTimeCode(prefix);
  const expiresAt = new Date(ctx.now().getTime() + codeMinutes * 60_000);
  await saveProof(ctx, 'whatsapp', phone.address, { hash: digestOf(code), expiresAt });
  const number = env().twilio?.phoneNumber.replace(/\D/g, '');
  const link = number ? `https://wa.me/${number}?text=${encodeURIComponent(code)}` : null;
  return { address: phone.address, code, link, expiresAt: expiresAt.toISOString() };
}

export async function bindByMessage(
  ctx: Ctx,
  channel: 'whatsapp',
  address: string,
  text: string,
): Promise<Binding | null> {
  const code = codeIn(text, prefix);
  return code
    ? bindByProof(ctx, {
        channel,
        claimed: address,
        hash: digestOf(code),
        moveProof: moveProof(ctx, { channel, address }),
      })
    : null;
}

function digestOf(code: string): string {
  return mac('bind', code);
}

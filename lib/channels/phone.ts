import { randomInt } from 'node:crypto';
import { ownPhone } from '@/lib/channels/reads';
import type { PhoneCode, PhoneState } from '@/lib/channels/schema';
import { bindByProof, saveProof } from '@/lib/channels/writes';
import type { Ctx, UserCtx } from '@/lib/context';
import { mac } from '@/lib/crypto';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const codeLength = 8;
const codePattern = /\bSK-([A-HJ-NP-Z2-9]{8})\b/i;
const codeMinutes = 15;

/** The own number and whether it is bound. */
export async function phoneState(ctx: UserCtx): Promise<PhoneState> {
  const phone = await ownPhone(ctx);
  return { address: phone?.address ?? null, bound: phone?.state === 'bound' || phone?.state === 'paused' };
}

/** Makes a one-time code for the own number; sent from that number within 15 minutes, it binds it. */
export async function startBinding(ctx: UserCtx): Promise<PhoneCode> {
  const phone = await ownPhone(ctx);
  if (!phone) throw new AppError('not_found', 'Add your phone number first.');
  const code = `SK-${Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('')}`;
  const expiresAt = new Date(ctx.now().getTime() + codeMinutes * 60_000);
  await saveProof(ctx, phone.address, { hash: proofOf(code), expiresAt });
  const number = env().twilio?.phoneNumber.replace(/\D/g, '');
  const link = number ? `https://wa.me/${number}?text=${encodeURIComponent(code)}` : null;
  return { address: phone.address, code, link, expiresAt: expiresAt.toISOString() };
}

/** Binds the sender's address where the text holds a code that waits for it; null where it holds none. */
export async function bindByText(ctx: Ctx, channel: 'whatsapp', address: string, text: string) {
  const code = codePattern.exec(text)?.[0];
  return code ? bindByProof(ctx, { channel, address, hash: proofOf(code) }) : null;
}

function proofOf(code: string): string {
  return mac('bind', code.toUpperCase());
}

import { randomBytes } from 'node:crypto';
import { hasProof } from '@/lib/channels/contact-reads';
import { bindByProof, saveProof } from '@/lib/channels/contact-writes';
import type { Ctx, UserCtx } from '@/lib/context';
import { mac } from '@/lib/crypto';
import { AppError } from '@/lib/errors';

const proofMinutes = 60;

export async function createEmailProof(ctx: UserCtx): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(ctx.now().getTime() + proofMinutes * 60_000);
  await saveProof(ctx, 'email', ctx.user.email, { hash: mac('email', token), expiresAt });
  return token;
}

export const proofOverText = 'This link does not work any more. Ask for a new one under Channels.';

export function isEmailProofOpen(ctx: Ctx, token: string): Promise<boolean> {
  return hasProof(ctx, { channel: 'email', hash: mac('email', token) });
}

export async function confirmEmail(ctx: Ctx, { token }: { token: string }): Promise<{ message: string }> {
  const bound = await bindByProof(ctx, { channel: 'email', hash: mac('email', token) });
  if (!bound) throw new AppError('invalid', proofOverText);
  return { message: 'Your address is confirmed. Sidekick can write to you by e-mail now.' };
}

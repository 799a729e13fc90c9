import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { findCredentials, findUser } from '@/lib/auth/reads';
import { createResetToken } from '@/lib/auth/reset/reset';
import type { MailContent } from '@/lib/channels/email/compose';
import { mailOf } from '@/lib/channels/email/mails';
import { createEmailProof } from '@/lib/channels/email/proof';
import type { Ctx, User } from '@/lib/context';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { SendError } from '@/lib/ports';

/** The body of a mail job. The queue must not store links, so the body has none. */
export const accountMail = z.discriminatedUnion('mail', [
  z.object({ mail: z.literal('password_reset'), email: z.string() }),
  z.object({ mail: z.literal('email_proof'), userId: z.uuid() }),
]);

export async function sendAccountMail(ctx: Ctx, input: z.output<typeof accountMail>): Promise<void> {
  const { mailer } = ctx.ports;
  if (!mailer) return;
  const isReset = input.mail === 'password_reset';
  const user = isReset
    ? (await findCredentials(ctx.db, input.email))?.user
    : await findUser(ctx.db, input.userId);
  if (!user) return;
  const content = isReset ? await resetMail(ctx, user) : await proofMail(ctx, user);
  const envelope = { userId: user.id, to: user.email, subject: content.heading, id: randomUUID() };
  try {
    await mailer.send(mailOf(envelope, content));
  } catch (error) {
    if (!(error instanceof SendError)) throw error;
    if (error.kind === 'refused' || error.kind === 'gone') return;
    throw new AppError('unavailable', 'The mail server cannot be reached.', error.retryAfterSeconds);
  }
}

async function resetMail(ctx: Ctx, user: User): Promise<MailContent> {
  const token = await createResetToken(ctx, user.id);
  return {
    heading: 'Choose a new password',
    body: 'Somebody asked for a new password for your Sidekick account. If that was you, choose one on the page behind this link. It works once, for 30 minutes.\n\nIf it was not you, ignore this mail: your password stays as it is.',
    links: [{ label: 'Choose a new password', url: `${env().appUrl}/reset-password?token=${token}` }],
    reason: 'Sidekick sends this mail if a new password is asked for. Replies to this address are not read.',
  };
}

async function proofMail(ctx: Ctx, user: User): Promise<MailContent> {
  const token = await createEmailProof({ ...ctx, user, channel: 'email' });
  return {
    heading: 'Confirm your e-mail address',
    body: `Confirm that Sidekick may write to ${user.email}. The link works once, for an hour. You can stop it at any time.\n\nIf you do not know what this is about, ignore this mail: nothing else will follow.`,
    links: [{ label: 'Confirm this address', url: `${env().appUrl}/confirm-email?token=${token}` }],
    reason:
      'Somebody with a Sidekick account under this address asked for this mail. Replies to this address are not read.',
  };
}

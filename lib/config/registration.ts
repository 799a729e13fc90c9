import { readRegistration } from '@/lib/config/registration-reads';
import type { Registration } from '@/lib/config/schema';
import { saveSetting } from '@/lib/config/writes';
import type { Ctx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { estimatePassword } from '@/lib/password-strength';

export async function saveRegistration(ctx: Ctx, registration: Registration): Promise<void> {
  const { mode, invitedEmails, refuseWeakPasswords } = registration;
  await saveSetting(ctx, 'registration', mode);
  await saveSetting(ctx, 'invited_emails', invitedEmails.join('\n'));
  await saveSetting(ctx, 'refuse_weak_passwords', refuseWeakPasswords ? 'yes' : 'no');
}

/**
 * Throws `invalid` for a password that is easy to guess, unless an admin has switched this check off. `own`
 * contains words of the user, such as parts of the e-mail address.
 */
export async function refuseWeakPassword(ctx: Ctx, password: string, own: string[]): Promise<void> {
  const { refuseWeakPasswords } = await readRegistration(ctx);
  if (!refuseWeakPasswords || (await estimatePassword(password, own)) !== 'easy') return;
  throw new AppError(
    'invalid',
    'This password is easy to guess. Choose another, for example a few unrelated words.',
  );
}

export function assertMayRegister({ mode, invitedEmails }: Registration, email: string): void {
  if (mode === 'closed') throw new AppError('forbidden', 'Registration is closed.');
  if (mode === 'invited' && !invitedEmails.includes(email))
    throw new AppError(
      'forbidden',
      'Registration is by invitation. Ask the operator to invite this address.',
    );
}

import { inArray } from 'drizzle-orm';
import { config } from '@/db/schema/config';
import type { ConfigKey } from '@/lib/config/reads';
import { registrationModes } from '@/lib/config/rules';
import type { Registration } from '@/lib/config/schema';
import { saveSetting } from '@/lib/config/writes';
import type { Ctx } from '@/lib/context';
import { AppError } from '@/lib/errors';

const keys = ['registration', 'invited_emails', 'refuse_weak_passwords'] as const satisfies ConfigKey[];

/** Returns who may create an account, and which passwords are refused. At first registration is open to everyone. */
export async function readRegistration(ctx: Ctx): Promise<Registration> {
  const rows = await ctx.db
    .select({ key: config.key, value: config.value })
    .from(config)
    .where(inArray(config.key, [...keys]));
  const saved = new Map<string, string>(rows.map(({ key, value }) => [key, value]));
  return {
    mode: registrationModes.find((mode) => mode === saved.get('registration')) ?? 'open',
    invitedEmails: saved.get('invited_emails')?.split('\n').filter(Boolean) ?? [],
    refuseWeakPasswords: saved.get('refuse_weak_passwords') === 'yes',
  };
}

/** Saves who may create an account, and which passwords are refused. */
export async function saveRegistration(ctx: Ctx, registration: Registration): Promise<void> {
  const { mode, invitedEmails, refuseWeakPasswords } = registration;
  await saveSetting(ctx, 'registration', mode);
  await saveSetting(ctx, 'invited_emails', invitedEmails.join('\n'));
  await saveSetting(ctx, 'refuse_weak_passwords', refuseWeakPasswords ? 'yes' : 'no');
}

/** Throws forbidden if the operator lets nobody register, or not this e-mail. */
export function assertMayRegister({ mode, invitedEmails }: Registration, email: string): void {
  if (mode === 'closed') throw new AppError('forbidden', 'Registration is closed.');
  if (mode === 'invited' && !invitedEmails.includes(email))
    throw new AppError(
      'forbidden',
      'Registration is by invitation. Ask the operator to invite this address.',
    );
}

import { inArray } from 'drizzle-orm';
import { config } from '@/db/schema/config';
import type { ConfigKey } from '@/lib/config/reads';
import { registrationModes } from '@/lib/config/rules';
import type { Registration } from '@/lib/config/schema';
import type { Ctx } from '@/lib/context';

const keys = ['registration', 'invited_emails', 'refuse_weak_passwords'] as const satisfies ConfigKey[];

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

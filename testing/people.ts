import { randomUUID } from 'node:crypto';
import { users } from '@/db/schema/auth';
import { hashPassword } from '@/lib/auth/passwords';
import type { Ctx, User, UserCtx } from '@/lib/context';
import { exportAccount } from '@/lib/profile/reads';

export async function createUser<C extends Ctx>(
  ctx: C,
  fields: Partial<Omit<User, 'id'>> & { password?: string; recapOn?: boolean } = {},
): Promise<C & UserCtx> {
  const { password, ...given } = fields;
  const [row] = await ctx.db
    .insert(users)
    .values({
      email: `${randomUUID()}@example.com`,
      passwordHash: password ? await hashPassword(password) : 'none',
      createdAt: ctx.now(),
      ...given,
    })
    .returning();
  if (!row) throw new Error('the user was not inserted');
  const { id, email, phoneNumber, firstName, lastName, timezone, clock, isAdmin } = row;
  const user = { id, email, phoneNumber, firstName, lastName, timezone, clock, isAdmin };
  return { ...ctx, user, channel: 'web' };
}

/** Returns the user's export: the rows of each table, under the table's SQL name. */
export async function exportedRows(ctx: UserCtx): Promise<Record<string, unknown>> {
  return JSON.parse([...(await exportAccount(ctx))].join(''));
}

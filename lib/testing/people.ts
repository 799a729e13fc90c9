import { randomUUID } from 'node:crypto';
import { users } from '@/db/schema/auth';
import { hashPassword } from '@/lib/auth/passwords';
import type { Ctx, User, UserCtx } from '@/lib/context';

/** A person in the database, with an e-mail of their own and whatever the story asks for. No password unless it is given. */
export async function createUser<C extends Ctx>(
  ctx: C,
  story: Partial<Omit<User, 'id'>> & { password?: string; recapOn?: boolean } = {},
): Promise<C & UserCtx> {
  const { password, ...given } = story;
  const [row] = await ctx.db
    .insert(users)
    .values({
      email: `${randomUUID()}@example.com`,
      passwordHash: password ? await hashPassword(password) : 'none',
      createdAt: ctx.now(),
      ...given,
    })
    .returning();
  if (!row) throw new Error('The person was not written');
  const { id, email, phoneNumber, firstName, lastName, timezone, isAdmin } = row;
  const user = { id, email, phoneNumber, firstName, lastName, timezone, isAdmin };
  return { ...ctx, user, channel: 'web' };
}

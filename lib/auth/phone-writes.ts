import { eq } from 'drizzle-orm';
import { users } from '@/db/schema/auth';
import type { Ctx } from '@/lib/context';

/** Writes or clears the number that has proven to be this person's; only binding may call it. */
export async function setPhoneNumber(ctx: Ctx, userId: string, phoneNumber: string | null): Promise<void> {
  await ctx.db.update(users).set({ phoneNumber, updatedAt: ctx.now() }).where(eq(users.id, userId));
}

import { eq } from 'drizzle-orm';
import { users } from '@/db/schema/auth';
import type { Ctx } from '@/lib/context';

/** Sets or clears the user's verified phone number. Only the code that verifies addresses may call this. */
export async function setPhoneNumber(ctx: Ctx, userId: string, phoneNumber: string | null): Promise<void> {
  await ctx.db.update(users).set({ phoneNumber, updatedAt: ctx.now() }).where(eq(users.id, userId));
}

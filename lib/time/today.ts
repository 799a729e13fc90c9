import type { UserCtx } from '@/lib/context';
import { localDate } from '@/lib/time/format';

/** Returns today's date (YYYY-MM-DD) in the user's time zone. */
export function userToday(ctx: UserCtx): string {
  return localDate(ctx.now(), ctx.user.timezone);
}

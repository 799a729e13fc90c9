import type { UserCtx } from '@/lib/context';
import { localDate } from '@/lib/time/format';

export function userToday(ctx: UserCtx): string {
  return localDate(ctx.now(), ctx.user.timezone);
}

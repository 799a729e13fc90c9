import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { addDays, weekday } from '@/lib/time/clock';
import { localDate } from '@/lib/time/format';
import { resolveWhen } from '@/lib/time/phrases';
import { userToday } from '@/lib/time/today';
import { quoted } from '@/lib/words/wording';

/** Returns the due date (YYYY-MM-DD) that `words` mean. "This week" gives its last day. Throws `invalid`. */
export function resolveDueDate(ctx: UserCtx, words: string): string {
  if (thisWeek.test(words)) return endOfWeek(userToday(ctx));
  const when = resolveWhen(words, { now: ctx.now(), zone: ctx.user.timezone });
  const date = when?.date ?? (when?.at ? localDate(when.at, ctx.user.timezone) : null);
  if (date) return date;
  throw new AppError(
    'invalid',
    `I do not understand ${quoted(words)} as a date. Nothing was saved; try “friday” or “3 May”.`,
  );
}

const thisWeek = /^(?:(?:for|by|during|in|over|within) )?(?:the )?(?:rest of )?(?:this|the) week$/i;

// On a weekend, "this week" is the next one.
function endOfWeek(today: string): string {
  const left = (7 - weekday(today)) % 7;
  return addDays(today, left <= 1 ? left + 7 : left);
}

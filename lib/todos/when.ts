import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { addDays, weekday } from '@/lib/time/clock';
import { resolveDateRange } from '@/lib/time/date-range';
import { localDate } from '@/lib/time/format';
import { resolveWhen } from '@/lib/time/phrases';
import { userToday } from '@/lib/time/today';
import { quoted } from '@/lib/words/wording';

/**
 * Returns the due date (YYYY-MM-DD) that `words` mean. A range gives its last day: "this week" gives Sunday.
 * If the todo already has a due date (`before`) and it is not past, "next week" gives the date one week after
 * `before`. Throws `invalid` if `words` are no date.
 */
export function resolveDueDate(ctx: UserCtx, words: string, before: string | null = null): string {
  const today = userToday(ctx);
  if (thisWeek.test(words)) return endOfWeek(today);
  if (nextWeek.test(words) && before && before >= today) return addDays(before, 7);
  const when = resolveWhen(words, { now: ctx.now(), zone: ctx.user.timezone });
  const date = when?.date ?? (when?.at ? localDate(when.at, ctx.user.timezone) : null);
  const range = date ? null : resolveDateRange(words, { now: ctx.now(), zone: ctx.user.timezone });
  if (date ?? range) return date ?? range?.to ?? '';
  throw new AppError(
    'invalid',
    `I do not understand ${quoted(words)} as a date. Nothing was saved; try “friday” or “3 May”.`,
  );
}

/** Returns whether `words` mean a series, such as "every friday". */
export function repeats(ctx: UserCtx, words: string): boolean {
  return Boolean(resolveWhen(words, { now: ctx.now(), zone: ctx.user.timezone })?.rule);
}

const nextWeek = /^(?:(?:to|until|till|for|by) )?(?:the )?(?:next|following) week$/i;
const thisWeek =
  /^(?:(?:for|by|during|in|over|within|some ?time) )*(?:the )?(?:rest of )?(?:this|the) week$/i;

// On a weekend, "this week" is the next one.
function endOfWeek(today: string): string {
  const left = (7 - weekday(today)) % 7;
  return addDays(today, left <= 1 ? left + 7 : left);
}

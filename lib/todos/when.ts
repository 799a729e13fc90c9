import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { localDate } from '@/lib/time/format';
import { resolveWhen } from '@/lib/time/phrases';
import { quoted } from '@/lib/words/wording';

export function resolveDueDate(ctx: UserCtx, words: string): string {
  const when = resolveWhen(words, { now: ctx.now(), zone: ctx.user.timezone });
  const date = when?.date ?? (when?.at ? localDate(when.at, ctx.user.timezone) : null);
  if (date) return date;
  throw new AppError(
    'invalid',
    `I do not understand ${quoted(words)} as a date. Nothing was saved; try “friday” or “3 May”.`,
  );
}

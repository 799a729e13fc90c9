import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { slotAt } from '@/lib/scheduler/runs';
import { localDate } from '@/lib/time/format';
import { nextOccurrence, readRule } from '@/lib/time/recurrence';

/** A reminder that comes more often than this is no reminder. */
const fewestMinutes = 15;

/**
 * The first occurrence of a rule from an instant on that is still ahead, in the person's zone. Throws invalid for a rule that
 * never comes, has ended, or comes too often.
 */
export function firstOccurrence(ctx: UserCtx, rule: string, from: Date): Date {
  const zone = ctx.user.timezone;
  const [date = '', time = ''] = slotAt(from, zone).split('T');
  checkRule(ctx, rule);
  const after = new Date(Math.max(from.getTime() - 1, ctx.now().getTime()));
  const first = nextOccurrence({ rule, date, time, zone }, after);
  if (!first) throw new AppError('invalid', 'This rule has no time that is still ahead. Give another one.');
  return first.at;
}

/** Throws invalid for a rule that comes too often or has ended already. */
export function checkRule(ctx: UserCtx, rule: string): void {
  const read = readRule(rule);
  if (!read) throw new AppError('invalid', 'I cannot repeat a reminder by this rule.');
  if (read.freq === 'MINUTELY' && read.interval < fewestMinutes) {
    throw new AppError(
      'invalid',
      `A reminder repeats at most every ${fewestMinutes} minutes. Nothing was saved.`,
    );
  }
  if (read.until && read.until < localDate(ctx.now(), ctx.user.timezone))
    throw new AppError('invalid', 'This series has ended already. Give an end that is still ahead.');
}

/** Whether a rule counts hours or minutes: such a series is neither announced nor asked about again. */
export function isFrequent(rule: string | null): boolean {
  const freq = rule === null ? null : readRule(rule)?.freq;
  return freq === 'HOURLY' || freq === 'MINUTELY';
}

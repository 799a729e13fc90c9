import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { slotAt } from '@/lib/outbox/schedules/occurrences';
import { minRepeatMinutes } from '@/lib/reminders/rules';
import { addDays, fromLocal } from '@/lib/time/clock';
import { formatWhen, localDate, localTime } from '@/lib/time/format';
import type { When } from '@/lib/time/phrases';
import { nextOccurrence, readRule, withSkips } from '@/lib/time/recurrence';
import { userToday } from '@/lib/time/today';
import { dayMs } from '@/lib/time/units';
import { RefusedInput } from '@/lib/tool';

// A later year is probably a typing mistake.
const maxAheadMs = 100 * 366 * dayMs;

export function parseTime(ctx: UserCtx, time: string): Date {
  const hasOffset = /(Z|[+-]\d\d:?\d\d)$/i.test(time);
  if (hasOffset) return new Date(time);
  const [date = '', clock = ''] = time.split('T');
  return fromLocal(date, clock.slice(0, 8), ctx.user.timezone);
}

export function requireFuture(ctx: UserCtx, at: Date): Date {
  const now = ctx.now();
  if (at <= now) {
    const when = formatWhen(at, ctx.user, now);
    throw new RefusedInput(
      'when',
      `${when} is already past, so nothing was saved. Give a time that is still ahead.`,
    );
  }
  if (at.getTime() - now.getTime() > maxAheadMs) {
    throw new AppError('invalid', 'That is more than a hundred years ahead. Give an earlier time.');
  }
  return at;
}

export function firstOccurrence(ctx: UserCtx, rule: string, from: Date, skips: string[] = []): Date {
  const zone = ctx.user.timezone;
  const [date = '', time = ''] = slotAt(from, zone).split('T');
  checkRule(ctx, rule);
  const after = new Date(Math.max(from.getTime() - 1, ctx.now().getTime()));
  const first = nextOccurrence({ rule: withSkips(rule, skips), date, time, zone }, after);
  if (!first) throw new AppError('invalid', 'This rule has no time that is still ahead. Give another one.');
  return first.at;
}

export function checkRule(ctx: UserCtx, rule: string): void {
  const read = readRule(rule);
  if (!read) throw new AppError('invalid', 'I cannot repeat a reminder by this rule.');
  if (read.freq === 'MINUTELY' && read.interval < minRepeatMinutes) {
    throw new AppError(
      'invalid',
      `A reminder repeats at most every ${minRepeatMinutes} minutes. Nothing was saved.`,
    );
  }
  if (read.until && read.until < userToday(ctx))
    throw new AppError('invalid', 'This series has ended already. Give an end that is still ahead.');
}

export function checkExtras(reminder: {
  recurrenceRule: string | null;
  leads: number[];
  nag: boolean;
}): void {
  const { recurrenceRule, leads, nag } = reminder;
  if (!isSubDaily(recurrenceRule) || (leads.length === 0 && !nag)) return;
  const extra = nag ? 'keep asking until you answer' : 'be announced before';
  throw new AppError('invalid', `A reminder that repeats every few hours or minutes cannot ${extra}.`);
}

export function isSubDaily(rule: string | null): boolean {
  const freq = rule === null ? null : readRule(rule)?.freq;
  return freq === 'HOURLY' || freq === 'MINUTELY';
}

/**
 * Returns the next instant after today with the weekday and hour of `anchor`. If `anchor` itself is today or
 * in the next seven days, returns the instant a week after `anchor`.
 */
export function inNextWeek(anchor: Date, { now, zone }: { now: Date; zone: string }): Date {
  const [today, day] = [localDate(now, zone), localDate(anchor, zone)];
  const ahead = (new Date(day).getUTCDay() - new Date(today).getUTCDay() + 7) % 7 || 7;
  const date = day >= today && day <= addDays(today, 7) ? addDays(day, 7) : addDays(today, ahead);
  return fromLocal(date, localTime(anchor, zone), zone);
}

// What is due at the end of a day, the last second of it, is announced at the first of these that is ahead.
const beforeEnd = ['17:00', '20:00', '22:00'];

/** Returns `when`, but 17:00 or later for the end of a day ("by eod"). */
export function whileThereIsTime(when: When | null, ctx: UserCtx): When | null {
  const { date } = when ?? {};
  if (!date || when?.rule || when?.time !== '23:59:59') return when;
  const times = beforeEnd.map((time) => ({
    time,
    at: fromLocal(date, time, when.zone ?? ctx.user.timezone),
  }));
  const next = times.find(({ at }) => at > ctx.now());
  return next ? { ...when, at: next.at, time: `${next.time}:00` } : when;
}

const onlyInterval = /^FREQ=WEEKLY(?:;INTERVAL=\d+)?$/;
const ofWeekdays = /^FREQ=WEEKLY(?:;INTERVAL=\d+)?(?<days>;BYDAY=[A-Z,]+)(?<end>;UNTIL=[^;]*)?$/;

const everyWeek = /^(?:(?:every|each) week|weekly)$/i;

/**
 * Returns a weekly series with the interval of `rule` and its old weekdays: "every two weeks" keeps the
 * weekdays, and so does "every week". Null for other changes.
 */
export function onSameDays(
  before: { reminderTime: string; recurrenceRule: string | null },
  { rule: said, words }: { rule: string | null; words: string },
  now: Date,
): { at: Date; rule: string } | null {
  const rule = everyWeek.test(words) ? 'FREQ=WEEKLY' : said;
  const { days, end = '' } = ofWeekdays.exec(before.recurrenceRule ?? '')?.groups ?? {};
  const at = new Date(before.reminderTime);
  return days && rule && onlyInterval.test(rule) && at > now ? { at, rule: `${rule}${days}${end}` } : null;
}

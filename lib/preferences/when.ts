import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { weekday } from '@/lib/time/clock';
import { localDate } from '@/lib/time/format';
import { readRecurring } from '@/lib/time/time-of-day';
import { quoted } from '@/lib/wording';

const weekdayCodes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** The ends of quiet hours that words name. What is not said stays; "from 10 to 7" is a night. */
export function readQuietHours(
  ctx: UserCtx,
  words: { from: string; to: string },
  before: { quietFrom: string; quietTo: string },
): { quietFrom: string; quietTo: string } {
  const quietTo = words.to ? (bareHour(words.to) ?? hourIn(ctx, words.to, 'wake')) : before.quietTo;
  if (!words.from) return { quietFrom: before.quietFrom, quietTo };
  const bare = bareHour(words.from);
  if (!bare) return { quietFrom: hourIn(ctx, words.from), quietTo };
  // A day does not end before it begins: then the evening was meant.
  const isEvening = bare >= quietTo && bare >= '06:00' && bare < '12:00';
  return { quietFrom: isEvening ? later(bare) : bare, quietTo };
}

/** The weekday (ISO) and the hour of every week that words name; null for the one that they leave out. */
export function readWeekly(ctx: UserCtx, words: string): { day: number | null; time: string | null } {
  const said = readRecurring(words, localDate(ctx.now(), ctx.user.timezone));
  if (!said || (!said.time && !said.date)) throw notUnderstood(words, 'monday at 8');
  const day = said.rule === null ? null : weekdayCodes.indexOf(said.rule.replace('FREQ=WEEKLY;BYDAY=', ''));
  if (day === -1)
    throw new AppError(
      'invalid',
      'The recap comes once a week. Nothing was changed; say “send my recap on monday at 8”.',
    );
  return { day: said.date ? weekday(said.date) : null, time: said.time };
}

/** "10", "10:30": an hour of which nobody says which half of the day; "12" is the end of a day. */
function bareHour(words: string): string | null {
  const [, hour = '', minutes = '00'] =
    /^(?:at |from )?(1[0-2]|[1-9])(?:[:.]([0-5]\d))?$/.exec(words.trim()) ?? [];
  if (!hour) return null;
  return `${hour === '12' ? '00' : hour.padStart(2, '0')}:${minutes}`;
}

function later(time: string): string {
  return `${Number(time.slice(0, 2)) + 12}${time.slice(2)}`;
}

/** With "wake" before it, "half past six" is the morning's. */
function hourIn(ctx: UserCtx, words: string, before = ''): string {
  const time = readRecurring(`${before} ${words}`, localDate(ctx.now(), ctx.user.timezone))?.time;
  if (!time) throw notUnderstood(words, 'quiet hours from 22:00 to 7:00');
  return time;
}

function notUnderstood(words: string, example: string): AppError {
  return new AppError(
    'invalid',
    `I do not understand ${quoted(words)} as a time. Nothing was changed; try “${example}”.`,
  );
}

import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { weekdayCodes } from '@/lib/recaps/schedule';
import { weekday } from '@/lib/time/clock';
import { localDate } from '@/lib/time/format';
import { readRepeatedTime } from '@/lib/time/time-of-day';
import { quoted } from '@/lib/words/wording';

export function readQuietHours(
  ctx: UserCtx,
  words: { from: string; to: string },
  before: { quietFrom: string; quietTo: string },
): { quietFrom: string; quietTo: string } {
  const quietTo = words.to ? (bareHour(words.to) ?? readTime(ctx, words.to, 'wake')) : before.quietTo;
  if (!words.from) return { quietFrom: before.quietFrom, quietTo };
  const bare = bareHour(words.from);
  const from = bare ?? readTime(ctx, words.from);
  const isOpen = bare !== null || !halfSaid.test(words.from);
  // Quiet hours begin in the evening if they would otherwise end before they begin.
  const isEvening = isOpen && from >= quietTo && from >= '06:00' && from < '12:00';
  return { quietFrom: isEvening ? addHalfDay(from) : from, quietTo };
}

export function readWeekly(ctx: UserCtx, words: string): { day: number | null; time: string | null } {
  const said = readRepeatedTime(words, localDate(ctx.now(), ctx.user.timezone));
  if (!said || (!said.time && !said.date)) throw notUnderstood(words, 'monday at 8');
  const day = said.rule === null ? null : weekdayCodes.indexOf(said.rule.replace('FREQ=WEEKLY;BYDAY=', ''));
  if (day === -1)
    throw new AppError(
      'invalid',
      'The recap comes once a week. Nothing was changed; say “send my recap on monday at 8”.',
    );
  return { day: said.date ? weekday(said.date) : null, time: said.time };
}

// "Half past nine" leaves open which half of the day is meant, "09:30" and "9am" do not.
const halfSaid = /\b(?:[ap]\.?m\b|morning|evening|afternoon|night|noon|midnight|0\d)|\d ?[ap]\.?m/i;

function bareHour(words: string): string | null {
  const [, hour = '', minutes = '00'] =
    /^(?:at |from )?(1[0-2]|[1-9])(?:[:.]([0-5]\d))?$/.exec(words.trim()) ?? [];
  if (!hour) return null;
  return `${hour === '12' ? '00' : hour.padStart(2, '0')}:${minutes}`;
}

function addHalfDay(time: string): string {
  return `${Number(time.slice(0, 2)) + 12}${time.slice(2)}`;
}

function readTime(ctx: UserCtx, words: string, prefix = ''): string {
  const time = readRepeatedTime(`${prefix} ${words}`, localDate(ctx.now(), ctx.user.timezone))?.time;
  if (!time) throw notUnderstood(words, 'quiet hours from 22:00 to 7:00');
  return time;
}

function notUnderstood(words: string, example: string): AppError {
  return new AppError(
    'invalid',
    `I do not understand ${quoted(words)} as a time. Nothing was changed; try “${example}”.`,
  );
}

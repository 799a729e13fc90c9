import { z } from 'zod';
import { AppError } from '@/lib/errors';
import { resolveWhen } from '@/lib/time/phrases';
import { quoted } from '@/lib/wording';

/** HH:MM on a 24-hour clock, as forms send it. */
export const timeOfDay = z
  .string('Give the time of day, like 07:30.')
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'The time must look like 07:30, between 00:00 and 23:59.');

/** What words say of a time that comes again: its hour (HH:MM), and the date or the rule where a day is named. */
export interface Recurring {
  time: string | null;
  /** YYYY-MM-DD */
  date: string | null;
  /** RFC 5545 */
  rule: string | null;
}

/**
 * Reads words like "7:30", "every day at 8" or "monday at noon" for a person whose date is `today` (YYYY-MM-DD). What o'clock it is
 * makes no difference. Null where they name no time, one that counts from now ("in 2 hours"), or the clocks of another place.
 */
export function readRecurring(words: string, today: string): Recurring | null {
  const midnight = new Date(`${today}T00:00:00Z`);
  const [first, second] = [midnight, new Date(midnight.getTime() + 60_000)].map((now) =>
    resolveWhen(words, { now, zone: 'UTC' }),
  );
  if (!first || first.time !== second?.time) return null;
  const time = first.time?.slice(0, 5) ?? null;
  const isElsewhere = time !== null && first.at !== null && first.at.toISOString().slice(11, 16) !== time;
  return isElsewhere ? null : { time, date: first.date, rule: first.rule };
}

/**
 * The hour (HH:MM) of every day that words name, for a person whose date is `today`; a bare one is of the morning. Throws invalid,
 * in the name of the thing that comes then, where they name none or not every day.
 */
export function readDaily(words: string, today: string, thing: string): string {
  const said = readRecurring(`wake ${words}`, today);
  if (!said?.time)
    throw new AppError(
      'invalid',
      `I do not understand ${quoted(words)} as a time of day. Nothing was changed; try “at 7:30”.`,
    );
  const isDaily = said.rule === null ? said.date === null : said.rule === 'FREQ=DAILY';
  if (!isDaily)
    throw new AppError(
      'invalid',
      `${thing} comes every day at one time. Nothing was changed; say “every day at ${said.time}”.`,
    );
  return said.time;
}

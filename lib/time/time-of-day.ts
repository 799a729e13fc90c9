import { z } from 'zod';
import { AppError } from '@/lib/errors';
import { resolveWhen } from '@/lib/time/phrases';
import { quoted } from '@/lib/words/wording';

export const timeOfDay = z
  .string('Give the time of day, like 07:30.')
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'The time must look like 07:30, between 00:00 and 23:59.');

export interface RepeatedTime {
  time: string | null;
  /** YYYY-MM-DD */
  date: string | null;
  rule: string | null;
}

/**
 * Parses words like "7:30", "every day at 8" or "monday at noon" for a user with the local date `today`
 * (YYYY-MM-DD). Returns null if the words name neither a day nor a time, if the time is relative to now ("in
 * 2 hours"), or if it is in another zone. The result does not depend on the current time of day.
 */
export function readRepeatedTime(words: string, today: string): RepeatedTime | null {
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
 * Returns the daily time (HH:MM) that the words name. An hour without "am" or "pm" is in the morning. `today`
 * is the user's local date. Throws `invalid` if the words name no time. Also throws `invalid` if they name a
 * date, or a series that is not daily. `thing` ("The daily summary") is the subject of the error message.
 */
export function readDailyTime(words: string, today: string, thing: string): string {
  const said = readRepeatedTime(`wake ${words}`, today);
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

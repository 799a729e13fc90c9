import { z } from 'zod';
import { AppError } from '@/lib/errors';
import { resolveWhen } from '@/lib/time/phrases';
import { quoted } from '@/lib/words/wording';

export const timeOfDay = z
  .string('Give the time of day, like 07:30.')
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'The time must look like 07:30, between 00:00 and 23:59.');

export interface RepeatedTime {
  time: string | null;
  /** Local date, YYYY-MM-DD. */
  date: string | null;
  rule: string | null;
}

/**
 * Returns the time, date and rule that words such as "monday at noon" mean. Null for words that name no time,
 * for times that count from now ("in 2 hours"), and for times in another time zone. `today` is YYYY-MM-DD.
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
 * Returns the time (HH:MM) of words such as "every day at 8". Throws `invalid` for other words. `thing` is
 * the subject of the error message, such as "The daily summary". `today` is YYYY-MM-DD.
 */
export function readDailyTime(words: string, today: string, thing: string): string {
  // "Every night at 9:30" is not in the morning.
  const said = readRepeatedTime(evening.test(words) ? words : `wake ${words}`, today);
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

const evening = /\b(?:evenings?|nights?|nightly|tonight)\b/i;

import { addDays, fromLocal } from '@/lib/time/clock';
import { findTimes, readTime } from '@/lib/time/find-times';
import { localDate } from '@/lib/time/format';
import { occurrencesBetween } from '@/lib/time/recurrence';
import { monthNames } from '@/lib/words/rewrites';

const lastOne =
  /(?<series>\b(?:(?:every|each) (?:(?<count>other|two|three|four|six|eight|ten|twelve|\d{1,2}) )?(?<unit>day|week|month|year)s?|(?<named>daily|weekly|monthly|yearly|annually))\b)(?:,|;| -|\.)? (?:and |with )?(?:the |her |his |its |my |our )?(?:last|previous|latest) (?:one|time|dose|go|round|tablet|jab|shot|visit|check-?up|change|service)?,? ?(?:was|were|is|had|given|done)? ?(?<day>[^.,!?]{3,30})(?=[.!]*$)/i;
const counts: Record<string, number> = {
  other: 2,
  two: 2,
  three: 3,
  four: 4,
  six: 6,
  eight: 8,
  ten: 10,
  twelve: 12,
};
const monthWords = new RegExp(`\\b(?:${monthNames.map((name) => name.slice(0, 3)).join('|')})`, 'i');
const maxRead = 300;

/**
 * Starts a series where its last time leads: "every three months, last one was the 10th of october" becomes
 * "every three months starting 2027-01-10".
 */
export function withNextCounted(message: string, { now, zone }: { now: Date; zone: string }): string {
  const found = message.length > maxRead ? null : lastOne.exec(message);
  const { series = '', count = '1', unit, named = '', day = '' } = found?.groups ?? {};
  const [time, other] = found ? findTimes(day, { now, zone }) : [];
  if (!found || time?.kind !== 'date' || other) return message;
  const [today, last] = [localDate(now, zone), beforeNow(time.date, day, localDate(now, zone))];
  const frequency = unit
    ? /^day/i.test(unit)
      ? 'DAILY'
      : `${unit}LY`
    : named.replace(/^annually$/i, 'yearly');
  const rule = `FREQ=${frequency.toUpperCase()};INTERVAL=${counts[count.toLowerCase()] ?? Number(count)}`;
  const from = fromLocal(today, '00:00', zone);
  const to = fromLocal(addDays(today, longestStep), '00:00', zone);
  const times = occurrencesBetween({ rule, date: last, time: '09:00', zone }, { from, to }, 2);
  const next = times.map(({ at }) => localDate(at, zone)).find((date) => date > last);
  return next ? `${message.slice(0, found.index)}${series} starting ${next}` : message;
}

const longestStep = 366 * 3;

// "The 10th of october" and "friday" were read as days to come.
function beforeNow(date: string, said: string, today: string): string {
  if (date <= today) return date;
  if (!/\d/.test(said)) return addDays(date, -7);
  const [year = 0, month = 0, rest] = date.split('-').map(Number);
  const [y, m] = monthWords.test(said) ? [year - 1, month] : month > 1 ? [year, month - 1] : [year - 1, 12];
  return [y, m, rest].map((part) => String(part).padStart(2, '0')).join('-');
}

const refusedDay =
  /^(?<refusal>(?:(?:sorry|oh|i|we|he|she|they)[, ]+)*(?:ca?n['’]?t|can ?not|won['’]?t be able to) (?:do|make|manage) (?<day>(?:on )?(?:the )?[\p{L}\d]+(?: [\p{L}\d]+)?)),? (?:(?:and|but|so|can we do|make it|let['’]?s do|how about) )*(?:(?:the )?same time )?(?:the week after|a week later|the following week|the next week|next week)(?: same time)?(?: please| instead| then)*[.!]*$/iu;

/** Names the day of "can't do tuesday, same time the week after". */
export function withWeekAfter(message: string, at: { now: Date; zone: string }): string {
  const { refusal, day = '' } = (message.length > maxRead ? null : refusedDay.exec(message))?.groups ?? {};
  const time = refusal ? readTime(day, at) : null;
  return time?.kind === 'date' ? `${refusal}, ${addDays(time.date, 7)}` : message;
}

import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import type { YearlyDay } from '@/lib/social/rules';
import { localDate, monthNames } from '@/lib/time/format';
import { resolveWhen } from '@/lib/time/phrases';
import { MissingInput } from '@/lib/tool';
import { quoted } from '@/lib/wording';

/** The day that words name ("May 3rd", "3 May 1967", "tomorrow"); its year only where they say one that has begun it. */
export function readDay(ctx: UserCtx, words: string): YearlyDay {
  const zone = ctx.user.timezone;
  const date = resolveWhen(withMonth(words), { now: ctx.now(), zone })?.date;
  if (!date)
    throw new AppError(
      'invalid',
      `I do not understand ${quoted(words)} as a day of the year. Try “3 May” or “3 May 1967”. Nothing was saved.`,
    );
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  // "May 3rd 2028" said in 2027 is the coming one, not the first.
  const isFirst = namesYear.test(words) && date <= localDate(ctx.now(), zone);
  return { month, day, year: isFirst ? year : null };
}

const dotted = /^(?:on )?(?:the )?(\d{1,2})\.(\d{1,2})\.?(\d{4})?\.?$/i;

/** "25.12." is said by the day, here by the month: what can be both is asked. */
function withMonth(words: string): string {
  const [, first = '', second = '', year = ''] = dotted.exec(words.trim()) ?? [];
  if (first === '') return words;
  const readings = [
    [first, second],
    [second, first],
  ].flatMap(([day, month]) => {
    const name = monthNames[Number(month) - 1];
    return name ? [`${Number(day)} ${name}`] : [];
  });
  const [one = words, other] = [...new Set(readings)];
  if (other) throw new MissingInput('date', `Is that ${one} or ${other}? Nothing is saved yet.`);
  return `${one} ${year}`.trim();
}

const namesYear = /\b(?:1[5-9]|20)\d\d\b/;

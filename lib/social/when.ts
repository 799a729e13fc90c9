import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import type { YearlyDay } from '@/lib/social/rules';
import { monthNames } from '@/lib/time/format';
import { resolveWhen } from '@/lib/time/phrases';
import { userToday } from '@/lib/time/today';
import { MissingInput } from '@/lib/tool';
import { quoted } from '@/lib/words/wording';

export function readDay(ctx: UserCtx, words: string): YearlyDay {
  const zone = ctx.user.timezone;
  const date = resolveWhen(spellMonth(words), { now: ctx.now(), zone })?.date;
  if (!date)
    throw new AppError(
      'invalid',
      `I do not understand ${quoted(words)} as a day of the year. Try “3 May” or “3 May 1967”. Nothing was saved.`,
    );
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  // "May 3rd 2028" in 2027 means the next occurrence, not a year of birth.
  const isPastYear = namesYear.test(words) && date <= userToday(ctx);
  return { month, day, year: isPastYear ? year : null };
}

const dottedDate = /^(?:on )?(?:the )?(\d{1,2})\.(\d{1,2})\.?(\d{4})?\.?$/i;

// Example: "25.12." gives "25 December". "3.4." throws an error, because 3 or 4 can be the month.
function spellMonth(words: string): string {
  const [, first = '', second = '', year = ''] = dottedDate.exec(words.trim()) ?? [];
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

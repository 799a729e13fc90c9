import type { UserCtx } from '@/lib/context';
import { pickSocialDates } from '@/lib/social/labels';
import { listSocialDates } from '@/lib/social/reads';
import { occasionOf } from '@/lib/social/rules';
import type { SocialDate } from '@/lib/social/schema';
import { formatDistance } from '@/lib/social/wording';
import { userToday } from '@/lib/time/today';
import { MissingInput, type ToolResult } from '@/lib/tool';
import { matchItem } from '@/lib/words/match';
import { capitalized, clip } from '@/lib/words/wording';

export async function answerAge(ctx: UserCtx, name: string): Promise<ToolResult> {
  const birthdays = (await listSocialDates(ctx)).filter(({ kind }) => kind === 'birthday');
  const today = userToday(ctx);
  const isKnown = matchItem(birthdays, name, occasionOf).kind !== 'none';
  if (!isKnown) throw new MissingInput('date', `When was ${name} born? For example “3 May 1967”.`);
  const { found, missed } = pickSocialDates(birthdays, [name]);
  return { text: [...found.map((date) => formatAge(date, today)), ...missed].join('\n') };
}

function formatAge({ name, years, next }: SocialDate, today: string): string {
  const who = clip(capitalized(name), 100);
  if (years === null)
    return `I do not know the year in which ${who} was born. Say “${who} was born on 3 May 1967”.`;
  if (next === today) return `${who} turns ${years} today.`;
  return `${who} is ${years - 1} and turns ${years} ${formatDistance(next, today)}.`;
}

import type { UserCtx } from '@/lib/context';
import { matchItem } from '@/lib/match';
import { pickDates } from '@/lib/social/naming';
import { listSocialDates } from '@/lib/social/reads';
import { occasionOf } from '@/lib/social/rules';
import type { SocialDate } from '@/lib/social/schema';
import { inDays } from '@/lib/social/wording';
import { localDate } from '@/lib/time/format';
import { MissingInput, type ToolResult } from '@/lib/tool';
import { clip } from '@/lib/wording';

/** How old somebody is and will be, from the birthday that is kept; asks for one that is not. */
export async function tellAges(ctx: UserCtx, name: string): Promise<ToolResult> {
  const birthdays = (await listSocialDates(ctx)).filter(({ kind }) => kind === 'birthday');
  const today = localDate(ctx.now(), ctx.user.timezone);
  const isKnown = matchItem(birthdays, name, occasionOf).kind !== 'none';
  if (!isKnown) throw new MissingInput('date', `When was ${name} born? For example “3 May 1967”.`);
  const { found, missed } = pickDates(birthdays, [name]);
  return { text: [...found.map((date) => ageOf(date, today)), ...missed].join('\n') };
}

function ageOf({ name, years, next }: SocialDate, today: string): string {
  const who = clip(name.charAt(0).toUpperCase() + name.slice(1), 100);
  if (years === null)
    return `I do not know the year in which ${who} was born. Say “${who} was born on 3 May 1967”.`;
  if (next === today) return `${who} turns ${years} today.`;
  return `${who} is ${years - 1} and turns ${years} ${inDays(next, today)}.`;
}

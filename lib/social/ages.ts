import type { UserCtx } from '@/lib/context';
import { ownOccasion, pickSocialDates, toStoredName } from '@/lib/social/labels';
import { listSocialDates } from '@/lib/social/reads';
import { occasionOf, ourselves, type SocialKind } from '@/lib/social/rules';
import type { SocialDate } from '@/lib/social/schema';
import { formatDistance } from '@/lib/social/wording';
import { userToday } from '@/lib/time/today';
import { MissingInput, type ToolResult } from '@/lib/tool';
import { matchItem } from '@/lib/words/match';
import { capitalized, clip, counted } from '@/lib/words/wording';

export async function answerAge(ctx: UserCtx, name: string, asked: SocialKind): Promise<ToolResult> {
  const birthdays = (await listSocialDates(ctx)).filter(({ kind }) => kind === asked);
  const today = userToday(ctx);
  const said = ownOccasion(name, asked);
  const isKnown = matchItem(birthdays, toStoredName(said), occasionOf).kind !== 'none';
  if (!isKnown)
    throw new MissingInput(
      'date',
      asked === 'anniversary'
        ? 'When was the wedding? For example “3 May 1997”.'
        : `When ${said !== name ? 'were you' : `was ${name}`} born? For example “3 May 1967”.`,
    );
  const { found, missed } = pickSocialDates(birthdays, [said]);
  return { text: [...found.map((date) => formatAge(date, today)), ...missed].join('\n') };
}

function formatAge({ name, kind, years, next }: SocialDate, today: string): string {
  if (kind === 'anniversary')
    return years === null
      ? 'I do not know the year of the wedding. Say “we got married on 3 May 1997”.'
      : next === today
        ? `${counted(years, 'year')} today.`
        : `${counted(years - 1, 'year')}. It will be ${years} ${formatDistance(next, today)}.`;
  const who = clip(capitalized(name), 100);
  if (years === null)
    return `I do not know the year in which ${who} was born. Say “${who} was born on 3 May 1967”.`;
  const born = Number(next.slice(0, 4)) - years;
  if (name === ourselves)
    return next === today
      ? `You turn ${years} today.`
      : `You were born in ${born}, so you are ${years - 1} and turn ${years} ${formatDistance(next, today)}.`;
  if (next === today) return `${who} turns ${years} today.`;
  return `${who}, born in ${born}, is ${years - 1} and turns ${years} ${formatDistance(next, today)}.`;
}

import type { UserCtx } from '@/lib/context';
import { listReminders } from '@/lib/reminders/reads';
import { reminderTools } from '@/lib/reminders/tools';
import { pickSocialDates } from '@/lib/social/labels';
import { listSocialDates } from '@/lib/social/reads';
import { occasionOf, type SocialKind, type YearlyDay } from '@/lib/social/rules';
import { formatSocialDate, socialMentions } from '@/lib/social/wording';
import { readSocialDateRows, updateSocialDate } from '@/lib/social/writes';
import { userToday } from '@/lib/time/today';
import { MissingInput, rowChanges, type ToolResult } from '@/lib/tool';
import { matchItem } from '@/lib/words/match';
import { clip, counted } from '@/lib/words/wording';

export async function changeSocialDate(
  ctx: UserCtx,
  id: string,
  change: Partial<YearlyDay> & { leadDays?: number },
): Promise<ToolResult> {
  const before = await readSocialDateRows(ctx, [id]);
  const { year, ...rest } = change;
  const after = await updateSocialDate(ctx, id, year === null ? rest : change);
  return {
    text: `Changed: ${formatSocialDate(after, userToday(ctx))}.`,
    receipt: {
      feature: 'social',
      action: `changed ${clip(occasionOf(after), 100)}`,
      undo: { rows: rowChanges('social_dates', before, [after]) },
    },
    mentions: socialMentions('changed', [after]),
  };
}

export async function setLeadDays(
  ctx: UserCtx,
  { name, kind, leadDays }: { name: string; kind: SocialKind; leadDays: number },
): Promise<ToolResult> {
  const occasion = occasionOf({ name, kind });
  const dates = (await listSocialDates(ctx)).filter((date) => date.kind === kind);
  if (matchItem(dates, occasion, occasionOf).kind !== 'none') {
    const [date] = pickSocialDates(dates, [name]).found;
    if (date) return changeSocialDate(ctx, date.id, { leadDays });
  }
  const match = matchItem(await listReminders(ctx), occasion, ({ title }) => title);
  const update = reminderTools.find((tool) => tool.name === 'update_reminder');
  if (match.kind !== 'none' && update)
    return update.run(ctx, { item: occasion, leads: [`${leadDays} days`] });
  throw new MissingInput(
    'date',
    `When is ${occasion}? I keep it and tell you ${counted(leadDays, 'day')} before. Nothing is saved yet.`,
  );
}

import type { UserCtx } from '@/lib/context';
import { matchItem } from '@/lib/match';
import { listReminders } from '@/lib/reminders/reads';
import { reminderTools } from '@/lib/reminders/tools';
import { pickDates, sentenceOf } from '@/lib/social/naming';
import { listSocialDates } from '@/lib/social/reads';
import { occasionOf, type SocialKind, type YearlyDay } from '@/lib/social/rules';
import { rowsOfSocialDates, updateSocialDate } from '@/lib/social/writes';
import { localDate } from '@/lib/time/format';
import { MissingInput, type ToolResult } from '@/lib/tool';
import { clip, counted } from '@/lib/wording';

/** A new day without a year takes the old year with it only where the day stays the same. */
export async function changedDate(
  ctx: UserCtx,
  id: string,
  change: Partial<YearlyDay> & { leadDays?: number },
): Promise<ToolResult> {
  const before = await rowsOfSocialDates(ctx, [id]);
  const isSameDay = before[0]?.month === change.month && before[0]?.day === change.day;
  const { year, ...rest } = change;
  const after = await updateSocialDate(ctx, id, year === null && isSameDay ? rest : change);
  return {
    text: `Changed: ${sentenceOf(after, localDate(ctx.now(), ctx.user.timezone))}.`,
    done: {
      room: 'social',
      action: `changed ${clip(occasionOf(after), 100)}`,
      undo: { verb: 'social.restore', args: { rows: before } },
    },
  };
}

/** "Remind me a week before mom's birthday": of the day that is kept, else of a reminder with its name; else the day is asked for. */
export async function announceBefore(
  ctx: UserCtx,
  { name, kind, leadDays }: { name: string; kind: SocialKind; leadDays: number },
): Promise<ToolResult> {
  const occasion = occasionOf({ name, kind });
  const dates = (await listSocialDates(ctx)).filter((date) => date.kind === kind);
  if (matchItem(dates, occasion, occasionOf).kind !== 'none') {
    const [date] = pickDates(dates, [name]).found;
    if (date) return changedDate(ctx, date.id, { leadDays });
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

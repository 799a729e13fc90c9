import { z } from 'zod';
import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { idsOf } from '@/lib/ids';
import { answerAge } from '@/lib/social/ages';
import { changeSocialDate, setLeadDays } from '@/lib/social/change';
import { contactTool } from '@/lib/social/contact-tool';
import { ownOccasion, pickSocialDates, storedOwner } from '@/lib/social/labels';
import { listSocialDates } from '@/lib/social/reads';
import { isSamePerson, maxLeadDays, occasionOf, type SocialKind } from '@/lib/social/rules';
import { socialKind, socialName } from '@/lib/social/schema';
import { readDay } from '@/lib/social/when';
import { formatSocialDate, socialMentions } from '@/lib/social/wording';
import { createSocialDate, deleteSocialDates } from '@/lib/social/writes';
import { comingWeek, resolveDateRange } from '@/lib/time/date-range';
import { userToday } from '@/lib/time/today';
import { defineTool, MissingInput, rowChanges, type ToolResult } from '@/lib/tool';
import { capitalized, clip, counted, joinWords, quoted } from '@/lib/words/wording';

const maxListed = 20;
const plurals: Record<SocialKind, string> = { birthday: 'birthdays', anniversary: 'anniversaries' };
const example = "Say “mom's birthday is 3 May”.";

const setSocialDateTool = defineTool({
  name: 'set_social_date',
  keepsText: true,
  description: 'Keep a birthday or an anniversary; without a date: ask which are kept, when, how old.',
  input: z.object({
    name: socialName.nullish().describe('whose; "us": their own'),
    kind: socialKind.nullish(),
    date: z.string().trim().max(200).nullish().describe('to keep'),
    leadDays: z.int().min(0).max(maxLeadDays).nullish(),
    age: z.boolean().nullish().describe('to ask how old'),
    when: z.string().max(200).nullish().describe('to ask: only those of this stretch'),
  }),
  run: async (ctx, { name, kind, date, leadDays, age, when }) => {
    if (name && age && !date) return answerAge(ctx, name, kind ?? 'birthday');
    if (name && leadDays && !date) return setLeadDays(ctx, { name, kind: kind ?? 'birthday', leadDays });
    if (!date) return answerQuestion(ctx, { name, kind, when });
    if (!name) throw new MissingInput('name', 'Whose day is that?');
    return saveSocialDate(ctx, { name, kind: kind ?? 'birthday', date, leadDays });
  },
});

async function saveSocialDate(
  ctx: UserCtx,
  given: { name: string; kind: SocialKind; date: string; leadDays: number | null | undefined },
): Promise<ToolResult> {
  const { kind, date, leadDays } = given;
  const name = storedOwner(given.name);
  const day = readDay(ctx, date);
  const known = (await listSocialDates(ctx)).filter((other) => other.kind === kind);
  const same = known.filter((other) => isSamePerson(other.name, name));
  const existing =
    known.find((other) => other.name.toLowerCase() === name.toLowerCase()) ??
    (same.length === 1 ? same[0] : null);
  if (existing)
    return changeSocialDate(ctx, existing.id, { ...day, ...(leadDays == null ? {} : { leadDays }) });
  const created = await createSocialDate(ctx, {
    ...{ name, kind, ...day, leadDays: leadDays ?? 0 },
    ...{ note: null, lastContactAt: null },
  });
  return {
    text: `I'll remember: ${formatSocialDate(created, userToday(ctx))}.`,
    receipt: {
      feature: 'social',
      action: `kept ${clip(occasionOf(created), 100)}`,
      undo: { rows: rowChanges('social_dates', [], [created]) },
    },
    mentions: socialMentions('made', [created]),
  };
}

interface SocialQuery {
  name: string | null | undefined;
  kind: SocialKind | null | undefined;
  when: string | null | undefined;
}

async function answerQuestion(ctx: UserCtx, { name, kind, when }: SocialQuery): Promise<ToolResult> {
  const dates = (await listSocialDates(ctx)).filter((date) => !kind || date.kind === kind);
  if (name) {
    const found = pickSocialDates(dates, [ownOccasion(name, kind)]).found;
    return {
      text: found.map((date) => `${capitalized(formatSocialDate(date, userToday(ctx)))}.`).join('\n'),
      mentions: socialMentions('listed', found),
    };
  }
  if (dates.length === 0)
    throw new AppError(
      'not_found',
      `I don't know any ${kind ? plurals[kind] : 'important dates'} yet. ${example}`,
    );
  const days = when?.trim()
    ? resolveDateRange(comingWeek(when.trim(), userToday(ctx)), { now: ctx.now(), zone: ctx.user.timezone })
    : null;
  const shown = dates.filter(({ next }) => !days || (days.from <= next && next <= days.to));
  if (shown.length === 0) return { text: `No ${kind ? plurals[kind] : 'important dates'} ${when?.trim()}.` };
  return {
    text: [
      'Important dates:',
      ...shown.slice(0, maxListed).map((date) => `• ${formatSocialDate(date, userToday(ctx))}`),
      ...(shown.length > maxListed ? [`… and ${shown.length - maxListed} more`] : []),
    ].join('\n'),
    mentions: socialMentions('listed', shown),
  };
}

const deleteSocialDateTool = defineTool({
  name: 'delete_social_date',
  description: 'Delete birthdays or anniversaries that are kept.',
  input: z.object({
    names: z.array(z.string().trim().min(1).max(500)).min(1).max(50),
  }),
  run: async (ctx, { names }) => {
    const { found, missed } = pickSocialDates(await listSocialDates(ctx), names);
    const result = await deleteByIds(ctx, idsOf(found));
    return { ...result, text: [result.text, ...missed].join('\n') };
  },
  confirmation: {
    act: z.object({ ids: z.array(z.uuid()) }),
    ask: async (ctx, { names }) => {
      const { found } = pickSocialDates(await listSocialDates(ctx), names);
      return {
        question: `That deletes ${counted(found.length, 'important date')}: ${joinWords(found.map(occasionOf))}. Shall I? (yes / no)`,
        act: { ids: idsOf(found) },
        count: found.length,
      };
    },
    run: (ctx, act) => deleteByIds(ctx, act.ids),
  },
});

export const socialTools = [setSocialDateTool, deleteSocialDateTool, contactTool];

async function deleteByIds(ctx: UserCtx, ids: string[]): Promise<ToolResult> {
  const rows = await deleteSocialDates(ctx, ids);
  if (rows.length === 0) throw new AppError('not_found', 'There was nothing left to delete.');
  const names = joinWords(rows.map((row) => quoted(occasionOf(row))));
  return {
    text: `Deleted: ${names}.`,
    receipt: {
      feature: 'social',
      action: `deleted ${clip(names, 200)}`,
      undo: { rows: rowChanges('social_dates', rows, []) },
    },
    mentions: socialMentions('deleted', rows),
  };
}

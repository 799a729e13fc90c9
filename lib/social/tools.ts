import { z } from 'zod';
import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { tellAges } from '@/lib/social/ages';
import { announceBefore, changedDate } from '@/lib/social/change';
import { contactTool } from '@/lib/social/contact-tool';
import { pickDates, sentenceOf } from '@/lib/social/naming';
import { listSocialDates } from '@/lib/social/reads';
import { maxLeadDays, occasionOf, type SocialKind } from '@/lib/social/rules';
import { socialKind, socialName } from '@/lib/social/schema';
import { readDay } from '@/lib/social/when';
import { createSocialDate, removeSocialDates } from '@/lib/social/writes';
import { localDate } from '@/lib/time/format';
import { resolveStretch } from '@/lib/time/stretch';
import { defineTool, MissingInput, type ToolResult } from '@/lib/tool';
import { clip, counted, joinWords, quoted } from '@/lib/wording';

const setSocialDate = defineTool({
  name: 'set_social_date',
  description:
    "Keep or change somebody's birthday or an anniversary, announced each year. Without a date: say which are kept, when one is and how old somebody will be. Pass dates in the words of the person.",
  input: z.object({
    name: socialName.nullish().describe('whose, e.g. "mom"; "us" for the own anniversary of the person'),
    kind: socialKind.nullish(),
    date: z.string().trim().max(200).nullish().describe('to keep, e.g. "May 3rd" or "3 May 1967"'),
    leadDays: z.int().min(0).max(maxLeadDays).nullish().describe('announce so many days before as well'),
    age: z.boolean().nullish().describe('true where it is asked how old somebody is or will be'),
    when: z
      .string()
      .max(200)
      .nullish()
      .describe('to ask: only those of this day or stretch, e.g. "next week"'),
  }),
  run: async (ctx, { name, kind, date, leadDays, age, when }) => {
    if (name && age && !date) return tellAges(ctx, name);
    if (name && leadDays && !date) return announceBefore(ctx, { name, kind: kind ?? 'birthday', leadDays });
    if (!date) return told(ctx, { name, kind, when });
    if (!name) throw new MissingInput('name', 'Whose day is that?');
    return kept(ctx, { name, kind: kind ?? 'birthday', date, leadDays });
  },
});

async function kept(
  ctx: UserCtx,
  given: { name: string; kind: SocialKind; date: string; leadDays: number | null | undefined },
): Promise<ToolResult> {
  const { name, kind, date, leadDays } = given;
  const day = readDay(ctx, date);
  const known = (await listSocialDates(ctx)).find(
    (one) => one.kind === kind && one.name.toLowerCase() === name.toLowerCase(),
  );
  if (known) return changedDate(ctx, known.id, { ...day, ...(leadDays == null ? {} : { leadDays }) });
  const made = await createSocialDate(ctx, {
    ...{ name, kind, ...day, leadDays: leadDays ?? 0 },
    ...{ note: null, lastContactAt: null },
  });
  return {
    text: `I'll remember: ${sentenceOf(made, today(ctx))}.`,
    done: {
      room: 'social',
      action: `kept ${clip(occasionOf(made), 100)}`,
      undo: { verb: 'social.remove', args: { ids: [made.id] } },
    },
  };
}

interface Question {
  name: string | null | undefined;
  kind: SocialKind | null | undefined;
  when: string | null | undefined;
}

async function told(ctx: UserCtx, { name, kind, when }: Question): Promise<ToolResult> {
  const dates = (await listSocialDates(ctx)).filter((date) => !kind || date.kind === kind);
  if (name) {
    const found = pickDates(dates, [name]).found;
    return { text: found.map((date) => `${capital(sentenceOf(date, today(ctx)))}.`).join('\n') };
  }
  if (dates.length === 0)
    throw new AppError('not_found', `I know no ${kind ?? 'important date'} yet. ${example}`);
  const days = when?.trim() ? resolveStretch(when, { now: ctx.now(), zone: ctx.user.timezone }) : null;
  const shown = dates.filter(({ next }) => !days || (days.from <= next && next <= days.to));
  if (shown.length === 0) throw new AppError('not_found', `I know no ${kind ?? 'important date'} then.`);
  return {
    text: [
      'Important dates:',
      ...shown.slice(0, mostShown).map((date) => `• ${sentenceOf(date, today(ctx))}`),
      ...(shown.length > mostShown ? [`… and ${shown.length - mostShown} more`] : []),
    ].join('\n'),
  };
}

const deleteSocialDate = defineTool({
  name: 'delete_social_date',
  description: 'Delete birthdays or anniversaries that are kept.',
  input: z.object({
    names: z
      .array(z.string().trim().min(1).max(500))
      .min(1)
      .max(50)
      .describe('whose, or the words for each, e.g. "mom\'s birthday"'),
  }),
  run: async (ctx, { names }) => {
    const { found, missed } = pickDates(await listSocialDates(ctx), names);
    const result = await deleted(ctx, idsOf(found));
    return { ...result, text: [result.text, ...missed].join('\n') };
  },
  confirmation: {
    act: z.object({ ids: z.array(z.uuid()) }),
    ask: async (ctx, { names }) => {
      const { found } = pickDates(await listSocialDates(ctx), names);
      return {
        question: `That deletes ${counted(found.length, 'important date')}: ${joinWords(found.map(occasionOf))}. Shall I? (yes / no)`,
        act: { ids: idsOf(found) },
        count: found.length,
      };
    },
    run: (ctx, act) => deleted(ctx, act.ids),
  },
});

export const socialTools = [setSocialDate, deleteSocialDate, contactTool];

const mostShown = 20;
const example = "Say “mom's birthday is 3 May”.";

async function deleted(ctx: UserCtx, ids: string[]): Promise<ToolResult> {
  const rows = await removeSocialDates(ctx, ids);
  if (rows.length === 0) throw new AppError('not_found', 'There was nothing left to delete.');
  const names = joinWords(rows.map((row) => quoted(occasionOf(row))));
  return {
    text: `Deleted: ${names}.`,
    done: {
      room: 'social',
      action: `deleted ${clip(names, 200)}`,
      undo: { verb: 'social.restore', args: { rows } },
    },
  };
}

function today(ctx: UserCtx): string {
  return localDate(ctx.now(), ctx.user.timezone);
}

function idsOf(dates: { id: string }[]): string[] {
  return dates.map(({ id }) => id);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

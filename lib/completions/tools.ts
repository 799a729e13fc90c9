import { z } from 'zod';
import { listCompletions } from '@/lib/completions/reads';
import { type Completion, completionTitle } from '@/lib/completions/schema';
import { recordCompletion } from '@/lib/completions/writes';
import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { addDays, fromLocal } from '@/lib/time/clock';
import type { DateRange } from '@/lib/time/date-range';
import { readTime } from '@/lib/time/find-times';
import { formatDay, formatTime, localDate } from '@/lib/time/format';
import { userToday } from '@/lib/time/today';
import { defineTool, type Mention, rowChanges, type ToolResult } from '@/lib/tool';
import { clip, quoted } from '@/lib/words/wording';

const everything = 'everything';

const trackDoneTool = defineTool({
  name: 'track_done',
  keepsText: true,
  description:
    'Record something they did that is no open todo or reminder ("watered the plants"), or ask when they last did it.',
  input: z.object({
    act: z.enum(['record', 'ask']),
    what: completionTitle.describe('without the time, or "everything"'),
    when: z.string().trim().max(200).nullish(),
  }),
  fromWords: (words) => ({ act: 'record' as const, what: words }),
  run: (ctx, { act, what, when }) =>
    act === 'record' ? record(ctx, what, when ?? '') : ask(ctx, what, when ?? ''),
});

export const completionTools = [trackDoneTool];

async function record(ctx: UserCtx, what: string, when: string): Promise<ToolResult> {
  const doneAt = when ? pastInstant(ctx, when) : ctx.now();
  const row = await recordCompletion(ctx, { title: what, doneAt: doneAt.toISOString() });
  return {
    text: `Noted: ${quoted(row.title)}, ${dayOf(ctx, row)}.`,
    receipt: {
      feature: 'info',
      action: `noted ${quoted(clip(row.title, 100))}`,
      undo: { rows: rowChanges('completions', [], [{ id: row.id, title: row.title }]) },
    },
    mentions: { act: 'made', items: [mentionOf(row)] },
  };
}

const shownDone = 20;

async function askAll(ctx: UserCtx, when: string): Promise<ToolResult> {
  const done = (await listCompletions(ctx, pastDays(ctx, when))).slice(0, shownDone);
  if (done.length === 0) return { text: `Nothing is ticked off ${when}.` };
  return {
    text: ['Done:', ...done.map((one) => `• ${one.title}, ${dayOf(ctx, one)}`)].join('\n'),
    mentions: { act: 'listed', items: done.map(mentionOf) },
  };
}

async function ask(ctx: UserCtx, what: string, when: string): Promise<ToolResult> {
  if (what === everything) return askAll(ctx, when || 'today');
  const days = when ? pastDays(ctx, when) : null;
  const done = await listCompletions(ctx, { q: what, ...days });
  const [last] = done;
  if (!last) return { text: await nothingDone(ctx, what, days) };
  const times = days && done.length > 1 ? `${done.length} times, last ` : '';
  const at = formatTime(new Date(last.doneAt), ctx.user);
  return {
    text: `${days ? 'Yes, ' : ''}${quoted(last.title)}: ${times}${dayOf(ctx, last)}, ${at}.`,
    mentions: { act: 'listed', items: [mentionOf(last)] },
  };
}

async function nothingDone(ctx: UserCtx, what: string, days: DateRange | null): Promise<string> {
  const [before] = days ? await listCompletions(ctx, { q: what }) : [];
  if (before) return `Not then. The last time was ${dayOf(ctx, before)}.`;
  return `I have no note that you did ${quoted(what)}.`;
}

function dayOf(ctx: UserCtx, { doneAt }: Completion): string {
  const today = userToday(ctx);
  const date = localDate(new Date(doneAt), ctx.user.timezone);
  return date === addDays(today, -1) ? `yesterday, ${formatDay(date)}` : formatDay(date, today);
}

function mentionOf({ kind, id, title }: Completion): Mention {
  return { kind: kind === 'todo' ? 'todo' : 'completion', id, title };
}

function pastDays(ctx: UserCtx, words: string): DateRange {
  const value = readTime(words, { now: ctx.now(), zone: ctx.user.timezone });
  const range =
    value?.kind === 'range'
      ? { from: value.from.date, to: value.to.date }
      : {
          from: value && 'date' in value ? value.date : null,
          to: value && 'date' in value ? value.date : null,
        };
  if (!range.from || !range.to)
    throw new AppError('invalid', `I do not understand ${quoted(words)} as a day. Nothing was changed.`);
  const today = userToday(ctx);
  let [from, to] = [range.from, range.to];
  // readTime returns the next date of a weekday.
  if (from > today) [from, to] = [addDays(from, -7), addDays(to, -7)];
  return { from, to };
}

function pastInstant(ctx: UserCtx, words: string): Date {
  const value = readTime(words, { now: ctx.now(), zone: ctx.user.timezone });
  if (value?.kind === 'instant' && value.at <= ctx.now()) return value.at;
  const { from } = pastDays(ctx, words);
  const noon = fromLocal(from, '12:00', ctx.user.timezone).getTime();
  return new Date(Math.min(noon, ctx.now().getTime()));
}

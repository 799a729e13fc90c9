import { z } from 'zod';
import { listCompletions } from '@/lib/completions/reads';
import { type Completion, completionTitle } from '@/lib/completions/schema';
import { recordCompletion } from '@/lib/completions/writes';
import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { addDays, fromLocal } from '@/lib/time/clock';
import type { DateRange } from '@/lib/time/date-range';
import { readTime } from '@/lib/time/find-times';
import { formatDate, formatDay, formatTime, localDate, localTime, monthNames } from '@/lib/time/format';
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
  const span = when ? spanOf(ctx, when) : null;
  const title = span ? `${what} (${span})` : what;
  const doneAt = when ? pastInstant(ctx, when) : ctx.now();
  const row = await recordCompletion(ctx, { title, doneAt: doneAt.toISOString() });
  return {
    text: `Noted: ${quoted(row.title)}${span ? '' : `, ${dayOf(ctx, row)}`}.`,
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
  const at = new Date(last.doneAt);
  // A completion without an hour is stored at noon.
  const hour = localTime(at, ctx.user.timezone) === noon ? '' : `, ${formatTime(at, ctx.user)}`;
  const day = namesSpan.test(last.title) && hour === '' ? '' : `: ${times}${dayOf(ctx, last)}${hour}`;
  return {
    text: `${days ? 'Yes, ' : ''}${quoted(last.title)}${day}.`,
    mentions: { act: 'listed', items: [mentionOf(last)] },
  };
}

async function nothingDone(ctx: UserCtx, what: string, days: DateRange | null): Promise<string> {
  const [before] = days ? await listCompletions(ctx, { q: what }) : [];
  if (before) return `Not then. The last time was ${dayOf(ctx, before)}.`;
  return `I have no note of ${quoted(what)}. Tell me when it was and I’ll remember.`;
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
  const { from, to } = { from: range.from, to: range.to };
  // readTime returns the next such day.
  return from > today ? { from: earlier(from, words, today), to: earlier(to, words, today) } : { from, to };
}

const months = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|\d[/.-]\d/i;

function earlier(date: string, words: string, today: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  if (months.test(words)) return new Date(Date.UTC(year - 1, month - 1, day)).toISOString().slice(0, 10);
  if (!/\d/.test(words)) return addDays(date, -7);
  for (let back = 1; back <= 12; back += 1) {
    const before = new Date(Date.UTC(year, month - 1 - back, day));
    const found = before.toISOString().slice(0, 10);
    if (before.getUTCDate() === day && found <= today) return found;
  }
  return addDays(date, -7);
}

// Returns the name of a span that is longer than a day, such as "April 2026".
function spanOf(ctx: UserCtx, words: string): string | null {
  const { from, to } = pastDays(ctx, words);
  if (from === to) return null;
  const [year, month = 1] = from.split('-').map(Number);
  const isMonth =
    from.endsWith('-01') && addDays(to, 1).endsWith('-01') && from.slice(0, 7) === to.slice(0, 7);
  return isMonth ? `${monthNames[month - 1]} ${year}` : `${formatDate(from)} to ${formatDate(to)}`;
}

const namesSpan = / \(\p{Lu}[^()]* \d[^()]*\)$/u;
const noon = '12:00';

function pastInstant(ctx: UserCtx, words: string): Date {
  const value = readTime(words, { now: ctx.now(), zone: ctx.user.timezone });
  if (value?.kind === 'instant' && value.at <= ctx.now()) return value.at;
  const { from } = pastDays(ctx, words);
  const midday = fromLocal(from, noon, ctx.user.timezone).getTime();
  return new Date(Math.min(midday, ctx.now().getTime()));
}

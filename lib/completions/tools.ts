import { z } from 'zod';
import { listCompletions } from '@/lib/completions/reads';
import { type Completion, completionTitle } from '@/lib/completions/schema';
import { recordCompletion } from '@/lib/completions/writes';
import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { addDays, fromLocal } from '@/lib/time/clock';
import { type DateRange, nameDays, resolvePastDays } from '@/lib/time/date-range';
import { readTime } from '@/lib/time/find-times';
import { formatDay, formatTime, localDate, localTime } from '@/lib/time/format';
import { userToday } from '@/lib/time/today';
import { defineTool, type Mention, rowChanges, type ToolResult } from '@/lib/tool';
import { takenMedicine } from '@/lib/words/deeds';
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
    open: z
      .object({ kind: z.enum(['todo', 'reminder']), id: z.uuid(), title: z.string() })
      .nullish()
      .describe('the open thing that they ask about'),
  }),
  fromWords: (words) => ({ act: 'record' as const, what: words }),
  run: (ctx, { act, what, when, open }) =>
    act === 'record' ? record(ctx, what, when ?? '') : ask(ctx, what, when ?? '', open ?? null),
});

export const completionTools = [trackDoneTool];

async function record(ctx: UserCtx, what: string, when: string): Promise<ToolResult> {
  const days = when && !hourIn(ctx, when) ? pastDays(ctx, when) : null;
  const span = days && days.from !== days.to ? nameDays(days) : null;
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

async function ask(ctx: UserCtx, what: string, when: string, open: Mention | null): Promise<ToolResult> {
  if (what === everything) return askAll(ctx, when || 'today');
  const days = when ? pastDays(ctx, when) : null;
  const said = await listCompletions(ctx, { q: what, ...days });
  // "Take my pill" is done if "blood pressure pill" is.
  const taken = said.length === 0 ? (takenMedicine(what) ?? pointed.exec(what)?.[1] ?? null) : null;
  const done = taken ? await listCompletions(ctx, { q: taken, ...days }) : said;
  const [last] = done;
  if (!last && open)
    return {
      text: `Not that I know: ${quoted(open.title)} is still open.`,
      mentions: { act: 'listed', items: [open] },
    };
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

// "Feed her": the deed is the same, whoever she is.
const pointed = /^(\p{L}+) (?:him|her|them|it)$/iu;

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
  const days = resolvePastDays(words, { now: ctx.now(), zone: ctx.user.timezone });
  if (!days)
    throw new AppError('invalid', `I do not understand ${quoted(words)} as a day. Nothing was changed.`);
  return days;
}

const namesSpan = / \(\p{Lu}[^()]* \d[^()]*\)$/u;
const noon = '12:00';

function pastInstant(ctx: UserCtx, words: string): Date {
  const value = readTime(words, { now: ctx.now(), zone: ctx.user.timezone });
  if (value?.kind === 'instant' && value.at <= ctx.now()) return value.at;
  const hour = hourIn(ctx, words);
  if (hour) return lastHour(ctx, hour);
  const { from } = pastDays(ctx, words);
  const midday = fromLocal(from, noon, ctx.user.timezone).getTime();
  return new Date(Math.min(midday, ctx.now().getTime()));
}

const hourAlone = /^(?:at|around|about)? ?(?<hour>\d{1,2})(?:[:.](?<minute>[0-5]\d))? ?(?<half>[ap]m)?$/i;

const inWords = /^(?!.*(?:noon|midnight|midday|[ap]\.?m\b|morning|evening|afternoon|night))\D+$/i;

// "At twenty to eleven" is in the morning or in the evening, as "at 10" is.
function hourIn(ctx: UserCtx, words: string): Record<string, string | undefined> | null {
  const said = hourAlone.exec(words)?.groups;
  if (said || !inWords.test(words)) return said ?? null;
  const value = readTime(words, { now: ctx.now(), zone: ctx.user.timezone });
  if (value?.kind !== 'time') return null;
  return { hour: String(Number(value.time.slice(0, 2)) % 12 || 12), minute: value.time.slice(3, 5) };
}

// "At 10" is the last time that the clock showed 10, in the morning or in the evening.
function lastHour(ctx: UserCtx, { hour, minute = '00', half }: Record<string, string | undefined>): Date {
  const today = userToday(ctx);
  const base = Number(hour) % 24;
  const hours = half
    ? [(base % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)]
    : base > 12 || hour?.startsWith('0')
      ? [base]
      : [(base % 12) + 12, base % 12];
  const times = [today, addDays(today, -1)].flatMap((day) =>
    hours.map((one) => fromLocal(day, `${String(one).padStart(2, '0')}:${minute}`, ctx.user.timezone)),
  );
  return times.find((at) => at <= ctx.now()) ?? ctx.now();
}

import { z } from 'zod';
import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { journalStateOf, listEntries, scoresBetween } from '@/lib/journal/entries/entry-reads';
import {
  amendEntry,
  continueGuidedEntry,
  type JournalAct,
  keepEntry,
  startGuidedEntry,
} from '@/lib/journal/guided-entry';
import { type Responses, steps } from '@/lib/journal/questions';
import { journalReminderOf } from '@/lib/journal/reads';
import { graphDays, moodOf } from '@/lib/journal/rules';
import type { JournalReminder } from '@/lib/journal/schema';
import { createJournalReminder, updateJournalReminder } from '@/lib/journal/writes';
import { addDays } from '@/lib/time/clock';
import { type DateRange, nameDays, resolvePastDays } from '@/lib/time/date-range';
import { formatClock, formatDay, localDate } from '@/lib/time/format';
import { readDailyTime } from '@/lib/time/time-of-day';
import { defineTool, rowChanges, type Tool, type ToolResult } from '@/lib/tool';
import { clip, quoted } from '@/lib/words/wording';

const input = z.object({
  do: z
    .enum(['start', 'keep', 'amend', 'show', 'mood', 'prompt'])
    .describe(
      'start: write it now; keep: save `feeling` as it is; amend: write `feeling` for `wrong` in it; show: last entries; mood: scores; prompt: its evening question',
    ),
  feeling: z
    .string()
    .trim()
    .max(4000)
    .nullish()
    .describe('start, keep: what they wrote already, word for word'),
  wrong: z.string().trim().max(200).nullish().describe('amend: the words to replace'),
  time: z.string().trim().max(200).nullish().describe('prompt: when; show, mood: of which days'),
  active: z.boolean().nullish().describe('prompt: on or off'),
});

const reading = z.object({
  analysis: z.object({
    score: z.number(),
    text: z.string(),
    source: z.enum(['model', 'offline']),
    isCrisis: z.boolean(),
  }),
  isPending: z.boolean(),
});

const question = { step: z.enum(steps), date: z.string() };
const journalAct = z.discriminatedUnion('do', [
  z.object({ do: z.literal('answer'), ...question, text: z.string(), reading: reading.optional() }),
  z.object({ do: z.literal('back'), ...question }),
  z.object({ do: z.literal('stop'), ...question }),
  z.object({ do: z.literal('crisis'), text: z.string() }),
]);

// Answers use `runConfirmed`, which models cannot call, so models cannot invent answers.
const journal: Tool = {
  ...defineTool({
    name: 'journal',
    description: 'The daily journal.',
    input,
    fromWords: (words) => ({ do: 'start' as const, feeling: words }),
    run: async (ctx, request) => {
      if (request.do === 'start') return { text: await startGuidedEntry(ctx, request.feeling ?? '') };
      if (request.do === 'keep') return keepEntry(ctx, request.feeling ?? '');
      if (request.do === 'amend') return amendEntry(ctx, request.wrong ?? '', request.feeling ?? '');
      if (request.do === 'show') return { text: await entriesText(ctx, daysOf(ctx, request.time)) };
      return request.do === 'mood'
        ? { text: await moodText(ctx, daysOf(ctx, request.time)) }
        : setPrompt(ctx, request);
    },
  }),
  runConfirmed: (ctx, act) => continueGuidedEntry(ctx, journalAct.parse(act) satisfies JournalAct),
};

export const journalTools = [journal];

const maxShown = 7;
const maxQuoted = 400;

function daysOf(ctx: UserCtx, words: string | null | undefined): DateRange | null {
  if (!words) return null;
  const days = resolvePastDays(words, { now: ctx.now(), zone: ctx.user.timezone });
  if (!days) throw new AppError('invalid', `I do not understand ${quoted(words)} as a day.`);
  return days;
}

// Only the browser, never a messenger, gets what the user wrote in the newest entry.
async function entriesText(ctx: UserCtx, days: DateRange | null): Promise<string> {
  const all = await listEntries(ctx);
  const today = localDate(ctx.now(), ctx.user.timezone);
  const entries = all.filter(({ entryDate }) => !days || (entryDate >= days.from && entryDate <= days.to));
  const [last] = all;
  if (!last) return 'Your journal is empty so far. Write “journal” to begin.';
  if (days && entries.length === 0)
    return `There is no journal entry of ${nameDays(days, today)}. The last one is of ${formatDay(last.entryDate, today)}.`;
  const [first] = entries;
  const newest = first && !first.isCrisis ? clip(wordsOf(first.responses), maxQuoted) : '';
  const lines = entries.slice(0, maxShown).map((entry) => {
    const { label, emoji } = moodOf(entry.sentimentScore);
    const mood = entry.isCrisis ? '' : `: ${entry.sentimentScore.toFixed(1)} of 5, ${label} ${emoji}`;
    return `• ${formatDay(entry.entryDate, today)}${mood}`;
  });
  return [
    days ? `Your journal, ${nameDays(days, today)}:` : 'Your last journal entries:',
    ...lines,
    ...(ctx.channel === 'web' && newest ? [`“${newest}”`] : []),
    'The Journal tab of your dashboard shows them in full.',
  ].join('\n');
}

function wordsOf(responses: Responses): string {
  return Object.values(responses)
    .filter(Boolean)
    .join('\n')
    .replace(/\n\s*\n/g, '\n');
}

async function moodText(ctx: UserCtx, days: DateRange | null): Promise<string> {
  const today = localDate(ctx.now(), ctx.user.timezone);
  const span = days ? nameDays(days, today) : `the last ${graphDays} days`;
  const from = days?.from ?? addDays(today, 1 - graphDays);
  const scores = await scoresBetween(ctx, addDays(from, -1), days?.to ?? today);
  if (scores.length === 0 && (await journalStateOf(ctx)).lastCrisisAt)
    return 'I keep no score of the hard days. What you wrote is in your journal, and I am here when you want to write.';
  if (scores.length === 0)
    return `There is no journal entry of ${span}.${days ? '' : ' Write “journal” to begin one.'}`;
  const average = scores.reduce((sum, { sentimentScore }) => sum + sentimentScore, 0) / scores.length;
  const { label, emoji } = moodOf(average);
  const entries = scores.length === 1 ? '1 entry' : `${scores.length} entries`;
  const last = scores.at(-1)?.sentimentScore ?? average;
  return `Your mood of ${span}: ${average.toFixed(1)} of 5 on average, ${label} ${emoji} (${entries}, the last one ${last.toFixed(1)}).`;
}

async function setPrompt(
  ctx: UserCtx,
  { time, active }: { time?: string | null | undefined; active?: boolean | null | undefined },
): Promise<ToolResult> {
  const before = await journalReminderOf(ctx);
  const change = {
    ...(time
      ? {
          time: eveningTime(
            time,
            readDailyTime(time, localDate(ctx.now(), ctx.user.timezone), 'The journal prompt'),
          ),
          isActive: true,
        }
      : {}),
    ...(typeof active === 'boolean' ? { isActive: active } : {}),
  };
  if (Object.keys(change).length === 0) return { text: promptText(ctx, before) };
  if (!before && change.isActive === false)
    throw new AppError('not_found', 'You have no journal prompts. Nothing was changed.');
  const after = before ? await updateJournalReminder(ctx, change) : await createJournalReminder(ctx, change);
  return {
    text: promptText(ctx, after),
    receipt: {
      feature: 'journal',
      action: after.isActive ? `prompts every day at ${after.time}` : 'prompts switched off',
      undo: { rows: rowChanges('journal_reminders', before ? [before] : [], [after]) },
    },
  };
}

const saidHalf =
  /\b(?:\d{1,2}(?:[:.]\d\d)? ?[ap]\.?m|mornings?|afternoons?|noon|midday|midnight|lunch\w*|breakfast|wake|dawn|sunrise|0\d(?:[:.]?\d\d)?)\b/i;

// The question is about the day: "at 9" is 9 pm.
function eveningTime(words: string, clock: string): string {
  const hour = Number(clock.slice(0, 2));
  return hour === 0 || hour >= 12 || saidHalf.test(words) ? clock : `${hour + 12}${clock.slice(2)}`;
}

function promptText({ user }: UserCtx, reminder: JournalReminder | null): string {
  if (!reminder) return 'You have no journal prompts. Say “ask me for my journal every day at 9pm”.';
  if (!reminder.isActive)
    return `Your journal prompts are switched off; their time is ${formatClock(reminder.time, user)}. Say “turn on my journal prompts”.`;
  return `I ask you for your journal every day at ${formatClock(reminder.time, user)} (${reminder.timezone}).`;
}

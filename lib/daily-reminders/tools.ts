import { z } from 'zod';
import type { UserCtx } from '@/lib/context';
import { listDailyReminders } from '@/lib/daily-reminders/reads';
import {
  describeContents,
  maxDailyMessage,
  nextRunDate,
  reminderChoices,
  todoChoices,
} from '@/lib/daily-reminders/rules';
import {
  type DailyReminder,
  type DailyReminderValues,
  dailyReminderInput,
} from '@/lib/daily-reminders/schema';
import { scheduleTestSummary } from '@/lib/daily-reminders/send';
import { createDailyReminder, updateDailyReminder } from '@/lib/daily-reminders/writes';
import { AppError } from '@/lib/errors';
import { fromLocal } from '@/lib/time/clock';
import { formatClock, formatWhen, localDate } from '@/lib/time/format';
import { readDailyTime } from '@/lib/time/time-of-day';
import { defineTool, MissingInput, rowChanges, type ToolResult } from '@/lib/tool';
import { quoted } from '@/lib/words/wording';

const toggle = z.boolean().nullish();

const input = z.object({
  time: z.string().trim().max(200).nullish().describe('all words about time'),
  active: toggle,
  todos: z.enum(todoChoices).nullish(),
  reminders: z.enum(reminderChoices).nullish(),
  motivation: toggle,
  journal: toggle,
  now: toggle.describe('send it once right now'),
  message: z
    .string()
    .trim()
    .max(maxDailyMessage, `A message holds at most ${maxDailyMessage} characters.`)
    .nullish()
    .describe('own words at its head; "" removes them'),
});

const setDailySummaryTool = defineTool({
  name: 'set_daily_summary',
  description: 'Set, change, pause, resume or test the daily summary; without input: how it is set.',
  input,
  fromWords: (text) => (text ? { time: text } : {}),
  run: async (ctx, wanted) => {
    const [daily] = await listDailyReminders(ctx);
    const change = changeOf(ctx, wanted);
    const isQuestion = Object.keys(change).length === 0;
    if (!daily && isQuestion) return { text: `${noSummary} Say “send me a summary every day at 7:30”.` };
    if (!daily && change.isActive === false)
      throw new AppError('not_found', `${noSummary} Nothing was changed.`);
    if (!daily) return createDaily(ctx, change);
    const result = isQuestion ? { text: formatDaily(ctx, daily) } : await changeDaily(ctx, daily, change);
    if (!wanted.now) return result;
    await scheduleTestSummary(ctx, daily.id);
    return isQuestion ? { text: testSent } : { ...result, text: `${result.text} ${testSent}` };
  },
});

export const dailyTools = [setDailySummaryTool];

const noSummary = 'You have no daily summary.';
const testSent = 'I am sending your daily summary now, as a test. Its usual time stays the same.';

async function createDaily(ctx: UserCtx, change: Partial<DailyReminderValues>): Promise<ToolResult> {
  if (!change.time)
    throw new MissingInput(
      'time',
      'At what time should your daily summary come? For example “at 7:30”. Nothing is saved yet.',
    );
  const daily = await createDailyReminder(
    ctx,
    dailyReminderInput.parse({ name: 'Daily summary', ...change }),
  );
  return {
    text: formatDaily(ctx, daily),
    receipt: {
      feature: 'reminder',
      action: `set the daily summary, ${daily.time}`,
      undo: { rows: rowChanges('daily_reminders', [], [daily]) },
    },
  };
}

async function changeDaily(
  ctx: UserCtx,
  before: DailyReminder,
  change: Partial<DailyReminderValues>,
): Promise<ToolResult> {
  const { id, lastSent: _, ...values } = before;
  const after = await updateDailyReminder(ctx, id, { ...values, ...change });
  return {
    text: formatDaily(ctx, after),
    receipt: {
      feature: 'reminder',
      action: after.isActive ? `changed the daily summary, ${after.time}` : 'paused the daily summary',
      undo: { rows: rowChanges('daily_reminders', [before], [after]) },
    },
  };
}

function changeOf(ctx: UserCtx, wanted: z.output<typeof input>): Partial<DailyReminderValues> {
  const { time, active, todos, reminders, motivation, journal, message } = wanted;
  return {
    ...(time
      ? { time: readDailyTime(time, localDate(ctx.now(), ctx.user.timezone), 'The daily summary') }
      : {}),
    ...(typeof active === 'boolean' ? { isActive: active } : {}),
    ...(todos ? { includeTodos: todos } : {}),
    ...(reminders ? { includeReminders: reminders } : {}),
    ...(typeof motivation === 'boolean' ? { includeMotivation: motivation } : {}),
    ...(typeof journal === 'boolean' ? { includeJournal: journal } : {}),
    ...(typeof message === 'string' ? { customMessage: message } : {}),
  };
}

function formatDaily(ctx: UserCtx, daily: DailyReminder): string {
  const { time, timezone } = daily;
  const reader = { timezone, clock: ctx.user.clock };
  const date = nextRunDate(daily, ctx.now());
  if (!date)
    return `Your daily summary is paused; its time is ${formatClock(time, reader)}. Say “turn on my daily summary” to resume it.`;
  const next = formatWhen(fromLocal(date, time, timezone), reader, ctx.now());
  const own = daily.customMessage ? ` It begins with ${quoted(daily.customMessage)}.` : '';
  return `Your daily summary comes every day at ${formatClock(time, reader)}, next ${next}. It contains ${describeContents(daily)}.${own}`;
}

import { z } from 'zod';
import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { pickOne } from '@/lib/match';
import { type Answered, newestReminders } from '@/lib/reminders/answer-reads';
import {
  finishReminders,
  quietReminders,
  resumeReminders,
  snoozeReminders,
} from '@/lib/reminders/answer-writes';
import { listReminders, listUnanswered } from '@/lib/reminders/reads';
import type { Reminder } from '@/lib/reminders/schema';
import { resolveSnooze } from '@/lib/reminders/when';
import { changed, named, reminderNaming } from '@/lib/reminders/wording';
import { changeReminder, type KeptReminders, keptReminders } from '@/lib/reminders/writes';
import { formatWhen } from '@/lib/time/format';
import { defineTool, type Tool, type ToolResult } from '@/lib/tool';

const answers = z.enum(['done', 'snooze', 'quiet', 'resume']);
const timeWords = z.string().trim().max(200);

/** What was answered about which reminders; the ids come from our own ledger, never from a model. */
const act = z.object({
  answer: answers,
  when: timeWords.nullish(),
  answered: z.array(z.object({ id: z.uuid(), until: z.coerce.date() })).min(1),
});

type ReminderAnswer = z.infer<typeof answers>;
export type AnswerAct = z.input<typeof act>;

const input = z.object({
  answer: answers.describe('quiet: stop asking; resume: ask again'),
  item: z
    .string()
    .trim()
    .max(500)
    .nullish()
    .describe("the person's words for the reminder; empty for the one that came last"),
  when: timeWords.nullish().describe('snooze: until when, in the words of the person'),
});

/** An answer to a reminder that came. Which one it is about is known where it answers a message: then it is run as an act. */
export const answerReminder: Tool = {
  ...defineTool({
    name: 'answer_reminder',
    description:
      'Answer a reminder that came: done, or snooze it so that it comes again later. A series goes on as it was.',
    input,
    fromWords: (words) => ({ answer: 'snooze' as const, when: words }),
    run: async (ctx, { answer, item, when }) => {
      if (item) return answerNamed(ctx, answer, item, when ?? '');
      const answered = await newestReminders(ctx);
      if (answered.length === 0)
        throw new AppError('not_found', 'No reminder waits for an answer. Nothing was changed.');
      return run(ctx, { answer, when, answered });
    },
  }),
  runConfirmed: (ctx, given) => run(ctx, act.parse(given)),
};

async function answerNamed(
  ctx: UserCtx,
  answer: ReminderAnswer,
  item: string,
  when: string,
): Promise<ToolResult> {
  const reminder = pickOne(
    [...(await listReminders(ctx)), ...(await listUnanswered(ctx))],
    item,
    reminderNaming(ctx),
  );
  const isAhead =
    reminder.isActive && !reminder.recurrenceRule && new Date(reminder.reminderTime) > ctx.now();
  if (answer === 'snooze' && isAhead) return move(ctx, reminder, when);
  return run(ctx, { answer, when, answered: [{ id: reminder.id, until: ctx.now() }] });
}

/** What has not come yet is not put off but moved. */
async function move(ctx: UserCtx, reminder: Reminder, when: string): Promise<ToolResult> {
  const before = await keptReminders(ctx, [reminder.id]);
  const at = resolveSnooze(ctx, when, new Date(reminder.reminderTime));
  const after = await changeReminder(ctx, reminder.id, { at });
  const words = formatWhen(after.reminderTime, ctx.user.timezone, ctx.now());
  return { text: `${named([after])} moved: ${words}.`, done: changed('changed', [after], before) };
}

async function run(
  ctx: UserCtx,
  {
    answer,
    when,
    answered,
  }: { answer: ReminderAnswer; when?: string | null | undefined; answered: Answered[] },
): Promise<ToolResult> {
  if (answer === 'done') return said('Done', 'completed', await finishReminders(ctx, answered));
  if (answer === 'quiet') return said('I stop asking', 'silenced', await quietReminders(ctx, answered));
  if (answer === 'resume') return resumed(await resumeReminders(ctx, answered));
  const until = resolveSnooze(ctx, when ?? '');
  const before = await snoozeReminders(ctx, answered, until);
  return said('Snoozed', 'snoozed', before, ` until ${formatWhen(until, ctx.user.timezone)}`);
}

function resumed(before: KeptReminders): ToolResult {
  const asking = before.rows.filter(({ nag }) => nag);
  if (asking.length === 0)
    throw new AppError('conflict', 'I do not ask again about this reminder. Say “nag me about …” first.');
  return said('I keep asking', 'resumed', { ...before, rows: asking });
}

function said(words: string, action: string, before: KeptReminders, rest = ''): ToolResult {
  if (before.rows.length === 0)
    throw new AppError('not_found', 'This reminder does not exist any more. Nothing was changed.');
  return {
    text: `${words}: ${named(before.rows)}${rest}.`,
    done: changed(action, before.rows, before),
  };
}

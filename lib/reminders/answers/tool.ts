import { z } from 'zod';
import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { pickAnswerable } from '@/lib/reminders/answers/pick-answerable';
import { type AnsweredReminder, newestUnansweredReminders } from '@/lib/reminders/answers/reads';
import {
  finishReminders,
  type ReminderAnswers,
  resumeNagging,
  snoozeReminders,
  stopNagging,
} from '@/lib/reminders/answers/writes';
import type { Reminder } from '@/lib/reminders/schema';
import { resolveSnooze } from '@/lib/reminders/times/when';
import { quoteTitles, reminderMentions, reminderReceipt } from '@/lib/reminders/wording';
import { changeReminder, reminderChanges, snapshotReminders } from '@/lib/reminders/writes';
import { formatWhen } from '@/lib/time/format';
import { defineTool, type Tool, type ToolResult } from '@/lib/tool';

const answerKind = z.enum(['done', 'snooze', 'quiet', 'resume']);
const timeWords = z.string().trim().max(200);

// The ids come from our database, never from a language model.
const act = z.object({
  answer: answerKind,
  when: timeWords.nullish(),
  answered: z.array(z.object({ id: z.uuid(), until: z.coerce.date() })).min(1),
});

type ReminderAnswer = z.infer<typeof answerKind>;
export type AnswerAct = z.input<typeof act>;

const input = z.object({
  answer: answerKind.describe('quiet: stop asking; resume: ask again'),
  item: z.string().trim().max(500).nullish().describe('empty: the one that came last'),
  when: timeWords.nullish().describe('snooze: until when'),
});

export const answerReminder: Tool = {
  ...defineTool({
    name: 'answer_reminder',
    description: 'Answer a reminder that came: done, snooze, quiet (stop asking) or resume.',
    input,
    fromWords: (words) => ({ answer: 'snooze' as const, when: words }),
    run: async (ctx, { answer, item, when }) => {
      if (item) return answerNamed(ctx, answer, item, when ?? '');
      const answered = await newestUnansweredReminders(ctx);
      if (answered.length === 0)
        throw new AppError('not_found', 'No reminder is waiting for an answer. Nothing was changed.');
      return applyAnswer(ctx, { answer, when, answered });
    },
  }),
  runConfirmed: (ctx, given) => applyAnswer(ctx, act.parse(given)),
};

async function answerNamed(
  ctx: UserCtx,
  answer: ReminderAnswer,
  item: string,
  when: string,
): Promise<ToolResult> {
  const { found } = await pickAnswerable(ctx, [item]);
  const [reminder] = found;
  if (!reminder) throw new Error('pickAnswerable returned no reminder');
  const isAhead =
    reminder.isActive && !reminder.recurrenceRule && new Date(reminder.reminderTime) > ctx.now();
  if (answer === 'snooze' && isAhead) return moveReminder(ctx, reminder, when);
  return applyAnswer(ctx, { answer, when, answered: [{ id: reminder.id, until: ctx.now() }] });
}

async function moveReminder(ctx: UserCtx, reminder: Reminder, when: string): Promise<ToolResult> {
  const before = await snapshotReminders(ctx, [reminder.id]);
  const at = resolveSnooze(ctx, when, new Date(reminder.reminderTime));
  const after = await changeReminder(ctx, reminder.id, { at });
  const words = formatWhen(after.reminderTime, ctx.user, ctx.now());
  return {
    text: `${quoteTitles([after])} moved: ${words}.`,
    receipt: reminderReceipt('changed', [after], reminderChanges(before, [after])),
    mentions: { act: 'changed', items: reminderMentions([after]) },
  };
}

async function applyAnswer(
  ctx: UserCtx,
  {
    answer,
    when,
    answered,
  }: { answer: ReminderAnswer; when?: string | null | undefined; answered: AnsweredReminder[] },
): Promise<ToolResult> {
  if (answer === 'done') return reply('Done', 'completed', await finishReminders(ctx, answered));
  if (answer === 'quiet') return reply("I'll stop asking", 'silenced', await stopNagging(ctx, answered));
  if (answer === 'resume') return replyToResume(await resumeNagging(ctx, answered));
  const until = resolveSnooze(ctx, when ?? '');
  const snoozed = await snoozeReminders(ctx, answered, until);
  return reply('Snoozed', 'snoozed', snoozed, ` until ${formatWhen(until, ctx.user, ctx.now())}`);
}

function replyToResume({ rows, changes }: ReminderAnswers): ToolResult {
  const nagging = rows.filter(({ nag }) => nag);
  if (nagging.length === 0)
    throw new AppError('conflict', 'I do not ask again about this reminder. Say “nag me about …” first.');
  return reply('I keep asking', 'resumed', { rows: nagging, changes });
}

function reply(opening: string, action: string, { rows, changes }: ReminderAnswers, ending = ''): ToolResult {
  if (rows.length === 0)
    throw new AppError('not_found', 'This reminder does not exist any more. Nothing was changed.');
  return {
    text: `${opening}: ${quoteTitles(rows)}${ending}.`,
    receipt: reminderReceipt(action, rows, changes),
    mentions: { act: action === 'completed' ? 'done' : 'changed', items: reminderMentions(rows) },
  };
}

import { z } from 'zod';
import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { idsOf } from '@/lib/ids';
import { listReminders } from '@/lib/reminders/reads';
import type { Reminder } from '@/lib/reminders/schema';
import { quoteTitles, reminderLabels, reminderMentions, reminderReceipt } from '@/lib/reminders/wording';
import { deleteReminders, reminderChanges } from '@/lib/reminders/writes';
import { localDate, localTime } from '@/lib/time/format';
import { resolveWhen } from '@/lib/time/phrases';
import { defineTool, type ToolResult } from '@/lib/tool';
import { pickItems } from '@/lib/words/match';
import { counted, quoted } from '@/lib/words/wording';

const maxNamed = 5;

const deleteRemindersTool = defineTool({
  name: 'delete_reminders',
  description: 'Delete reminders, alarms or appointments.',
  input: z.object({
    items: z
      .array(z.string().trim().min(1).max(500))
      .max(50)
      .describe('words for each, or its number')
      .nullish(),
    when: z.string().trim().max(200).nullish().describe('only those at this time'),
    all: z.boolean().nullish(),
  }),
  run: async (ctx, input) => {
    const { found, missed } = await findReminders(ctx, input);
    const result = await deleteByIds(ctx, idsOf(found));
    return { ...result, text: [result.text, ...missed].join('\n') };
  },
  confirmation: {
    act: z.object({ ids: z.array(z.uuid()) }),
    ask: async (ctx, input) => {
      const { found } = await findReminders(ctx, input);
      // Ask if only a time was given, because it may match more than the user means, and for a series,
      // because it is many reminders and the user may mean only the next one.
      const isBroad =
        input.all === true ||
        (!input.items?.length && found.length > 1) ||
        found.some((reminder) => reminder.recurrenceRule !== null);
      const names = `${quoteTitles(found.slice(0, maxNamed))}${found.length > maxNamed ? ' …' : ''}`;
      return {
        question: `That deletes ${counted(found.length, 'reminder')}: ${names}. Shall I? (yes / no)`,
        act: { ids: idsOf(found) },
        count: found.length,
        titles: found.map(({ title }) => title),
        isBroad,
      };
    },
    run: (ctx, { ids }) => deleteByIds(ctx, ids),
  },
});

export const reminderDeleteTools = [deleteRemindersTool];

async function findReminders(
  ctx: UserCtx,
  input: { items?: string[] | null; when?: string | null; all?: boolean | null },
): Promise<{ found: Reminder[]; missed: string[] }> {
  const all = await listReminders(ctx);
  const timed = input.when?.trim() ? all.filter((reminder) => isAt(ctx, reminder, input.when ?? '')) : all;
  if (input.items?.length) return pickItems(timed, input.items, reminderLabels(ctx));
  if (!input.all && !input.when) throw new AppError('invalid', 'Which reminder should I delete?');
  if (timed.length === 0) throw new AppError('not_found', 'You have no such reminder. Nothing was changed.');
  return { found: timed, missed: [] };
}

function isAt(ctx: UserCtx, reminder: Reminder, words: string): boolean {
  const when = resolveWhen(words, { now: ctx.now(), zone: ctx.user.timezone });
  if (!when?.date && !when?.time)
    throw new AppError('invalid', `I do not understand ${quoted(words)} as a time. Nothing was changed.`);
  const at = new Date(reminder.reminderTime);
  const isOnDate = when.date === null || when.date === localDate(at, ctx.user.timezone);
  return isOnDate && (when.time === null || when.time.slice(0, 5) === localTime(at, ctx.user.timezone));
}

async function deleteByIds(ctx: UserCtx, ids: string[]): Promise<ToolResult> {
  const before = await deleteReminders(ctx, ids);
  if (before.rows.length === 0) throw new AppError('not_found', 'There was nothing left to delete.');
  return {
    text: `Deleted: ${quoteTitles(before.rows)}.`,
    receipt: reminderReceipt('deleted', before.rows, reminderChanges(before, [])),
    mentions: { act: 'deleted', items: reminderMentions(before.rows) },
  };
}

import { z } from 'zod';
import type { UserCtx } from '@/lib/context';
import { open, seal } from '@/lib/crypto';
import { AppError } from '@/lib/errors';
import { finishReminders, snoozeReminders } from '@/lib/reminders/answers/writes';
import { pauseSeries, resumeSeries, skipOccurrences } from '@/lib/reminders/pauses/writes';
import { findReminder } from '@/lib/reminders/reads';
import type { AnsweredReminder, AnswerReminderInput, Reminder } from '@/lib/reminders/schema';
import { parseTime, requireFuture } from '@/lib/reminders/times/timing';
import type { RowChange } from '@/lib/tool';
import { restoreRows } from '@/lib/undo/restore';

/**
 * Stores the user's answer to a reminder, such as "done". Returns the changed reminder and a token (`undo`) for
 * `undoAnswer`.
 */
export async function answerOne(
  ctx: UserCtx,
  id: string,
  input: AnswerReminderInput,
): Promise<AnsweredReminder> {
  await requireReminder(ctx, id);
  const changes = await apply(ctx, id, input);
  return { reminder: await requireReminder(ctx, id), undo: seal(JSON.stringify(changes), placeOf(ctx)) };
}

/**
 * Undoes an answer by its token from `answerOne`. Throws `conflict` if the reminder has changed since the answer.
 */
export async function undoAnswer(ctx: UserCtx, undo: string): Promise<void> {
  await restoreRows(ctx, changesIn(ctx, undo));
}

async function apply(ctx: UserCtx, id: string, input: AnswerReminderInput): Promise<RowChange[]> {
  const now = ctx.now();
  switch (input.answer) {
    case 'done': {
      const until = new Date(Math.max(now.getTime(), input.at ? Date.parse(input.at) : 0));
      return (await finishReminders(ctx, [{ id, until }])).changes;
    }
    case 'snooze': {
      const until = requireFuture(ctx, parseTime(ctx, input.until));
      return (await snoozeReminders(ctx, [{ id, until: now }], until)).changes;
    }
    case 'skip': {
      const from = input.from ?? input.to;
      return (await skipOccurrences(ctx, id, from ? { from, to: input.to ?? from } : null)).changes;
    }
    case 'pause':
      return (await pauseSeries(ctx, id, input.until ?? null)).changes;
    case 'resume':
      return (await resumeSeries(ctx, id)).changes;
  }
}

async function requireReminder(ctx: UserCtx, id: string): Promise<Reminder> {
  const reminder = await findReminder(ctx, id);
  if (!reminder) throw new AppError('not_found', 'This reminder does not exist any more.');
  return reminder;
}

function changesIn(ctx: UserCtx, undo: string): RowChange[] {
  try {
    return z.array(z.custom<RowChange>()).parse(JSON.parse(open(undo, placeOf(ctx))));
  } catch {
    throw new AppError('invalid', 'This can no longer be undone.');
  }
}

const placeOf = (ctx: UserCtx) => ({ table: 'reminders', column: 'undo', row: ctx.user.id });

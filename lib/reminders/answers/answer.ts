import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { finishReminders, snoozeReminders } from '@/lib/reminders/answers/writes';
import { pauseSeries, resumeSeries, skipOccurrences } from '@/lib/reminders/pauses/writes';
import { findReminder } from '@/lib/reminders/reads';
import type { AnswerReminderInput, Reminder } from '@/lib/reminders/schema';
import { parseTime, requireFuture } from '@/lib/reminders/timing';

/** Applies an answer from a screen to one of the user's reminders, and returns the reminder after it. Throws not_found for an unknown id. */
export async function answerOne(ctx: UserCtx, id: string, input: AnswerReminderInput): Promise<Reminder> {
  await requireReminder(ctx, id);
  const answered = [{ id, until: ctx.now() }];
  switch (input.answer) {
    case 'done':
      await finishReminders(ctx, answered);
      break;
    case 'snooze':
      await snoozeReminders(ctx, answered, requireFuture(ctx, parseTime(ctx, input.until)));
      break;
    case 'skip': {
      const from = input.from ?? input.to;
      await skipOccurrences(ctx, id, from ? { from, to: input.to ?? from } : null);
      break;
    }
    case 'pause':
      await pauseSeries(ctx, id, input.until ?? null);
      break;
    case 'resume':
      await resumeSeries(ctx, id);
  }
  return requireReminder(ctx, id);
}

async function requireReminder(ctx: UserCtx, id: string): Promise<Reminder> {
  const reminder = await findReminder(ctx, id);
  if (!reminder) throw new AppError('not_found', 'This reminder does not exist any more.');
  return reminder;
}

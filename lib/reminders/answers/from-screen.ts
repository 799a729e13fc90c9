import type { UserCtx } from '@/lib/context';
import { open, seal } from '@/lib/crypto';
import { AppError } from '@/lib/errors';
import { finishReminders, snoozeReminders } from '@/lib/reminders/answers/writes';
import type { AnsweredFromScreen, AnswerInput } from '@/lib/reminders/schema';
import { parseTime, requireFuture } from '@/lib/reminders/timing';
import { type ReminderSnapshot, restoreReminders } from '@/lib/reminders/writes';

/**
 * Marks an occurrence of one of the user's reminders as done, or sends it again later. The answer carries what `undoAnswer` needs to take
 * it back, sealed for this user. Throws not_found for an unknown id and invalid for a time that has passed.
 */
export async function answerReminder(
  ctx: UserCtx,
  id: string,
  input: AnswerInput,
): Promise<AnsweredFromScreen> {
  const now = ctx.now().getTime();
  const until = new Date(Math.max(now, input.at ? Date.parse(input.at) : now));
  const before =
    'until' in input
      ? await snoozeReminders(
          ctx,
          [{ id, until: ctx.now() }],
          requireFuture(ctx, parseTime(ctx, input.until)),
        )
      : await finishReminders(ctx, [{ id, until }]);
  if (before.rows.length === 0) throw new AppError('not_found', 'This reminder does not exist any more.');
  return { undo: seal(JSON.stringify(before), placeOf(ctx)) };
}

/** Takes an answer back. Throws invalid if `undo` was not made for this user. */
export async function undoAnswer(ctx: UserCtx, undo: string): Promise<void> {
  await restoreReminders(ctx, snapshotIn(ctx, undo));
}

function snapshotIn(ctx: UserCtx, undo: string): ReminderSnapshot {
  try {
    return JSON.parse(open(undo, placeOf(ctx)), reviveDates);
  } catch {
    throw new AppError('invalid', 'This can no longer be undone.');
  }
}

const placeOf = (ctx: UserCtx) => ({ table: 'reminders', column: 'undo', row: ctx.user.id });

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

function reviveDates(_: string, value: unknown): unknown {
  return typeof value === 'string' && instant.test(value) ? new Date(value) : value;
}

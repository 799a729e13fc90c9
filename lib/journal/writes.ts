import { and, eq, inArray } from 'drizzle-orm';
import { journalReminders } from '@/db/schema/journal';
import { type Ctx, inTransaction, type UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { asJournalReminder, journalReminderColumns } from '@/lib/journal/reads';
import { journalDefaults, journalMessages } from '@/lib/journal/rules';
import type { JournalReminder, JournalReminderValues } from '@/lib/journal/schema';
import { scheduleDaily } from '@/lib/outbox/schedules/daily';
import { deleteSchedules } from '@/lib/outbox/schedules/writes';

const kind = 'journal';

export async function createJournalReminder(
  ctx: UserCtx,
  input: JournalReminderValues,
): Promise<JournalReminder> {
  const now = ctx.now();
  const { time = journalDefaults.time, timezone = ctx.user.timezone } = input;
  return inTransaction(ctx, async (tx) => {
    const [row] = await tx.db
      .insert(journalReminders)
      .values({
        ...valuesOf(input),
        ...{ time, timezone, userId: ctx.user.id, createdAt: now, updatedAt: now },
      })
      .onConflictDoNothing({ target: journalReminders.userId })
      .returning(journalReminderColumns);
    if (!row) throw new AppError('conflict', journalMessages.onlyOne);
    return scheduled(tx, row);
  });
}

export async function updateJournalReminder(
  ctx: UserCtx,
  input: JournalReminderValues,
): Promise<JournalReminder> {
  return inTransaction(ctx, async (tx) => {
    const row = await change(tx, valuesOf(input));
    if (!row) throw new AppError('not_found', journalMessages.none);
    return scheduled(tx, row);
  });
}

export async function deleteJournalReminder(ctx: UserCtx, id: string): Promise<{ id: string } | null> {
  return inTransaction(ctx, async (tx) => {
    const [row] = await tx.db
      .delete(journalReminders)
      .where(and(eq(journalReminders.id, id), eq(journalReminders.userId, ctx.user.id)))
      .returning({ id: journalReminders.id });
    if (row) await deleteSchedules(tx, kind, [id]);
    return row ?? null;
  });
}

export async function moveJournalReminder(ctx: UserCtx, timezone: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const row = await change(tx, { timezone });
    if (row) await scheduled(tx, row);
  });
}

export async function markPrompted(ctx: Ctx, ids: string[]): Promise<void> {
  await ctx.db.update(journalReminders).set({ lastSent: ctx.now() }).where(inArray(journalReminders.id, ids));
}

type Row = Parameters<typeof asJournalReminder>[0];

async function change(tx: UserCtx, values: ReturnType<typeof valuesOf>): Promise<Row | undefined> {
  const [row] = await tx.db
    .update(journalReminders)
    .set({ ...values, updatedAt: tx.now() })
    .where(eq(journalReminders.userId, tx.user.id))
    .returning(journalReminderColumns);
  return row;
}

async function scheduled(tx: UserCtx, row: Row): Promise<JournalReminder> {
  await scheduleDaily(tx, kind, row);
  return asJournalReminder(row);
}

function valuesOf({ customMessage, ...rest }: JournalReminderValues) {
  return customMessage === undefined ? rest : { ...rest, customMessage: customMessage || null };
}

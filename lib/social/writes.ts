import { and, eq, inArray } from 'drizzle-orm';
import { socialDates } from '@/db/schema/social';
import { inTransaction, type UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import type { RestoredRow } from '@/lib/feature';
import { idsOf } from '@/lib/ids';
import { deleteSchedules, setSchedules } from '@/lib/outbox/schedules/writes';
import { asSocialDate, maxSocialDates, type SocialDateRow } from '@/lib/social/reads';
import { dayError, type YearlyDay } from '@/lib/social/rules';
import { socialSchedules } from '@/lib/social/schedules';
import type { SocialDate, SocialDateValues, UpdateSocialDateInput } from '@/lib/social/schema';
import { fromLocal } from '@/lib/time/clock';
import { localDate } from '@/lib/time/format';
import { userToday } from '@/lib/time/today';
import { type RowChange, rowChanges } from '@/lib/tool';

export async function createSocialDate(ctx: UserCtx, input: SocialDateValues): Promise<SocialDate> {
  checkDay(ctx, input);
  return inTransaction(ctx, async (tx) => {
    if ((await tx.db.$count(socialDates, isOwn(ctx))) >= maxSocialDates)
      throw new AppError('conflict', `You can keep at most ${maxSocialDates} dates.`);
    const now = ctx.now();
    const [row] = await tx.db
      .insert(socialDates)
      .values({ ...valuesOf(ctx, input), userId: ctx.user.id, createdAt: now, updatedAt: now })
      .returning();
    if (!row) throw new Error('insert returned no row');
    await setSchedules(tx, socialSchedules(row, tx.user.timezone, now));
    return asSocialDate(ctx, row);
  });
}

export async function updateSocialDate(
  ctx: UserCtx,
  id: string,
  input: UpdateSocialDateInput,
): Promise<SocialDate> {
  return inTransaction(ctx, async (tx) => {
    const [before] = await tx.db
      .select()
      .from(socialDates)
      .where(ownDates(ctx, [id]))
      .for('update');
    if (!before) throw notFound();
    checkDay(ctx, { ...before, ...input });
    const [row] = await tx.db
      .update(socialDates)
      .set({ ...valuesOf(ctx, input), updatedAt: ctx.now() })
      .where(ownDates(ctx, [id]))
      .returning();
    if (!row) throw notFound();
    await reschedule(tx, before, row);
    return asSocialDate(ctx, row);
  });
}

export async function deleteSocialDate(ctx: UserCtx, id: string): Promise<{ id: string }> {
  const [row] = await deleteSocialDates(ctx, [id]);
  if (!row) throw notFound();
  return { id: row.id };
}

export function deleteSocialDates(ctx: UserCtx, ids: string[]): Promise<SocialDateRow[]> {
  return inTransaction(ctx, async (tx) => {
    const rows = await tx.db.delete(socialDates).where(ownDates(ctx, ids)).returning();
    await deleteSchedules(tx, ['social', 'social_lead'], idsOf(rows));
    return rows;
  });
}

export function readSocialDateRows(ctx: UserCtx, ids: string[]): Promise<SocialDateRow[]> {
  return ctx.db.select().from(socialDates).where(ownDates(ctx, ids));
}

export async function rescheduleRestored(
  ctx: UserCtx,
  restored: RestoredRow<SocialDateRow>[],
): Promise<void> {
  const deleted = idsOf(restored.filter(({ row }) => row === null));
  await deleteSchedules(ctx, ['social', 'social_lead'], deleted);
  for (const { previous, row } of restored) if (row) await reschedule(ctx, previous, row);
}

export async function noteContact(ctx: UserCtx, ids: string[]): Promise<RowChange[]> {
  const before = await readSocialDateRows(ctx, ids);
  const contact = { lastContactAt: ctx.now() };
  const after = await ctx.db.update(socialDates).set(contact).where(ownDates(ctx, ids)).returning();
  return rowChanges('social_dates', before, after);
}

/**
 * Moves the schedules of birthdays and anniversaries to another time zone. Today's announcements are
 * scheduled even if their hour has passed.
 */
export async function moveSocialDatesToZone(ctx: UserCtx, timezone: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const rows = await tx.db
      .select()
      .from(socialDates)
      .where(isOwn(ctx))
      .orderBy(socialDates.id)
      .for('update');
    const midnight = fromLocal(localDate(ctx.now(), timezone), '00:00', timezone);
    const schedules = rows.flatMap((row) => socialSchedules(row, timezone, new Date(midnight.getTime() - 1)));
    await setSchedules(tx, schedules);
  });
}

// Keeps the announcement on an unchanged day, because that announcement may be due now.
async function reschedule(ctx: UserCtx, before: SocialDateRow | null, row: SocialDateRow): Promise<void> {
  const isSameDay = before?.month === row.month && before.day === row.day;
  if (isSameDay && before.leadDays === row.leadDays) return;
  const kinds = isSameDay ? ['social_lead'] : ['social', 'social_lead'];
  await deleteSchedules(ctx, 'social_lead', [row.id]);
  const schedules = socialSchedules(row, ctx.user.timezone, ctx.now());
  await setSchedules(
    ctx,
    schedules.filter(({ kind }) => kinds.includes(kind)),
  );
}

function valuesOf<T extends { note?: string | null; lastContactAt?: string | null }>(ctx: UserCtx, input: T) {
  const { note, lastContactAt, ...rest } = input;
  const contact = lastContactAt ? new Date(lastContactAt) : null;
  if (contact && contact > ctx.now()) throw new AppError('invalid', 'The last contact cannot be ahead.');
  return {
    ...rest,
    ...(note === undefined ? {} : { note: note || null }),
    ...(lastContactAt === undefined ? {} : { lastContactAt: contact }),
  };
}

function checkDay(ctx: UserCtx, day: YearlyDay): void {
  const error = dayError(day, userToday(ctx));
  if (error) throw new AppError('invalid', error);
}

function notFound(): AppError {
  return new AppError('not_found', 'This date does not exist any more.');
}

function isOwn(ctx: UserCtx) {
  return eq(socialDates.userId, ctx.user.id);
}

function ownDates(ctx: UserCtx, ids: string[]) {
  return and(inArray(socialDates.id, ids), isOwn(ctx));
}

import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { socialDates } from '@/db/schema/social';
import { inTransaction, type UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { dropSchedules, setSchedules } from '@/lib/scheduler/writes';
import { asSocialDate, mostSocialDates, type SocialDateRow } from '@/lib/social/reads';
import { wrongDay, type YearlyDay } from '@/lib/social/rules';
import { socialRuns } from '@/lib/social/runs';
import type { SocialDate, SocialDateValues, UpdateSocialDateInput } from '@/lib/social/schema';
import { fromLocal } from '@/lib/time/clock';
import { localDate } from '@/lib/time/format';

/** Keeps a birthday or an anniversary, which from then on is announced each year. */
export async function createSocialDate(ctx: UserCtx, input: SocialDateValues): Promise<SocialDate> {
  refuseWrong(ctx, input);
  return inTransaction(ctx, async (tx) => {
    const [kept] = await tx.db.select({ count: count() }).from(socialDates).where(mine(ctx));
    if ((kept?.count ?? 0) >= mostSocialDates)
      throw new AppError('conflict', `You can keep at most ${mostSocialDates} dates.`);
    const now = ctx.now();
    const [row] = await tx.db
      .insert(socialDates)
      .values({ ...valuesOf(ctx, input), userId: ctx.user.id, createdAt: now, updatedAt: now })
      .returning();
    if (!row) throw new Error('insert returned no row');
    await schedule(tx, [row], now);
    return asSocialDate(ctx, row);
  });
}

/** Changes an own date; a stranger's does not exist. */
export async function updateSocialDate(
  ctx: UserCtx,
  id: string,
  input: UpdateSocialDateInput,
): Promise<SocialDate> {
  return inTransaction(ctx, async (tx) => {
    const [before] = await tx.db
      .select()
      .from(socialDates)
      .where(own(ctx, [id]))
      .for('update');
    if (!before) throw gone();
    refuseWrong(ctx, { ...before, ...input });
    const [row] = await tx.db
      .update(socialDates)
      .set({ ...valuesOf(ctx, input), updatedAt: ctx.now() })
      .where(own(ctx, [id]))
      .returning();
    if (!row) throw gone();
    await reschedule(tx, before, row);
    return asSocialDate(ctx, row);
  });
}

/** Deletes an own date. */
export async function deleteSocialDate(ctx: UserCtx, id: string): Promise<{ id: string }> {
  const [row] = await removeSocialDates(ctx, [id]);
  if (!row) throw gone();
  return { id: row.id };
}

/** Deletes own dates and gives back what stood there. */
export function removeSocialDates(ctx: UserCtx, ids: string[]): Promise<SocialDateRow[]> {
  return inTransaction(ctx, async (tx) => {
    const rows = await tx.db.delete(socialDates).where(own(ctx, ids)).returning();
    await unschedule(tx, rows);
    return rows;
  });
}

/** Own rows as they stand, for a receipt. */
export function rowsOfSocialDates(ctx: UserCtx, ids: string[]): Promise<SocialDateRow[]> {
  return ctx.db.select().from(socialDates).where(own(ctx, ids));
}

/** Puts rows back as a receipt kept them, whether they were changed or deleted since. */
export async function restoreSocialDates(ctx: UserCtx, rows: SocialDateRow[]): Promise<void> {
  if (rows.length === 0) return;
  await inTransaction(ctx, async (tx) => {
    const before = new Map((await rowsOfSocialDates(tx, idsOf(rows))).map((row) => [row.id, row]));
    const restored = await tx.db
      .insert(socialDates)
      .values(rows.map((row) => ({ ...row, userId: ctx.user.id })))
      .onConflictDoUpdate({
        target: socialDates.id,
        set: {
          name: sql`excluded.name`,
          kind: sql`excluded.kind`,
          month: sql`excluded.month`,
          day: sql`excluded.day`,
          year: sql`excluded.year`,
          leadDays: sql`excluded.lead_days`,
          note: sql`excluded.note`,
          lastContactAt: sql`excluded.last_contact_at`,
        },
        setWhere: mine(ctx),
      })
      .returning();
    for (const row of restored) await reschedule(tx, before.get(row.id), row);
  });
}

/** Notes that the person was in touch just now; gives back the rows as they stood before. */
export async function noteContact(ctx: UserCtx, ids: string[]): Promise<SocialDateRow[]> {
  const before = await rowsOfSocialDates(ctx, ids);
  await ctx.db.update(socialDates).set({ lastContactAt: ctx.now() }).where(own(ctx, ids));
  return before;
}

/**
 * The person lives in another zone now: their dates are announced by its clocks. What is announced today there is planned anew even
 * where its hour is past, for the move must not swallow it; one that has left already does not leave again under its date.
 */
export async function moveSocialDates(ctx: UserCtx, timezone: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const rows = await tx.db
      .select()
      .from(socialDates)
      .where(mine(ctx))
      .orderBy(socialDates.id)
      .for('update');
    const midnight = fromLocal(localDate(ctx.now(), timezone), '00:00', timezone);
    const runs = rows.flatMap((row) => socialRuns(row, timezone, new Date(midnight.getTime() - 1)));
    await setSchedules(tx, runs);
  });
}

/** One whose day stays keeps its coming announcement, also where that is due this very minute. */
async function reschedule(
  ctx: UserCtx,
  before: SocialDateRow | undefined,
  row: SocialDateRow,
): Promise<void> {
  const isSameDay = before?.month === row.month && before.day === row.day;
  if (isSameDay && before.leadDays === row.leadDays) return;
  const kinds = isSameDay ? ['social_lead'] : ['social', 'social_lead'];
  await dropSchedules(ctx, 'social_lead', [row.id]);
  const runs = socialRuns(row, ctx.user.timezone, ctx.now());
  await setSchedules(
    ctx,
    runs.filter(({ kind }) => kinds.includes(kind)),
  );
}

async function schedule(ctx: UserCtx, rows: SocialDateRow[], after: Date): Promise<void> {
  await setSchedules(
    ctx,
    rows.flatMap((row) => socialRuns(row, ctx.user.timezone, after)),
  );
}

async function unschedule(ctx: UserCtx, rows: SocialDateRow[]): Promise<void> {
  await dropSchedules(ctx, 'social', idsOf(rows));
  await dropSchedules(ctx, 'social_lead', idsOf(rows));
}

/** Nobody was in touch in the future. */
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

function refuseWrong(ctx: UserCtx, day: YearlyDay): void {
  const wrong = wrongDay(day, localDate(ctx.now(), ctx.user.timezone));
  if (wrong) throw new AppError('invalid', wrong);
}

function gone(): AppError {
  return new AppError('not_found', 'This date does not exist any more.');
}

function idsOf(rows: { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

function mine(ctx: UserCtx) {
  return eq(socialDates.userId, ctx.user.id);
}

function own(ctx: UserCtx, ids: string[]) {
  return and(inArray(socialDates.id, ids), mine(ctx));
}

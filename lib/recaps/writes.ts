import { and, eq, sql } from 'drizzle-orm';
import { rowsOf } from '@/db/client';
import { users } from '@/db/schema/auth';
import { type Ctx, inTransaction, type UserCtx } from '@/lib/context';
import { deleteSchedules, findDueOccurrence, setSchedules } from '@/lib/outbox/schedules/writes';
import { type RecapTime, recapSchedule } from '@/lib/recaps/schedule';

const kind = 'recap';

const maxBatches = 20;
const batchSize = 5000;

export async function scheduleRecap(ctx: UserCtx): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [row] = await tx.db
      .update(users)
      .set({ recapSet: true })
      .where(eq(users.id, ctx.user.id))
      .returning({ isOn: users.recapOn, zone: users.timezone, day: users.recapDay, time: users.recapTime });
    if (!row?.isOn) return deleteSchedules(tx, kind, [ctx.user.id]);
    const owed = await findDueOccurrence(tx, kind, ctx.user.id);
    await setSchedules(tx, [recapSchedule({ userId: ctx.user.id, ...row }, ctx.now(), owed)]);
  });
}

/** Schedules the recaps of new users. Registration cannot do this, because auth must not import recaps. */
export async function scheduleMissingRecaps(ctx: Ctx): Promise<void> {
  const [first] = await ctx.db.select({ id: users.id }).from(users).where(isMissing).limit(1);
  if (!first) return;
  for (let batch = 0; batch < maxBatches; batch += 1) if ((await scheduleBatch(ctx)) < batchSize) return;
}

const isMissing = and(eq(users.recapOn, true), eq(users.recapSet, false));

function scheduleBatch(ctx: Ctx): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const rows = await rowsOf<RecapTime>(
      tx.db,
      sql`update ${users} u set recap_set = true
        from (select id from ${users} where ${isMissing} order by created_at limit ${batchSize} for no key update skip locked) missing
        where u.id = missing.id
        returning u.id as "userId", u.timezone as zone, u.recap_day as day, u.recap_time as time`,
    );
    await setSchedules(
      tx,
      rows.map((row) => recapSchedule(row, tx.now())),
    );
    return rows.length;
  });
}

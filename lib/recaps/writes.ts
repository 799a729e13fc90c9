import { and, eq, sql } from 'drizzle-orm';
import { rowsOf } from '@/db/client';
import { users } from '@/db/schema/auth';
import { type Ctx, inTransaction, type UserCtx } from '@/lib/context';
import { type RecapTime, recapRun } from '@/lib/recaps/runs';
import { dropSchedules, owedRun, setSchedules } from '@/lib/scheduler/writes';

const kind = 'recap';

/** How many get their first recap's time at once, and how often in an hour. */
const batch = 5000;
const rounds = 20;

/** The person's weekly recap as their row says by now: set for its coming time, or dropped where it is switched off. */
export async function scheduleRecap(ctx: UserCtx): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [row] = await tx.db
      .update(users)
      .set({ recapSet: true })
      .where(eq(users.id, ctx.user.id))
      .returning({ isOn: users.recapOn, zone: users.timezone, day: users.recapDay, time: users.recapTime });
    if (!row?.isOn) return dropSchedules(tx, kind, [ctx.user.id]);
    const owed = await owedRun(tx, kind, ctx.user.id);
    await setSchedules(tx, [recapRun({ userId: ctx.user.id, ...row }, ctx.now(), owed)]);
  });
}

/** Sets the recap of people who have joined. */
export async function scheduleMissingRecaps(ctx: Ctx): Promise<void> {
  const [one] = await ctx.db.select({ id: users.id }).from(users).where(isMissing).limit(1);
  if (!one) return;
  for (let round = 0; round < rounds; round += 1) if ((await scheduleSome(ctx)) < batch) return;
}

const isMissing = and(eq(users.recapOn, true), eq(users.recapSet, false));

function scheduleSome(ctx: Ctx): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const joined = await rowsOf<RecapTime>(
      tx.db,
      sql`update ${users} u set recap_set = true
        from (select id from ${users} where ${isMissing} order by created_at limit ${batch} for no key update skip locked) joined
        where u.id = joined.id
        returning u.id as "userId", u.timezone as zone, u.recap_day as day, u.recap_time as time`,
    );
    await setSchedules(
      tx,
      joined.map((each) => recapRun(each, tx.now())),
    );
    return joined.length;
  });
}

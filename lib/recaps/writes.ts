import { eq, sql } from 'drizzle-orm';
import { rowsOf } from '@/db/client';
import { users } from '@/db/schema/auth';
import { schedules } from '@/db/schema/scheduler';
import { type Ctx, inTransaction, type UserCtx } from '@/lib/context';
import { type RecapTime, recapRun } from '@/lib/recaps/runs';
import { dropSchedules, owedRun, setSchedules } from '@/lib/scheduler/writes';

const kind = 'recap';

/** How many get their first recap's time with one wake. */
const batch = 5000;

/** Somebody's account may have been written a little later than it says. */
const overlap = sql`interval '1 hour'`;

/** The person's weekly recap as their row says by now: set for its coming time, or dropped where it is switched off. */
export async function scheduleRecap(ctx: UserCtx): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [row] = await tx.db
      .select({ isOn: users.recapOn, zone: users.timezone, day: users.recapDay, time: users.recapTime })
      .from(users)
      .where(eq(users.id, ctx.user.id));
    if (!row?.isOn) return dropSchedules(tx, kind, [ctx.user.id]);
    // The newest account with a time tells how far the others were looked at: nobody older may be left behind.
    while ((await scheduleBatch(tx)) === batch);
    const owed = await owedRun(tx, kind, ctx.user.id);
    await setSchedules(tx, [recapRun({ userId: ctx.user.id, ...row }, ctx.now(), owed)]);
  });
}

/** Sets the recap of people who have joined; at most 5,000 at a time, and the rest with the next wake. */
export async function scheduleMissingRecaps(ctx: Ctx): Promise<void> {
  const isMore = (await scheduleBatch(ctx)) === batch;
  if (isMore) ctx.due.note(ctx.now());
}

/**
 * The oldest first, from the newest account on that has a recap's time: it is looked for from the newest one backwards, so that
 * hardly a row is read where nobody has joined. Gives how many got theirs.
 */
async function scheduleBatch(ctx: Ctx): Promise<number> {
  const missing = await rowsOf<RecapTime>(
    ctx.db,
    sql`select u.id as "userId", u.timezone as zone, u.recap_day as day, u.recap_time as time
      from ${users} u
      where u.recap_on and not exists (select from ${schedules} s where s.kind = ${kind} and s.subject_id = u.id)
        and u.created_at >= coalesce((
          select known.created_at - ${overlap} from ${users} known
          where exists (select from ${schedules} s where s.kind = ${kind} and s.subject_id = known.id)
          order by known.created_at desc limit 1), '-infinity')
      order by u.created_at limit ${batch}`,
  );
  const now = ctx.now();
  await setSchedules(
    ctx,
    missing.map((one) => recapRun(one, now)),
  );
  return missing.length;
}

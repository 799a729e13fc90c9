import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { rowsOf } from '@/db/client';
import { stats, tallies, tallyChanges } from '@/db/schema/stats';
import { type Ctx, inTransaction } from '@/lib/context';
import { hourSubject } from '@/lib/stats/rules';

export interface DayCounts {
  messagesToday?: number;
  todosCreated?: number;
  activeUsers?: number;
  modelCalls?: number;
  tokens?: number;
}

/**
 * Adds the numbers in `add` to the counts of the current UTC day. Call this function last in a transaction, because
 * it locks a row that all users share.
 */
export async function addToDayCounts(ctx: Ctx, add: DayCounts): Promise<void> {
  const { messagesToday = 0, todosCreated = 0, activeUsers = 0, modelCalls = 0, tokens = 0 } = add;
  if (messagesToday + todosCreated + activeUsers + modelCalls + tokens === 0) return;
  const date = ctx.now().toISOString().slice(0, 10);
  await ctx.db
    .insert(stats)
    .values({ date, messagesToday, todosCreated, activeUsers, modelCalls, tokens })
    .onConflictDoUpdate({
      target: stats.date,
      set: {
        messagesToday: sql`${stats.messagesToday} + excluded.messages_today`,
        todosCreated: sql`${stats.todosCreated} + excluded.todos_created`,
        activeUsers: sql`${stats.activeUsers} + excluded.active_users`,
        modelCalls: sql`${stats.modelCalls} + excluded.model_calls`,
        tokens: sql`${stats.tokens} + excluded.tokens`,
      },
    });
}

const changesPerRound = 10_000;
const maxRounds = 100;
const hoursKeptMs = 7 * 86_400_000;

/**
 * Adds the changes in `tally_changes` to the counts in `tallies`. Skips changes that another process is adding.
 */
export async function mergeTallyChanges(ctx: Ctx): Promise<void> {
  for (let round = 0; round < maxRounds; round += 1) {
    const [row] = await rowsOf<{ taken: number }>(
      ctx.db,
      sql`with taken as (
          delete from ${tallyChanges} where id in (
            select id from ${tallyChanges} order by id limit ${changesPerRound} for update skip locked)
          returning subject, name, n
        ), merged as (
          insert into ${tallies} as t (subject, name, n)
          select subject, name, sum(n) from taken group by subject, name order by subject, name
          on conflict (subject, name) do update set n = t.n + excluded.n
        ) select count(*)::int as taken from taken`,
    );
    if ((row?.taken ?? 0) < changesPerRound) return;
  }
}

export async function deleteOldTallies(ctx: Ctx): Promise<void> {
  const oldest = hourSubject(new Date(ctx.now().getTime() - hoursKeptMs));
  await ctx.db.delete(tallies).where(and(gte(tallies.subject, 'over 0'), lt(tallies.subject, oldest)));
}

/**
 * Deletes the counts of a user. Delete the user's other rows first, because each deletion changes the counts.
 */
export function deleteUserTallies(ctx: Ctx, userId: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    await tx.db.delete(tallyChanges).where(eq(tallyChanges.subject, userId));
    await tx.db.delete(tallies).where(eq(tallies.subject, userId));
  });
}

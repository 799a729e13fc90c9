import { sql } from 'drizzle-orm';
import { stats } from '@/db/schema/stats';
import type { Ctx } from '@/lib/context';

/** Adds to the UTC day's counters. Call it last in a transaction: the row is shared by everyone. */
export async function countDay(
  ctx: Ctx,
  add: { messagesToday?: number; todosCreated?: number; activeUsers?: number },
): Promise<void> {
  const { messagesToday = 0, todosCreated = 0, activeUsers = 0 } = add;
  if (messagesToday + todosCreated + activeUsers === 0) return;
  await ctx.db
    .insert(stats)
    .values({ date: ctx.now().toISOString().slice(0, 10), messagesToday, todosCreated, activeUsers })
    .onConflictDoUpdate({
      target: stats.date,
      set: {
        messagesToday: sql`${stats.messagesToday} + excluded.messages_today`,
        todosCreated: sql`${stats.todosCreated} + excluded.todos_created`,
        activeUsers: sql`${stats.activeUsers} + excluded.active_users`,
      },
    });
}

import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Ctx } from '@/lib/context';
import { AppError } from '@/lib/errors';

/**
 * The maximum number of rows of each kind that one account may have, so that a faulty program cannot fill the
 * disk.
 */
export const ceilings = {
  todos: 10_000,
  facts: 5_000,
  reminders: 20_000,
  'calendar events': 20_000,
  'things done': 20_000,
} as const;

/**
 * Throws `conflict` if the account has more than `ceilings[what]` rows in `table`. `own` is the SQL condition for
 * the account's rows. Call this after an insert, in the same transaction.
 */
export async function refuseBeyond(
  ctx: Ctx,
  what: keyof typeof ceilings,
  table: PgTable,
  own: SQL | undefined,
): Promise<void> {
  const most = ceilings[what];
  const counted = ctx.db
    .select({ one: sql`1` })
    .from(table)
    .where(own)
    .limit(most + 1)
    .as('counted');
  if ((await ctx.db.$count(counted)) <= most) return;
  throw new AppError(
    'conflict',
    `You have ${most.toLocaleString('en-US')} ${what}, which is as much as one account can keep. Delete some first.`,
  );
}

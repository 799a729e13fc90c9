import { inArray, type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '@/db/client';
import { users } from '@/db/schema/auth';
import type { Ctx } from '@/lib/context';
import { features } from '@/lib/features';

export interface RecapPeriod {
  userId: string;
  today: string;
  weekFrom: Date;
  firstDay: string;
  dayStarts: Date[];
  /** Users who were last active before this instant get no recap. */
  silentFrom: Date;
}

export function readRecapSettings(ctx: Ctx, userIds: string[]) {
  return ctx.db
    .select({ userId: users.id, zone: users.timezone, isOn: users.recapOn })
    .from(users)
    .where(inArray(users.id, userIds));
}

export async function findActiveUsers(ctx: Ctx, periods: RecapPeriod[]): Promise<Set<string>> {
  const uses = features.flatMap((feature) => feature.uses ?? []);
  const rows = await rowsOf<{ userId: string }>(
    ctx.db,
    sql`select p.user_id as "userId" from ${periodsTable(periods)} where ${sql.join(uses, sql` or `)}`,
  );
  return new Set(rows.map(({ userId }) => userId));
}

export function periodsTable(periods: RecapPeriod[]): SQL {
  const rows = periods.map((period) => ({
    user_id: period.userId,
    today: period.today,
    first_day: period.firstDay,
    week_from: period.weekFrom,
    silent_from: period.silentFrom,
    starts: period.dayStarts,
  }));
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as p(user_id uuid, today text, first_day text, week_from timestamptz, silent_from timestamptz, starts timestamptz[])`;
}

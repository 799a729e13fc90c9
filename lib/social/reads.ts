import { eq, inArray } from 'drizzle-orm';
import { socialDates } from '@/db/schema/social';
import type { Ctx, UserCtx } from '@/lib/context';
import { listSentOfKinds } from '@/lib/outbox/reads';
import { nextDate, yearsOn } from '@/lib/social/rules';
import type { SocialDate } from '@/lib/social/schema';
import { userToday } from '@/lib/time/today';
import { dayMs } from '@/lib/time/units';

export type SocialDateRow = typeof socialDates.$inferSelect;

export const maxSocialDates = 500;

// Maximum time between an announcement and the words "called her".
const announcedLatelyMs = 7 * dayMs;

export async function listSocialDates(ctx: UserCtx): Promise<SocialDate[]> {
  const rows = await ctx.db
    .select()
    .from(socialDates)
    .where(eq(socialDates.userId, ctx.user.id))
    .limit(maxSocialDates);
  return rows
    .map((row) => asSocialDate(ctx, row))
    .toSorted((a, b) => compare(a.next, b.next) || compare(a.name, b.name) || compare(a.id, b.id));
}

export function asSocialDate(ctx: UserCtx, row: SocialDateRow): SocialDate {
  const { id, name, kind, month, day, year, leadDays, note, lastContactAt } = row;
  const next = nextDate(row, userToday(ctx));
  return {
    ...{ id, name, kind, month, day, year, leadDays, note, next },
    lastContactAt: lastContactAt?.toISOString() ?? null,
    years: yearsOn(row, next),
  };
}

export function readDueSocialDates(ctx: Ctx, ids: string[]): Promise<SocialDateRow[]> {
  return ctx.db.select().from(socialDates).where(inArray(socialDates.id, ids));
}

const maxAnnounced = 20;

export async function lastAnnouncedIds(ctx: UserCtx): Promise<string[]> {
  const since = new Date(ctx.now().getTime() - announcedLatelyMs);
  const rows = await listSentOfKinds(ctx, ['social', 'social_lead'], since, maxAnnounced);
  const newest = rows.filter(({ occursOn }) => occursOn === rows[0]?.occursOn);
  return [...new Set(newest.flatMap(({ subjectId }) => subjectId ?? []))];
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import { deliveries } from '@/db/schema/deliveries';
import { socialDates } from '@/db/schema/social';
import type { Ctx, UserCtx } from '@/lib/context';
import { nextDate, yearsOn } from '@/lib/social/rules';
import type { SocialDate } from '@/lib/social/schema';
import { localDate } from '@/lib/time/format';

export type SocialDateRow = typeof socialDates.$inferSelect;

/** A person keeps at most this many. */
export const mostSocialDates = 500;

const dayMs = 24 * 3_600_000;

/** The person's birthdays and anniversaries, the next one first. */
export async function listSocialDates(ctx: UserCtx): Promise<SocialDate[]> {
  const rows = await ctx.db
    .select()
    .from(socialDates)
    .where(eq(socialDates.userId, ctx.user.id))
    .limit(mostSocialDates);
  return rows
    .map((row) => asSocialDate(ctx, row))
    .toSorted((a, b) => compare(a.next, b.next) || compare(a.name, b.name) || compare(a.id, b.id));
}

/** A row in the shape that screens and tools read. */
export function asSocialDate(ctx: UserCtx, row: SocialDateRow): SocialDate {
  const { id, name, kind, month, day, year, leadDays, note, lastContactAt } = row;
  const next = nextDate(row, localDate(ctx.now(), ctx.user.timezone));
  return {
    ...{ id, name, kind, month, day, year, leadDays, note, next },
    lastContactAt: lastContactAt?.toISOString() ?? null,
    years: yearsOn(row, next),
  };
}

/** What is due, whoever's it is. */
export function dueSocialDates(ctx: Ctx, ids: string[]): Promise<SocialDateRow[]> {
  return ctx.db.select().from(socialDates).where(inArray(socialDates.id, ids));
}

/** The ids of what was announced to the person on the last day that anything was, within a week. */
export async function lastAnnounced(ctx: UserCtx): Promise<string[]> {
  const rows = await ctx.db
    .select({ subjectId: deliveries.subjectId, slot: deliveries.slot })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.userId, ctx.user.id),
        inArray(deliveries.kind, ['social', 'social_lead']),
        inArray(deliveries.state, ['accepted', 'delivered', 'read', 'unknown']),
        gt(deliveries.dueAt, new Date(ctx.now().getTime() - 7 * dayMs)),
      ),
    )
    .orderBy(desc(deliveries.dueAt))
    .limit(20);
  const last = dateIn(rows[0]?.slot);
  return [...new Set(rows.filter(({ slot }) => dateIn(slot) === last).flatMap((row) => row.subjectId ?? []))];
}

function dateIn(slot = ''): string {
  return slot.split('@')[1] ?? '';
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

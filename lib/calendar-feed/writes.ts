import { eq } from 'drizzle-orm';
import { calendarFeeds } from '@/db/schema/calendar-feed';
import { asFeed, readCalendarFeed } from '@/lib/calendar-feed/reads';
import type { CalendarFeed } from '@/lib/calendar-feed/schema';
import { feedTokenPlace, newToken, tokenDigest } from '@/lib/calendar-feed/token';
import type { UserCtx } from '@/lib/context';
import { seal } from '@/lib/crypto';

export async function createFeed(
  ctx: UserCtx,
  input: { replace?: boolean | undefined },
): Promise<CalendarFeed> {
  const token = newToken();
  const values = {
    tokenHash: tokenDigest(token),
    token: seal(token, feedTokenPlace(ctx.user.id)),
    createdAt: ctx.now(),
  };
  const insert = ctx.db.insert(calendarFeeds).values({ userId: ctx.user.id, ...values });
  const [row] = input.replace
    ? await insert.onConflictDoUpdate({ target: calendarFeeds.userId, set: values }).returning()
    : await insert.onConflictDoNothing().returning();
  return row ? asFeed(row) : readCalendarFeed(ctx);
}

export async function deleteFeed(ctx: UserCtx): Promise<CalendarFeed> {
  await ctx.db.delete(calendarFeeds).where(eq(calendarFeeds.userId, ctx.user.id));
  return asFeed(undefined);
}

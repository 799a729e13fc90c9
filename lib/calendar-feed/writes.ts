import { eq } from 'drizzle-orm';
import { calendarFeeds } from '@/db/schema/calendar-feed';
import { asFeed, calendarFeed } from '@/lib/calendar-feed/reads';
import type { CalendarFeed } from '@/lib/calendar-feed/schema';
import { digestOf, newToken, placeOf } from '@/lib/calendar-feed/token';
import type { UserCtx } from '@/lib/context';
import { seal } from '@/lib/crypto';

/** Gives the person a private address: the one there is, or with `replace` a new one, after which the old one is nobody's. */
export async function createFeed(
  ctx: UserCtx,
  input: { replace?: boolean | undefined },
): Promise<CalendarFeed> {
  const token = newToken();
  const made = {
    tokenHash: digestOf(token),
    token: seal(token, placeOf(ctx.user.id)),
    createdAt: ctx.now(),
  };
  const insert = ctx.db.insert(calendarFeeds).values({ userId: ctx.user.id, ...made });
  const [row] = input.replace
    ? await insert.onConflictDoUpdate({ target: calendarFeeds.userId, set: made }).returning()
    : await insert.onConflictDoNothing().returning();
  return row ? asFeed(row) : calendarFeed(ctx);
}

/** Switches the address off: whoever has it gets nothing more. */
export async function deleteFeed(ctx: UserCtx): Promise<CalendarFeed> {
  await ctx.db.delete(calendarFeeds).where(eq(calendarFeeds.userId, ctx.user.id));
  return asFeed(undefined);
}

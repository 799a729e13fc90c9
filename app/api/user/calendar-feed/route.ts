import { readCalendarFeed } from '@/lib/calendar-feed/reads';
import { createFeedInput } from '@/lib/calendar-feed/schema';
import { createFeed, deleteFeed } from '@/lib/calendar-feed/writes';
import { userRoute } from '@/lib/http/route';

export const GET = userRoute({}, (ctx) => readCalendarFeed(ctx));

export const POST = userRoute({ body: createFeedInput, status: 201 }, (ctx, { body }) =>
  createFeed(ctx, body),
);

export const DELETE = userRoute({}, (ctx) => deleteFeed(ctx));

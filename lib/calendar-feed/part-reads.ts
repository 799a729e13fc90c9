import { calendarFeeds } from '@/db/schema/calendar-feed';
import type { FeaturePart } from '@/lib/feature';

export const calendarFeedPart: FeaturePart = {
  tables: [{ table: calendarFeeds, secret: ['token', 'token_hash'] }],
};

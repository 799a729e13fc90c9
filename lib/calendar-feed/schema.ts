import { z } from 'zod';

export const createFeedInput = z.strictObject({
  replace: z.boolean('Replace is either true or false.').optional(),
});

export const feedParams = z.object({ token: z.string().max(200) });

export interface CalendarFeed {
  url: string | null;
  createdAt: string | null;
}

import { z } from 'zod';

export const createFeedInput = z.strictObject({
  /** Whether to replace an existing address, which then stops working. */
  replace: z.boolean('Replace is either true or false.').optional(),
});

export const feedParams = z.object({ token: z.string().max(200) });

/** The private calendar address; both fields are null if the user has none. */
export interface CalendarFeed {
  url: string | null;
  createdAt: string | null;
}

import { z } from 'zod';

export const createFeedInput = z.strictObject({
  /** Makes a new address where there is one; what subscribed to the old one gets nothing more. */
  replace: z.boolean('Replace is either true or false.').optional(),
});

export const feedParams = z.object({ token: z.string().max(200) });

/** The private address as its owner sees it; url null: there is none. */
export interface CalendarFeed {
  url: string | null;
  /** ISO instant at which this address was made. */
  createdAt: string | null;
}

import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth';
import { createdAt } from './columns';

/**
 * Private addresses of calendar feeds. A request finds its row by `tokenHash`. The encrypted `token` is kept,
 * so that the user can see the address again.
 */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull().unique(),
  token: text('token').notNull(),
  createdAt: createdAt(),
});

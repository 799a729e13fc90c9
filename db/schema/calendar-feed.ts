import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth';
import { createdAt } from './columns';

/** A person's private calendar address, at most one. Calendars are let in by the token's digest; the token itself is sealed, to be shown again. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull().unique(),
  token: text('token').notNull(),
  createdAt: createdAt(),
});

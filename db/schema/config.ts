import { pgTable, text } from 'drizzle-orm/pg-core';
import { id, updatedAt } from './columns';

/** Settings that admins change. Secrets are stored encrypted. */
export const config = pgTable('config', {
  id: id(),
  key: text('key').notNull().unique(),
  value: text('value').notNull(),
  updatedAt: updatedAt(),
});

import { pgTable, text } from 'drizzle-orm/pg-core';
import { id, updatedAt } from './columns';

/** The operator's settings; secrets are sealed before they are stored. */
export const config = pgTable('config', {
  id: id(),
  key: text('key').notNull().unique(),
  value: text('value').notNull(),
  updatedAt: updatedAt(),
});

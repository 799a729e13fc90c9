import { pgTable, text } from 'drizzle-orm/pg-core';
import { id, updatedAt } from './columns';

export const config = pgTable('config', {
  id: id(),
  key: text('key').notNull().unique(),
  value: text('value').notNull(),
  updatedAt: updatedAt(),
});

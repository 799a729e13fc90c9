import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt } from './columns';

export const commands = pgTable('commands', {
  id: id(),
  command: text('command').notNull().unique(),
  description: text('description').notNull(),
  action: text('action').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

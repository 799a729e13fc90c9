import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ownerId } from './auth';
import { createdAt, id, updatedAt } from './columns';

export const userInfo = pgTable(
  'user_info',
  {
    id: id(),
    userId: ownerId(),
    key: text('key').notNull(),
    keyFold: text('key_fold').notNull().generatedAlwaysAs(sql`lower(key)`),
    value: text('value').notNull(),
    source: text('source').notNull().default('web'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('user_info_key_idx').on(t.userId, t.keyFold)],
);

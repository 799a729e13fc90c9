import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth';
import { createdAt, id, updatedAt } from './columns';

/** source says where a fact came from: 'web' (typed into the form) or the channel it was told on. */
export const userInfo = pgTable(
  'user_info',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** The name without case: a person has one fact of a name. */
    keyFold: text('key_fold').notNull().generatedAlwaysAs(sql`lower(key)`),
    value: text('value').notNull(),
    source: text('source').notNull().default('web'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('user_info_key_idx').on(t.userId, t.keyFold)],
);

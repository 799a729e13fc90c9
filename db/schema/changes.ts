import { customType, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ownerId } from './auth';

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * The transactions that last changed a user's rows of a feature. Their set differs after every commit, so it
 * serves as the feature's version. Triggers write this table (drizzle/0011_change_triggers.sql): each transaction
 * inserts its row and deletes the older rows.
 */
export const changes = pgTable(
  'changes',
  {
    userId: ownerId(),
    feature: text('feature').notNull(),
    xid: xid8('xid').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.feature, t.xid] })],
);

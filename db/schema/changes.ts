import { customType, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ownerId } from './auth';

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Ids of the transactions that last changed the data of a user. Triggers write the rows
 * (drizzle/0011_change_triggers.sql).
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

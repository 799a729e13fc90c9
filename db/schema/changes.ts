import { customType, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ownerId } from './auth';

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * The transactions that last changed a feature's rows of a user. Triggers write here (drizzle/0011_change_triggers.sql): a row for the
 * transaction itself, in place of the older ones that no other transaction is replacing at the same moment. So no writer ever waits for
 * another, and the set of transactions is different after every commit: it is the feature's version.
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

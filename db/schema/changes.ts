import { customType, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ownerId } from './auth';

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Transactions that last changed a user's rows of a feature. Triggers write them
 * (drizzle/0011_change_triggers.sql). Each transaction inserts a row and deletes older rows, except rows that
 * another transaction is deleting, so writers never wait for each other. The set of transactions differs
 * after every commit and serves as the feature's version.
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

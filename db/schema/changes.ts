import { customType, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ownerId } from './auth';

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * For each user and feature, the transactions that changed its rows last. This set of transactions differs after
 * every commit, so it serves as the feature's version. Triggers write it (drizzle/0011_change_triggers.sql). Each
 * transaction inserts a row and deletes older rows. It leaves rows that another transaction is deleting, so
 * writers never wait for each other.
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

import { index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth';
import { createdAt, id, instant, updatedAt } from './columns';

/** A birthday or an anniversary of somebody, each year; without a year where only the day is known. */
export const socialDates = pgTable(
  'social_dates',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    kind: text('kind').$type<'birthday' | 'anniversary'>().notNull().default('birthday'),
    month: smallint('month').notNull(),
    day: smallint('day').notNull(),
    year: smallint('year'),
    /** Days before at which it is announced, beside the day itself; 0 for none. */
    leadDays: smallint('lead_days').notNull().default(0),
    note: text('note'),
    lastContactAt: instant('last_contact_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('social_dates_user_idx').on(t.userId, t.month, t.day)],
);

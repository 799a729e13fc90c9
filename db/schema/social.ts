import { index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { ownerId } from './auth';
import { createdAt, id, instant, updatedAt } from './columns';

/** Birthdays and anniversaries. */
export const socialDates = pgTable(
  'social_dates',
  {
    id: id(),
    userId: ownerId(),
    name: text('name').notNull(),
    kind: text('kind').$type<'birthday' | 'anniversary'>().notNull().default('birthday'),
    month: smallint('month').notNull(),
    day: smallint('day').notNull(),
    /** The year of birth or of the wedding; null if it is not known. */
    year: smallint('year'),
    /** Number of days ahead on which the date is also announced; 0 for no such announcement. */
    leadDays: smallint('lead_days').notNull().default(0),
    note: text('note'),
    lastContactAt: instant('last_contact_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('social_dates_user_idx').on(t.userId, t.month, t.day)],
);

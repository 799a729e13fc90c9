import { index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { ownerId } from './auth';
import { createdAt, id, instant, updatedAt } from './columns';

export const socialDates = pgTable(
  'social_dates',
  {
    id: id(),
    userId: ownerId(),
    name: text('name').notNull(),
    kind: text('kind').$type<'birthday' | 'anniversary'>().notNull().default('birthday'),
    month: smallint('month').notNull(),
    day: smallint('day').notNull(),
    year: smallint('year'),
    leadDays: smallint('lead_days').notNull().default(0),
    note: text('note'),
    lastContactAt: instant('last_contact_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('social_dates_user_idx').on(t.userId, t.month, t.day)],
);

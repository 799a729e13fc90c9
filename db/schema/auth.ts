import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt } from './columns';

/** Users. phone_number is verified; numbers that a user has only entered are in contact_points. */
export const users = pgTable(
  'users',
  {
    id: id(),
    email: text('email').notNull().unique(),
    phoneNumber: text('phone_number').unique(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    timezone: text('timezone').notNull().default('UTC'),
    /** 12- or 24-hour clock; null means the clock that is usual in the time zone's country. */
    clock: text('clock').$type<'12h' | '24h'>(),
    isAdmin: boolean('is_admin').notNull().default(false),
    dailyTokens: integer('daily_tokens'),
    quietFrom: text('quiet_from').notNull().default('22:00'),
    quietTo: text('quiet_to').notNull().default('07:00'),
    recapOn: boolean('recap_on').notNull().default(true),
    recapDay: smallint('recap_day').notNull().default(7),
    recapTime: text('recap_time').notNull().default('18:00'),
    /**
     * True once the weekly recap was scheduled or switched off. As long as it is false, the next hourly job
     * schedules the recap, provided that `recapOn` is true.
     */
    recapSet: boolean('recap_set').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('users_created_idx').on(t.createdAt.desc(), t.id),
    index('users_admin_idx').on(t.id).where(sql`is_admin`),
    // For prefix searches. text_pattern_ops works with any collation of the database.
    index('users_email_search_idx').on(sql`email text_pattern_ops`),
    index('users_name_search_idx').on(
      sql`lower(coalesce(first_name, '') || ' ' || coalesce(last_name, '')) text_pattern_ops`,
    ),
    index('users_last_name_search_idx').on(sql`lower(last_name) text_pattern_ops`),
    index('users_recap_idx').on(t.createdAt).where(sql`recap_on and not recap_set`),
  ],
);

export const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A session ends 30 days after its creation, or after 7 days without use. */
export const sessions = pgTable(
  'sessions',
  {
    sessionToken: text('sid').primaryKey(),
    userId: ownerId(),
    sess: jsonb('sess').notNull().default({}),
    device: text('device'),
    createdAt: createdAt(),
    expires: instant('expire').notNull(),
  },
  (t) => [index('sessions_user_idx').on(t.userId), index('sessions_expire_idx').on(t.expires)],
);

export const authThrottle = pgTable('auth_throttle', {
  key: text('key').primaryKey(),
  fails: integer('fails').notNull().default(0),
  blockedUntil: instant('blocked_until').notNull().default(sql`now()`),
});

export const passwordResets = pgTable('password_resets', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull().unique(),
  expiresAt: instant('expires_at').notNull(),
  createdAt: createdAt(),
});

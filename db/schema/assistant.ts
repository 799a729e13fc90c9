import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './auth';
import { createdAt, id, instant } from './columns';

/** A conversation: its lease and its open question. The id is 'u:<user id>', or '<channel>:<address>' for an unknown address. */
export const conversations = pgTable(
  'talks',
  {
    id: text('talk').primaryKey(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    holder: uuid('holder'),
    leasedUntil: instant('leased_until'),
    question: jsonb('question'),
  },
  (t) => [index('talks_user_idx').on(t.userId)],
);

/** One message of a user and its answer. `source` is 'in:<webhook log id>' or 'web:<user id>:<key>'. */
export const turns = pgTable(
  'turns',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    source: text('source').notNull().unique(),
    channel: text('channel').notNull(),
    state: text('state').$type<'open' | 'done' | 'set_aside'>().notNull().default('open'),
    model: text('model'),
    /** The outcome of asking the provider: 'ok', or why it failed; null if it was not asked. */
    asked: text('asked'),
    tokensIn: integer('tokens_in').notNull().default(0),
    tokensOut: integer('tokens_out').notNull().default(0),
    undoneAt: instant('undone_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('turns_user_idx').on(t.userId, t.createdAt.desc()),
    index('turns_asked_idx').on(t.createdAt.desc()).where(sql`asked is not null`),
  ],
);

/** The tool calls of a turn and the receipts of their effects, committed together. */
export const turnSteps = pgTable(
  'turn_steps',
  {
    turnId: uuid('turn_id')
      .notNull()
      .references(() => turns.id, { onDelete: 'cascade' }),
    step: smallint('step').notNull(),
    output: jsonb('output').notNull(),
    receipts: jsonb('receipts').notNull(),
  },
  (t) => [primaryKey({ columns: [t.turnId, t.step] })],
);

export const messages = pgTable(
  'messages',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    content: text('content').notNull(),
    isFromUser: boolean('is_from_user').notNull(),
    turnId: uuid('turn_id').references(() => turns.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    index('messages_user_idx').on(t.userId, t.createdAt.desc()),
    index('messages_turn_idx').on(t.turnId),
  ],
);

/** Per user and UTC day: messages written, model calls and tokens used. */
export const usageDays = pgTable(
  'usage_days',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    messages: integer('messages').notNull().default(0),
    calls: integer('calls').notNull().default(0),
    tokens: integer('tokens').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day] })],
);

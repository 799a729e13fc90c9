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
import { ownerId, users } from './auth';
import { createdAt, id, instant } from './columns';

/**
 * Conversations. All channels of a user share one conversation, with the id 'u:<user id>'. An address without
 * an account has a conversation of its own, with the id '<channel>:<address>'.
 */
export const conversations = pgTable(
  'talks',
  {
    id: text('talk').primaryKey(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    holder: uuid('holder'),
    leasedUntil: instant('leased_until'),
    question: jsonb('question'),
    editedAt: instant('edited_at'),
    editedFeature: text('edited_feature'),
  },
  (t) => [index('talks_user_idx').on(t.userId)],
);

/**
 * A turn is a user's message and its answer. `source` is 'in:<webhook log id>' or 'web:<user id>:<message
 * id>'.
 */
export const turns = pgTable(
  'turns',
  {
    id: id(),
    userId: ownerId(),
    source: text('source').notNull().unique(),
    channel: text('channel').notNull(),
    state: text('state').$type<'open' | 'done' | 'set_aside'>().notNull().default('open'),
    model: text('model'),
    /** The result of the model call: 'ok' or the reason for its failure; null if no model was called. */
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

/**
 * Choices that Sidekick offers with a reply, for example as buttons. The user can take only one choice of a reply,
 * and only once.
 */
export const choices = pgTable(
  'choices',
  {
    id: text('id').primaryKey(),
    userId: ownerId(),
    turnId: uuid('turn_id')
      .notNull()
      .references(() => turns.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    label: text('label').notNull(),
    calls: jsonb('calls').notNull(),
    say: text('say'),
    takenAt: instant('taken_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('choices_turn_idx').on(t.turnId),
    index('choices_user_idx').on(t.userId).where(sql`taken_at is null`),
  ],
);

/** Items that a turn created, changed, listed or asked about. Rows are kept for a day. */
export const mentions = pgTable(
  'mentions',
  {
    id: id(),
    userId: ownerId(),
    turnId: uuid('turn_id')
      .notNull()
      .references(() => turns.id, { onDelete: 'cascade' }),
    /**
     * Number of the tool call in the turn. `position` is the number of the item in the call's answer. Both start
     * at 0.
     */
    call: smallint('call').notNull(),
    position: smallint('position').notNull(),
    act: text('act').$type<MentionAct>().notNull(),
    kind: text('kind').notNull(),
    itemId: text('item_id').notNull(),
    title: text('title').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('mentions_user_idx').on(t.userId, t.createdAt.desc()),
    index('mentions_turn_idx').on(t.turnId),
  ],
);

export type MentionAct = 'made' | 'changed' | 'done' | 'deleted' | 'listed' | 'asked';

export const messages = pgTable(
  'messages',
  {
    id: id(),
    userId: ownerId(),
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

export const usageDays = pgTable(
  'usage_days',
  {
    userId: ownerId(),
    day: date('day', { mode: 'string' }).notNull(),
    messages: integer('messages').notNull().default(0),
    calls: integer('calls').notNull().default(0),
    tokens: integer('tokens').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day] })],
);

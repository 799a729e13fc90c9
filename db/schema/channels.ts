import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ownerId, users } from './auth';
import { createdAt, id, instant } from './columns';

export type ContactState = 'claimed' | 'bound' | 'paused' | 'dead';

/**
 * Addresses of users. `claimed`: only entered by the user; `bound`: verified; `paused`: the user sent STOP; `dead`:
 * unreachable.
 */
export const contactPoints = pgTable(
  'contact_points',
  {
    id: id(),
    userId: ownerId(),
    channel: text('channel').notNull(),
    /** Phone number (E.164), Telegram chat id or e-mail address; empty for a Telegram link not opened yet. */
    address: text('address').notNull(),
    label: text('label'),
    state: text('state').$type<ContactState>().notNull().default('claimed'),
    rank: smallint('rank').notNull().default(0),
    proofHash: text('proof_hash'),
    proofExpiresAt: instant('proof_expires_at'),
    lastInboundAt: instant('last_inbound_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('contact_points_bound_idx').on(t.channel, t.address).where(sql`state <> 'claimed'`),
    uniqueIndex('contact_points_owner_idx').on(t.userId, t.channel, t.address),
    index('contact_points_search_idx').on(sql`address text_pattern_ops`),
    index('contact_points_dead_idx').on(t.channel).where(sql`state = 'dead'`),
    index('contact_points_proof_idx').on(t.proofHash).where(sql`proof_hash is not null`),
  ],
);

export const channelOrders = pgTable(
  'channel_orders',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    topic: text('topic').notNull(),
    channels: text('channels').array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.topic] })],
);

/** The inbound log: all messages that channels received. `done_at` is null until the message is answered. */
export const webhookLogs = pgTable(
  'webhook_logs',
  {
    id: id(),
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    channel: text('channel').notNull(),
    conversationId: text('talk').notNull(),
    phoneNumber: text('phone_number'),
    to: text('to'),
    messageType: text('message_type').notNull().default('text'),
    messageContent: text('message_content'),
    responseContent: text('response_content'),
    provenance: jsonb('provenance').notNull().default({}),
    providerMessageId: text('provider_message_id').notNull(),
    body: text('body'),
    status: text('status'),
    processingTime: integer('processing_time_ms'),
    attempts: smallint('attempts').notNull().default(0),
    crashes: smallint('crashes').notNull().default(0),
    receivedAt: instant('received_at').notNull().defaultNow(),
    doneAt: instant('done_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('webhook_logs_once_idx').on(t.channel, t.providerMessageId),
    index('webhook_logs_talk_idx').on(t.conversationId, t.seq).where(sql`done_at is null`),
    index('webhook_logs_open_idx').on(t.receivedAt).where(sql`done_at is null`),
    index('webhook_logs_created_idx').on(t.createdAt.desc(), t.id),
    // For the two filters of the admin's list. The indexes are partial, because the values are rare.
    index('webhook_logs_trouble_idx')
      .on(t.status, t.createdAt.desc(), t.id)
      .where(sql`status in ('error', 'unknown', 'set_aside')`),
    index('webhook_logs_channel_idx')
      .on(t.channel, t.createdAt.desc(), t.id)
      .where(sql`channel <> 'whatsapp'`),
    // For deleting the texts of messages that were set aside.
    index('webhook_logs_kept_idx').on(t.doneAt).where(sql`body is not null and done_at is not null`),
    index('webhook_logs_user_idx').on(t.userId),
    index('webhook_logs_stranger_idx').on(t.phoneNumber).where(sql`user_id is null`),
  ],
);

export const providerState = pgTable('provider_state', {
  provider: text('provider').primaryKey(),
  fails: integer('fails').notNull().default(0),
  openUntil: instant('open_until'),
  off: boolean('off').notNull().default(false),
});

/** Mails that the demo stored instead of sending them. Only the recipient can read such a mail. */
export const keptMails = pgTable(
  'kept_mails',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    address: text('address').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('kept_mails_user_idx').on(t.userId, t.createdAt.desc())],
);

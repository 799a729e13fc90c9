import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { MessengerChannel } from '@/lib/channels/rules';
import { users } from './auth';
import { contactPoints } from './channels';
import { createdAt, id, instant } from './columns';

export type DeliveryState =
  | 'planned'
  | 'sending'
  | 'accepted'
  | 'delivered'
  | 'read'
  | 'failed'
  | 'expired'
  | 'unknown'
  | 'cancelled';

export interface DeliveryButton {
  label: string;
  payload: string;
}

/**
 * The outbox: every message that Sidekick sends. user_id is null only for the reply to an address without an
 * account.
 */
export const deliveries = pgTable(
  'deliveries',
  {
    id: id(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    causeId: uuid('cause_id').notNull(),
    occursAt: instant('occurs_at'),
    occursOn: date('occurs_on', { mode: 'string' }),
    leadMinutes: integer('lead_minutes').notNull().default(0),
    sequence: integer('sequence').notNull().default(0),
    subjectId: uuid('subject_id'),
    /**
     * Id of the first delivery of the digest in which this delivery is sent. Null for that first delivery, and
     * for a delivery that is sent alone.
     */
    digestId: uuid('lead_id').references((): AnyPgColumn => deliveries.id, { onDelete: 'cascade' }),
    channel: text('channel'),
    address: text('address'),
    body: text('body').notNull(),
    dueAt: instant('due_at').notNull(),
    /**
     * Earliest instant at which the delivery may be sent. This is later than `dueAt` if the delivery was
     * postponed.
     */
    sendAt: instant('send_at').notNull().default(sql`now()`),
    expiresAt: instant('expires_at'),
    state: text('state').$type<DeliveryState>().notNull().default('planned'),
    sentAt: instant('sent_at'),
    late: boolean('late').notNull().default(false),
    /** True if only a template was sent, and the text itself is sent after the user's next message. */
    waits: boolean('waits').notNull().default(false),
    /** Whether the text quotes the user's journal. If so, admins cannot see the text. */
    isPrivate: boolean('is_private').notNull().default(false),
    /** Whether the text contains a login code. If so, the data export leaves out the text. */
    holdsCode: boolean('holds_code').notNull().default(false),
    buttons: jsonb('buttons').$type<DeliveryButton[]>(),
    isSimulated: boolean('is_simulated').notNull().default(false),
    leasedUntil: instant('leased_until'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('deliveries_cause_key')
      .on(t.causeId, t.kind, t.occursAt, t.occursOn, t.sequence, t.leadMinutes)
      .nullsNotDistinct(),
    index('deliveries_send_idx').on(t.sendAt).where(sql`state in ('planned', 'sending')`),
    index('deliveries_lease_idx').on(t.leasedUntil).where(sql`state = 'sending'`),
    index('deliveries_lost_idx')
      .on(t.dueAt.desc(), t.id)
      .where(sql`state in ('failed', 'expired', 'unknown')`),
    index('deliveries_lead_idx').on(t.digestId).where(sql`lead_id is not null`),
    index('deliveries_waiting_idx').on(t.userId).where(sql`waits`),
    index('deliveries_user_idx').on(t.userId, t.dueAt.desc()),
    index('deliveries_address_idx').on(t.address, t.dueAt.desc()).where(sql`address is not null`),
    check('deliveries_recipient', sql`user_id is not null or address is not null`),
  ],
);

/** Attempts to send a delivery. If a long text is sent as several messages, each message has separate attempts. */
export const sends = pgTable(
  'sends',
  {
    id: id(),
    deliveryId: uuid('delivery_id')
      .notNull()
      .references(() => deliveries.id, { onDelete: 'cascade' }),
    channel: text('channel').$type<MessengerChannel>().notNull().default('whatsapp'),
    part: smallint('part').notNull(),
    attemptNumber: smallint('try').notNull(),
    contactPointId: uuid('contact_point_id').references(() => contactPoints.id, { onDelete: 'set null' }),
    address: text('address'),
    fingerprint: text('digest'),
    provider: text('provider').notNull(),
    providerId: text('provider_id'),
    state: text('state').$type<DeliveryState>().notNull().default('sending'),
    errorCode: text('error_code'),
    leasedUntil: instant('leased_until'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('sends_try_idx').on(t.deliveryId, t.channel, t.part, t.attemptNumber),
    uniqueIndex('sends_provider_idx').on(t.provider, t.providerId),
    index('sends_lease_idx').on(t.leasedUntil).where(sql`state in ('sending','unknown')`),
    // Attempts are inserted in order of time, so BRIN keeps the index small.
    index('sends_created_idx').using('brin', t.createdAt),
    index('sends_contact_idx').on(t.contactPointId),
    index('sends_address_idx').on(t.address, t.createdAt),
  ],
);

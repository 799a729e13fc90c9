import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
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
  | 'blocked'
  | 'unknown'
  | 'cancelled';

/**
 * Everything the product says on its own or in answer to a message that came in by a channel. Unique per (user, kind, slot).
 * A reply names its channel and address; what leaves by itself finds a contact point when it is sent.
 * user_id is null only for the fixed answer to an address of no account.
 */
export const deliveries = pgTable(
  'deliveries',
  {
    id: id(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    slot: text('slot').notNull(),
    subjectId: uuid('subject_id'),
    /** Left as part of this delivery's message: what is due to a person in the same minute is one message. */
    leadId: uuid('lead_id').references((): AnyPgColumn => deliveries.id, { onDelete: 'cascade' }),
    channel: text('channel'),
    address: text('address'),
    body: text('body').notNull(),
    /** When it should leave; kept also where it leaves late. */
    dueAt: instant('due_at').notNull(),
    /** Not to be tried before this. */
    sendAt: instant('send_at').notNull().default(sql`now()`),
    expiresAt: instant('expires_at'),
    state: text('state').$type<DeliveryState>().notNull().default('planned'),
    /** When it left, or when it stood on the dashboard. */
    sentAt: instant('sent_at'),
    late: boolean('late').notNull().default(false),
    /** Announced by a template: the whole text waits for the person's next message. */
    waits: boolean('waits').notNull().default(false),
    /** It holds words of somebody's journal: nobody but them reads it. */
    isPrivate: boolean('is_private').notNull().default(false),
    /** While it is being sent: until then nobody else takes it. */
    leasedUntil: instant('leased_until'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('deliveries_slot_idx').on(t.userId, t.kind, t.slot),
    uniqueIndex('deliveries_stranger_idx').on(t.kind, t.slot).where(sql`user_id is null`),
    index('deliveries_send_idx').on(t.sendAt).where(sql`state in ('planned', 'sending')`),
    index('deliveries_lost_idx')
      .on(t.dueAt.desc(), t.id)
      .where(sql`state in ('failed', 'expired', 'unknown')`),
    index('deliveries_lead_idx').on(t.leadId).where(sql`lead_id is not null`),
    index('deliveries_waiting_idx').on(t.userId).where(sql`waits`),
    index('deliveries_user_idx').on(t.userId, t.dueAt.desc()),
    index('deliveries_address_idx').on(t.address, t.dueAt.desc()).where(sql`address is not null`),
    check('deliveries_recipient', sql`user_id is not null or address is not null`),
  ],
);

/** One try at sending one part of a delivery. */
export const sends = pgTable(
  'sends',
  {
    id: id(),
    deliveryId: uuid('delivery_id')
      .notNull()
      .references(() => deliveries.id, { onDelete: 'cascade' }),
    part: smallint('part').notNull(),
    try: smallint('try').notNull(),
    contactPointId: uuid('contact_point_id').references(() => contactPoints.id, { onDelete: 'set null' }),
    address: text('address'),
    /** Of the text that left: how it is found in the provider's list. */
    digest: text('digest'),
    provider: text('provider').notNull(),
    providerId: text('provider_id'),
    state: text('state').$type<DeliveryState>().notNull().default('sending'),
    errorCode: text('error_code'),
    leasedUntil: instant('leased_until'),
    acceptedAt: instant('accepted_at'),
    finalAt: instant('final_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('sends_try_idx').on(t.deliveryId, t.part, t.try),
    uniqueIndex('sends_provider_idx').on(t.provider, t.providerId),
    index('sends_lease_idx').on(t.leasedUntil).where(sql`state in ('sending','unknown')`),
    index('sends_contact_idx').on(t.contactPointId),
    index('sends_address_idx').on(t.address, t.createdAt),
  ],
);

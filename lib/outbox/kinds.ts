import type { SQL } from 'drizzle-orm';
import type { deliveries } from '@/db/schema/deliveries';
import type { Ctx } from '@/lib/context';
import type { Advance, DueSchedule } from '@/lib/outbox/schedules/occurrences';
import type { MessageButton, TemplateName } from '@/lib/ports';
import type { TimeReader } from '@/lib/time/format';

/** Identifies a delivery: there is one for each key and kind. */
export interface DeliveryKey {
  /** The id of the reminder, date, user or inbound message that caused it. */
  causeId: string;
  occursAt?: Date;
  /** The local date (YYYY-MM-DD), for deliveries that occur once per date. */
  occursOn?: string;
  /** Minutes before the occurrence at which a lead is due. */
  leadMinutes?: number;
  /** The number of a nag. */
  sequence?: number;
}

/** A planned delivery to a user, whose text has not been rendered yet. */
export type PendingDelivery = Pick<
  typeof deliveries.$inferSelect,
  'id' | 'subjectId' | 'occursAt' | 'occursOn' | 'leadMinutes' | 'sequence' | 'dueAt' | 'late'
> & { userId: string };

/** How a feature turns its due schedules into deliveries. */
export interface DeliveryKind {
  keyOf: (due: DueSchedule) => DeliveryKey;
  /** Overrides the next occurrence that the recurrence rule gives. */
  next?: (due: DueSchedule, now: Date) => Advance['next'];
  /** Whether deliveries wait for the end of the user's quiet hours, because Sidekick chose their time and not the user. */
  respectsQuietHours?: boolean;
  /**
   * Returns the instant after which the delivery is no longer worth sending. Must depend only on the kind, slot, zone and instant,
   * because results are cached by these.
   */
  expiresAt: (due: DueSchedule) => Date;
  /**
   * SQL that changes further rows when schedules advance. It is the body of a common table expression in the same statement and reads
   * from "advanced(id, kind, subject_id, next_run_at, due_at)".
   */
  onAdvance?: SQL;
  /** The WhatsApp template that announces the delivery outside the answering window. */
  template?: TemplateName;
  /** Returns the buttons below a message whose most important delivery has this kind, given the delivery's id. */
  buttons?: (deliveryId: string) => MessageButton[];
  /** Whether to send again if the provider cannot tell that the first attempt arrived, because twice is better than never. */
  resendIfUnproven?: boolean;
  /** Runs after a batch was sent. Must use one SQL statement. */
  onSent?: (ctx: Ctx, sent: PendingDelivery[]) => Promise<void>;
  /**
   * Returns the texts of a batch by delivery id. Must use a constant number of SQL statements. A delivery without a text is cancelled.
   */
  render: (
    ctx: Ctx,
    pending: PendingDelivery[],
    readerOf: (userId: string) => TimeReader,
  ) => Promise<Map<string, string>>;
}

export type DeliveryKinds = Readonly<Record<string, DeliveryKind>>;

import type { SQL } from 'drizzle-orm';
import type { deliveries } from '@/db/schema/deliveries';
import type { Ctx } from '@/lib/context';
import type { Advance, DueSchedule } from '@/lib/outbox/schedules/occurrences';
import type { MessageButton, TemplateName } from '@/lib/ports';
import type { TimeReader } from '@/lib/time/format';

/** There is one delivery per kind and key. */
export interface DeliveryKey {
  /** The reminder, user or inbound message that caused it. */
  causeId: string;
  occursAt?: Date;
  /** Local date (YYYY-MM-DD), for deliveries that occur once per date. */
  occursOn?: string;
  /** Minutes between a lead and its occurrence. */
  leadMinutes?: number;
  /** Number of the nag, from 1. */
  sequence?: number;
}

export type PendingDelivery = Pick<
  typeof deliveries.$inferSelect,
  'id' | 'subjectId' | 'occursAt' | 'occursOn' | 'leadMinutes' | 'sequence' | 'dueAt' | 'late'
> & { userId: string };

export interface DeliveryKind {
  keyOf: (due: DueSchedule) => DeliveryKey;
  /** Replaces the next occurrence that the recurrence rule gives. */
  next?: (due: DueSchedule, now: Date) => Advance['next'];
  /**
   * Whether deliveries wait for the end of quiet hours. This is so if Sidekick and not the user chose their
   * time.
   */
  respectsQuietHours?: boolean;
  /**
   * Returns the instant after which the delivery is not sent any more. Must depend only on kind, slot, zone
   * and instant, because results are cached by these.
   */
  expiresAt: (due: DueSchedule) => Date;
  /**
   * SQL that changes further rows in the statement that advances schedules. It becomes a common table
   * expression and may read from "advanced(id, kind, subject_id, next_run_at, due_at)".
   */
  onAdvance?: SQL;
  /** WhatsApp template that announces the delivery while the answering window is closed. */
  template?: TemplateName;
  /** Returns the buttons of a message with this kind as its most important one. */
  buttons?: (deliveryId: string) => MessageButton[];
  /**
   * Whether to send again if the provider cannot prove that the first attempt arrived. Arriving twice is then
   * better than never.
   */
  resendIfUnproven?: boolean;
  /** Runs after a batch was sent. Must need only one SQL statement. */
  onSent?: (ctx: Ctx, sent: PendingDelivery[]) => Promise<void>;
  /**
   * Returns texts by delivery id. Must need a constant number of SQL statements. A delivery without a text is
   * cancelled.
   */
  render: (
    ctx: Ctx,
    pending: PendingDelivery[],
    readerOf: (userId: string) => TimeReader,
  ) => Promise<Map<string, string>>;
}

export type DeliveryKinds = Readonly<Record<string, DeliveryKind>>;

import type { SQL } from 'drizzle-orm';
import type { deliveries } from '@/db/schema/deliveries';
import type { Ctx } from '@/lib/context';
import type { Advance, DeliveryKey, DueSchedule } from '@/lib/outbox/schedules/occurrences';
import type { MessageButton, TemplateName } from '@/lib/ports';
import type { TimeReader } from '@/lib/time/format';

export type PendingDelivery = Pick<
  typeof deliveries.$inferSelect,
  'id' | 'subjectId' | 'occursAt' | 'occursOn' | 'leadMinutes' | 'sequence' | 'dueAt' | 'late'
> & { userId: string };

export interface DeliveryKind {
  keyOf: (due: DueSchedule) => DeliveryKey;
  /**
   * Returns the next occurrence; null after the last one. Without this function, the recurrence rule
   * determines the next occurrence.
   */
  next?: (due: DueSchedule, now: Date) => Advance['next'];
  /** Whether deliveries wait for the end of quiet hours. True if Sidekick chose their time, false if the user did. */
  respectsQuietHours?: boolean;
  /**
   * Returns the instant after which the delivery is not sent any more. The result must depend only on `kind`,
   * `slot`, `zone` and `at` of the schedule, because it is cached by these values.
   */
  expiresAt: (due: DueSchedule) => Date;
  /**
   * SQL statement that also runs when schedules of this kind advance to their next occurrence. It is a common
   * table expression. It may read from "advanced(kind, subject_id, next_run_at, due_at)".
   */
  onAdvance?: SQL;
  /**
   * WhatsApp template that announces the delivery if WhatsApp accepts no free text, because the user has not
   * written for 24 hours.
   */
  template?: TemplateName;
  /**
   * Returns the buttons of a message. If several deliveries share a message, the kind whose template has the highest
   * priority sets the buttons.
   */
  buttons?: (deliveryId: string) => MessageButton[];
  /**
   * Whether to send a delivery again if the provider cannot prove that the first attempt arrived. True for
   * deliveries that should arrive even at the risk of arriving twice.
   */
  resendIfUnproven?: boolean;
  /** Runs after a batch was sent. Must run a constant number of SQL statements. */
  onSent?: (ctx: Ctx, sent: PendingDelivery[]) => Promise<void>;
  /**
   * Returns texts by delivery id. Must run a constant number of SQL statements. A delivery without a text is
   * cancelled.
   */
  render: (
    ctx: Ctx,
    pending: PendingDelivery[],
    readerOf: (userId: string) => TimeReader,
  ) => Promise<Map<string, string>>;
}

export type DeliveryKinds = Readonly<Record<string, DeliveryKind>>;

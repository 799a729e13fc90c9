import type { SQL } from 'drizzle-orm';
import type { deliveries } from '@/db/schema/deliveries';
import type { Ctx } from '@/lib/context';
import type { Advance, DueSchedules, OccurrenceKey } from '@/lib/outbox/schedules/occurrences';
import type { MessageButton, TemplateName } from '@/lib/ports';
import type { TimeReader } from '@/lib/time/format';

export type PendingDelivery = Pick<
  typeof deliveries.$inferSelect,
  'id' | 'subjectId' | 'occursAt' | 'occursOn' | 'leadMinutes' | 'sequence' | 'dueAt' | 'late'
> & { userId: string };

export interface DeliveryKind {
  keyOf: (due: DueSchedules) => OccurrenceKey;
  /** Returns the next occurrence, or null after the last one. By default, the recurrence rule decides. */
  next?: (due: DueSchedules, now: Date) => Advance['next'];
  respectsQuietHours?: boolean;
  /** Returns the instant from which the delivery is no longer sent. */
  expiresAt: (due: DueSchedules) => Date;
  /**
   * SQL that updates the feature's own rows. Runs as a CTE in the statement that moves schedules to their next
   * occurrence. The moved schedules are in `advanced(kind, subject_id, next_run_at, due_at)`.
   */
  onAdvance?: SQL;
  template?: TemplateName;
  buttons?: (deliveryId: string) => MessageButton[];
  resendIfUnproven?: boolean;
  /** Called with sent deliveries of this kind. The number of SQL statements must not grow with `sent`. */
  onSent?: (ctx: Ctx, sent: PendingDelivery[]) => Promise<void>;
  /** Returns the texts by delivery id. A delivery without a text is cancelled. */
  render: (
    ctx: Ctx,
    pending: PendingDelivery[],
    readerOf: (userId: string) => TimeReader,
  ) => Promise<Map<string, string>>;
}

export type DeliveryKinds = Readonly<Record<string, DeliveryKind>>;

import type { SQL } from 'drizzle-orm';
import type { Ctx } from '@/lib/context';
import type { MessageButton, TemplateName } from '@/lib/ports';
import type { Advance, DueSchedule } from '@/lib/scheduler/occurrences';
import type { TimeReader } from '@/lib/time/format';

/** A planned delivery whose text has not been rendered yet. */
export interface PendingDelivery {
  id: string;
  userId: string;
  subjectId: string | null;
  /** As `slotOf` named it. */
  slot: string;
  dueAt: Date;
  late: boolean;
}

/** How a feature turns its due schedules into deliveries. */
export interface DeliveryKind {
  /** Names the one delivery that this occurrence may lead to; unique per user. */
  slotOf: (due: DueSchedule) => string;
  /** Replaces the rule's next occurrence. */
  next?: (due: DueSchedule, now: Date) => Advance['next'];
  /** Sidekick chose the time, not the user: during the user's quiet hours the delivery waits for their end. */
  respectsQuietHours?: boolean;
  /** When the delivery is no longer worth sending. Must depend only on the kind, slot, zone and instant: results are cached by these. */
  expiresAt: (due: DueSchedule) => Date;
  /**
   * Rows to change when schedules advance: the inside of a common table expression that reads
   * "advanced(id, kind, subject_id, next_run_at, due_at)" and runs in the same statement.
   */
  onAdvance?: SQL;
  /** Announces the delivery outside WhatsApp's answering window. */
  template?: TemplateName;
  /** What the user can press below a message that is led by this kind, by the id of its delivery. */
  buttons?: (deliveryId: string) => MessageButton[];
  /** Sends it again if the provider cannot tell whether the first attempt arrived: better twice than never. */
  resendIfUnproven?: boolean;
  /** Runs after a batch was sent; one statement. */
  onSent?: (ctx: Ctx, sent: PendingDelivery[]) => Promise<void>;
  /**
   * Returns the texts of a batch by delivery id, read in a constant number of statements. A delivery without a text is cancelled.
   */
  render: (
    ctx: Ctx,
    pending: PendingDelivery[],
    readerOf: (userId: string) => TimeReader,
  ) => Promise<Map<string, string>>;
}

export type DeliveryKinds = Readonly<Record<string, DeliveryKind>>;

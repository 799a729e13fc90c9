import type { SQL } from 'drizzle-orm';
import type { Ctx } from '@/lib/context';
import type { Advance, DueSchedule } from '@/lib/outbox/schedules/occurrences';
import type { MessageButton, TemplateName } from '@/lib/ports';
import type { TimeReader } from '@/lib/time/format';

/** What a delivery is about: there is one for each key and kind. */
export interface DeliveryKey {
  /** What caused it: a reminder, a date, the user, the inbound message. */
  causeId: string;
  /** The instant of the occurrence. */
  occursAt?: Date;
  /** The local date, if it comes once a date; YYYY-MM-DD. */
  occursOn?: string;
  /** How many minutes before the occurrence it comes. */
  leadMinutes?: number;
  /** The number of a nag. */
  sequence?: number;
}

/** A planned delivery whose text has not been rendered yet. */
export interface PendingDelivery {
  id: string;
  userId: string;
  subjectId: string | null;
  occursAt: Date | null;
  occursOn: string | null;
  leadMinutes: number;
  sequence: number;
  dueAt: Date;
  late: boolean;
}

/** How a feature turns its due schedules into deliveries. */
export interface DeliveryKind {
  /** Names the one delivery that this occurrence may lead to. */
  keyOf: (due: DueSchedule) => DeliveryKey;
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

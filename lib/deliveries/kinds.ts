import type { SQL } from 'drizzle-orm';
import type { Ctx } from '@/lib/context';
import type { TemplateName } from '@/lib/ports';
import type { Due, Run } from '@/lib/scheduler/runs';

/** A planned delivery whose text is still to be written. */
export interface Pending {
  id: string;
  userId: string;
  subjectId: string | null;
  /** As slotOf named it. */
  slot: string;
  dueAt: Date;
  late: boolean;
}

/** What a room says by itself, at a time that a schedule holds. */
export interface Kind {
  /** The name of the one delivery that this run may lead to; unique per person. */
  slotOf: (due: Due) => string;
  /** The run after this one, where it is not simply the rule's next. */
  next?: (due: Due, now: Date) => Run['next'];
  /** Timed by Sidekick, not by the person: it waits for the end of their quiet hours. */
  isOurs?: boolean;
  /** After this nobody wants it any more; the same for runs of the same slot, zone and instant. */
  expiresAt: (due: Due) => Date;
  /**
   * What else changes when its schedules move on, as the inner part of a common table expression over
   * "moved(id, kind, subject_id, next_run_at)", in the same statement.
   */
  onMoved?: SQL;
  /** What announces it outside of WhatsApp's answering window. */
  template?: TemplateName;
  /** Sent again where nobody can say whether it left: rather twice than never. */
  mayComeAgain?: boolean;
  /** What else is noted once a chunk has left, in one statement. */
  onSent?: (ctx: Ctx, sent: Pending[]) => Promise<void>;
  /** The texts of a chunk, by delivery id, read in a constant number of statements. One that is left out is called off. */
  render: (ctx: Ctx, pending: Pending[], zoneOf: (userId: string) => string) => Promise<Map<string, string>>;
}

export type Kinds = Readonly<Record<string, Kind>>;

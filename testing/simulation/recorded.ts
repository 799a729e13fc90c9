import { inArray } from 'drizzle-orm';
import { openDatabase } from '@/db/client';
import { deliveries, sends } from '@/db/schema/deliveries';
import type { SimulatedUser } from '@/testing/simulation/perform';

export interface RecordedDelivery {
  id: string;
  digestId: string | null;
  /**
   * What was delivered, such as "daily", "nag 3.1" (3.1 is the key of a reminder) or "lead 3.1 30" (30 minutes
   * before that reminder).
   */
  subject: string;
  /** The occurrence: its local date, or its instant (ISO, UTC). */
  slot: string;
  body: string;
  dueAt: Date;
  sendAt: Date;
  sentAt: Date | null;
  state: string;
  channel: string | null;
}

export interface RecordedReply {
  id: string;
  messageId: string;
  at: number;
  text: string;
}

export interface Recorded {
  deliveries: RecordedDelivery[];
  replies: RecordedReply[];
  deliveryOf: Map<string, string>;
}

const kinds = ['daily', 'journal', 'recap', 'reminder', 'lead', 'nag', 'snooze', 'social', 'social_lead'];

export async function readRecorded(url: string, users: SimulatedUser[]): Promise<Map<string, Recorded>> {
  const database = await openDatabase({ url, dataDir: '', neonWsProxy: null });
  const rows = await database.db
    .select()
    .from(deliveries)
    .where(inArray(deliveries.kind, [...kinds, 'reply']));
  const attempts = await database.db.select({ id: sends.id, deliveryId: sends.deliveryId }).from(sends);
  await database.close();
  const byUser = Map.groupBy(rows, ({ userId }) => userId);
  const byDelivery = Map.groupBy(attempts, ({ deliveryId }) => deliveryId);
  return new Map(
    users.map(({ script, ids }) => {
      const own = byUser.get(ids.get('user') ?? '') ?? [];
      const keys = new Map([...ids].map(([key, id]) => [id, key.replace('date ', '')]));
      const recorded: Recorded = {
        deliveries: own
          .filter(({ kind }) => kind !== 'reply')
          .map((row) => ({ ...row, ...namesOf(row, keys) })),
        replies: own
          .filter(({ kind }) => kind === 'reply')
          .map(replyOf)
          .toSorted((a, b) => a.at - b.at),
        deliveryOf: new Map(
          own.flatMap(({ id }) => (byDelivery.get(id) ?? []).map((attempt) => [attempt.id, id] as const)),
        ),
      };
      return [script.name, recorded] as const;
    }),
  );
}

function replyOf(row: { id: string; causeId: string; dueAt: Date; body: string }): RecordedReply {
  return { id: row.id, messageId: row.causeId, at: row.dueAt.getTime(), text: row.body };
}

function namesOf(
  row: Pick<typeof deliveries.$inferSelect, 'kind' | 'subjectId' | 'occursAt' | 'occursOn' | 'leadMinutes'>,
  keys: Map<string, string>,
): { subject: string; slot: string } {
  const { kind, subjectId, occursAt, occursOn, leadMinutes } = row;
  const slot = occursOn ?? occursAt?.toISOString() ?? '';
  if (['daily', 'journal', 'recap'].includes(kind)) return { subject: kind, slot };
  const key = keys.get(subjectId ?? '') ?? 'unknown';
  const lead = kind === 'lead' ? ` ${leadMinutes}` : '';
  return { subject: `${kind} ${key}${lead}`, slot };
}

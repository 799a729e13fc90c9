import { inArray } from 'drizzle-orm';
import { openDatabase } from '@/db/client';
import { deliveries, sends } from '@/db/schema/deliveries';
import type { Life } from '@/lib/testing/simulation/perform';

/** What the product itself says it sent by itself. */
export interface Row {
  id: string;
  leadId: string | null;
  /** The kind, with the script's key of its thing. */
  subject: string;
  /** The date of what comes once a day or a year. */
  slot: string;
  body: string;
  dueAt: Date;
  sendAt: Date;
  sentAt: Date | null;
  state: string;
  channel: string | null;
}

/** What it answered to somebody's message. */
export interface Reply {
  id: string;
  /** Of the message that it answers. */
  writeId: string;
  at: number;
  text: string;
}

/** Of one person; `sends` gives the delivery that a try belongs to. */
export interface Kept {
  rows: Row[];
  replies: Reply[];
  sends: Map<string, string>;
}

const kinds = ['daily', 'journal', 'recap', 'reminder', 'lead', 'nag', 'snooze', 'social', 'social_lead'];

/** The tables as they stand in the end, by person. */
export async function keptOf(url: string, lives: Life[]): Promise<Map<string, Kept>> {
  const database = await openDatabase({ url, dataDir: '', neonWsProxy: null });
  const rows = await database.db
    .select()
    .from(deliveries)
    .where(inArray(deliveries.kind, [...kinds, 'reply']));
  const tries = await database.db.select({ id: sends.id, deliveryId: sends.deliveryId }).from(sends);
  await database.close();
  const byUser = Map.groupBy(rows, ({ userId }) => userId);
  const triesOf = Map.groupBy(tries, ({ deliveryId }) => deliveryId);
  return new Map(
    lives.map(({ person, ids }) => {
      const own = byUser.get(ids.get('user') ?? '') ?? [];
      const keys = new Map([...ids].map(([key, id]) => [id, key.replace('date ', '')]));
      const replies = own.filter(({ kind }) => kind === 'reply');
      const said = own.filter(({ kind }) => kind !== 'reply');
      const kept = {
        rows: said.map((row) => ({ ...row, ...namedAs(row, keys) })),
        replies: replies
          .map(({ id, slot, dueAt, body }) => ({
            ...{ id, text: body },
            ...{ writeId: slot.replace('in:', ''), at: dueAt.getTime() },
          }))
          .toSorted((a, b) => a.at - b.at),
        sends: new Map(own.flatMap(({ id }) => (triesOf.get(id) ?? []).map((one) => [one.id, id] as const))),
      };
      return [person.name, kept] as const;
    }),
  );
}

function namedAs(
  { kind, slot, subjectId }: { kind: string; slot: string; subjectId: string | null },
  keys: Map<string, string>,
): { subject: string; slot: string } {
  if (['daily', 'journal', 'recap'].includes(kind)) return { subject: kind, slot };
  const key = keys.get(subjectId ?? '') ?? 'unknown';
  const lead = kind === 'lead' ? ` ${/-(\d+)$/.exec(slot)?.[1]}` : '';
  return { subject: `${kind} ${key}${lead}`, slot: slot.split('@')[1] ?? slot };
}

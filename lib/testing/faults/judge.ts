import { inArray } from 'drizzle-orm';
import { openDatabase } from '@/db/client';
import { deliveries, sends } from '@/db/schema/deliveries';
import type { Wanted } from '@/lib/testing/faults/people';
import { headlineIn, type Taken } from '@/lib/testing/virtual/provider';

export interface Verdict {
  messages: number;
  lost: string[];
  doubled: string[];
  /** Ended in no outcome, or in one that the provider's ledger does not bear out. */
  wrong: string[];
  /** What the provider does not have and does not come again: nobody could say whether it left, or it was midnight. */
  givenUp: number;
  /** Came whole with an answer, after it was announced. */
  followed: number;
  latestMs: number;
}

/** How everything must stand in the end: what the provider has, and what it never takes (null where it takes all). */
export interface Ends {
  taken: string;
  refused: string | null;
}

/** A summary nobody wants twice, and a question about what is open comes again by itself. */
const comeOnce = ['daily', 'nag'];

/** Holds the provider's ledger and what the product says of its deliveries against what had to come. */
export async function judge(url: string, wanted: Wanted[], ledger: Taken[], ends: Ends): Promise<Verdict> {
  const { byUser, answers } = await keptOf(url);
  const said = ledger.filter(({ sendId }) => !answers.has(sendId));
  const linesTo = Map.groupBy(said.flatMap(linesOf), ({ to }) => to);
  const answersTo = Map.groupBy(
    ledger.filter(({ sendId }) => answers.has(sendId)).flatMap(linesOf),
    ({ to }) => to,
  );
  const verdict: Verdict = {
    ...{ messages: said.length, lost: [], doubled: [], wrong: [], givenUp: 0, followed: 0, latestMs: 0 },
  };
  for (const one of wanted) {
    const found = (linesTo.get(one.address) ?? []).filter((line) => isIn(line, one));
    const whole = (answersTo.get(one.address) ?? []).filter((line) => isIn(line, one));
    const states = (byUser.get(one.userId) ?? []).flatMap(({ kind, end }) =>
      kind === one.kind ? [end] : [],
    );
    const areAll = (...allowed: (string | null)[]) =>
      states.length > 0 && states.every((end) => allowed.includes(end));
    const what = `${one.line} (${states.join(', ')})`;
    // Each question about what is open has its message; one that another overtook has none.
    const most = one.kind === 'nag' ? states.filter((end) => end === ends.taken).length : 1;
    if (found.length > Math.max(1, most) || whole.length > Math.max(1, most)) verdict.doubled.push(what);
    verdict.followed += Math.min(whole.length, 1);
    if (found.length > 0 && one.kind !== 'nag' && !areAll(ends.taken)) verdict.wrong.push(what);
    verdict.latestMs = Math.max(verdict.latestMs, ...found.slice(0, 1).map(({ at }) => at - one.due));
    if (found.length > 0 || whole.length > 0 || areAll(ends.refused, ends.refused && 'cancelled null'))
      continue;
    const isGivenUp = states.some((end) => ['unknown whatsapp', 'expired null'].includes(end));
    if (comeOnce.includes(one.kind) && isGivenUp) verdict.givenUp += 1;
    else verdict.lost.push(what);
  }
  return verdict;
}

interface Line {
  to: string;
  line: string;
  at: number;
  isTemplate: boolean;
}

/** A template's one line is all that it says. */
function linesOf({ to, text, at, template }: Taken): Line[] {
  const lines = template ? [headlineIn(text)] : text.split('\n');
  return lines.map((line) => ({ to, line, at: at.getTime(), isTemplate: template !== null }));
}

function isIn({ line, isTemplate }: Line, { line: wanted, kind }: Wanted): boolean {
  if (isTemplate || kind === 'lead') return line.includes(wanted);
  return kind === 'daily' ? line.startsWith(wanted) : line === wanted;
}

interface End {
  kind: string;
  end: string;
}

/** How everything stands that was said by itself, by person, and the tries that answered somebody. */
async function keptOf(url: string): Promise<{ byUser: Map<string | null, End[]>; answers: Set<string> }> {
  const database = await openDatabase({ url, dataDir: '', neonWsProxy: null });
  const kinds = ['reminder', 'lead', 'snooze', 'nag', 'daily', 'reply'];
  const rows = await database.db.select().from(deliveries).where(inArray(deliveries.kind, kinds));
  const tries = await database.db.select({ id: sends.id, deliveryId: sends.deliveryId }).from(sends);
  await database.close();
  const replies = new Set(rows.flatMap(({ id, kind }) => (kind === 'reply' ? [id] : [])));
  const ends = rows.map(({ userId, kind, state, channel }) => ({ userId, kind, end: `${state} ${channel}` }));
  return {
    byUser: Map.groupBy(ends, ({ userId }) => userId),
    answers: new Set(tries.flatMap(({ id, deliveryId }) => (replies.has(deliveryId) ? [id] : []))),
  };
}

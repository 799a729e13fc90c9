import { inArray } from 'drizzle-orm';
import { openDatabase } from '@/db/client';
import { deliveries, sends } from '@/db/schema/deliveries';
import type { MessengerChannel } from '@/lib/channels/rules';
import type { Wanted } from '@/testing/faults/round';
import { phoneIn } from '@/testing/virtual/contacts';
import { type AcceptedMessage, headlineIn } from '@/testing/virtual/provider';

export interface Verdict {
  messages: number;
  lost: string[];
  doubled: string[];
  wrongState: string[];
  givenUp: number;
  followed: number;
  latestMs: number;
}

/**
 * The states in which messages may end, such as "accepted whatsapp". `refused` is the state of refused
 * messages, or null if no channel refuses any.
 */
export interface FinalStates {
  accepted: readonly string[];
  refused: string | null;
}

const neverResent = ['daily', 'nag'];

export async function judge(
  url: string,
  wanted: Wanted[],
  ledger: AcceptedMessage[],
  finalStates: FinalStates,
): Promise<Verdict> {
  const { statesOf, replyAttempts } = await readOutbox(url);
  const own = ledger.filter(({ sendId }) => !replyAttempts.has(sendId));
  const replies = ledger.filter(({ sendId }) => replyAttempts.has(sendId));
  const ownLines = Map.groupBy(own.flatMap(linesOf), ({ to }) => phoneIn(to));
  const replyLines = Map.groupBy(replies.flatMap(linesOf), ({ to }) => phoneIn(to));
  const verdict: Verdict = {
    ...{ messages: own.length, lost: [], doubled: [], wrongState: [] },
    ...{ givenUp: 0, followed: 0, latestMs: 0 },
  };
  for (const one of wanted) {
    const { accepted, refused } = finalStates;
    const found = (ownLines.get(one.address) ?? []).filter((line) => contains(line, one));
    const inReplies = (replyLines.get(one.address) ?? []).filter((line) => contains(line, one));
    const states = (statesOf.get(one.userId) ?? []).flatMap(({ kind, state }) =>
      kind === one.kind ? [state] : [],
    );
    const areAll = (...allowed: (string | null)[]) =>
      states.length > 0 && states.every((state) => allowed.includes(state));
    const description = `${one.line} (${states.join(', ')})`;
    // Each nag is a message of its own, unless a newer nag has replaced it.
    const nags = one.kind === 'nag' ? states.filter((state) => accepted.includes(state)).length : 1;
    const most = Math.max(1, nags);
    if (found.length > most || inReplies.length > most) verdict.doubled.push(description);
    verdict.followed += Math.min(inReplies.length, 1);
    const byChannel = accepted.filter((state) => found.some(({ channel }) => state.endsWith(` ${channel}`)));
    if (found.length > 0 && one.kind !== 'nag' && !areAll(...byChannel)) verdict.wrongState.push(description);
    verdict.latestMs = Math.max(verdict.latestMs, ...found.slice(0, 1).map(({ at }) => at - one.due));
    const isRefused = areAll(refused, refused && 'cancelled null');
    if (found.length > 0 || inReplies.length > 0 || isRefused) continue;
    const isGivenUp = states.some((state) => state.startsWith('unknown ') || state === 'expired null');
    if (neverResent.includes(one.kind) && isGivenUp) verdict.givenUp += 1;
    else verdict.lost.push(description);
  }
  return verdict;
}

interface Line {
  channel: MessengerChannel;
  to: string;
  line: string;
  at: number;
  isTemplate: boolean;
}

function linesOf({ channel, to, text, at, template }: AcceptedMessage): Line[] {
  const lines = template ? [headlineIn(text)] : text.split('\n');
  return lines.map((line) => ({ channel, to, line, at: at.getTime(), isTemplate: template !== null }));
}

function contains({ line, isTemplate }: Line, { line: wanted, kind }: Wanted): boolean {
  if (isTemplate || kind === 'lead') return line.includes(wanted);
  return kind === 'daily' ? line.startsWith(wanted) : line === wanted;
}

interface FinalState {
  kind: string;
  state: string;
}

async function readOutbox(
  url: string,
): Promise<{ statesOf: Map<string | null, FinalState[]>; replyAttempts: Set<string> }> {
  const database = await openDatabase({ url, dataDir: '', neonWsProxy: null });
  const kinds = ['reminder', 'lead', 'snooze', 'nag', 'daily', 'reply'];
  const rows = await database.db.select().from(deliveries).where(inArray(deliveries.kind, kinds));
  const attempts = await database.db.select({ id: sends.id, deliveryId: sends.deliveryId }).from(sends);
  await database.close();
  const replies = new Set(rows.flatMap(({ id, kind }) => (kind === 'reply' ? [id] : [])));
  const states = rows.map(({ userId, kind, state, channel }) => ({
    ...{ userId, kind, state: `${state} ${channel}` },
  }));
  return {
    statesOf: Map.groupBy(states, ({ userId }) => userId),
    replyAttempts: new Set(attempts.flatMap(({ id, deliveryId }) => (replies.has(deliveryId) ? [id] : []))),
  };
}

import type { DeliveryState } from '@/db/schema/deliveries';
import { splitBody } from '@/lib/channels/rules';
import type { Ctx } from '@/lib/context';
import { digestOf } from '@/lib/deliveries/digest';
import { mayTryAgain, weakest } from '@/lib/deliveries/rules';
import { closeSends, openSends, type SendOutcome, type SendRow } from '@/lib/deliveries/writes';
import { SendError } from '@/lib/ports';

/** A text for an address, with the tries that were made at it before. */
export interface Letter {
  deliveryId: string;
  contactPointId: string | null;
  /** E.164 */
  address: string;
  text: string;
  tries: SendRow[];
}

/** Where a letter stands: how far its least certain part is, or that the rest waits because the provider asked for it. */
export type Posted =
  | { state: 'done'; outcome: DeliveryState }
  /** isBegun: a part of it has left, so that its words stand. */
  | { state: 'put-off'; retryAfterSeconds: number; isBegun: boolean };

/** Outlives the longest sender, so that a try that is under way or waits for its turn is never taken for a lost one. */
const leaseSeconds = 330;
/** After this no letter is begun any more; the rest is tried by another job. */
const sendingMs = 240_000;
const restSeconds = 5;
/** Letters under way at once; one person's parts go one after the other. */
const atOnce = 20;

/**
 * Sends letters, part by part in order. Every try is written down before it leaves; one that is found without an outcome is
 * unknown, and is not plainly made again. Three statements, however many letters.
 */
export async function post(ctx: Ctx, letters: Letter[]): Promise<Map<string, Posted>> {
  const drafts = letters.map((letter) => ({ letter, parts: partsOf(letter) }));
  const open = drafts.flatMap(({ letter, parts }) =>
    parts.flatMap((part) => (part.state === 'open' ? [{ part, letter }] : [])),
  );
  const ids = await openSends(
    ctx,
    ctx.ports.messenger.provider,
    open.map(({ letter, part }) => ({
      deliveryId: letter.deliveryId,
      contactPointId: letter.contactPointId,
      part: part.place,
      try: part.tries + 1,
      address: letter.address,
      digest: digestOf(part.text),
    })),
    leaseSeconds,
  );
  const idOf = new Map(open.map(({ part }, place) => [part, ids[place] ?? '']));
  const outcomes: SendOutcome[] = drafts.flatMap(({ parts }) =>
    parts.flatMap(({ lostId }) => (lostId ? [{ id: lostId, state: 'unknown' as const }] : [])),
  );
  const posted = new Map<string, Posted>();
  const waiting = [...drafts];
  const until = ctx.now().getTime() + sendingMs;
  async function work(): Promise<void> {
    for (let draft = waiting.shift(); draft; draft = waiting.shift()) {
      const rest = ctx.now().getTime() > until ? restSeconds : null;
      const { tried, result } = await postOne(ctx, draft.letter, draft.parts, idOf, rest);
      outcomes.push(...tried);
      posted.set(draft.letter.deliveryId, result);
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, drafts.length) }, work));
  await closeSends(ctx, outcomes);
  if (outcomes.some(({ state }) => state === 'unknown')) ctx.due.note(new Date(ctx.now().getTime() + 60_000));
  return posted;
}

interface Part {
  place: number;
  text: string;
  /** How many tries there were. */
  tries: number;
  /** open: to be sent now. Anything else is the outcome that stands. */
  state: 'open' | DeliveryState;
  /** A try that was begun and has no outcome: its process died. */
  lostId: string | null;
}

function partsOf({ text, tries }: Letter): Part[] {
  return splitBody(text).map((words, place) => {
    const before = tries.filter(({ part }) => part === place);
    const standing = before.find((one) => !mayTryAgain(one));
    const lostId = standing?.state === 'sending' ? standing.id : null;
    const outcome = lostId ? 'unknown' : standing?.state;
    return { place, text: words, tries: before.length, state: outcome ?? 'open', lostId };
  });
}

async function postOne(
  ctx: Ctx,
  letter: Letter,
  parts: Part[],
  idOf: Map<Part, string>,
  restSeconds: number | null,
): Promise<{ tried: SendOutcome[]; result: Posted }> {
  const tried: SendOutcome[] = [];
  const states: DeliveryState[] = [];
  let wait = restSeconds;
  for (const part of parts) {
    const id = idOf.get(part);
    const isOver = wait !== null || states.includes('failed');
    if (id && isOver) tried.push({ id, state: 'failed', errorCode: 'not tried' });
    else if (id) {
      const { outcome, retryAfterSeconds } = await sendPart(ctx, letter.address, part.text, id);
      tried.push(outcome);
      wait = retryAfterSeconds;
      if (wait === null) states.push(outcome.state);
    } else if (part.state !== 'open') states.push(part.state);
  }
  const isBegun = states.some((state) => state !== 'failed');
  if (wait !== null) return { tried, result: { state: 'put-off', retryAfterSeconds: wait, isBegun } };
  return { tried, result: { state: 'done', outcome: weakest(states) } };
}

async function sendPart(
  ctx: Ctx,
  to: string,
  text: string,
  sendId: string,
): Promise<{ outcome: SendOutcome; retryAfterSeconds: number | null }> {
  try {
    const { providerId, state } = await ctx.ports.messenger.send({ channel: 'whatsapp', to, text, sendId });
    return { outcome: { id: sendId, state, providerId }, retryAfterSeconds: null };
  } catch (error) {
    if (!(error instanceof SendError)) throw error;
    if (error.kind === 'limited') {
      const outcome = { id: sendId, state: 'failed' as const, errorCode: 'rate limit' };
      return { outcome, retryAfterSeconds: error.retryAfterSeconds ?? 10 };
    }
    const state = error.kind === 'refused' ? ('failed' as const) : ('unknown' as const);
    return { outcome: { id: sendId, state, errorCode: error.reason }, retryAfterSeconds: null };
  }
}

import type { DeliveryState } from '@/db/schema/deliveries';
import { splitBody } from '@/lib/channels/rules';
import { closeWindows } from '@/lib/channels/writes';
import type { Ctx } from '@/lib/context';
import { digestOf, digestOfTemplate } from '@/lib/deliveries/digest';
import { type Gate, openGate } from '@/lib/deliveries/gate';
import {
  mayTryAgain,
  notReached,
  probeSeconds,
  templatePart,
  weakest,
  windowClosed,
} from '@/lib/deliveries/rules';
import { closeSends, openSends, type SendOutcome, type SendRow } from '@/lib/deliveries/send-writes';
import { type OutboundMessage, SendError } from '@/lib/ports';

/** A text for an address, with the tries that were made at it before. */
export interface Letter {
  deliveryId: string;
  contactPointId: string | null;
  /** E.164 */
  address: string;
  text: string;
  /** Leaves instead of the text. */
  template?: OutboundMessage['template'];
  tries: SendRow[];
}

/**
 * Where a letter stands: how far its least certain part is, or that the rest waits: the provider asked for it or is failing, the
 * person just got many, or WhatsApp's window is closed and it has to leave in another form.
 */
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
 * unknown, and is not plainly made again. Five statements, however many letters.
 */
export async function post(ctx: Ctx, letters: Letter[]): Promise<Map<string, Posted>> {
  if (letters.length === 0) return new Map();
  const gate = await openGate(
    ctx,
    letters.map(({ address }) => address),
  );
  const drafts = letters.map((letter) => {
    const parts = partsOf(letter);
    const isOpen = parts.some(({ state }) => state === 'open');
    return { letter, parts, wait: isOpen ? gate.waitFor(letter.address) : null };
  });
  const open = drafts.flatMap(({ letter, parts, wait }) =>
    parts.flatMap((part) => (part.state === 'open' && wait === null ? [{ part, letter }] : [])),
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
      digest: part.digest,
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
      const broken = gate.isBroken() ? probeSeconds : rest;
      const wait = draft.wait ?? (await gate.offFor()) ?? broken;
      const { tried, result } = await postOne(ctx, gate, { ...draft, wait }, idOf);
      outcomes.push(...tried);
      posted.set(draft.letter.deliveryId, result);
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, drafts.length) }, work));
  await closeSends(ctx, outcomes);
  await gate.close();
  await closeWindows(ctx, contactsOf(outcomes, open, idOf));
  if (outcomes.some(({ state }) => state === 'unknown')) ctx.due.note(new Date(ctx.now().getTime() + 60_000));
  return posted;
}

/** Those whose window was found closed. */
function contactsOf(
  outcomes: SendOutcome[],
  open: { part: Part; letter: Letter }[],
  idOf: Map<Part, string>,
) {
  const closed = new Set(outcomes.filter(({ errorCode }) => errorCode === windowClosed).map(({ id }) => id));
  return open.flatMap(({ part, letter }) =>
    closed.has(idOf.get(part) ?? '') && letter.contactPointId ? [letter.contactPointId] : [],
  );
}

interface Part {
  place: number;
  text: string;
  /** How it is found in the provider's list. */
  digest: string;
  /** How many tries there were. */
  tries: number;
  /** open: to be sent now. Anything else is the outcome that stands. */
  state: 'open' | DeliveryState;
  /** A try that was begun and has no outcome: its process died. */
  lostId: string | null;
}

function partsOf({ text, template, tries }: Letter): Part[] {
  const parts = template
    ? [
        {
          place: templatePart,
          words: Object.values(template.variables).join('\n'),
          digest: digestOfTemplate(template.variables),
        },
      ]
    : splitBody(text).map((words, place) => ({ place, words, digest: digestOf(words) }));
  return parts.map(({ place, words, digest }) => {
    const before = tries.filter(({ part }) => part === place);
    const standing = before.find((one) => !mayTryAgain(one));
    const lostId = standing?.state === 'sending' ? standing.id : null;
    const outcome = lostId ? 'unknown' : standing?.state;
    return { place, text: words, digest, tries: before.length, state: outcome ?? 'open', lostId };
  });
}

/** A letter on its way; wait: the seconds it has to, null where it may leave. */
interface Draft {
  letter: Letter;
  parts: Part[];
  wait: number | null;
}

async function postOne(
  ctx: Ctx,
  gate: Gate,
  { letter, parts, wait: before }: Draft,
  idOf: Map<Part, string>,
): Promise<{ tried: SendOutcome[]; result: Posted }> {
  const tried: SendOutcome[] = [];
  const states: DeliveryState[] = [];
  let wait = before;
  for (const part of parts) {
    const id = idOf.get(part);
    const isOver = wait !== null || states.includes('failed');
    if (id && isOver) tried.push({ id, state: 'failed', errorCode: 'not tried' });
    else if (id) {
      await gate.turn();
      const { outcome, retryAfterSeconds } = await sendPart(ctx, letter, part.text, id);
      gate.note(outcome.state === 'unknown' || outcome.errorCode === notReached);
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
  { address, template, contactPointId }: Letter,
  text: string,
  sendId: string,
): Promise<{ outcome: SendOutcome; retryAfterSeconds: number | null }> {
  const message = {
    channel: 'whatsapp' as const,
    to: address,
    text,
    sendId,
    ...(template ? { template } : {}),
  };
  try {
    const { providerId, state } = await ctx.ports.messenger.send(message);
    return { outcome: { id: sendId, state, providerId }, retryAfterSeconds: null };
  } catch (error) {
    if (!(error instanceof SendError)) throw error;
    const { kind, reason } = error;
    if (kind === 'limited' || kind === 'unreachable') {
      const errorCode = kind === 'limited' ? 'rate limit' : notReached;
      const outcome = { id: sendId, state: 'failed' as const, errorCode };
      return { outcome, retryAfterSeconds: error.retryAfterSeconds ?? 10 };
    }
    const mayChangeForm = reason === windowClosed && contactPointId !== null && !template;
    if (mayChangeForm)
      return { outcome: { id: sendId, state: 'failed', errorCode: windowClosed }, retryAfterSeconds: 1 };
    const state = kind === 'refused' ? ('failed' as const) : ('unknown' as const);
    return { outcome: { id: sendId, state, errorCode: reason }, retryAfterSeconds: null };
  }
}

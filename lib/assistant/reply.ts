import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { DeliveryState } from '@/db/schema/deliveries';
import type { Pointer } from '@/lib/assistant/answer-reminder';
import { openQuestion } from '@/lib/assistant/question';
import { readTurn, receive } from '@/lib/assistant/receive';
import { maxChatText } from '@/lib/assistant/rules';
import {
  claimTalk,
  leaseEndsIn,
  questionOf as openQuestionOf,
  releaseTalk,
  talkOf,
} from '@/lib/assistant/talk-writes';
import { wordsOf } from '@/lib/assistant/turn-reads';
import { bindByText } from '@/lib/channels/phone';
import { type InboundRow, inboundById, openInbound, personAt } from '@/lib/channels/reads';
import {
  onboardingText,
  privatePreview,
  started,
  stopOrStart,
  stopped,
  unsupportedText,
} from '@/lib/channels/rules';
import { simulator } from '@/lib/channels/simulator';
import {
  beginInbound,
  failInbound,
  finishInbound,
  handOver,
  setPaused,
  touchContact,
} from '@/lib/channels/writes';
import { type Ctx, inTransaction, type User, type UserCtx } from '@/lib/context';
import { planAlone, planDelivery, planReply } from '@/lib/deliveries/plan-writes';
import { plannedAs } from '@/lib/deliveries/reads';
import { sendDelivery } from '@/lib/deliveries/send';
import { AppError } from '@/lib/errors';
import { maxAnswer } from '@/lib/journal/rules';
import { isListening, questionOf, type Talk } from '@/lib/journal/talk';
import { countDay } from '@/lib/stats/writes';

/** Outlives the function's limit (300 s) and the provider's (15 s), so that a living job is never overtaken. */
const leaseSeconds = 330;
const modelSeconds = 60;
/** After this a job hands the rest to the next one, well before the platform ends it. */
const drainMs = 200_000;
const maxCrashes = 2;
const maxFailures = 5;

const nowConnected =
  'This phone is now connected to your Sidekick account. Write to me whenever you like; /help shows what I can do.';
const tooLong = (journal: Talk | null) =>
  [
    `Your message is too long for me: at most ${journal ? maxAnswer : maxChatText} characters fit. Nothing was done; please send it in parts.`,
    ...(journal ? [questionOf(journal.step)] : []),
  ].join('\n\n');
const apology =
  'Sorry, I could not work on your last message. I have set it aside; please send it again in other words.';
const takenOver =
  'Your WhatsApp number was connected to another Sidekick account with a code sent from that phone. If that was not you, connect it again from your dashboard.';

export type Drained = { state: 'drained' } | { state: 'later'; afterSeconds: number };

/**
 * Answers a talk's messages one after the other, in the order they came in, under the talk's lease. Where another job holds it,
 * or the provider asks to wait, the queue is asked to come back.
 */
export async function replyToTalk(ctx: Ctx, talk: string): Promise<Drained> {
  const holder = randomUUID();
  // Read together with the lease: one trip less. A row another job finished meanwhile is noticed when it is read.
  const [lease, waiting] = await Promise.all([
    claimTalk(ctx, talk, holder, leaseSeconds).catch(asGone),
    openInbound(ctx, talk, 1),
  ]);
  if (lease === 'gone') return { state: 'drained' };
  // Whoever holds it looks for new rows when it lets go; this is for the case that it dies.
  if (!lease) {
    const seconds = await leaseEndsIn(ctx, talk);
    const end = Math.round(ctx.now().getTime() / 1000) + seconds;
    return later(ctx, talk, seconds, `lease:${talk}:${end}`);
  }
  const held = { talk, holder, question: lease.question };
  const wait = await drain(ctx, held, waiting[0]).finally(() => releaseTalk(ctx, talk, holder));
  if (wait !== null) return later(ctx, talk, wait);
  // A message that came in between our last look and the release found the lease taken: look once more.
  const missed = await openInbound(ctx, talk, 1);
  return missed.length > 0 ? later(ctx, talk, 0) : { state: 'drained' };
}

/** A talk of an account that was deleted has nobody to be answered. */
function asGone(error: unknown): 'gone' {
  if (error instanceof AppError && error.code === 'not_found') return 'gone';
  throw error;
}

/** Answers row after row until none is left; gives the seconds to wait where the rest must come later. */
async function drain(ctx: Ctx, held: Held, first: InboundRow | undefined): Promise<number | null> {
  const started = ctx.now().getTime();
  // Read anew each time: binding a phone moves the rows behind its code to the owner's talk.
  for (let row = first; row; [row] = await openInbound(ctx, held.talk, 1)) {
    if (ctx.now().getTime() - started > drainMs) return 0;
    const wait = await answerRow(ctx, held, row);
    if (wait !== null) return wait;
    held.question = undefined;
  }
  return null;
}

async function later(ctx: Ctx, talk: string, afterSeconds: number, dedupeId?: string): Promise<Drained> {
  await ctx.ports.queue.publish({
    path: '/api/jobs/reply',
    body: { talk },
    delaySeconds: afterSeconds,
    ...(dedupeId ? { dedupeId } : {}),
  });
  return { state: 'later', afterSeconds };
}

interface Held {
  talk: string;
  holder: string;
  /** The talk's question as claimed; undefined after the first row, when it must be read again. */
  question: unknown;
}

/** Answers one row and closes it; gives the seconds to wait where it must be tried again later. */
async function answerRow(base: Ctx, held: Held, row: InboundRow): Promise<number | null> {
  const ctx = isSimulated(row) ? { ...base, ports: { ...base.ports, messenger: simulator } } : base;
  if (row.crashes >= maxCrashes || row.attempts >= maxFailures) return setAside(ctx, row);
  try {
    const [reads] = await Promise.all([readRow(ctx, row), beginInbound(ctx, row.id)]);
    if (!reads) return null;
    return await sendReply(ctx, row, await say(ctx, held, row, reads));
  } catch (error) {
    await failInbound(base, row.id, true);
    throw error;
  }
}

/** Sends a row's reply and closes the row; gives the seconds to wait where the provider asks for them. */
async function sendReply(ctx: Ctx, row: InboundRow, reply: Said): Promise<number | null> {
  const sent = await sendDelivery(ctx, reply.deliveryId);
  if (sent.state === 'put-off') {
    await failInbound(ctx, row.id, false);
    return sent.retryAfterSeconds;
  }
  const status = statusOf[sent.outcome] ?? 'success';
  await finishInbound(ctx, row, { status, response: reply.message, isPrivate: reply.isPrivate });
  return null;
}

/** A reply as it is planned; isPrivate: it answers words of a journal. */
interface Said {
  deliveryId: string;
  message: string;
  isPrivate: boolean;
}

/** What the log says of a reply that did not arrive for certain. */
const statusOf: Partial<Record<DeliveryState, string>> = { failed: 'error', unknown: 'unknown' };

interface RowReads {
  person: User | null;
  turn: Awaited<ReturnType<typeof readTurn>> | null;
}

/** Everything a row's answer needs, in one wave; null where another job has finished it. */
async function readRow(ctx: Ctx, row: InboundRow): Promise<RowReads | null> {
  const address = row.phoneNumber ?? '';
  const asOwner = row.userId ? ownerCtx(ctx, row.userId) : null;
  const [person, current, turn] = await Promise.all([
    personAt(ctx, row.channel, address),
    inboundById(ctx, row.id),
    asOwner ? readTurn(asOwner, sourceOf(row), wordsIn(row)) : null,
    touchContact(ctx, row.channel, address, row.receivedAt),
  ]);
  if (!current || current.doneAt) return null;
  return { person, turn: person?.id === row.userId ? turn : null };
}

/** Enough of a person to read their rows by, before the person is read. */
function ownerCtx(ctx: Ctx, id: string): UserCtx {
  const user = {
    id,
    email: '',
    phoneNumber: null,
    firstName: null,
    lastName: null,
    timezone: 'UTC',
    isAdmin: false,
  };
  return { ...ctx, user, channel: 'whatsapp' };
}

async function say(ctx: Ctx, held: Held, row: InboundRow, reads: RowReads): Promise<Said> {
  const address = row.phoneNumber ?? '';
  const text = wordsIn(row);
  const { person } = reads;
  const standing = row.crashes + row.attempts > 0 ? await plannedAs(ctx, 'reply', sourceOf(row)) : null;
  const reply = standing ? await sayAgain(ctx, row, standing) : await welcome(ctx, row, text);
  if (reply) {
    // What was written behind a binding code was handed to the owner's talk.
    const owner = person ?? (await personAt(ctx, row.channel, address));
    if (owner && held.talk !== talkOf(owner.id)) await nudge(ctx, talkOf(owner.id));
    return reply;
  }
  if (!person) return fixed(ctx, row, null, onboardingText);
  const userCtx: UserCtx = { ...ctx, user: person, channel: 'whatsapp' };
  const turn = reads.turn ?? (await readTurn(userCtx, sourceOf(row), text));
  const { talk } = turn.journal;
  const journal = isListening(talk, ctx.now()) ? talk : null;
  if (text.length > (journal ? maxAnswer : maxChatText)) return fixed(ctx, row, person.id, tooLong(journal));
  const isPlain = row.messageType === 'text';
  const unreadText = unsupportedText[row.messageType] ?? unsupportedText.other ?? '';
  if (text === '')
    return fixed(ctx, row, person.id, journal ? `${unreadText}\n\n${questionOf(journal.step)}` : unreadText);
  const question = held.question === undefined ? await openQuestionOf(ctx, held.talk) : held.question;
  const isAsked = openQuestion(question, ctx.now()) !== null || (journal?.isBegun ?? false);
  const wish = stopOrStart(text, isAsked);
  if (wish) {
    const words = { stop: stopped, start: started }[wish];
    const isStop = wish === 'stop';
    return fixed(ctx, row, person.id, words, {
      effect: (tx) => setPaused(tx, row.channel, address, isStop),
      // What waited for a message of theirs is what they have just refused.
      plan: isStop ? planAlone : planReply,
    });
  }
  const answered = await receive(
    userCtx,
    {
      source: sourceOf(row),
      talk: held.talk,
      holder: held.holder,
      text,
      question,
      modelSeconds,
      recipient: { channel: 'whatsapp', address },
      pointer: pointerIn(row),
      ...(isPlain ? {} : { note: unreadText }),
    },
    turn,
  );
  const { deliveryId, message, isPrivate } = answered;
  if (!deliveryId) throw new Error('a reply without a delivery');
  return { deliveryId, message, isPrivate };
}

/** What was planned before a crash or a wait. It answers the journal where its turn kept none of the words. */
async function sayAgain(
  ctx: Ctx,
  row: InboundRow,
  { id, body }: { id: string; body: string },
): Promise<Said> {
  const words = await wordsOf(ctx, [sourceOf(row)]);
  return { deliveryId: id, message: body, isPrivate: words.get(sourceOf(row)) === privatePreview };
}

const noticedAfterMs = 15_000;

/** Binds the phone that sent a waiting code, tells the owner and whoever had the number before: all or nothing. */
function welcome(ctx: Ctx, row: InboundRow, text: string) {
  return inTransaction(ctx, async (tx) => {
    const bound = await bindByText(tx, 'whatsapp', row.phoneNumber ?? '', text);
    if (!bound) return null;
    const { userId, movedFrom } = bound;
    if (movedFrom) {
      await planDelivery(tx, { userId: movedFrom, kind: 'notice', slot: `moved:${row.id}`, body: takenOver });
      // A wake takes up what no job was sent for.
      tx.due.note(new Date(tx.now().getTime() + noticedAfterMs));
    }
    await handOver(tx, row, { userId, talk: talkOf(userId) });
    return fixed(tx, row, userId, nowConnected);
  });
}

function nudge(ctx: Ctx, talk: string): Promise<void> {
  return ctx.ports.queue.publish({ path: '/api/jobs/reply', body: { talk } });
}

/** A reply worded beforehand, planned for the address the message came from. */
function fixed(
  ctx: Ctx,
  row: InboundRow,
  userId: string | null,
  message: string,
  { effect, plan = planReply }: { effect?: (tx: Ctx) => Promise<void>; plan?: typeof planReply } = {},
) {
  const recipient = { channel: 'whatsapp' as const, address: row.phoneNumber ?? '' };
  return inTransaction(ctx, async (tx) => {
    await effect?.(tx);
    const { id, fresh } = await plan(tx, { userId, slot: sourceOf(row), body: message, recipient });
    if (fresh) await countDay(tx, { messagesToday: 2 });
    return { deliveryId: id, message, isPrivate: false };
  });
}

/**
 * A row that keeps failing gets one apology, and the next goes on. Where its answer was committed before the failures, that is
 * sent: what was done must not be asked for again.
 */
async function setAside(ctx: Ctx, row: InboundRow): Promise<number | null> {
  const answer = await plannedAs(ctx, 'reply', sourceOf(row));
  if (answer) return sendReply(ctx, row, await sayAgain(ctx, row, answer));
  const person = await personAt(ctx, row.channel, row.phoneNumber ?? '');
  const { deliveryId } = await fixed(ctx, { ...row, id: `${row.id}:apology` }, person?.id ?? null, apology);
  await sendDelivery(ctx, deliveryId);
  // Nobody knows any more whether it answered the journal.
  await finishInbound(ctx, row, { status: 'set_aside', response: apology, isPrivate: true });
  return null;
}

function wordsIn(row: InboundRow): string {
  return (row.body ?? '').trim();
}

/** The name of the turn that answers a row of the inbound log. */
export function sourceOf(row: { id: string }): string {
  return `in:${row.id}`;
}

const pointing = z.object({
  repliedTo: z.string().optional(),
  button: z.string().optional(),
});

/** What a message points at, as its channel noted it; undefined where it stands for itself. */
function pointerIn({ provenance }: InboundRow): Pointer | undefined {
  const { data } = pointing.safeParse(provenance);
  return data?.repliedTo || data?.button ? data : undefined;
}

function isSimulated(row: InboundRow): boolean {
  const { provenance } = row;
  return (
    typeof provenance === 'object' &&
    provenance !== null &&
    'source' in provenance &&
    provenance.source === 'simulator'
  );
}

import { z } from 'zod';
import type { Pointer } from '@/lib/assistant/answer-reminder';
import { openQuestion } from '@/lib/assistant/question';
import { readTurn, receive } from '@/lib/assistant/receive';
import { maxChatText } from '@/lib/assistant/rules';
import { questionOf as openQuestionOf, talkOf } from '@/lib/assistant/talk-writes';
import { wordsOf } from '@/lib/assistant/turn-reads';
import { bindByText } from '@/lib/channels/phone';
import { type InboundRow, inboundById, personAt } from '@/lib/channels/reads';
import {
  onboardingText,
  privatePreview,
  started,
  stopOrStart,
  stopped,
  unsupportedText,
} from '@/lib/channels/rules';
import { handOver, setPaused, touchContact } from '@/lib/channels/writes';
import { type Ctx, inTransaction, type User, type UserCtx } from '@/lib/context';
import { planAlone, planDelivery, planReply } from '@/lib/deliveries/plan-writes';
import { plannedAs } from '@/lib/deliveries/reads';
import { maxAnswer } from '@/lib/journal/rules';
import { isListening, questionOf, type Talk } from '@/lib/journal/talk';
import { countDay } from '@/lib/stats/writes';

const modelSeconds = 60;
const nowConnected =
  'This phone is now connected to your Sidekick account. Write to me whenever you like; /help shows what I can do.';
const tooLong = (journal: Talk | null) =>
  [
    `Your message is too long for me: at most ${journal ? maxAnswer : maxChatText} characters fit. Nothing was done; please send it in parts.`,
    ...(journal ? [questionOf(journal.step)] : []),
  ].join('\n\n');
const takenOver =
  'Your WhatsApp number was connected to another Sidekick account with a code sent from that phone. If that was not you, connect it again from your dashboard.';

/** A talk whose lease is held. */
export interface Held {
  talk: string;
  holder: string;
  /** The talk's question as claimed; undefined after the first row, when it must be read again. */
  question: unknown;
}

/** A reply as it is planned; isPrivate: it answers words of a journal. */
export interface Said {
  deliveryId: string;
  message: string;
  isPrivate: boolean;
}

/** What a row's answer is made of. */
export interface RowReads {
  person: User | null;
  turn: Awaited<ReturnType<typeof readTurn>> | null;
}

/** Everything a row's answer needs, in one wave; null where another job has finished it. */
export async function readRow(ctx: Ctx, row: InboundRow): Promise<RowReads | null> {
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

/** Plans the answer to a row: what was planned before, what its words are worth, or what the person's turn comes to. */
export async function say(ctx: Ctx, held: Held, row: InboundRow, reads: RowReads): Promise<Said> {
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
export async function sayAgain(
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
export function fixed(
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

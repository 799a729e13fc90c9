import { z } from 'zod';
import { answerTurn } from '@/lib/assistant/conversation/answer-turn';
import { parseQuestion } from '@/lib/assistant/conversation/question';
import { conversationIdOf, storedQuestionOf } from '@/lib/assistant/conversation/reads';
import { type MessageReference, readTurn, type TurnReads } from '@/lib/assistant/conversation/turn';
import { userMessagesOf } from '@/lib/assistant/conversation/turn-reads';
import type { HeldConversation } from '@/lib/assistant/conversation/writes';
import {
  type PlannedReply,
  planFixedReply,
  planWithoutTurn,
  sourceOf,
  textOf,
  unreadText,
} from '@/lib/assistant/inbound/fixed-replies';
import { yesOrNo } from '@/lib/assistant/understand/short-answers';
import { findUser } from '@/lib/auth/reads';
import { findUserByAddress } from '@/lib/channels/contact-reads';
import { openAnsweringWindow } from '@/lib/channels/contact-writes';
import { type InboundRow, inboundById, recipientOf } from '@/lib/channels/inbound-reads';
import { movePendingInbound } from '@/lib/channels/inbound-writes';
import { bindByMessage, confirmMove, isMoveAsked, refuseMove } from '@/lib/channels/phone';
import { replyJob } from '@/lib/channels/reply-job';
import { moveQuestion, moveRefusedText, onboardingText, privatePreview } from '@/lib/channels/rules';
import { type Ctx, inTransaction, type User, type UserCtx } from '@/lib/context';
import { awaitsAnswer } from '@/lib/journal/questions';
import { planDelivery } from '@/lib/outbox/plan-writes';
import { findReply } from '@/lib/outbox/reads';

const modelSeconds = 60;
/** A wake sends the notice about a moved number if no job does. */
const noticeWakeMs = 15_000;

const connectedText =
  'This phone is now connected to your Sidekick account. Write to me whenever you like; /help shows what I can do.';
const numberMovedText =
  'Your WhatsApp number was connected to another Sidekick account with a code sent from that phone. If that was not you, connect it again from your dashboard.';
/** What is read before a message is answered. */
interface ReplyReads {
  user: User | null;
  turn: TurnReads | null;
  /** The number waits for a yes to move to another account. */
  isMoveAsked: boolean;
}

/** Reads what the reply to a message needs, in one wave of statements; null if another job has answered it. */
export async function readForReply(ctx: Ctx, row: InboundRow): Promise<ReplyReads | null> {
  const address = row.phoneNumber ?? '';
  const ownerCtx = row.userId ? ownerCtxOf(ctx, row.userId) : null;
  const [user, current, turn, isAsked] = await Promise.all([
    findUserByAddress(ctx, row.channel, address),
    inboundById(ctx, row.id),
    ownerCtx ? readTurn(ownerCtx, sourceOf(row), textOf(row)) : null,
    isMoveAsked(ctx, 'whatsapp', address),
    openAnsweringWindow(ctx, row.channel, address, row.receivedAt),
  ]);
  if (!current || current.doneAt) return null;
  return { user, turn: user?.id === row.userId ? turn : null, isMoveAsked: isAsked };
}

/** Enough of a user to read their rows before the user is read. */
function ownerCtxOf(ctx: Ctx, id: string): UserCtx {
  const user = {
    id,
    email: '',
    phoneNumber: null,
    firstName: null,
    lastName: null,
    timezone: 'UTC',
    clock: null,
    isAdmin: false,
  };
  return { ...ctx, user, channel: 'whatsapp' };
}

/**
 * Plans the reply to a message: the one that was planned before, the welcome of a newly bound phone, a fixed text, or the answer
 * to the user's turn.
 */
export async function planReplyTo(
  ctx: Ctx,
  conversation: HeldConversation,
  row: InboundRow,
  reads: ReplyReads,
): Promise<PlannedReply> {
  const { user } = reads;
  const reply = (await earlierReply(ctx, row)) ?? (await bindPhone(ctx, row, reads));
  if (reply) {
    await replyInOwnersConversation(ctx, conversation, row, user);
    return reply;
  }
  if (!user) return planFixedReply(ctx, row, null, onboardingText);
  const userCtx: UserCtx = { ...ctx, user, channel: 'whatsapp' };
  const turn = reads.turn ?? (await readTurn(userCtx, sourceOf(row), textOf(row)));
  const { guidedEntry } = turn.journal;
  const journal = awaitsAnswer(guidedEntry, ctx.now()) ? guidedEntry : null;
  const question =
    conversation.question === undefined
      ? await storedQuestionOf(ctx, conversation.id)
      : conversation.question;
  const isQuestionOpen = parseQuestion(question, ctx.now()) !== null || (journal?.isBegun ?? false);
  const fixed = await planWithoutTurn(userCtx, row, { journal, isQuestionOpen });
  return fixed ?? planTurnReply(userCtx, { ...conversation, question }, row, turn);
}

/** Returns the reply that was planned before a crash or a delay. */
async function earlierReply(ctx: Ctx, row: InboundRow): Promise<PlannedReply | null> {
  const planned = row.crashes + row.attempts > 0 ? await findReply(ctx, row.id) : null;
  return planned && repeatPlannedReply(ctx, row, planned);
}

/** Returns a planned reply again. An answer to the journal is recognized by its turn, which has stored none of its text. */
export async function repeatPlannedReply(
  ctx: Ctx,
  row: InboundRow,
  { id, body }: { id: string; body: string },
): Promise<PlannedReply> {
  const texts = await userMessagesOf(ctx, [sourceOf(row)]);
  return { deliveryId: id, message: body, isPrivate: texts.get(sourceOf(row)) === privatePreview };
}

/** If the message contains a valid code, binds its phone and notifies both its owner and the previous one, in one transaction. */
function bindPhone(ctx: Ctx, row: InboundRow, reads: ReplyReads): Promise<PlannedReply | null> {
  const address = row.phoneNumber ?? '';
  return inTransaction(ctx, async (tx) => {
    const verdict = reads.isMoveAsked ? yesOrNo(textOf(row)) : null;
    const bound =
      verdict === 'yes'
        ? await confirmMove(tx, 'whatsapp', address)
        : await bindByMessage(tx, 'whatsapp', address, textOf(row));
    // Whatever else is said ends the question: a later yes is about something else.
    if (!bound && reads.isMoveAsked) await refuseMove(tx, 'whatsapp', address);
    if (!bound)
      return verdict === 'no' ? planFixedReply(tx, row, reads.user?.id ?? null, moveRefusedText) : null;
    if (bound.state === 'asks') {
      const [from, to] = [await findUser(tx.db, bound.boundTo), await findUser(tx.db, bound.userId)];
      return planFixedReply(tx, row, bound.boundTo, moveQuestion(from?.email ?? '', to?.email ?? ''));
    }
    const { userId, movedFrom } = bound;
    if (movedFrom) {
      const notice = { userId: movedFrom, kind: 'notice', causeId: row.id, body: numberMovedText };
      await planDelivery(tx, notice);
      tx.afterCommit.wakeAt(new Date(tx.now().getTime() + noticeWakeMs));
    }
    await movePendingInbound(tx, row, { userId, conversationId: conversationIdOf(userId) });
    return planFixedReply(tx, row, userId, connectedText);
  });
}

/** Starts the reply job of the user's conversation, to which binding the phone has moved the messages behind the code. */
async function replyInOwnersConversation(
  ctx: Ctx,
  conversation: HeldConversation,
  row: InboundRow,
  user: User | null,
): Promise<void> {
  const owner = user ?? (await findUserByAddress(ctx, row.channel, row.phoneNumber ?? ''));
  if (owner && conversation.id !== conversationIdOf(owner.id))
    await ctx.ports.queue.publish(replyJob(conversationIdOf(owner.id)));
}

async function planTurnReply(
  ctx: UserCtx,
  conversation: HeldConversation,
  row: InboundRow,
  reads: TurnReads,
): Promise<PlannedReply> {
  const { deliveryId, message, isPrivate } = await answerTurn(
    ctx,
    {
      source: sourceOf(row),
      conversation,
      text: textOf(row),
      modelSeconds,
      recipient: recipientOf(row),
      reference: referenceIn(row),
      ...(row.messageType === 'text' ? {} : { note: unreadText(row) }),
    },
    reads,
  );
  if (!deliveryId) throw new Error('a reply without a delivery');
  return { deliveryId, message, isPrivate };
}

const referenceSchema = z.object({
  repliedTo: z.string().optional(),
  button: z.string().optional(),
});

function referenceIn({ provenance }: InboundRow): MessageReference | undefined {
  const { data } = referenceSchema.safeParse(provenance);
  return data?.repliedTo || data?.button ? data : undefined;
}

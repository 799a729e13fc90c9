import { z } from 'zod';
import { answerTurn } from '@/lib/assistant/conversation/answer-turn';
import { parseQuestion } from '@/lib/assistant/conversation/question';
import { conversationIdOf, storedQuestionOf } from '@/lib/assistant/conversation/reads';
import { type MessageReference, readTurn, type TurnReads } from '@/lib/assistant/conversation/turn';
import { userMessagesOf } from '@/lib/assistant/conversation/turn-reads';
import type { HeldConversation } from '@/lib/assistant/conversation/writes';
import { bindAddress, proverOf } from '@/lib/assistant/inbound/bind';
import {
  type PlannedReply,
  planFixedReply,
  planWithoutTurn,
  sourceOf,
  textOf,
  unreadText,
} from '@/lib/assistant/inbound/fixed-replies';
import { findUserByAddress } from '@/lib/channels/contact-reads';
import { type InboundRow, inboundById, recipientOf } from '@/lib/channels/inbound/inbound-reads';
import { isMoveAsked } from '@/lib/channels/move';
import { openAnsweringWindow } from '@/lib/channels/reach-writes';
import { replyJob } from '@/lib/channels/reply-job';
import {
  isMessengerChannel,
  linkOverText,
  onboardingText,
  privatePreview,
  telegramOnboardingText,
} from '@/lib/channels/rules';
import type { Ctx, User, UserCtx } from '@/lib/context';
import { awaitsAnswer } from '@/lib/journal/questions';
import { findReply } from '@/lib/outbox/reads';
import type { Channel } from '@/lib/ports';

const modelSeconds = 60;

interface ReplyReads {
  user: User | null;
  turn: TurnReads | null;
  isMoveAsked: boolean;
}

/**
 * Reads what the reply to a message depends on, and saves when the sender last wrote. Null if another job has
 * already answered the message.
 */
export async function readForReply(ctx: Ctx, row: InboundRow): Promise<ReplyReads | null> {
  const address = row.phoneNumber ?? '';
  const ownerCtx = row.userId ? ownerCtxOf(ctx, row.userId, channelOf(row)) : null;
  const [user, current, turn, isAsked] = await Promise.all([
    findUserByAddress(ctx, row.channel, address),
    inboundById(ctx, row.id),
    ownerCtx ? readTurn(ownerCtx, sourceOf(row), textOf(row)) : null,
    isMoveAsked(ctx, proverOf(row)),
    openAnsweringWindow(ctx, row.channel, address, row.receivedAt),
  ]);
  if (!current || current.doneAt) return null;
  return { user, turn: user?.id === row.userId ? turn : null, isMoveAsked: isAsked };
}

function ownerCtxOf(ctx: Ctx, id: string, channel: Channel): UserCtx {
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
  return { ...ctx, user, channel };
}

export async function planReplyTo(
  ctx: Ctx,
  conversation: HeldConversation,
  row: InboundRow,
  reads: ReplyReads,
): Promise<PlannedReply> {
  const { user } = reads;
  const reply = (await earlierReply(ctx, row)) ?? (await bindAddress(ctx, row, reads));
  if (reply) {
    await replyInOwnersConversation(ctx, conversation, row, user);
    return reply;
  }
  if (!user) return planFixedReply(ctx, row, null, onboardingTextOf(row));
  const userCtx: UserCtx = { ...ctx, user, channel: channelOf(row) };
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

function onboardingTextOf(row: InboundRow): string {
  if (row.channel !== 'telegram') return onboardingText;
  return /^\/start\s/.test(textOf(row)) ? linkOverText : telegramOnboardingText;
}

function channelOf({ channel }: InboundRow): Channel {
  return isMessengerChannel(channel) ? channel : 'web';
}

async function earlierReply(ctx: Ctx, row: InboundRow): Promise<PlannedReply | null> {
  const planned = row.crashes + row.attempts > 0 ? await findReply(ctx, row.id) : null;
  return planned && repeatPlannedReply(ctx, row, planned);
}

export async function repeatPlannedReply(
  ctx: Ctx,
  row: InboundRow,
  { id, body, isPrivate }: { id: string; body: string; isPrivate: boolean },
): Promise<PlannedReply> {
  // The process that planned the reply may have ended before it scheduled the wake for the turn's changes.
  ctx.afterCommit.wakeAt(ctx.now());
  const texts = await userMessagesOf(ctx, [sourceOf(row)]);
  return {
    deliveryId: id,
    message: body,
    isPrivate: isPrivate || texts.get(sourceOf(row)) === privatePreview,
  };
}

// Connecting a phone moves the phone's messages to the user's conversation.
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

import { randomUUID } from 'node:crypto';
import { userMessagesOf } from '@/lib/assistant/conversation/turn-reads';
import { sourceOf } from '@/lib/assistant/inbound/fixed-replies';
import { replyToConversation } from '@/lib/assistant/inbound/reply';
import { normalisePhone } from '@/lib/auth/phone';
import { findUserByAddress, ownPhone } from '@/lib/channels/contact-reads';
import { inboundById, inboundFrom } from '@/lib/channels/inbound-reads';
import { storeInbound } from '@/lib/channels/inbound-writes';
import { providerStateOf } from '@/lib/channels/provider-writes';
import { privatePreview } from '@/lib/channels/rules';
import type { PhoneConversation, PhoneMessage, SimulatedReply } from '@/lib/channels/schema';
import { simulator } from '@/lib/channels/simulator';
import type { UserCtx } from '@/lib/context';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { findReply, listSentTo } from '@/lib/outbox/reads';

const timeoutMs = 60_000;
const pollMs = 200;
/** Restarts the reply in case the job that held the conversation has died. */
const replyEveryMs = 5_000;

/**
 * Handles a message as if it came from this WhatsApp number, through the same webhook log and lease; the reply is not sent. Throws
 * forbidden, except in the demo and development, for a number of another user's account.
 */
export async function simulate(
  ctx: UserCtx,
  input: { from: string; message: string },
): Promise<SimulatedReply> {
  const from = await allowedNumber(ctx, input.from);
  const stored = await storeInbound(ctx, {
    channel: 'whatsapp',
    from,
    to: env().twilio?.phoneNumber ?? null,
    providerMessageId: `sim-${randomUUID()}`,
    type: 'text',
    text: input.message,
    provenance: { source: 'simulator', by: ctx.user.id },
  });
  for (let waitedMs = 0; waitedMs < timeoutMs; waitedMs += pollMs) {
    if (waitedMs % replyEveryMs === 0) await replyToConversation(ctx, stored.conversationId);
    const row = await inboundById(ctx, stored.id);
    if (row?.doneAt) return simulatedReply(ctx, from, stored);
    await refuseIfOff(ctx);
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  throw new AppError('busy', 'An earlier message of this number is still being answered.', 5);
}

/** The message stays in the log and is answered when the channel is on again. */
async function refuseIfOff(ctx: UserCtx): Promise<void> {
  const { off } = await providerStateOf(ctx, simulator.provider);
  if (off) throw new AppError('conflict', 'WhatsApp is switched off: the answer waits until it is on again.');
}

/** Returns the messages from and to a number, oldest first. */
export async function phoneConversation(ctx: UserCtx, number: string): Promise<PhoneConversation> {
  const from = await allowedNumber(ctx, number);
  // A number may have had another owner: only the demo shows other users' messages.
  const onlyUserId = env().world ? null : ctx.user.id;
  const [outbound, inbound, own] = await Promise.all([
    listSentTo(ctx, 'whatsapp', from, onlyUserId),
    inboundFrom(ctx, 'whatsapp', from, onlyUserId),
    ownPhone(ctx),
  ]);
  const isOwn = own?.address === from;
  // The log has previews only.
  const texts = await userMessagesOf(
    ctx,
    inbound.map((row) => sourceOf(row)),
  );
  const messages: PhoneMessage[] = [
    ...inbound.map((row) => ({
      id: row.id,
      fromUser: true,
      text: texts.get(sourceOf(row)) ?? row.text ?? '',
      at: row.at.toISOString(),
      kind: null,
    })),
    ...outbound.map((row) => ({
      id: row.id,
      fromUser: false,
      text: shownText(row.text, row.isPrivate && !isOwn),
      at: row.at.toISOString(),
      kind: row.kind,
    })),
  ];
  return { from, messages: messages.sort((a, b) => (a.at < b.at ? -1 : 1)) };
}

async function simulatedReply(ctx: UserCtx, from: string, inbound: { id: string }): Promise<SimulatedReply> {
  const [conversation, reply] = await Promise.all([phoneConversation(ctx, from), findReply(ctx, inbound.id)]);
  return { ...conversation, reply: conversation.messages.find(({ id }) => id === reply?.id)?.text ?? '' };
}

/** Hides a journal's text from everyone but its user, also in the demo. */
function shownText(text: string, isHidden: boolean): string {
  return isHidden
    ? `${privatePreview} Only the user can read this, because it is about their journal.`
    : text;
}

async function allowedNumber(ctx: UserCtx, typed: string): Promise<string> {
  const number = normalisePhone(typed);
  if (env().world) return number;
  const [owner, own] = await Promise.all([findUserByAddress(ctx, 'whatsapp', number), ownPhone(ctx)]);
  const isOwn = own?.address === number && owner?.id === ctx.user.id;
  if (owner && !isOwn) {
    throw new AppError(
      'forbidden',
      'The simulator speaks only as your own number or as a number of no account.',
    );
  }
  return number;
}

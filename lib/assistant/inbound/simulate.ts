import { randomUUID } from 'node:crypto';
import { userMessagesOf } from '@/lib/assistant/conversation/turn-reads';
import { sourceOf } from '@/lib/assistant/inbound/fixed-replies';
import { replyToConversation } from '@/lib/assistant/inbound/reply';
import { normalisePhone } from '@/lib/auth/phone';
import { findUserByAddress, listContactPoints, ownPhone } from '@/lib/channels/contact-reads';
import { inboundById, inboundFrom } from '@/lib/channels/inbound/inbound-reads';
import { type InboundMessage, storeInbound } from '@/lib/channels/inbound/inbound-writes';
import { providerStateOf } from '@/lib/channels/provider-writes';
import { privatePreview, topicOf } from '@/lib/channels/rules';
import type { PhoneConversation, PhoneMessage, SimulatedReply } from '@/lib/channels/schema';
import { simulator } from '@/lib/channels/simulator';
import type { UserCtx } from '@/lib/context';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { findReply, listSentTo } from '@/lib/outbox/reads';
import type { MessageButton } from '@/lib/ports';
import { reminderButtons } from '@/lib/reminders/rules';

const timeoutMs = 60_000;
const pollMs = 200;
const replyEveryMs = 5_000;

/** Handles a message as if the WhatsApp number `from` had sent it, but does not send the reply. */
export async function simulate(
  ctx: UserCtx,
  input: { from: string; message: string },
): Promise<SimulatedReply> {
  const from = await allowedNumber(ctx, input.from);
  const stored = await answerInbound(ctx, {
    channel: 'whatsapp',
    from,
    to: env().twilio?.phoneNumber ?? null,
    providerMessageId: `sim-${randomUUID()}`,
    type: 'text',
    text: input.message,
    provenance: { source: 'simulator', by: ctx.user.id },
  });
  return simulatedReply(ctx, from, stored);
}

export async function answerInbound(ctx: UserCtx, message: InboundMessage): Promise<{ id: string }> {
  const stored = await storeInbound(ctx, message);
  for (let waitedMs = 0; waitedMs < timeoutMs; waitedMs += pollMs) {
    if (waitedMs % replyEveryMs === 0) await replyToConversation(ctx, stored.conversationId);
    const row = await inboundById(ctx, stored.id);
    if (row?.doneAt) return stored;
    await refuseIfOff(ctx, message);
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  throw new AppError('busy', 'An earlier message is still being answered.', 5);
}

async function refuseIfOff(ctx: UserCtx, { channel, provenance }: InboundMessage): Promise<void> {
  const messenger = provenance.source === 'simulator' ? simulator : ctx.ports.messengers[channel];
  const { off } = await providerStateOf(ctx, (messenger ?? simulator).provider);
  if (off)
    throw new AppError('conflict', 'The channel is switched off: the answer waits until it is on again.');
}

export async function phoneConversation(ctx: UserCtx, number: string): Promise<PhoneConversation> {
  const from = await allowedNumber(ctx, number);
  // The number may have belonged to another user before. Only the demo shows the messages of other users.
  const onlyUserId = env().world ? null : ctx.user.id;
  return conversationAt(ctx, { channel: 'whatsapp', address: from, onlyUserId });
}

export async function conversationAt(
  ctx: UserCtx,
  at: { channel: 'whatsapp' | 'telegram'; address: string; onlyUserId: string | null },
): Promise<PhoneConversation> {
  const { channel, address, onlyUserId } = at;
  const [outbound, inbound, points] = await Promise.all([
    listSentTo(ctx, channel, address, onlyUserId),
    inboundFrom(ctx, channel, address, onlyUserId),
    listContactPoints(ctx),
  ]);
  const isOwn = points.some((one) => one.channel === channel && one.address === address);
  // The webhook log has only previews, so the full texts come from the conversation.
  const texts = await userMessagesOf(
    ctx,
    inbound.map((row) => sourceOf(row)),
  );
  const pressed = new Set(inbound.map(({ button }) => button));
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
      at: row.at.toISOString(),
      kind: row.kind,
      ...withChoice(shownText(row.text, row.isPrivate && !isOwn), buttonsOf(row), pressed),
    })),
  ];
  return { from: address, messages: messages.sort((a, b) => (a.at < b.at ? -1 : 1)) };
}

function buttonsOf({ id, kind, buttons }: { id: string; kind: string; buttons: MessageButton[] | null }) {
  return buttons ?? (topicOf(kind) === 'reminders' ? reminderButtons(id) : []);
}

function withChoice(text: string, buttons: MessageButton[], pressed: Set<string | null>) {
  const chosen = buttons.find(({ payload }) => pressed.has(payload));
  if (chosen) return { text: `${text}\n\n✓ ${chosen.label}` };
  return buttons.length > 0 ? { text, buttons } : { text };
}

async function simulatedReply(ctx: UserCtx, from: string, inbound: { id: string }): Promise<SimulatedReply> {
  const [conversation, reply] = await Promise.all([phoneConversation(ctx, from), findReply(ctx, inbound.id)]);
  return { ...conversation, reply: conversation.messages.find(({ id }) => id === reply?.id)?.text ?? '' };
}

// Hides texts about the journal, because demo users can read each other's messages.
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

import { randomUUID } from 'node:crypto';
import { answerInbound, conversationAt } from '@/lib/assistant/inbound/simulate';
import { findUserByAddress, ownPhone } from '@/lib/channels/contact-reads';
import type { PhoneConversation, SimulatedChannel, SimulatedChatInput } from '@/lib/channels/schema';
import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';

export async function ownChat(ctx: UserCtx, channel: SimulatedChannel): Promise<PhoneConversation> {
  return conversationAt(ctx, { channel, address: await ownAddress(ctx, channel), onlyUserId: ctx.user.id });
}

export async function writeInOwnChat(
  ctx: UserCtx,
  channel: SimulatedChannel,
  { message, button }: SimulatedChatInput,
): Promise<PhoneConversation> {
  const from = await ownAddress(ctx, channel);
  await answerInbound(ctx, {
    channel,
    from,
    to: null,
    providerMessageId: `sim-${randomUUID()}`,
    type: 'text',
    text: /^\/(?:start|stop)$/i.test(message) ? message.slice(1) : message,
    provenance: {
      source: 'own chat',
      name: ctx.user.firstName ?? 'Simulated chat',
      ...(button ? { button } : {}),
    },
  });
  return ownChat(ctx, channel);
}

async function ownAddress(ctx: UserCtx, channel: SimulatedChannel): Promise<string> {
  const provider = ctx.ports.messengers[channel]?.provider;
  if (provider === undefined || !/simulator$/.test(provider))
    throw new AppError('not_found', 'This channel is not simulated here.');
  if (channel === 'telegram') return `simulated-${ctx.user.id}`;
  const phone = await ownPhone(ctx);
  if (!phone) throw new AppError('not_found', 'Add your phone number first.');
  // A typed number is not proven, so it gives no access to the account that has proven the number.
  const owner = await findUserByAddress(ctx, 'whatsapp', phone.address);
  if (owner && owner.id !== ctx.user.id)
    throw new AppError('forbidden', 'This number is connected to another account. Use a number of your own.');
  return phone.address;
}

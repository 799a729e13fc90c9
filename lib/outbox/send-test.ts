import { randomUUID } from 'node:crypto';
import { reachOf } from '@/lib/channels/contact-reads';
import { switchedOffProviders } from '@/lib/channels/provider-writes';
import { channelNames, rulesOf } from '@/lib/channels/rules';
import type { OwnChannel } from '@/lib/channels/schema';
import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { deliverNow } from '@/lib/outbox/deliver';
import { planReplyOnly } from '@/lib/outbox/plan-writes';
import { countRecentAttempts } from '@/lib/outbox/reads';

const usefulMs = 2 * 60_000;
const body = 'This is a test message from Sidekick. Everything works: what is due will reach you here.';

export async function sendTestMessage(ctx: UserCtx, channel: OwnChannel): Promise<{ message: string }> {
  const name = channelNames[channel];
  const reach = (await reachOf(ctx, [ctx.user.id])).get(ctx.user.id);
  const contact = reach?.contacts.find((one) => one.channel === channel);
  const provider = ctx.ports.messengers[channel]?.provider;
  if (!contact || !provider)
    throw new AppError('not_found', 'This channel is not connected, or it is paused.');
  if ((await switchedOffProviders(ctx, [provider])).has(provider))
    throw new AppError('unavailable', `The operator has switched ${name} off for now.`);
  const { messages, seconds } = rulesOf(channel).recipientLimit;
  const since = new Date(ctx.now().getTime() - seconds * 1000);
  const recent = await countRecentAttempts(ctx, channel, [contact.address], since);
  if ((recent.get(contact.address) ?? 0) >= messages)
    throw new AppError('too_many', tooManyText(name, seconds), seconds);
  const { id } = await planReplyOnly(ctx, {
    userId: ctx.user.id,
    body,
    recipient: { messageId: randomUUID(), channel, address: contact.address, isSimulated: false },
    expiresAt: new Date(ctx.now().getTime() + usefulMs),
  });
  const sent = await deliverNow(ctx, id);
  if (sent.state === 'postponed') throw new AppError('unavailable', laterText(name, sent.retryAfterSeconds));
  if (sent.outcome === 'unknown')
    throw new AppError(
      'unavailable',
      `There was no answer from ${name}: the test message may have arrived or not.`,
    );
  if (!['accepted', 'delivered', 'read'].includes(sent.outcome))
    throw new AppError('unavailable', 'The test message was refused. Connect the channel again.');
  return { message: 'The test message is on its way.' };
}

function tooManyText(name: string, seconds: number): string {
  const period = seconds > 60 ? 'hour' : 'minute';
  return `You have had as many messages by ${name} as it takes in one ${period}. Please wait a ${period}.`;
}

function laterText(name: string, seconds: number): string {
  const now = `Nothing can be sent by ${name} right now.`;
  if (seconds * 1000 >= usefulMs) return `${now} Please try again in ${inWords(seconds)}.`;
  return `${now} The test message follows in ${inWords(seconds)}, if that is possible then.`;
}

function inWords(seconds: number): string {
  return seconds < 90 ? `${Math.ceil(seconds)} seconds` : `${Math.ceil(seconds / 60)} minutes`;
}

import type { ContactState } from '@/db/schema/channels';
import { admitReset } from '@/lib/auth/throttle/throttle';
import { listContactPoints } from '@/lib/channels/contact-reads';
import { disconnectAddress, setOwnPaused } from '@/lib/channels/contact-writes';
import { ordersOf } from '@/lib/channels/order-reads';
import { saveOrder } from '@/lib/channels/order-writes';
import { createBindingCode } from '@/lib/channels/phone';
import { switchedOffProviders } from '@/lib/channels/provider-writes';
import { defaultOrder, isMessengerChannel, topics, untilBrowser } from '@/lib/channels/rules';
import type {
  ChannelBook,
  ChannelEntry,
  ChannelState,
  OrderChange,
  OwnChannel,
  PhoneCode,
  TelegramLink,
} from '@/lib/channels/schema';
import { isSimulated } from '@/lib/channels/simulator';
import { createTelegramLink } from '@/lib/channels/telegram/link';
import { inTransaction, type UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import type { Channel } from '@/lib/ports';

export async function channelBook(ctx: UserCtx): Promise<ChannelBook> {
  const providers = Object.values(ctx.ports.messengers).map(({ provider }) => provider);
  const [points, orders, off] = await Promise.all([
    listContactPoints(ctx),
    ordersOf(ctx, ctx.user.id),
    switchedOffProviders(ctx, providers),
  ]);
  const channels = defaultOrder.map((channel) => {
    const point = points.find((one) => one.channel === channel);
    return entryOf(ctx, channel, point, off);
  });
  return { channels, orders };
}

const states: Record<ContactState, ChannelState> = {
  claimed: 'unproven',
  bound: 'connected',
  paused: 'paused',
  dead: 'unreachable',
};

function entryOf(
  ctx: UserCtx,
  channel: Channel,
  point: { address: string; label: string | null; state: ContactState } | undefined,
  off: Set<string>,
): ChannelEntry {
  const messenger = isMessengerChannel(channel) ? ctx.ports.messengers[channel] : undefined;
  const isBrowser = channel === 'web';
  const ownEmail = channel === 'email' ? ctx.user.email : null;
  return {
    channel,
    state: isBrowser ? 'connected' : point ? states[point.state] : 'none',
    // A chat's id means nothing to its user, so the account's name is shown.
    address: point ? (channel === 'telegram' && point.label) || point.address : ownEmail,
    isAvailable: isBrowser || messenger !== undefined,
    isSimulated: messenger !== undefined && isSimulated(messenger),
    isOff: messenger !== undefined && off.has(messenger.provider),
  };
}

export type Connecting =
  | ({ channel: 'whatsapp' } & PhoneCode)
  | ({ channel: 'telegram' } & TelegramLink)
  | { channel: 'email'; sentTo: string };

export async function connectChannel(ctx: UserCtx, channel: OwnChannel): Promise<Connecting> {
  if (channel === 'whatsapp') return { channel, ...(await createBindingCode(ctx)) };
  if (channel === 'telegram') return { channel, ...(await createTelegramLink(ctx)) };
  const { email, id } = ctx.user;
  if (!ctx.ports.mailer) throw new AppError('not_found', 'This server cannot send mail.');
  if (!(await admitReset(ctx, { email, address: `proof ${id}` })))
    throw new AppError('too_many', 'You have asked for several mails. Please wait ten minutes.', 600);
  await ctx.ports.queue.publish({ path: '/api/jobs/mail', body: { mail: 'email_proof', userId: id } });
  return { channel, sentTo: email };
}

export async function pauseChannel(ctx: UserCtx, channel: OwnChannel, paused: boolean): Promise<ChannelBook> {
  if (!(await setOwnPaused(ctx, channel, paused)))
    throw new AppError('not_found', 'This channel is not connected.');
  return channelBook(ctx);
}

export async function disconnectChannel(ctx: UserCtx, channel: OwnChannel): Promise<ChannelBook> {
  await inTransaction(ctx, (tx) => disconnectAddress(tx, channel));
  return channelBook(ctx);
}

export async function changeOrder(ctx: UserCtx, { topic, ...order }: OrderChange): Promise<OrderChange> {
  const channels = untilBrowser(order.channels);
  await saveOrder(ctx, ctx.user.id, topic === undefined ? topics : [topic], channels);
  return topic === undefined ? { channels } : { topic, channels };
}

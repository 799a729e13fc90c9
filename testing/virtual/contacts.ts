import { contactPoints } from '@/db/schema/channels';
import { saveOrder } from '@/lib/channels/order-writes';
import { type MessengerChannel, topics } from '@/lib/channels/rules';
import type { Ctx } from '@/lib/context';

export async function connectChannels(
  ctx: Ctx,
  userId: string,
  {
    phone,
    channels,
    lastInboundAt,
  }: { phone: string; channels: MessengerChannel[]; lastInboundAt: Date | null },
): Promise<void> {
  const points = channels.map((channel) => ({
    ...{ userId, channel, state: 'bound' as const, address: addressOn(channel, phone) },
    lastInboundAt: channel === 'whatsapp' ? lastInboundAt : null,
  }));
  if (points.length > 0) await ctx.db.insert(contactPoints).values(points);
  if (channels.length > 1) await saveOrder(ctx, userId, topics, [...channels, 'web']);
}

function addressOn(channel: MessengerChannel, phone: string): string {
  return { whatsapp: phone, telegram: `chat ${phone}`, email: `${phone}@example.com` }[channel];
}

export function phoneIn(address: string): string {
  return /\+\d+/.exec(address)?.[0] ?? address;
}

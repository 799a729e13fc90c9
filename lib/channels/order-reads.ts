import { eq } from 'drizzle-orm';
import { channelOrders } from '@/db/schema/channels';
import { type ChannelOrders, readOrders } from '@/lib/channels/rules';
import type { Ctx } from '@/lib/context';

export async function ordersOf(ctx: Ctx, userId: string): Promise<ChannelOrders> {
  const rows = await ctx.db
    .select({ topic: channelOrders.topic, channels: channelOrders.channels })
    .from(channelOrders)
    .where(eq(channelOrders.userId, userId));
  return readOrders(rows);
}

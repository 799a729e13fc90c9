import { channelOrders } from '@/db/schema/channels';
import type { Topic } from '@/lib/channels/rules';
import type { Ctx } from '@/lib/context';
import type { Channel } from '@/lib/ports';

export async function saveOrder(
  ctx: Ctx,
  userId: string,
  topic: Topic,
  channels: readonly Channel[],
): Promise<void> {
  const row = { channels: [...channels] };
  await ctx.db
    .insert(channelOrders)
    .values({ userId, topic, ...row })
    .onConflictDoUpdate({ target: [channelOrders.userId, channelOrders.topic], set: row });
}

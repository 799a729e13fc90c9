import { sql } from 'drizzle-orm';
import { channelOrders } from '@/db/schema/channels';
import type { Topic } from '@/lib/channels/rules';
import type { Ctx } from '@/lib/context';
import type { Channel } from '@/lib/ports';

export async function saveOrder(
  ctx: Ctx,
  userId: string,
  topics: readonly Topic[],
  channels: readonly Channel[],
): Promise<void> {
  await ctx.db
    .insert(channelOrders)
    .values(topics.map((topic) => ({ userId, topic, channels: [...channels] })))
    .onConflictDoUpdate({
      target: [channelOrders.userId, channelOrders.topic],
      set: { channels: sql`excluded.channels` },
    });
}

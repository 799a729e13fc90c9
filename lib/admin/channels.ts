import type { ChannelSwitch } from '@/lib/admin/schema';
import { recordAudit } from '@/lib/admin/writes';
import { setOff } from '@/lib/channels/provider-writes';
import { inTransaction, type UserCtx } from '@/lib/context';

/**
 * The kill switch of a channel. Off: nothing leaves by it from now on; what is due waits, what comes in is logged. On: what waited
 * leaves as it is tried again, within minutes.
 */
export async function switchChannel(
  ctx: UserCtx,
  channel: ChannelSwitch['channel'],
  off: boolean,
): Promise<ChannelSwitch> {
  const { provider } = ctx.ports.messenger;
  await inTransaction(ctx, async (tx) => {
    const hasChanged = await setOff(tx, provider, off);
    if (!hasChanged) return;
    await recordAudit(tx, {
      actorId: ctx.user.id,
      action: off ? 'channel.off' : 'channel.on',
      subject: channel,
      before: { off: !off },
      after: { off },
    });
  });
  if (!off) ctx.due.note(ctx.now());
  return { channel, off };
}

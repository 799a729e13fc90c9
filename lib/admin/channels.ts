import type { ChannelSwitch } from '@/lib/admin/schema';
import { recordAudit } from '@/lib/admin/writes';
import { setProviderOff } from '@/lib/channels/provider-writes';
import { inTransaction, type UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';

/** Switches a channel off or on for all users. Throws `not_found` if the channel is not set up. */
export async function switchChannel(
  ctx: UserCtx,
  channel: ChannelSwitch['channel'],
  off: boolean,
): Promise<ChannelSwitch> {
  const messenger = ctx.ports.messengers[channel];
  if (!messenger) throw new AppError('not_found', 'This channel is not set up.');
  const { provider } = messenger;
  await inTransaction(ctx, async (tx) => {
    const hasChanged = await setProviderOff(tx, provider, off);
    if (!hasChanged) return;
    await recordAudit(tx, {
      actorId: ctx.user.id,
      action: off ? 'channel.off' : 'channel.on',
      subject: channel,
      before: { off: !off },
      after: { off },
    });
  });
  if (!off) ctx.afterCommit.wakeAt(ctx.now());
  return { channel, off };
}

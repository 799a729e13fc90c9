import { channelLabels } from '@/components/channels/channel-labels';
import { isMessengerChannel } from '@/lib/channels/rules';

export function channelName(channel: string): string {
  return isMessengerChannel(channel) ? channelLabels[channel] : channel;
}

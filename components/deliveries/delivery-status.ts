import { channelNames, isMessengerChannel } from '@/lib/channels/rules';
import type { Delivery } from '@/lib/outbox/schema';

type Tone = 'secondary' | 'done' | 'today' | 'overdue';

const statuses: Record<string, { label: string; tone: Tone }> = {
  planned: { label: 'Waiting', tone: 'secondary' },
  sending: { label: 'On its way', tone: 'secondary' },
  accepted: { label: 'Sent', tone: 'secondary' },
  delivered: { label: 'Delivered', tone: 'done' },
  read: { label: 'Read', tone: 'done' },
  failed: { label: 'Not delivered', tone: 'overdue' },
  expired: { label: 'Not sent: too late to be useful', tone: 'overdue' },
  unknown: { label: 'Sent, not confirmed', tone: 'today' },
};

const channels: Record<string, string> = {
  web: 'on this dashboard',
  whatsapp: 'on WhatsApp',
  telegram: 'on Telegram',
  email: 'by email',
};

export function describeStatus({
  status,
  channel,
  waits,
  tried,
}: Pick<Delivery, 'status' | 'channel' | 'waits' | 'tried'>): { label: string; tone: Tone } {
  if (waits) return { label: 'Announced on WhatsApp. Reply there to get the full message.', tone: 'today' };
  const { label, tone } = statuses[status] ?? { label: status, tone: 'secondary' as const };
  const medium =
    channel && ['Sent', 'Delivered', 'Read'].includes(label) ? ` ${channels[channel] ?? channel}` : '';
  const before = tried.map((one) => (isMessengerChannel(one) ? channelNames[one] : one)).join(' and ');
  return { label: `${label}${medium}${before && `; ${before} did not take it`}`, tone };
}

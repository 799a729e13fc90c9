import type { Topic } from '@/lib/channels/rules';
import type { ChannelEntry, ChannelState } from '@/lib/channels/schema';

export const channelLabels: Record<ChannelEntry['channel'], string> = {
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  email: 'E-mail',
  web: 'Browser',
};

export const stateLabels: Record<
  ChannelState,
  { label: string; variant: 'done' | 'today' | 'overdue' | 'secondary' }
> = {
  none: { label: 'Not connected', variant: 'secondary' },
  unproven: { label: 'Not confirmed yet', variant: 'today' },
  connected: { label: 'Connected', variant: 'done' },
  paused: { label: 'Paused', variant: 'today' },
  unreachable: { label: 'Cannot be reached', variant: 'overdue' },
};

export const topicLabels: Record<Topic, string> = {
  reminders: 'Reminders',
  summaries: 'Daily summary',
  journal: 'Journal prompts',
  recaps: 'Weekly recap',
  dates: 'Birthdays and anniversaries',
};

import type { Delivery } from '@/lib/deliveries/schema';

type Tone = 'plain' | 'done' | 'today' | 'overdue';

const outcomes: Record<string, { words: string; tone: Tone }> = {
  planned: { words: 'Waiting', tone: 'plain' },
  sending: { words: 'On its way', tone: 'plain' },
  accepted: { words: 'Sent', tone: 'plain' },
  delivered: { words: 'Delivered', tone: 'done' },
  read: { words: 'Read', tone: 'done' },
  failed: { words: 'Not delivered', tone: 'overdue' },
  expired: { words: 'Missed: too late to be of use', tone: 'overdue' },
  blocked: { words: 'Held back: you asked for silence', tone: 'plain' },
  unknown: { words: 'Sent, not confirmed', tone: 'today' },
};

const channels: Record<string, string> = {
  web: 'on this dashboard',
  whatsapp: 'on WhatsApp',
  telegram: 'on Telegram',
  email: 'by e-mail',
};

/** What became of a message, in words: "Delivered on WhatsApp". */
export function outcomeOf({ status, channel, waits }: Pick<Delivery, 'status' | 'channel' | 'waits'>): {
  words: string;
  tone: Tone;
} {
  if (waits) return { words: 'Announced on WhatsApp: write there to get all of it', tone: 'today' };
  const { words, tone } = outcomes[status] ?? { words: status, tone: 'plain' as const };
  const place =
    channel && ['Sent', 'Delivered', 'Read'].includes(words) ? ` ${channels[channel] ?? channel}` : '';
  return { words: `${words}${place}`, tone };
}

import { z } from 'zod';
import { type ChannelOrders, defaultOrder, type Topic, topics } from '@/lib/channels/rules';
import type { Channel } from '@/lib/ports';

const phone = z.string('Give the number the message comes from.').trim().min(3).max(30);

export const simulateInput = z.strictObject({
  from: phone,
  message: z
    .string('Write a message first.')
    .trim()
    .min(1, 'Write a message first.')
    .max(4000, 'A message holds at most 4000 characters.'),
});
export const simulatorQuery = z.strictObject({ from: phone });

export interface PhoneMessage {
  id: string;
  fromUser: boolean;
  text: string;
  at: string;
  /** The kind of a message from Sidekick, such as 'reply'; null for the user's messages. */
  kind: string | null;
  buttons?: { label: string; payload: string }[];
}

export interface PhoneConversation {
  from: string;
  messages: PhoneMessage[];
}

export interface SimulatedReply extends PhoneConversation {
  reply: string;
}

export interface PhoneState {
  address: string | null;
  bound: boolean;
}

export interface PhoneCode {
  address: string;
  code: string;
  link: string | null;
  expiresAt: string;
}

export interface KeptMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  at: string;
}

export const tokenInput = z.strictObject({
  token: z
    .string('The link is not complete.')
    .min(1, 'The link is not complete.')
    .max(400, 'The link is not complete.'),
});

export interface TelegramLink {
  link: string | null;
  qr: string | null;
  command: string;
  expiresAt: string;
}

export const channelParams = z.object({ channel: z.enum(['whatsapp', 'telegram', 'email']) });
export type OwnChannel = z.infer<typeof channelParams>['channel'];
export const channelInput = z.strictObject({ paused: z.boolean('paused is true or false.') });
export const topicParams = z.object({ topic: z.enum(topics) });
export const orderInput = z.strictObject({
  channels: z
    .array(z.enum(defaultOrder, 'Choose from WhatsApp, Telegram, e-mail and the browser.'))
    .max(defaultOrder.length)
    .refine((all) => new Set(all).size === all.length, 'Name each channel once.'),
});

/**
 * 'unproven' means that the address is not verified yet, and 'unreachable' that the provider cannot deliver to
 * it.
 */
export type ChannelState = 'none' | 'unproven' | 'connected' | 'paused' | 'unreachable';

export interface ChannelEntry {
  channel: Channel;
  state: ChannelState;
  /** Phone number (E.164), name of a Telegram account, or e-mail address. */
  address: string | null;
  isAvailable: boolean;
  isSimulated: boolean;
  isOff: boolean;
}

export interface ChannelBook {
  channels: ChannelEntry[];
  orders: ChannelOrders;
}

export interface OrderChange {
  topic?: Topic;
  channels: Channel[];
}

export const simulatedChatInput = z.strictObject({
  message: z
    .string('Write a message first.')
    .trim()
    .min(1, 'Write a message first.')
    .max(4096, 'A message holds at most 4096 characters.'),
  button: z.string().max(64).optional(),
});
export type SimulatedChatInput = z.infer<typeof simulatedChatInput>;
export const simulatedParams = z.object({ channel: z.enum(['whatsapp', 'telegram']) });
export type SimulatedChannel = z.infer<typeof simulatedParams>['channel'];

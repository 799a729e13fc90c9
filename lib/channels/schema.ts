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
  /** ISO instant, UTC. */
  at: string;
  /** The kind of Sidekick's delivery, e.g. 'reply'; null for the user's messages. */
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

/** The user's WhatsApp number. Sidekick sends nothing to it until a one-time code has verified it (`bound`). */
export interface PhoneState {
  address: string | null;
  bound: boolean;
}

export interface PhoneCode {
  address: string;
  code: string;
  link: string | null;
  /** ISO instant, UTC. */
  expiresAt: string;
}

export interface KeptMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** ISO instant, UTC. */
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
  /** ISO instant, UTC. */
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
 * The state of a channel for the user. none: nothing is connected. unproven: an address was entered but not
 * verified. unreachable: the provider cannot deliver to the address.
 */
export type ChannelState = 'none' | 'unproven' | 'connected' | 'paused' | 'unreachable';

export interface ChannelEntry {
  channel: Channel;
  state: ChannelState;
  /**
   * E.164 number, name of a Telegram account, or e-mail address; null if there is none. For e-mail, this is the
   * address of the account even if it is not connected.
   */
  address: string | null;
  isAvailable: boolean;
  /** Whether messages are only shown on this server instead of being sent. */
  isSimulated: boolean;
  isOff: boolean;
}

export interface ChannelBook {
  /** WhatsApp, Telegram, e-mail and the browser, in this order. */
  channels: ChannelEntry[];
  /** The channel orders that the user has chosen, by topic. Other topics use `defaultOrder`. */
  orders: ChannelOrders;
}

/** A new order of channels for a topic. If `topic` is missing, the order is for all topics. */
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

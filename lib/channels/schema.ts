import { z } from 'zod';
import { type ChannelOrders, defaultOrder, type Topic, topics } from '@/lib/channels/rules';
import type { Channel } from '@/lib/ports';

const phone = z.string('Give the number the message comes from.').trim().min(3).max(30);

/** A message that the simulator sends in the name of this WhatsApp number. */
export const simulateInput = z.strictObject({
  from: phone,
  message: z
    .string('Write a message first.')
    .trim()
    .min(1, 'Write a message first.')
    .max(4000, 'A message holds at most 4000 characters.'),
});
export const simulatorQuery = z.strictObject({ from: phone });

/** A message on a simulated phone, from either side. */
export interface PhoneMessage {
  id: string;
  fromUser: boolean;
  text: string;
  /** ISO instant, UTC. */
  at: string;
  /** The kind of delivery that Sidekick sent, e.g. 'reply'; null for the user's messages. */
  kind: string | null;
  /** What can be pressed below it. */
  buttons?: { label: string; payload: string }[];
}

export interface PhoneConversation {
  from: string;
  /** Oldest first. */
  messages: PhoneMessage[];
}

/** The simulator's answer: the reply, and all messages on the phone. */
export interface SimulatedReply extends PhoneConversation {
  reply: string;
}

/** The user's WhatsApp number. Nothing is sent to it until a one-time code binds it. */
export interface PhoneState {
  /** E.164, or null if the user has given none. */
  address: string | null;
  bound: boolean;
}

/** A one-time code that binds the number it is sent from. */
export interface PhoneCode {
  address: string;
  code: string;
  /** A wa.me link with the code filled in; null if no WhatsApp number is configured. */
  link: string | null;
  /** ISO instant, UTC. */
  expiresAt: string;
}

/** A mail that was kept instead of sent, as its user reads it in the demo. */
export interface KeptMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** ISO instant, UTC. */
  at: string;
}

/** The token of a link in a mail. */
export const tokenInput = z.strictObject({
  token: z
    .string('The link is not complete.')
    .min(1, 'The link is not complete.')
    .max(400, 'The link is not complete.'),
});

/** A one-time link that connects the Telegram chat in which it is opened. */
export interface TelegramLink {
  /** Opens Telegram; null if Telegram is simulated. */
  link: string | null;
  /** The link as an SVG. */
  qr: string | null;
  /** What the link sends to Sidekick. */
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

/** none: nothing is connected. unproven: an address was given and not proven. unreachable: the provider says that it takes nothing. */
export type ChannelState = 'none' | 'unproven' | 'connected' | 'paused' | 'unreachable';

/** A channel of the user's contact book. */
export interface ChannelEntry {
  channel: Channel;
  state: ChannelState;
  /** E.164, the name of a Telegram account, or an e-mail address. */
  address: string | null;
  /** The server can use it. */
  isAvailable: boolean;
  /** What is sent stays on this server. */
  isSimulated: boolean;
  /** An operator has switched it off. */
  isOff: boolean;
}

export interface ChannelBook {
  /** WhatsApp, Telegram, e-mail and the browser, in this order. */
  channels: ChannelEntry[];
  /** The orders that the user has chosen; the others are `defaultOrder`. */
  orders: ChannelOrders;
}

export interface ChannelOrder {
  topic: Topic;
  channels: Channel[];
}

export const simulatedChatInput = z.strictObject({
  message: z
    .string('Write a message first.')
    .trim()
    .min(1, 'Write a message first.')
    .max(4096, 'A message holds at most 4096 characters.'),
  /** The payload of a pressed button; `message` is its label. */
  button: z.string().max(64).optional(),
});
export type SimulatedChatInput = z.infer<typeof simulatedChatInput>;
export const simulatedParams = z.object({ channel: z.enum(['whatsapp', 'telegram']) });
export type SimulatedChannel = z.infer<typeof simulatedParams>['channel'];

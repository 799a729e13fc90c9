import { z } from 'zod';

const phone = z.string('Give the number the message comes from.').trim().min(3).max(30);

/** What the chat simulator sends: a message as if it came from this WhatsApp number. */
export const simulateInput = z.strictObject({
  from: phone,
  message: z
    .string('Write a message first.')
    .trim()
    .min(1, 'Write a message first.')
    .max(4000, 'A message holds at most 4000 characters.'),
});
export const simulatorQuery = z.strictObject({ from: phone });

/** One line of a simulated phone, either side. */
export interface PhoneMessage {
  id: string;
  fromUser: boolean;
  text: string;
  /** ISO instant, UTC. */
  at: string;
  /** For what Sidekick sent: 'reply', or the kind it said on its own. */
  kind: string | null;
}

export interface PhoneTalk {
  from: string;
  /** Oldest first. */
  messages: PhoneMessage[];
}

/** The simulator's answer: the reply, and the phone as it now looks. */
export interface SimulatedReply extends PhoneTalk {
  reply: string;
}

/** The person's WhatsApp number; not bound: it has not proven itself, and nothing is sent to it. */
export interface PhoneState {
  /** E.164, or null where none was given. */
  address: string | null;
  bound: boolean;
}

/** A one-time code that binds the number it is sent from. */
export interface PhoneCode {
  address: string;
  code: string;
  /** A wa.me link with the code filled in; null where the product has no WhatsApp number. */
  link: string | null;
  /** ISO instant, UTC. */
  expiresAt: string;
}

import { z } from 'zod';
import type { InboundMessage } from '@/lib/channels/inbound/inbound-writes';
import { chosenPayload } from '@/lib/channels/telegram/bot';

const chat = z.object({ id: z.number().int(), type: z.string() });
const sender = z.object({
  is_bot: z.boolean().optional(),
  first_name: z.string().optional(),
  username: z.string().optional(),
});
const given = z.unknown().optional();

const message = z.object({
  message_id: z.number().int(),
  chat,
  from: sender.optional(),
  text: z.string().optional(),
  caption: z.string().optional(),
  reply_to_message: z.object({ message_id: z.number().int() }).optional(),
  reply_markup: given,
  forward_origin: given,
  forward_date: given,
  sticker: z.object({ emoji: z.string().optional() }).optional(),
  voice: given,
  audio: given,
  photo: given,
  video: given,
  video_note: given,
  animation: given,
  location: given,
  venue: given,
  contact: given,
  document: given,
  poll: given,
  dice: given,
  story: given,
  game: given,
});
type Message = z.infer<typeof message>;

const update = z.object({
  update_id: z.number().int(),
  message: message.optional(),
  edited_message: message.optional(),
  callback_query: z
    .object({
      id: z.string(),
      from: sender,
      data: z.string().max(64).optional(),
      message: message.optional(),
    })
    .optional(),
});

/**
 * The parts of a Bot API update that Sidekick handles: a message to answer, and a pressed button to acknowledge. Each may be
 * missing.
 */
export interface ParsedUpdate {
  message: InboundMessage | null;
  /** The id of a pressed button. Telegram shows the button as loading until it is acknowledged. */
  callbackId: string | null;
}

/**
 * Parses an update (core.telegram.org/bots/api#update). The result has no message for updates from groups, channels and other bots,
 * for service messages, and for unknown kinds.
 */
export function parseUpdate(value: unknown): ParsedUpdate {
  const { data } = update.safeParse(value);
  const callbackId = data?.callback_query?.id ?? null;
  return { message: data ? messageIn(data) : null, callbackId };
}

function messageIn({ update_id, ...one }: z.infer<typeof update>): InboundMessage | null {
  if (one.message) return inbound(update_id, one.message, contentOf(one.message));
  // A live location is an edited message each time it moves, so its edits are ignored.
  if (one.edited_message)
    return one.edited_message.location ? null : inbound(update_id, one.edited_message, { type: 'edited' });
  const { callback_query: press } = one;
  if (!press?.message || !press.data || press.data === chosenPayload) return null;
  const pressed = { ...press.message, from: press.from };
  const label = labelOf(press.message.reply_markup, press.data);
  const chosen = `${press.message.chat.id}:${press.message.message_id}`;
  return inbound(update_id, pressed, {
    type: 'text',
    text: label,
    provenance: { button: press.data, chosen },
  });
}

interface Content {
  type: string;
  text?: string;
  provenance?: Record<string, unknown>;
}

function inbound(updateId: number, { chat, from }: Message, content: Content | null): InboundMessage | null {
  if (!content || chat.type !== 'private' || from?.is_bot) return null;
  return {
    channel: 'telegram',
    from: String(chat.id),
    to: null,
    providerMessageId: String(updateId),
    type: content.type,
    text: plain(content.text ?? ''),
    provenance: { source: 'telegram', name: nameOf(from), ...content.provenance },
  };
}

/** Kinds of content that get a reply of their own, in the order in which they are looked for. */
const kinds: [type: string, fields: (keyof Message)[]][] = [
  ['audio', ['voice', 'audio']],
  ['image', ['photo']],
  ['video', ['video', 'video_note', 'animation']],
  ['location', ['venue', 'location']],
  ['contact', ['contact']],
  ['other', ['document', 'poll', 'dice', 'story', 'game']],
];

/** Returns the content of a message, or null for a service message. */
function contentOf(one: Message): Content | null {
  const provenance = {
    ...(one.reply_to_message ? { repliedTo: `${one.chat.id}:${one.reply_to_message.message_id}` } : {}),
    ...(one.forward_origin || one.forward_date ? { forwarded: true } : {}),
  };
  if (one.text !== undefined) return { type: 'text', text: withoutCommandSuffix(one.text), provenance };
  if (one.sticker) return stickerContent(one.sticker.emoji, provenance);
  const kind = kinds.find(([, fields]) => fields.some((name) => one[name] !== undefined))?.[0];
  return kind ? { type: kind, text: one.caption ?? '', provenance } : null;
}

/** Converts a thumb sticker to the text 👍 or 👎, because users answer with these stickers. */
function stickerContent(emoji: string | undefined, provenance: Record<string, unknown>): Content {
  return emoji === '👍' || emoji === '👎'
    ? { type: 'text', text: emoji, provenance }
    : { type: 'sticker', provenance };
}

/**
 * Shortens "/todos@SomeBot" to "/todos", and Telegram's own commands /start and /stop to the words that every channel understands.
 */
function withoutCommandSuffix(text: string): string {
  const plain = text.replace(/^(\/\w+)@\w+/, '$1');
  return /^\/(?:start|stop)$/i.test(plain.trim()) ? plain.trim().slice(1) : plain;
}

const keyboardSchema = z.object({
  inline_keyboard: z.array(z.array(z.object({ text: z.string(), callback_data: z.string().optional() }))),
});

function labelOf(markup: unknown, payload: string): string {
  const { data } = keyboardSchema.safeParse(markup);
  const button = data?.inline_keyboard.flat().find(({ callback_data }) => callback_data === payload);
  return button?.text ?? 'OK';
}

function nameOf(from: z.infer<typeof sender> | undefined): string | null {
  return from?.username ? `@${from.username}` : (from?.first_name ?? null);
}

function plain(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

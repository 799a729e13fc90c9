import { z } from 'zod';
import type { InboundMessage } from '@/lib/channels/inbound/inbound-writes';
import { chosenPayload } from '@/lib/channels/telegram/bot';
import { storable } from '@/lib/words/storable';

const chat = z.object({ id: z.number().int(), type: z.string() });
const sender = z.object({
  is_bot: z.boolean().optional(),
  first_name: z.string().optional(),
  username: z.string().optional(),
});

// contentOf also reads fields that are not named here.
const message = z.looseObject({
  message_id: z.number().int(),
  chat,
  from: sender.optional(),
  text: z.string().optional(),
  caption: z.string().optional(),
  reply_to_message: z.object({ message_id: z.number().int() }).optional(),
  sticker: z.object({ emoji: z.string().optional() }).optional(),
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

export interface ParsedUpdate {
  message: InboundMessage | null;
  /** Id of a button press. Telegram shows the button as loading until we send this id back. */
  callbackId: string | null;
}

/**
 * Parses an update from Telegram (core.telegram.org/bots/api#update). `message` is null if Sidekick ignores the
 * update.
 */
export function parseUpdate(value: unknown): ParsedUpdate {
  const { data } = update.safeParse(storable(value));
  const callbackId = data?.callback_query?.id ?? null;
  return { message: data ? messageIn(data) : null, callbackId };
}

function messageIn({ update_id, ...one }: z.infer<typeof update>): InboundMessage | null {
  if (one.message) return inbound(update_id, one.message, contentOf(one.message));
  // Telegram sends an edited message each time a live location moves, so edits of locations are ignored.
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
    text: content.text ?? '',
    provenance: { source: 'telegram', name: nameOf(from), ...content.provenance },
  };
}

const kinds: [type: string, fields: string[]][] = [
  ['audio', ['voice', 'audio']],
  ['image', ['photo']],
  ['video', ['video', 'video_note', 'animation']],
  ['location', ['venue', 'location']],
  ['contact', ['contact']],
  ['other', ['document']],
];

// Fields of messages that Telegram itself writes (core.telegram.org/bots/api#message).
const serviceFields = [
  'pinned_message',
  'message_auto_delete_timer_changed',
  'chat_background_set',
  'write_access_allowed',
  'connected_website',
  'users_shared',
  'chat_shared',
  'web_app_data',
  'passport_data',
  'invoice',
  'successful_payment',
  'refunded_payment',
  'gift',
  'gift_upgrade_sent',
  'unique_gift',
  'checklist_tasks_done',
  'checklist_tasks_added',
  'new_chat_title',
  'new_chat_photo',
  'delete_chat_photo',
];

function contentOf(one: Message): Content | null {
  const provenance = {
    ...(one.reply_to_message ? { repliedTo: `${one.chat.id}:${one.reply_to_message.message_id}` } : {}),
    ...(one.forward_origin || one.forward_date ? { forwarded: true } : {}),
  };
  if (one.text !== undefined) return { type: 'text', text: withoutCommandSuffix(one.text), provenance };
  if (one.sticker) return stickerContent(one.sticker.emoji, provenance);
  if (serviceFields.some((name) => name in one)) return null;
  const kind = kinds.find(([, fields]) => fields.some((name) => name in one))?.[0];
  return { type: kind ?? 'unknown', text: one.caption ?? '', provenance };
}

const skinTones = /[\u{1f3fb}-\u{1f3ff}]/gu;

function stickerContent(emoji: string | undefined, provenance: Record<string, unknown>): Content {
  const plain = emoji?.replace(skinTones, '');
  return plain === '👍' || plain === '👎'
    ? { type: 'text', text: plain, provenance }
    : { type: 'sticker', provenance };
}

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

import type { Inbound } from '@/lib/channels/writes';
import { AppError } from '@/lib/errors';

/** What a message points at is an id, ours or Twilio's. */
const maxPointer = 64;

/** Twilio's form as parameters; a parameter given twice is refused, for signing and reading must see the same one. */
export function parseForm(body: string): Record<string, string> {
  if (body === '') throw new AppError('invalid', 'The request is empty.');
  const form: Record<string, string> = {};
  for (const [key, value] of new URLSearchParams(body)) {
    if (Object.hasOwn(form, key))
      throw new AppError('invalid', `The parameter ${key.slice(0, 50)} is given twice.`);
    form[key] = value;
  }
  return form;
}

/** A Twilio message webhook in our words (twilio.com/docs/messaging/guides/webhook-request). */
export function parseMessage(form: Record<string, string>): Inbound {
  const { MessageSid, From, To, Body = '' } = form;
  const from = /^whatsapp:(\+[1-9]\d{5,14})$/.exec(From ?? '')?.[1];
  if (!MessageSid || MessageSid.length > 64 || !from) {
    throw new AppError(
      'invalid',
      'This is not a WhatsApp message: MessageSid and From=whatsapp:+number are needed.',
    );
  }
  const text = Body.replaceAll('\0', '').toWellFormed();
  return {
    channel: 'whatsapp',
    from,
    to: To?.replace(/^whatsapp:/, '').slice(0, 40) ?? null,
    providerMessageId: MessageSid,
    type: typeOf(form, text),
    text,
    provenance: {
      source: 'twilio',
      account: form.AccountSid,
      profile: form.ProfileName ? 'given' : 'none',
      media: Number(form.NumMedia ?? 0) || 0,
      ...(form.OriginalRepliedMessageSid
        ? { repliedTo: form.OriginalRepliedMessageSid.slice(0, maxPointer) }
        : {}),
      ...(form.ButtonPayload ? { button: form.ButtonPayload.slice(0, maxPointer) } : {}),
    },
  };
}

function typeOf(form: Record<string, string>, text: string): string {
  const media = form.MediaContentType0?.split('/')[0] ?? '';
  if (media) return ['audio', 'image', 'video'].includes(media) ? media : 'other';
  if (form.Latitude) return 'location';
  return text.trim() === '' ? 'empty' : 'text';
}

import type { InboundMessage } from '@/lib/channels/inbound/inbound-writes';
import { AppError } from '@/lib/errors';

const maxIdLength = 64;

/**
 * Parses the body of a form. Throws `invalid` if a parameter occurs twice, because the signature check and the
 * handler could read different values.
 */
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

/** Parses a webhook request (twilio.com/docs/messaging/guides/webhook-request). */
export function parseMessage(form: Record<string, string>): InboundMessage {
  const { MessageSid, From, To, Body = '' } = form;
  const from = /^whatsapp:(\+[1-9]\d{5,14})$/.exec(From ?? '')?.[1];
  if (!MessageSid || MessageSid.length > maxIdLength || !from) {
    throw new AppError(
      'invalid',
      'This is not a WhatsApp message: MessageSid and From=whatsapp:+number are needed.',
    );
  }
  return {
    channel: 'whatsapp',
    from,
    to: To?.replace(/^whatsapp:/, '').slice(0, 40) ?? null,
    providerMessageId: MessageSid,
    type: typeOf(form, Body),
    text: Body,
    provenance: {
      source: 'twilio',
      account: form.AccountSid,
      profile: form.ProfileName ? 'given' : 'none',
      media: Number(form.NumMedia ?? 0) || 0,
      ...(form.Forwarded === 'true' || form.FrequentlyForwarded === 'true' ? { forwarded: true } : {}),
      ...(form.OriginalRepliedMessageSid
        ? { repliedTo: form.OriginalRepliedMessageSid.slice(0, maxIdLength) }
        : {}),
      ...(form.ButtonPayload ? { button: form.ButtonPayload.slice(0, maxIdLength) } : {}),
    },
  };
}

function typeOf(form: Record<string, string>, text: string): string {
  const media = form.MediaContentType0?.split('/')[0] ?? '';
  if (media) return ['audio', 'image', 'video'].includes(media) ? media : 'other';
  if (form.Latitude) return 'location';
  return text.trim() === '' ? 'empty' : 'text';
}

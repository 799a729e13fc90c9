import { parseForm } from '@/lib/channels/whatsapp/parse';
import { receiveMessage } from '@/lib/channels/whatsapp/receive';
import { isFromTwilio } from '@/lib/channels/whatsapp/verify';
import { AppError } from '@/lib/errors';
import { readText } from '@/lib/http/body';
import { respondError } from '@/lib/http/respond';
import { world } from '@/lib/http/wire';

const maxBytes = 64 * 1024;
const emptyTwiml = '<?xml version="1.0" encoding="UTF-8"?><Response></Response>';

/**
 * Twilio's inbound door: body, size, signature, one insert, the nudge, then an empty answer; nothing else happens here.
 * What cannot be stored or nudged is a 5xx, which Twilio repeats where the address carries #rp=all.
 */
export async function receiveTwilio(request: Request): Promise<Response> {
  try {
    if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? '')) {
      throw new AppError('unsupported', 'Send the message as application/x-www-form-urlencoded.');
    }
    const form = parseForm(await readText(request, maxBytes));
    const { pathname, search } = new URL(request.url);
    if (!isFromTwilio(request.headers.get('x-twilio-signature'), pathname + search, form)) {
      throw new AppError('forbidden', 'The signature of this message is not valid.');
    }
    await receiveMessage(await world(), form);
    return new Response(emptyTwiml, { headers: { 'Content-Type': 'text/xml', 'Cache-Control': 'no-store' } });
  } catch (error) {
    return respondError(error);
  }
}

import { parseForm } from '@/lib/channels/whatsapp/parse';
import { isOurStatusCallback, stateFromTwilio } from '@/lib/channels/whatsapp/status';
import { receiveMessage } from '@/lib/channels/whatsapp/store-message';
import { isFromTwilio } from '@/lib/channels/whatsapp/verify';
import { AppError } from '@/lib/errors';
import { readText } from '@/lib/http/body';
import { respondError } from '@/lib/http/respond';
import { runVerb } from '@/lib/http/run-verb';
import { serverCtx } from '@/lib/http/wire';
import { settleAttempt } from '@/lib/outbox/settle';
import { storable } from '@/lib/words/storable';

const maxBytes = 64 * 1024;
const emptyTwiml = '<?xml version="1.0" encoding="UTF-8"?><Response></Response>';

export async function receiveStatus(request: Request): Promise<Response> {
  try {
    const form = await signedForm(request);
    const { searchParams } = new URL(request.url);
    const sendId = searchParams.get('send') ?? '';
    if (!isOurStatusCallback(sendId, searchParams.get('proof') ?? ''))
      throw new AppError('forbidden', 'This address for reports is not one of ours.');
    const ctx = await serverCtx();
    const report = {
      providerId: form.MessageSid ?? null,
      state: stateFromTwilio(form.MessageStatus ?? ''),
      errorCode: form.ErrorCode ?? null,
    };
    await runVerb(ctx, () => settleAttempt(ctx, sendId, report));
    return new Response(null, { status: 204 });
  } catch (error) {
    return respondError(error);
  }
}

/**
 * Stores a message that Twilio has signed, and publishes the job that answers it. Responds with 5xx on failure,
 * so that Twilio sends the message again.
 */
export async function receiveTwilio(request: Request): Promise<Response> {
  try {
    const form = await signedForm(request);
    await receiveMessage(await serverCtx(), form);
    return new Response(emptyTwiml, { headers: { 'Content-Type': 'text/xml', 'Cache-Control': 'no-store' } });
  } catch (error) {
    return respondError(error);
  }
}

async function signedForm(request: Request): Promise<Record<string, string>> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? '')) {
    throw new AppError('unsupported', 'Send the message as application/x-www-form-urlencoded.');
  }
  const form = parseForm(await readText(request, maxBytes));
  const { pathname, search } = new URL(request.url);
  if (!isFromTwilio(request.headers.get('x-twilio-signature'), pathname + search, form)) {
    throw new AppError('forbidden', 'The signature of this message is not valid.');
  }
  return storable(form);
}

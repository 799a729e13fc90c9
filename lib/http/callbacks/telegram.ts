import { receiveInbound } from '@/lib/channels/receive';
import { parseUpdate } from '@/lib/channels/telegram/parse';
import { sameText } from '@/lib/crypto';
import { env } from '@/lib/env';
import { AppError, OperatorError } from '@/lib/errors';
import { readText } from '@/lib/http/body';
import { respondError, respondJson } from '@/lib/http/respond';
import { serverCtx } from '@/lib/http/wire';
import { logUnexpected } from '@/lib/log';

// The longest updates have about 100 KB.
const maxBytes = 256 * 1024;

/**
 * Stores the message of a Telegram update once, and publishes the job that answers the message. Responds with
 * 5xx on failure, so that Telegram sends the update again.
 */
export async function receiveTelegram(request: Request): Promise<Response> {
  try {
    checkSecret(request.headers.get('x-telegram-bot-api-secret-token'));
    const { message, callbackId } = parseUpdate(parse(await readText(request, maxBytes)));
    if (message) await receiveInbound(await serverCtx(), message);
    return respondJson(
      callbackId ? { method: 'answerCallbackQuery', callback_query_id: callbackId } : { ok: true },
    );
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'too_large') return respondError(error);
    logUnexpected(new OperatorError(`A Telegram update of more than ${maxBytes / 1024} KB was dropped.`));
    return respondJson({ ok: true });
  }
}

function checkSecret(given: string | null): void {
  const secret = env().telegram?.webhookSecret;
  if (!secret || given === null || !sameText(given, secret))
    throw new AppError('unauthenticated', 'The secret of this update is not right.');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('invalid', 'The update is not valid JSON.');
  }
}

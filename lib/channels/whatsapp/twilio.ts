import type RequestClient from 'twilio/lib/base/RequestClient';
import { windowClosedCode } from '@/lib/channels/rules';
import { quickReplyOf } from '@/lib/channels/whatsapp/buttons';
import { stateFromTwilio, statusCallbackUrl } from '@/lib/channels/whatsapp/status';
import type { Env } from '@/lib/env';
import { OperatorError } from '@/lib/errors';
import { logUnexpected } from '@/lib/log';
import { type Messenger, SendError, type TemplateName } from '@/lib/ports';

const timeoutMs = 15_000;
// Twilio lists a sent message at once, but may respond slowly.
const listedWithinSeconds = 30;
const defaultWaitSeconds = 10;
const maxWaitSeconds = 3600;

export function twilioMessenger(settings: NonNullable<Env['twilio']>): Messenger {
  let client: Promise<ReturnType<typeof import('twilio')>> | undefined;
  const { contentSids, buttonSids } = settings;
  return {
    provider: 'twilio',
    templates: (Object.keys(contentSids) as TemplateName[]).filter((name) => contentSids[name]),
    perSecond: 80,
    send: async (message) => {
      const { to, text, template, sendId } = message;
      const create = async (body: { body: string } | { contentSid: string; contentVariables: string }) => {
        try {
          client ??= connect(settings);
          const { messages } = await client;
          const { sid } = await messages.create({
            from: `whatsapp:${settings.phoneNumber}`,
            to: `whatsapp:${to}`,
            ...body,
            statusCallback: statusCallbackUrl(sendId),
          });
          return { providerId: sid, state: 'accepted' as const };
        } catch (error) {
          if (!(error instanceof Error && 'status' in error)) client = undefined;
          throw asSendError(error);
        }
      };
      if (template) return create(contentOf(contentSids[template.name] ?? '', template.variables));
      const quickReply = quickReplyOf(buttonSids, message);
      if (!quickReply) return create({ body: text });
      // The message was refused, so nothing was sent. Twilio may accept it without buttons.
      return create(contentOf(quickReply.sid, quickReply.variables)).catch((error: unknown) => {
        if (!isContentRefused(error)) throw error;
        logUnexpected(new OperatorError(`Twilio refused a message with buttons: ${error.reason}`));
        return create({ body: text });
      });
    },
    listedWithinSeconds,
    sentTo: async (address, since) => {
      client ??= connect(settings);
      const found = await (await client).messages.list({
        to: `whatsapp:${address}`,
        dateSentAfter: since,
        limit: 100,
      });
      return found.map(({ sid, body, status, errorCode }) => ({
        providerId: sid,
        text: body,
        state: stateFromTwilio(status),
        errorCode: errorCode ? String(errorCode) : null,
      }));
    },
  };
}

function contentOf(contentSid: string, variables: Record<string, string>) {
  return { contentSid, contentVariables: JSON.stringify(variables) };
}

function isContentRefused(error: unknown): error is SendError {
  return error instanceof SendError && error.kind === 'refused' && error.reason !== windowClosedCode;
}

async function connect(settings: NonNullable<Env['twilio']>) {
  const { default: twilio } = await import('twilio');
  /** Reads the Retry-After header, because the errors of the SDK do not contain it. */
  class RetryAfterClient extends twilio.RequestClient {
    override async request<T>(options: RequestClient.RequestOptions<T>) {
      const response = await super.request<T>(options);
      if (response.statusCode === 429)
        throw new SendError('limited', '429', retryAfterSeconds(response.headers?.['retry-after']));
      return response;
    }
  }
  const options = { timeout: timeoutMs, httpClient: new RetryAfterClient({ timeout: timeoutMs }) };
  const client = twilio(settings.accountSid, settings.authToken, options);
  if (settings.apiUrl) client.api.baseUrl = settings.apiUrl;
  return client;
}

const notSentCodes = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'ERR_MODULE_NOT_FOUND',
]);

function asSendError(error: unknown): SendError {
  if (error instanceof SendError) return error;
  const status = numberIn(error, 'status');
  const code = numberIn(error, 'code');
  const reason = String(code ?? status ?? 'no answer');
  // Wrong credentials: nothing was sent, and the message can be sent after they are corrected.
  if (status === 401) return new SendError('unreachable', reason, 60);
  if (status !== undefined && status >= 400 && status < 500) return new SendError('refused', reason);
  const isNotSent = error instanceof Error && 'code' in error && notSentCodes.has(String(error.code));
  return isNotSent ? new SendError('unreachable', String(error.code), 30) : new SendError('unknown', reason);
}

function retryAfterSeconds(header: unknown): number {
  const seconds = Number(header);
  return seconds > 0 ? Math.min(Math.ceil(seconds), maxWaitSeconds) : defaultWaitSeconds;
}

function numberIn(error: unknown, key: 'status' | 'code'): number | undefined {
  if (typeof error !== 'object' || error === null || !(key in error)) return undefined;
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'number' ? value : undefined;
}

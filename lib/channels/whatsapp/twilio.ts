import type RequestClient from 'twilio/lib/base/RequestClient';
import { stateOf, statusAddress } from '@/lib/channels/whatsapp/status';
import type { Env } from '@/lib/env';
import { type Messenger, SendError, type TemplateName } from '@/lib/ports';

/** WhatsApp by Twilio's REST interface; the SDK is loaded with the first message. */
export function twilioMessenger(settings: NonNullable<Env['twilio']>): Messenger {
  let client: Promise<ReturnType<typeof import('twilio')>> | undefined;
  const { contentSids } = settings;
  return {
    provider: 'twilio',
    templates: (Object.keys(contentSids) as TemplateName[]).filter((name) => contentSids[name]),
    perSecond: 80,
    send: async ({ to, text, template, sendId }) => {
      try {
        client ??= connect(settings);
        const { messages } = await client;
        const message = await messages.create({
          from: `whatsapp:${settings.phoneNumber}`,
          to: `whatsapp:${to}`,
          ...(template
            ? {
                contentSid: contentSids[template.name] ?? '',
                contentVariables: JSON.stringify(template.variables),
              }
            : { body: text }),
          statusCallback: statusAddress(sendId),
        });
        return { providerId: message.sid, state: 'accepted' };
      } catch (error) {
        if (!(error instanceof Error && 'status' in error)) client = undefined;
        throw asSendError(error);
      }
    },
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
        state: stateOf(status),
        errorCode: errorCode ? String(errorCode) : null,
      }));
    },
  };
}

async function connect(settings: NonNullable<Env['twilio']>) {
  const { default: twilio } = await import('twilio');
  /** The SDK's errors leave out the headers: how long to wait stands there. */
  class Patient extends twilio.RequestClient {
    override async request<T>(options: RequestClient.RequestOptions<T>) {
      const response = await super.request<T>(options);
      if (response.statusCode === 429)
        throw new SendError('limited', '429', secondsIn(response.headers?.['retry-after']));
      return response;
    }
  }
  const options = { timeout: 15_000, httpClient: new Patient({ timeout: 15_000 }) };
  const client = twilio(settings.accountSid, settings.authToken, options);
  if (settings.apiUrl) client.api.baseUrl = settings.apiUrl;
  return client;
}

/** The connection never stood, or the SDK could not be loaded: nothing left. */
const unreachable = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'ERR_MODULE_NOT_FOUND',
]);

/** A clear no is final, a 429 waits, a connection that never stood sent nothing; anything else may have been sent. */
function asSendError(error: unknown): SendError {
  if (error instanceof SendError) return error;
  const status = numberIn(error, 'status');
  const code = numberIn(error, 'code');
  const reason = String(code ?? status ?? 'no answer');
  // Our own credentials were refused: nothing left, and it may leave once they are mended.
  if (status === 401) return new SendError('unreachable', reason, 60);
  if (status !== undefined && status >= 400 && status < 500) return new SendError('refused', reason);
  const neverLeft = error instanceof Error && 'code' in error && unreachable.has(String(error.code));
  return neverLeft ? new SendError('unreachable', String(error.code), 30) : new SendError('unknown', reason);
}

const usualWaitSeconds = 10;
const longestWaitSeconds = 3600;

/** Retry-After in seconds (RFC 9110, 10.2.3), where it is given as such. */
function secondsIn(header: unknown): number {
  const seconds = Number(header);
  return seconds > 0 ? Math.min(Math.ceil(seconds), longestWaitSeconds) : usualWaitSeconds;
}

function numberIn(error: unknown, key: 'status' | 'code'): number | undefined {
  if (typeof error !== 'object' || error === null || !(key in error)) return undefined;
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'number' ? value : undefined;
}

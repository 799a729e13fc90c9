import type { Transporter } from 'nodemailer';
import type { Env } from '@/lib/env';
import { type Mail, type Mailer, SendError } from '@/lib/ports';

const timeoutMs = 15_000;

export function smtpMailer(settings: NonNullable<Env['smtp']>): Mailer {
  let transport: Promise<Transporter> | undefined;
  const host = settings.from.split('@').at(-1)?.replace(/>.*$/, '') ?? 'localhost';
  return {
    provider: 'smtp',
    send: async ({ to, subject, text, html, id, unsubscribeUrl }: Mail) => {
      try {
        transport ??= connect(settings.url);
        const messageId = `<${id}@${host}>`;
        await (await transport).sendMail({
          from: settings.from,
          to,
          subject,
          text,
          html,
          messageId,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribeUrl
              ? {
                  'List-Unsubscribe': `<${unsubscribeUrl}>`,
                  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
                }
              : {}),
          },
          disableFileAccess: true,
          disableUrlAccess: true,
        });
      } catch (error) {
        transport = undefined;
        throw asSendError(error);
      }
    },
  };
}

async function connect(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

const noMailbox = /\b5\.(?:1\.1|1\.10|2\.1)\b/;
const greylistSeconds = 300;

const notConnected = new Set(['EDNS', 'ETLS', 'EAUTH', 'ENOAUTH', 'ERR_MODULE_NOT_FOUND']);
const notConnectedWords = /^(?:Connection timeout|Greeting never received)/;

// The kind is `unknown` if the mail may have been sent (RFC 5321, 4.2.1).
function asSendError(error: unknown): SendError {
  if (!(error instanceof Error)) return new SendError('unknown', 'no answer');
  const { code, syscall, response, responseCode }: Record<string, unknown> = { ...error };
  const reason = String(responseCode ?? code ?? 'no answer');
  // Wrong credentials: nothing was sent, and the mail can be sent after they are corrected.
  if (code === 'EAUTH') return new SendError('unreachable', reason, 60);
  if (typeof responseCode === 'number' && responseCode >= 500)
    return new SendError(noMailbox.test(String(response)) ? 'gone' : 'refused', reason);
  if (typeof responseCode === 'number' && responseCode >= 400)
    return new SendError('limited', reason, greylistSeconds);
  const isNotSent =
    notConnected.has(String(code)) ||
    syscall === 'connect' ||
    syscall === 'getaddrinfo' ||
    notConnectedWords.test(error.message);
  return isNotSent ? new SendError('unreachable', reason, 30) : new SendError('unknown', reason);
}

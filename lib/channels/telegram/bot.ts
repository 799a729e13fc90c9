import { setTimeout as pause } from 'node:timers/promises';
import type { Api } from 'grammy';
import { rulesOf } from '@/lib/channels/rules';
import type { Env } from '@/lib/env';
import { type MessageButton, type Messenger, SendError } from '@/lib/ports';

const timeoutSeconds = 15;
export const chosenPayload = 'chosen';
// Telegram's limit is 30 messages per second.
const perSecond = 25;

const maxLength = rulesOf('telegram').maxLength ?? Number.POSITIVE_INFINITY;
const plainText = { link_preview_options: { is_disabled: true } } as const;

export function telegramMessenger(settings: NonNullable<Env['telegram']>): Messenger {
  let api: Promise<Api> | undefined;
  let botUrl: string | undefined;
  const call = async <T>(fn: (api: Api) => Promise<T>): Promise<T> => {
    api ??= connect(settings);
    return fn(await api);
  };
  return {
    provider: 'telegram',
    perSecond,
    send: async ({ to, text, buttons = [], part }) => {
      const hasButtons = buttons.length > 0 && part.index === part.count - 1;
      try {
        const message = await call((bot) =>
          bot.sendMessage(to, text, {
            ...plainText,
            ...(hasButtons ? { reply_markup: keyboard(buttons) } : {}),
          }),
        );
        // Message numbers are unique only within a chat. Telegram stores an accepted message in the user's
        // account, so it is delivered.
        return { providerId: `${to}:${message.message_id}`, state: 'delivered' };
      } catch (error) {
        throw asSendError(error);
      }
    },
    showTyping: async (to) => {
      await call((bot) => bot.sendChatAction(to, 'typing'));
    },
    markChosen: async (providerId, { outcome, text }) => {
      const [chat = '', message = ''] = providerId.split(':');
      const line = outcome && `✓ ${outcome}`;
      const marked = line && text && `${text}\n\n${line}`;
      await call(async (bot) => {
        if (marked && marked.length <= maxLength)
          await bot.editMessageText(chat, Number(message), marked, plainText);
        // If the text has no room for another line, a button shows the choice.
        else await bot.editMessageReplyMarkup(chat, Number(message), line ? chosenKeyboard(line) : {});
      });
    },
    botUrl: async () => {
      botUrl ??= `https://t.me/${(await call((bot) => bot.getMe())).username}`;
      return botUrl;
    },
  };
}

const allowedUpdates = ['message', 'edited_message', 'callback_query'] as const;

export async function setTelegramWebhook(settings: NonNullable<Env['telegram']>, url: string): Promise<void> {
  const api = await connect(settings);
  await api.setWebhook(url, {
    secret_token: settings.webhookSecret ?? '',
    allowed_updates: allowedUpdates,
    max_connections: 20,
  });
}

/** Passes each update from Telegram to `handOver`, and fetches the update again if `handOver` returns false. */
export async function pollUpdates(
  settings: NonNullable<Env['telegram']>,
  handOver: (update: unknown) => Promise<boolean>,
): Promise<never> {
  const api = await connect(settings);
  await api.deleteWebhook();
  let offset = 0;
  for (;;) {
    const updates = await api
      .getUpdates({ offset, timeout: 10, allowed_updates: allowedUpdates })
      .catch(() => pause(pollRetryMs).then(() => []));
    for (const update of updates) {
      if (!(await handOver(update))) {
        await pause(pollRetryMs);
        break;
      }
      // With polling, a pressed button is acknowledged by a call. With the webhook, the response acknowledges
      // it.
      if (update.callback_query) await api.answerCallbackQuery(update.callback_query.id).catch(() => {});
      offset = update.update_id + 1;
    }
  }
}

const pollRetryMs = 3_000;

async function connect({ botToken, apiUrl }: NonNullable<Env['telegram']>): Promise<Api> {
  const { Api } = await import('grammy');
  return new Api(botToken, { timeoutSeconds, ...(apiUrl ? { apiRoot: apiUrl } : {}) });
}

function chosenKeyboard(label: string) {
  return { reply_markup: keyboard([{ label, payload: chosenPayload }]) };
}

function keyboard(buttons: MessageButton[]) {
  const all = buttons.map(({ label, payload }) => ({ text: label, callback_data: payload }));
  const isShort = all.every(({ text }) => text.length <= 14) && all.length <= 3;
  return { inline_keyboard: isShort ? [all] : all.map((one) => [one]) };
}

const goneChat = /chat not found|user is deactivated|PEER_ID_INVALID/i;
const notSentCodes = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH']);

// The kind is `unknown` if Telegram may have sent the message (core.telegram.org/bots/api#making-requests).
function asSendError(error: unknown): SendError {
  const status = field(error, 'error_code');
  if (typeof status === 'number') {
    const description = String(field(error, 'description') ?? '');
    const reason = String(status);
    if (status === 429)
      return new SendError('limited', reason, Number(field(field(error, 'parameters'), 'retry_after')) || 5);
    // Wrong token: nothing was sent, and the message can be sent after it is corrected.
    if (status === 401 || status === 404) return new SendError('unreachable', reason, 60);
    if (status === 403 || goneChat.test(description)) return new SendError('gone', reason);
    return new SendError(status < 500 ? 'refused' : 'unknown', reason);
  }
  const code = String(field(field(error, 'error'), 'code') ?? field(error, 'code') ?? 'no answer');
  const isNotSent = notSentCodes.has(code) || code === 'ERR_MODULE_NOT_FOUND';
  return isNotSent ? new SendError('unreachable', code, 30) : new SendError('unknown', code);
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

import { createServer, type ServerResponse } from 'node:http';
import { z } from 'zod';
import { bodyOf, listen } from './http';

export const telegramBot = {
  token: '123456:stand-in',
  secret: 'telegram-webhook-secret',
  username: 'sidekick_test_bot',
};

export interface TelegramMessage {
  chat: number;
  messageId: number;
  text: string;
  buttons: { label: string; payload: string }[];
  edits: number;
}

// An error response. With `done`, the message is delivered although the response is an error.
interface Failure {
  status: number;
  description: string;
  retryAfter?: number;
  done?: boolean;
}

const call = z.object({
  chat_id: z.coerce.number().optional(),
  message_id: z.number().optional(),
  text: z.string().optional(),
  callback_query_id: z.string().optional(),
  offset: z.number().optional(),
  url: z.string().optional(),
  secret_token: z.string().optional(),
  reply_markup: z
    .object({
      inline_keyboard: z.array(z.array(z.object({ text: z.string(), callback_data: z.string() }))),
    })
    .optional(),
});
type Call = z.infer<typeof call>;

export async function startTelegram(): Promise<Telegram> {
  const messages: TelegramMessage[] = [];
  const calls: { method: string; body: Call }[] = [];
  const failures: Failure[] = [];
  const failuresOf = new Map<number, Failure>();
  const waiting: TelegramUpdate[] = [];
  let nextMessageId = 100;
  let nextUpdateId = 1_000_000;

  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const control = /^\/control\/(\w+)$/.exec(request.url ?? '')?.[1];
    if (control) return send(response, 200, runControl(control, body === '' ? {} : JSON.parse(body)));
    const [, token, method = ''] = /^\/bot([^/]+)\/(\w+)/.exec(request.url ?? '') ?? [];
    if (token !== telegramBot.token)
      return send(response, 401, { ok: false, error_code: 401, description: 'Unauthorized' });
    const asked = call.parse(body === '' ? {} : JSON.parse(body));
    calls.push({ method, body: asked });
    const failure =
      method === 'sendMessage' ? (failuresOf.get(asked.chat_id ?? 0) ?? failures.shift()) : undefined;
    if (failure) {
      if (failure.done) run(method, asked);
      if (failure.status === 0) return void request.socket.destroy();
      const { status, description, retryAfter } = failure;
      return send(response, status, {
        ok: false,
        error_code: status,
        description,
        ...(retryAfter ? { parameters: { retry_after: retryAfter } } : {}),
      });
    }
    const refusal = refusalOf(method, asked);
    if (refusal) return send(response, 400, { ok: false, error_code: 400, description: refusal });
    send(response, 200, { ok: true, result: run(method, asked) });
  });

  function shownAt({ chat_id, message_id }: Call): TelegramMessage | undefined {
    return messages.find(({ chat, messageId }) => chat === chat_id && messageId === message_id);
  }

  function refusalOf(method: string, asked: Call): string | null {
    if (!method.startsWith('editMessage')) return null;
    const shown = shownAt(asked);
    if (!shown) return 'Bad Request: message to edit not found';
    const text = asked.text ?? shown.text;
    if (text.length > 4096) return 'Bad Request: MESSAGE_TOO_LONG';
    const isSame = text === shown.text && JSON.stringify(buttonsIn(asked)) === JSON.stringify(shown.buttons);
    return isSame ? 'Bad Request: message is not modified' : null;
  }

  function run(method: string, asked: Call): unknown {
    const buttons = buttonsIn(asked);
    if (method === 'getMe')
      return { id: 123456, is_bot: true, first_name: 'Sidekick', username: telegramBot.username };
    // Updates before the offset have already been received.
    if (method === 'getUpdates') return waiting.filter(({ update_id }) => update_id >= (asked.offset ?? 0));
    if (method === 'sendMessage') {
      const text = asked.text ?? '';
      if (text.length === 0 || text.length > 4096) throw new Error(`a text of ${text.length} characters`);
      for (const { payload } of buttons)
        if (Buffer.byteLength(payload) > 64)
          throw new Error(`a payload of ${Buffer.byteLength(payload)} bytes`);
      nextMessageId += 1;
      messages.push({ chat: asked.chat_id ?? 0, messageId: nextMessageId, text, buttons, edits: 0 });
      return { message_id: nextMessageId, date: 0, chat: { id: asked.chat_id, type: 'private' }, text };
    }
    if (method.startsWith('editMessage')) {
      const edited = shownAt(asked);
      if (edited)
        Object.assign(edited, { buttons, text: asked.text ?? edited.text, edits: edited.edits + 1 });
    }
    return true;
  }

  function runControl(name: string, input: { chat?: number; failure?: Failure | null }): unknown {
    if (name === 'fail') fail(input.chat ?? 0, input.failure ?? null);
    return messages.filter(({ chat }) => chat === input.chat);
  }

  function fail(chat: number, failure: Failure | null): void {
    if (failure) failuresOf.set(chat, failure);
    else failuresOf.delete(chat);
  }

  function update(content: Record<string, unknown>): TelegramUpdate {
    nextUpdateId += 1;
    return { update_id: nextUpdateId, ...content };
  }

  const { url, close } = await listen(server);
  return {
    url,
    close,
    messages,
    calls,
    waiting,
    failNext: (failure) => void failures.push(failure),
    failChat: fail,
    textUpdate: (chat, text, more = {}) => update({ message: messageFrom(chat, { text, ...more }) }),
    contentUpdate: (chat, content) => update({ message: messageFrom(chat, content) }),
    update,
    pressUpdate: (chat, label) => {
      const shown = messages.findLast(
        (one) => one.chat === chat && one.buttons.some((button) => button.label === label),
      );
      const button = shown?.buttons.find((one) => one.label === label);
      if (!shown || !button) throw new Error(`chat ${chat} shows no button "${label}"`);
      return update({ callback_query: pressOf(chat, shown, button.payload) });
    },
  };
}

function buttonsIn({ reply_markup }: Call): TelegramMessage['buttons'] {
  return (reply_markup?.inline_keyboard.flat() ?? []).map((one) => ({
    label: one.text,
    payload: one.callback_data,
  }));
}

type TelegramUpdate = Record<string, unknown> & { update_id: number };

export interface Telegram {
  url: string;
  close: () => Promise<void>;
  messages: TelegramMessage[];
  calls: { method: string; body: Call }[];
  waiting: TelegramUpdate[];
  failNext: (failure: Failure) => void;
  /** Makes all messages to a chat fail. If `failure` is null, the messages succeed again. */
  failChat: (chat: number, failure: Failure | null) => void;
  textUpdate: (chat: number, text: string, more?: Record<string, unknown>) => TelegramUpdate;
  contentUpdate: (chat: number, content: Record<string, unknown>) => TelegramUpdate;
  pressUpdate: (chat: number, label: string) => TelegramUpdate;
  update: (content: Record<string, unknown>) => TelegramUpdate;
}

export function messageFrom(chat: number, content: Record<string, unknown>) {
  return {
    message_id: 7,
    date: 1_800_000_000,
    chat: { id: chat, type: 'private', first_name: 'Maya' },
    from: { id: chat, is_bot: false, first_name: 'Maya', username: `maya${chat}` },
    ...content,
  };
}

export function pressOf(
  chat: number,
  shown: { messageId: number; text: string; buttons: { label: string; payload: string }[] },
  payload: string,
) {
  return {
    id: `press-${chat}-${shown.messageId}-${payload}`,
    from: { id: chat, is_bot: false, first_name: 'Maya' },
    chat_instance: '1',
    data: payload,
    message: {
      message_id: shown.messageId,
      date: 1_800_000_000,
      chat: { id: chat, type: 'private' },
      text: shown.text,
      reply_markup: {
        inline_keyboard: [shown.buttons.map((one) => ({ text: one.label, callback_data: one.payload }))],
      },
    },
  };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { messageFrom, pressOf, type TelegramMessage, telegramBot } from '@/testing/stand-ins/telegram';
import type { Account } from './accounts';
import { addresses } from './servers/addresses';

const slow = { timeout: 20_000 };
let updates = randomInt(1e9);

export function newChat(): number {
  return 1_000_000 + randomInt(1e9);
}

export function postUpdate(
  content: object,
  secret: string | null = telegramBot.secret,
  updateId?: number,
): Promise<Response> {
  updates += 1;
  return fetch(`${addresses().production.url}/api/webhook/telegram`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(secret === null ? {} : { 'X-Telegram-Bot-Api-Secret-Token': secret }),
    },
    body: JSON.stringify({ update_id: updateId ?? updates, ...content }),
  });
}

export async function shownIn(chat: number): Promise<TelegramMessage[]> {
  const response = await fetch(`${addresses().production.telegram}/control/messages`, {
    method: 'POST',
    body: JSON.stringify({ chat }),
  });
  return (await response.json()) as TelegramMessage[];
}

export async function sayInTelegram(chat: number, text: string): Promise<string> {
  return answerTo(chat, { message: messageFrom(chat, { text }) });
}

export async function pressInTelegram(chat: number, label: string): Promise<string> {
  const shown = (await shownIn(chat)).findLast((one) => one.buttons.some((button) => button.label === label));
  const button = shown?.buttons.find((one) => one.label === label);
  if (!shown || !button) throw new Error(`the chat shows no button "${label}"`);
  return answerTo(chat, { callback_query: pressOf(chat, shown, button.payload) });
}

async function answerTo(chat: number, content: object): Promise<string> {
  const { length } = await shownIn(chat);
  const response = await postUpdate(content);
  expect(response.status).toBe(200);
  await expect.poll(async () => (await shownIn(chat)).length, slow).toBeGreaterThan(length);
  return (await shownIn(chat)).at(-1)?.text ?? '';
}

export async function connectTelegram(account: Account): Promise<number> {
  const chat = newChat();
  const response = await account.api.post('/api/user/channels/telegram/connect');
  expect(response.status()).toBe(201);
  expect(await sayInTelegram(chat, (await response.json()).command)).toContain('now connected');
  return chat;
}

import { beforeAll, expect, test } from 'vitest';
import { env } from '@/lib/env';
import { receiveTelegram } from '@/lib/http/callbacks/telegram';
import { messageFrom, telegramBot } from '@/testing/stand-ins/telegram';
import { takeConsoleErrors } from '@/testing/strict';

beforeAll(() => {
  Object.assign(env(), { telegram: { botToken: telegramBot.token, webhookSecret: telegramBot.secret } });
});

const post = (body: string, secret = telegramBot.secret) =>
  receiveTelegram(
    new Request('http://localhost:3000/api/webhook/telegram', {
      method: 'POST',
      body,
      headers: { 'X-Telegram-Bot-Api-Secret-Token': secret },
    }),
  );

function updateWith(text: string): string {
  const chat = { id: -1, type: 'supergroup' };
  const answered = { ...messageFrom(1, { text: '🎉'.repeat(4096) }), chat };
  const message = { ...messageFrom(1, { text, reply_to_message: answered }), chat };
  return JSON.stringify({ update_id: 1, message }).replace(
    /[^\x20-\x7e]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

test('the longest update of Telegram is taken; a larger one is dropped, so that it does not come for ever', async () => {
  const longest = updateWith('я'.repeat(4096));
  expect(longest.length).toBeGreaterThan(70_000);
  expect((await post(longest)).status).toBe(200);
  const secret = 'my diary';
  expect((await post(updateWith(secret.repeat(40_000)))).status).toBe(200);
  const logged = JSON.stringify(takeConsoleErrors());
  expect(logged).toContain('256 KB');
  expect(logged).not.toContain(secret);
  expect((await post(longest, 'wrong')).status).toBe(401);
});

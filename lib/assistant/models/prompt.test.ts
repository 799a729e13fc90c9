import { afterAll, expect, test } from 'vitest';
import { config } from '@/db/schema/config';
import { chat } from '@/lib/assistant/chat';
import { saveSetting } from '@/lib/config/writes';
import { storeInfo } from '@/lib/info/writes';
import { saveReminder } from '@/lib/reminders/writes';
import { createTodos } from '@/lib/todos/writes';
import { createUser } from '@/testing/people';
import { scriptedModel } from '@/testing/scripted-model';
import { openaiRequest, tokensIn } from '@/testing/stand-ins/openai-request';
import { testCtx } from '@/testing/world';

const maxPrefixTokens = 1740;
const maxPromptTokens = 2000;

// All tests of a worker share the settings.
afterAll(async () => {
  await (await testCtx()).db.delete(config);
});

test('the prompt as sent stays below 2,000 tokens for a full account, and its beginning is the same for all', async () => {
  const { model, asked } = scriptedModel(Array.from({ length: 4 }, () => 'That is a good one. '.repeat(20)));
  const base = await testCtx({ models: { online: async () => model } });
  await saveSetting(base, 'openai_api_key', 'sk-test');
  await saveSetting(base, 'instant_answers', 'false');
  const newcomer = await createUser(base, { firstName: 'Ida', timezone: 'Asia/Tokyo' });
  await chat({ ...newcomer, channel: 'whatsapp' }, 'good morning to you my friend');
  base.clock.advance(3 * 86_400_000);

  const full = await createUser(base, { firstName: 'Maximiliane', timezone: 'America/New_York' });
  const things = Array.from({ length: 30 }, (_, index) => `thing ${index} ${'of my long list '.repeat(8)}`);
  await createTodos(
    full,
    things.map((text) => ({ text })),
  );
  for (const [index, title] of things.slice(0, 8).entries()) {
    const at = new Date(full.now().getTime() + (index + 1) * 3_600_000);
    await saveReminder(full, { title, description: null, at, rule: null, leads: [], nag: false });
    await storeInfo(full, { key: `fact ${index}`, value: title });
  }
  for (let turn = 0; turn < 2; turn += 1) {
    full.clock.advance(1000);
    await chat(full, `tell me a story about ${'a thing and another thing '.repeat(12)}`);
  }
  full.clock.advance(1000);
  await chat(full, 'and what would you do with the thing that I told you about yesterday');

  const requests = await Promise.all(asked.map(openaiRequest));
  const prefixes = requests.map(({ messages, tools }) => JSON.stringify([messages[0], tools]));
  expect(new Set(prefixes).size).toBe(1);
  expect(tokensIn([requests[0]?.messages[0], requests[0]?.tools])).toBeLessThanOrEqual(maxPrefixTokens);
  const last = requests.at(-1);
  expect(last?.messages.length).toBeGreaterThan(2);
  expect(last?.messages.at(-1)?.content).toMatch(/Todos: thing 0.*Reminders: thing 0.*Stored facts: fact 7/s);
  expect(tokensIn(last?.messages) + tokensIn(last?.tools)).toBeLessThanOrEqual(maxPromptTokens);
});

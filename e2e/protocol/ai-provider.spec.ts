import { expect, test } from '@playwright/test';
import { addDays, fromLocal } from '@/lib/time/clock';
import { localDate } from '@/lib/time/format';
import { requestsFor, setBehavior } from '@/testing/stand-ins/openai';
import { sentTo, write } from '@/testing/stand-ins/twilio';
import { newAccount, openTodos, say } from '../accounts';

// Tests an AI provider that works or fails.
const zone = 'America/New_York';
const offline = 'offline mode';

test('everyday requests become tool calls, one model call each', async () => {
  const account = await newAccount();
  const tomorrow = addDays(localDate(new Date(), zone), 1);
  const reminded = await say(account, 'remind me to call mom tomorrow at 5pm');
  expect(reminded.message).toContain('tomorrow, 5:00 PM');
  expect(reminded.actions).toMatchObject({ reminder: { action: expect.stringContaining('call mom') } });
  const [reminder] = await (await account.api.get('/api/user/reminders')).json();
  expect(reminder).toMatchObject({
    title: 'call mom',
    reminderTime: fromLocal(tomorrow, '17:00', zone).toISOString(),
  });

  const added = await say(account, 'add milk, eggs and bread to my list');
  expect(added).toMatchObject({ actions: { todo: { action: expect.stringContaining('milk') } }, undo: true });
  expect(await openTodos(account)).toEqual(['milk', 'eggs', 'bread']);
  expect((await say(account, 'show my todos')).message).toContain('1. milk\n2. eggs\n3. bread');
  await say(account, 'done milk');
  expect(await openTodos(account)).toEqual(['eggs', 'bread']);
  await say(account, 'remember my locker code is 4821');
  expect((await say(account, 'what is my locker code')).message).toContain('4821');
  await say(account, 'delete the eggs');
  expect(await openTodos(account)).toEqual(['bread']);
  await say(account, 'undo');
  expect(await openTodos(account)).toEqual(['eggs', 'bread']);

  const asked = await requestsFor(account);
  expect(asked).toHaveLength(8);
  for (const request of asked) {
    expect(request).toMatchObject({ model: 'gpt-4o', temperature: 0.7, max_tokens: 150 });
    expect(request.authorization).toBe('Bearer sk-end-to-end');
    expect(request.messages[0]?.role).toBe('system');
  }
});

test('the provider is offered all tools, in the same prompt for every user', async () => {
  const [one, other] = [await newAccount(), await newAccount()];
  await say(one, 'add milk');
  await say(other, 'what is my locker code');
  const [first] = await requestsFor(one);
  const [second] = await requestsFor(other);
  const names = first?.tools.map((tool) => tool.function.name) ?? [];
  expect(names).toEqual(
    expect.arrayContaining(['add_todos', 'complete_todos', 'delete_todos', 'list_todos', 'search']),
  );
  expect(names).toEqual(expect.arrayContaining(['set_reminder', 'store_info', 'undo']));
  expect(names).toEqual([...names].sort());
  expect(first?.tools.every((tool) => tool.function.parameters.type === 'object')).toBe(true);
  expect(JSON.stringify(second?.tools)).toBe(JSON.stringify(first?.tools));
  expect(second?.messages[0]).toEqual(first?.messages[0]);
  expect(JSON.stringify(first?.messages[0])).not.toContain(one.firstName);
});

test('a message is one model call, a slash command none', async () => {
  const account = await newAccount();
  await say(account, 'add milk');
  expect(await requestsFor(account)).toHaveLength(1);
  expect((await say(account, '/todo')).message).toContain('1. milk');
  expect((await say(account, '/add eggs, bread')).message).toContain('eggs');
  expect(await requestsFor(account)).toHaveLength(1);
});

for (const behavior of ['rate-limited', 'broken-server', 'broken-json', 'says-nothing'] as const) {
  test(`if the provider is ${behavior}, the offline assistant does what was asked and says so`, async () => {
    const account = await newAccount();
    await setBehavior(account, behavior);
    const answer = await say(account, 'add milk, eggs and bread to my list');
    expect(answer.message).toMatch(/milk.*eggs.*bread/i);
    expect(answer.message).toContain(offline);
    expect((await openTodos(account)).map((text) => text.toLowerCase())).toEqual(['milk', 'eggs', 'bread']);
    expect(await requestsFor(account)).toHaveLength(1);
    await setBehavior(account, 'ok');
    expect((await say(account, 'show my todos')).message).not.toContain(offline);
  });
}

test('the offline assistant stands in on WhatsApp too', async () => {
  const account = await newAccount({ bound: true });
  await setBehavior(account, 'rate-limited');
  await write(account.phone, 'add milk to my list');
  await expect.poll(() => sentTo(account.phone), { timeout: 20_000 }).toHaveLength(1);
  expect((await sentTo(account.phone))[0]).toContain(offline);
  expect((await openTodos(account)).map((text) => text.toLowerCase())).toEqual(['milk']);
});

test('a model that claims success without a tool call is asked again, and its call runs once', async () => {
  const account = await newAccount();
  await setBehavior(account, 'claims-first');
  const answer = await say(account, 'add milk to my list');
  expect(answer.message).toContain('“milk”');
  expect(await openTodos(account)).toEqual(['milk']);
  const asked = await requestsFor(account);
  expect(asked).toHaveLength(2);
  expect(asked[1]?.messages.at(-1)?.content).toContain('no tool');
});

test('a model’s claim without a tool call is never shown to the user', async () => {
  const account = await newAccount();
  await setBehavior(account, 'only-claims');
  const answer = await say(account, 'add milk to my list');
  expect(answer.message).toContain('not saved');
  expect(answer.message).not.toMatch(/done|i’ve added/i);
  expect(answer.actions).toBeUndefined();
  expect(await openTodos(account)).toEqual([]);
  expect(await requestsFor(account)).toHaveLength(3);
});

for (const behavior of ['wrong-arguments-first', 'unknown-tool-first'] as const) {
  test(`${behavior}: the wrong call has no effect, the right one that follows runs once`, async () => {
    const account = await newAccount();
    await setBehavior(account, behavior);
    const answer = await say(account, 'add milk to my list');
    expect(answer.message).toContain('“milk”');
    expect(await openTodos(account)).toEqual(['milk']);
    expect(await requestsFor(account)).toHaveLength(2);
  });
}

import { expect, test } from '@playwright/test';
import { addDays, fromLocal } from '@/lib/time/clock';
import { formatDay, localDate } from '@/lib/time/format';
import { newPerson, openTodos, say } from './people';
import { askedFor, setMood } from './stand-ins/openai';
import { sentTo, write } from './stand-ins/twilio';

// The product against an AI provider that works, and against one that does not.
const zone = 'America/New_York';
const offline = 'offline mode';

test('the everyday requests travel as tool calls, one model call each', async () => {
  const person = await newPerson();
  const tomorrow = addDays(localDate(new Date(), zone), 1);
  const reminded = await say(person, 'remind me to call mom tomorrow at 5pm');
  expect(reminded.message).toContain(`${formatDay(tomorrow)}, 17:00`);
  expect(reminded.actions).toMatchObject({ reminder: { action: expect.stringContaining('call mom') } });
  const [reminder] = await (await person.api.get('/api/user/reminders')).json();
  expect(reminder).toMatchObject({
    title: 'call mom',
    reminderTime: fromLocal(tomorrow, '17:00', zone).toISOString(),
  });

  const added = await say(person, 'add milk, eggs and bread to my list');
  expect(added).toMatchObject({ actions: { todo: { action: expect.stringContaining('milk') } }, undo: true });
  expect(await openTodos(person)).toEqual(['milk', 'eggs', 'bread']);
  expect((await say(person, 'show my todos')).message).toContain('1. milk\n2. eggs\n3. bread');
  await say(person, 'done milk');
  expect(await openTodos(person)).toEqual(['eggs', 'bread']);
  await say(person, 'remember my locker code is 4821');
  expect((await say(person, 'what is my locker code')).message).toContain('4821');
  await say(person, 'delete the eggs');
  expect(await openTodos(person)).toEqual(['bread']);
  await say(person, 'undo');
  expect(await openTodos(person)).toEqual(['eggs', 'bread']);

  const asked = await askedFor(person);
  expect(asked).toHaveLength(8);
  for (const request of asked) {
    expect(request).toMatchObject({ model: 'gpt-4o', temperature: 0.7, max_tokens: 150 });
    expect(request.authorization).toBe('Bearer sk-end-to-end');
    expect(request.messages[0]?.role).toBe('system');
  }
});

test('the provider is offered the whole registry, the same for everyone', async () => {
  const [one, other] = [await newPerson(), await newPerson()];
  await say(one, 'add milk');
  await say(other, 'what is my locker code');
  const [first] = await askedFor(one);
  const [second] = await askedFor(other);
  const names = first?.tools.map((tool) => tool.function.name) ?? [];
  expect(names).toEqual(
    expect.arrayContaining(['add_todos', 'complete_todos', 'delete_todos', 'get_info', 'list_todos']),
  );
  expect(names).toEqual(expect.arrayContaining(['set_reminder', 'store_info', 'undo']));
  expect(names).toEqual([...names].sort());
  expect(first?.tools.every((tool) => tool.function.parameters.type === 'object')).toBe(true);
  expect(JSON.stringify(second?.tools)).toBe(JSON.stringify(first?.tools));
  expect(second?.messages[0]).toEqual(first?.messages[0]);
  expect(JSON.stringify(first?.messages[0])).not.toContain(one.firstName);
});

test('"add milk" is one model call, "/todo" none', async () => {
  const person = await newPerson();
  await say(person, 'add milk');
  expect(await askedFor(person)).toHaveLength(1);
  expect((await say(person, '/todo')).message).toContain('1. milk');
  expect((await say(person, '/add eggs, bread')).message).toContain('eggs');
  expect(await askedFor(person)).toHaveLength(1);
});

for (const mood of ['rate-limited', 'broken-server', 'broken-json', 'says-nothing'] as const) {
  test(`a provider that is ${mood}: the offline assistant does it and says so`, async () => {
    const person = await newPerson();
    await setMood(person, mood);
    const answer = await say(person, 'add milk, eggs and bread to my list');
    expect(answer.message).toMatch(/milk.*eggs.*bread/i);
    expect(answer.message).toContain(offline);
    expect((await openTodos(person)).map((text) => text.toLowerCase())).toEqual(['milk', 'eggs', 'bread']);
    // One try: a provider in trouble is not asked three times.
    expect(await askedFor(person)).toHaveLength(1);
    await setMood(person, 'ok');
    expect((await say(person, 'show my todos')).message).not.toContain(offline);
  });
}

test('a provider that hangs: after its time limit the offline assistant does it and says so', async () => {
  test.setTimeout(90_000);
  const person = await newPerson();
  await setMood(person, 'hangs');
  const answer = await say(person, 'add milk to my list');
  expect(answer.message).toMatch(/milk/i);
  expect(answer.message).toContain(offline);
  expect((await openTodos(person)).map((text) => text.toLowerCase())).toEqual(['milk']);
  expect(await askedFor(person)).toHaveLength(1);
});

test('a provider in trouble is made up for on WhatsApp too', async () => {
  const person = await newPerson({ bound: true });
  await setMood(person, 'rate-limited');
  await write(person.phone, 'add milk to my list');
  await expect.poll(() => sentTo(person.phone), { timeout: 20_000 }).toHaveLength(1);
  expect((await sentTo(person.phone))[0]).toContain(offline);
  expect((await openTodos(person)).map((text) => text.toLowerCase())).toEqual(['milk']);
});

test('a model that says "done" without a call is told so, and what it then calls is done once', async () => {
  const person = await newPerson();
  await setMood(person, 'claims-first');
  const answer = await say(person, 'add milk to my list');
  expect(answer.message).toBe('Added to your list: “milk”.');
  expect(await openTodos(person)).toEqual(['milk']);
  const asked = await askedFor(person);
  expect(asked).toHaveLength(2);
  expect(asked[1]?.messages.at(-1)?.content).toContain('You called no tool');
});

test('a model that only claims never gets its claim across', async () => {
  const person = await newPerson();
  await setMood(person, 'only-claims');
  const answer = await say(person, 'add milk to my list');
  expect(answer.message).toContain('not saved');
  expect(answer.message).not.toMatch(/done|i’ve added/i);
  expect(answer.actions).toBeUndefined();
  expect(await openTodos(person)).toEqual([]);
  expect(await askedFor(person)).toHaveLength(3);
});

for (const mood of ['wrong-arguments-first', 'unknown-tool-first'] as const) {
  test(`${mood}: nothing is half-run, the right call that follows is run once`, async () => {
    const person = await newPerson();
    await setMood(person, mood);
    const answer = await say(person, 'add milk to my list');
    expect(answer.message).toContain('“milk”');
    expect(await openTodos(person)).toEqual(['milk']);
    expect(await askedFor(person)).toHaveLength(2);
  });
}

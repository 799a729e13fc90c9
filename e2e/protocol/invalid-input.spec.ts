import { randomUUID } from 'node:crypto';
import { type APIResponse, expect, test } from '@playwright/test';
import { type Account, everythingOf, newAccount, newNumber, openTodos, rows, visitor } from '../accounts';
import { addresses } from '../servers/addresses';

const json = { 'Content-Type': 'application/json' };

let account: Account;
test.beforeAll(async () => {
  account = await newAccount();
});

test('unknown fields are refused, among them userId and isAdmin', async () => {
  const bodies: [string, Record<string, unknown>][] = [
    ['/api/user/todos', { text: 'x', userId: randomUUID() }],
    ['/api/user/todos', { text: 'x', completed: true }],
    ['/api/user/reminders', { title: 'x', reminderTime: '2099-05-03T17:00', isActive: false }],
    ['/api/user/info', { key: 'x', value: 'y', source: 'whatsapp' }],
    ['/api/user/chat', { message: 'hello', userId: randomUUID() }],
  ];
  for (const [path, data] of bodies) {
    const response = await account.api.post(path, { data });
    expect(response.status(), path).toBe(400);
    expect((await response.json()).message).toMatch(/^Unknown field: /);
  }
  const stranger = await visitor(addresses().production.url);
  const registration = {
    email: `${randomUUID()}@example.com`,
    password: 'correct horse',
    phoneNumber: newNumber(),
  };
  const admin = await stranger.post('/api/auth/register', { data: { ...registration, isAdmin: true } });
  expect(admin.status()).toBe(400);
  expect(await rows('select 1 from users where email = $1', [registration.email])).toEqual([]);
});

test('texts are accepted up to their limit and refused beyond it', async () => {
  const later = '2099-05-03T17:00';
  const cases: [string, (size: number) => Record<string, string>, number][] = [
    ['/api/user/todos', (size) => ({ text: 'x'.repeat(size) }), 500],
    ['/api/user/reminders', (size) => ({ title: 'x'.repeat(size), reminderTime: later }), 500],
    [
      '/api/user/reminders',
      (size) => ({ title: 'x', description: 'x'.repeat(size), reminderTime: later }),
      2000,
    ],
    ['/api/user/info', (size) => ({ key: 'x'.repeat(size), value: 'x' }), 500],
    ['/api/user/info', (size) => ({ key: 'long', value: 'x'.repeat(size) }), 2000],
    ['/api/user/chat', (size) => ({ message: 'x'.repeat(size) }), 4096],
  ];
  for (const [path, body, limit] of cases) {
    const over = await account.api.post(path, { data: body(limit + 1) });
    expect(over.status(), `${path} ${limit + 1}`).toBe(400);
    expect((await over.json()).message).toContain(`at most ${limit} characters`);
    const full = await account.api.post(path, { data: body(limit) });
    expect(full.ok(), `${path} ${limit}: ${full.status()}`).toBe(true);
  }
  const saved = await openTodos(account);
  expect(saved.map((text) => text.length)).toContain(500);
});

test('empty, past and impossible values are refused with the reason', async () => {
  const cases: [string, Record<string, unknown>, RegExp][] = [
    ['/api/user/todos', {}, /needs a text/],
    ['/api/user/todos', { text: '   ' }, /needs a text/],
    ['/api/user/todos', { text: 7 }, /needs a text/],
    ['/api/user/todos', { text: 'x', dueDate: '2027-02-30' }, /date like/],
    ['/api/user/todos', { text: 'x', dueDate: 'tomorrow' }, /date like/],
    ['/api/user/reminders', { title: 'x' }, /time must look like/],
    ['/api/user/reminders', { title: 'x', reminderTime: '2020-05-03T17:00' }, /already past/],
    ['/api/user/reminders', { title: 'x', reminderTime: '2020-05-03T17:00:00Z' }, /already past/],
    ['/api/user/reminders', { title: 'x', reminderTime: '2099-13-45T17:00' }, /time must look like/],
    ['/api/user/reminders', { title: 'x', reminderTime: '9999-05-03T17:00' }, /hundred years/],
    ['/api/user/info', { key: '', value: 'x' }, /needs a name/],
    ['/api/user/info', { key: 'x', value: '' }, /needs a value/],
    ['/api/user/chat', { message: '' }, /Write a message first/],
  ];
  const before = await everythingOf(account);
  for (const [path, data, message] of cases) {
    const response = await account.api.post(path, { data });
    expect(response.status(), `${path} ${JSON.stringify(data)}`).toBe(400);
    expect((await response.json()).message).toMatch(message);
  }
  expect(await everythingOf(account)).toEqual(before);
});

test('bodies that are not JSON in UTF-8 are refused: type, size, syntax, bytes, NUL and lone surrogates', async () => {
  const before = await everythingOf(account);
  const send = (data: string | Buffer, headers: Record<string, string> = json) =>
    account.api.post('/api/user/todos', { data, headers });
  await refuses(send('{"text":"x"}', { 'Content-Type': 'text/plain' }), 415, /application\/json/);
  await refuses(send(Buffer.alloc(0)), 400, /JSON/);
  await refuses(send(Buffer.from('{"text":"x"')), 400, /JSON/);
  await refuses(send(Buffer.from('[1,2]')), 400);
  await refuses(send(Buffer.from('null')), 400);
  await refuses(send(Buffer.from(JSON.stringify({ text: 'x'.repeat(65 * 1024) }))), 413, /64 KB/);
  await refuses(
    send(Buffer.concat([Buffer.from('{"text":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')])),
    400,
    /UTF-8/,
  );
  for (const broken of ['a\\u0000b', 'a\\ud800b', '\\udc00'])
    await refuses(send(Buffer.from(`{"text":"${broken}"}`)), 400, /characters/);
  await refuses(
    account.api.post('/api/user/chat', { data: Buffer.from('{"message":"add a\\u0000b"}'), headers: json }),
    400,
    /characters/,
  );
  expect(await everythingOf(account)).toEqual(before);
});

test('an unknown time zone at registration becomes UTC', async () => {
  const stranger = await visitor(addresses().production.url);
  const response = await stranger.post('/api/auth/register', {
    data: {
      email: `${randomUUID()}@example.com`,
      password: 'correct horse',
      phoneNumber: newNumber(),
      timezone: 'Mars/Olympus_Mons',
    },
  });
  expect(response.status()).toBe(201);
  expect((await response.json()).user.timezone).toBe('UTC');
});

test('an unknown time zone in the profile is refused; a known one applies to every time from then on', async () => {
  const traveller = await newAccount();
  for (const timezone of ['Mars/Olympus_Mons', '+01:00', '', 5]) {
    await refuses(traveller.api.patch('/api/user/profile', { data: { timezone } }), 400, /time zone/i);
  }
  const moved = await traveller.api.patch('/api/user/profile', { data: { timezone: 'Asia/Kathmandu' } });
  expect((await moved.json()).user.timezone).toBe('Asia/Kathmandu');
  await traveller.api.post('/api/user/reminders', { data: { title: 'x', reminderTime: '2099-05-03T17:00' } });
  const [reminder] = await (await traveller.api.get('/api/user/reminders')).json();
  expect(reminder.reminderTime).toBe('2099-05-03T11:15:00.000Z');
});

test('an invalid cursor is 400', async () => {
  await refuses(account.api.get('/api/user/todo-list?after=nonsense'), 400);
  await refuses(account.api.get('/api/user/todo-list?page=2'), 400, /page/);
});

async function refuses(answer: Promise<APIResponse>, status: number, message = /./): Promise<void> {
  const response = await answer;
  expect(response.status()).toBe(status);
  expect((await response.json()).message).toMatch(message);
}

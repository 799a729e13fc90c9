import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { everythingOf, newNumber, newPerson, type Person, rows, visitor } from './people';
import { routesUnder } from './routes';
import { places } from './world/places';

// Who may do what: every route against nobody, a plain user, another user and another site.
const ofUsers = routesUnder('user');
const ofAdmins = [...routesUnder('admin'), ...routesUnder('test-webhook')];

let person: Person;
test.beforeAll(async () => {
  person = await newPerson();
});

test('nobody gets a 401 that says so, on every route', async () => {
  expect(ofUsers.length).toBeGreaterThan(10);
  expect(ofAdmins.length).toBeGreaterThan(4);
  const nobody = await visitor(places().real.url);
  for (const { method, path } of [...ofUsers, ...ofAdmins]) {
    const response = await nobody.fetch(path, { method, ...(method === 'GET' ? {} : { data: {} }) });
    expect(response.status(), `${method} ${path}`).toBe(401);
    expect(await response.json()).toEqual({ message: 'Authentication required' });
    expect(response.headers()['cache-control']).toBe('no-store');
  }
});

test('a plain user gets a 403 on every admin route', async () => {
  for (const { method, path } of ofAdmins) {
    const response = await person.api.fetch(path, { method, ...(method === 'GET' ? {} : { data: {} }) });
    expect(response.status(), `${method} ${path}`).toBe(403);
    expect(await response.json()).toEqual({ message: 'Admin access required' });
  }
});

test('a GET changes nothing', async () => {
  const admin = await newPerson({ admin: true });
  await admin.api.post('/api/user/todos', { data: { text: 'stays' } });
  const before = await everythingOf(admin);
  for (const { path } of [...ofUsers, ...ofAdmins]) {
    const response = await admin.api.get(path, {
      params: path.endsWith('webhook') ? { from: admin.phone } : {},
    });
    expect([200, 404, 405], path).toContain(response.status());
  }
  expect(await everythingOf(admin)).toEqual(before);
});

test('what another site sends is refused, on every route that changes something', async () => {
  const cookies = await person.api.storageState();
  const before = await everythingOf(person);
  const unsafe = [...ofUsers, ...ofAdmins, ...routesUnder('auth')].filter(({ method }) => method !== 'GET');
  const origins: Record<string, string>[] = [
    { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://elsewhere.example' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'none' },
    { Origin: 'https://elsewhere.example' },
    { Origin: 'null' },
    {},
  ];
  for (const headers of origins) {
    const elsewhere = await visitor(places().real.url, headers);
    const { cookie } = cookieHeader(cookies);
    for (const { method, path } of unsafe) {
      const response = await elsewhere.fetch(path, {
        method,
        data: { text: 'planted' },
        headers: { cookie },
      });
      expect(response.status(), `${method} ${path} ${JSON.stringify(headers)}`).toBe(403);
    }
    await elsewhere.dispose();
  }
  const own = await visitor(places().real.url, { Origin: places().real.url });
  const answer = await own.post('/api/user/todos', { data: { text: '' }, headers: cookieHeader(cookies) });
  expect(answer.status()).toBe(400);
  expect(await everythingOf(person)).toEqual(before);
});

test('another user’s things are answered as things that do not exist', async () => {
  const owner = await newPerson();
  const made = {
    todos: await owner.api.post('/api/user/todos', { data: { text: 'mine' } }),
    reminders: await owner.api.post('/api/user/reminders', {
      data: { title: 'mine', reminderTime: '2099-05-03T17:00' },
    }),
    info: await owner.api.post('/api/user/info', { data: { key: 'mine', value: '1' } }),
  };
  const changes = { todos: { text: 'x' }, reminders: { title: 'x' }, info: { value: 'x' } };
  const before = await everythingOf(owner);
  for (const room of ['todos', 'reminders', 'info'] as const) {
    expect(made[room].status()).toBe(201);
    const { id } = await made[room].json();
    const foreign = [
      await person.api.patch(`/api/user/${room}/${id}`, { data: changes[room] }),
      await person.api.delete(`/api/user/${room}/${id}`),
    ];
    const missing = [
      await person.api.patch(`/api/user/${room}/${randomUUID()}`, { data: changes[room] }),
      await person.api.delete(`/api/user/${room}/${randomUUID()}`),
    ];
    for (const [place, answer] of foreign.entries()) {
      expect(answer.status(), room).toBe(404);
      expect(await answer.text()).toBe(await missing[place]?.text());
    }
    expect((await person.api.delete(`/api/user/${room}/not-an-id`)).status()).toBe(404);
  }
  expect(await everythingOf(owner)).toEqual(before);
});

test('an admin’s simulator does not speak as somebody else’s number here', async () => {
  const admin = await newPerson({ admin: true });
  const victim = await newPerson({ bound: true });
  const data = { from: victim.phone, message: 'show my todos' };
  const response = await admin.api.post('/api/test-webhook', { data });
  expect(response.status()).toBe(403);
  expect(await rows('select 1 from webhook_logs where phone_number = $1', [victim.phone])).toEqual([]);
  const nobodys = await admin.api.post('/api/test-webhook', { data: { ...data, from: newNumber() } });
  expect(nobodys.status()).toBe(200);
  expect((await nobodys.json()).reply).toContain('I do not know this number yet');
});

function cookieHeader(state: Awaited<ReturnType<APIRequestContext['storageState']>>): { cookie: string } {
  return { cookie: state.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
}

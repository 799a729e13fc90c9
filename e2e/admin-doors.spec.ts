import { expect, test } from '@playwright/test';
import { newNumber, newPerson, type Person, rows, say, visitor } from './people';
import { routesUnder } from './routes';
import { places } from './world/places';

// What operators may do, what nobody may do to become one, and what operators never see.
const ofAdmins = [...routesUnder('admin'), ...routesUnder('test-webhook')];

/** Every answer of the admin area that can be read, with this person's own pages among them. */
async function everythingShown(admin: Person, person: Person): Promise<string> {
  const paths = routesUnder('admin').flatMap(({ method, path }) => (method === 'GET' ? path : []));
  const own = [`/api/admin/users/${person.id}`, `/api/admin/users?search=${person.email}`];
  const logged = await rows<{ id: string }>('select id from webhook_logs order by created_at desc limit 20');
  const calls = logged.map(({ id }) => `/api/admin/webhook-logs/${id}`);
  const answers = await Promise.all(
    [...paths, ...own, ...calls].map(async (path) => (await admin.api.get(path)).text()),
  );
  return answers.join('\n');
}

test('an admin whose rights are withdrawn gets a 403 from the next request on, on every route', async () => {
  const [admin, former] = [await newPerson({ admin: true }), await newPerson({ admin: true })];
  expect((await former.api.get('/api/admin/stats')).status()).toBe(200);
  const withdrawn = await admin.api.patch(`/api/admin/users/${former.id}`, { data: { isAdmin: false } });
  expect(withdrawn.status()).toBe(200);
  for (const { method, path } of ofAdmins) {
    const response = await former.api.fetch(path, { method, ...(method === 'GET' ? {} : { data: {} }) });
    expect(response.status(), `${method} ${path}`).toBe(403);
  }
  expect((await former.api.get('/api/auth/me')).status()).toBe(200);
  const granted = await admin.api.patch(`/api/admin/users/${former.id}`, { data: { isAdmin: true } });
  expect(await granted.json()).toMatchObject({ id: former.id, isAdmin: true });
  expect((await former.api.get('/api/admin/stats')).status()).toBe(200);
});

test('nobody becomes an admin from outside', async () => {
  const api = await visitor(places().real.url);
  const account = { email: 'wants-more@example.com', password: 'correct horse', phoneNumber: newNumber() };
  const register = await api.post('/api/auth/register', { data: { ...account, isAdmin: true } });
  expect(register.status()).toBe(400);
  const person = await newPerson();
  for (const data of [
    { isAdmin: true },
    { firstName: 'Kim', isAdmin: true },
    { is_admin: true },
    { user: { isAdmin: true } },
  ])
    expect((await person.api.patch('/api/user/profile', { data })).status()).toBe(400);
  expect((await person.api.patch('/api/user/preferences', { data: { isAdmin: true } })).status()).toBe(400);
  const self = await person.api.patch(`/api/admin/users/${person.id}`, { data: { isAdmin: true } });
  expect(self.status()).toBe(403);
  expect(await rows('select is_admin from users where id = $1', [person.id])).toEqual([{ is_admin: false }]);
});

test('what an operator writes is refused where it does not fit, with 400, 404 and 409', async () => {
  const admin = await newPerson({ admin: true });
  const nobody = '00000000-0000-4000-8000-000000000000';
  const sent: [string, string, object, number][] = [
    ['PATCH', `/api/admin/users/${nobody}`, { isAdmin: true }, 404],
    ['PATCH', '/api/admin/users/not-an-id', { isAdmin: true }, 404],
    ['PATCH', `/api/admin/users/${admin.id}`, { email: 'x@example.com' }, 400],
    ['PATCH', `/api/admin/users/${admin.id}`, { dailyTokens: -5 }, 400],
    ['DELETE', `/api/admin/users/${nobody}/sessions`, {}, 404],
    ['POST', `/api/admin/webhook-logs/${nobody}/retry`, {}, 404],
    ['PATCH', '/api/admin/channels/pigeons', { off: true }, 404],
    ['PATCH', '/api/admin/channels/whatsapp', { off: 'yes' }, 400],
    ['POST', '/api/admin/commands', { command: 'no slash', description: 'x', action: 'help' }, 400],
    ['POST', '/api/admin/commands', { command: '/help', description: 'again', action: 'help' }, 409],
    ['POST', '/api/admin/commands', { command: '/rocket', description: 'x', action: 'launch' }, 400],
    ['PATCH', `/api/admin/commands/${nobody}`, { description: 'x' }, 404],
    ['DELETE', `/api/admin/commands/${nobody}`, {}, 404],
    ['POST', '/api/admin/config', { twilioAuthToken: 'planted' }, 400],
    ['POST', '/api/admin/config', { temperature: 2 }, 400],
  ];
  for (const [method, path, data, status] of sent)
    expect((await admin.api.fetch(path, { method, data })).status(), `${method} ${path}`).toBe(status);
  for (const path of [
    'users?after=forged',
    'webhook-logs?after=forged',
    'activity?after=forged',
    'webhook-logs?status=odd',
  ])
    expect((await admin.api.get(`/api/admin/${path}`)).status(), path).toBe(400);
});

test('operators see numbers and no word of anybody’s todos, facts, reminders or talks', async () => {
  const admin = await newPerson({ admin: true });
  const person = await newPerson();
  const planted = ['plantedtodo', 'plantedfact', 'plantedvalue', 'plantedreminder', 'plantedtalk'];
  const [todo, key, value, title, talk] = planted;
  await person.api.post('/api/user/todos', { data: { text: `buy ${todo}` } });
  await person.api.post('/api/user/info', { data: { key, value } });
  await person.api.post('/api/user/reminders', { data: { title, reminderTime: '2099-05-03T17:00' } });
  await say(person, `add ${talk} to my list`);
  const shown = await everythingShown(admin, person);
  expect(shown).toContain(person.email);
  for (const word of planted) expect(shown).not.toContain(word);
  const [session] = await rows<{ sid: string }>('select sid from sessions where user_id = $1', [person.id]);
  expect(shown).not.toContain(session?.sid);
  const detail = await (await admin.api.get(`/api/admin/users/${person.id}`)).json();
  expect(detail).toMatchObject({
    totalTodos: 2,
    totalMessages: 2,
    tokensToday: 930,
    timezone: 'America/New_York',
  });
});

test('somebody is signed out everywhere by an operator, and the people’s list leads on by its Link header', async () => {
  const admin = await newPerson({ admin: true });
  const person = await newPerson();
  expect((await person.api.get('/api/auth/me')).status()).toBe(200);
  const ended = await admin.api.delete(`/api/admin/users/${person.id}/sessions`);
  expect(await ended.json()).toEqual({ ended: 1 });
  expect((await person.api.get('/api/auth/me')).status()).toBe(401);
  await rows(
    `insert into users (email, password_hash, created_at)
      select 'link-' || n || '@example.com', 'none', now() - interval '30 years' from generate_series(1, 60) n`,
  );
  const first = await admin.api.get('/api/admin/users?search=link-');
  expect(await first.json()).toHaveLength(50);
  const next = /^<([^>]+)>; rel="next"$/.exec(first.headers().link ?? '')?.[1] ?? '';
  expect(next).toContain('search=link-');
  const second = await admin.api.get(next);
  expect(await second.json()).toHaveLength(10);
  expect(second.headers().link).toBeUndefined();
});

test('an unchanged poll of the log is answered without a body', async () => {
  const admin = await newPerson({ admin: true });
  const path = '/api/admin/webhook-logs?channel=telegram';
  const first = await admin.api.get(path);
  const again = await admin.api.get(path, { headers: { 'If-None-Match': first.headers().etag ?? '' } });
  expect(again.status()).toBe(304);
  expect((await again.body()).length).toBe(0);
});

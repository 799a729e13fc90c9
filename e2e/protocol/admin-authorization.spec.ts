import { expect, test } from '@playwright/test';
import { type Account, newAccount, newNumber, rows, say, visitor } from '../accounts';
import { routesUnder } from '../routes';
import { addresses } from '../servers/addresses';

// Tests the rights of admins: what they may do, that a user cannot become one, and what they must not see.
const adminRoutes = [...routesUnder('admin'), ...routesUnder('test-webhook')];

async function everythingShown(admin: Account, account: Account): Promise<string> {
  const paths = routesUnder('admin').flatMap(({ method, path }) => (method === 'GET' ? path : []));
  const own = [`/api/admin/users/${account.id}`, `/api/admin/users?search=${account.email}`];
  const logged = await rows<{ id: string }>('select id from webhook_logs order by created_at desc limit 20');
  const calls = logged.map(({ id }) => `/api/admin/webhook-logs/${id}`);
  const answers = await Promise.all(
    [...paths, ...own, ...calls].map(async (path) => (await admin.api.get(path)).text()),
  );
  return answers.join('\n');
}

test('an admin whose role is removed gets 403 on every route from the next request on', async () => {
  const [admin, former] = [await newAccount({ admin: true }), await newAccount({ admin: true })];
  expect((await former.api.get('/api/admin/stats')).status()).toBe(200);
  const removed = await admin.api.patch(`/api/admin/users/${former.id}`, { data: { isAdmin: false } });
  expect(removed.status()).toBe(200);
  for (const { method, path } of adminRoutes) {
    const response = await former.api.fetch(path, { method, ...(method === 'GET' ? {} : { data: {} }) });
    expect(response.status(), `${method} ${path}`).toBe(403);
  }
  expect((await former.api.get('/api/auth/me')).status()).toBe(200);
  const granted = await admin.api.patch(`/api/admin/users/${former.id}`, { data: { isAdmin: true } });
  expect(await granted.json()).toMatchObject({ id: former.id, isAdmin: true });
  expect((await former.api.get('/api/admin/stats')).status()).toBe(200);
});

test('a user cannot become an admin by a request', async () => {
  const api = await visitor(addresses().production.url);
  const fields = { email: 'wants-more@example.com', password: 'correct horse', phoneNumber: newNumber() };
  const register = await api.post('/api/auth/register', { data: { ...fields, isAdmin: true } });
  expect(register.status()).toBe(400);
  const account = await newAccount();
  for (const data of [
    { isAdmin: true },
    { firstName: 'Kim', isAdmin: true },
    { is_admin: true },
    { user: { isAdmin: true } },
  ])
    expect((await account.api.patch('/api/user/profile', { data })).status()).toBe(400);
  expect((await account.api.patch('/api/user/preferences', { data: { isAdmin: true } })).status()).toBe(400);
  const self = await account.api.patch(`/api/admin/users/${account.id}`, { data: { isAdmin: true } });
  expect(self.status()).toBe(403);
  expect(await rows('select is_admin from users where id = $1', [account.id])).toEqual([{ is_admin: false }]);
});

test('invalid requests of an admin get 400, 404 or 409', async () => {
  const admin = await newAccount({ admin: true });
  const unusedId = '00000000-0000-4000-8000-000000000000';
  const sent: [string, string, object, number][] = [
    ['PATCH', `/api/admin/users/${unusedId}`, { isAdmin: true }, 404],
    ['PATCH', '/api/admin/users/not-an-id', { isAdmin: true }, 404],
    ['PATCH', `/api/admin/users/${admin.id}`, { email: 'x@example.com' }, 400],
    ['PATCH', `/api/admin/users/${admin.id}`, { dailyTokens: -5 }, 400],
    ['DELETE', `/api/admin/users/${unusedId}/sessions`, {}, 404],
    ['POST', `/api/admin/webhook-logs/${unusedId}/retry`, {}, 404],
    ['PATCH', '/api/admin/channels/pigeons', { off: true }, 404],
    ['PATCH', '/api/admin/channels/whatsapp', { off: 'yes' }, 400],
    ['POST', '/api/admin/commands', { command: 'no slash', description: 'x', action: 'help' }, 400],
    ['POST', '/api/admin/commands', { command: '/help', description: 'again', action: 'help' }, 409],
    ['POST', '/api/admin/commands', { command: '/rocket', description: 'x', action: 'launch' }, 400],
    ['PATCH', `/api/admin/commands/${unusedId}`, { description: 'x' }, 404],
    ['DELETE', `/api/admin/commands/${unusedId}`, {}, 404],
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

test('admins see counts, and no text of todos, facts, reminders or conversations', async () => {
  const admin = await newAccount({ admin: true });
  const account = await newAccount();
  const planted = ['plantedtodo', 'plantedfact', 'plantedvalue', 'plantedreminder', 'plantedtalk'];
  const [todo, key, value, title, talk] = planted;
  await account.api.post('/api/user/todos', { data: { text: `buy ${todo}` } });
  await account.api.post('/api/user/info', { data: { key, value } });
  await account.api.post('/api/user/reminders', { data: { title, reminderTime: '2099-05-03T17:00' } });
  await say(account, `add ${talk} to my list`);
  const shown = await everythingShown(admin, account);
  expect(shown).toContain(account.email);
  for (const word of planted) expect(shown).not.toContain(word);
  const [session] = await rows<{ sid: string }>('select sid from sessions where user_id = $1', [account.id]);
  expect(shown).not.toContain(session?.sid);
  const detail = await (await admin.api.get(`/api/admin/users/${account.id}`)).json();
  expect(detail).toMatchObject({
    totalTodos: 2,
    totalMessages: 2,
    tokensToday: 930,
    timezone: 'America/New_York',
  });
});

test('an admin ends all sessions of a user; the list of users links to its next page', async () => {
  const admin = await newAccount({ admin: true });
  const account = await newAccount();
  expect((await account.api.get('/api/auth/me')).status()).toBe(200);
  const ended = await admin.api.delete(`/api/admin/users/${account.id}/sessions`);
  expect(await ended.json()).toEqual({ ended: 1 });
  expect((await account.api.get('/api/auth/me')).status()).toBe(401);
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

test('polling an unchanged log returns 304 without a body', async () => {
  const admin = await newAccount({ admin: true });
  const path = '/api/admin/webhook-logs?channel=telegram';
  const first = await admin.api.get(path);
  const again = await admin.api.get(path, { headers: { 'If-None-Match': first.headers().etag ?? '' } });
  expect(again.status()).toBe(304);
  expect((await again.body()).length).toBe(0);
});

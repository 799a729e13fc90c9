import { type APIRequestContext, expect, test } from '@playwright/test';
import { type Account, everythingOf, newAccount, newNumber, rows, visitor } from '../accounts';
import { routesUnder } from '../routes';
import { addresses } from '../servers/addresses';

// Tests every route with requests of a visitor, of a user, of another user, and from another site.
const userRoutes = routesUnder('user');
const adminRoutes = [...routesUnder('admin'), ...routesUnder('test-webhook')];

let account: Account;
test.beforeAll(async () => {
  account = await newAccount();
});

test('a visitor gets 401 on every route', async () => {
  expect(userRoutes.length).toBeGreaterThan(10);
  expect(adminRoutes.length).toBeGreaterThan(4);
  const anyone = await visitor(addresses().production.url);
  for (const { method, path } of [...userRoutes, ...adminRoutes]) {
    const response = await anyone.fetch(path, { method, ...(method === 'GET' ? {} : { data: {} }) });
    expect(response.status(), `${method} ${path}`).toBe(401);
    expect(await response.json()).toEqual({ message: 'Authentication required' });
    expect(response.headers()['cache-control']).toBe('no-store');
  }
});

test('a user gets 403 on every admin route', async () => {
  for (const { method, path } of adminRoutes) {
    const response = await account.api.fetch(path, { method, ...(method === 'GET' ? {} : { data: {} }) });
    expect(response.status(), `${method} ${path}`).toBe(403);
    expect(await response.json()).toEqual({ message: 'Admin access required' });
  }
});

test('the admin page sends a user away before it shows anything', async () => {
  const response = await account.api.get('/admin', { maxRedirects: 0 });
  expect(response.status()).toBe(307);
  expect(response.headers().location).toBe('/');
});

test('a GET changes nothing', async () => {
  const admin = await newAccount({ admin: true });
  await admin.api.post('/api/user/todos', { data: { text: 'stays' } });
  const before = await everythingOf(admin);
  for (const { path } of [...userRoutes, ...adminRoutes]) {
    const response = await admin.api.get(path, {
      params: path.endsWith('webhook') ? { from: admin.phone } : {},
    });
    expect([200, 400, 404, 405], path).toContain(response.status());
  }
  expect(await everythingOf(admin)).toEqual(before);
});

test('every route that changes something refuses requests from another site', async () => {
  const cookies = await account.api.storageState();
  const before = await everythingOf(account);
  const unsafe = [...userRoutes, ...adminRoutes, ...routesUnder('auth')].filter(
    ({ method }) => method !== 'GET',
  );
  const origins: Record<string, string>[] = [
    { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://elsewhere.example' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'none' },
    { Origin: 'https://elsewhere.example' },
    { Origin: 'null' },
    {},
  ];
  for (const headers of origins) {
    const elsewhere = await visitor(addresses().production.url, headers);
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
  const own = await visitor(addresses().production.url, { Origin: addresses().production.url });
  const answer = await own.post('/api/user/todos', { data: { text: '' }, headers: cookieHeader(cookies) });
  expect(answer.status()).toBe(400);
  expect(await everythingOf(account)).toEqual(before);
});

test('an admin’s simulator cannot send messages as a user’s number in production', async () => {
  const admin = await newAccount({ admin: true });
  const victim = await newAccount({ bound: true });
  const data = { from: victim.phone, message: 'show my todos' };
  const response = await admin.api.post('/api/test-webhook', { data });
  expect(response.status()).toBe(403);
  expect(await rows('select 1 from webhook_logs where phone_number = $1', [victim.phone])).toEqual([]);
  const unknown = await admin.api.post('/api/test-webhook', { data: { ...data, from: newNumber() } });
  expect(unknown.status()).toBe(200);
  expect((await unknown.json()).reply).toContain('I do not know this number yet');
});

function cookieHeader(state: Awaited<ReturnType<APIRequestContext['storageState']>>): { cookie: string } {
  return { cookie: state.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
}

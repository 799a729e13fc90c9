import { type APIRequestContext, type APIResponse, expect, test } from '@playwright/test';
import { type Account, newAccount, password, rows, sameOrigin, visitor } from '../accounts';
import { addresses } from '../servers/addresses';

// Tests the routes of Auth.js itself (/api/auth/csrf, callback, session, signout), which our pages do not use.
const origin = () => addresses().production.url;

async function post(api: APIRequestContext, path: string, fields: Record<string, string>) {
  const { csrfToken } = await (await api.get('/api/auth/csrf')).json();
  return api.post(`/api/auth/${path}`, { form: { csrfToken, ...fields }, maxRedirects: 0 });
}

// Returns the host and path to which a response redirects. Without a response, returns our host. Writes
// localhost as 127.0.0.1, because Next.js writes 127.0.0.1 as localhost.
function placeOf(response?: APIResponse): string {
  const location = response ? (response.headers().location ?? '') : origin();
  const { host, pathname } = new URL(location);
  return host.replace('localhost', '127.0.0.1') + (response ? pathname : '');
}

const sessionsOf = ({ id }: Account) => rows('select sid from sessions where user_id = $1', [id]);

test('they sign in and out as our own routes do, and lead to no other site', async () => {
  const account = await newAccount();
  const browser = await visitor(origin(), { ...sameOrigin, 'X-Forwarded-Host': 'elsewhere.example' });
  const { email } = account;
  const wrong = await post(browser, 'callback/credentials', { email, password: 'not it' });
  expect(placeOf(wrong)).toBe(`${placeOf()}/login`);
  expect((await browser.get('/api/auth/me')).status()).toBe(401);

  const callbackUrl = 'https://elsewhere.example/';
  const right = await post(browser, 'callback/credentials', { email, password, callbackUrl });
  expect(placeOf(right)).toBe(`${placeOf()}/`);
  expect((await (await browser.get('/api/auth/me')).json()).user.id).toBe(account.id);
  const session = await browser.get('/api/auth/session');
  expect(Object.keys(await session.json())).toEqual(['expires']);
  expect(await sessionsOf(account)).toHaveLength(2);

  const out = await post(browser, 'signout', { callbackUrl });
  expect(placeOf(out)).toBe(`${placeOf()}/`);
  expect((await browser.get('/api/auth/me')).status()).toBe(401);
  expect(await sessionsOf(account)).toHaveLength(1);
});

test('they read at most 16 KB, and no form without its token', async () => {
  const account = await newAccount();
  const browser = await visitor(origin());
  const fields = { email: account.email, password };
  const long = await post(browser, 'callback/credentials', { ...fields, more: 'x'.repeat(17 * 1024) });
  expect(long.status()).toBe(413);
  await browser.post('/api/auth/callback/credentials', { form: fields, maxRedirects: 0 });
  expect((await browser.get('/api/auth/me')).status()).toBe(401);
  expect(await sessionsOf(account)).toHaveLength(1);
});

test('wrong passwords are throttled there too', async () => {
  const account = await newAccount();
  const guesser = await visitor(origin(), { ...sameOrigin, 'X-Forwarded-For': '10.17.0.1' });
  const statuses: number[] = [];
  for (let guess = 0; guess < 8; guess += 1)
    statuses.push(
      (await post(guesser, 'callback/credentials', { email: account.email, password: `${guess}` })).status(),
    );
  expect(statuses).toContain(429);
});

import { expect, test } from '@playwright/test';
import { statement } from '@/testing/postgres/server';
import { sentTo, write } from '@/testing/stand-ins/twilio';
import { newAccount, newNumber, password, register, rows, sameOrigin, signedIn, visitor } from '../accounts';
import { addresses } from '../servers/addresses';
import { startOwnServer } from '../servers/own-server';

// Tests that the routes use the guards of sign-in, registration and writes. The rules of the guards have unit tests.

test('while strangers guess, the code of the connected phone lets its owner sign in on a new browser', async () => {
  const account = await newAccount({ bound: true });
  const { url } = addresses().production;
  const from = (address: string) => visitor(url, { ...sameOrigin, 'X-Forwarded-For': address });
  const signIn = async (browser: Awaited<ReturnType<typeof visitor>>, secret: string) =>
    (await browser.post('/api/auth/login', { data: { email: account.email, password: secret } })).status();
  for (let guess = 0; guess < 60; guess += 1)
    await signIn(await from(`10.14.${guess}.1`), 'a wrong password');
  const browser = await from('10.15.0.1');
  expect(await signIn(browser, password)).toBe(429);
  await write(account.phone, 'unlock');
  await expect.poll(() => sentTo(account.phone), { timeout: 20_000 }).toHaveLength(1);
  const code = /UN-\w{8}/.exec((await sentTo(account.phone))[0] ?? '')?.[0];
  const redeem = async (typed: string | undefined) =>
    (await browser.post('/api/auth/unlock', { data: { email: account.email, code: typed } })).status();
  expect(await redeem('UN-ABCDEFGH')).toBe(400);
  expect(await redeem(code)).toBe(200);
  expect(await signIn(browser, password)).toBe(200);
});

test('the operator closes registration, invites addresses and refuses common passwords', async () => {
  const server = await startOwnServer('guards');
  try {
    const { api, id } = await register(server.url, { email: 'operator@example.com' });
    await statement(server.databaseUrl, 'update users set is_admin = true where id = $1', [id]);
    const set = async (mode: string, refuseWeakPasswords = false) => {
      const data = { mode, invitedEmails: ['guest@example.com'], refuseWeakPasswords };
      expect((await api.post('/api/admin/registration', { data })).status()).toBe(200);
    };
    const address = { ...sameOrigin, 'X-Forwarded-For': '10.16.0.1' };
    const tryToRegister = async (email: string, secret = password) => {
      const data = { email, password: secret, phoneNumber: newNumber() };
      return (await visitor(server.url, address)).post('/api/auth/register', { data });
    };
    const statusOf = async (email: string, secret?: string) => (await tryToRegister(email, secret)).status();
    await set('closed');
    expect(await statusOf('guest@example.com')).toBe(403);
    await set('invited');
    expect(await statusOf('other@example.com')).toBe(403);
    expect(await statusOf('guest@example.com')).toBe(201);
    await set('open', true);
    expect(await statusOf('other@example.com', '123456')).toBe(400);
    await set('open');
    expect(await statusOf('other@example.com', '123456')).toBe(201);

    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => tryToRegister(`burst${index}@example.com`)),
    );
    const refused = answers.filter((answer) => answer.status() === 429);
    expect(refused.length).toBeGreaterThan(10);
    for (const answer of refused) expect(Number(answer.headers()['retry-after'])).toBeLessThanOrEqual(30);
    expect(new Set(answers.map((answer) => answer.status()))).toEqual(new Set([201, 429]));
  } finally {
    await server.stop();
  }
});

test('an account that writes too fast waits, may still read, and slows down nobody else', async () => {
  const [fast, other] = [await newAccount(), await newAccount()];
  const add = async ({ api }: typeof fast) =>
    (await api.post('/api/user/todos', { data: { text: 'milk' } })).status();
  const status = await add(fast);
  expect(status).toBeLessThan(300);
  await rows("update auth_throttle set blocked_until = now() + interval '60 seconds' where key = $1", [
    `writes:${fast.id}`,
  ]);
  expect(await Promise.all(Array.from({ length: 60 }, () => add(fast)))).toContain(429);
  expect((await fast.api.get('/api/user/todo-list')).status()).toBe(200);
  expect(await add(other)).toBe(status);
});

test('a user lists their sessions and ends one elsewhere, and nobody else can', async () => {
  const [account, stranger] = [await newAccount(), await newAccount()];
  const elsewhere = await signedIn(addresses().production.url, account.email, password);
  const list = async () => (await account.api.get('/api/user/sessions')).json();
  const listed: { id: string; isCurrent: boolean }[] = await list();
  expect(listed.map(({ isCurrent }) => isCurrent).toSorted()).toEqual([false, true]);
  const path = `/api/user/sessions/${listed.find(({ isCurrent }) => !isCurrent)?.id}`;
  expect((await stranger.api.delete(path)).status()).toBe(404);
  expect((await elsewhere.get('/api/auth/me')).status()).toBe(200);
  expect((await account.api.delete(path)).status()).toBe(200);
  expect((await elsewhere.get('/api/auth/me')).status()).toBe(401);
  expect(await list()).toMatchObject([{ isCurrent: true }]);
});

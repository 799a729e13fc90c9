import { expect, test } from '@playwright/test';
import { linkIn } from '@/testing/stand-ins/mail';
import { newAccount, password, visitor } from '../accounts';
import { mailsTo } from '../mails';
import { addresses } from '../servers/addresses';

const slow = { timeout: 20_000 };
const ask = '/api/auth/password-reset';

test('a forgotten password: the same words for everybody, a link that works once, and every session ends', async () => {
  const { url } = addresses().production;
  const account = await newAccount();
  const api = await visitor(url);
  const known = await api.post(ask, { data: { email: account.email } });
  const unknown = await api.post(ask, { data: { email: `nobody-${account.email}` } });
  expect([known.status(), unknown.status()]).toEqual([200, 200]);
  expect(await unknown.json()).toEqual(await known.json());
  await expect.poll(async () => (await mailsTo(account.email)).length, slow).toBe(1);
  const first = linkIn((await mailsTo(account.email))[0], '/reset-password').searchParams.get('token');
  await api.post(ask, { data: { email: account.email } });
  await expect.poll(async () => (await mailsTo(account.email)).length, slow).toBe(2);
  const second = linkIn((await mailsTo(account.email))[1], '/reset-password').searchParams.get('token');
  const confirm = (token: string | null) =>
    api.post(`${ask}/confirm`, { data: { token, password: 'a new password' } });
  expect((await confirm(first)).status()).toBe(400);
  expect((await confirm('made-up')).status()).toBe(400);
  expect((await confirm(second)).status()).toBe(200);
  expect((await confirm(second)).status()).toBe(400);
  expect((await account.api.get('/api/auth/me')).status()).toBe(401);
  const login = (secret: string) =>
    api.post('/api/auth/login', { data: { email: account.email, password: secret } });
  expect((await login(password)).status()).toBe(401);
  expect((await login('a new password')).status()).toBe(200);
  expect(await mailsTo(`nobody-${account.email}`)).toEqual([]);
});

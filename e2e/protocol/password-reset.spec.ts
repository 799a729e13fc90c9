import { expect, test } from '@playwright/test';
import { linkIn } from '@/testing/stand-ins/mail';
import { newAccount, password, visitor } from '../accounts';
import { addresses } from '../servers/addresses';

const slow = { timeout: 20_000 };
const ask = '/api/auth/password-reset';

interface ListedMail {
  subject: string;
  text: string;
}

async function mailsTo(address: string): Promise<ListedMail[]> {
  return (await fetch(`${addresses().production.mails}?to=${address}`)).json() as Promise<ListedMail[]>;
}

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

test('mail comes with links whose pages act by a POST; one click unsubscribes', async () => {
  const account = await newAccount();
  await account.api.post('/api/user/channels/email/connect');
  await expect.poll(async () => (await mailsTo(account.email)).length, slow).toBe(1);
  const confirm = linkIn((await mailsTo(account.email))[0], '/confirm-email');
  expect((await account.api.get(confirm.pathname + confirm.search)).status()).toBe(200);
  expect(await stateOf(account.api)).toBe('unproven');
  const token = confirm.searchParams.get('token');
  expect((await account.api.post('/api/mail-links/confirm', { data: { token } })).status()).toBe(200);
  expect(await stateOf(account.api)).toBe('connected');
  expect((await account.api.post('/api/user/channels/email/test')).status()).toBe(200);
  await expect.poll(async () => (await mailsTo(account.email)).length, slow).toBe(2);
});

async function stateOf(api: Awaited<ReturnType<typeof visitor>>): Promise<string> {
  const book = await (await api.get('/api/user/channels')).json();
  return book.channels.find((one: { channel: string }) => one.channel === 'email').state;
}

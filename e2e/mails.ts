import { expect } from '@playwright/test';
import { linkIn } from '@/testing/stand-ins/mail';
import type { Account } from './accounts';
import { addresses } from './servers/addresses';

interface ListedMail {
  subject: string;
  text: string;
  list?: { unsubscribe?: { url: string }; 'unsubscribe-post'?: { name: string } };
}

export async function mailsTo(address: string): Promise<ListedMail[]> {
  return (await fetch(`${addresses().production.mails}?to=${address}`)).json() as Promise<ListedMail[]>;
}

export async function mailNumber(count: number, { email }: Account): Promise<ListedMail> {
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 20_000 }).toBe(count);
  const mail = (await mailsTo(email)).at(-1);
  if (!mail) throw new Error('no mail');
  return mail;
}

export async function connectEmail(account: Account): Promise<void> {
  await account.api.post('/api/user/channels/email/connect');
  const confirm = linkIn(await mailNumber(1, account), '/confirm-email');
  expect((await account.api.get(confirm.pathname + confirm.search)).status()).toBe(200);
  expect(await stateOfEmail(account)).toBe('unproven');
  const token = confirm.searchParams.get('token');
  expect((await account.api.post('/api/mail-links/confirm', { data: { token } })).status()).toBe(200);
  expect(await stateOfEmail(account)).toBe('connected');
}

async function stateOfEmail({ api }: Account): Promise<string> {
  const book = await (await api.get('/api/user/channels')).json();
  return book.channels.find((one: { channel: string }) => one.channel === 'email').state;
}

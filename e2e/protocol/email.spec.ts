import { expect, test } from '@playwright/test';
import { linkIn } from '@/testing/stand-ins/mail';
import { type Account, newAccount, visitor } from '../accounts';
import { makeDue } from '../jobs';
import { connectEmail, mailNumber, mailsTo } from '../mails';
import { addresses } from '../servers/addresses';

const stranger = () => visitor(addresses().production.url);

async function reminders({ api }: Account): Promise<{ snoozedUntil: string | null }[]> {
  return (await api.get('/api/user/reminders')).json();
}

async function reminded(account: Account, count: number) {
  const created = await account.api.post('/api/user/reminders', {
    data: { title: `Call the bank ${count}`, reminderTime: '2099-03-10T17:00' },
  });
  expect(created.status()).toBe(201);
  await makeDue([account.id]);
  const mail = await mailNumber(count, account);
  expect(mail.subject).toBe(`Reminder: Call the bank ${count}`);
  return mail;
}

async function act(mail: { text: string }, label: string): Promise<number> {
  const at = mail.text.indexOf(`${label}: http`);
  const { pathname } = linkIn({ text: mail.text.slice(at) }, '/act/');
  const api = await stranger();
  expect((await api.get(pathname)).status()).toBe(200);
  return (await api.post('/api/mail-links/act', { data: { token: pathname.split('/').at(-1) } })).status();
}

test('a reminder by mail is done or put off by its links, whose pages act only by a POST', async () => {
  const account = await newAccount();
  await connectEmail(account);
  const first = await reminded(account, 2);
  const opened = await (await stranger()).get(linkIn(first, '/act/').pathname);
  expect(opened.status()).toBe(200);
  expect((await (await account.api.get('/api/user/reminders')).json())[0]?.unansweredSince).toBeTruthy();
  expect(await act(first, 'Done')).toBe(200);
  expect(await act(first, 'Done')).toBe(200);
  expect(await reminders(account)).toEqual([]);
  const second = await reminded(account, 3);
  expect(await act(second, 'Remind me in an hour')).toBe(200);
  expect((await reminders(account))[0]?.snoozedUntil).toBeTruthy();
  const forged = await (await stranger()).post('/api/mail-links/act', { data: { token: 'YXxi.made-up' } });
  expect(forged.status()).toBe(400);
});

test('one click of a mail program unsubscribes, without a session or a page of ours', async () => {
  const account = await newAccount();
  await connectEmail(account);
  const mail = await reminded(account, 2);
  expect(mail.list?.['unsubscribe-post']?.name).toBe('List-Unsubscribe=One-Click');
  const url = mail.list?.unsubscribe?.url ?? '';
  // Opening the URL does nothing, because mail scanners open it. Only a POST unsubscribes (RFC 8058).
  const shown = await fetch(url, { redirect: 'manual' });
  expect(shown.status).toBe(302);
  const post = () =>
    fetch(url, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
  expect([(await post()).status, (await post()).status]).toEqual([204, 204]);
  const wrong = await fetch(`${url}x`, { method: 'POST' });
  expect(wrong.status).toBe(400);
  const created = await account.api.post('/api/user/reminders', {
    data: { title: 'Not by mail', reminderTime: '2099-03-10T17:00' },
  });
  expect(created.status()).toBe(201);
  await makeDue([account.id]);
  await expect
    .poll(async () => JSON.stringify(await (await account.api.get('/api/user/deliveries')).json()))
    .toContain('Not by mail');
  expect((await mailsTo(account.email)).map(({ subject }) => subject)).not.toContain('Reminder: Not by mail');
});

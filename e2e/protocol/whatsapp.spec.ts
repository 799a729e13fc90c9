import { expect, test } from '@playwright/test';
import { onboardingText } from '@/lib/channels/rules';
import { addDays, fromLocal } from '@/lib/time/clock';
import { localDate } from '@/lib/time/format';
import { setBehavior } from '@/testing/stand-ins/openai';
import {
  allAnswered,
  inboundForm,
  newSid,
  postMessage,
  postWebhook,
  sentTo,
  write,
} from '@/testing/stand-ins/twilio';
import { type Account, newAccount, newNumber, openTodos, rows, say } from '../accounts';

const slow = { timeout: 20_000 };

test('everyday requests by WhatsApp are answered and logged', async () => {
  const account = await newAccount({ bound: true });
  const tomorrow = addDays(localDate(new Date(), 'America/New_York'), 1);
  const messages: [string, RegExp][] = [
    ['remind me to call mom tomorrow at 5pm', /tomorrow, 5:00 PM/],
    ['add milk, eggs and bread to my list', /milk.*eggs.*bread/],
    ['show my todos', /1\. milk\n2\. eggs\n3\. bread/],
    ['done milk', /“milk”/],
    ['remember my locker code is 4821', /4821/],
    ['what is my locker code', /4821/],
    ['delete the eggs', /“eggs”/],
    ['undo', /eggs/],
    ['/todo', /1\. eggs\n2\. bread/],
  ];
  for (const [index, [words, reply]] of messages.entries()) {
    const { sid } = await write(account.phone, words);
    await expect.poll(async () => (await sentTo(account.phone))[index] ?? '', slow).toMatch(reply);
    await expect
      .poll(() => inboundRow(sid), slow)
      .toMatchObject({
        user_id: account.id,
        channel: 'whatsapp',
        message_type: 'text',
        message_content: words,
        status: 'success',
        body: null,
      });
  }
  const [reminder] = await (await account.api.get('/api/user/reminders')).json();
  expect(reminder.reminderTime).toBe(fromLocal(tomorrow, '17:00', 'America/New_York').toISOString());
  expect(await openTodos(account)).toEqual(['eggs', 'bread']);
  expect(await sentTo(account.phone)).toHaveLength(messages.length);
});

test('a message delivered ten times, three of them at once, has one row, one effect and one reply', async () => {
  const account = await newAccount({ bound: true });
  const form = inboundForm({
    MessageSid: newSid(),
    From: `whatsapp:${account.phone}`,
    Body: 'add candles to my list',
  });
  const answers = await Promise.all([postWebhook(form), postWebhook(form), postWebhook(form)]);
  for (let time = 4; time <= 10; time += 1) answers.push(await postWebhook(form));
  for (const answer of answers) {
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/xml');
    expect(await answer.text()).toContain('<Response></Response>');
  }
  await allAnswered([account]);
  expect((await postWebhook(form)).status).toBe(200);
  await allAnswered([account]);
  expect(await sentTo(account.phone)).toEqual([expect.stringContaining('“candles”')]);
  expect(await openTodos(account)).toEqual(['candles']);
  expect(await counts(account)).toEqual({ rows: 1, turns: 1, deliveries: 1, sends: 1 });
});

test('two messages sent right after each other are answered in the order they arrived, for ten users at once', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, () => newAccount({ bound: true })));
  await Promise.all(
    people.map(async (account) => {
      await Promise.all([postMessage(account, 'add first'), postMessage(account, 'add second')]);
    }),
  );
  await allAnswered(people);
  for (const account of people) {
    const arrived = await rows<{ message_content: string }>(
      'select message_content from webhook_logs where phone_number = $1 order by seq',
      [account.phone],
    );
    expect(await sentTo(account.phone)).toEqual(
      arrived.map((row) => expect.stringContaining(`“${row.message_content.replace('add ', '')}”`)),
    );
  }
});

test('100 messages from 20 users at once are each answered once, in order', async () => {
  test.setTimeout(120_000);
  const people = await crowd(20);
  await Promise.all(
    people.map(async (account, index) => {
      for (let number = 1; number <= 5; number += 1) {
        const { status } = await postMessage(account, `add thing ${index}-${number}`);
        expect(status).toBe(200);
      }
    }),
  );
  await allAnswered(people, 90_000);
  for (const [index, account] of people.entries())
    expect(await sentTo(account.phone)).toEqual(
      [1, 2, 3, 4, 5].map((number) => expect.stringContaining(`“thing ${index}-${number}”`)),
    );
  const [todos] = await rows<{ count: string }>(
    'select count(*) from todo_items where user_id = any($1::uuid[])',
    [people.map((account) => account.id)],
  );
  expect(Number(todos?.count)).toBe(100);
});

test('a WhatsApp message that arrives while the web chat is being answered is answered right after it', async () => {
  const account = await newAccount({ bound: true });
  await setBehavior(account, 'slow');
  const web = say(account, 'add from the web');
  await expect
    .poll(() => rows('select 1 from talks where talk = $1 and holder is not null', [`u:${account.id}`]))
    .toHaveLength(1);
  await write(account.phone, 'add from the phone');
  await web;
  await expect.poll(() => sentTo(account.phone), slow).toEqual([expect.stringContaining('“from the phone”')]);
  expect(await openTodos(account)).toEqual(['from the web', 'from the phone']);
});

test('an unknown number gets the onboarding text, whatever it asks, and changes nothing', async () => {
  const stranger = newNumber();
  await write(stranger, 'add milk to my list');
  await write(stranger, '/todo');
  await expect.poll(() => sentTo(stranger), slow).toEqual([onboardingText, onboardingText]);
  const log = () =>
    rows<{ user_id: string | null; status: string }>(
      'select user_id, status from webhook_logs where phone_number = $1',
      [stranger],
    );
  await expect.poll(log, slow).toEqual([
    { user_id: null, status: 'success' },
    { user_id: null, status: 'success' },
  ]);
  expect(await rows('select 1 from contact_points where address = $1', [stranger])).toEqual([]);
});

test('a number that was typed but not connected counts as unknown', async () => {
  const account = await newAccount();
  await say(account, 'remember my locker code is 4821');
  await write(account.phone, 'what is my locker code');
  await expect.poll(() => sentTo(account.phone), slow).toEqual([onboardingText]);
});

test('voice messages, pictures and locations are answered as not supported yet', async () => {
  const account = await newAccount({ bound: true });
  const media = { Body: '', NumMedia: '1', MediaUrl0: 'https://api.twilio.com/media/1' };
  await postMessage(account, '', { ...media, MediaContentType0: 'audio/ogg' });
  await postMessage(account, '', { ...media, MediaContentType0: 'image/jpeg' });
  await postMessage(account, '', { Body: '', Latitude: '52.5', Longitude: '13.4' });
  await allAnswered([account]);
  const replies = await sentTo(account.phone);
  expect(replies).toHaveLength(3);
  expect(replies[0]).toMatch(/voice/);
  expect(replies[1]).toMatch(/picture/);
  expect(replies[2]).toMatch(/location/);
});

test('a reply longer than WhatsApp’s limit is split between lines and arrives in order', async () => {
  const account = await newAccount({ bound: true });
  const things = Array.from(
    { length: 40 },
    (_, index) => `${String(index + 1).padStart(2, '0')} ${'word '.repeat(20)}`,
  );
  for (const text of things) await account.api.post('/api/user/todos', { data: { text } });
  await write(account.phone, '/todo');
  await allAnswered([account]);
  const parts = await sentTo(account.phone);
  expect(parts.length).toBeGreaterThan(1);
  for (const part of parts) expect(part.length).toBeLessThanOrEqual(1600);
  const numbers = [...parts.join('\n').matchAll(/^(\d+)\. (\d\d) /gm)].map(([, number, name]) => [
    Number(number),
    Number(name),
  ]);
  expect(numbers).toEqual(things.map((_, index) => [index + 1, index + 1]));
});

async function crowd(size: number): Promise<Pick<Account, 'id' | 'phone'>[]> {
  const phones = new Set<string>();
  while (phones.size < size) phones.add(newNumber());
  return rows<{ id: string; phone: string }>(
    `with people as (
       insert into users (email, password_hash, phone_number, first_name)
       select 'crowd-' || gen_random_uuid() || '@example.com', 'none', number, 'Crowd' from unnest($1::text[]) as number
       returning id, phone_number
     ), bound as (
       insert into contact_points (user_id, channel, address, state) select id, 'whatsapp', phone_number, 'bound' from people
     )
     select id, phone_number as phone from people`,
    [[...phones]],
  );
}

async function inboundRow(sid: string): Promise<Record<string, unknown>> {
  const [row] = await rows('select * from webhook_logs where provider_message_id = $1', [sid]);
  return row ?? {};
}

async function counts(account: Account): Promise<Record<string, number>> {
  const [counted] = await rows<Record<string, number>>(
    `select (select count(*)::int from webhook_logs where user_id = $1) as rows,
       (select count(*)::int from turns where user_id = $1) as turns,
       (select count(*)::int from deliveries where user_id = $1) as deliveries,
       (select count(*)::int from sends s join deliveries d on d.id = s.delivery_id where d.user_id = $1) as sends`,
    [account.id],
  );
  return counted ?? {};
}

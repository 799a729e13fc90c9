import { expect, test } from '@playwright/test';
import { onboardingText } from '@/lib/channels/rules';
import { addDays, fromLocal } from '@/lib/time/clock';
import { formatDay, localDate } from '@/lib/time/format';
import { newNumber, newPerson, openTodos, type Person, rows, say } from './people';
import { setMood } from './stand-ins/openai';
import {
  allAnswered,
  inboundForm,
  newSid,
  postMessage,
  postWebhook,
  sentTo,
  write,
} from './stand-ins/twilio';

// WhatsApp as Twilio carries it: signed messages come in, the replies are found in Twilio's own list.
const patience = { timeout: 20_000 };

test('the everyday requests by WhatsApp: each is answered, and the row says so', async () => {
  const person = await newPerson({ bound: true });
  const tomorrow = addDays(localDate(new Date(), 'America/New_York'), 1);
  const story: [string, RegExp][] = [
    ['remind me to call mom tomorrow at 5pm', new RegExp(`${formatDay(tomorrow)}, 17:00`)],
    ['add milk, eggs and bread to my list', /milk.*eggs.*bread/],
    ['show my todos', /1\. milk\n2\. eggs\n3\. bread/],
    ['done milk', /Done: “milk”/],
    ['remember my locker code is 4821', /4821/],
    ['what is my locker code', /4821/],
    ['delete the eggs', /Deleted: “eggs”/],
    ['undo', /Undone/],
    ['/todo', /1\. eggs\n2\. bread/],
  ];
  for (const [place, [words, reply]] of story.entries()) {
    const { sid } = await write(person.phone, words);
    await expect.poll(async () => (await sentTo(person.phone))[place] ?? '', patience).toMatch(reply);
    await expect
      .poll(() => inboundRow(sid), patience)
      .toMatchObject({
        user_id: person.id,
        channel: 'whatsapp',
        message_type: 'text',
        message_content: words,
        status: 'success',
        body: null,
      });
  }
  const [reminder] = await (await person.api.get('/api/user/reminders')).json();
  expect(reminder.reminderTime).toBe(fromLocal(tomorrow, '17:00', 'America/New_York').toISOString());
  expect(await openTodos(person)).toEqual(['eggs', 'bread']);
  expect(await sentTo(person.phone)).toHaveLength(story.length);
});

test('one message delivered ten times, three at once: one row, one effect, one reply', async () => {
  const person = await newPerson({ bound: true });
  const form = inboundForm({
    MessageSid: newSid(),
    From: `whatsapp:${person.phone}`,
    Body: 'add candles to my list',
  });
  const answers = await Promise.all([postWebhook(form), postWebhook(form), postWebhook(form)]);
  for (let time = 4; time <= 10; time += 1) answers.push(await postWebhook(form));
  for (const answer of answers) {
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/xml');
    expect(await answer.text()).toContain('<Response></Response>');
  }
  await allAnswered([person]);
  // One more after it is done nudges nobody.
  expect((await postWebhook(form)).status).toBe(200);
  await allAnswered([person]);
  expect(await sentTo(person.phone)).toEqual(['Added to your list: “candles”.']);
  expect(await openTodos(person)).toEqual(['candles']);
  expect(await counts(person)).toEqual({ rows: 1, turns: 1, deliveries: 1, sends: 1 });
});

test('two messages 5 ms apart are answered in the order they came in, for ten people at once', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, () => newPerson({ bound: true })));
  await Promise.all(
    people.map(async (person) => {
      const first = postMessage(person, 'add first');
      await new Promise((resolve) => setTimeout(resolve, 5));
      await Promise.all([first, postMessage(person, 'add second')]);
    }),
  );
  await allAnswered(people);
  for (const person of people) {
    const came = await rows<{ message_content: string }>(
      'select message_content from webhook_logs where phone_number = $1 order by seq',
      [person.phone],
    );
    expect(await sentTo(person.phone)).toEqual(
      came.map((row) => `Added to your list: “${row.message_content.replace('add ', '')}”.`),
    );
  }
});

test('300 messages from 60 people in a burst: every one answered once, in order, lost 0, doubled 0', async () => {
  test.setTimeout(120_000);
  const people = await crowd(60);
  await Promise.all(
    people.map(async (person, who) => {
      for (let place = 1; place <= 5; place += 1) {
        const { status } = await postMessage(person, `add thing ${who}-${place}`);
        expect(status).toBe(200);
      }
    }),
  );
  await allAnswered(people, 90_000);
  let answered = 0;
  for (const [who, person] of people.entries()) {
    const replies = await sentTo(person.phone);
    expect(replies).toEqual([1, 2, 3, 4, 5].map((place) => `Added to your list: “thing ${who}-${place}”.`));
    answered += replies.length;
  }
  expect(answered).toBe(300);
  const [todos] = await rows<{ count: string }>(
    'select count(*) from todo_items where user_id = any($1::uuid[])',
    [people.map((person) => person.id)],
  );
  expect(Number(todos?.count)).toBe(300);
});

test('a message that comes while the web chat is being answered waits for it, not for minutes', async () => {
  const person = await newPerson({ bound: true });
  await setMood(person, 'slow');
  const web = say(person, 'add from the web');
  await expect
    .poll(() => rows('select 1 from talks where talk = $1 and holder is not null', [`u:${person.id}`]))
    .toHaveLength(1);
  await write(person.phone, 'add from the phone');
  await web;
  await expect.poll(() => sentTo(person.phone), patience).toEqual(['Added to your list: “from the phone”.']);
  expect(await openTodos(person)).toEqual(['from the web', 'from the phone']);
});

test('a number of no account gets the onboarding text, whatever it asks, and touches no data', async () => {
  const stranger = newNumber();
  await write(stranger, 'add milk to my list');
  await write(stranger, '/todo');
  await expect.poll(() => sentTo(stranger), patience).toEqual([onboardingText, onboardingText]);
  const log = () =>
    rows<{ user_id: string | null; status: string }>(
      'select user_id, status from webhook_logs where phone_number = $1',
      [stranger],
    );
  await expect.poll(log, patience).toEqual([
    { user_id: null, status: 'success' },
    { user_id: null, status: 'success' },
  ]);
  expect(await rows('select 1 from contact_points where address = $1', [stranger])).toEqual([]);
});

test('a number that was only typed is a stranger too', async () => {
  const person = await newPerson();
  await say(person, 'remember my locker code is 4821');
  await write(person.phone, 'what is my locker code');
  await expect.poll(() => sentTo(person.phone), patience).toEqual([onboardingText]);
});

test('what cannot be read yet is answered and named', async () => {
  const person = await newPerson({ bound: true });
  const media = { Body: '', NumMedia: '1', MediaUrl0: 'https://api.twilio.com/media/1' };
  await postMessage(person, '', { ...media, MediaContentType0: 'audio/ogg' });
  await postMessage(person, '', { ...media, MediaContentType0: 'image/jpeg' });
  await postMessage(person, '', { Body: '', Latitude: '52.5', Longitude: '13.4' });
  await allAnswered([person]);
  const replies = await sentTo(person.phone);
  expect(replies).toHaveLength(3);
  expect(replies[0]).toContain('cannot listen to voice messages yet');
  expect(replies[1]).toContain('cannot look at pictures yet');
  expect(replies[2]).toContain('cannot read locations yet');
});

test('a reply longer than WhatsApp takes is split between its lines and arrives in order', async () => {
  const person = await newPerson({ bound: true });
  const things = Array.from(
    { length: 40 },
    (_, place) => `${String(place + 1).padStart(2, '0')} ${'word '.repeat(20)}`,
  );
  for (const text of things) await person.api.post('/api/user/todos', { data: { text } });
  await write(person.phone, '/todo');
  await allAnswered([person]);
  const parts = await sentTo(person.phone);
  expect(parts.length).toBeGreaterThan(1);
  for (const part of parts) expect(part.length).toBeLessThanOrEqual(1600);
  const numbers = [...parts.join('\n').matchAll(/^(\d+)\. (\d\d) /gm)].map(([, place, name]) => [
    Number(place),
    Number(name),
  ]);
  expect(numbers).toEqual(things.map((_, place) => [place + 1, place + 1]));
});

/** Bound accounts without a password, straight into the tables. */
async function crowd(size: number): Promise<Pick<Person, 'id' | 'phone'>[]> {
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

async function counts(person: Person): Promise<Record<string, number>> {
  const [counted] = await rows<Record<string, number>>(
    `select (select count(*)::int from webhook_logs where user_id = $1) as rows,
       (select count(*)::int from turns where user_id = $1) as turns,
       (select count(*)::int from deliveries where user_id = $1) as deliveries,
       (select count(*)::int from sends s join deliveries d on d.id = s.delivery_id where d.user_id = $1) as sends`,
    [person.id],
  );
  return counted ?? {};
}

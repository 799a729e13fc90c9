import { expect, test } from '@playwright/test';
import { newPerson, type Person, rows, say } from './people';
import { sentTo } from './stand-ins/twilio';

// Times, zones and rules that cannot be kept are refused by name; who asks for too much makes nobody else late.
test.describe.configure({ mode: 'parallel' });

const later = '2099-05-03T17:00';

test('a daily reminder for an hour or a zone that no clock shows is refused, and the old one stays', async () => {
  const person = await newPerson();
  const daily = { name: 'Morning', time: '07:30' };
  const made = await (await person.api.post('/api/user/daily-reminders', { data: daily })).json();
  const clock = 'The time must look like 07:30, between 00:00 and 23:59.';
  const zone = 'That is not a time zone. Choose one like Europe/Berlin.';
  const story: [Record<string, unknown>, string][] = [
    ...['25:00', '24:00', '07:60', '7:30', '-1:00', '07:30:00', '', '٠٧:٣٠'].map(
      (time): [Record<string, unknown>, string] => [{ time }, clock],
    ),
    [{ time: 7 }, 'Give the time of day, like 07:30.'],
    ...['Mars/Olympus_Mons', '+01:00', '', 'Europe/Berlin; drop table users', 'x'.repeat(5000)].map(
      (timezone): [Record<string, unknown>, string] => [{ timezone }, zone],
    ),
  ];
  for (const [part, message] of story) {
    const data = { ...daily, ...part };
    for (const response of [
      await person.api.post('/api/user/daily-reminders', { data }),
      await person.api.put(`/api/user/daily-reminders/${made.id}`, { data }),
    ]) {
      expect(response.status(), JSON.stringify(part)).toBe(400);
      expect((await response.json()).message).toBe(message);
    }
  }
  expect(await (await person.api.get('/api/user/daily-reminders')).json()).toEqual([made]);
  expect(await schedulesOf(person)).toEqual([{ kind: 'daily', rule: 'FREQ=DAILY' }]);
});

test('rules that come all the time, never, or in no way we know are refused; nothing is saved', async () => {
  const person = await newPerson();
  const shape = 'The rule must look like FREQ=WEEKLY;BYDAY=TU.';
  const often = 'A reminder repeats at most every 15 minutes. Nothing was saved.';
  const never = 'This rule has no time that is still ahead. Give another one.';
  const story: [string, string][] = [
    ['FREQ=SECONDLY', shape],
    ['FREQ=SECONDLY;INTERVAL=1', shape],
    ['FREQ=MINUTELY', often],
    ['FREQ=MINUTELY;INTERVAL=14', often],
    ['FREQ=MINUTELY;INTERVAL=0', shape],
    ['FREQ=DAILY;INTERVAL=100000', shape],
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', never],
    ['FREQ=YEARLY;INTERVAL=999;BYMONTH=2;BYMONTHDAY=30', never],
    ['FREQ=HOURLY;BYDAY=MO', shape],
    ['FREQ=DAILY;UNTIL=20270230', shape],
    ['every day', shape],
  ];
  for (const [recurrenceRule, message] of story) {
    const data = { title: 'x', reminderTime: later, recurrenceRule };
    const response = await person.api.post('/api/user/reminders', { data });
    expect(response.status(), recurrenceRule).toBe(400);
    expect((await response.json()).message, recurrenceRule).toBe(message);
  }
  for (const words of ['every minute to blink', 'every second to blink', 'at 25:00 to sleep'])
    expect((await say(person, `remind me ${words}`)).message).not.toMatch(/^Reminder set/);
  expect(await (await person.api.get('/api/user/reminders')).json()).toEqual([]);
  expect(await schedulesOf(person)).toEqual([]);
});

test('the thousandth reminder is set, the one after is refused until there is room', async () => {
  const person = await newPerson();
  await rows(
    `insert into reminders (user_id, title, reminder_time)
      select $1, 'n' || n, '2099-01-01'::timestamptz from generate_series(1, 999) n`,
    [person.id],
  );
  const set = () => person.api.post('/api/user/reminders', { data: { title: 'x', reminderTime: later } });
  const last = await set();
  expect(last.status()).toBe(201);
  const over = await set();
  expect(over.status()).toBe(400);
  expect((await over.json()).message).toBe(
    'You have 1000 reminders to come. Delete some before you set another.',
  );
  expect((await person.api.delete(`/api/user/reminders/${(await last.json()).id}`)).status()).toBe(200);
  expect((await set()).status()).toBe(201);
});

test('10,000 reminders of one person due at once: each is planned once and leaves at the pace of one person; nobody else is late', async () => {
  test.setTimeout(180_000);
  const [flooder, neighbour] = await Promise.all([withPhone(), withPhone()]);
  const due = new Date(Math.ceil(Date.now() / 1000) * 1000 + 20_000);
  await flood(flooder, due, 10_000);
  const set = await neighbour.api.post('/api/user/reminders', {
    data: { title: 'tea', reminderTime: due.toISOString() },
  });
  expect(set.status()).toBe(201);
  await expect
    .poll(async () => (await neighbour.api.get('/api/user/deliveries')).json(), { timeout: 90_000 })
    .toMatchObject([{ dueAt: due.toISOString(), status: 'accepted', channel: 'whatsapp', late: false }]);
  expect(await sentTo(neighbour.phone)).toEqual(['Reminder: tea']);
  const planned = () =>
    rows<{ count: string }>('select count(distinct subject_id) from deliveries where user_id = $1', [
      flooder.id,
    ]);
  await expect.poll(planned, { timeout: 90_000 }).toEqual([{ count: '10000' }]);
  await expect.poll(() => sentTo(flooder.phone), { timeout: 90_000 }).not.toEqual([]);
  const lines = (await sentTo(flooder.phone)).flatMap((text) => text.match(/^Reminder: .*$/gm) ?? []);
  expect(new Set(lines).size).toBe(lines.length);
});

async function withPhone(): Promise<Person> {
  const person = await newPerson({ bound: true });
  await rows('update contact_points set last_inbound_at = now() where user_id = $1', [person.id]);
  return person;
}

/** What no door lets in: as many reminders of one person as are asked for, each with a time of its own and years to its next day. */
async function flood(person: Person, due: Date, count: number): Promise<void> {
  await rows(
    `with made as (
        insert into reminders (user_id, title, reminder_time, recurrence_rule)
          select $1, n::text, $2, 'FREQ=YEARLY;INTERVAL=3;BYMONTH=2;BYMONTHDAY=29' from generate_series(1, $3) n
          returning id, title
      )
      insert into schedules (kind, subject_id, user_id, zone, rule, slot, next_run_at)
        select 'reminder', id, $1, 'UTC', 'FREQ=YEARLY;INTERVAL=3;BYMONTH=2;BYMONTHDAY=29',
          to_char($2::timestamptz + title::int * interval '1 minute', 'YYYY-MM-DD"T"HH24:MI:SS'), $2 from made`,
    [person.id, due.toISOString(), count],
  );
}

function schedulesOf(person: Person): Promise<{ kind: string; rule: string | null }[]> {
  return rows('select kind, rule from schedules where user_id = $1', [person.id]);
}

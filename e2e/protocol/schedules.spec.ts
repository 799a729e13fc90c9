import { expect, test } from '@playwright/test';
import { sentTo } from '@/testing/stand-ins/twilio';
import { type Account, newAccount, rows, say } from '../accounts';
import { makeDue } from '../jobs';

test.describe.configure({ mode: 'parallel' });

const later = '2099-05-03T17:00';

test('a daily reminder with an invalid time or zone is refused and changes nothing', async () => {
  const account = await newAccount();
  const daily = { name: 'Morning', time: '07:30' };
  const made = await (await account.api.post('/api/user/daily-reminders', { data: daily })).json();
  const [clock, zone] = [/07:30/, /time zone/i];
  const cases: [Record<string, unknown>, RegExp][] = [
    ...['25:00', '24:00', '07:60', '7:30', '-1:00', '07:30:00', '', '٠٧:٣٠'].map(
      (time): [Record<string, unknown>, RegExp] => [{ time }, clock],
    ),
    [{ time: 7 }, clock],
    ...['Mars/Olympus_Mons', '+01:00', '', 'Europe/Berlin; drop table users', 'x'.repeat(5000)].map(
      (timezone): [Record<string, unknown>, RegExp] => [{ timezone }, zone],
    ),
  ];
  for (const [part, message] of cases) {
    const data = { ...daily, ...part };
    for (const response of [
      await account.api.post('/api/user/daily-reminders', { data }),
      await account.api.put(`/api/user/daily-reminders/${made.id}`, { data }),
    ]) {
      expect(response.status(), JSON.stringify(part)).toBe(400);
      expect((await response.json()).message).toMatch(message);
    }
  }
  expect(await (await account.api.get('/api/user/daily-reminders')).json()).toEqual([made]);
  expect(await schedulesOf(account)).toEqual([{ kind: 'daily', rule: 'FREQ=DAILY' }]);
});

test('rules that recur too often, never, or in an unknown way are refused and change nothing', async () => {
  const account = await newAccount();
  const [syntax, tooOften, never] = [/FREQ=WEEKLY/, /15 minutes/, /no time/];
  const cases: [string, RegExp][] = [
    ['FREQ=SECONDLY', syntax],
    ['FREQ=SECONDLY;INTERVAL=1', syntax],
    ['FREQ=MINUTELY', tooOften],
    ['FREQ=MINUTELY;INTERVAL=14', tooOften],
    ['FREQ=MINUTELY;INTERVAL=0', syntax],
    ['FREQ=DAILY;INTERVAL=100000', syntax],
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', never],
    ['FREQ=YEARLY;INTERVAL=999;BYMONTH=2;BYMONTHDAY=30', never],
    ['FREQ=HOURLY;BYDAY=MO', syntax],
    ['FREQ=DAILY;UNTIL=20270230', syntax],
    ['every day', syntax],
  ];
  for (const [recurrenceRule, message] of cases) {
    const data = { title: 'x', reminderTime: later, recurrenceRule };
    const response = await account.api.post('/api/user/reminders', { data });
    expect(response.status(), recurrenceRule).toBe(400);
    expect((await response.json()).message, recurrenceRule).toMatch(message);
  }
  for (const words of ['every minute to blink', 'every second to blink', 'at 25:00 to sleep'])
    expect((await say(account, `remind me ${words}`)).actions?.reminder, words).toBeUndefined();
  expect(await (await account.api.get('/api/user/reminders')).json()).toEqual([]);
  expect(await schedulesOf(account)).toEqual([]);
});

test('a user has at most 1,000 upcoming reminders', async () => {
  const account = await newAccount();
  await rows(
    `insert into reminders (user_id, title, reminder_time)
      select $1, 'n' || n, '2099-01-01'::timestamptz from generate_series(1, 999) n`,
    [account.id],
  );
  const set = () => account.api.post('/api/user/reminders', { data: { title: 'x', reminderTime: later } });
  const last = await set();
  expect(last.status()).toBe(201);
  const over = await set();
  expect(over.status()).toBe(400);
  expect((await over.json()).message).toContain('1000');
  expect((await account.api.delete(`/api/user/reminders/${(await last.json()).id}`)).status()).toBe(200);
  expect((await set()).status()).toBe(201);
});

test('of 2,000 reminders of one user due at once each is planned once; another user gets theirs on time', async () => {
  test.setTimeout(180_000);
  const [busy, other] = await Promise.all([withOpenWindow(), withOpenWindow()]);
  await addReminders(busy, 2000);
  const set = await other.api.post('/api/user/reminders', { data: { title: 'tea', reminderTime: later } });
  expect(set.status()).toBe(201);
  await makeDue([busy.id, other.id]);
  const deliveries = async () => (await other.api.get('/api/user/deliveries')).json();
  await expect
    .poll(deliveries, { timeout: 90_000 })
    .toMatchObject([{ status: 'accepted', channel: 'whatsapp', late: false }]);
  expect(await sentTo(other.phone)).toEqual([expect.stringContaining('tea')]);
  const planned = () =>
    rows<{ count: string }>('select count(distinct subject_id) from deliveries where user_id = $1', [
      busy.id,
    ]);
  await expect.poll(planned, { timeout: 90_000 }).toEqual([{ count: '2000' }]);
  await expect.poll(() => sentTo(busy.phone), { timeout: 90_000 }).not.toEqual([]);
  const titles = (await sentTo(busy.phone)).flatMap((text) => text.match(/\bnumber-\d+\b/g) ?? []);
  expect(titles.length).toBeGreaterThan(0);
  expect(new Set(titles).size).toBe(titles.length);
});

async function withOpenWindow(): Promise<Account> {
  const account = await newAccount({ bound: true });
  await rows('update contact_points set last_inbound_at = now() where user_id = $1', [account.id]);
  return account;
}

async function addReminders(account: Account, count: number): Promise<void> {
  await rows(
    `with made as (
        insert into reminders (user_id, title, reminder_time, recurrence_rule)
          select $1, 'number-' || n, $2, 'FREQ=YEARLY;INTERVAL=3;BYMONTH=2;BYMONTHDAY=29' from generate_series(1, $3) n
          returning id, title
      )
      insert into schedules (kind, subject_id, user_id, zone, rule, local_at, next_run_at)
        select 'reminder', id, $1, 'UTC', 'FREQ=YEARLY;INTERVAL=3;BYMONTH=2;BYMONTHDAY=29',
          ($2::timestamptz at time zone 'UTC') + split_part(title, '-', 2)::int * interval '1 minute', $2::timestamptz
        from made`,
    [account.id, `${later}Z`, count],
  );
}

function schedulesOf(account: Account): Promise<{ kind: string; rule: string | null }[]> {
  return rows('select kind, rule from schedules where user_id = $1', [account.id]);
}

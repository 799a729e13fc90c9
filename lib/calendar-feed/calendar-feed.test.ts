import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { readCalendarFeed } from '@/lib/calendar-feed/reads';
import { serveFeed } from '@/lib/calendar-feed/serve-feed';
import { createFeed, deleteFeed } from '@/lib/calendar-feed/writes';
import type { UserCtx } from '@/lib/context';
import { skipOccurrences } from '@/lib/reminders/pauses/writes';
import { saveReminder } from '@/lib/reminders/writes';
import { createTodo, updateTodo } from '@/lib/todos/writes';
import { createUser } from '@/testing/people';
import { testCtx } from '@/testing/world';

async function newUser(timezone = 'Europe/Berlin') {
  return createUser(await testCtx(), { timezone });
}

async function tokenOf(ctx: UserCtx, replace = false): Promise<string> {
  const { url } = await createFeed(ctx, { replace });
  return url?.split('/').at(-1) ?? '';
}

async function entriesOf(ctx: UserCtx) {
  const { body } = await serveFeed(ctx, await tokenOf(ctx));
  const calendar = new ICAL.Component(ICAL.parse(body));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

function occurrences(event: ICAL.Event, count: number): string[] {
  const next = event.iterator();
  return Array.from({ length: count }, () => next.next().toJSDate().toISOString());
}

const addReminder = (ctx: UserCtx, title: string, at: string, rule: string | null = null) =>
  saveReminder(ctx, { title, description: null, at: new Date(at), rule, leads: [], nag: false });

test('a repeating reminder keeps its local time when the clocks change, in zones with and without a yearly rule', async () => {
  const expected = {
    'Europe/Berlin': ['2027-03-27T07:00:00.000Z', '2027-03-28T06:00:00.000Z', '2027-03-29T06:00:00.000Z'],
    'America/New_York': ['2027-03-27T12:00:00.000Z', '2027-03-28T12:00:00.000Z', '2027-03-29T12:00:00.000Z'],
    'Asia/Kolkata': ['2027-03-27T02:30:00.000Z', '2027-03-28T02:30:00.000Z', '2027-03-29T02:30:00.000Z'],
    // Morocco's offset changes with Ramadan, so no yearly rule describes it.
    'Africa/Casablanca': ['2027-03-27T07:00:00.000Z', '2027-03-28T07:00:00.000Z', '2027-03-29T07:00:00.000Z'],
  };
  for (const [zone, instants] of Object.entries(expected)) {
    const ctx = await newUser(zone);
    await addReminder(ctx, 'Vitamins', instants[0] ?? '', 'FREQ=DAILY');
    const [event] = await entriesOf(ctx);
    if (!event) throw new Error('no entry');
    expect(occurrences(event, 3), zone).toEqual(instants);
    expect(event.startDate.zone?.tzid, zone).toBe(zone);
  }
});

test('a repeating reminder ends with its last local day', async () => {
  const ctx = await newUser('America/New_York');
  await addReminder(ctx, 'Antibiotics', '2027-03-12T01:00:00Z', 'FREQ=DAILY;UNTIL=20270313');
  const [event] = await entriesOf(ctx);
  const next = event?.iterator();
  const days = Array.from({ length: 4 }, () => next?.next()?.toJSDate().toISOString() ?? null);
  expect(days).toEqual([
    '2027-03-12T01:00:00.000Z',
    '2027-03-13T01:00:00.000Z',
    '2027-03-14T01:00:00.000Z',
    null,
  ]);
});

test('single reminders have a UTC time, todos a day; done todos and those without a date are left out', async () => {
  const ctx = await newUser();
  const dentist = await addReminder(
    ctx,
    'Dentist; bring\nthe “card”, \u0007please 😀',
    '2027-03-12T15:00:00Z',
  );
  await addReminder(ctx, 'Stretch', '2027-03-11T09:00:00Z', 'FREQ=HOURLY;INTERVAL=2');
  const taxes = await createTodo(ctx, { text: 'Taxes', dueDate: '2027-03-31' });
  const done = await createTodo(ctx, { text: 'Done', dueDate: '2027-03-31' });
  await updateTodo(ctx, done.id, { completed: true });
  await createTodo(ctx, { text: 'Some day' });
  const entries = await entriesOf(ctx);
  expect(entries.map(({ uid, summary, startDate }) => [uid, summary, startDate.toString()])).toEqual([
    [expect.stringMatching(/^reminder-.*@sidekick$/), 'Stretch', '2027-03-11T09:00:00Z'],
    [`reminder-${dentist.id}@sidekick`, 'Dentist; bring\nthe “card”,  please 😀', '2027-03-12T15:00:00Z'],
    [`todo-${taxes.id}@sidekick`, 'Taxes', '2027-03-31'],
  ]);
  expect(entries[0] && occurrences(entries[0], 2)).toEqual([
    '2027-03-11T09:00:00.000Z',
    '2027-03-11T11:00:00.000Z',
  ]);
});

test('the ETag changes only with the contents, and an event keeps its UID when it moves', async () => {
  const ctx = await createUser(await testCtx());
  const todo = await createTodo(ctx, { text: 'Taxes', dueDate: '2027-03-31' });
  const token = await tokenOf(ctx);
  const first = await serveFeed(ctx, token);
  ctx.clock.advance(3_600_000);
  expect((await serveFeed(ctx, token)).etag).toBe(first.etag);
  await updateTodo(ctx, todo.id, { dueDate: '2027-04-02' });
  const moved = await serveFeed(ctx, token);
  expect(moved.etag).not.toBe(first.etag);
  expect(moved.body).toContain(`UID:todo-${todo.id}@sidekick`);
});

test('the address stays the same until it is replaced or deleted, and shows only its own user’s data', async () => {
  const ctx = await newUser();
  const stranger = await newUser();
  await createTodo(stranger, { text: 'Not yours', dueDate: '2027-03-31' });
  const token = await tokenOf(ctx);
  expect(token).toMatch(/^[\w-]{43}\.ics$/);
  expect(await tokenOf(ctx)).toBe(token);
  expect((await readCalendarFeed(ctx)).url).toContain(token);
  expect((await serveFeed(ctx, token.replace('.ics', ''))).body).not.toContain('Not yours');
  const other = await tokenOf(ctx, true);
  await expect(serveFeed(ctx, token)).rejects.toMatchObject({ code: 'not_found' });
  await serveFeed(ctx, other);
  await deleteFeed(ctx);
  await expect(serveFeed(ctx, other)).rejects.toMatchObject({ code: 'not_found' });
  expect(await readCalendarFeed(ctx)).toEqual({ url: null, createdAt: null });
});

test('a malformed token takes one statement like a wrong one, and the table holds no readable token', async () => {
  const ctx = await createUser(await testCtx());
  const token = await tokenOf(ctx);
  for (const wrong of ['', 'x', `${'A'.repeat(43)}.ics`, token.toUpperCase(), `${token}/..`]) {
    ctx.trips.reset();
    await expect(serveFeed(ctx, wrong)).rejects.toMatchObject({ code: 'not_found' });
    expect(ctx.trips.statements).toHaveLength(1);
  }
  const dump = JSON.stringify(await ctx.db.execute('select * from calendar_feeds'));
  expect(dump).toContain(ctx.user.id);
  expect(dump).not.toContain(token.replace('.ics', ''));
});

test('a skipped occurrence is left out of its series', async () => {
  const ctx = await newUser();
  const { id } = await addReminder(ctx, 'gym', '2027-03-12T07:00:00Z', 'FREQ=WEEKLY;BYDAY=FR');
  await skipOccurrences(ctx, id, { from: '2027-03-26', to: '2027-03-26' });
  const [event] = await entriesOf(ctx);
  expect(event && occurrences(event, 3)).toEqual([
    ...['2027-03-12T07:00:00.000Z', '2027-03-19T07:00:00.000Z', '2027-04-02T06:00:00.000Z'],
  ]);
});

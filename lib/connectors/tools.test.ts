import { expect, test } from 'vitest';
import { connectors } from '@/db/schema/connectors';
import { chat, undoChat } from '@/lib/assistant/chat';
import { createEvent, listEvents } from '@/lib/connectors/calendar';
import type { UserCtx } from '@/lib/context';
import { listReminders } from '@/lib/reminders/reads';
import { saveReminder } from '@/lib/reminders/writes';
import { createTodo } from '@/lib/todos/writes';
import { createUser } from '@/testing/people';
import { type TestCtx, testCtx } from '@/testing/world';

async function userInBerlin(events: [title: string, from: string, to: string][] = []) {
  const ctx = await createUser(await testCtx(), { timezone: 'Europe/Berlin' });
  const email = 'demo@gmail.com';
  await ctx.db.insert(connectors).values({ userId: ctx.user.id, provider: 'gmail', email, isActive: true });
  for (const [title, from, to] of events) await addEvent(ctx, title, from, to);
  return ctx;
}

async function addEvent(ctx: UserCtx, title: string, from: string, to: string, isAllDay = false) {
  const [start, end] = [new Date(`${from}+01:00`), new Date(`${to}+01:00`)];
  return createEvent(ctx, { title, start, end, isAllDay, eventId: crypto.randomUUID().replaceAll('-', '') });
}

async function say(ctx: UserCtx & TestCtx, message: string): Promise<string> {
  ctx.clock.advance(1000);
  return (await chat(ctx, message)).message.replace(/[\u2068\u2069]/g, '');
}

async function freeTimes(ctx: UserCtx & TestCtx, message: string): Promise<string[]> {
  const [, ...lines] = (await say(ctx, message)).split('\n• ');
  return lines;
}

async function calendar(ctx: UserCtx): Promise<string[]> {
  const all = await listEvents(ctx, { from: new Date('2027-03-01'), to: new Date('2027-06-01') });
  const local = (iso: string | null) =>
    new Date(Date.parse(iso ?? '') + 3_600_000).toISOString().slice(5, 16);
  return all.map(({ title, startTime, endTime }) => `${title} ${local(startTime)} ${local(endTime)}`);
}

test("a day's events and reminders are listed in the user's time zone, all-day events first", async () => {
  const ctx = await userInBerlin([
    ['Standup', '2027-03-11T10:00', '2027-03-11T10:30'],
    ['Night train', '2027-03-10T22:00', '2027-03-11T06:00'],
  ]);
  await addEvent(ctx, 'Fair', '2027-03-11T00:00', '2027-03-12T00:00', true);
  const at = new Date('2027-03-11T08:00:00Z');
  await saveReminder(ctx, {
    title: 'Call the bank',
    description: null,
    at,
    rule: null,
    leads: [],
    nag: false,
  });
  const tomorrow = (await say(ctx, "what's on my calendar tomorrow?")).split('\n');
  expect(tomorrow[0]).toMatch(/tomorrow/i);
  expect(tomorrow.slice(1)).toEqual([
    expect.stringMatching(/06:00 Night train/),
    expect.stringMatching(/Fair/),
    expect.stringMatching(/09:00 Call the bank/),
    expect.stringMatching(/10:00–10:30 Standup/),
  ]);
  const nextWeek = await say(ctx, "what's on my calendar next week");
  expect(nextWeek).toMatch(/Monday, 15 March.*Sunday, 21 March/);
  expect(nextWeek.split('\n')).toHaveLength(1);
});

test('the user can ask whether they are free at a time, when on a day, and for a free time of some length', async () => {
  const ctx = await userInBerlin([
    ['Standup', '2027-03-11T10:00', '2027-03-11T10:30'],
    ['Review', '2027-03-11T14:00', '2027-03-11T16:00'],
    ['Workshop', '2027-03-15T09:00', '2027-03-15T18:00'],
    ['Breakfast', '2027-03-16T09:00', '2027-03-16T09:45'],
  ]);
  expect(await say(ctx, 'am I free tomorrow at 15:00?')).toMatch(/^No\b.*“Review” \(14:00–16:00\)/);
  expect(await say(ctx, 'am i free tomorrow at 11')).toMatch(/^Yes\b.*14:00/);
  expect(await say(ctx, 'am I free tomorrow?')).toContain('09:00–10:00, 10:30–14:00, 16:00–18:00');
  expect(await freeTimes(ctx, 'find a slot of 45 minutes next week')).toEqual([
    'Tuesday, 16 March, 10:00 to 10:45',
    'Wednesday, 17 March, 09:00 to 09:45',
    'Thursday, 18 March, 09:00 to 09:45',
  ]);
  expect(await freeTimes(ctx, 'find a free hour tomorrow afternoon')).toEqual([
    'tomorrow, 12:00 to 13:00',
    'tomorrow, 13:00 to 14:00',
    'tomorrow, 16:00 to 17:00',
  ]);
});

test('an event is created, moved and cancelled by chat, and each can be undone', async () => {
  const ctx = await userInBerlin();
  expect(await say(ctx, 'schedule lunch with Tom tomorrow from 12 to 1')).toContain(
    '“lunch with Tom”, tomorrow, 12:00 to 13:00',
  );
  expect(await calendar(ctx)).toEqual(['lunch with Tom 03-11T12:00 03-11T13:00']);
  expect(await say(ctx, 'move lunch with Tom to friday')).toContain(
    '“lunch with Tom”, Friday, 12 March, 12:00 to 13:00',
  );
  await undoChat(ctx);
  expect(await calendar(ctx)).toEqual(['lunch with Tom 03-11T12:00 03-11T13:00']);
  expect(await say(ctx, 'cancel my lunch with Tom')).toContain('“lunch with Tom”');
  expect(await calendar(ctx)).toEqual([]);
  await undoChat(ctx);
  expect(await calendar(ctx)).toEqual(['lunch with Tom 03-11T12:00 03-11T13:00']);
});

test('durations and all-day events are understood', async () => {
  const ctx = await userInBerlin();
  await say(ctx, 'schedule a meeting with Anna friday 3-4:30pm');
  await say(ctx, 'block 2 hours tomorrow at 9 for writing');
  await say(ctx, 'add an event: offsite on 3 May');
  expect(await calendar(ctx)).toEqual([
    'writing 03-11T09:00 03-11T11:00',
    'meeting with Anna 03-12T15:00 03-12T16:30',
    'offsite 05-02T23:00 05-03T23:00',
  ]);
});

test.each([
  { words: '3-3:30pm', span: '03-11T15:00 03-11T15:30' },
  { words: '9:15-11am', span: '03-11T09:15 03-11T11:00' },
  { words: '10-12pm', span: '03-11T10:00 03-11T12:00' },
  { words: '12-12:45pm', span: '03-11T12:00 03-11T12:45' },
  { words: '11-1pm', span: '03-11T11:00 03-11T13:00' },
  { words: '11:30-12:15am', span: '03-11T23:30 03-12T00:15' },
])('“$words” begins in the half of the day that is nearest to its end', async ({ words, span }) => {
  const ctx = await userInBerlin();
  await say(ctx, `schedule a review tomorrow ${words}`);
  expect(await calendar(ctx)).toEqual([`review ${span}`]);
});

test('a clash is asked about first, with the free times of the day', async () => {
  const ctx = await userInBerlin([['Standup', '2027-03-11T10:00', '2027-03-11T10:30']]);
  const request = 'schedule a call with Kim tomorrow at 10';
  const question = await say(ctx, request);
  expect(question).toMatch(/“call with Kim”.*10:00 to 11:00.*“Standup” \(10:00–10:30\)/);
  expect(question).toMatch(/09:00, 10:30 and 11:30.*\(yes \/ no\)$/);
  await say(ctx, 'no');
  expect(await calendar(ctx)).toHaveLength(1);
  await say(ctx, request);
  await say(ctx, 'yes');
  expect((await calendar(ctx)).sort()).toEqual([
    'Standup 03-11T10:00 03-11T10:30',
    'call with Kim 03-11T10:00 03-11T11:00',
  ]);
});

test('an event does not clash with itself, and the user is asked which of several events they mean', async () => {
  const ctx = await userInBerlin([
    ['Review of plans', '2027-03-11T10:00', '2027-03-11T11:00'],
    ['Review of code', '2027-03-11T15:00', '2027-03-11T16:00'],
  ]);
  expect(await say(ctx, 'move the review of plans to 10:30 tomorrow')).toContain('10:30 to 11:30');
  expect(await say(ctx, 'cancel my review meeting')).toMatch(/“Review of plans”[\s\S]*“Review of code”/);
  await say(ctx, 'the 3pm one');
  expect(await calendar(ctx)).toEqual(['Review of plans 03-11T10:30 03-11T11:30']);
  await undoChat(ctx);
  await say(ctx, 'cancel my meeting tomorrow');
  await say(ctx, 'the first one');
  expect(await calendar(ctx)).toEqual(['Review of code 03-11T15:00 03-11T16:00']);
  await say(ctx, 'cancel my 3pm meeting tomorrow');
  expect(await calendar(ctx)).toEqual([]);
});

test("a time means an event's start, an all-day event has none, and events have no list numbers", async () => {
  const ctx = await userInBerlin([
    ['Call', '2027-03-11T14:00', '2027-03-11T15:00'],
    ['Lunch with Kim', '2027-03-12T12:00', '2027-03-12T13:00'],
    ['Walk with Kim', '2027-03-12T15:00', '2027-03-12T16:00'],
  ]);
  await addEvent(ctx, 'Offsite', '2027-03-11T00:00', '2027-03-12T00:00', true);
  expect(await say(ctx, 'cancel my 9pm on thursday')).toContain('no event');
  expect(await say(ctx, 'cancel the second one')).toMatch(/“Call”[\s\S]*“Walk with Kim”/);
  await say(ctx, 'no');
  const kims = /“Lunch with Kim”[\s\S]*“Walk with Kim”/;
  expect(await say(ctx, 'cancel my appointment with kim')).toMatch(kims);
  expect(await say(ctx, 'not the lunch')).toMatch(kims);
  await say(ctx, 'the 1pm one');
  expect(await calendar(ctx)).toHaveLength(4);
  await say(ctx, 'cancel my appointment with kim');
  await say(ctx, 'both');
  expect((await calendar(ctx)).map((event) => event.split(' ')[0])).toEqual(['Offsite', 'Call']);
});

test('all meetings of a week can be cancelled, and an event of several days lasts all day', async () => {
  const ctx = await userInBerlin([
    ['Meeting', '2027-03-16T09:00', '2027-03-16T10:00'],
    ['Review', '2027-03-17T09:00', '2027-03-17T10:00'],
  ]);
  expect(await say(ctx, 'cancel all my meetings next week')).toMatch(/2 events.*“Meeting”, “Review”/);
  await say(ctx, 'no');
  expect(await say(ctx, 'move the meeting to tuesday at 11')).toContain('11:00 to 12:00');
  await say(ctx, 'schedule a vacation from may 3 to may 5');
  expect((await calendar(ctx)).at(-1)).toBe('vacation 05-02T23:00 05-05T23:00');
});

test('the next call must be a call, but any event can be the next appointment', async () => {
  const ctx = await userInBerlin([
    ['Dinner', '2027-03-11T19:00', '2027-03-11T20:00'],
    ['Walk', '2027-03-12T19:00', '2027-03-12T20:00'],
    ['Dentist appointment', '2027-03-21T19:00', '2027-03-21T20:00'],
  ]);
  await say(ctx, 'cancel my next call');
  expect(await calendar(ctx)).toHaveLength(3);
  await say(ctx, 'no');
  await say(ctx, 'cancel my next appointment');
  expect(await calendar(ctx)).toEqual([
    'Walk 03-12T19:00 03-12T20:00',
    'Dentist appointment 03-21T19:00 03-21T20:00',
  ]);
});

test('clearing a day keeps an event that began the day before', async () => {
  const ctx = await userInBerlin([
    ['Party', '2027-03-11T20:00', '2027-03-12T02:00'],
    ['Standup', '2027-03-12T10:00', '2027-03-12T10:30'],
  ]);
  await say(ctx, 'delete all my events on friday');
  expect(await calendar(ctx)).toEqual(['Party 03-11T20:00 03-12T02:00']);
});

test('an end before the start is questioned, unless the event lasts into the night', async () => {
  const ctx = await userInBerlin();
  await say(ctx, 'book a meeting with Kim tomorrow from 5 to 4');
  expect(await calendar(ctx)).toEqual([]);
  await say(ctx, 'book tennis tomorrow at 9');
  await say(ctx, 'schedule a party tomorrow from 22:00 to 2:00');
  expect(await calendar(ctx)).toEqual(['tennis 03-11T09:00 03-11T10:00', 'party 03-11T22:00 03-12T02:00']);
});

test('cancelling several events needs a confirmation', async () => {
  const ctx = await userInBerlin([
    ['Standup', '2027-03-12T10:00', '2027-03-12T10:30'],
    ['Review', '2027-03-12T14:00', '2027-03-12T16:00'],
    ['Dinner', '2027-03-13T19:00', '2027-03-13T21:00'],
  ]);
  expect(await say(ctx, 'clear my calendar for friday')).toMatch(
    /2 events.*“Standup”, “Review”.*\(yes \/ no\)$/,
  );
  expect(await calendar(ctx)).toHaveLength(3);
  await say(ctx, 'yes');
  expect(await calendar(ctx)).toEqual(['Dinner 03-13T19:00 03-13T21:00']);
  await undoChat(ctx);
  expect(await calendar(ctx)).toHaveLength(3);
});

test('inviting needs a confirmation and an e-mail address', async () => {
  const ctx = await userInBerlin();
  expect(await say(ctx, 'invite bob@example.com to a review tomorrow at 3pm')).toMatch(
    /bob@example\.com.*“review”.*15:00 to 16:00.*\(yes \/ no\)$/,
  );
  expect(await calendar(ctx)).toEqual([]);
  expect(await say(ctx, 'yes')).toMatch(/“review”.*bob@example\.com.*simulated/);
  expect(await calendar(ctx)).toHaveLength(1);
  expect(await say(ctx, 'invite bob and kim to lunch tomorrow at 1pm')).toMatch(
    /“bob” and “kim”.*e-mail address/,
  );
  expect(await calendar(ctx)).toHaveLength(1);
});

test('words that match no event can mean a reminder or a todo', async () => {
  const ctx = await userInBerlin();
  const at = new Date('2027-03-12T08:00:00Z');
  await saveReminder(ctx, { title: 'Dentist', description: null, at, rule: null, leads: [], nag: false });
  await createTodo(ctx, { text: 'Dry cleaning' });
  await say(ctx, 'move the dentist to friday at 4');
  expect(await listReminders(ctx)).toMatchObject([
    { title: 'Dentist', reminderTime: '2027-03-12T15:00:00.000Z' },
  ]);
  await say(ctx, 'cancel my dentist appointment');
  expect(await listReminders(ctx)).toEqual([]);
  await say(ctx, 'remind me of the meeting tomorrow at 2pm');
  expect(await listReminders(ctx)).toMatchObject([{ reminderTime: '2027-03-11T13:00:00.000Z' }]);
  expect(await calendar(ctx)).toEqual([]);
});

test('without a calendar, questions are answered from the reminders, and other requests say how to connect one', async () => {
  const ctx = await createUser(await testCtx(), { timezone: 'Europe/Berlin' });
  const at = new Date('2027-03-11T08:00:00Z');
  await saveReminder(ctx, { title: 'Dentist', description: null, at, rule: null, leads: [], nag: false });
  expect(await say(ctx, "what's on my calendar tomorrow")).toContain('Dentist');
  await say(ctx, 'schedule a meeting with Anna on friday at 3');
  expect(await say(ctx, 'find a slot of 45 minutes next week')).toContain('Connectors');
  expect(await say(ctx, 'invite bob@example.com to a review tomorrow at 3pm')).toContain('Connectors');
  expect((await listReminders(ctx)).map(({ title }) => title)).toEqual(['Dentist', 'meeting with Anna']);
});

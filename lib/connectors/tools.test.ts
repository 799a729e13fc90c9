import { expect, test } from 'vitest';
import { connectors } from '@/db/schema/connectors';
import { chat, undoChat } from '@/lib/assistant/chat';
import { agenda, createEvent } from '@/lib/connectors/calendar';
import type { UserCtx } from '@/lib/context';
import { listReminders } from '@/lib/reminders/reads';
import { saveReminder } from '@/lib/reminders/writes';
import { createUser } from '@/lib/testing/people';
import { type TestCtx, testCtx } from '@/lib/testing/world';
import { createTodo } from '@/lib/todos/writes';

/** Somebody in Berlin on Wednesday, 10 March 2027, 16:00, whose (simulated) calendar holds these events of local times. */
async function somebody(events: [title: string, from: string, to: string][] = []) {
  const ctx = await createUser(await testCtx(), { timezone: 'Europe/Berlin' });
  const email = 'demo@gmail.com';
  await ctx.db.insert(connectors).values({ userId: ctx.user.id, provider: 'gmail', email, isActive: true });
  for (const [title, from, to] of events) await add(ctx, title, from, to);
  return ctx;
}

async function add(ctx: UserCtx, title: string, from: string, to: string, isAllDay = false) {
  const [start, end] = [new Date(`${from}+01:00`), new Date(`${to}+01:00`)];
  return createEvent(ctx, { title, start, end, isAllDay, eventId: crypto.randomUUID().replaceAll('-', '') });
}

/** The answer, a second later, without the marks around what comes from the calendar. */
async function say(ctx: UserCtx & TestCtx, words: string): Promise<string> {
  ctx.clock.advance(1000);
  return (await chat(ctx, words)).message.replace(/[\u2068\u2069]/g, '');
}

/** The calendar as "title, local start, local end". */
async function calendar(ctx: UserCtx): Promise<string[]> {
  const all = await agenda(ctx, { from: new Date('2027-03-01'), to: new Date('2027-06-01') });
  const local = (iso: string | null) =>
    new Date(Date.parse(iso ?? '') + 3_600_000).toISOString().slice(5, 16);
  return all.map(({ title, startTime, endTime }) => `${title} ${local(startTime)} ${local(endTime)}`);
}

test('what is on: events and reminders of the day, in the hours of the person, whole days first', async () => {
  const ctx = await somebody([
    ['Standup', '2027-03-11T10:00', '2027-03-11T10:30'],
    ['Night train', '2027-03-10T22:00', '2027-03-11T06:00'],
  ]);
  await add(ctx, 'Fair', '2027-03-11T00:00', '2027-03-12T00:00', true);
  const at = new Date('2027-03-11T08:00:00Z');
  await saveReminder(ctx, {
    title: 'Call the bank',
    description: null,
    at,
    rule: null,
    leads: [],
    nag: false,
  });
  expect(await say(ctx, "what's on my calendar tomorrow?")).toBe(
    [
      'Your calendar for tomorrow, Thursday, 11 March:',
      '• until 06:00 Night train',
      '• all day Fair',
      '• 09:00 Call the bank (reminder)',
      '• 10:00–10:30 Standup',
    ].join('\n'),
  );
  expect(await say(ctx, "what's on my calendar next week")).toBe(
    'There is nothing in your calendar for Monday, 15 March to Sunday, 21 March.',
  );
});

test('free or not: at a moment, on a day, and when there is room', async () => {
  const ctx = await somebody([
    ['Standup', '2027-03-11T10:00', '2027-03-11T10:30'],
    ['Review', '2027-03-11T14:00', '2027-03-11T16:00'],
    ['Workshop', '2027-03-15T09:00', '2027-03-15T18:00'],
    ['Breakfast', '2027-03-16T09:00', '2027-03-16T09:45'],
  ]);
  expect(await say(ctx, 'am I free tomorrow at 15:00?')).toBe(
    'No, you are busy tomorrow, Thursday, 11 March, 15:00: “Review” (14:00–16:00).',
  );
  expect(await say(ctx, 'am i free tomorrow at 11')).toBe(
    'Yes, you are free tomorrow, Thursday, 11 March, 11:00. The next thing starts at 14:00.',
  );
  expect(await say(ctx, 'am I free tomorrow?')).toBe(
    'tomorrow, Thursday, 11 March: free 09:00–10:00, 10:30–14:00, 16:00–18:00.',
  );
  expect(await say(ctx, 'find a slot of 45 minutes next week')).toBe(
    [
      'Free for 45 minutes:',
      '• Tuesday, 16 March, 10:00 to 10:45',
      '• Wednesday, 17 March, 09:00 to 09:45',
      '• Thursday, 18 March, 09:00 to 09:45',
    ].join('\n'),
  );
  expect(await say(ctx, 'find a free hour tomorrow afternoon')).toBe(
    [
      'Free for 1 hour:',
      '• tomorrow, Thursday, 11 March, 12:00 to 13:00',
      '• tomorrow, Thursday, 11 March, 13:00 to 14:00',
      '• tomorrow, Thursday, 11 March, 16:00 to 17:00',
    ].join('\n'),
  );
});

test('an event is made, moved and cancelled by words, and each is taken back', async () => {
  const ctx = await somebody();
  expect(await say(ctx, 'schedule lunch with Tom tomorrow from 12 to 1')).toBe(
    'Added to your calendar: “Lunch with Tom”, tomorrow, Thursday, 11 March, 12:00 to 13:00.',
  );
  expect(await calendar(ctx)).toEqual(['Lunch with Tom 03-11T12:00 03-11T13:00']);
  expect(await say(ctx, 'move lunch with Tom to friday')).toBe(
    'Moved: “Lunch with Tom”, Friday, 12 March, 12:00 to 13:00.',
  );
  await undoChat(ctx);
  expect(await calendar(ctx)).toEqual(['Lunch with Tom 03-11T12:00 03-11T13:00']);
  expect(await say(ctx, 'cancel my lunch with Tom')).toBe(
    'Cancelled: “Lunch with Tom”, tomorrow, Thursday, 11 March, 12:00 to 13:00.',
  );
  expect(await calendar(ctx)).toEqual([]);
  await undoChat(ctx);
  expect(await calendar(ctx)).toEqual(['Lunch with Tom 03-11T12:00 03-11T13:00']);
});

test('lengths and whole days are as they were said', async () => {
  const ctx = await somebody();
  await say(ctx, 'schedule a meeting with Anna friday 3-4:30pm');
  await say(ctx, 'block 2 hours tomorrow at 9 for writing');
  await say(ctx, 'add an event: offsite on 3 May');
  expect(await calendar(ctx)).toEqual([
    'Writing 03-11T09:00 03-11T11:00',
    'Meeting with Anna 03-12T15:00 03-12T16:30',
    'Offsite 05-02T23:00 05-03T23:00',
  ]);
});

test('what would be booked over something asks first and says when there is room', async () => {
  const ctx = await somebody([['Standup', '2027-03-11T10:00', '2027-03-11T10:30']]);
  const asked = 'schedule a call with Kim tomorrow at 10';
  expect(await say(ctx, asked)).toBe(
    '“Call with Kim”, tomorrow, Thursday, 11 March, 10:00 to 11:00: it clashes with “Standup” (10:00–10:30). Free that day: 09:00, 10:30 and 11:30. Shall I book it anyway? (yes / no)',
  );
  expect(await say(ctx, 'no')).toContain('left everything as it was');
  expect(await calendar(ctx)).toHaveLength(1);
  await say(ctx, asked);
  expect(await say(ctx, 'yes')).toContain('Added to your calendar: “Call with Kim”');
  expect(await calendar(ctx)).toHaveLength(2);
});

test('an event beside itself is no clash, and one of several is asked for', async () => {
  const ctx = await somebody([
    ['Review of plans', '2027-03-11T10:00', '2027-03-11T11:00'],
    ['Review of code', '2027-03-11T15:00', '2027-03-11T16:00'],
  ]);
  expect(await say(ctx, 'move the review of plans to 10:30 tomorrow')).toContain('10:30 to 11:30');
  expect(await say(ctx, 'cancel my review meeting')).toContain('Which one do you mean');
  expect(await say(ctx, 'the 3pm one')).toContain('Cancelled: “Review of code”');
  expect(await calendar(ctx)).toEqual(['Review of plans 03-11T10:30 03-11T11:30']);
  await undoChat(ctx);
  expect(await say(ctx, 'cancel my meeting tomorrow')).toContain('Which one do you mean');
  expect(await say(ctx, 'the first one')).toContain('Cancelled: “Review of plans”');
  expect(await say(ctx, 'cancel my 3pm meeting tomorrow')).toContain('“Review of code”');
  expect(await calendar(ctx)).toEqual([]);
});

test('an event is at its beginning, an all-day one at no hour, and a place in a list that has none means nothing', async () => {
  const ctx = await somebody([
    ['Call', '2027-03-11T14:00', '2027-03-11T15:00'],
    ['Lunch with Kim', '2027-03-12T12:00', '2027-03-12T13:00'],
    ['Walk with Kim', '2027-03-12T15:00', '2027-03-12T16:00'],
  ]);
  await add(ctx, 'Offsite', '2027-03-11T00:00', '2027-03-12T00:00', true);
  expect(await say(ctx, 'cancel my 9pm on thursday')).toContain('no event');
  expect(await say(ctx, 'cancel the second one')).toContain('Which one do you mean');
  expect(await say(ctx, 'no')).toContain('left everything');
  expect(await say(ctx, 'cancel my appointment with kim')).toContain('Which one do you mean');
  expect(await say(ctx, 'not the lunch')).toContain('Which one do you mean');
  expect(await say(ctx, 'the 1pm one')).not.toContain('Cancelled');
  expect(await calendar(ctx)).toHaveLength(4);
  await say(ctx, 'cancel my appointment with kim');
  expect(await say(ctx, 'both')).toContain('Cancelled: “Lunch with Kim”');
  expect(await calendar(ctx)).toHaveLength(2);
});

test('all meetings of a time are all, and several days are whole days', async () => {
  const ctx = await somebody([
    ['Meeting', '2027-03-16T09:00', '2027-03-16T10:00'],
    ['Review', '2027-03-17T09:00', '2027-03-17T10:00'],
  ]);
  expect(await say(ctx, 'cancel all my meetings next week')).toContain('That cancels 2 events');
  await say(ctx, 'no');
  expect(await say(ctx, 'move the meeting to tuesday at 11')).toContain('11:00 to 12:00');
  expect(await say(ctx, 'schedule a vacation from may 3 to may 5')).toContain('Added to your calendar');
  expect((await calendar(ctx)).at(-1)).toBe('Vacation 05-02T23:00 05-05T23:00');
});

test('the next call is a call, and the next appointment whatever comes next', async () => {
  const ctx = await somebody([
    ['Dinner', '2027-03-11T19:00', '2027-03-11T20:00'],
    ['Walk', '2027-03-12T19:00', '2027-03-12T20:00'],
    ['Dentist appointment', '2027-03-21T19:00', '2027-03-21T20:00'],
  ]);
  expect(await say(ctx, 'cancel my next call')).toContain('Which one do you mean');
  expect(await calendar(ctx)).toHaveLength(3);
  await say(ctx, 'no');
  expect(await say(ctx, 'cancel my next appointment')).toContain('Cancelled: “Dinner”');
});

test('a day that is cleared keeps what began before it', async () => {
  const ctx = await somebody([
    ['Party', '2027-03-11T20:00', '2027-03-12T02:00'],
    ['Standup', '2027-03-12T10:00', '2027-03-12T10:30'],
  ]);
  expect(await say(ctx, 'delete all my events on friday')).toContain('Cancelled: “Standup”');
  expect(await calendar(ctx)).toEqual(['Party 03-11T20:00 03-12T02:00']);
});

test('an end before its beginning is asked about, a night is not', async () => {
  const ctx = await somebody();
  expect(await say(ctx, 'book a meeting with Kim tomorrow from 5 to 4')).toContain('say both times');
  expect(await calendar(ctx)).toEqual([]);
  expect(await say(ctx, 'book tennis tomorrow at 9')).toContain('Added to your calendar: “Tennis”');
  expect(await say(ctx, 'schedule a party tomorrow from 22:00 to 2:00')).toContain('Added to your calendar');
  expect(await calendar(ctx)).toEqual(['Tennis 03-11T09:00 03-11T10:00', 'Party 03-11T22:00 03-12T02:00']);
});

test('several at once are cancelled after a yes', async () => {
  const ctx = await somebody([
    ['Standup', '2027-03-12T10:00', '2027-03-12T10:30'],
    ['Review', '2027-03-12T14:00', '2027-03-12T16:00'],
    ['Dinner', '2027-03-13T19:00', '2027-03-13T21:00'],
  ]);
  expect(await say(ctx, 'clear my calendar for friday')).toBe(
    'That cancels 2 events: “Standup”, “Review”. Shall I? (yes / no)',
  );
  expect(await calendar(ctx)).toHaveLength(3);
  await say(ctx, 'yes');
  expect(await calendar(ctx)).toEqual(['Dinner 03-13T19:00 03-13T21:00']);
  await undoChat(ctx);
  expect(await calendar(ctx)).toHaveLength(3);
});

test('nobody is invited without a yes, and a name alone reaches nobody', async () => {
  const ctx = await somebody();
  expect(await say(ctx, 'invite bob@example.com to a review tomorrow at 3pm')).toBe(
    'I would invite bob@example.com to “Review”, tomorrow, Thursday, 11 March, 15:00 to 16:00. Shall I? (yes / no)',
  );
  expect(await calendar(ctx)).toEqual([]);
  expect(await say(ctx, 'yes')).toBe(
    'Added to your calendar: “Review”, tomorrow, Thursday, 11 March, 15:00 to 16:00. bob@example.com stands in it, but this calendar is simulated: no invitation was sent.',
  );
  expect(await calendar(ctx)).toHaveLength(1);
  expect(await say(ctx, 'invite bob and kim to lunch tomorrow at 1pm')).toBe(
    'To invite “bob” and “kim” I need an e-mail address. Nothing was saved.',
  );
  expect(await calendar(ctx)).toHaveLength(1);
});

test('what is in no calendar may be a reminder or a todo', async () => {
  const ctx = await somebody();
  const at = new Date('2027-03-12T08:00:00Z');
  await saveReminder(ctx, { title: 'Dentist', description: null, at, rule: null, leads: [], nag: false });
  await createTodo(ctx, { text: 'Dry cleaning' });
  expect(await say(ctx, 'move the dentist to friday at 4')).toContain(
    '“Dentist” moved: Friday, 12 March, 16:00',
  );
  expect(await say(ctx, 'cancel my dentist appointment')).toBe('Deleted: “Dentist”.');
  expect(await say(ctx, 'remind me of the meeting tomorrow at 2pm')).toContain('Reminder set');
  expect(await listReminders(ctx)).toHaveLength(1);
  expect(await calendar(ctx)).toEqual([]);
});

test('where nothing is connected, questions are answered from the reminders, and what needs a calendar says how to connect one', async () => {
  const ctx = await createUser(await testCtx(), { timezone: 'Europe/Berlin' });
  const at = new Date('2027-03-11T08:00:00Z');
  await saveReminder(ctx, { title: 'Dentist', description: null, at, rule: null, leads: [], nag: false });
  expect(await say(ctx, "what's on my calendar tomorrow")).toContain('1. Dentist, tomorrow');
  expect(await say(ctx, 'schedule a meeting with Anna on friday at 3')).toContain(
    'Reminder set: “Meeting with Anna”',
  );
  expect(await say(ctx, 'find a slot of 45 minutes next week')).toMatch(
    /^No calendar is connected\..*Connectors/,
  );
  expect(await say(ctx, 'invite bob@example.com to a review tomorrow at 3pm')).toMatch(
    /^No calendar is connected\./,
  );
  expect(await listReminders(ctx)).toHaveLength(2);
});

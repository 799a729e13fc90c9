import { expect, test } from 'vitest';
import { chat } from '@/lib/assistant/chat';
import { listReminders } from '@/lib/reminders/reads';
import { listPlans } from '@/testing/due';
import { createUser } from '@/testing/people';
import { testCtx } from '@/testing/world';

async function plansAfter(...messages: string[]) {
  const ctx = await createUser(await testCtx(), { timezone: 'UTC' });
  for (const message of messages) {
    await chat(ctx, message);
    ctx.clock.advance(60_000);
  }
  return listPlans(ctx);
}

test.each([
  ['friday 9-10:30 budget review', ['budget review 03-12 09:00']],
  [
    'courier friday between 2 and 4, and tuesday supplier at 12',
    ['courier 03-12 14:00', 'supplier 03-16 12:00'],
  ],
  ['physio friday 10:15 and tuesday 11', ['physio 03-12 10:15', 'physio 03-16 11:00']],
  ['training friday 6 and tuesday 7', ['training 03-12 18:00', 'training 03-16 19:00']],
  ['i was off monday and tuesday at noon', []],
  [
    'remind me to stretch at 4, 5 and 7',
    ['stretch 03-10 16:00', 'stretch 03-10 17:00', 'stretch 03-10 19:00'],
  ],
  ['remind me to call Bob tomorrow at 3 and 5pm', ['call Bob 03-11 15:00', 'call Bob 03-11 17:00']],
  ['check the oven at 4 and 5', ['check the oven 03-10 16:00', 'check the oven 03-10 17:00']],
  [
    'remind me tomorrow at 2pm and then again on friday at 4pm to drink water',
    ['drink water 03-11 14:00', 'drink water 03-12 16:00'],
  ],
  ['ok so friday is my shift at the cafe 7 til 3', ['shift at the cafe 03-12 07:00']],
  ['pick up the suit friday after work like five thirty', ['pick up the suit 03-12 17:30']],
  ['send the report by end of day friday', ['send the report 03-12 17:00']],
  ['we had visitors friday and saturday at 3', []],
  [
    'late shift monday and friday at 2pm, stick them both in for me',
    ['late shift 03-12 14:00', 'late shift 03-15 14:00'],
  ],
  [
    'lessons: friday 4pm, monday 5pm, tuesday 9am',
    ['lessons 03-12 16:00', 'lessons 03-15 17:00', 'lessons 03-16 09:00'],
  ],
  [
    'remind me to stretch the calf at 4, 6 and 8 today',
    ['stretch the calf 03-10 16:00', 'stretch the calf 03-10 18:00', 'stretch the calf 03-10 20:00'],
  ],
  [
    'remind me to rehearse tonight at 8 and again on friday at 8',
    ['rehearse 03-10 20:00', 'rehearse 03-12 20:00'],
  ],
  ['study thu + fri from 7 to 9pm', ['study 03-11 19:00', 'study 03-12 19:00']],
  ['tomorrow: 9am Priya, 11am Sven, 4pm Ruth', ['Priya 03-11 09:00', 'Ruth 03-11 16:00', 'Sven 03-11 11:00']],
])('“%s” is one reminder for each time', async (message, plans) => {
  expect(await plansAfter(message)).toEqual(plans);
});

async function seriesAfter(...messages: string[]) {
  const ctx = await createUser(await testCtx(), { timezone: 'UTC' });
  for (const message of messages) {
    await chat(ctx, message);
    ctx.clock.advance(60_000);
  }
  const reminders = await listReminders(ctx);
  return reminders
    .map((each) => `${each.title} ${each.reminderTime.slice(5, 16)} ${each.recurrenceRule ?? 'once'}`)
    .toSorted();
}

const daily = (last: string) => `FREQ=DAILY;UNTIL=202703${last}T235959`;

test.each([
  ['dawn mass march 16 to 24 4am', [`dawn mass 03-16T04:00 ${daily('24')}`]],
  ["water mum's plants 21 to 28 march at 10", [`water mum's plants 03-21T10:00 ${daily('28')}`]],
  [
    'antibiotics 8am and 8pm from tomorrow until sunday',
    [`antibiotics 03-11T08:00 ${daily('14')}`, `antibiotics 03-11T20:00 ${daily('14')}`],
  ],
  [
    'trip to Lisbon 13-19 march, back at 22:00',
    ['back from Lisbon 03-19T22:00 once', 'trip to Lisbon 03-13T09:00 once'],
  ],
])('“%s” comes on each of the days', async (message, series) => {
  expect(await seriesAfter(message)).toEqual(series);
});

test('the same again is another one, on other days, at another hour or for someone else', async () => {
  expect(await plansAfter('leave for the market friday 5am', 'same on monday and tuesday')).toEqual([
    'leave for the market 03-12 05:00',
    'leave for the market 03-15 05:00',
    'leave for the market 03-16 05:00',
  ]);
  expect(await plansAfter('leave for the market friday 5am', 'and same on saturday but 6')).toEqual([
    'leave for the market 03-12 05:00',
    'leave for the market 03-13 06:00',
  ]);
  expect(await plansAfter('call the Meyers by friday', 'and the same for Novak')).toEqual([
    'call Novak 03-12',
    'call the Meyers 03-12',
  ]);
  expect(await plansAfter('wake up tomorrow at 6am', 'and again five minutes later')).toEqual([
    'wake up 03-11 06:00',
    'wake up 03-11 06:05',
  ]);
});

test.each([
  ['I should like to be reminded a week before, so that I can prepare', 'call the choir 03-19'],
  ['and the packing is due two days before that', 'packing 03-24'],
])('“%s” counts from what was spoken of last', async (message, plan) => {
  expect(await plansAfter('call the choir by 26 march', message)).toContainEqual(
    expect.stringContaining(plan),
  );
});

test('what belongs to another thing or to nobody becomes no plan of its own', async () => {
  const booked = ['plumber friday at 9:30', 'todo: soap, sponges and paper towels'];
  const kept = ['paper towels -', 'plumber 03-12 09:30', 'soap -', 'sponges -'];
  for (const message of [
    'whatsapp the neighbours that the water is off',
    'text them that we are late by ten minutes',
    'both of them please',
    'run me through friday',
    'read me that back',
  ])
    expect(await plansAfter(...booked, message)).toEqual(kept);
});

test.each([
  ['The plumber just rang. It is Monday now, same time.', 'plumber 03-15 09:30'],
  ['plumber rang, its 10.15 now', 'plumber 03-12 10:15'],
  ['plumber is moved to 4, same day', 'plumber 03-12 16:00'],
  ['ive swapped friday for tuesday, same time', 'plumber 03-16 09:30'],
  ['friday is now at 11', 'plumber 03-12 11:00'],
  ['11:00 is more realistic for the plumber', 'plumber 03-12 11:00'],
])('“%s” moves the plumber and adds nothing', async (message, plan) => {
  const plans = await plansAfter('plumber friday at 9:30', message);
  expect(plans).toEqual([plan]);
});

test('what is told to add is kept in any words, and a second task is one of its own', async () => {
  expect(await plansAfter('add todo: please fix the door, can you see it')).toContainEqual(
    expect.stringContaining('please fix the door'),
  );
  expect(await plansAfter('buy milk and water the plants')).toEqual(['buy milk -', 'water the plants -']);
  expect(await plansAfter('buy milk, rice and hand soap')).toHaveLength(3);
});

test.each([
  ['shift tmr 7a-3p', 'shift 03-11 07:00'],
  ['we fly there jan 9 to jan 30', 'fly there 01-09 09:00'],
  ['mum visits from april 20 till 27', 'mum visits 04-20 09:00'],
  ['the fair is april 4 to april 6', 'fair 04-04 09:00'],
])('“%s” is an event, also after another one', async (message, plan) => {
  const dentist = 'dentist 03-12 15:00';
  expect((await plansAfter('dentist friday at 3pm', message)).toSorted()).toEqual([dentist, plan].toSorted());
});

test.each([
  ['late shift 7-3 tomorrow', ['late shift 03-11 19:00']],
  ['early shift 6-2 on friday', ['early shift 03-12 06:00']],
  ['choir concert on the last thursday before easter at 6', ['choir concert 03-25 18:00']],
  ['water the plants tomorrow then every 3 days', ['water the plants 03-11 09:00']],
  ['bin day is every second tuesday starting next tuesday', ['bin day 03-16 09:00']],
  ['timesheet has to be in by friday', ['timesheet 03-12']],
  ['invoice 2231 to Ferragens Matos is due on friday', ['invoice 2231 to Ferragens Matos 03-12']],
  ['remind me to ring mum in Sydney on friday when it is 7pm there', ['ring mum in Sydney 03-12 08:00']],
  ['the demo is tomorrow at 11 PST not eastern', ['demo 03-11 19:00']],
  ['order 40m cable tomorrow', ['order 40m cable 03-11']],
  [
    'antibiotics one after breakfast and one at supper time',
    ['antibiotics 03-10 18:00', 'antibiotics 03-11 08:00'],
  ],
])('“%s” keeps its hours, its place and its name', async (message, plans) => {
  expect(await plansAfter(message)).toEqual(plans);
});

test('what was said before gives the place of someone, and the half of the day', async () => {
  expect(await plansAfter('Kenji is in Tokyo', 'call with Kenji friday 9am his time')).toEqual([
    'call with Kenji 03-12 00:00',
  ]);
  expect(await plansAfter('wake me up at 6.30 tomorrow', 'actually make weekdays 6.15')).toEqual([
    'Wake up 03-11 06:15',
  ]);
  expect(await plansAfter('pack the bag at 5 today', 'and 6.15 leave for the hospital')).toEqual([
    'leave for the hospital 03-10 18:15',
    'pack the bag 03-10 17:00',
  ]);
  expect(await plansAfter('late shift friday 7pm', 'night shift saturday 10pm-6am')).toEqual([
    'late shift 03-12 19:00',
    'night shift 03-13 22:00',
  ]);
});

import { expect, test } from 'vitest';
import { understand } from './understand';

const inputs = (text: string) => understand(text).map(({ input }) => input);
const set = (title: string, ...times: string[]) => times.map((when) => ({ title, when }));

test.each([
  [
    'remind me to take the drops every day at 7am and 9pm',
    set('Take the drops', 'every day at 7am', 'every day at 9pm'),
  ],
  [
    'remind me to feed the fish daily at 8, 13:00 and 18:00',
    set('Feed the fish', 'daily at 8 am', 'daily at 13:00', 'daily at 18:00'),
  ],
  ['remind me tomorrow at 9 and at 5 to move the car', set('Move the car', 'tomorrow at 9', 'tomorrow at 5')],
  ['remind me at 8 and 10pm to check the oven', set('Check the oven', 'at 8 pm', 'at 10pm')],
  ['set alarms for 6 and 6:15', set('Alarm', 'for 6', 'for 6:15')],
  ['set a reminder for 9 and 12 tomorrow to stretch', set('Stretch', 'for 9 tomorrow', 'for 12 tomorrow')],
])('%s: each time is a reminder with the same day', (text, wishes) => {
  expect(inputs(text)).toEqual(wishes);
});

test.each([
  [
    'remind me every monday and thursday at 9 to water the ferns',
    set('Water the ferns', 'every monday and thursday at 9'),
  ],
  ['remind me to read pages 3 and 4 at 8pm', set('Read pages 3 and 4', 'at 8pm')],
  ['remind me at 5 to 7 to leave', set('Leave', 'at 5 to 7')],
  ['remind me at 9 or 10 to run', set('Run', 'at 9 or 10')],
])('%s: one time stays one', (text, wishes) => {
  expect(inputs(text)).toEqual(wishes);
});

test.each([
  [
    'remind me to call Tom at 3 tomorrow and Lisa at 4',
    [...set('Call Tom', 'at 3 tomorrow'), ...set('Call Lisa', 'at 4 tomorrow')],
  ],
  [
    'remind me every day at 9 to journal and every sunday at 6 to call dad',
    [...set('Journal', 'every day at 9'), ...set('Call dad', 'every sunday at 6')],
  ],
  [
    'tomorrow remind me to buy bread at 5 and to call bob at 6',
    [...set('Buy bread', 'tomorrow at 5'), ...set('Call bob', 'tomorrow at 6')],
  ],
  [
    'every day at 8 remind me to take the pill and at 9 to walk the dog',
    [...set('Take the pill', 'every day at 8'), ...set('Walk the dog', 'at 9 every day')],
  ],
  [
    'remind me to take the pill every day at 8 and call mom at 5',
    [...set('Take the pill', 'every day at 8'), ...set('Call mom', 'at 5')],
  ],
  ['remind me to email Jo at 3 and at 4 to ring Al', [...set('Email Jo', 'at 3'), ...set('Ring Al', 'at 4')]],
  [
    'remind me to call mom at 5 and 6 and dad at 7',
    [...set('Call mom', 'at 5', 'at 6'), ...set('Call dad', 'at 7')],
  ],
])('%s: two tasks at two times', (text, wishes) => {
  expect(inputs(text)).toEqual(wishes);
});

test.each([
  ['bring the dentist forward by 30 minutes', '30 minutes earlier'],
  ['move the dentist up by an hour', 'an hour earlier'],
  ['put the dentist back to 5pm', '5pm'],
  ['make the dentist 4pm instead', '4pm'],
  ['the dentist has been moved to friday', 'friday'],
])('%s: counts from the right end', (text, when) => {
  expect(understand(text)).toMatchObject([{ tool: 'update_reminder', input: { item: 'dentist', when } }]);
});

test('what may be earlier or later is asked', () => {
  expect(understand('push the dentist forward an hour')).toMatchObject([
    { tool: null, reply: expect.stringContaining('Earlier or later') },
  ]);
});

test.each([
  ['change the due date of the contract to the 15th', 'the 15th'],
  ['the contract is due friday now', 'friday'],
  ['make the contract due tomorrow', 'tomorrow'],
])('%s: is a due date', (text, due) => {
  expect(understand(text)).toMatchObject([{ tool: 'update_todo', input: { item: 'contract', due } }]);
});

test.each([
  ['remind me about the quiz night on friday at 8', 'Quiz night'],
  ['remind me to check in tomorrow at 9', 'Check in'],
])('%s: keeps its whole title', (text, title) => {
  expect(understand(text)).toMatchObject([{ tool: 'set_reminder', input: { title } }]);
});

test('a reminder that waits for an event is refused', () => {
  expect(understand('remind me when i get home to feed the cat')).toMatchObject([{ tool: null }]);
});

import { expect, test } from 'vitest';
import { understand } from './understand';

const before = { lastReply: 'Added to your list: “jam”.' };
const inputs = (text: string) => understand(text, before).map(({ input }) => input);
const things = (...texts: string[]) => ({ items: texts.map((text) => ({ text })) });

test.each([
  ["we're out of flour, add that", things('flour')],
  ['i need tape and glue. please add them to my list', things('tape', 'glue')],
  ["we've run out of soap so add it", things('soap')],
  ['add rice and also beans but not peas', things('rice', 'beans')],
  ['add rice, not beans', things('rice')],
  ['add yoghurt but not strawberry', things('yoghurt but not strawberry')],
  ['add a low priority task: sort photos', things('sort photos')],
  ['add <i>tea</i> alert', things('<i>tea</i> alert')],
])('%s: adds the things of the sentence', (text, input) => {
  expect(understand(text, before)).toMatchObject([{ tool: 'add_todos', input }]);
});

test('"it" in the second half of a message is what the first half named', () => {
  expect(inputs('add mail parcel and remind me about it at 3pm')).toEqual([
    things('mail parcel'),
    { title: 'Mail parcel', when: 'at 3pm' },
  ]);
  expect(understand('remind me to call Jo at 5pm. Move it to 6pm')[1]).toMatchObject({
    tool: 'update_reminder',
    input: { item: 'Call Jo' },
  });
  expect(understand('the printer wants ink, add that', before)).toMatchObject([{ tool: null }]);
});

test.each([
  'i finished everything',
  'done with all of them',
  'everything is done',
  'i completed the whole list',
  'remind me on 24/12 at 8pm',
  'set a reminder for monday at 6',
  'remind me twice tomorrow to stretch',
  'remind me to take the drops three times a day',
  'remind me twice a week to run at 5pm and 6pm',
  'move yoga to the same time as the gym',
])('%s: is asked back, and nothing is run', (text) => {
  expect(understand(text, before)).toMatchObject([
    { tool: null, reply: expect.stringMatching(/\?.*Nothing was (?:saved|changed)/) },
  ]);
});

test('how often, with the times named, is a reminder each', () => {
  expect(inputs('remind me twice a day to stretch at 9am and 9pm')).toEqual([
    { title: 'Stretch', when: 'every day at 9am' },
    { title: 'Stretch', when: 'every day at 9pm' },
  ]);
});

test.each([
  ['move yoga to friday same time', 'friday'],
  ['postpone yoga to the same time on sunday', 'sunday'],
  ['move yoga to tomorrow at the same time', 'tomorrow'],
  ['push yoga to next week on monday, same time of day', 'next week on monday'],
])('%s: only the day is passed on', (text, when) => {
  expect(understand(text)).toMatchObject([{ tool: 'update_reminder', input: { item: 'yoga', when } }]);
});

test.each([
  ['buy rope today and paint on monday', '“add buy rope today” and then “add paint on monday”'],
  ['pause water the ferns', 'delete the water the ferns reminder'],
  ['skip next monday', 'I can’t skip a reminder'],
  ['skip this song', 'music'],
])('%s: the hint fits', (text, words) => {
  expect(understand(text)).toMatchObject([{ tool: null, reply: expect.stringContaining(words) }]);
});

test('an exception stays with the words of time', () => {
  expect(inputs('remind me every weekday at 6:30 except monday to swim')).toEqual([
    { title: 'Swim', when: 'every weekday at 6:30 except monday' },
  ]);
});

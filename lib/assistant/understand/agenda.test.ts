import { expect, test } from 'vitest';
import { understand } from './understand';

const today = [
  { tool: 'list_reminders', input: { when: 'today' } },
  { tool: 'list_todos', input: { which: 'today' } },
];

test.each([
  'what do i have on today?',
  'do we have anything going on today',
  "what's happening today?",
  'have i got anything for today?',
])('%s: both rooms answer', (text) => {
  expect(understand(text)).toMatchObject(today);
});

test('the plate of today and what comes next are asked of both rooms', () => {
  expect(understand('what is on my plate for today')).toMatchObject([...today].reverse());
  expect(understand("so what's up next?").map(({ tool }) => tool)).toEqual(['list_todos', 'list_reminders']);
});

test.each([
  ['what do i have scheduled for today', ['list_reminders']],
  ['what do i have to do today', ['list_todos']],
  ['do i have anything on friday', ['list_reminders']],
  ["what's on today at the opera", [null]],
])('%s: is for one room, or none', (text, tools) => {
  expect(understand(text).map(({ tool }) => tool)).toEqual(tools);
});

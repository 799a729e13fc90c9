import { expect, test } from 'vitest';
import { understand } from './understand';

const tools = (text: string) => understand(text).map(({ tool }) => tool);

test.each([
  ['remember my locker code is 4821, and order a pizza', ['store_info', null]],
  ['delete the eggs and turn on the kitchen light', ['delete_todos', null]],
  ['add bread and play some music', ['add_todos', null]],
  ['delete milk, then text anna i am late', ['delete_todos', null]],
  ['move the dentist to friday and text anna about it', ['update_reminder', null]],
  ['add milk, delete eggs and show my list', ['add_todos', 'delete_todos', 'list_todos']],
  ['add cheese and what time is it', ['add_todos', 'answer_date']],
  ['remove milk; add bread', ['delete_todos', 'add_todos']],
])('%s: what cannot be done is a wish of its own', (text, expected) => {
  expect(tools(text)).toEqual(expected);
});

test.each([
  'remind me to lock up and turn off the lights at 11pm',
  'add book flights and order pizza',
  'add wash the car and turn off the sprinkler',
])('%s: what may be a task stays one', (text) => {
  expect(tools(text)).toHaveLength(1);
});

test('no thing of a list is lost on the way', () => {
  const items = [{ text: 'bread' }, { text: 'butter' }, { text: 'jam' }];

  expect(understand('add the following: bread; butter; jam')[0]?.input).toEqual({ items });
  expect(understand('add bread, butter. And jam. Thanks!').map(({ input }) => input)).toEqual([{ items }]);
  expect(understand('add buy a card and post it')[0]?.input).toEqual({
    items: [{ text: 'buy a card and post it' }],
  });
});

test.each([
  ['anything on for tomorrow?', { when: expect.stringContaining('tomorrow') }],
  ["what's on tomorrow", { when: expect.stringContaining('tomorrow') }],
  ['do i have plans this weekend', { when: 'this weekend' }],
  ['when do i have to take the pill', { about: 'take the pill' }],
  ['when is the dentist', { about: 'dentist' }],
])('%s: is asked of the reminders', (text, input) => {
  expect(understand(text)).toMatchObject([{ tool: 'list_reminders', input }]);
});

test.each([
  'is there anything on at the cinema tomorrow',
  "what's on tv tonight",
  'what are the plans of the government',
])('%s: is not', (text) => {
  expect(tools(text)).toEqual([null]);
});

test.each([
  ['bought milk', ['milk']],
  ['the rent is paid', ['pay rent']],
  ['the library books have been returned', ['return library books']],
])('%s: is done', (text, items) => {
  expect(understand(text)).toMatchObject([{ tool: 'complete_todos', input: { items } }]);
});

test('a long message is read in time that grows with its length', () => {
  for (const part of [
    'at 5 and ',
    'add milk and play ',
    'my x is y, ',
    'remember that, ',
    '5, ',
    'when is the ',
  ]) {
    expect(understand(part.repeat(1000).slice(0, 4000)).length).toBeGreaterThan(0);
  }
});

test('a run of commas is read at once', () => {
  expect(understand(`remind me to${','.repeat(3000)} x`)).toHaveLength(1);
});

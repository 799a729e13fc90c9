import { expect, test } from 'vitest';
import { understand } from './understand';

const item = (text: string, due?: string) => (due ? { text, due } : { text });

test.each([
  ['add milk, eggs and bread', [item('milk'), item('eggs'), item('bread')]],
  ['add milk, eggs and bread to my list', [item('milk'), item('eggs'), item('bread')]],
  ['hey sidekick, could you please add butter to my shopping list? thanks!', [item('butter')]],
  ['put eggs on my list', [item('eggs')]],
  ['throw batteries on the list pls', [item('batteries')]],
  ['todo: fix the bike by friday', [item('fix the bike', 'by friday')]],
  ['create a task to renew my passport by next month', [item('renew my passport', 'by next month')]],
  ['new todo buy paint', [item('buy paint')]],
  ['add call mom and dad', [item('call mom and dad')]],
  ['add buy milk and call the bank', [item('buy milk'), item('call the bank')]],
  ['add mac and cheese', [item('mac and cheese')]],
  ['add birthday cake for saturday', [item('birthday cake', 'for saturday')]],
  ['add milk and eggs for tomorrow', [item('milk', 'for tomorrow'), item('eggs', 'for tomorrow')]],
  ['add email Bob to my todo list', [item('email Bob')]],
  ['i need to buy stamps', [item('buy stamps')]],
  ['I have to call the bank tomorrow', [item('call the bank', 'tomorrow')]],
  ['todo:\n- milk\n- eggs', [item('milk'), item('eggs')]],
  ['add:\nmilk\neggs', [item('milk'), item('eggs')]],
])('%s: is added', (text, items) => {
  expect(understand(text)).toEqual([{ intent: 'lists_createoradd', tool: 'add_todos', input: { items } }]);
});

test.each([
  ['show my todos', {}],
  ["what's on my list", {}],
  ['can i see my todos please', {}],
  ['what do i have to do today', { which: 'today' }],
  ['anything overdue?', { which: 'overdue' }],
  ['what did i finish', { which: 'done' }],
  ['show completed tasks', { which: 'done' }],
  ['show all my tasks', { which: 'all' }],
  ['did i add milk?', { about: 'milk' }],
  ['is milk on my list?', { about: 'milk' }],
  ['are there eggs on my list', { about: 'eggs' }],
  ['did i call mom?', { about: 'call mom' }],
])('%s: is only shown', (text, input) => {
  expect(understand(text)).toEqual([{ intent: 'lists_query', tool: 'list_todos', input }]);
});

test.each([
  ['done milk', { items: ['milk'] }],
  ['done 2', { items: ['2'] }],
  ['done milk and eggs', { items: ['milk', 'eggs'] }],
  ['i bought the milk', { items: ['milk'] }],
  ['finished the report', { items: ['report'] }],
  ["I've already paid the rent", { items: ['pay the rent'] }],
  ['tick off bread', { items: ['bread'] }],
  ['check off the first one', { items: ['1'] }],
  ['mark milk as done', { items: ['milk'] }],
  ['the report is done', { items: ['report'] }],
  ["actually i haven't done the milk", { items: ['milk'], completed: false }],
  ["i haven't called mom yet", { items: ['call mom'], completed: false }],
  ['uncheck milk', { items: ['milk'], completed: false }],
])('%s: is completed or reopened', (text, input) => {
  expect(understand(text)).toEqual([{ intent: 'lists_done', tool: 'complete_todos', input }]);
});

test.each([
  ['delete the eggs', 'delete_todos', { items: ['eggs'] }],
  ['remove bread from my list', 'delete_todos', { items: ['bread'] }],
  ['take the milk off my shopping list', 'delete_todos', { items: ['milk'] }],
  ['delete milk and eggs', 'delete_todos', { items: ['milk', 'eggs'] }],
  ['delete the second one', 'delete_todos', { items: ['2'] }],
  ['could you delete the eggs?', 'delete_todos', { items: ['eggs'] }],
  ['delete everything', 'delete_todos', { all: true }],
  ['delete all my todos', 'delete_todos', { all: true }],
  ['clear my list', 'delete_todos', { all: true }],
  ['clear completed', 'delete_todos', { completed: true }],
  ['remove all finished tasks from my list', 'delete_todos', { completed: true }],
])('%s: is taken off', (text, tool, input) => {
  expect(understand(text)).toEqual([{ intent: 'lists_remove', tool, input }]);
});

test.each([
  ['rename milk to oat milk', { item: 'milk', text: 'oat milk' }],
  ['change milk to oat milk', { item: 'milk', text: 'oat milk' }],
  ['move the report task to friday', { item: 'report', due: 'friday' }],
  ['change the due date of the report to friday', { item: 'report', due: 'friday' }],
  ['remove the due date from fix bike', { item: 'fix bike', due: 'none' }],
])('%s: is changed', (text, input) => {
  expect(understand(text)).toEqual([{ intent: 'lists_createoradd', tool: 'update_todo', input }]);
});

test('"it" is the one thing the last answer named', () => {
  const talk = { lastReply: 'Added to your list: “oat milk”.' };

  expect(understand('delete it', talk)[0]?.input).toEqual({ items: ['oat milk'] });
  expect(understand('mark that as done', talk)[0]?.input).toEqual({ items: ['oat milk'] });
  expect(understand('done', talk)[0]?.input).toEqual({ items: ['oat milk'] });
  expect(understand('move it to friday', talk)[0]).toMatchObject({
    tool: 'update_todo',
    input: { item: 'oat milk', due: 'friday' },
  });
});

test('"it" among several, or after a hint, is asked back', () => {
  const two = { lastReply: 'Added to your list: “milk” and “eggs”.' };
  const hint = { lastReply: 'Nothing was saved. If you want me to keep that, say “add milk”.' };

  expect(understand('delete it', two)[0]).toMatchObject({ tool: null });
  expect(understand('delete it', hint)[0]).toMatchObject({ tool: null });
  expect(understand('done')[0]).toMatchObject({ tool: null });
});

test.each([
  'milk and eggs',
  'buy milk',
  "we're out of milk",
  'create a new list',
  'add',
  'put something on my list',
  'delete',
  "i don't need to buy milk",
  "don't add milk",
  "please don't delete anything",
  'should i buy milk?',
])('%s: nothing is run, and the answer helps', (text) => {
  const [wish, more] = understand(text);

  expect(more).toBeUndefined();
  expect(wish?.tool).toBeNull();
  expect(wish?.reply).toBeTruthy();
});

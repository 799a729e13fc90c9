import { expect, test } from 'vitest';
import { listLists } from '@/lib/todos/lists/reads';
import { listTodos } from '@/lib/todos/reads';
import { hold } from '@/testing/conversation';

// Lists that are named with what they are for, amounts that are corrected, and what asks before it is cleared.
const guests = 'guest list for the party: Anna, Tom, Priya';
const shop = ['groceries: milk, eggs', 'hardware list: nails, glue'];

test.each([
  [
    ['packing list for Cuba: hat, sunscreen', 'add a towel to packing'],
    ['hat -', 'sunscreen -', 'towel -'],
  ],
  [
    ['gift ideas for nan: slippers, photo book', 'and a scarf', 'bought the slippers for nan'],
    ['photo book -', 'scarf -'],
  ],
  [
    [guests, 'add Zoe to the guest list'],
    ['Anna -', 'Priya -', 'Tom -', 'Zoe -'],
  ],
  [
    [guests, "Tom can't come"],
    ['Anna -', 'Priya -', 'Tom -'],
  ],
  [
    [guests, "Tom can't come", 'yes'],
    ['Anna -', 'Priya -'],
  ],
  [
    [guests, 'Priya said yes'],
    ['Anna -', 'Priya (coming) -', 'Tom -'],
  ],
  [
    [...shop, 'clear groceries', 'yes'],
    ['glue -', 'nails -'],
  ],
  [
    ['groceries: milk, eggs', 'delete groceries'],
    ['eggs -', 'milk -'],
  ],
  [
    ['add milk, eggs and tape', "what's left?", 'clear it im done shopping'],
    ['eggs -', 'milk -', 'tape -'],
  ],
  [
    ['packing: hat, socks', 'add adapter to packing', "took out the hat, don't need it"],
    ['adapter -', 'socks -'],
  ],
  [
    ['add milk and eggs', 'got the milk', 'forgot catfood'],
    ['catfood -', 'eggs -'],
  ],
  [
    ['add bananas and dishwasher tabs', 'actually 2 packs of dishwasher tabs'],
    ['2 packs of dishwasher tabs -', 'bananas -'],
  ],
  [
    ['order from Mrs Klein: 3 lemon cakes for the 20th', 'Mrs Klein wants 4'],
    ['order from Mrs Klein: 4 lemon cakes 03-20'],
  ],
  [
    ['invoice Mrs Patel two hundred and forty quid by the 20th', 'sorry two hundred and sixty'],
    ['invoice Mrs Patel two hundred and sixty quid 03-20'],
  ],
  [['buy 2 litres of milk', 'milk 4 litres actually'], ['buy 4 litres of milk -']],
  [['buy 2 litres of milk', 'make it 3'], ['buy 3 litres of milk -']],
])('%j leaves %j', async (messages, plans) => {
  expect((await hold(...messages)).plans).toEqual(plans);
});

test.each([
  [[...shop, 'left?'], '1. nails'],
  [[...shop, 'both lists'], '1. milk'],
  [[guests, 'who is on the guest list'], '3. Priya'],
  [[guests, 'how many are coming?'], '3. Priya'],
  [['alarm code for the shop is 4471', 'whats the alarm code'], '4471'],
])('%j is answered with %j', async (messages, answer) => {
  expect((await hold(...messages)).reply).toContain(answer);
});

test.each([
  ['need a packing list: adapter, coat, pills', 'packing', 3],
  ['I need to keep a list for my trip: passport, charger, sunscreen', 'trip', 3],
  ['we need a list for the party: cups, plates', 'party', 2],
])('a list is named without its items: %s', async (message, title, count) => {
  const { ctx } = await hold(message);
  const lists = await listLists(ctx);
  const list = lists.find((one) => one.title.toLowerCase() === title);
  expect((await listTodos(ctx, { list: list?.id })).items).toHaveLength(count);
});

test('what goes on two lists, and on "the hen one"', async () => {
  const { plans, ctx } = await hold(
    'put milk on the shopping list and rope on the hen do list',
    'add polaroid to the hen one',
  );
  const hen = (await listLists(ctx)).find(({ title }) => title.toLowerCase() === 'hen do');
  const { items } = await listTodos(ctx, { list: hen?.id });
  expect(items.map(({ text }) => text).toSorted()).toEqual(['polaroid', 'rope']);
  expect(plans).toHaveLength(3);
});

test('more for a list is not another list', async () => {
  const { ctx } = await hold('films: stalker, paris texas', 'films also: past lives, perfect days');
  expect((await listLists(ctx)).map(({ title }) => title)).toEqual(['Todos', 'Films']);
});

test.each([
  [['garden: mulch, bulbs, twine', 'rename it to yard']],
  [['garden: mulch, bulbs, twine', 'got the twine', 'actually call it yard']],
])('%j renames the list and none of its items', async (messages) => {
  const { ctx, plans } = await hold(...messages);
  expect((await listLists(ctx)).map(({ title }) => title)).toContain('yard');
  expect(plans).not.toContain('yard -');
});

test.each([
  [['put soap on the kitchen list and the camping list']],
  [['kitchen list: salt, oil', 'camping list: tent, stove', 'add soap to kitchen and camping']],
])('%j puts it on two lists', async (messages) => {
  const { ctx, plans } = await hold(...messages);
  expect((await listLists(ctx)).map(({ title }) => title).toSorted()).toEqual([
    'Camping',
    'Kitchen',
    'Todos',
  ]);
  expect(plans.filter((plan) => plan === 'soap -')).toHaveLength(2);
});

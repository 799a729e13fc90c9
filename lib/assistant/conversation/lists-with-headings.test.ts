import { expect, test } from 'vitest';
import { listInfo } from '@/lib/info/reads';
import { hold } from '@/testing/conversation';

// What was got, what is still missing, and lists that a heading names.
test.each([
  {
    says: 'what is kept, missing or only sold out stays on the list',
    messages: ['shopping: rice, beans, tea, oil', 'got the rice, keep the beans', 'got the oil but no tea'],
    plans: ['beans -', 'tea -'],
  },
  {
    says: '"all but" is an exception, and what follows it is no item',
    messages: ['shopping: rice, beans, tea', 'bought all but the tea'],
    plans: ['tea -'],
  },
  {
    says: '"everything but" is an exception too',
    messages: ['shopping: rice, beans, tea', 'i have everything but the rice'],
    plans: ['rice -'],
  },
  {
    says: 'a reason behind an exception names nothing',
    messages: ['shopping: rice, beans, tea', 'all done apart from the beans, they had none'],
    plans: ['beans -'],
  },
  {
    says: 'what is missing after shopping',
    messages: ['shopping: rice, beans, tea', 'done shopping, only the tea missing'],
    plans: ['tea -'],
  },
  {
    says: 'a call without an answer is still to do',
    messages: ['todo: call mum', 'called mum but no answer'],
    plans: ['call mum -'],
  },
  {
    says: 'a number behind "need" counts',
    messages: ['need 2 onions and garlic', 'we need 3 leeks', 'i need 2 call the bank'],
    plans: ['2 onions -', '3 leeks -', 'call the bank -', 'garlic -'],
  },
  {
    says: 'a number behind "not" is the old one',
    messages: ['shopping: rice, 5 limes', '8 limes not 5'],
    plans: ['8 limes -', 'rice -'],
  },
  {
    says: 'titles may be in lower case',
    messages: ['films: dune, heat, alien', 'saw dune', 'put jaws on films'],
    plans: ['alien -', 'heat -', 'jaws -'],
  },
  {
    says: 'a shop before a dash is a list',
    messages: [
      'trader joes - eggs, salmon, bread',
      'costco - coffee, towels, milk',
      'move salmon to costco',
      'got everything at costco except coffee',
      'rename trader joes to TJ',
      'put pasta on TJ',
    ],
    plans: ['bread -', 'coffee -', 'eggs -', 'pasta -'],
  },
  {
    says: 'a long heading with a noun for many things',
    messages: ['Present ideas for Dad: slippers, whisky glasses, gloves', 'got the slippers', 'add a mug'],
    plans: ['gloves -', 'mug -', 'whisky glasses -'],
  },
  {
    says: 'goods are added one by one, and only if they are not there',
    messages: ['milk', 'bread', '6 eggs', "add milk if it's not on there", 'add tea if not there already'],
    plans: ['6 eggs -', 'bread -', 'milk -', 'tea -'],
  },
  {
    says: 'what is not on the list is offered',
    messages: ['milk', 'is butter on the list?', 'ok add it'],
    plans: ['butter -', 'milk -'],
  },
  {
    says: 'for whom an item is, is no part of the name of the list',
    messages: ['christmas list: scarf for Mia', 'add snow boots for her to the christmas list'],
    plans: ['scarf for Mia -', 'snow boots for Mia -'],
  },
  {
    says: 'a list and its items in one breath',
    messages: ['make me a list for the van I need a torch, straps and a blanket'],
    plans: ['blanket -', 'straps -', 'torch -'],
  },
  {
    says: 'the first two and the last two',
    messages: [
      'todo: email Tom, walk the dog, buy socks, call Sue, nap',
      'done the first two',
      'whats left',
      'delete the last two',
    ],
    plans: ['buy socks -'],
  },
  {
    says: 'what is in a bag or at home is done',
    messages: ['shopping: beans, tomatoes, tea', 'tomatoes i put already in bag', 'we have beans at home'],
    plans: ['tea -'],
  },
  {
    says: 'an order that only the user can place is offered',
    messages: ['order 40 hinges', 'yes'],
    plans: ['order 40 hinges -'],
  },
  {
    says: 'groceries for a day are a list with a day',
    messages: ['groceries for saturday: salmon, dill, potatoes', 'scratch the dill', 'got potatoes'],
    plans: ['salmon 03-13'],
  },
  {
    says: '"bin" is no verb in what was got, and a condition no list',
    messages: ['we need bin bags', 'and kitchen roll if its on offer', 'got bin bags'],
    plans: ['kitchen roll -'],
  },
  {
    says: 'a new size that repeats the item, and what a shop has not',
    messages: ['shopping: nappies size 4, wipes', 'nappies size 5 not 4', 'no wipes left in the shop'],
    plans: ['nappies size 5 -', 'wipes -'],
  },
  {
    says: '"and the pasta" after a report is a report',
    messages: [
      'Tesco: oat milk, pasta. Boots: plasters and calpol',
      'got all the boots stuff',
      'and the pasta',
    ],
    plans: ['oat milk -'],
  },
  {
    says: 'put back is open again',
    messages: ['shopping: tuna, rolls', 'got tuna and rolls', 'put back the tuna'],
    plans: ['tuna -'],
  },
  {
    says: 'an order behind a remark asks',
    messages: ['todo: water bill, council tax', 'council tax is direct debit, drop it', 'yes'],
    plans: ['water bill -'],
  },
  {
    says: 'what people may not eat is no list',
    messages: ['Lena: allergic to peanuts. Max: no dairy'],
    plans: [],
  },
  {
    says: 'a day in the heading is when the jobs are due',
    messages: ['jobs for saturday: mow lawn, clean car, fix gate'],
    plans: ['clean car 03-13', 'fix gate 03-13', 'mow lawn 03-13'],
  },
])('$says', async ({ messages, plans }) => {
  expect((await hold(...messages)).plans).toEqual(plans);
});

test('several lists in one message, and both of them read', async () => {
  const told = await hold('Tesco: oat milk, pasta. Boots: plasters and calpol', 'read me both');
  expect(told.reply).toMatch(/“Boots”[^“]*plasters[^“]*calpol/);
  expect(told.reply).toMatch(/“Tesco”[^“]*oat milk[^“]*pasta/);
});

test('headings that tell facts or times make no lists', async () => {
  const { ctx, plans } = await hold('Wifi: Bluebird, upstairs', 'games: saturday at 3, sunday at 11');
  expect(plans).toEqual(['games 03-13 15:00', 'games 03-14 11:00']);
  expect((await listInfo(ctx)).map(({ value }) => value)).toEqual(['Bluebird, upstairs']);
});

test('a list cannot be shared or sorted', async () => {
  for (const asked of ['share the shopping list with Tom', 'sort the list alphabetically'])
    expect(await hold('shopping: milk, eggs', asked)).toMatchObject({
      reply: expect.stringContaining('I can’t'),
      plans: ['eggs -', 'milk -'],
    });
});

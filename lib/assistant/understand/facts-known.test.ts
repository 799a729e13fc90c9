import { expect, test } from 'vitest';
import { understand } from './understand';

const facts = [
  { key: "plumber's number", value: '555 2040' },
  { key: 'Favourite coffee', value: 'flat white' },
  { key: "sister's birthday gift budget", value: '60 euros' },
  { key: 'allergy', value: 'penicillin' },
  { key: 'flight', value: 'BA123' },
  { key: 'shoe size', value: '43' },
];

test.each([
  "what's the plumber's number",
  'number of the plumber?',
  'how do i like my coffee',
  'how much is the gift budget for my sister?',
  "how much can i spend on my sister's birthday gift",
  'am i allergic to anything',
  'do i have any allergies',
  'what size shoes do i wear',
])('%s: is looked up where a fact fits', (text) => {
  expect(understand(text, { facts })).toMatchObject([{ intent: 'facts_query', tool: 'get_info' }]);
});

test.each([
  'how do i make coffee',
  'what is coffee',
  'what is an allergy',
  'how much is a flight to rome',
  'how much does a plumber cost',
  'where can i buy a gift for my sister',
  'how big is a size 43 shoe',
  'who invented the telephone',
  'my coffee is cold',
])('%s: is not for the facts', (text) => {
  expect(understand(text, { facts })[0]).toMatchObject({ tool: null });
});

test('without a fact that fits, the question stays unanswered', () => {
  expect(understand("what's the plumber's number", { facts: [] })[0]).toMatchObject({ tool: null });
});

test('a second allergy stands beside the first, a correction in its place', () => {
  expect(understand("i'm allergic to nuts", { facts })[0]?.input).toEqual({
    key: 'allergy',
    value: 'penicillin, nuts',
  });
  expect(understand('change my allergy to nuts', { facts })[0]?.input).toEqual({
    key: 'allergy',
    value: 'nuts',
  });
});

test.each([
  ['remember my seat is 14C, keep that in mind', 'seat', '14C'],
  ["my gym locker code is 77-12, don't forget that", 'gym locker code', '77-12'],
  ['my shoe size is 42, for later', 'shoe size', '42'],
  ['remember my password is Thanks', 'password', 'Thanks'],
  ["my landlord's name is Mr. Okafor", "landlord's name", 'Mr. Okafor'],
  ['remember my motto is work hard and play hard', 'motto', 'work hard and play hard'],
  ['remember my password is play it again sam', 'password', 'play it again sam'],
])('%s: the value is what was said, without what was said about it', (text, key, value) => {
  expect(understand(text)).toMatchObject([{ tool: 'store_info', input: { key, value } }]);
});

test('what passes is no fact', () => {
  for (const text of ['my sister is great', 'my brother is tired', 'my mum is visiting on friday'])
    expect(understand(text)[0]).toMatchObject({ tool: null });
});

test('a question by the very name of a stored fact is about that fact, not about an appointment', () => {
  const facts = [{ key: 'gym locker number', value: '77' }];
  const asked = understand('what was my gym locker number', { facts });
  expect(asked).toMatchObject([{ tool: 'get_info', input: { query: 'gym locker number' } }]);
  expect(understand('what was my gym number', { facts })[0]?.input).not.toEqual({
    query: 'gym locker number',
  });
});

test.each(['whoops, undo', 'oh no, undo that', 'bring them back', 'put those back'])(
  '“%s” undoes',
  (text) => {
    expect(understand(text)).toMatchObject([{ tool: 'undo' }]);
  },
);

test('everything that is left to do is the list', () => {
  expect(understand('show me everything i still have to do')).toMatchObject([{ tool: 'list_todos' }]);
});

test('a blood group is a fact, asked to be kept or not', () => {
  expect(understand('my blood group is O negative')).toMatchObject([
    { tool: 'store_info', input: { key: 'blood group', value: 'O negative' } },
  ]);
});

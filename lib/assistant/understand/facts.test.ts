import { expect, test } from 'vitest';
import { understand } from './understand';

test.each([
  ['remember my locker code is 4821', 'locker code', '4821'],
  ['pls remeber my pin is 1234', 'pin', '1234'],
  ['my wifi password is hunter2', 'wifi password', 'hunter2'],
  ['wifi password: hunter2', 'wifi password', 'hunter2'],
  ['save my passport number: X123', 'passport number', 'X123'],
  ['change my locker code to 5000', 'locker code', '5000'],
  ['note that anna is allergic to nuts', "anna's allergy", 'nuts'],
  ["i'm allergic to peanuts", 'allergy', 'peanuts'],
  ['remember i parked on level 3', 'parking', 'on level 3'],
  ['remember i put my keys in the drawer', 'keys', 'in the drawer'],
  ['my name is Bob', 'name', 'Bob'],
  ['remember that my flight is BA123', 'flight', 'BA123'],
])('%s: is remembered', (text, key, value) => {
  expect(understand(text)).toEqual([{ intent: 'facts_set', tool: 'store_info', input: { key, value } }]);
});

test('a value is kept letter by letter, also where it looks misspelt', () => {
  expect(understand('remember my password is Dont-Tmrw U')[0]?.input).toEqual({
    key: 'password',
    value: 'Dont-Tmrw U',
  });
});

test.each([
  ['what is my locker code', { query: 'locker code' }],
  ["what's the wifi password?", { query: 'wifi password' }],
  ['do you remember my locker code', { query: 'locker code' }],
  ['remind me what my locker code is', { query: 'locker code' }],
  ['what is anna allergic to', { query: "anna's allergy" }],
  ['where did i park', { query: 'parking' }],
  ['where did i put my keys', { query: 'keys' }],
  ['what do you know about me', {}],
])('%s: is looked up', (text, input) => {
  expect(understand(text)).toEqual([{ intent: 'facts_query', tool: 'get_info', input }]);
});

test.each([
  ['forget my locker code', ['locker code']],
  ['delete my locker code', ['locker code']],
  ['forget my pin and my locker code', ['pin', 'locker code']],
  ['forget what i told you about anna', ['anna']],
])('%s: is forgotten', (text, keys) => {
  expect(understand(text)).toEqual([{ intent: 'facts_remove', tool: 'forget_info', input: { keys } }]);
});

test.each([
  'my dog is sick',
  'my day was great',
  'i love milk',
  'what is the capital of my country',
  'do you know how to dance',
  'what do you know about the moon landing',
  "don't remember my pin",
  'i want to know who is winning',
])('%s: is no fact of ours', (text) => {
  expect(understand(text)[0]).toMatchObject({ tool: null });
});

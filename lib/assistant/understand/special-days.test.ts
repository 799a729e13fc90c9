import { expect, test } from 'vitest';
import { understand } from './understand';

test.each([
  ["mom's birthday is May 3rd", { name: 'mom', kind: 'birthday', date: 'May 3rd' }],
  ["my mom's birthday is march 3", { name: 'mom', kind: 'birthday', date: 'march 3' }],
  ['Mom’s birthday is on 3 May 1967.', { name: 'Mom', kind: 'birthday', date: '3 May 1967' }],
  ["remember that dad's birthday is 2 april 1960", { name: 'dad', kind: 'birthday', date: '2 april 1960' }],
  ["add anna's birthday on june 5", { name: 'anna', kind: 'birthday', date: 'june 5' }],
  ["leo's bday: 29 february", { name: 'leo', kind: 'birthday', date: '29 february' }],
  ['mom was born on 3 may 1967', { name: 'mom', kind: 'birthday', date: '3 may 1967' }],
  ['the birthday of aunt mary is may 3', { name: 'aunt mary', kind: 'birthday', date: 'may 3' }],
  ["my parents' anniversary is june 12", { name: 'parents', kind: 'anniversary', date: 'june 12' }],
  ['our wedding anniversary is june 12', { name: 'us', kind: 'anniversary', date: 'june 12' }],
  ["change mom's birthday to may 4", { name: 'mom', kind: 'birthday', date: 'may 4' }],
  [
    "mom's birthday is may 3rd, tell me 3 days before",
    { name: 'mom', kind: 'birthday', date: 'may 3rd', leadDays: 3 },
  ],
  [
    "mom's birthday is may 3rd and remind me a week before",
    { name: 'mom', kind: 'birthday', date: 'may 3rd', leadDays: 7 },
  ],
])('%s: is kept as a day of the year', (text, input) => {
  expect(understand(text)).toEqual([{ intent: 'facts_set', tool: 'set_social_date', input }]);
});

test.each([
  ['Lisa has her birthday on 1.12.', { name: 'Lisa', kind: 'birthday', date: '1.12' }],
  ["leo's birthday is 25.12.1990", { name: 'leo', kind: 'birthday', date: '25.12.1990' }],
])('%s: is a day, too', (text, input) => {
  expect(understand(text)).toEqual([{ intent: 'facts_set', tool: 'set_social_date', input }]);
});

test.each([
  ["remind me a week before mom's birthday", { name: 'mom', kind: 'birthday', leadDays: 7 }],
  ["remind me of my mom's birthday 2 days before", { name: 'mom', kind: 'birthday', leadDays: 2 }],
  ['tell me the day before our anniversary', { name: 'us', kind: 'anniversary', leadDays: 1 }],
])('%s: is announced earlier', (text, input) => {
  expect(understand(text)).toEqual([{ intent: 'calendar_set', tool: 'set_social_date', input }]);
});

test.each([
  ["mom's birthday is soon", 'store_info'],
  ["remember that mom's birthday gift is the blue scarf", 'store_info'],
  ['my birthday is may 3', 'store_info'],
  ["add anna's birthday to my calendar on june 5", 'set_reminder'],
  ["remind me of mom's birthday on may 3", 'set_reminder'],
  ["anna's birthday party is saturday at 8", 'store_info'],
])('%s: is none', (text, tool) => {
  expect(understand(text)[0]?.tool).toBe(tool);
});

test.each([
  ["when is mom's birthday?", { name: 'mom', kind: 'birthday' }],
  ["what's my mom's birthday", { name: 'mom', kind: 'birthday' }],
  ['when is our anniversary', { name: 'us', kind: 'anniversary' }],
  ['whose birthday is next', { kind: 'birthday' }],
  ['what birthdays are coming up?', { kind: 'birthday' }],
  ['any birthdays this month', { kind: 'birthday', when: 'this month' }],
  ['show me all birthdays', { kind: 'birthday' }],
  ['list important dates', {}],
  ['birthdays', { kind: 'birthday' }],
  ['my birthdays', { kind: 'birthday' }],
  ['show birthdays', { kind: 'birthday' }],
  ['important dates', {}],
  ['how old will dad be?', { name: 'dad', kind: 'birthday', age: true }],
  ['how old is my sister', { name: 'sister', kind: 'birthday', age: true }],
  ['how old is lisa turning this year', { name: 'lisa', kind: 'birthday', age: true }],
])('%s: is looked up', (text, input) => {
  expect(understand(text)).toEqual([{ intent: 'calendar_query', tool: 'set_social_date', input }]);
});

test.each(['how old is the earth', 'how old will he be', 'how old is some singer'])(
  '%s: is not known here',
  (text) => {
    expect(understand(text)[0]?.tool).toBeNull();
  },
);

test('an age that was kept as a fact is looked up there', () => {
  const facts = [{ key: "dad's age", value: '66' }];
  expect(understand('how old is dad', { facts })[0]).toMatchObject({
    tool: 'get_info',
    input: { query: "dad's age" },
  });
});

test('a birthday that was kept as a fact is still found by its name', () => {
  const facts = [{ key: "mom's birthday", value: 'may 3' }];
  expect(understand("when is mom's birthday", { facts })[0]?.tool).toBe('get_info');
});

test.each([
  ['called mom', { who: 'mom', task: 'call mom' }],
  ['I just called my sister anna', { who: 'sister anna', task: 'call sister anna' }],
  ['i texted dad', { who: 'dad', task: 'text dad' }],
  ['talked to grandma today', { who: 'grandma', task: 'talk to grandma' }],
  ['called her', { task: 'call her' }],
  ['i messaged them already!', { task: 'message them' }],
])('%s: was contact', (text, input) => {
  expect(understand(text)).toEqual([{ intent: 'lists_done', tool: 'note_contact', input }]);
});

test.each([
  ['called the bank', 'complete_todos'],
  ["i haven't called mom yet", 'complete_todos'],
  ['have i called mom?', null],
  ['i saw a movie', null],
  ['i met him at work', null],
])('%s: was none', (text, tool) => {
  expect(understand(text)[0]?.tool).toBe(tool);
});

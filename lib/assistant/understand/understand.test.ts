import { expect, test } from 'vitest';
import { claimsAction } from '@/lib/assistant/models/guard';
import { understand } from './understand';

const tools = (text: string) => understand(text).map(({ tool }) => tool);

test('several wishes in one message are all understood, in their order', () => {
  expect(tools('add milk and remind me to call mom tomorrow at 5')).toEqual(['add_todos', 'set_reminder']);
  expect(tools('Add milk. Remind me to call Anna at 5pm. What’s on my list?')).toEqual([
    'add_todos',
    'set_reminder',
    'list_todos',
  ]);
  expect(tools('delete milk and add oat milk')).toEqual(['delete_todos', 'add_todos']);
  expect(tools('done milk, add bread')).toEqual(['complete_todos', 'add_todos']);
  expect(tools('remember my pin is 1234 and add milk')).toEqual(['store_info', 'add_todos']);
});

test('one wish with several verbs stays one', () => {
  expect(tools('remind me to clean up and move the sofa')).toEqual(['set_reminder']);
  expect(tools('add wash the car and clear the gutters')).toEqual(['add_todos']);
});

test('a greeting beside a wish is not answered, what cannot be done is', () => {
  expect(tools('Hi there! add milk. Thanks')).toEqual(['add_todos']);
  expect(tools('add milk. what is the weather tomorrow?')).toEqual(['add_todos', null]);
});

test.each([
  ['undo', 'undo'],
  ['oops, undo that', 'undo'],
  ['scratch that', 'undo'],
  ['help', 'help'],
  ['what can you do?', 'help'],
  ['status', 'status'],
])('%s: runs %s', (text, tool) => {
  expect(tools(text)).toEqual([tool]);
});

test.each(['hi', 'Hello!', 'thanks', 'who are you', 'never mind', 'yes', 'no'])(
  '%s: is only talk',
  (text) => {
    expect(understand(text)).toMatchObject([{ intent: 'talk', tool: null, reply: expect.any(String) }]);
  },
);

test.each([
  'what is the weather tomorrow',
  'play some jazz',
  'turn off the lights',
  'set the volume to 5',
  'set the lights to blue at 8',
  'send an email to bob',
  'delete the email from bob',
  'text anna that i am late',
  'order a pizza',
  'book me a flight to rome',
  'how do i cook pasta',
  'tell me a joke',
  'who is the president',
  "what's the news",
  'add this song to my playlist',
  'remove the last song',
  'what events are happening in paris this weekend',
  'when is the next train to york',
  'i need a taxi to take me home',
  'show me a list of restaurants nearby',
  "what's the time difference between london and paris",
])('%s: belongs to others', (text) => {
  expect(understand(text)).toMatchObject([{ intent: 'other', tool: null, reply: expect.any(String) }]);
});

test('no reply claims that something was done', () => {
  const texts = [
    'hi',
    'yes',
    'thanks',
    'play some jazz',
    'milk and eggs',
    'delete',
    'done',
    'remind me',
    'never mind',
  ];
  for (const text of [
    ...texts,
    "don't add milk",
    'create a list',
    'delete it',
    'cancel my appointment',
    'bye',
  ]) {
    for (const { reply } of understand(text)) expect(claimsAction(reply ?? '')).toBe(false);
  }
});

test('strange input is answered and runs nothing', () => {
  for (const text of ['', '   ', '???', '🙂', '\u0000', '\ud800', 'x'.repeat(4001), 'asdf qwer']) {
    expect(understand(text)).toMatchObject([{ tool: null, reply: expect.any(String) }]);
  }
});

test('a verb that takes away counts only where the request begins', () => {
  expect(tools('add wash the car and clear the gutters')).toEqual(['add_todos']);
  expect(tools('add cancel the gym to my list')).toEqual(['add_todos']);
  expect(tools('remind me to delete old photos and clear the fridge')).toEqual(['set_reminder']);
  expect(tools('open my calendar and remove all events')).toEqual(['delete_reminders']);
});

test('a message with more wishes than are read says so', () => {
  const wishes = understand('add milk. '.repeat(30));

  expect(wishes).toHaveLength(21);
  expect(wishes.at(-1)).toMatchObject({ tool: null, reply: expect.stringContaining('first 20') });
});

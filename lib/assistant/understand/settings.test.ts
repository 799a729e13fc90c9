import { expect, test } from 'vitest';
import { understand } from './understand';

const wishes = (text: string, lastReply = '') =>
  understand(text, { lastReply }).map(({ tool, input }) => (tool ? { [tool]: input } : null));

test.each([
  ['send me my summary every day at 7:30', { time: 'every day at 7:30', active: true }],
  ['can you send me my daily summary at 7?', { time: 'at 7', active: true }],
  ['every morning at 6 send me a summary', { time: 'every morning at 6', active: true }],
  ['change my daily summary to 8', { time: 'at 8' }],
  ['move my daily summary to 8pm', { time: '8pm' }],
  ['send me a daily summary', { active: true }],
  ['stop the daily summary', { active: false }],
  ["don't send me the daily summary anymore", { active: false }],
  ['turn my daily summary back on', { active: true }],
  ['include motivation', { motivation: true }],
  ['no motivation in my summary', { motivation: false }],
  ['turn on the journal hint in my summary', { journal: true }],
  ['only overdue todos in my summary', { todos: 'overdue' }],
  ['start my daily summary with "drink water"', { message: 'drink water' }],
  ['change my summary to only overdue', { todos: 'overdue' }],
  ['change my daily summary to all todos and no motivation', { todos: 'all', motivation: false }],
  [
    'set my daily summary to 08:00 with only overdue todos',
    { time: 'at 08:00', active: true, todos: 'overdue' },
  ],
  [
    'send me my summary every day at 8 with motivation and only overdue todos',
    { time: 'every day at 8', active: true, motivation: true, todos: 'overdue' },
  ],
  ['send me the summary now', { now: true }],
  ['test my summary', { now: true }],
  ['send me a test of my daily summary', { now: true }],
  ['when is my summary?', {}],
  ['what is in my daily summary?', {}],
])('%s: is said of the daily summary', (text, input) => {
  expect(wishes(text)).toEqual([{ set_daily_summary: input }]);
});

test.each([
  ['quiet hours from 23 to 6', { quietFrom: '23', quietTo: '6' }],
  ['Quiet hours 22:00–07:00', { quietFrom: '22:00', quietTo: '07:00' }],
  ['could you change my quiet hours to 21 to 7?', { quietFrom: '21', quietTo: '7' }],
  ["don't disturb me between 11pm and 6am", { quietFrom: '11pm', quietTo: '6am' }],
  ["don't message me before 8", { quietTo: '8' }],
  ['no quiet hours', { quiet: false }],
  ['turn quiet hours on', { quiet: true }],
  ['when are my quiet hours?', {}],
  ['turn off the weekly recap', { recap: false }],
  ['send my recap on Monday at 8', { recap: true, recapWhen: 'on Monday at 8' }],
  ['change my weekly recap to friday at 17:00', { recap: true, recapWhen: 'friday at 17:00' }],
  ['when is my recap', {}],
])('%s: is said of the preferences', (text, input) => {
  expect(wishes(text)).toEqual([{ set_preferences: input }]);
});

test('“it” is what the last answer was about', () => {
  const summary = 'Your daily summary is paused; its time is 07:30.';
  expect(wishes('turn it on again', summary)).toEqual([{ set_daily_summary: { active: true } }]);
  expect(wishes('make it 8', summary)).toEqual([{ set_daily_summary: { time: 'at 8' } }]);
  expect(wishes('turn it on again', 'The weekly recap is switched off.')).toEqual([
    { set_preferences: { recap: true } },
  ]);
  expect(wishes('turn it on again')).toEqual([null]);
});

test('two settings in one message are two wishes', () => {
  expect(wishes('quiet hours from 23 to 6 and turn off the weekly recap')).toEqual([
    { set_preferences: { quietFrom: '23', quietTo: '6' } },
    { set_preferences: { recap: false } },
  ]);
  expect(wishes('stop the daily summary and add milk')).toEqual([
    { set_daily_summary: { active: false } },
    { add_todos: { items: [{ text: 'milk' }] } },
  ]);
});

test.each([
  ['remind me to write the summary at 5', 'set_reminder'],
  ['add my daily summary to the list', 'add_todos'],
  ['schedule a briefing with Bob at 9', 'set_reminder'],
  ['cancel my morning briefing', 'delete_reminders'],
  ['remind me about quiet time at 8', 'set_reminder'],
])('%s: is no setting', (text, tool) => {
  expect(understand(text).map((wish) => wish.tool)).toEqual([tool]);
});

test.each([
  ...['write the summary', 'create a summary', 'give me a summary of my day', 'my summary is late'],
  ...['test the printer', 'change my summary to only the weather'],
])('%s: changes nothing', (text) => {
  expect(wishes(text)).toEqual([null]);
});

test.each(['is my summary with only overdue todos?', "don't send me the summary with only overdue todos"])(
  '%s: leaves the summary as it is',
  (text) => {
    expect(understand(text).map(({ tool }) => tool)).not.toContain('set_daily_summary');
  },
);

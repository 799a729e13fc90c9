import { expect, test } from 'vitest';
import { shortAnswer } from './answers';

test.each([
  'done',
  'Done!',
  'ok, done',
  'I did it',
  'I’ve done it',
  'finished',
  'mark it as done',
  '👍',
  '👍🏿',
  '✅',
])('“%s” says that it is done', (text) => {
  expect(shortAnswer(text)).toEqual({ answer: 'done', when: '' });
});

test.each([
  ['snooze', ''],
  ['later', ''],
  ['not now', ''],
  ['remind me later', ''],
  ['snooze 1h', '1h'],
  ['Snooze for 10', 'for 10'],
  ['20 min', '20 min'],
  ['tomorrow morning', 'tomorrow morning'],
  ['remind me again in an hour', 'in an hour'],
  ['tonight', 'tonight'],
  // No such time: the answer says so.
  ['snooze 25:00', '25:00'],
  ['snooze zero minutes', 'zero minutes'],
  ['snooze by 10 minutes', 'by 10 minutes'],
  ['snooze until yesterday', 'until yesterday'],
])('“%s” puts it off', (text, when) => {
  expect(shortAnswer(text)).toEqual({ answer: 'snooze', when });
});

test.each([
  ['stop asking', 'quiet'],
  ['resume', 'resume'],
  ['keep asking me', 'resume'],
])('“%s”', (text, answer) => {
  expect(shortAnswer(text)).toEqual({ answer, when: '' });
});

test.each([
  'done milk',
  'call mom tomorrow',
  'tomorrow?',
  'every day at 5',
  'mondays',
  'snooze the dentist',
  'snooze 3pm meeting until 4pm',
  'snooze 7pm dinner',
  'snooze 2nd reminder for an hour',
  'snooze until dentist tomorrow at 9',
  'snooze 10 minutes and remind me to buy milk on friday at 5',
  'remind me to call',
  'check',
  'yes',
  'stop',
  'thanks',
  '',
])('“%s” is a wish of its own', (text) => {
  expect(shortAnswer(text)).toBeNull();
});

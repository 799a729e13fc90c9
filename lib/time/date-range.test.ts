import { expect, test } from 'vitest';
import { resolveDateRange } from '@/lib/time/date-range';

// Wednesday, 10 March 2027, in New York.
const at = { now: new Date('2027-03-10T15:00:00Z'), zone: 'America/New_York' };

test.each([
  ['today', '2027-03-10', '2027-03-10'],
  ['tomorrow', '2027-03-11', '2027-03-11'],
  ['on friday', '2027-03-12', '2027-03-12'],
  ['this week', '2027-03-10', '2027-03-14'],
  ['next week', '2027-03-15', '2027-03-21'],
  ['the rest of the week', '2027-03-10', '2027-03-14'],
  ['this weekend', '2027-03-13', '2027-03-14'],
  ['next weekend', '2027-03-20', '2027-03-21'],
  ['this month', '2027-03-10', '2027-03-31'],
  ['next month', '2027-04-01', '2027-04-30'],
  ['in the next 3 days', '2027-03-10', '2027-03-13'],
  ['the next two weeks', '2027-03-10', '2027-03-24'],
])('%s', (words, from, to) => {
  expect(resolveDateRange(words, at)).toEqual({ from, to });
});

test('on a Sunday the weekend is what is left of it, and February ends when it ends', () => {
  const sunday = { now: new Date('2028-02-06T12:00:00Z'), zone: 'UTC' };
  expect(resolveDateRange('this weekend', sunday)).toEqual({ from: '2028-02-06', to: '2028-02-06' });
  expect(resolveDateRange('this month', sunday)).toEqual({ from: '2028-02-06', to: '2028-02-29' });
});

test.each(['', 'blue', 'at 5pm'])('“%s” names no days', (words) => {
  expect(resolveDateRange(words, at)).toBeNull();
});

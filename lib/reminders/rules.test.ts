import { expect, test } from 'vitest';
import { formatLead, formatRule } from '@/lib/reminders/rules';
import { resolveLeads } from '@/lib/reminders/times/lead-words';

test.each([
  ['FREQ=DAILY', 'every day'],
  ['FREQ=DAILY;INTERVAL=3', 'every 3 days'],
  ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'every weekday'],
  ['FREQ=WEEKLY;BYDAY=TU', 'every Tuesday'],
  ['FREQ=WEEKLY;BYDAY=MO,WE,FR', 'every Monday, Wednesday and Friday'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU', 'every 2 weeks on Tuesday'],
  ['FREQ=WEEKLY', 'every week'],
  ['FREQ=MONTHLY;BYMONTHDAY=5', 'every month on the 5th'],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', 'every month on the last day'],
  ['FREQ=MONTHLY;BYDAY=-1FR', 'every month on the last Friday'],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', 'every month on the last working day'],
  ['FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=1', 'every month on the first Monday or Tuesday'],
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', 'every year on 29 February'],
  ['FREQ=YEARLY;BYMONTH=11;BYDAY=4TH', 'every year on the fourth Thursday in November'],
  ['FREQ=HOURLY;INTERVAL=4', 'every 4 hours'],
  ['FREQ=DAILY;BYHOUR=9,10,11;BYMINUTE=0', 'every hour from 9:00 to 11:00'],
  [
    'FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=9,10,12;BYMINUTE=0,30;BYSETPOS=1,4,5',
    'every 90 minutes from 9:00 to 12:00 on weekdays',
  ],
  ['FREQ=DAILY;UNTIL=20270501T235959', 'every day until 1 May 2027'],
])('%s is formatted as “%s”', (rule, words) => {
  expect(formatRule(rule)).toBe(words);
});

test.each([
  [30, '30 minutes'],
  [60, '1 hour'],
  [90, '1 hour 30 minutes'],
  [1440, '1 day'],
  [2880, '2 days'],
  [20160, '2 weeks'],
])('a lead of %d minutes is formatted as “%s”', (minutes, words) => {
  expect(formatLead(minutes)).toBe(words);
});

test('leads are sorted by length without duplicates, and the day itself is no lead', () => {
  expect(resolveLeads(['half an hour', '2 days before', 'a week', '48 hours', 'on the day'])).toEqual([
    10080, 2880, 30,
  ]);
});

test.each([
  [['soon'], 'I do not understand “soon”'],
  [['1 minute'], 'between 5 minutes and 366 days'],
  [['400 days'], 'between 5 minutes and 366 days'],
  [['1 hour', '2 hours', '3 hours', '4 hours', '5 hours', '6 hours'], 'at most 5 times'],
])('%j cannot be read as leads', (words, why) => {
  expect(() => resolveLeads(words)).toThrow(why);
});

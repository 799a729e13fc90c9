import { expect, test } from 'vitest';
import { nextRunDate } from '@/lib/daily-reminders/rules';

const daily = { time: '07:30', timezone: 'UTC', isActive: true, lastSent: null };
const at = (instant: string) => new Date(instant);

test.each([
  ['2027-03-10T07:29:59Z', '2027-03-10'],
  ['2027-03-10T07:30:00Z', '2027-03-11'],
  ['2027-02-28T08:00:00Z', '2027-03-01'],
  ['2028-02-28T08:00:00Z', '2028-02-29'],
  ['2027-12-31T23:59:00Z', '2028-01-01'],
])('at %s the next summary is on %s', (now, date) => {
  expect(nextRunDate(daily, at(now))).toBe(date);
});

test.each([
  ['Asia/Kolkata', '2027-03-11'],
  ['America/New_York', '2027-03-10'],
  ['Pacific/Auckland', '2027-03-11'],
  ['Pacific/Kiritimati', '2027-03-11'],
  ['Pacific/Pago_Pago', '2027-03-10'],
])('the local time in %s decides the date', (timezone, date) => {
  expect(nextRunDate({ ...daily, timezone }, at('2027-03-10T08:00:00Z'))).toBe(date);
});

test.each([
  // Clocks go forward at 02:00 on 14 March 2027, and back at 02:00 on 7 November 2027.
  ['2027-03-13T12:29:00Z', '2027-03-13'],
  ['2027-03-13T12:31:00Z', '2027-03-14'],
  ['2027-03-14T11:29:00Z', '2027-03-14'],
  ['2027-03-14T11:30:00Z', '2027-03-15'],
  ['2027-11-06T11:30:00Z', '2027-11-07'],
  ['2027-11-07T12:29:00Z', '2027-11-07'],
  ['2027-11-07T12:30:00Z', '2027-11-08'],
])('07:30 in New York stays 07:30 when the clocks change: at %s the next date is %s', (now, date) => {
  expect(nextRunDate({ ...daily, timezone: 'America/New_York' }, at(now))).toBe(date);
});

test('a summary that was sent on this local date is not sent again on it', () => {
  const kolkata = { ...daily, time: '18:00', timezone: 'Asia/Kolkata' };
  const now = at('2027-03-10T06:00:00Z');
  expect(nextRunDate({ ...kolkata, lastSent: '2027-03-09T18:29:00Z' }, now)).toBe('2027-03-10');
  expect(nextRunDate({ ...kolkata, lastSent: '2027-03-09T18:30:00Z' }, now)).toBe('2027-03-11');
});

test('a daily reminder that is switched off has no next date', () => {
  expect(nextRunDate({ ...daily, isActive: false }, at('2027-03-10T06:00:00Z'))).toBeNull();
});

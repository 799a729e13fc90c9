import { describe, expect, test } from 'vitest';
import {
  formatClock,
  formatDate,
  formatDay,
  formatRelative,
  formatRowDay,
  formatTime,
  formatWhen,
  localDate,
  localTime,
} from './format';

const at = (iso: string) => new Date(iso);

describe('formatWhen', () => {
  const now = at('2026-11-20T10:00:00Z');
  test.each([
    ['2026-11-22T17:00:00Z', 'UTC', 'Sunday, 22 November, 17:00'],
    ['2026-11-20T17:00:00Z', 'UTC', 'today, 17:00'],
    ['2026-11-21T17:00:00Z', 'UTC', 'tomorrow, 17:00'],
    ['2027-01-02T00:05:00Z', 'UTC', 'Saturday, 2 January 2027, 00:05'],
    ['2026-11-20T20:00:00Z', 'Asia/Kolkata', 'tomorrow, 1:30 AM'],
    ['2026-12-31T18:30:00Z', 'Asia/Kathmandu', 'Friday, 1 January 2027, 00:15'],
  ])('%s in %s reads %s', (instant, zone, words) => {
    expect(formatWhen(at(instant), zone, now)).toBe(words);
  });

  test('without a now there is nothing to be near to', () => {
    expect(formatWhen(at('2027-09-05T07:30:00Z'), 'Europe/Paris')).toBe('Sunday, 5 September, 09:30');
  });
});

test('a date is shown as it is, whatever the machine thinks of its zone', () => {
  expect(formatDay('2026-02-28')).toBe('Saturday, 28 February');
  expect(formatDay('2026-03-01', '2026-02-28')).toBe('tomorrow');
  expect(formatDay('2025-12-31', '2026-01-01')).toBe('Wednesday, 31 December 2025');
});

test('in the row of a list a date is short', () => {
  const today = '2026-02-28';
  expect(
    ['2026-02-28', '2026-03-01', '2026-05-03', '2025-12-31'].map((date) => formatRowDay(date, today)),
  ).toEqual(['Today', 'Tomorrow', 'Sun, 3 May', 'Wed, 31 Dec 2025']);
});

test('times are written as is usual in the zone, unless the user prefers a clock', () => {
  const evening = at('2026-11-20T22:05:00Z');
  expect(formatTime(evening, 'America/New_York')).toBe('5:05 PM');
  expect(formatTime(evening, { timezone: 'America/New_York', clock: '24h' })).toBe('17:05');
  expect(formatTime(evening, { timezone: 'Europe/Berlin', clock: null })).toBe('23:05');
  expect(formatTime(evening, { timezone: 'Europe/Berlin', clock: '12h' })).toBe('11:05 PM');
  expect(['00:00', '09:30', '12:00', '23:59'].map((time) => formatClock(time, 'Asia/Kolkata'))).toEqual([
    ...['12:00 AM', '9:30 AM', '12:00 PM', '11:59 PM'],
  ]);
});

test('a full date is written in full, also if it is today', () => {
  expect(formatDate('2026-11-20', '2026-11-20')).toBe('Friday, 20 November');
});

test('midnight is 00:00 of the new day', () => {
  expect(localTime(at('2026-06-30T22:00:00Z'), 'Europe/Berlin')).toBe('00:00');
  expect(localDate(at('2026-06-30T22:00:00Z'), 'Europe/Berlin')).toBe('2026-07-01');
  expect(formatTime(at('2026-06-30T15:00:00Z'), 'Europe/Berlin')).toBe('17:00');
});

test.each([
  [20, 'in 20 min'],
  [0, 'now'],
  [-20, '20 min ago'],
  [59, 'in 59 min'],
  [60, 'in 1 h'],
  [90, 'in 1 h 30 min'],
  [24 * 60, 'in 1 day'],
  [-3 * 24 * 60, '3 days ago'],
])('%i minutes away is "%s"', (minutes, words) => {
  const now = at('2026-11-20T10:00:00Z');
  expect(formatRelative(new Date(now.getTime() + minutes * 60_000), now)).toBe(words);
});

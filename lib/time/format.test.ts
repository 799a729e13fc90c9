import { describe, expect, test } from 'vitest';
import { formatDay, formatRelative, formatTime, formatWhen, localDate, localTime } from './format';

const at = (iso: string) => new Date(iso);

describe('formatWhen', () => {
  const now = at('2026-11-20T10:00:00Z');
  test.each([
    ['2026-11-22T17:00:00Z', 'UTC', 'Sunday, 22 November, 17:00'],
    ['2026-11-20T17:00:00Z', 'UTC', 'today, Friday, 20 November, 17:00'],
    ['2026-11-21T17:00:00Z', 'UTC', 'tomorrow, Saturday, 21 November, 17:00'],
    ['2027-01-02T00:05:00Z', 'UTC', 'Saturday, 2 January 2027, 00:05'],
    ['2026-11-20T20:00:00Z', 'Asia/Kolkata', 'tomorrow, Saturday, 21 November, 01:30'],
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
  expect(formatDay('2026-03-01', '2026-02-28')).toBe('tomorrow, Sunday, 1 March');
  expect(formatDay('2025-12-31', '2026-01-01')).toBe('Wednesday, 31 December 2025');
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

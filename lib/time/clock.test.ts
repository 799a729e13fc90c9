import { describe, expect, test } from 'vitest';
import { addDays, fromLocal, isDate, isTime, nextAt, weekday } from './clock';

const iso = (date: Date) => date.toISOString().replace('.000Z', 'Z');

describe('a local time becomes one instant', () => {
  test.each([
    ['2027-03-14', '02:30', 'America/New_York', '2027-03-14T07:30:00Z'],
    ['2027-03-28', '01:30', 'Europe/London', '2027-03-28T01:30:00Z'],
    ['2027-10-03', '02:30', 'Australia/Sydney', '2027-10-02T16:30:00Z'],
    ['2027-04-30', '00:30', 'Africa/Cairo', '2027-04-29T22:30:00Z'],
    ['2027-10-03', '02:15', 'Australia/Lord_Howe', '2027-10-02T15:45:00Z'],
    ['2027-11-07', '01:30', 'America/New_York', '2027-11-07T05:30:00Z'],
    ['2027-10-31', '01:30', 'Europe/London', '2027-10-31T00:30:00Z'],
    ['2027-04-04', '02:30', 'Australia/Sydney', '2027-04-03T15:30:00Z'],
    ['2027-10-28', '23:30', 'Africa/Cairo', '2027-10-28T20:30:00Z'],
    ['2027-01-15', '09:00', 'America/Sao_Paulo', '2027-01-15T12:00:00Z'],
    ['2027-07-15', '09:00', 'America/Sao_Paulo', '2027-07-15T12:00:00Z'],
    ['2027-05-01', '08:00:30', 'Asia/Kathmandu', '2027-05-01T02:15:30Z'],
  ])('%s %s in %s', (date, time, zone, instant) => {
    expect(iso(fromLocal(date, time, zone))).toBe(instant);
  });

  test.each([
    ['2027-02-30', '08:00', 'UTC'],
    ['2027-02-03', '24:00', 'UTC'],
    ['2027-02-03', '08:00', 'Europe/Nowhere'],
  ])('%s %s %s is refused', (date, time, zone) => {
    expect(() => fromLocal(date, time, zone)).toThrow(RangeError);
  });
});

function daily(time: string, zone: string, from: string, count: number): string[] {
  let after = new Date(from);
  return Array.from({ length: count }, () => {
    const { at, slot } = nextAt(time, zone, after);
    after = at;
    return `${slot} ${iso(at).slice(5, 16)}`;
  });
}

describe('the next time of day', () => {
  test('is strictly later, also at the very minute', () => {
    expect(nextAt('08:00', 'UTC', new Date('2027-05-01T07:59:59Z')).slot).toBe('2027-05-01T08:00');
    expect(nextAt('08:00', 'UTC', new Date('2027-05-01T08:00:00Z')).slot).toBe('2027-05-02T08:00');
  });

  test('goes through the gap once a day, with the time asked for as its slot', () => {
    expect(daily('02:30', 'America/New_York', '2027-03-13T06:00:00Z', 3)).toEqual([
      '2027-03-13T02:30 03-13T07:30',
      '2027-03-14T02:30 03-14T07:30',
      '2027-03-15T02:30 03-15T06:30',
    ]);
  });

  test('goes through the repeated hour once a day', () => {
    expect(daily('01:30', 'America/New_York', '2027-11-06T12:00:00Z', 2)).toEqual([
      '2027-11-07T01:30 11-07T05:30',
      '2027-11-08T01:30 11-08T06:30',
    ]);
    expect(nextAt('01:30', 'America/New_York', new Date('2027-11-07T06:10:00Z')).slot).toBe(
      '2027-11-08T01:30',
    );
  });

  test('stays the same on the wall on both sides of a change', () => {
    expect(daily('08:00', 'Europe/London', '2027-03-27T09:00:00Z', 2)).toEqual([
      '2027-03-28T08:00 03-28T07:00',
      '2027-03-29T08:00 03-29T07:00',
    ]);
  });

  test('finds a late time that a gap at midnight moved into the next day', () => {
    expect(nextAt('23:30', 'America/Nuuk', new Date('2027-03-28T01:10:00Z'))).toEqual({
      at: new Date('2027-03-28T01:30:00Z'),
      slot: '2027-03-27T23:30',
    });
  });

  test.each([
    'America/New_York',
    'Europe/London',
    'Australia/Sydney',
    'Africa/Cairo',
    'America/Sao_Paulo',
    'Asia/Kathmandu',
  ])('has one slot for each day of 2027 in %s, at the worst of hours', (zone) => {
    for (const time of ['00:30', '01:30', '02:30']) {
      let after = fromLocal('2026-12-31', '12:00', zone);
      for (let date = '2027-01-01'; date < '2028-01-01'; date = addDays(date, 1)) {
        const next = nextAt(time, zone, after);
        expect(next.slot).toBe(`${date}T${time}`);
        after = next.at;
      }
    }
  });
});

test('days are counted on the calendar', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-03-01', -1)).toBe('2027-02-28');
  expect([weekday('2026-11-23'), weekday('2026-11-22')]).toEqual([1, 7]);
});

test('dates and times are what the calendar and the clock know', () => {
  expect(['2028-02-29', '2027-02-29', '2027-13-01', '27-01-01', ''].map(isDate)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(['00:00', '23:59:59', '24:00', '9:00', '12:60'].map(isTime)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

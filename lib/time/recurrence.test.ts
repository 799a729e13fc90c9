import { describe, expect, test } from 'vitest';
import { nextOccurrence, occurrencesBetween, readRule, withSkips } from '@/lib/time/recurrence';

function slots(rule: string, count: number, date = '2026-11-18'): string[] {
  const found: string[] = [];
  let after = new Date('2026-11-18T08:00:00Z');
  for (let n = 0; n < count; n++) {
    const next = nextOccurrence({ rule, date, time: '09:00', zone: 'UTC' }, after);
    if (!next) break;
    found.push(next.slot.slice(0, 10));
    after = next.at;
  }
  return found;
}

describe('a series falls on', () => {
  test.each([
    ['FREQ=DAILY', '2026-11-18 2026-11-19'],
    ['FREQ=DAILY;INTERVAL=3', '2026-11-18 2026-11-21'],
    ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', '2026-11-18 2026-11-19 2026-11-20 2026-11-23'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU', '2026-12-01 2026-12-15'],
    ['FREQ=WEEKLY', '2026-11-18 2026-11-25'],
    ['FREQ=MONTHLY;BYDAY=-1FR', '2026-11-27 2026-12-25'],
    ['FREQ=MONTHLY;BYDAY=1MO', '2026-12-07 2027-01-04'],
    ['FREQ=MONTHLY;BYMONTHDAY=31', '2026-12-31 2027-01-31 2027-03-31'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', '2026-11-30 2026-12-31 2027-01-31 2027-02-28'],
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', '2028-02-29 2032-02-29'],
    ['FREQ=YEARLY;BYMONTH=11;BYDAY=4TH', '2026-11-26 2027-11-25'],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', '2026-11-30 2026-12-31 2027-01-29'],
    ['FREQ=YEARLY;BYDAY=4TH', '2027-01-28 2028-01-27'],
    ['FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=SU', '2026-11-29 2026-12-13'],
    ['FREQ=DAILY;UNTIL=20261119T235959', '2026-11-18 2026-11-19'],
  ])('%s: %s', (rule, dates) => {
    const expected = dates.split(' ');
    expect(slots(rule, rule.includes('UNTIL') ? 9 : expected.length)).toEqual(expected);
  });
});

test('08:00 every day is 08:00 on both sides of a change of the clocks', () => {
  const series = { rule: 'FREQ=DAILY', date: '2027-03-01', time: '08:00', zone: 'America/New_York' };
  expect(nextOccurrence(series, new Date('2027-03-13T12:00:00Z'))?.at).toEqual(
    new Date('2027-03-13T13:00:00Z'),
  );
  expect(nextOccurrence(series, new Date('2027-03-13T14:00:00Z'))?.at).toEqual(
    new Date('2027-03-14T12:00:00Z'),
  );
});

test('hours are elapsed time, counted from the start', () => {
  const series = {
    rule: 'FREQ=HOURLY;INTERVAL=4',
    date: '2027-03-13',
    time: '22:00',
    zone: 'America/New_York',
  };
  expect(nextOccurrence(series, new Date('2027-03-14T03:00:00Z'))?.at).toEqual(
    new Date('2027-03-14T07:00:00Z'),
  );
  expect(nextOccurrence(series, new Date('2027-03-01T00:00:00Z'))?.at).toEqual(
    new Date('2027-03-14T03:00:00Z'),
  );
});

test('a day that never comes ends the search', () => {
  const series = {
    rule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    date: '2026-01-01',
    time: '09:00',
    zone: 'UTC',
  };
  expect(nextOccurrence(series, new Date('2026-11-18T00:00:00Z'))).toBeNull();
});

test.each([
  '',
  'FREQ=SECONDLY',
  'INTERVAL=2',
  'FREQ=DAILY;INTERVAL=0',
  'FREQ=WEEKLY;BYDAY=XX',
  'FREQ=DAILY;COUNT=3',
  'FREQ=DAILY;FREQ=WEEKLY',
  'FREQ=DAILY=WEEKLY',
  'FREQ=DAILY;UNTIL=20270230',
  'FREQ=HOURLY;BYDAY=MO',
])('the rule "%s" is not held to in silence', (rule) => {
  expect(readRule(rule)).toBeNull();
  expect(() => nextOccurrence({ rule, date: '2026-01-01', time: '09:00', zone: 'UTC' }, new Date(0))).toThrow(
    RangeError,
  );
});

describe('the occurrences of a range', () => {
  const berlin = { date: '2027-03-26', time: '02:30', zone: 'Europe/Berlin' };
  const days = { from: new Date('2027-03-26T00:00:00Z'), to: new Date('2027-04-26T00:00:00Z') };

  test.each([
    'FREQ=DAILY',
    'FREQ=DAILY;UNTIL=20270402',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,TU',
    'FREQ=MONTHLY;BYDAY=-1SU',
    'FREQ=HOURLY;INTERVAL=5',
    withSkips('FREQ=DAILY', ['2027-03-28T02:30:00', '2027-03-30T02:30:00']),
  ])('%s are those found one after the other', (rule) => {
    const oneByOne: { at: Date; slot: string }[] = [];
    let next = nextOccurrence({ rule, ...berlin }, new Date(days.from.getTime() - 1));
    while (next && next.at < days.to) {
      oneByOne.push(next);
      next = nextOccurrence({ rule, ...berlin }, next.at);
    }
    expect(occurrencesBetween({ rule, ...berlin }, days, 1000)).toEqual(oneByOne);
    expect(occurrencesBetween({ rule, ...berlin }, days, 3)).toEqual(oneByOne.slice(0, 3));
  });

  test('a skipped time is left out, also one that a clock change moves', () => {
    const rule = withSkips('FREQ=DAILY', ['2027-03-28T02:30:00']);
    const found = occurrencesBetween({ rule, ...berlin }, days, 3).map(({ slot }) => slot);
    expect(found).toEqual(['2027-03-26T02:30:00', '2027-03-27T02:30:00', '2027-03-29T02:30:00']);
    expect(withSkips('FREQ=DAILY', [])).toBe('FREQ=DAILY');
  });
});

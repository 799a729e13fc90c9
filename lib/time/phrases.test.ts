import { describe, expect, test } from 'vitest';
import { findWhen, resolveWhen } from './phrases';

// A Wednesday.
const now = new Date('2026-11-18T10:00:00Z');

function said(words: string, at: string | Date = now, zone = 'UTC', anchor?: Date): string | null {
  const when = resolveWhen(words, { now: new Date(at), zone, anchor });
  return when && `${when.date ?? '-'} ${when.time ?? '-'}`;
}

function instant(words: string, at: string | Date = now, zone = 'UTC', anchor?: Date): string | undefined {
  return resolveWhen(words, { now: new Date(at), zone, anchor })
    ?.at?.toISOString()
    .slice(0, 16);
}

describe('days', () => {
  test.each([
    ['day after tomorrow', '2026-11-20'],
    ['yesterday', '2026-11-17'],
    ['wednesday', '2026-11-25'],
    ['this wednesday', '2026-11-18'],
    ['friday after next', '2026-11-27'],
    ['friday', '2026-11-20'],
    ['monday', '2026-11-23'],
    ['this friday', '2026-11-20'],
    ['this monday', '2026-11-23'],
    ['next friday', '2026-11-27'],
    ['friday next week', '2026-11-27'],
    ['last friday', '2026-11-13'],
    ['friday week', '2026-11-27'],
    ['the 3rd', '2026-12-03'],
    ['on the 31st', '2026-12-31'],
    ['next month on the 5th', '2026-12-05'],
    ['friday the 13th', '2027-08-13'],
    ['3 May', '2027-05-03'],
    ['may 3rd 2027', '2027-05-03'],
    ['18 nov', '2026-11-18'],
    ['twenty first of june', '2027-06-21'],
    ['july fourth nineteen hundred ninety nine', '1999-07-04'],
    ['5/3', '2027-05-03'],
    ['25/3', '2027-03-25'],
    ['2027-05-03', '2027-05-03'],
    ['3.5.2027', '2027-03-05'],
    ['june 1 next year', '2027-06-01'],
    ['february 29', '2028-02-29'],
    ['in three weeks', '2026-12-09'],
    ['in a month and a day', '2026-12-19'],
    ['3 days ago', '2026-11-15'],
    ['a week from monday', '2026-11-30'],
    ['two weeks before christmas', '2026-12-11'],
    ['the monday after easter', '2027-03-29'],
    ['3 fridays from now', '2026-12-04'],
    ['last friday of the month', '2026-11-27'],
    ['first business day of december', '2026-12-01'],
    ['first tuesday of march', '2027-03-02'],
    ['end of month', '2026-11-30'],
    ['end of next month', '2026-12-31'],
    ['end of the week', '2026-11-20'],
    ['this weekend', '2026-11-21'],
  ])('"%s" is %s', (words, date) => {
    expect(said(words)).toBe(`${date} -`);
  });
});

describe('holidays', () => {
  test.each([
    ['christmas', '2026-12-25'],
    ["new year's eve", '2026-12-31'],
    ["St. Patrick's day 2028", '2028-03-17'],
    ['easter', '2027-03-28'],
    ['good friday', '2027-03-26'],
    ['thanksgiving', '2026-11-26'],
    ["mother's day", '2027-05-09'],
    ['memorial day', '2027-05-31'],
    ['labor day', '2027-09-06'],
    ['passover', '2027-04-22'],
    ['last christmas', '2025-12-25'],
  ])('"%s" is %s', (words, date) => {
    expect(said(words)).toBe(`${date} -`);
  });
});

describe('times of day, said at ten in the morning', () => {
  test.each([
    ['at 5', '2026-11-18T17:00'],
    ['at 8', '2026-11-18T20:00'],
    ['at 11', '2026-11-18T11:00'],
    ['5 p.m.', '2026-11-18T17:00'],
    ["5 o'clock", '2026-11-18T17:00'],
    ['9am', '2026-11-19T09:00'],
    ['17h', '2026-11-18T17:00'],
    ['at 17.30', '2026-11-18T17:30'],
    ['0830', '2026-11-19T08:30'],
    ['08:30', '2026-11-19T08:30'],
    ['quarter past 5', '2026-11-18T17:15'],
    ['half past eleven', '2026-11-18T11:30'],
    ['half seven', '2026-11-18T19:30'],
    ['ten to six', '2026-11-18T17:50'],
    ['quarter to one', '2026-11-18T12:45'],
    ['seven oh five', '2026-11-18T19:05'],
    ['five in the afternoon', '2026-11-18T17:00'],
    ['5 in the morning', '2026-11-19T05:00'],
    ['wake me at 5', '2026-11-19T05:00'],
    ['noon', '2026-11-18T12:00'],
    ['midnight', '2026-11-19T00:00'],
    ['12:15 am', '2026-11-19T00:15'],
    ['tonight', '2026-11-18T20:00'],
    ['tonight at 9', '2026-11-18T21:00'],
    ['tonight at 1', '2026-11-19T01:00'],
    ['this evening', '2026-11-18T18:00'],
    ['in the morning', '2026-11-19T09:00'],
    ['by end of day', '2026-11-18T23:59'],
    ['at lunch', '2026-11-18T12:00'],
  ])('"%s" is %s', (words, at) => {
    expect(instant(words)).toBe(at);
  });

  test('17:30 said at 17:59 is tomorrow', () => {
    expect(instant('17:30', '2026-11-18T17:59:00Z')).toBe('2026-11-19T17:30');
  });

  test('a bare hour takes the half of the day that is still ahead', () => {
    expect(instant('at 5', '2026-11-18T03:00:00Z')).toBe('2026-11-18T17:00');
    expect(instant('at 8', '2026-11-18T21:00:00Z')).toBe('2026-11-19T08:00');
    expect(instant('at 5', '2026-11-18T18:00:00Z')).toBe('2026-11-19T17:00');
  });

  test("today's own weekday is a week away once the time has passed", () => {
    expect(instant('wednesday at 5pm')).toBe('2026-11-18T17:00');
    expect(instant('wednesday at 9am')).toBe('2026-11-25T09:00');
  });

  test('one o\'clock "tonight" said after midnight is in this night', () => {
    expect(instant('tonight at 1', '2026-11-18T00:20:00Z')).toBe('2026-11-18T01:00');
  });
});

describe('days and times together', () => {
  test.each([
    ['tomorrow at 5', '2026-11-19 17:00:00'],
    ['tomorrow 5pm', '2026-11-19 17:00:00'],
    ['at 7 tomorrow evening', '2026-11-19 19:00:00'],
    ['on the 3rd at noon', '2026-12-03 12:00:00'],
    ['friday night at 1', '2026-11-21 01:00:00'],
    ['2027-05-03T10:00', '2027-05-03 10:00:00'],
    ['first thing tomorrow', '2026-11-19 09:00:00'],
    ['eod friday', '2026-11-20 23:59:59'],
    ['this time tomorrow', '2026-11-19 10:00:00'],
    ['two days before friday at 5', '2026-11-18 17:00:00'],
    ['an hour before noon tomorrow', '2026-11-19 11:00:00'],
    ['today at 9am', '2026-11-18 09:00:00'],
  ])('"%s" is %s', (words, point) => {
    expect(said(words)).toBe(point);
  });

  test('a zone that is said out loud counts', () => {
    expect(said('tomorrow at 7 PM CET')).toBe('2026-11-19 19:00:00');
    expect(instant('tomorrow at 7 PM CET')).toBe('2026-11-19T18:00');
  });
});

describe('distances', () => {
  test.each([
    ['in 20 minutes', '2026-11-18T10:20'],
    ['in an hour and a half', '2026-11-18T11:30'],
    ['half an hour hence', '2026-11-18T10:30'],
    ['in 1h30', '2026-11-18T11:30'],
    ['in 2.5 hours', '2026-11-18T12:30'],
    ['in 1 day and 2 hours', '2026-11-19T12:00'],
  ])('"%s" is %s', (words, at) => {
    expect(instant(words)).toBe(at);
  });

  test('minutes and hours are elapsed time, also over a change of the clocks', () => {
    const before = '2027-03-14T06:50:00Z';
    expect(said('in 20 minutes', before, 'America/New_York')).toBe('2027-03-14 03:10:00');
    expect(instant('in 24 hours', '2027-03-13T15:00:00Z', 'America/New_York')).toBe('2027-03-14T15:00');
  });

  test('a time in the gap keeps its name and moves by the length of the gap', () => {
    const eve = '2027-03-13T17:00:00Z';
    expect(said('tomorrow at 02:30', eve, 'America/New_York')).toBe('2027-03-14 02:30:00');
    expect(instant('tomorrow at 02:30', eve, 'America/New_York')).toBe('2027-03-14T07:30');
  });

  test('what comes before something needs that something', () => {
    const anchor = new Date('2026-12-10T17:00:00Z');
    expect(said('two days before')).toBeNull();
    expect(said('an hour earlier')).toBeNull();
    expect(said('two days before', now, 'UTC', anchor)).toBe('2026-12-08 -');
    expect(instant('two days before', now, 'UTC', anchor)).toBe('2026-12-08T17:00');
    expect(instant('the day before at 9', now, 'UTC', anchor)).toBe('2026-12-09T09:00');
    expect(instant('an hour earlier', now, 'UTC', anchor)).toBe('2026-12-10T16:00');
    expect(instant('45 minutes later', now, 'UTC', anchor)).toBe('2026-12-10T17:45');
  });
});

describe('what repeats', () => {
  test.each([
    ['every weekday at 8', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', '2026-11-19 08:00:00'],
    ['every weekday at 7:45 except friday', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH', '2026-11-19 07:45:00'],
    ['every weekday apart from Monday at 10:30', 'FREQ=WEEKLY;BYDAY=TU,WE,TH,FR', '2026-11-18 10:30:00'],
    ['daily at 8, but not on weekends', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', '2026-11-19 08:00:00'],
    ['every day except sunday', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA', '2026-11-19 -'],
    ['every other tuesday', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU', '2026-11-24 -'],
    ['every 2 weeks on monday at 9:30', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO', '2026-11-23 09:30:00'],
    [
      'every 2 weeks on monday and thursday at 9',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH',
      '2026-11-19 09:00:00',
    ],
    ['every 2 weeks at 9 on monday and friday', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR', '2026-11-20 09:00:00'],
    ['every other week on mondays', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO', '2026-11-23 -'],
    ['every month on the last friday at 5', 'FREQ=MONTHLY;BYDAY=-1FR', '2026-11-27 17:00:00'],
    ['every quarter', 'FREQ=MONTHLY;INTERVAL=3', '2027-02-18 -'],
    ['every quarter of an hour', 'FREQ=MINUTELY;INTERVAL=15', '2026-11-18 10:15:00'],
    ['every half hour', 'FREQ=MINUTELY;INTERVAL=30', '2026-11-18 10:30:00'],
    ['mondays and thursdays at 6pm', 'FREQ=WEEKLY;BYDAY=MO,TH', '2026-11-19 18:00:00'],
    ['every monday to friday at noon', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', '2026-11-18 12:00:00'],
    ['weekends', 'FREQ=WEEKLY;BYDAY=SA,SU', '2026-11-21 -'],
    ['daily at 8pm', 'FREQ=DAILY', '2026-11-18 20:00:00'],
    ['every day at 7 and', 'FREQ=DAILY', '2026-11-19 07:00:00'],
    ['every day at 7 forever', 'FREQ=DAILY', '2026-11-19 07:00:00'],
    ['every day forever at 7', 'FREQ=DAILY', '2026-11-19 07:00:00'],
    ['every second', 'FREQ=MINUTELY', '2026-11-18 10:01:00'],
    ['every 10 seconds', 'FREQ=MINUTELY', '2026-11-18 10:01:00'],
    ['every second day at 7', 'FREQ=DAILY;INTERVAL=2', '2026-11-19 07:00:00'],
    ['every morning', 'FREQ=DAILY', '2026-11-19 09:00:00'],
    ['every night at 11', 'FREQ=DAILY', '2026-11-18 23:00:00'],
    [
      'every hour from 1 to 5 on workdays',
      'FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=13,14,15,16,17;BYMINUTE=0',
      '2026-11-18 13:00:00',
    ],
    [
      'every 90 minutes from 9 to 12',
      'FREQ=DAILY;BYHOUR=9,10,12;BYMINUTE=0,30;BYSETPOS=1,4,5',
      '2026-11-18 10:30:00',
    ],
    [
      'every hour til 1 today',
      'FREQ=DAILY;BYHOUR=11,12,13;BYMINUTE=0;UNTIL=20261118T235959',
      '2026-11-18 11:00:00',
    ],
    ['once a year in march', 'FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=1', '2027-03-01 -'],
    ['every march', 'FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=1', '2027-03-01 -'],
    ['every autumn', 'FREQ=YEARLY;BYMONTH=9;BYMONTHDAY=23', '2027-09-23 -'],
    ['every 4 hours', 'FREQ=HOURLY;INTERVAL=4', '2026-11-18 14:00:00'],
    ['last friday of every month', 'FREQ=MONTHLY;BYDAY=-1FR', '2026-11-27 -'],
    [
      'every last working day of the month at 9',
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
      '2026-11-30 09:00:00',
    ],
    ['the first weekday of each month', 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1', '2026-12-01 -'],
    ['first monday of each month', 'FREQ=MONTHLY;BYDAY=1MO', '2026-12-07 -'],
    ['the last day of every month at 9', 'FREQ=MONTHLY;BYMONTHDAY=-1', '2026-11-30 09:00:00'],
    ['every 3rd of the month', 'FREQ=MONTHLY;BYMONTHDAY=3', '2026-12-03 -'],
    ['the 15th of every month', 'FREQ=MONTHLY;BYMONTHDAY=15', '2026-12-15 -'],
    ['monthly', 'FREQ=MONTHLY', '2026-12-18 -'],
    ['yearly on may 3', 'FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=3', '2027-05-03 -'],
    ['every thanksgiving', 'FREQ=YEARLY;BYMONTH=11;BYDAY=4TH', '2026-11-26 -'],
    ['every day at 9 until friday', 'FREQ=DAILY;UNTIL=20261120T235959', '2026-11-19 09:00:00'],
    ['every day at 9 until december', 'FREQ=DAILY;UNTIL=20261130T235959', '2026-11-19 09:00:00'],
    ['every day at 9 through december', 'FREQ=DAILY;UNTIL=20261231T235959', '2026-11-19 09:00:00'],
    ['every day at 9 until the end of december', 'FREQ=DAILY;UNTIL=20261231T235959', '2026-11-19 09:00:00'],
    ['every day at 9 until next week', 'FREQ=DAILY;UNTIL=20261122T235959', '2026-11-19 09:00:00'],
    ['every day at 9 starting in december', 'FREQ=DAILY', '2026-12-01 09:00:00'],
    ['every day for two weeks at 9', 'FREQ=DAILY;UNTIL=20261202T235959', '2026-11-19 09:00:00'],
    ['every monday at 9 for 4 weeks', 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20261220T235959', '2026-11-23 09:00:00'],
    ['every week starting monday at 10', 'FREQ=WEEKLY', '2026-11-23 10:00:00'],
  ])('"%s" is %s from %s', (words, rule, first) => {
    expect(resolveWhen(words, { now, zone: 'UTC' })?.rule).toBe(rule);
    expect(said(words)).toBe(first);
  });
});

describe('nothing is guessed', () => {
  test.each([
    ['feb 30'],
    ['2027-02-30'],
    ['2027-13-01'],
    ['25:00'],
    ['tomorrow at 25:00'],
    ['tomorrow at 12:75'],
    ['next week'],
    ['next week at 5'],
    ['in october'],
    ['from 3 to 5pm'],
    ['tomorrow at 5 or 6'],
    ['today and friday'],
    ['monday and thursday at 9'],
    ['every 2 weeks on monday or thursday'],
    ['every month on monday and friday'],
    ['end of every quarter'],
    ['first monday of every quarter'],
    ['every day at 9 until november'],
    ['every hour for 2 hours'],
    ['every day at 9 until friday for 2 weeks'],
    ['every weekday except sunday at 9'],
    ['every day except the 5th at 9'],
    ['every day except christmas at 9'],
    ['every day except next friday at 9'],
    ['every day at 8 except when it rains'],
    ['every 2 days except friday at 9'],
    ['every tuesday except tuesday at 9'],
    ['tomorrow but not friday'],
    ['two hours'],
    ['3.5'],
    ['555 1234'],
    ['mon ami'],
    ['room 5'],
    [''],
  ])('"%s" names no point', (words) => {
    expect(said(words)).toBeNull();
  });

  test.each([
    ['1'.repeat(100_000)],
    ['1 hour and '.repeat(10_000)],
    ['(at '.repeat(30_000)],
    ['1:'.repeat(50_000)],
  ])('nor does a flood of characters', (words) => {
    expect(said(words)).toBeNull();
  });
});

describe('findWhen', () => {
  test.each([
    ['call mom tomorrow at 5pm about the 2 cats', ['tomorrow at 5pm']],
    ['every weekday at 8 take my pills', ['every weekday at 8']],
    ['tomorrow call mom at 5', ['tomorrow', 'at 5']],
    ['dentist on 3/5 at 14:30', ['on 3/5 at 14:30']],
    ['pay rent on the 1st of every month', ['on the 1st of every month']],
    ['remind me in an hour and a half to check the oven', ['in an hour and a half']],
    ['finish the report by 5', ['by 5']],
    ['set an alarm for 6', ['for 6']],
    ['prepare slides for friday morning', ['for friday morning']],
    ['remind me next week to ring Bob at 5', ['next week', 'at 5']],
    ['party on Sat at 8', ['on Sat at 8']],
    ['feed the cat every 4 hours', ['every 4 hours']],
    ['remind me at 5 about tomorrow’s meeting', ['at 5']],
    ['book a table for 5 at 7pm', ['at 7pm']],
    ['meet in room 5 tomorrow', ['tomorrow']],
    ['release version 3.5 on friday', ['on friday']],
    ['5k run saturday morning', ['saturday morning']],
  ])('%s', (text, spans) => {
    expect(findWhen(text).map((span) => span.text)).toEqual(spans);
    for (const span of findWhen(text)) expect(text.slice(span.index).startsWith(span.text)).toBe(true);
  });

  test.each([
    'buy 2 eggs',
    'may I',
    'march on',
    'room 5',
    'sun cream',
    'second thoughts',
    'the second floor',
    'call 555 1234',
    'version 3.5',
    'mon ami',
    'we sat at 5 tables',
    'may 3 people come',
    'you 2 may go',
    'half price sale',
    'good morning',
    'movie night',
    'weekly report',
    'the first thing I do',
    'twenty five cents',
    'meet at 12 elm street',
    'at 5% interest',
    '3/4 cup of sugar',
    'happy new year',
    'open 24/7',
    '192.168.1.1',
    'a history of 1984',
  ])('finds no time in "%s"', (text) => {
    expect(findWhen(text)).toEqual([]);
  });
});

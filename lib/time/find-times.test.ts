import { describe, expect, test } from 'vitest';
import { findTimes, readTime, type TimeExpression } from './find-times';

// 15 June 2027 is a Tuesday.
const at = { now: new Date('2027-06-15T10:30:00Z'), zone: 'UTC' };

function line(time: TimeExpression): string {
  const end = (value: { date: string; time: string | null }) =>
    [value.date, value.time?.slice(0, 5)].filter(Boolean).join(' ');
  if (time.kind === 'range') return `range ${end(time.from)} to ${end(time.to)}`;
  if (time.kind === 'recurrence')
    return `${time.rule} ${time.time?.slice(0, 5)}-${time.endTime?.slice(0, 5)}`;
  if (time.kind === 'duration') return `duration ${JSON.stringify(time.amount)}`;
  if (time.kind === 'unclear') return 'unclear';
  if (time.kind === 'part of day') return `${time.part} ${time.date} ${time.at?.toISOString().slice(11, 16)}`;
  return `${time.kind} ${time.kind === 'date' ? time.date : time.at.toISOString().slice(0, 16)}`;
}

function found(text: string): string[] {
  return findTimes(text, at).map(line);
}

describe('points', () => {
  test.each([
    ['dentist friday at 9', ['instant 2027-06-18T09:00']],
    ['pay the insurance by the 20th', ['date 2027-06-20']],
    ['call at 5', ['time 2027-06-15T17:00']],
    ['call mom tomorrow morning', ['morning 2027-06-16 09:00']],
    ['tomorrow call mom at 5', ['date 2027-06-16', 'time 2027-06-15T17:00']],
    ['party on feb 30', ['unclear']],
    ['dinner monday or tuesday', ['unclear']],
  ])('%s', (text, times) => {
    expect(found(text)).toEqual(times);
  });
});

describe('an hour for each day of a range', () => {
  const series = (last: string, hours: string) => `FREQ=DAILY;UNTIL=202712${last}T235959 ${hours}`;
  test.each([
    ['dec 16 to 24 4am', series('24', '04:00-undefined')],
    ['at 10 from 21 to 28 december', series('28', '10:00-undefined')],
    ['mon 6 dec to fri 10 dec 9-4', series('10', '09:00-16:00')],
    ['the 3rd to the 9th of december at 8 every evening', series('09', '20:00-undefined')],
  ])('%s', (text, meaning) => {
    expect(found(text)).toEqual([meaning]);
  });
  test.each([
    ['dec 21 at 10 to dec 28', 'range 2027-12-21 10:00 to 2027-12-28'],
    ['i am away dec 3 to dec 6 at 6pm', 'range 2027-12-03 to 2027-12-06 18:00'],
    ['friday 9am to monday 6pm', 'range 2027-06-18 09:00 to 2027-06-21 18:00'],
  ])('but not in %s', (text, meaning) => {
    expect(found(text)).toEqual([meaning]);
  });
});

describe('ranges', () => {
  test.each([
    ['tuesday 9-10:30', 'range 2027-06-22 09:00 to 2027-06-22 10:30'],
    ['from 9 to 10:30', 'range 2027-06-16 09:00 to 2027-06-16 10:30'],
    ['1 till 3', 'range 2027-06-15 13:00 to 2027-06-15 15:00'],
    ['from 9 to 5 tomorrow', 'range 2027-06-16 09:00 to 2027-06-16 17:00'],
    ['between 2 and 3:30pm on friday', 'range 2027-06-18 14:00 to 2027-06-18 15:30'],
    ['friday 3-4pm', 'range 2027-06-18 15:00 to 2027-06-18 16:00'],
    ['friday 11-1pm', 'range 2027-06-18 11:00 to 2027-06-18 13:00'],
    ['friday 12-1pm', 'range 2027-06-18 12:00 to 2027-06-18 13:00'],
    ['friday 10-12pm', 'range 2027-06-18 10:00 to 2027-06-18 12:00'],
    ['friday 10pm to 2am', 'range 2027-06-18 22:00 to 2027-06-19 02:00'],
    ['friday 9am to saturday 6pm', 'range 2027-06-18 09:00 to 2027-06-19 18:00'],
    ['today 5pm to tomorrow 9am', 'range 2027-06-15 17:00 to 2027-06-16 09:00'],
    ['tomorrow at 2 for 45 minutes', 'range 2027-06-16 14:00 to 2027-06-16 14:45'],
    ['monday to wednesday', 'range 2027-06-21 to 2027-06-23'],
    ['dec 1-5', 'range 2027-12-01 to 2027-12-05'],
    ['from 1 to 5 december', 'range 2027-12-01 to 2027-12-05'],
    ['dec 28 to jan 3', 'range 2027-12-28 to 2028-01-03'],
    ['the 21st to the 23rd', 'range 2027-06-21 to 2027-06-23'],
    ['today until friday', 'range 2027-06-15 to 2027-06-18'],
    ['2027-07-01 to 2027-07-05', 'range 2027-07-01 to 2027-07-05'],
    ['next week', 'range 2027-06-21 to 2027-06-27'],
    ['this weekend', 'range 2027-06-19 to 2027-06-20'],
    ['the weekend after next', 'range 2027-07-03 to 2027-07-04'],
    ['the rest of the week', 'range 2027-06-15 to 2027-06-20'],
    ['in october', 'range 2027-10-01 to 2027-10-31'],
    ['the next 3 days', 'range 2027-06-15 to 2027-06-18'],
    ['in the past hour', 'range 2027-06-15 09:30 to 2027-06-15 10:30'],
    ['next quarter', 'range 2027-07-01 to 2027-09-30'],
    ['Q1 2028', 'range 2028-01-01 to 2028-03-31'],
    ['next summer', 'range 2027-06-21 to 2027-09-22'],
    ['last winter', 'range 2026-12-21 to 2027-03-19'],
  ])('%s', (text, range) => {
    expect(found(text)).toEqual([range]);
  });

  test.each(['2 to 3 people', '3-5 eggs', 'we won 3 to 1', 'rated 4-5 stars'])('"%s" is none', (text) => {
    expect(found(text)).toEqual([]);
  });

  test('an hour after two days is not guessed to belong to the second', () => {
    expect(found('monday to friday 9 to 5')[0]).toBe('unclear');
  });
});

test.each([
  ['yoga every monday 6-7pm', ['FREQ=WEEKLY;BYDAY=MO 18:00-19:00']],
  ['office every day from 9 to 5', ['FREQ=DAILY 09:00-17:00']],
  ['vitamins every day at 9', ['FREQ=DAILY 09:00-undefined']],
])('%s', (text, times) => {
  expect(found(text)).toEqual(times);
});

test.each([
  ['a meeting of 45 minutes', ['duration {"minutes":45}']],
  ['run for half an hour tomorrow', ['duration {"minutes":30}', 'date 2027-06-16']],
])('%s', (text, times) => {
  expect(found(text)).toEqual(times);
});

describe('clocks of other places', () => {
  test.each([
    ['tomorrow at 9 in the morning, Lisbon time', 'Europe/Lisbon', '2027-06-16T08:00'],
    ['tomorrow 10am UK time', 'Europe/London', '2027-06-16T09:00'],
    ['tomorrow 5pm Tokyo time', 'Asia/Tokyo', '2027-06-16T08:00'],
    ['tomorrow 5pm São Paulo time', 'America/Sao_Paulo', '2027-06-16T20:00'],
    ['tomorrow at noon CET', 'Europe/Paris', '2027-06-16T10:00'],
    ['tomorrow at 9am EST', 'America/New_York', '2027-06-16T13:00'],
    ['tomorrow 9am (UTC+5:30)', '+05:30', '2027-06-16T03:30'],
    ['tomorrow 9am Europe/Berlin', 'Europe/Berlin', '2027-06-16T07:00'],
    ['tomorrow 9am Pacific time', 'America/Los_Angeles', '2027-06-16T16:00'],
  ])('%s', (text, zone, instant) => {
    const [time] = findTimes(text, at);
    expect(time?.zone).toBe(zone);
    expect(time?.kind === 'instant' && time.at.toISOString().slice(0, 16)).toBe(instant);
  });

  test.each(['feed the cat at 5 eat later', 'story time', 'art class at 7'])('"%s" names none', (text) => {
    expect(findTimes(text, at).every((time) => time.zone === null)).toBe(true);
  });
});

test('the place and the bound of an expression are told', () => {
  const [time] = findTimes('send the report by friday, please', at);
  expect(time).toMatchObject({ kind: 'date', text: 'by friday', start: 16, end: 25, bound: 'by' });
  expect(findTimes('no calls before 9', at)[0]).toMatchObject({ bound: 'before' });
  expect(findTimes('quiet until monday', at)[0]).toMatchObject({ bound: 'until' });
});

describe('words of a title are no time', () => {
  test.each([
    'watch Good Morning America',
    'watch Friday night lights',
    'buy the Sunday Times',
    'call May Smith',
    'directions: second left after the church',
    'watch Sunday Night Dinner',
    'buy Monday.com licences',
    'see Midnight in Paris',
    'add “tomorrow never dies” to my films',
    'add "Friday" to my watch list',
    "read 'Midnight' first",
    'buy christmas presents',
    'a halloween costume',
  ])('%s', (text) => {
    expect(found(text)).toEqual([]);
  });

  test.each([
    ['watch Good Morning America at 8am tomorrow', ['instant 2027-06-16T08:00']],
    ['lunch with April Jones on friday', ['date 2027-06-18']],
    ['remind me on Sunday Bob arrives', ['date 2027-06-20']],
    ["it's Anna's turn Monday", ['date 2027-06-21']],
    ['“tomorrow at 5”', ['instant 2027-06-16T17:00']],
    ['call 5 people on christmas', ['date 2027-12-25']],
  ])('%s', (text, times) => {
    expect(found(text)).toEqual(times);
  });
});

test('readTime reads a phrase as a whole', () => {
  expect(readTime('for the weekend', at)).toMatchObject({ kind: 'range' });
  expect(readTime('tomorrow ... at 5', at)).toMatchObject({ kind: 'instant', date: '2027-06-16' });
  expect(readTime('blue', at)).toBeNull();
  expect(readTime('feb 30', at)).toBeNull();
});

import { expect, test } from 'vitest';
import { lastDays, type RecapData, recapText, streak } from '@/lib/recaps/rules';

const sunday = '2027-03-14';
const week = (given: Partial<RecapData> = {}): string =>
  recapText({
    today: sunday,
    completed: new Map(),
    moods: new Map(),
    reminders: { sent: 0, missed: 0 },
    overdue: [],
    overdueCount: 0,
    ...given,
  });
const on = (count: number, ...dates: string[]) => dates.map((date) => [`2027-03-${date}`, count] as const);

test('the recap counts todos, streaks, reminders, journal entries and overdue todos', () => {
  const [title, facts, overdue] = week({
    completed: new Map([...on(1, '05', '12', '13', '14'), ...on(3, '09')]),
    moods: new Map([...on(3, '03', '04'), ...on(4, '12', '13')]),
    reminders: { sent: 9, missed: 1 },
    overdue: [
      { text: 'pay rent', dueDate: '2027-03-01' },
      { text: 'stamps', dueDate: '2027-03-10' },
    ],
    overdueCount: 4,
  }).split('\n\n');
  expect(title).toMatch(/8 March.*14 March/);
  expect(facts?.split('\n')).toEqual([
    expect.stringMatching(/6 todos, 5 more.*Tuesday \(3\)/),
    expect.stringContaining('3 days'),
    expect.stringMatching(/9.*1/),
    expect.stringMatching(/2 entries.*2 days/),
    expect.stringMatching(/4\.0.*up.*3\.0/),
  ]);
  expect(overdue?.split('\n').slice(1)).toEqual([
    expect.stringMatching(/pay rent.*1 March/),
    expect.stringMatching(/stamps.*10 March/),
    expect.stringContaining('2 more'),
  ]);
});

test('a week without any activity has one line beside the title', () => {
  const [title, line, ...others] = week().split('\n\n');
  expect(title).toContain('14 March');
  expect(line).not.toContain('\n');
  expect(others).toEqual([]);
});

test.each([
  [[4, 4], [4], /4\.0.*same/],
  [[2], [4], /2\.0.*down.*4\.0/],
  [[2], [], /2\.0 of 5\.$/],
])('the mood of %j after %j is compared with the week before', (now, before, words) => {
  const moods = new Map([
    ...now.map((score, index) => [`2027-03-${12 + index}`, score] as const),
    ...before.map((score) => ['2027-03-03', score] as const),
  ]);
  expect(week({ moods }).split('\n').at(-1)).toMatch(words);
});

test('a week without journal entries has no mood', () => {
  expect(week({ moods: new Map(on(5, '03')) })).not.toContain('Mood');
});

test('a streak ends today or yesterday and has no gaps', () => {
  expect(streak(new Map(on(1, '12', '13', '14')), sunday)).toBe(3);
  expect(streak(new Map(on(1, '12', '13')), sunday)).toBe(2);
  expect(streak(new Map(on(1, '11', '12')), sunday)).toBe(0);
  expect(streak(new Map(on(1, '14')), sunday)).toBe(1);
  expect(streak(new Map(lastDays(sunday, 60).map((date) => [date, 1])), sunday)).toBe(60);
});

test('the longest recap has less than 900 characters', () => {
  const all = lastDays(sunday, 60).map((date, index) => [date, (index % 5) + 1] as const);
  const text = week({
    completed: new Map(all),
    moods: new Map(all),
    reminders: { sent: 99, missed: 99 },
    overdue: Array.from({ length: 3 }, () => ({ text: 'x'.repeat(500), dueDate: '2027-03-01' })),
    overdueCount: 99,
  });
  expect(text.length).toBeLessThan(900);
  expect(text).toContain('60 or more days');
});

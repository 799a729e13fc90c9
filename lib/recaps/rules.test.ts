import { expect, test } from 'vitest';
import { lastDays, recapText, streak, type Week } from '@/lib/recaps/rules';

const sunday = '2027-03-14';
const week = (given: Partial<Week> = {}): string =>
  recapText({
    today: sunday,
    done: new Map(),
    moods: new Map(),
    reminders: { kept: 0, missed: 0 },
    slipped: [],
    slippedCount: 0,
    ...given,
  });
const on = (count: number, ...dates: string[]) => dates.map((date) => [`2027-03-${date}`, count] as const);

test('a full week says what was done, kept up, felt and missed', () => {
  expect(
    week({
      done: new Map([...on(1, '05', '12', '13', '14'), ...on(3, '09')]),
      moods: new Map([...on(3, '03', '04'), ...on(4, '12', '13')]),
      reminders: { kept: 9, missed: 1 },
      slipped: [
        { text: 'pay rent', dueDate: '2027-03-01' },
        { text: 'stamps', dueDate: '2027-03-10' },
      ],
      slippedCount: 4,
    }),
  ).toBe(
    [
      'Your week · Monday, 8 March to Sunday, 14 March',
      '',
      'Done: 6 todos, 5 more than the week before, most on Tuesday (3).',
      'In a row: something done on 3 days.',
      'Reminders: 9 reached you, 1 could not.',
      'Journal: 2 entries, 2 days in a row.',
      'Mood: 4.0 of 5, up from 3.0 the week before.',
      '',
      'Slipped:',
      '• pay rent (due Monday, 1 March)',
      '• stamps (due Wednesday, 10 March)',
      '… and 2 more',
    ].join('\n'),
  );
});

test('an empty week is short and kind', () => {
  expect(week()).toBe(
    'Your week · Monday, 8 March to Sunday, 14 March\n\nA quiet week: nothing was ticked off, and that is fine. The next one starts fresh.',
  );
});

test.each([
  [[4, 4], [4], 'Mood: 4.0 of 5, about as the week before.'],
  [[2], [4], 'Mood: 2.0 of 5, down from 4.0 the week before.'],
  [[2], [], 'Mood: 2.0 of 5.'],
])('the mood of %j after %j', (now, before, words) => {
  const moods = new Map([
    ...now.map((score, place) => [`2027-03-${12 + place}`, score] as const),
    ...before.map((score) => ['2027-03-03', score] as const),
  ]);
  expect(week({ moods }).split('\n').at(-1)).toBe(words);
});

test('without entries of this week nothing is said about moods', () => {
  expect(week({ moods: new Map(on(5, '03')) })).not.toContain('Mood');
});

test('a streak ends today or yesterday, and breaks at the first day without', () => {
  expect(streak(new Map(on(1, '12', '13', '14')), sunday)).toBe(3);
  expect(streak(new Map(on(1, '12', '13')), sunday)).toBe(2);
  expect(streak(new Map(on(1, '11', '12')), sunday)).toBe(0);
  expect(streak(new Map(on(1, '14')), sunday)).toBe(1);
  expect(streak(new Map(lastDays(sunday, 60).map((date) => [date, 1])), sunday)).toBe(60);
});

test('all of it fits on a phone', () => {
  const all = lastDays(sunday, 60).map((date, place) => [date, (place % 5) + 1] as const);
  const text = week({
    done: new Map(all),
    moods: new Map(all),
    reminders: { kept: 99, missed: 99 },
    slipped: Array.from({ length: 3 }, () => ({ text: 'x'.repeat(500), dueDate: '2027-03-01' })),
    slippedCount: 99,
  });
  expect(text.length).toBeLessThan(900);
  expect(text).toContain('60 days or more');
});

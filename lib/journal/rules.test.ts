import { expect, test } from 'vitest';
import {
  differenceWords,
  graphPoints,
  hasRecentCrisis,
  insightsOf,
  isShowable,
  matchesSearch,
  moodOf,
  pageNumbers,
  paragraphsOf,
  streakOf,
  summaryOf,
  trendOf,
} from '@/lib/journal/rules';

const today = '2027-03-10';
const day = (entryDate: string, sentimentScore: number) => ({ entryDate, sentimentScore, isCrisis: false });
const pointsOf = (...scores: number[]) =>
  graphPoints(
    scores.map((score, index) =>
      day(`2027-03-${String(11 - scores.length + index).padStart(2, '0')}`, score),
    ),
    today,
  );

test.each([
  [5, 'Very Positive', '😊'],
  [4.5, 'Very Positive', '😊'],
  [4.4, 'Positive', '🙂'],
  [3.5, 'Positive', '🙂'],
  [3.4, 'Neutral', '😐'],
  [2.5, 'Neutral', '😐'],
  [2.4, 'Negative', '😔'],
  [1.5, 'Negative', '😔'],
  [1.4, 'Very Negative', '😢'],
  [1, 'Very Negative', '😢'],
])('a score of %d is %s %s', (score, label, emoji) => {
  expect(moodOf(score)).toMatchObject({ label, emoji });
});

test('the graph has 14 points up to today, across the end of a month, without a score on days without an entry', () => {
  const points = graphPoints([day('2027-02-24', 5), day('2027-02-25', 2), day('2027-03-10', 4)], today);
  expect(points.map(({ date }) => date)).toEqual([
    '2027-02-25',
    '2027-02-26',
    '2027-02-27',
    '2027-02-28',
    '2027-03-01',
    '2027-03-02',
    '2027-03-03',
    '2027-03-04',
    '2027-03-05',
    '2027-03-06',
    '2027-03-07',
    '2027-03-08',
    '2027-03-09',
    '2027-03-10',
  ]);
  expect(points.flatMap(({ score }) => score ?? [])).toEqual([2, 4]);
});

test('average and consistency count only the 14 days', () => {
  expect(summaryOf(pointsOf(4, 2, 3))).toMatchObject({ scored: 3, average: 3, consistency: 21 });
  expect(summaryOf(pointsOf(1, 2, 3, 4, 5, 1, 2))).toMatchObject({ scored: 7, consistency: 50 });
  expect(summaryOf(pointsOf())).toMatchObject({ scored: 0, average: null, consistency: 0 });
});

test.each([
  [[], 'stable', ''],
  [[4], 'stable', ''],
  [[3, 3.1], 'stable', ''],
  [[3.1, 3], 'stable', ''],
  [[3, 3.2], 'up', '+0.2'],
  [[3.2, 3], 'down', '-0.2'],
  // With an odd number, the middle score belongs to the newer half: the mean of 4 and 5 is compared with 2.
  [[2, 4, 5], 'up', '+2.5'],
  [[5, 4, 2, 1], 'down', '-3.0'],
])('the scores %j are %s, shown as "%s"', (scores, direction, words) => {
  const trend = trendOf(scores);
  expect(trend.direction).toBe(direction);
  expect(differenceWords(trend)).toBe(words);
});

test('insights start at three scores, call a rise of more than 0.5 noticeable, and mention few entries', () => {
  const insights = (...scores: number[]) => insightsOf(summaryOf(pointsOf(...scores)));
  expect(insights(3, 4)).toEqual([]);
  expect(insights(3, 3, 3)).toHaveLength(2);
  expect(insights(3, 3, 3.5, 3.5)).toEqual([
    expect.stringMatching(/up(?!.*noticeable)/),
    expect.stringMatching(/more regularly/),
  ]);
  expect(insights(3, 3, 3.6, 3.6)[0]).toMatch(/up.*noticeable/);
  expect(insights(4, 4, 3, 3)[0]).toMatch(/down/);
  expect(insights(3, 3, 3, 3, 3, 3)).toHaveLength(2);
  expect(insights(3, 3, 3, 3, 3, 3, 3)).toEqual([expect.stringMatching(/stable/)]);
});

test('a streak counts up to today, or up to yesterday if today has no entry', () => {
  expect(streakOf([], today)).toBe(0);
  expect(streakOf(['2027-03-10'], today)).toBe(1);
  expect(streakOf(['2027-03-09', '2027-03-08'], today)).toBe(2);
  expect(streakOf(['2027-03-10', '2027-03-09', '2027-03-07'], today)).toBe(2);
  expect(streakOf(['2027-03-08', '2027-03-07'], today)).toBe(0);
  expect(streakOf(['2027-03-01', '2027-02-28'], '2027-03-01')).toBe(2);
});

test('a crisis is recent for three days', () => {
  const written = (createdAt: string, isCrisis = true) => [{ isCrisis, createdAt }];
  const now = new Date('2027-03-10T15:00:00Z');
  expect(hasRecentCrisis(written('2027-03-07T15:00:01Z'), now)).toBe(true);
  expect(hasRecentCrisis(written('2027-03-07T15:00:00Z'), now)).toBe(false);
  expect(hasRecentCrisis(written('2027-03-10T15:00:00Z', false), now)).toBe(false);
});

const entry = { id: 'a', entryText: 'Well', sentimentScore: 3, entryDate: today, responses: {} };

test.each([
  [entry, true],
  [{ ...entry, sentimentScore: 1 }, true],
  [{ ...entry, sentimentScore: 5 }, true],
  [{ ...entry, sentimentScore: 0.9 }, false],
  [{ ...entry, sentimentScore: 5.1 }, false],
  [{ ...entry, sentimentScore: Number.NaN }, false],
  [{ ...entry, sentimentScore: '3' }, false],
  [{ ...entry, id: 7 }, false],
  [{ ...entry, entryText: null }, false],
  [{ ...entry, entryDate: undefined }, false],
  [{ ...entry, responses: null }, false],
  [{ ...entry, responses: 'none' }, false],
  [{}, false],
  [null, false],
])('%j is shown as an entry: %s', (value, isShown) => {
  expect(isShowable(value)).toBe(isShown);
});

test('a search looks at text, feeling, id and date, ignoring case, and at nothing else', () => {
  const searched = {
    id: 'b7F',
    entryText: 'A long WALK home',
    entryDate: '2027-03-10',
    responses: { feeling: 'Calm', question1: 'Hidden' },
  };
  const found = ['walk', ' Home ', 'CALM', 'B7f', '03-1', '2027'].filter((words) =>
    matchesSearch(searched, words),
  );
  expect(found).toHaveLength(6);
  expect(matchesSearch(searched, 'hidden')).toBe(false);
  expect(matchesSearch({ ...searched, responses: { feeling: undefined } }, 'calm')).toBe(false);
});

test('a text is split at every kind of line break', () => {
  expect(paragraphsOf('One.\n\nTwo.\r\nThree.\r  \nFour. ')).toEqual(['One.', 'Two.', 'Three.', 'Four.']);
  expect(paragraphsOf(' \n ')).toEqual([]);
});

test('up to seven pages are all offered; of more, the ends and the neighbors', () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(pageNumbers(1, 9)).toEqual([1, 2, 9]);
  expect(pageNumbers(5, 9)).toEqual([1, 4, 5, 6, 9]);
  expect(pageNumbers(9, 9)).toEqual([1, 8, 9]);
});

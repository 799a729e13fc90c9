import { expect, test } from 'vitest';
import { readMinutes } from './durations';

test.each([
  ['45 minutes', 45],
  ['45 min', 45],
  ['half an hour', 30],
  ['1/2 hour', 30],
  ['a quarter of an hour', 15],
  ['an hour and a half', 90],
  ['one and a half hours', 90],
  ['1h30', 90],
  ['1h 30m', 90],
  ['1.5 hours', 90],
  ['2 hrs and 15 mins', 135],
  ['a couple of hours', 120],
  ['a few minutes', 3],
  ['forty-five minutes', 45],
  ['two days', 2880],
  ['a week', 10_080],
  ['2d', 2880],
  ['20 m', 20],
])('"%s" is %i minutes', (words, minutes) => {
  expect(readMinutes(words)).toBe(minutes);
});

test.each(['', '45', 'blue', 'two months', 'half an hour later', '30 minutes or so, maybe', 'an apple'])(
  '"%s" is no length in minutes',
  (words) => {
    expect(readMinutes(words)).toBeNull();
  },
);

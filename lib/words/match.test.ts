import { expect, test } from 'vitest';
import { matchItem } from '@/lib/words/match';

const list = ['Milk', 'Eggs', 'Call the bank', 'Call mom', 'Oat milk for guests', 'Submit report 2'];
const found = (words: string) => {
  const match = matchItem(list, words, (item) => item);
  if (match.kind === 'one') return match.item;
  return match.kind === 'many' ? match.items : null;
};

test.each([
  ['milk', 'Milk'],
  ['the milk', 'Milk'],
  ['egg', 'Eggs'],
  ['calling mom', 'Call mom'],
  ['the bank', 'Call the bank'],
  ['bank call', 'Call the bank'],
  ['oat milk', 'Oat milk for guests'],
  ['2', 'Eggs'],
  ['#3', 'Call the bank'],
  ['number 4', 'Call mom'],
  ['report', 'Submit report 2'],
])('"%s" matches "%s"', (words, item) => {
  expect(found(words)).toBe(item);
});

test.each([
  ["Zoe's birthday", "Zoe's birthday"],
  ['zoe birthday', "Zoe's birthday"],
  ["Joe's gift", 'Buy Joe’s gift'],
  ['joe', 'Buy Joe’s gift'],
])('"%s" matches a short name with or without its ending', (words, item) => {
  const match = matchItem(["Zoe's birthday", 'Buy Joe’s gift'], words, (one) => one);
  expect(match).toEqual({ kind: 'one', item });
});

test('words that match several items pick none of them', () => {
  expect(found('call')).toEqual(['Call the bank', 'Call mom']);
});

test.each(['bread', '9', '', 'the', 'milkshake'])('"%s" matches no item', (words) => {
  expect(found(words)).toBeNull();
});

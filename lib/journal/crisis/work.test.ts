import { expect, test } from 'vitest';
import { readsAsCrisis } from '@/lib/journal/crisis/reads-as-crisis';
import { readRows } from '@/testing/corpora/read-rows';
import { countCharactersRead } from '@/testing/hostile/count-characters';
import { findWorstInput } from '@/testing/hostile/worst-input';

const sentences = readRows<{ text: string }>('crisis.jsonl').map(({ text }) => text);
const pieces = [...sentences, ...new Set(sentences.flatMap((text) => text.split(' '))), 'ﷺ', '*', 'a*b', '@'];

function workOf(text: string): number {
  const end = countCharactersRead();
  readsAsCrisis(text);
  return end();
}

test('the worst 4,000 characters that a search finds take a bounded number of steps, and twice as many at most twice that', () => {
  const worst = findWorstInput({ length: 4000, pieces, costOf: workOf, generations: 20, seed: 14 });
  expect(worst.cost).toBeLessThan(4000 * 40);
  expect(workOf(worst.text + worst.text)).toBeLessThan(worst.cost * 2.1);
});

test('stars within a word and letters that unfold are read once', () => {
  const read = (text: string) => workOf(text) / text.length;
  for (const text of [`a${'*'.repeat(4000)}b`, 'ﷺ'.repeat(4000), 'a b '.repeat(1000)])
    expect(read(text), text.slice(0, 8)).toBeLessThan(40);
});

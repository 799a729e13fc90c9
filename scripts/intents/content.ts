import { fixedFeatures, linkFeatures, type Mark, marks } from '@/lib/assistant/acts/mark-content';
import { type Token, tokenize, withTimes } from '@/lib/assistant/understand/tokens';
import { readRows } from '@/testing/corpora/read-rows';
import { type Sample, trainCompact } from './regression';
import { packWeights } from './weights';

export const contentWeightsFile = 'lib/assistant/acts/content-weights.json';

export interface ContentRow {
  act: string;
  text: string;
  pieces?: string[];
  list?: string;
  key?: string;
  value?: string;
  /** The facts in the order of the text, if a message has several facts. */
  facts?: { key: string; value: string }[];
}

// A higher rate or more epochs mark fewer messages of other writers right (docs/decisions/033-acts.md).
const options = { epochs: 6, rate: 0.05, penalty: 0.0001, minRows: 1 };
const keptFeatures = 24_000;
const at = { now: new Date('2026-11-22T11:00:00Z'), zone: 'UTC' };

export function storedContentWeights(rows = readRows<ContentRow>('content-en.jsonl')): string {
  const model = trainCompact(rows.flatMap(samplesOf), marks.length, options, keptFeatures);
  return `${JSON.stringify(packWeights(model, marks, keptFeatures, 8), null, 2)}\n`;
}

function tokensOf(text: string): Token[] {
  return withTimes(text, tokenize(text), at);
}

function samplesOf(row: ContentRow): Sample[] {
  const tokens = tokensOf(row.text);
  const own = marksOf(row, tokens);
  return tokens.map((_, place) => {
    const hashes = new Set([
      ...fixedFeatures(tokens, place, row.act),
      ...linkFeatures(tokens, place, row.act, own[place - 1] ?? 'none'),
    ]);
    return {
      features: { hashes: Int32Array.from(hashes), values: new Float64Array(hashes.size).fill(1) },
      label: marks.indexOf(own[place] ?? 'none'),
      weight: 1,
    };
  });
}

function marksOf(row: ContentRow, tokens: Token[]): Mark[] {
  const { text, pieces = [], list, key, value, facts = [] } = row;
  const own = tokens.map((): Mark => 'none');
  let from = 0;
  for (const piece of pieces) {
    const start = text.indexOf(piece, from);
    from = start + piece.length;
    const places = placesIn(tokens, start, from);
    for (const [index, place] of places.entries()) own[place] = index === 0 ? 'begin' : 'inside';
  }
  from = 0;
  for (const fact of facts)
    for (const mark of ['key', 'value'] as const) {
      const start = text.indexOf(fact[mark], from);
      from = start + fact[mark].length;
      for (const place of placesIn(tokens, start, from)) own[place] = mark;
    }
  for (const [mark, words] of [
    ['list', list],
    ['key', key],
    ['value', value],
  ] as const) {
    const start = words ? text.lastIndexOf(words) : -1;
    if (words && start >= 0)
      for (const place of placesIn(tokens, start, start + words.length)) own[place] = mark;
  }
  return own;
}

function placesIn(tokens: Token[], start: number, end: number): number[] {
  return tokens.flatMap((token, place) => (token.start < end && token.end > start ? place : []));
}

import { readFileSync } from 'node:fs';
import { readPassages, scoreOf, signalsOf, slopes } from '@/lib/journal/sentiment/scale';
import { readSentences } from '@/lib/journal/sentiment/sentences';
import { figuresOf, isRated } from './sentiment';

// npx tsx scripts/eval/calibrate-sentiment.ts <file.jsonl>: computes the slopes of
// lib/journal/sentiment/scale.ts by least squares.
const [file] = process.argv.slice(2);
if (!file) {
  console.error('Usage: npx tsx scripts/eval/calibrate-sentiment.ts <file.jsonl>');
  process.exit(2);
}
const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
const rated = lines.map((line): unknown => JSON.parse(line)).filter(isRated);
const rows = rated.map((row) => ({ ...row, signals: signalsOfText(row.text) }));
const folds = 10;
const foldResults = Array.from({ length: folds }, (_, fold) => {
  const training = slopesOf(rows.filter((_row, index) => index % folds !== fold));
  const testRows = rows.filter((_row, index) => index % folds === fold);
  return testRows.map(({ text, mean }) => pairOf([text], mean, training));
});
console.log(
  JSON.stringify({
    slopes: slopesOf(rows),
    tenFolds: figuresOf(foldResults.flat()),
    joinedBy5: figuresOf(joinedBy(5)),
    joinedBy20: figuresOf(joinedBy(20)),
  }),
);

function pairOf(texts: string[], mean: number, weights: typeof slopes) {
  return { got: scoreOf(readPassages(texts.flatMap(readSentences)), weights), expected: 3 + mean / 2 };
}

function joinedBy(count: number) {
  const ordered = rows.toSorted((a, b) => a.mean - b.mean);
  return Array.from({ length: Math.floor(ordered.length / count) }, (_, group) => {
    const joined = ordered.slice(group * count, (group + 1) * count);
    const mean = joined.reduce((sum, row) => sum + row.mean, 0) / count;
    return pairOf(
      joined.map(({ text }) => text),
      mean,
      slopes,
    );
  });
}

function signalsOfText(text: string): typeof slopes {
  const passages = readPassages(readSentences(text));
  return signalsOf({
    words: passages.flatMap(({ words }) => words),
    length: passages.reduce((sum, { length }) => sum + length, 0),
  });
}

function slopesOf(samples: typeof rows): typeof slopes {
  const points = samples.map(({ signals, mean }) => [signals.tilt, signals.typical, signals.density, mean]);
  const product = (a: number, b: number) =>
    points.reduce((sum, point) => sum + (point[a] ?? 0) * (point[b] ?? 0), 0);
  let system = [0, 1, 2].map((row) => [0, 1, 2, 3].map((column) => product(row, column)));
  for (const pivot of [0, 1, 2]) {
    const line = (system[pivot] ?? []).map((cell) => cell / (system[pivot]?.[pivot] ?? 1));
    system = system.map((other, row) =>
      row === pivot ? line : other.map((cell, column) => cell - (other[pivot] ?? 0) * (line[column] ?? 0)),
    );
  }
  const [tilt = 0, typical = 0, density = 0] = system.map((row) => Math.round((row[3] ?? 0) * 1000) / 1000);
  return { tilt, typical, density };
}

import { readFileSync } from 'node:fs';
import { readPassages, scoreOf, signalsOf, slopes } from '../lib/journal/sentiment/scale';
import { readSentences } from '../lib/journal/sentiment/sentences';
import { figuresOf, isRated } from './eval-sentiment';

// npx tsx scripts/calibrate-sentiment.ts <file.jsonl>: the slopes of lib/journal/sentiment/scale.ts by least squares, and how
// they do on rows they were not made from (ten folds) and on texts made of several rows, whose mean is then expected.
const [file] = process.argv.slice(2);
if (!file) {
  console.error('Usage: npx tsx scripts/calibrate-sentiment.ts <file.jsonl>');
  process.exit(2);
}
const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
const rated = lines.map((line): unknown => JSON.parse(line)).filter(isRated);
const rows = rated.map((row) => ({ ...row, signals: signalsOfText(row.text) }));
const folds = 10;
const unseen = Array.from({ length: folds }, (_, fold) => {
  const made = slopesOf(rows.filter((_row, place) => place % folds !== fold));
  const held = rows.filter((_row, place) => place % folds === fold);
  return held.map(({ text, mean }) => pairOf([text], mean, made));
});
console.log(
  JSON.stringify({
    slopes: slopesOf(rows),
    tenFolds: figuresOf(unseen.flat()),
    joinedBy5: figuresOf(joinedBy(5)),
    joinedBy20: figuresOf(joinedBy(20)),
  }),
);

function pairOf(texts: string[], mean: number, made: typeof slopes) {
  return { got: scoreOf(readPassages(texts.flatMap(readSentences)), made), expected: 3 + mean / 2 };
}

/** Neighbours in the order of their means: texts of one mood. */
function joinedBy(count: number) {
  const ordered = rows.toSorted((a, b) => a.mean - b.mean);
  return Array.from({ length: Math.floor(ordered.length / count) }, (_, group) => {
    const some = ordered.slice(group * count, (group + 1) * count);
    const mean = some.reduce((sum, row) => sum + row.mean, 0) / count;
    return pairOf(
      some.map(({ text }) => text),
      mean,
      slopes,
    );
  });
}

/** A tweet is one passage: its signals are those of all its words. */
function signalsOfText(text: string): typeof slopes {
  const passages = readPassages(readSentences(text));
  return signalsOf({
    words: passages.flatMap(({ words }) => words),
    length: passages.reduce((sum, { length }) => sum + length, 0),
  });
}

/** Least squares without a constant: Gauss-Jordan on the normal equations of the three signals. */
function slopesOf(some: typeof rows): typeof slopes {
  const points = some.map(({ signals, mean }) => [signals.tilt, signals.typical, signals.density, mean]);
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

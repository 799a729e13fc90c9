import { scoreText } from '@/lib/journal/sentiment/sentiment';

export interface RatedText {
  text: string;
  mean: number;
}

export function evalSentiment(rows: unknown[]): { predictions: object[]; summary: object } {
  const results = rows.filter(isRated).map((row) => ({ row, got: scoreText(row.text).score }));
  return {
    predictions: results.map(({ row, got }) => ({ ...row, got })),
    summary: {
      task: 'sentiment',
      rows: results.length,
      ...figuresOf(results.map(({ row, got }) => ({ got, expected: 3 + row.mean / 2 }))),
    },
  };
}

export function figuresOf(pairs: { got: number; expected: number }[]) {
  const clear = pairs.filter(({ expected }) => Math.abs(expected - 3) >= 1);
  const wrong = clear.filter(({ got, expected }) => (got - 3) * (expected - 3) < 0);
  return {
    r: rounded(correlation(pairs)),
    error: rounded(mean(pairs.map(({ got, expected }) => Math.abs(got - expected)))),
    clear: clear.length,
    wrongSide: rounded(clear.length === 0 ? 0 : wrong.length / clear.length),
  };
}

export function isRated(row: unknown): row is RatedText {
  if (typeof row !== 'object' || row === null) return false;
  return 'text' in row && typeof row.text === 'string' && 'mean' in row && typeof row.mean === 'number';
}

function correlation(pairs: { got: number; expected: number }[]): number {
  const got = mean(pairs.map((pair) => pair.got));
  const expected = mean(pairs.map((pair) => pair.expected));
  const covariance = mean(pairs.map((pair) => (pair.got - got) * (pair.expected - expected)));
  const variances =
    mean(pairs.map((pair) => (pair.got - got) ** 2)) *
    mean(pairs.map((pair) => (pair.expected - expected) ** 2));
  return variances === 0 ? 0 : covariance / Math.sqrt(variances);
}

function mean(numbers: number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

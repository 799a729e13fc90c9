import type { Features } from '@/lib/assistant/understand/intent-features';
import { type Random, seededRandom } from '@/testing/virtual/random';

export interface Sample {
  features: Features;
  label: number;
  weight: number;
}

export interface Regression {
  rowOf: Map<number, number>;
  classes: number;
  weights: Float64Array;
}

export interface RegressionOptions {
  epochs: number;
  rate: number;
  penalty: number;
  minRows: number;
}

const smallestGradient = 1e-3;

export function train(samples: Sample[], classes: number, options: RegressionOptions): Regression {
  const rowOf = numberRows(samples, options.minRows);
  const { rate, penalty } = options;
  // A weight and, beside it, the sum of its squared slopes: a step then waits for memory once, not twice.
  const cells = Float64Array.from({ length: rowOf.size * classes * 2 }, (_, at) => (at % 2 === 0 ? 0 : 1e-8));
  const rows = samples.map(({ features, label, weight }) => ({ label, weight, ...sparse(features, rowOf) }));
  const gradient = new Float64Array(classes);
  const active = new Int32Array(classes);
  const random = seededRandom(7);
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    shuffle(rows, random);
    for (const { ids, values, label, weight } of rows) {
      predictInto(gradient, cells, 2, ids, values);
      gradient[label] = (gradient[label] ?? 0) - 1;
      let count = 0;
      for (let one = 0; one < classes; one += 1) {
        if (Math.abs(gradient[one] ?? 0) <= smallestGradient) continue;
        active[count] = one;
        count += 1;
      }
      for (let place = 0; place < ids.length; place += 1) {
        const start = (ids[place] ?? 0) * classes;
        for (let index = 0; index < count; index += 1) {
          const one = active[index] ?? 0;
          const at = (start + one) * 2;
          const old = cells[at] ?? 0;
          const slope = (gradient[one] ?? 0) * weight * (values[place] ?? 0) + penalty * old;
          const square = (cells[at + 1] ?? 0) + slope * slope;
          cells[at + 1] = square;
          cells[at] = old - (rate * slope) / Math.sqrt(square);
        }
      }
    }
  }
  return { rowOf, classes, weights: cells.filter((_, at) => at % 2 === 0) };
}

export function trainCompact(
  samples: Sample[],
  classes: number,
  options: RegressionOptions,
  keep: number,
): Regression {
  const whole = train(samples, classes, { ...options, epochs: options.epochs / 2 });
  const kept = new Set(
    [...whole.rowOf]
      .map(([feature, row]) => ({ feature, norm: normOf(whole, row) }))
      .toSorted((a, b) => b.norm - a.norm || a.feature - b.feature)
      .slice(0, keep)
      .map(({ feature }) => feature),
  );
  const reduced = samples.map(({ features: { hashes, values }, ...sample }) => ({
    ...sample,
    features: {
      hashes: hashes.filter((feature) => kept.has(feature)),
      values: values.filter((_, place) => kept.has(hashes[place] ?? 0)),
    },
  }));
  return train(reduced, classes, options);
}

function normOf({ weights, classes }: Regression, row: number): number {
  return weights.subarray(row * classes, (row + 1) * classes).reduce((sum, value) => sum + value * value, 0);
}

export function predict({ rowOf, classes, weights }: Regression, features: Features): Float64Array {
  const { ids, values } = sparse(features, rowOf);
  const scores = new Float64Array(classes);
  predictInto(scores, weights, 1, ids, values);
  return scores;
}

function numberRows(samples: Sample[], minRows: number): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { features } of samples)
    for (const id of features.hashes) counts.set(id, (counts.get(id) ?? 0) + 1);
  const kept = [...counts].filter(([, count]) => count >= minRows).map(([id]) => id);
  return new Map(kept.sort((a, b) => a - b).map((id, place) => [id, place]));
}

function sparse(
  { hashes, values }: Features,
  rowOf: Map<number, number>,
): { ids: Int32Array; values: Float64Array } {
  return {
    ids: hashes.filter((feature) => rowOf.has(feature)).map((feature) => rowOf.get(feature) ?? 0),
    values: values.filter((_, place) => rowOf.has(hashes[place] ?? 0)),
  };
}

// Writes the class probabilities of a text with the features `ids` into `scores`; a weight is the first of `stride`
// numbers.
function predictInto(
  scores: Float64Array,
  weights: Float64Array,
  stride: 1 | 2,
  ids: Int32Array,
  values: Float64Array,
): void {
  const classes = scores.length;
  scores.fill(0);
  for (let place = 0; place < ids.length; place += 1) {
    const start = (ids[place] ?? 0) * classes;
    const value = values[place] ?? 0;
    for (let one = 0; one < classes; one += 1)
      scores[one] = (scores[one] ?? 0) + (weights[(start + one) * stride] ?? 0) * value;
  }
  softmax(scores);
}

function softmax(scores: Float64Array): void {
  let highest = Number.NEGATIVE_INFINITY;
  for (const score of scores) highest = Math.max(highest, score);
  let sum = 0;
  for (let one = 0; one < scores.length; one += 1) {
    const power = Math.exp((scores[one] ?? 0) - highest);
    scores[one] = power;
    sum += power;
  }
  for (let one = 0; one < scores.length; one += 1) scores[one] = (scores[one] ?? 0) / sum;
}

function shuffle<T>(rows: T[], random: Random): void {
  for (let place = rows.length - 1; place > 0; place -= 1) {
    const other = random.below(place + 1);
    const [a, b] = [rows[place], rows[other]];
    if (a !== undefined && b !== undefined) [rows[place], rows[other]] = [b, a];
  }
}

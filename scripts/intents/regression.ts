import type { Features } from '@/lib/assistant/understand/intent-features';
import { type Random, seededRandom } from '@/testing/virtual/random';

export interface Sample {
  features: Features;
  label: number;
  weight: number;
}

/**
 * A multinomial logistic regression. `weights` has one row per feature, and each row has one value per class. `rowOf`
 * maps the hash of a feature to the number of its row.
 */
export interface Regression {
  rowOf: Map<number, number>;
  classes: number;
  weights: Float64Array;
}

export interface RegressionOptions {
  epochs: number;
  rate: number;
  penalty: number;
  /** Features that occur in fewer samples than this are ignored. */
  minRows: number;
}

/**
 * Gradients below this value are skipped to save time. Most gradients are that small, because most classes are clearly
 * wrong for a sample.
 */
const smallestGradient = 1e-3;

export function train(samples: Sample[], classes: number, options: RegressionOptions): Regression {
  const rowOf = numberRows(samples, options.minRows);
  const weights = new Float64Array(rowOf.size * classes);
  const squares = new Float64Array(rowOf.size * classes).fill(1e-8);
  const rows = samples.map((sample) => ({ ...sample, ...sparse(sample.features, rowOf) }));
  const random = seededRandom(7);
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    shuffle(rows, random);
    for (const { ids, values, label, weight } of rows) {
      const gradient = probabilities(weights, classes, ids, values);
      gradient[label] = (gradient[label] ?? 0) - 1;
      const active = [...gradient.keys()].filter((one) => Math.abs(gradient[one] ?? 0) > smallestGradient);
      for (let place = 0; place < ids.length; place += 1)
        for (const one of active) {
          const at = (ids[place] ?? 0) * classes + one;
          step(at, (gradient[one] ?? 0) * weight * (values[place] ?? 0));
        }
    }
  }
  return { rowOf, classes, weights };

  function step(at: number, gradient: number): void {
    const old = weights[at] ?? 0;
    const slope = gradient + options.penalty * old;
    const square = (squares[at] ?? 0) + slope * slope;
    squares[at] = square;
    weights[at] = old - (options.rate * slope) / Math.sqrt(square);
  }
}

/**
 * Trains on all features, and then again on only the `keep` strongest features. The second training adjusts
 * the weights of the remaining features.
 */
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
  return probabilities(weights, classes, ids, values);
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

function probabilities(
  weights: Float64Array,
  classes: number,
  ids: Int32Array,
  values: Float64Array,
): Float64Array {
  const scores = new Float64Array(classes);
  for (let place = 0; place < ids.length; place += 1) {
    const start = (ids[place] ?? 0) * classes;
    const value = values[place] ?? 0;
    for (let one = 0; one < classes; one += 1)
      scores[one] = (scores[one] ?? 0) + (weights[start + one] ?? 0) * value;
  }
  return softmax(scores);
}

function softmax(scores: Float64Array): Float64Array {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

function shuffle<T>(rows: T[], random: Random): void {
  for (let place = rows.length - 1; place > 0; place -= 1) {
    const other = random.below(place + 1);
    const [a, b] = [rows[place], rows[other]];
    if (a !== undefined && b !== undefined) [rows[place], rows[other]] = [b, a];
  }
}

import type { Regression } from './regression';

/** Contents of lib/assistant/understand/intent-weights.json. A weight is its stored byte times `scale`. */
export interface StoredWeights {
  intents: string[];
  scale: number;
  /** Base64 of unsigned 32-bit hashes, little-endian. */
  features: string;
  /** Base64 of signed bytes: one row per feature, one column per intent. */
  weights: string;
}

const highestByte = 127;

export function packWeights(
  { rowOf, classes, weights }: Regression,
  intents: string[],
  keep: number,
): StoredWeights {
  const rows = [...rowOf].map(([feature, index]) => {
    const row = weights.subarray(index * classes, (index + 1) * classes);
    return { feature: feature >>> 0, row, norm: norm(row) };
  });
  const kept = rows
    .toSorted((a, b) => b.norm - a.norm || a.feature - b.feature)
    .slice(0, keep)
    .sort((a, b) => a.feature - b.feature);
  const largest = kept.reduce((most, { row }) => Math.max(most, ...row.map(Math.abs)), 0);
  const scale = largest / highestByte;
  const features = Buffer.alloc(kept.length * 4);
  kept.forEach(({ feature }, place) => {
    features.writeUInt32LE(feature, place * 4);
  });
  const bytes = Int8Array.from(
    kept.flatMap(({ row }) => Array.from(row, (value) => Math.round(value / scale))),
  );
  return {
    intents,
    scale,
    features: features.toString('base64'),
    weights: Buffer.from(bytes.buffer).toString('base64'),
  };
}

function norm(row: Float64Array): number {
  return row.reduce((sum, value) => sum + value * value, 0);
}

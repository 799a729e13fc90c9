import { brotliCompressSync } from 'node:zlib';
import type { Regression } from './regression';

export interface StoredWeights {
  intents: string[];
  scale: number;
  /** Base64 of unsigned 32-bit hashes, little-endian. */
  features: string;
  bits: 4 | 8;
  /**
   * Base64 of signed numbers of `bits` bits, compressed by Brotli. Each row is a feature, each column an intent.
   */
  weights: string;
}

// Share of the 4-bit weights that are not cut; cutting the largest weights makes the smaller weights more exact.
const shareKept = 0.9995;

export function packWeights(
  { rowOf, classes, weights }: Regression,
  intents: string[],
  keep: number,
  bits: 4 | 8 = 4,
): StoredWeights {
  const highest = 2 ** (bits - 1) - 1;
  const rows = [...rowOf].map(([feature, index]) => {
    const row = weights.subarray(index * classes, (index + 1) * classes);
    return { feature: feature >>> 0, row, norm: norm(row) };
  });
  const kept = rows
    .toSorted((a, b) => b.norm - a.norm || a.feature - b.feature)
    .slice(0, keep)
    .sort((a, b) => a.feature - b.feature);
  const values = kept.flatMap(({ row }) => Array.from(row));
  const sizes = values.map(Math.abs).sort((a, b) => a - b);
  const largest = bits === 4 ? sizes[Math.floor(sizes.length * shareKept)] : sizes.at(-1);
  const scale = (largest ?? 1) / highest;
  const features = Buffer.alloc(kept.length * 4);
  kept.forEach(({ feature }, place) => {
    features.writeUInt32LE(feature, place * 4);
  });
  const numbers = values.map((value) => Math.max(-highest, Math.min(highest, Math.round(value / scale))));
  const bytes = bits === 8 ? Uint8Array.from(numbers, (number) => number & 255) : inHalves(numbers);
  return {
    intents,
    scale,
    bits,
    features: features.toString('base64'),
    weights: brotliCompressSync(bytes).toString('base64'),
  };
}

// Packs two 4-bit numbers into each byte, with the first number in the lower half.
function inHalves(numbers: number[]): Uint8Array {
  return Uint8Array.from(
    { length: Math.ceil(numbers.length / 2) },
    (_, place) => ((numbers[2 * place] ?? 0) & 15) | (((numbers[2 * place + 1] ?? 0) & 15) << 4),
  );
}

function norm(row: Float64Array): number {
  return row.reduce((sum, value) => sum + value * value, 0);
}

import { brotliDecompressSync } from 'node:zlib';
import { type Features, featuresOf } from './intent-features';
import stored from './intent-weights.json';

export interface IntentProbability {
  intent: string;
  probability: number;
}

interface StoredWeights {
  intents: string[];
  scale: number;
  bits: number;
  features: string;
  weights: string;
}

interface Weights {
  rows: RowTable;
  values: Int8Array;
}

/** Returns a function that gives one probability per intent, in the order of `weights.intents`. */
export function scorerOf(
  weights: StoredWeights,
): (hashes: ArrayLike<number>, values?: Float64Array) => Float64Array {
  let loaded: Weights | undefined;
  return (hashes, given) => {
    loaded ??= load(weights);
    const { rows, values } = loaded;
    const width = weights.intents.length;
    const scores = new Float64Array(width);
    for (let place = 0; place < hashes.length; place += 1) {
      const row = rows.rowOf(hashes[place] as number);
      if (row >= 0) addRow(scores, values, row * width, given ? (given[place] as number) : 1);
    }
    return probabilitiesOf(scores, weights.scale);
  };
}

function addRow(scores: Float64Array, values: Int8Array, start: number, value: number): void {
  for (let place = 0; place < scores.length; place += 1)
    scores[place] = (scores[place] as number) + (values[start + place] as number) * value;
}

export function classifierOf(weights: StoredWeights): (features: Features) => IntentProbability[] {
  const score = scorerOf(weights);
  return ({ hashes, values }) => sorted(weights.intents, score(hashes, values));
}

function sorted(intents: string[], probabilities: Float64Array): IntentProbability[] {
  return intents
    .map((intent, place) => ({ intent, probability: probabilities[place] ?? 0 }))
    .sort((a, b) => b.probability - a.probability);
}

const score = scorerOf(stored);

function intentProbabilities(text: string): Float64Array {
  const { hashes, values } = featuresOf(text);
  return score(hashes, values);
}

/**
 * Returns the intents of a text with their probabilities, the most probable first. `npm run train:intents`
 * trains the model.
 */
export function classify(text: string): IntentProbability[] {
  return sorted(stored.intents, intentProbabilities(text));
}

export interface Evidence {
  foreign: number;
  best: { intent: string; probability: number };
}

const noEvidence: Evidence = { foreign: 0, best: { intent: 'other', probability: 0 } };
const maxWords = 60;

export function evidenceOf(text: string): Evidence {
  if (text === '' || text.split(' ', maxWords + 1).length > maxWords) return noEvidence;
  const sums = new Float64Array(families.length);
  const probabilities = intentProbabilities(text);
  for (let place = 0; place < probabilities.length; place += 1) {
    const family = familyOfIntent[place] as number;
    sums[family] = (sums[family] as number) + (probabilities[place] as number);
  }
  let { best } = noEvidence;
  for (let place = 0; place < sums.length; place += 1) {
    const probability = sums[place] as number;
    if (place !== other && probability > best.probability)
      best = { intent: families[place] as string, probability };
  }
  return { foreign: sums[other] as number, best };
}

const coarser: Record<string, string> = {
  reminder_set: 'calendar_set',
  reminder_query: 'calendar_query',
  reminder_remove: 'calendar_remove',
  lists_done: 'lists_remove',
};

const families = [...new Set(stored.intents.map(familyOf))];
const other = families.indexOf('other');
const familyOfIntent = stored.intents.map((intent) => families.indexOf(familyOf(intent)));

function familyOf(intent: string): string {
  return coarser[intent] ?? intent;
}

function probabilitiesOf(scores: Float64Array, scale: number): Float64Array {
  const highest = Math.max(...scores);
  let sum = 0;
  for (let place = 0; place < scores.length; place += 1) {
    const power = Math.exp(((scores[place] as number) - highest) * scale);
    scores[place] = power;
    sum += power;
  }
  for (let place = 0; place < scores.length; place += 1) scores[place] = (scores[place] as number) / sum;
  return scores;
}

function load(stored: StoredWeights): Weights {
  const features = Buffer.from(stored.features, 'base64');
  const hashes = Array.from({ length: features.length / 4 }, (_, row) => features.readInt32LE(row * 4));
  const bytes = brotliDecompressSync(Buffer.from(stored.weights, 'base64'));
  return { rows: new RowTable(hashes), values: stored.bits === 4 ? unpacked(bytes) : new Int8Array(bytes) };
}

function unpacked(bytes: Buffer): Int8Array {
  const numbers = new Int8Array(bytes.length * 2);
  for (const [place, byte] of bytes.entries()) {
    numbers[2 * place] = (byte << 28) >> 28;
    numbers[2 * place + 1] = (byte << 24) >> 28;
  }
  return numbers;
}

// Faster than a `Map`, because the keys are hashes already.
class RowTable {
  private readonly mask: number;
  private readonly rows: Int32Array;

  constructor(private readonly hashes: number[]) {
    this.mask = 2 ** Math.ceil(Math.log2(2 * hashes.length)) - 1;
    this.rows = new Int32Array(this.mask + 1).fill(-1);
    for (const [row, hash] of hashes.entries()) this.rows[this.placeOf(hash)] = row;
  }

  rowOf(hash: number): number {
    return this.rows[this.placeOf(hash)] as number;
  }

  private placeOf(hash: number): number {
    let place = hash & this.mask;
    while (this.rows[place] !== -1 && this.hashes[this.rows[place] as number] !== hash)
      place = (place + 1) & this.mask;
    return place;
  }
}

export const kinsOf: Record<string, string> = {
  alarm_set: 'set',
  calendar_set: 'set',
  reminder_set: 'set',
  lists_createoradd: 'set',
  alarm_query: 'query',
  calendar_query: 'query',
  reminder_query: 'query',
  lists_query: 'query',
  alarm_remove: 'remove',
  calendar_remove: 'remove',
  reminder_remove: 'remove',
  lists_remove: 'remove',
  lists_done: 'remove',
};

export function intentOf(own: string, { best }: Evidence): string {
  const isKin = kinsOf[own] !== undefined && kinsOf[own] === kinsOf[best.intent];
  return isKin && best.probability >= 0.4 ? best.intent : own;
}

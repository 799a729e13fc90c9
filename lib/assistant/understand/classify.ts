import { type Features, featuresOf } from './intent-features';
import stored from './intent-weights.json';

export interface IntentProbability {
  intent: string;
  /** From 0 to 1. The probabilities of all intents add up to 1. */
  probability: number;
}

/** Trained weights as `npm run train:intents` writes them. */
interface StoredWeights {
  intents: string[];
  scale: number;
  bits: number;
  features: string;
  weights: string;
}

interface Weights {
  /**
   * Maps the hash of a text feature, such as a word, to its row in `values`. A feature without a row is
   * ignored.
   */
  rows: Map<number, number>;
  /** Weights of the classifier, row after row. Each row has one weight per intent. */
  values: Int8Array;
}

/**
 * Returns a function that computes the probability of each intent from the features of a text, in the order
 * of `weights.intents`. The weights are unpacked at the first call.
 */
export function scorerOf(weights: StoredWeights): (features: Features | number[]) => Float64Array {
  let loaded: Weights | undefined;
  return (features) => {
    loaded ??= load(weights);
    const { rows, values } = loaded;
    const width = weights.intents.length;
    const scores = new Float64Array(width);
    const add = (feature: number, value: number) => {
      const row = rows.get(feature);
      if (row !== undefined) addRow(scores, values, row * width, value);
    };
    if (Array.isArray(features)) for (const feature of features) add(feature, 1);
    else for (const [feature, value] of features) add(feature, value);
    return probabilitiesOf(scores, weights.scale);
  };
}

function addRow(scores: Float64Array, values: Int8Array, start: number, value: number): void {
  for (let place = 0; place < scores.length; place += 1)
    scores[place] = (scores[place] as number) + (values[start + place] as number) * value;
}

/**
 * Returns a function that computes the probabilities of all intents from the features of a text, most
 * probable first.
 */
export function classifierOf(weights: StoredWeights): (features: Features) => IntentProbability[] {
  const score = scorerOf(weights);
  return (features) => {
    const probabilities = score(features);
    return weights.intents
      .map((intent, place) => ({ intent, probability: probabilities[place] ?? 0 }))
      .sort((a, b) => b.probability - a.probability);
  };
}

const classifyFeatures = classifierOf(stored);

/**
 * Returns all intents with their probabilities, most probable first. Uses at most the first 1,000 characters
 * of the text. `npm run train:intents` trains the model on testing/corpora.
 */
export function classify(text: string): IntentProbability[] {
  return classifyFeatures(featuresOf(text));
}

function probabilitiesOf(scores: Float64Array, scale: number): Float64Array {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp((score - highest) * scale));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

function load(stored: StoredWeights): Weights {
  const features = Buffer.from(stored.features, 'base64');
  const rows = new Map<number, number>();
  for (let row = 0; row * 4 < features.length; row += 1) rows.set(features.readInt32LE(row * 4), row);
  const bytes = Buffer.from(stored.weights, 'base64');
  return { rows, values: stored.bits === 4 ? unpacked(bytes) : new Int8Array(bytes) };
}

/** Returns the signed 4-bit numbers of a buffer, two per byte, the lower half first. */
function unpacked(bytes: Buffer): Int8Array {
  const numbers = new Int8Array(bytes.length * 2);
  for (const [place, byte] of bytes.entries()) {
    numbers[2 * place] = (byte << 28) >> 28;
    numbers[2 * place + 1] = (byte << 24) >> 28;
  }
  return numbers;
}

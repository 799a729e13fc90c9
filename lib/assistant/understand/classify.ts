import { featuresOf } from './intent-features';
import stored from './intent-weights.json';

export interface IntentProbability {
  intent: string;
  /** From 0 to 1. The probabilities of all intents add up to 1. */
  probability: number;
}

interface Weights {
  /** Maps the hash of a text feature, such as a word, to its row in `values`. Features without a row are ignored. */
  rows: Map<number, number>;
  /** Weights of the classifier, row after row. Each row has one weight per intent. */
  values: Int8Array;
}

let loaded: Weights | undefined;

/**
 * Returns all intents with their probabilities, most probable first. The model is trained on testing/corpora
 * by `npm run train:intents`. Reads at most the first 1,000 characters.
 */
export function classify(text: string): IntentProbability[] {
  loaded ??= load();
  const { rows, values } = loaded;
  const width = stored.intents.length;
  const scores = new Float64Array(width);
  for (const [feature, value] of featuresOf(text)) {
    const row = rows.get(feature);
    if (row === undefined) continue;
    for (let place = 0; place < width; place += 1)
      scores[place] = (scores[place] as number) + (values[row * width + place] as number) * value;
  }
  return probabilitiesOf(scores).sort((a, b) => b.probability - a.probability);
}

function probabilitiesOf(scores: Float64Array): IntentProbability[] {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp((score - highest) * stored.scale));
  const sum = powers.reduce((total, power) => total + power, 0);
  return stored.intents.map((intent, place) => ({ intent, probability: (powers[place] ?? 0) / sum }));
}

function load(): Weights {
  const features = Buffer.from(stored.features, 'base64');
  const rows = new Map<number, number>();
  for (let row = 0; row * 4 < features.length; row += 1) rows.set(features.readUInt32LE(row * 4), row);
  return { rows, values: new Int8Array(Buffer.from(stored.weights, 'base64')) };
}

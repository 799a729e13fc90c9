import { type ValuedWord, valueWords } from './clauses';
import { contrastOpeners } from './modifiers';
import type { Sentence } from './sentences';

/**
 * Weights of the three signals of `signalsOf`. The weighted sum is the mood of a passage, from -4 to 4. The
 * weights were fitted by least squares without a constant, so that a text without signals is neutral.
 * `scripts/eval/calibrate-sentiment.ts` prints them.
 */
export const slopes = { tilt: 1.365, typical: 0.184, density: 0.204 };

const neutralWeight = 0.6;
/**
 * Maximum number of words of a passage. A longer sentence is a passage of its own. The tweets used for calibration
 * have about this length.
 */
const passageLength = 30;
/**
 * A sentence that starts with a word such as "however" weakens the sentences before it: the values of their words
 * are multiplied by `share`. `sentences` is the number of weakened sentences.
 */
const contrasted = { share: 0.5, sentences: 3 };
/** Constant of VADER's normalization, sum / √(sum² + 15). A sum of 4 gives about 0.7. */
const saturation = 15;

export interface Passage {
  words: ValuedWord[];
  length: number;
}

export function readPassages(sentences: Sentence[]): Passage[] {
  const passages: Passage[] = [];
  for (const [index, sentence] of sentences.entries()) {
    const words = wordsOf(sentence, sentences.slice(index + 1, index + 1 + contrasted.sentences));
    const length = sentence.tokens.length;
    const last = passages.at(-1);
    if (last && last.length + length <= passageLength) {
      last.words.push(...words);
      last.length += length;
    } else passages.push({ words, length });
  }
  return passages;
}

function wordsOf(sentence: Sentence, next: Sentence[]): ValuedWord[] {
  const words = valueWords(sentence);
  if (!next.some(({ tokens }) => contrastOpeners.has(tokens[0]?.word ?? ''))) return words;
  return words.map(({ text, value }) => ({ text, value: value * contrasted.share }));
}

/**
 * Returns three signals of a passage. tilt: the sum of the values, normalized to -1 to 1. typical: the mean
 * value of the words that have one. density: the sum of the values, divided by the square root of the number of
 * words.
 */
export function signalsOf({ words, length }: Passage): typeof slopes {
  const sum = words.reduce((total, { value }) => total + value, 0);
  return {
    tilt: sum / Math.sqrt(sum * sum + saturation),
    typical: sum / Math.max(1, words.length),
    density: sum / Math.sqrt(Math.max(1, length)),
  };
}

/**
 * Returns the mean mood of the passages, from 1 to 5 with one decimal. A long text is therefore no more
 * extreme than its passages.
 */
export function scoreOf(passages: Passage[], weights = slopes): number {
  let total = 0;
  let totalWeight = 0;
  for (const passage of passages) {
    const { tilt, typical, density } = signalsOf(passage);
    const weight = passage.words.length > 0 ? 1 : neutralWeight;
    total += weight * (weights.tilt * tilt + weights.typical * typical + weights.density * density);
    totalWeight += weight;
  }
  const mood = totalWeight === 0 ? 0 : total / totalWeight;
  return Math.min(5, Math.max(1, Math.round((3 + mood / 2) * 10) / 10));
}

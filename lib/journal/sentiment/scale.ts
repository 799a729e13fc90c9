import { type ValuedWord, valueWords } from './clauses';
import { contrastOpeners } from './modifiers';
import type { Sentence } from './sentences';

/**
 * Weights of a mood score, fitted by `scripts/eval/calibrate-sentiment.ts`.
 * - tilt: for the normalized sum of the word values.
 * - typical: for the mean of the word values.
 * - density: for the sum divided by √(token count).
 */
export const slopes = { tilt: 1.365, typical: 0.184, density: 0.204 };

const neutralWeight = 0.6;
const passageLength = 30;
const contrasted = { share: 0.5, sentences: 3 };
// Constant of VADER's normalization, sum / √(sum² + 15).
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

export function signalsOf({ words, length }: Passage): typeof slopes {
  const sum = words.reduce((total, { value }) => total + value, 0);
  return {
    tilt: sum / Math.sqrt(sum * sum + saturation),
    typical: sum / Math.max(1, words.length),
    density: sum / Math.sqrt(Math.max(1, length)),
  };
}

/** Returns the mean mood of the passages, from 1 (worst) to 5 (best). */
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

import { type Weighed, weighWords } from './clauses';
import { openers } from './modifiers';
import type { Sentence } from './sentences';

/**
 * How much each signal moves the mood, which is on the raters' scale of -4 to 4. Least squares without a constant, so that
 * silence is the middle; `scripts/calibrate-sentiment.ts` prints them.
 */
export const slopes = { tilt: 1.365, typical: 0.184, density: 0.204 };

/** What a passage without a telling word weighs against one that has some. */
const quietWeight = 0.6;
/** The tweets of the calibration are as long: longer texts are read as several of them. */
const passageLength = 30;
/** What "However," at the head of a sentence leaves of the sentences before it, and how far back. */
const overtaken = { share: 0.5, sentences: 3 };
/** VADER's: a sum of four is already half of all there is to say. */
const saturation = 15;

export interface Passage {
  words: Weighed[];
  length: number;
}

/** Neighbouring sentences put together to the length of a tweet. */
export function readPassages(sentences: Sentence[]): Passage[] {
  const passages: Passage[] = [];
  for (const [place, sentence] of sentences.entries()) {
    const words = wordsOf(sentence, sentences.slice(place + 1, place + 1 + overtaken.sentences));
    const length = sentence.tokens.length;
    const last = passages.at(-1);
    if (last && last.length + length <= passageLength) {
      last.words.push(...words);
      last.length += length;
    } else passages.push({ words, length });
  }
  return passages;
}

function wordsOf(sentence: Sentence, next: Sentence[]): Weighed[] {
  const words = weighWords(sentence);
  if (!next.some(({ tokens }) => openers.has(tokens[0]?.word ?? ''))) return words;
  return words.map(({ text, value }) => ({ text, value: value * overtaken.share }));
}

/** Which way a passage leans in all, how strong its words are, and how thick they stand. All of them grow with the sum. */
export function signalsOf({ words, length }: Passage): typeof slopes {
  const sum = words.reduce((total, { value }) => total + value, 0);
  return {
    tilt: sum / Math.sqrt(sum * sum + saturation),
    typical: sum / Math.max(1, words.length),
    density: sum / Math.sqrt(Math.max(1, length)),
  };
}

/** The mean mood of the passages from 1 to 5, one decimal: a long text is not more extreme for being long. */
export function scoreOf(passages: Passage[], by = slopes): number {
  let total = 0;
  let weights = 0;
  for (const passage of passages) {
    const { tilt, typical, density } = signalsOf(passage);
    const weight = passage.words.length > 0 ? 1 : quietWeight;
    total += weight * (by.tilt * tilt + by.typical * typical + by.density * density);
    weights += weight;
  }
  const mood = weights === 0 ? 0 : total / weights;
  return Math.min(5, Math.max(1, Math.round((3 + mood / 2) * 10) / 10));
}

import { type EdgeWords, edgeWords } from '@/lib/journal/crisis/edge-words';

export interface Phrase {
  /** Sticky: matches only at `lastIndex` and never searches the sentence. */
  pattern: RegExp;
  /**
   * The words of a sentence at which the pattern is tried: the words that the phrase can begin with. For a phrase that
   * `atEnd` compiled, the words that the phrase can end with.
   */
  words: EdgeWords;
}

/**
 * Phrases of one language by which `readsAsCrisis` judges a sentence. The sentence comes from
 * `foldSentences`, so it is in lower case and has no accents.
 */
export interface CrisisLanguage {
  says: Phrase[];
  /**
   * Phrases about suicide or self-harm that do not say whether the writer means themselves. They count unless
   * the sentence also has a phrase of `elsewhere`.
   */
  names: Phrase[];
  /** Phrases that, near a match of `names`, show that the match is not about the writer. */
  elsewhere: Phrase[];
  /**
   * Phrases that cancel a match right after them: a negation ("I would never"), another speaker ("she said")
   * or an accident.
   */
  before: Phrase[];
  /**
   * Phrases that cancel a match right before them: the rest of an idiom ("killing myself laughing") or an accident
   * ("cut myself while shaving").
   */
  after: Phrase[];
}

/**
 * Compiles phrases that match whole words anywhere in a sentence. ä, ö and ü also match without dots and as
 * ae, oe and ue.
 */
export function anywhere(phrases: string[]): Phrase[] {
  return phrases.map((phrase) =>
    made(phrase, 'start', (source) => `(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`),
  );
}

export function atEnd(phrases: string[]): Phrase[] {
  return phrases.map((phrase) => made(phrase, 'end', (source) => `(?<=(?<![\\p{L}\\p{N}])${source})`));
}

export function atStart(phrases: string[]): Phrase[] {
  return phrases.map((phrase) => made(phrase, 'start', (source) => `${source}(?![\\p{L}\\p{N}])`));
}

export function endOfMatch({ pattern }: Phrase, text: string, at: number): number | null {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
}

const umlauts: Record<string, string> = { ä: 'ae?', ö: 'oe?', ü: 'ue?' };

function made(phrase: string, side: 'start' | 'end', around: (source: string) => string): Phrase {
  const source = phrase.replace(/[äöü]/g, (umlaut) => umlauts[umlaut] ?? umlaut);
  return { pattern: new RegExp(around(`(?:${source})`), 'uy'), words: edgeWords(source, side) };
}

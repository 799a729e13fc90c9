import { type EdgeWords, edgeWords } from '@/lib/journal/crisis/edge-words';

/** A phrase of the crisis rule. */
export interface Phrase {
  /** The pattern is sticky: it matches only at `lastIndex` and never searches the sentence. */
  pattern: RegExp;
  /** Words at which it is worth trying the pattern: its possible first words, or its last words if `atEnd` created it. */
  words: EdgeWords;
}

/** The phrases of one language that the crisis rule looks for in a normalized sentence (see fold.ts). */
export interface CrisisLanguage {
  /** Phrases with which writers speak of ending their own life or hurting themselves. */
  says: Phrase[];
  /**
   * Phrases about suicide or self-harm that do not say whose. They count unless the sentence also contains a phrase of `elsewhere`.
   */
  names: Phrase[];
  /** Phrases that show that a sentence with a phrase of `names` is not about the writer. */
  elsewhere: Phrase[];
  /**
   * Phrases that cancel a match if they come right before it: a negation ("I would never"), another speaker ("she said") or an
   * accident.
   */
  before: Phrase[];
  /** Phrases that cancel a match if they come right after it: an idiom ("laughing") or an accident ("while shaving"). */
  after: Phrase[];
}

/** Compiles phrases that match whole words anywhere in a sentence. An umlaut also matches a and ae. */
export function anywhere(phrases: string[]): Phrase[] {
  return phrases.map((phrase) =>
    made(phrase, 'start', (source) => `(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`),
  );
}

/** Compiles phrases that match at the end of a text. */
export function atEnd(phrases: string[]): Phrase[] {
  return phrases.map((phrase) => made(phrase, 'end', (source) => `(?<=(?<![\\p{L}\\p{N}])${source})`));
}

/** Compiles phrases that match at the beginning of a text. */
export function atStart(phrases: string[]): Phrase[] {
  return phrases.map((phrase) => made(phrase, 'start', (source) => `${source}(?![\\p{L}\\p{N}])`));
}

/** Returns the index at which a match of the phrase that starts at `at` ends, or null if the phrase does not match there. */
export function endOfMatch({ pattern }: Phrase, text: string, at: number): number | null {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
}

const umlauts: Record<string, string> = { ä: 'ae?', ö: 'oe?', ü: 'ue?' };

function made(phrase: string, side: 'start' | 'end', around: (source: string) => string): Phrase {
  const source = phrase.replace(/[äöü]/g, (umlaut) => umlauts[umlaut] ?? umlaut);
  return { pattern: new RegExp(around(`(?:${source})`), 'uy'), words: edgeWords(source, side) };
}

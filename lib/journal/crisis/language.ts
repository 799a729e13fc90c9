import { type EdgeWords, edgeWords } from '@/lib/journal/crisis/edge-words';

/** A phrase of the crisis rule. */
export interface Phrase {
  /** Sticky: matches only at `lastIndex`, so it never searches the sentence. */
  pattern: RegExp;
  /** Words at which the pattern is worth trying: its possible first words, or last words if it was made by `atEnd`. */
  words: EdgeWords;
}

/** The phrases of one language that the crisis rule looks for in a normalized sentence (see fold.ts). */
export interface CrisisLanguage {
  /** Phrases in which writers speak of ending their own life or hurting themselves. */
  says: Phrase[];
  /** Phrases about suicide or self-harm that do not say whose. They count unless the sentence also has a phrase of `elsewhere`. */
  names: Phrase[];
  /** Phrases that show that such a sentence is not about the writer. */
  elsewhere: Phrase[];
  /**
   * Phrases that cancel a match if they come right before it: a negation ("I would never"), another speaker ("she said") or an
   * accident.
   */
  before: Phrase[];
  /** Phrases that cancel a match if they come right after it: an idiom or an accident ("laughing", "while shaving"). */
  after: Phrase[];
}

/** Compiles phrases that match whole words anywhere in a sentence. An umlaut also matches a and ae. */
export function anywhere(phrases: string[]): Phrase[] {
  return phrases.map((phrase) =>
    made(phrase, 'start', (source) => `(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`),
  );
}

/** Compiles phrases that match at the end of a text. The pattern is tried at the end and matches backwards. */
export function atEnd(phrases: string[]): Phrase[] {
  return phrases.map((phrase) => made(phrase, 'end', (source) => `(?<=(?<![\\p{L}\\p{N}])${source})`));
}

/** Compiles phrases that match at the beginning of a text. */
export function atStart(phrases: string[]): Phrase[] {
  return phrases.map((phrase) => made(phrase, 'start', (source) => `${source}(?![\\p{L}\\p{N}])`));
}

/** Returns where a match of the phrase that starts at `at` ends, or null if there is none. */
export function endOfMatch({ pattern }: Phrase, text: string, at: number): number | null {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
}

const umlauts: Record<string, string> = { ä: 'ae?', ö: 'oe?', ü: 'ue?' };

function made(phrase: string, side: 'start' | 'end', around: (source: string) => string): Phrase {
  const source = phrase.replace(/[äöü]/g, (umlaut) => umlauts[umlaut] ?? umlaut);
  return { pattern: new RegExp(around(`(?:${source})`), 'uy'), words: edgeWords(source, side) };
}

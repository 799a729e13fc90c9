import { type EdgeWords, edgeWords } from '@/lib/journal/crisis/edge-words';

/** A phrase of the crisis rule. */
export interface Phrase {
  /** Sticky: it is tried at one place of a sentence, never searched for. */
  pattern: RegExp;
  /** Words at which it is worth trying: those it can begin with, or end with if it is made by `atEnd`. */
  words: EdgeWords;
}

/** What one language says, as the crisis rule looks for it in a folded sentence (see fold.ts). */
export interface CrisisLanguage {
  /** What people say who speak of ending their life or hurting themselves. */
  says: Phrase[];
  /** Phrases that name suicide or self-harm, but not whose. They count unless the sentence also has a phrase of `elsewhere`. */
  names: Phrase[];
  /** Phrases that show that such a sentence is about somebody or something else. */
  elsewhere: Phrase[];
  /** Phrases right before a match that take it back ("I would never"), ascribe it to others ("she said") or make it an accident. */
  before: Phrase[];
  /** Phrases right after a match that make it an idiom or an accident ("laughing", "while shaving"). */
  after: Phrase[];
}

/** Phrases anywhere in a sentence as whole words. An umlaut also matches a and ae. */
export function anywhere(phrases: string[]): Phrase[] {
  return phrases.map((phrase) =>
    made(phrase, 'start', (source) => `(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`),
  );
}

/** As `anywhere`, at the end of a text: the pattern is tried at that end and reads backwards. */
export function atEnd(phrases: string[]): Phrase[] {
  return phrases.map((phrase) => made(phrase, 'end', (source) => `(?<=(?<![\\p{L}\\p{N}])${source})`));
}

/** As `anywhere`, at the beginning of a text. */
export function atStart(phrases: string[]): Phrase[] {
  return phrases.map((phrase) => made(phrase, 'start', (source) => `${source}(?![\\p{L}\\p{N}])`));
}

/** Whether the pattern matches at this place; returns where the match ends, or null. */
export function endOfMatch({ pattern }: Phrase, text: string, at: number): number | null {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
}

const umlauts: Record<string, string> = { ä: 'ae?', ö: 'oe?', ü: 'ue?' };

function made(phrase: string, side: 'start' | 'end', around: (source: string) => string): Phrase {
  const source = phrase.replace(/[äöü]/g, (umlaut) => umlauts[umlaut] ?? umlaut);
  return { pattern: new RegExp(around(`(?:${source})`), 'uy'), words: edgeWords(source, side) };
}

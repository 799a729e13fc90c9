import { type EdgeWords, edgeWords } from '@/lib/journal/crisis/edge-words';

export interface Phrase {
  pattern: RegExp;
  words: EdgeWords;
}

export interface CrisisLanguage {
  says: Phrase[];
  /** Phrases about suicide or self-harm, the writer's or another person's. */
  names: Phrase[];
  /** Phrases that show that a sentence is about another person. */
  elsewhere: Phrase[];
  /** Phrases such as "she said", which cancel a match that comes after them. */
  before: Phrase[];
  /**
   * Phrases that cancel a match that comes before them: "laughing" cancels "killing myself" in
   * "killing myself laughing".
   */
  after: Phrase[];
}

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

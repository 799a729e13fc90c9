/** What one language says, as the crisis rule looks for it in a folded sentence (see fold.ts). */
export interface CrisisLanguage {
  /** What people say who speak of ending their life or hurting themselves. */
  says: RegExp[];
  /** What the matter is called. It is the writer's own unless the sentence is about somebody or something else. */
  names: RegExp[];
  /** Who or what else a sentence that names it is about. */
  elsewhere: RegExp[];
  /** Right before it: takes it back ("I would never"), tells it of somebody else ("she said"), or makes it an accident. */
  before: RegExp[];
  /** Right behind it: makes it an idiom or an accident ("laughing", "while shaving"). */
  after: RegExp[];
}

/** Phrases wherever they stand in a sentence as whole words. An umlaut stands for a, ä and ae. */
export function anywhere(phrases: string[]): RegExp[] {
  return phrases.map((phrase) => new RegExp(`(?<![\\p{L}\\p{N}])${grouped(phrase)}(?![\\p{L}\\p{N}])`, 'gu'));
}

/** As `anywhere`, where a text ends. */
export function atEnd(phrases: string[]): RegExp[] {
  return phrases.map((phrase) => new RegExp(`(?<![\\p{L}\\p{N}])${grouped(phrase)}$`, 'u'));
}

/** As `anywhere`, where a text begins. */
export function atStart(phrases: string[]): RegExp[] {
  return phrases.map((phrase) => new RegExp(`^${grouped(phrase)}(?![\\p{L}\\p{N}])`, 'u'));
}

const umlauts: Record<string, string> = { ä: 'ae?', ö: 'oe?', ü: 'ue?' };

function grouped(phrase: string): string {
  return `(?:${phrase.replace(/[äöü]/g, (umlaut) => umlauts[umlaut] ?? umlaut)})`;
}

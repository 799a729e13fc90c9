import { maxTerms } from '@/lib/search/rules';
import { relatedWords, stopWords } from '@/lib/search/vocabulary';
import { matchWords, normalizeForMatch } from '@/lib/words/match-words';
import { baseForm, irregularForms } from '@/lib/words/word-forms';

export interface Term {
  base: string;
  related: string[];
  isName: boolean;
}

/**
 * Returns the base forms of a question's words, without common words: "which café was it with
 * Sam?" gives "caf" and "sam".
 */
export function readQuestion(text: string): Term[] {
  const names = new Set(
    [...text.matchAll(/(?<=[\p{L}\p{N},]\s)\p{Lu}\p{L}+/gu)].map(([word]) => normalizeForMatch(word)),
  );
  const words = matchWords(text).map((word) => word.replace(/'s$/, ''));
  const telling = words.filter((word) => !stopWords.has(word));
  // If the question has only common words, searches for these.
  const asked = [...new Set(telling.length > 0 ? telling : words)].slice(0, maxTerms);
  return asked.map((word) => ({
    base: baseForm(word),
    related: relatedBases(word),
    isName: names.has(word),
  }));
}

function relatedBases(word: string): string[] {
  const base = baseForm(word);
  const related = relatedWords.get(word) ?? relatedWords.get(base) ?? [];
  return [...new Set(related.map(baseForm))].filter((other) => other !== base);
}

export function candidatePatterns(terms: Term[]): string[] {
  const bases = terms.flatMap(({ base, related }) => [base, ...related]);
  return [...new Set(bases.flatMap((base) => [base, ...irregularForms(base)]).map(patternOf))];
}

function patternOf(base: string): string {
  const beginning = [...base].slice(0, 4).join('');
  return `%${beginning.replaceAll(/[\\%_]/g, '\\$&').replaceAll(/[aeiouycns]/g, '_')}%`;
}

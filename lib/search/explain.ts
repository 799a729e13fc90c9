import { readQuestion, type Term } from '@/lib/search/question';
import { relatedWeight } from '@/lib/search/rules';
import { matchWords } from '@/lib/words/match-words';
import { isOneSlip } from '@/lib/words/near-spelling';
import { taskVerbs } from '@/lib/words/verbs';
import { baseForm } from '@/lib/words/word-forms';

const wordsOf = new Map<string, string[]>();
// The cache has space for all texts of one message.
const maxKnown = 5000;
const maxCompared = 400;

/**
 * Returns how much of a question (`terms`) a text contains, from 0 (none of its words) to 1 (all of its
 * words).
 */
export function explainedShare(terms: Term[], text: string): number {
  return explainer(terms)(text);
}

/**
 * Returns a function that gives `explainedShare` of one question for a text. For many texts, this is faster
 * than calling `explainedShare` for each.
 */
export function explainer(terms: Term[]): (text: string) => number {
  const weights = terms.map(weightOf);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return (text) => {
    if (terms.length === 0) return 0;
    const words = basesIn(text);
    let gained = 0;
    for (let place = 0; place < terms.length; place += 1)
      gained += (weights[place] as number) * shareOf(terms[place] as Term, words);
    return gained / total;
  };
}

function weightOf({ base, isName }: Term): number {
  if (isName) return 1.5;
  if (base.length < 3 && !/\d/.test(base)) return 0.3;
  return doing.has(base) ? 0.5 : 1;
}

const doing: ReadonlySet<string> = new Set([...taskVerbs].map(baseForm));

export { readQuestion, type Term };

function shareOf({ base, related }: Term, words: string[]): number {
  let best = 0;
  for (const word of words) {
    if (word === base) return 1;
    best = Math.max(best, partialShare(word, base));
  }
  if (best > 0) return best;
  if (related.length > 0 && related.some((other) => words.includes(other))) return relatedWeight;
  return base.length > 4 && words.some((word) => isMisspelled(word, base)) ? 0.8 : 0;
}

function partialShare(word: string, base: string): number {
  if (base.length < 3) return 0;
  if (word.startsWith(base) || (word.length > 3 && base.startsWith(word))) return 0.9;
  return word.length > base.length + 2 && word.endsWith(base) ? 0.8 : 0;
}

function isMisspelled(word: string, base: string): boolean {
  return word.length > 4 && Math.abs(word.length - base.length) <= 1 && isOneSlip(word, base);
}

function basesIn(text: string): string[] {
  const compared = text.length > maxCompared ? text.slice(0, maxCompared) : text;
  const known = wordsOf.get(compared);
  if (known) return known;
  if (wordsOf.size > maxKnown) wordsOf.clear();
  const bases = matchWords(compared).map((word) => baseForm(word.replace(/'s$/, '')));
  wordsOf.set(compared, bases);
  return bases;
}

import type { Info } from '@/lib/info/schema';
import { fillerWords, normalizeForMatch } from '@/lib/words/match-words';

const fillers = new Set([
  ...fillerWords,
  ...'your i me we is are was were did do does have has had be been what whats where wheres when who whos which how know it s tell remember told you'.split(
    ' ',
  ),
]);

const valueWordScore = 0.8;
const wholeNameScore = 0.9;
const minScore = 0.6;
const tieDistance = 0.05;

/**
 * Returns the facts that fit a question best. A fact must contain at least `minShare` of the question's
 * words, from 0 (none) to 1 (all).
 */
export function findInfo<T extends Pick<Info, 'key' | 'value'>>(
  facts: T[],
  question: string,
  minShare = 0,
): T[] {
  const asked = contentStems(question);
  if (asked.length === 0) return [];
  const scored = facts
    .map((fact) => ({ fact, score: scoreOf(asked, fact, minShare) }))
    .filter(({ score }) => score >= minScore)
    .sort((a, b) => b.score - a.score);
  const best = scored[0]?.score ?? 0;
  return scored.filter(({ score }) => score >= best - tieDistance).map(({ fact }) => fact);
}

function scoreOf(asked: string[], fact: Pick<Info, 'key' | 'value'>, minShare: number): number {
  const key = normalizeForMatch(fact.key);
  const value = normalizeForMatch(fact.value);
  const scores = asked.map((word) => {
    if (hasWord(key, word)) return 1;
    return hasWord(value, word) ? valueWordScore : 0;
  });
  const share = scores.reduce<number>((sum, score) => sum + score, 0) / asked.length;
  if (share < minShare) return 0;
  return consistsOf(key, asked) ? Math.max(share, wholeNameScore) : share;
}

// Does not split the text, because splitting a thousand texts would delay other requests.
function hasWord(text: string, asked: string): boolean {
  for (let at = text.indexOf(asked); at >= 0; at = text.indexOf(asked, at + 1)) {
    wordHere.lastIndex = at;
    const word = wordHere.exec(text)?.[0];
    if (word && !fillers.has(word) && stem(word) === asked) return true;
  }
  return false;
}

const wordHere = /(?<![\p{L}\p{N}])[\p{L}\p{N}]+/uy;

function consistsOf(text: string, asked: string[]): boolean {
  let hasAny = false;
  for (const [word] of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (fillers.has(word)) continue;
    if (!asked.includes(stem(word))) return false;
    hasAny = true;
  }
  return hasAny;
}

function contentStems(text: string): string[] {
  return normalizeForMatch(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !fillers.has(word))
    .map(stem);
}

// "Booking reference" asks for the "booking ref".
const shorter: Record<string, string> = { reference: 'ref', registration: 'reg', combination: 'combo' };

function stem(said: string): string {
  const word = shorter[said] ?? said;
  if (word.length < 4) return word;
  return word.replace(/(?:ical|ing|ied|ies|ic|ed|es|s|y|e)$/, (end) =>
    word.length - end.length >= 3 ? '' : end,
  );
}

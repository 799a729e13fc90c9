import type { Info } from '@/lib/info/schema';
import { fillerWords, normalizeForMatch } from '@/lib/words/match-words';

/** Words that say nothing about which fact a question is about. */
const fillers = new Set([
  ...fillerWords,
  ...'your i me we is are was were did do does have has had be been what whats where wheres when who whos which how know it s tell remember told you'.split(
    ' ',
  ),
]);

/** What a word of the question scores if it is only in the value of a fact. A word in the name scores 1. */
const valueWordScore = 0.8;
/** A fact whose whole name is in the question fits, whatever else the question says. */
const wholeNameScore = 0.9;
const minScore = 0.6;
/** Facts that score this close to the best one are returned with it. */
const tieDistance = 0.05;

/** Returns the facts that best fit a question, best first; empty if none fits. */
export function findInfo<T extends Pick<Info, 'key' | 'value'>>(facts: T[], question: string): T[] {
  const asked = contentStems(question);
  if (asked.length === 0) return [];
  const scored = facts
    .map((fact) => ({ fact, score: scoreOf(asked, fact) }))
    .filter(({ score }) => score >= minScore)
    .sort((a, b) => b.score - a.score);
  const best = scored[0]?.score ?? 0;
  return scored.filter(({ score }) => score >= best - tieDistance).map(({ fact }) => fact);
}

/** Returns the share of the question's words that the fact contains. */
function scoreOf(asked: string[], fact: Pick<Info, 'key' | 'value'>): number {
  const key = contentStems(fact.key);
  const value = contentStems(fact.value);
  const scores = asked.map((word) => {
    if (key.includes(word)) return 1;
    return value.includes(word) ? valueWordScore : 0;
  });
  const share = scores.reduce<number>((sum, score) => sum + score, 0) / asked.length;
  const asksWholeName = key.length > 0 && key.every((word) => asked.includes(word));
  return asksWholeName ? Math.max(share, wholeNameScore) : share;
}

function contentStems(text: string): string[] {
  return normalizeForMatch(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !fillers.has(word))
    .map(stem);
}

/** Removes common endings, so that "park" matches "parked" and "allergy" matches "allergic". At least three letters remain. */
function stem(word: string): string {
  if (word.length < 4) return word;
  return word.replace(/(?:ical|ing|ied|ies|ic|ed|es|s|y|e)$/, (end) =>
    word.length - end.length >= 3 ? '' : end,
  );
}

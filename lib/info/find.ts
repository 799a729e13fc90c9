import type { Info } from '@/lib/info/schema';

const empty = new Set(
  'a an the my our your i me we is are was were did do does have has had be been what whats where wheres when who whos which how know about of for to at on in and that this it s tell please remember told you'.split(
    ' ',
  ),
);

/** The facts that a question is about, the best first: by its words in the name, then in the value. Empty where nothing fits. */
export function findInfo<T extends Pick<Info, 'key' | 'value'>>(facts: T[], question: string): T[] {
  const asked = telling(question);
  if (asked.length === 0) return [];
  const scored = facts
    .map((fact) => ({ fact, score: score(asked, fact) }))
    .filter(({ score }) => score >= 0.6)
    .sort((a, b) => b.score - a.score);
  const best = scored[0]?.score ?? 0;
  return scored.filter(({ score }) => score >= best - 0.05).map(({ fact }) => fact);
}

/** Share of the asked words that the fact holds; words in the name count whole, in the value nearly so. */
function score(asked: string[], fact: Pick<Info, 'key' | 'value'>): number {
  const key = telling(fact.key);
  const value = telling(fact.value);
  const held = asked.map((word) => {
    if (key.some((own) => own === word)) return 1;
    return value.some((own) => own === word) ? 0.8 : 0;
  });
  const share = held.reduce<number>((sum, part) => sum + part, 0) / asked.length;
  const nameAsked = key.length > 0 && key.every((word) => asked.includes(word));
  return nameAsked ? Math.max(share, 0.9) : share;
}

function telling(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !empty.has(word))
    .map(stem);
}

function stem(word: string): string {
  return word.length < 4
    ? word
    : word.replace(/(?:ical|ing|ied|ies|ic|ed|es|s|y|e)$/, (end) =>
        word.length - end.length >= 3 ? '' : end,
      );
}

import table from './phrases.json' with { type: 'json' };
import type { SentimentToken } from './tokens';

// Mood values, from -4 (bad) to 4 (good).
const sayings = new Map(
  Object.entries(table).flatMap(([valence, list]) =>
    list.split('|').map((saying): [string, number] => [saying, Number(valence)]),
  ),
);
const firstWords = new Set([...sayings.keys()].map((saying) => saying.split(' ', 1)[0]));
const maxWords = Math.max(...[...sayings.keys()].map((saying) => saying.split(' ').length));

export function joinSayings(tokens: SentimentToken[]): SentimentToken[] {
  const joined: SentimentToken[] = [];
  for (let index = 0; index < tokens.length; ) {
    const run = sayingAt(tokens, index);
    const token = run ? joinRun(run) : tokens[index];
    if (token) joined.push(token);
    index += run?.length ?? 1;
  }
  return joined;
}

function sayingAt(tokens: SentimentToken[], start: number): SentimentToken[] | undefined {
  const [first] = tokens[start] ? asListed(tokens[start].word) : [];
  if (!firstWords.has(first) && !firstWords.has(tokens[start]?.word)) return undefined;
  for (let length = maxWords; length > 1; length--) {
    const run = tokens.slice(start, start + length);
    if (run.length < length || run.slice(0, -1).some((token) => token.endsClause)) continue;
    if (valenceOfRun(run) !== undefined) return run;
  }
  return undefined;
}

function valenceOfRun(run: SentimentToken[]): number | undefined {
  const words = run.map(({ word }) => word);
  return sayings.get(words.join(' ')) ?? sayings.get(words.flatMap(asListed).join(' '));
}

function asListed(word: string): string[] {
  if (word === "couldn't") return ['could', 'not'];
  return [word.endsWith("n't") || /^(?:dont|doesnt|didnt|wont|cannot)$/.test(word) ? 'not' : word];
}

function joinRun(run: SentimentToken[]): SentimentToken {
  return {
    text: run.map(({ text }) => text).join(' '),
    word: run.map(({ word }) => word).join(' '),
    valence: valenceOfRun(run),
    isShouted: run.every(({ isShouted }) => isShouted === true),
    isStretched: run.some(({ isStretched }) => isStretched === true),
    endsClause: run.at(-1)?.endsClause ?? false,
  };
}

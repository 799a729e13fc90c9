import table from './phrases.json' with { type: 'json' };
import type { Token } from './tokens';

/** What sayings are worth as a whole. "not" stands for every negated verb: "doesn't work" is found as "not work". */
const sayings = new Map(
  Object.entries(table).flatMap(([valence, list]) =>
    list.split('|').map((saying): [string, number] => [saying, Number(valence)]),
  ),
);
const beginnings = new Set([...sayings.keys()].map((saying) => saying.split(' ', 1)[0]));
const longest = Math.max(...[...sayings.keys()].map((saying) => saying.split(' ').length));

/** The sentence with each saying as one word. A saying does not reach over a comma; the longest one holds. */
export function joinSayings(tokens: Token[]): Token[] {
  const joined: Token[] = [];
  for (let place = 0; place < tokens.length; ) {
    const run = sayingAt(tokens, place);
    const token = run ? joinRun(run) : tokens[place];
    if (token) joined.push(token);
    place += run?.length ?? 1;
  }
  return joined;
}

function sayingAt(tokens: Token[], start: number): Token[] | undefined {
  const [first] = tokens[start] ? withoutVerb(tokens[start].word) : [];
  if (!beginnings.has(first) && !beginnings.has(tokens[start]?.word)) return undefined;
  for (let length = longest; length > 1; length--) {
    const run = tokens.slice(start, start + length);
    if (run.length < length || run.slice(0, -1).some((token) => token.endsClause)) continue;
    if (valenceOfRun(run) !== undefined) return run;
  }
  return undefined;
}

function valenceOfRun(run: Token[]): number | undefined {
  const words = run.map(({ word }) => word);
  return sayings.get(words.join(' ')) ?? sayings.get(words.flatMap(withoutVerb).join(' '));
}

function withoutVerb(word: string): string[] {
  if (word === "couldn't") return ['could', 'not'];
  return [word.endsWith("n't") || /^(?:dont|doesnt|didnt|wont|cannot)$/.test(word) ? 'not' : word];
}

function joinRun(run: Token[]): Token {
  return {
    text: run.map(({ text }) => text).join(' '),
    word: run.map(({ word }) => word).join(' '),
    valence: valenceOfRun(run),
    isShouted: run.every(({ isShouted }) => isShouted === true),
    isStretched: run.some(({ isStretched }) => isStretched === true),
    endsClause: run.at(-1)?.endsClause ?? false,
  };
}

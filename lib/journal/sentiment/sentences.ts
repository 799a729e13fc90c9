import { joinSayings } from './phrases';
import { isWord, readTokens, type SentimentToken } from './tokens';

export interface Sentence {
  tokens: SentimentToken[];
  exclamations: number;
  isQuestion: boolean;
}

const entities: [string, string][] = [
  ['&#39;', "'"],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&amp;', '&'],
];
// A limit of 60 characters keeps other patterns fast.
const piece = /\p{Extended_Pictographic}\uFE0F?|[^\s\p{Extended_Pictographic}]{1,60}/gu;
const noise = /^(?:https?:\/\/|www\.|@\w)/i;
const ending = /[.!?…]{1,9}["')\]]{0,3}$/;
const maxSentenceWords = 40;

export function readSentences(text: string): Sentence[] {
  const plain = entities.reduce((decoded, [from, to]) => decoded.replaceAll(from, to), text.toWellFormed());
  return plain.split(/\n+/).flatMap((line) => sentencesOf(line.match(piece) ?? []));
}

function sentencesOf(pieces: string[]): Sentence[] {
  const isAllCaps = areAllCaps(pieces);
  const groups: { tokens: SentimentToken[]; marks: string }[] = [];
  for (const one of pieces) {
    if (noise.test(one)) continue;
    const tokens = readTokens(one, isAllCaps);
    const marks = ending.exec(one)?.[0] ?? '';
    const last = groups.at(-1);
    if (!last || isOver(last, tokens)) {
      groups.push({ tokens, marks });
      continue;
    }
    last.tokens.push(...tokens);
    last.marks += marks;
  }
  return groups
    .filter(({ tokens }) => tokens.length > 0)
    .map(({ tokens, marks }) => ({
      tokens: joinSayings(tokens),
      exclamations: marks.split('!').length - 1,
      isQuestion: marks.includes('?'),
    }));
}

function isOver(sentence: { tokens: SentimentToken[]; marks: string }, next: SentimentToken[]): boolean {
  if (sentence.tokens.length >= maxSentenceWords) return true;
  return sentence.marks !== '' && next.some(isWord);
}

function areAllCaps(pieces: string[]): boolean {
  return pieces.filter((one) => /\p{L}{2}/u.test(one)).every((one) => one === one.toUpperCase());
}

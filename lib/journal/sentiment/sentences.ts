import { joinSayings } from './phrases';
import { isWord, readTokens, type Token } from './tokens';

export interface Sentence {
  tokens: Token[];
  exclamations: number;
  isQuestion: boolean;
}

/** Some texts come out of a page. */
const entities: [string, string][] = [
  ['&#39;', "'"],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&amp;', '&'],
];
/** A piece is bounded, so that no pattern ever meets a text without blanks as a whole. */
const piece = /\p{Extended_Pictographic}\uFE0F?|[^\s\p{Extended_Pictographic}]{1,60}/gu;
const noise = /^(?:https?:\/\/|www\.|@\w)/i;
const ending = /[.!?…]{1,9}["')\]]{0,3}$/;
/** People who set no full stops still begin anew now and then. */
const longest = 40;

/** Cuts a text into sentences and these into words, faces and sayings; addresses and @names are left out. */
export function readSentences(text: string): Sentence[] {
  const plain = entities.reduce((sofar, [from, to]) => sofar.replaceAll(from, to), text.toWellFormed());
  return plain.split(/\n+/).flatMap((line) => sentencesOf(line.match(piece) ?? []));
}

function sentencesOf(pieces: string[]): Sentence[] {
  const isLoud = isAllShouted(pieces);
  const groups: { tokens: Token[]; marks: string }[] = [];
  for (const one of pieces) {
    if (noise.test(one)) continue;
    const tokens = readTokens(one, isLoud);
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

/** A face or a lone mark behind the full stop still belongs to the sentence before it. */
function isOver(sentence: { tokens: Token[]; marks: string }, next: Token[]): boolean {
  if (sentence.tokens.length >= longest) return true;
  return sentence.marks !== '' && next.some(isWord);
}

/** Where every word is in capitals they stress nothing. */
function isAllShouted(pieces: string[]): boolean {
  return pieces.filter((one) => /\p{L}{2}/u.test(one)).every((one) => one === one.toUpperCase());
}

import { emojiValences } from './emoji';
import { valenceOf } from './words';

export interface SentimentToken {
  text: string;
  word: string;
  /** The word's own mood, from -4 (bad) to 4 (good); absent if the word has none. */
  valence?: number | undefined;
  isShouted?: boolean;
  isStretched?: boolean;
  /** Whether a mark after the word, such as a comma, ends the effect of a negation. */
  endsClause?: boolean;
}

const outerMarks = /^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu;
const separators = /[-/.,;:!?—–_&+]+/;
const clauseEnd = /[,;:()–—.!?-]$/;
const camelCase = /(?<=\p{Ll})(?=\p{Lu})/u;
const repeatedLetters = /(\p{L})\1{2,}/gu;

export function readTokens(piece: string, isAllCaps: boolean): SentimentToken[] {
  const emoticon = emoticonValence(piece);
  if (emoticon !== undefined) return [{ text: piece, word: piece, valence: emoticon }];
  const bare = piece.replace(outerMarks, '');
  if (bare === '') return [];
  const endsClause = clauseEnd.test(piece);
  const whole = readWord(bare, isAllCaps, endsClause);
  const parts = piece.startsWith('#') ? bare.split(camelCase) : bare.split(separators).filter(Boolean);
  if (whole.valence !== undefined || parts.length < 2) return [whole];
  return parts.map((part, index) => readWord(part, isAllCaps, index === parts.length - 1 && endsClause));
}

export function isWord({ word }: SentimentToken): boolean {
  return /[\p{L}\p{N}]{2}|^[\p{L}\p{N}]$/u.test(word);
}

function readWord(text: string, isAllCaps: boolean, endsClause: boolean): SentimentToken {
  const lower = text.toLowerCase().replace(/[’‘`]/g, "'");
  const isStretched = lower.search(repeatedLetters) >= 0;
  const forms = isStretched
    ? [lower.replace(repeatedLetters, '$1$1'), lower.replace(repeatedLetters, '$1')]
    : [lower];
  const word = forms.find((form) => valenceOf(form) !== undefined) ?? forms.at(-1) ?? lower;
  return {
    text,
    word,
    valence: valenceOf(word),
    isShouted: !isAllCaps && /\p{Lu}.*\p{Lu}/u.test(text) && text === text.toUpperCase(),
    isStretched,
    endsClause,
  };
}

function emoticonValence(piece: string): number | undefined {
  const emoji = emojiValences.get(piece.replace('\uFE0F', ''));
  if (emoji !== undefined || /^[\p{L}\p{N}#'’‘`".,!?]+$/u.test(piece)) return emoji;
  return (
    valenceOf(piece) ?? valenceOf(piece.toLowerCase()) ?? valenceOf(piece.replace(/(?<![.,!?])[.,!?]+$/, ''))
  );
}

import { emojiValences } from './emoji';
import { valenceOf } from './words';

/** One word, emoticon, emoji or saying of a sentence. */
export interface Token {
  /** As it stands in the text, for quoting. */
  text: string;
  /** In small letters, "soooo" as "so". */
  word: string;
  /** What it is worth on its own, -4 to 4; undefined where nothing is known about it. */
  valence?: number | undefined;
  isShouted?: boolean;
  isStretched?: boolean;
  /** A comma or the like stands behind it: what turns the meaning of words does not reach over. */
  endsClause?: boolean;
}

const outside = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
const joints = /[-/.,;:!?—–_&+]+/;
const clauseEnd = /[,;:()–—.!?-]$/;
const hump = /(?<=\p{Ll})(?=\p{Lu})/u;
const stretched = /(\p{L})\1{2,}/gu;

/** The tokens of what stands between two blanks: a word, a face, several words ("late/tired", "#SoHappy") or none. */
export function readTokens(piece: string, isLoud: boolean): Token[] {
  const face = faceValence(piece);
  if (face !== undefined) return [{ text: piece, word: piece, valence: face }];
  const bare = piece.replace(outside, '');
  if (bare === '') return [];
  const endsClause = clauseEnd.test(piece);
  const whole = readWord(bare, isLoud, endsClause);
  const parts = piece.startsWith('#') ? bare.split(hump) : bare.split(joints).filter(Boolean);
  if (whole.valence !== undefined || parts.length < 2) return [whole];
  return parts.map((part, place) => readWord(part, isLoud, place === parts.length - 1 && endsClause));
}

/** Only letters tell it from a face. */
export function isWord({ word }: Token): boolean {
  return /[\p{L}\p{N}]{2}|^[\p{L}\p{N}]$/u.test(word);
}

function readWord(text: string, isLoud: boolean, endsClause: boolean): Token {
  const lower = text.toLowerCase().replace(/[’‘`]/g, "'");
  const isStretched = lower.search(stretched) >= 0;
  const forms = isStretched ? [lower.replace(stretched, '$1$1'), lower.replace(stretched, '$1')] : [lower];
  const word = forms.find((form) => valenceOf(form) !== undefined) ?? forms.at(-1) ?? lower;
  return {
    text,
    word,
    valence: valenceOf(word),
    isShouted: !isLoud && /\p{Lu}.*\p{Lu}/u.test(text) && text === text.toUpperCase(),
    isStretched,
    endsClause,
  };
}

function faceValence(piece: string): number | undefined {
  const sign = emojiValences.get(piece.replace('\uFE0F', ''));
  if (sign !== undefined || /^[\p{L}\p{N}#'’‘`".,!?]+$/u.test(piece)) return sign;
  return valenceOf(piece) ?? valenceOf(piece.toLowerCase()) ?? valenceOf(piece.replace(/[.,!?]+$/, ''));
}

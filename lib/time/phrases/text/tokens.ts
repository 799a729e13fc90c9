import type { Match } from '@/lib/time/phrases/pieces';

export type Token = {
  kind: 'word' | 'number' | 'stamp' | 'mark';
  text: string;
  start: number;
  end: number;
  /** True if no space separates this token from the token before. */
  glued: boolean;
  isCapital: boolean;
  isUpper: boolean;
};

/**
 * The tokens of a text. If `loose` is true, a lone number such as "5" can be a time. `pieces` stores matches
 * by token index.
 */
export type Scan = {
  tokens: Token[];
  loose: boolean;
  pieces: Map<number, Match | null>;
};

export type Found<T> = { value: T; next: number };

// Maximum number of characters. Limits the work; time phrases are far shorter.
const longest = 2000;

const stamp = String.raw`\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?(?![\d:])`;
const tokenForm = new RegExp(String.raw`(${stamp})|(\p{L}+(?:['’]\p{L}+)*)|(\d+(?:[.:/-]\d+)*)|\S`, 'giu');

export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.slice(0, longest).matchAll(tokenForm)) {
    const [all, isStamp, isWord, isNumber] = match;
    const kind = isStamp ? 'stamp' : isWord ? 'word' : isNumber ? 'number' : 'mark';
    const start = match.index;
    tokens.push({
      kind,
      text: all.toLowerCase().replace('’', "'"),
      start,
      end: start + all.length,
      glued: start === end && start > 0,
      isCapital: /^\p{Lu}/u.test(all),
      isUpper: /^\p{Lu}{2,}$/u.test(all),
    });
    end = start + all.length;
  }
  return tokens;
}

export function word(scan: Scan, i: number): string {
  const token = scan.tokens[i];
  return token?.kind === 'word' ? token.text : '';
}

export function mark(scan: Scan, i: number): string {
  const token = scan.tokens[i];
  return token?.kind === 'mark' ? token.text : '';
}

/**
 * Returns the text of the number at token `i`. An empty string for words and marks, money, percentages and
 * codes such as "a1b2".
 */
export function digits(scan: Scan, i: number): string {
  const token = scan.tokens[i];
  if (token?.kind !== 'number') return '';
  const before = scan.tokens[i - 1];
  const after = scan.tokens[i + 1];
  if (before?.kind === 'mark' && '$€£#+=~_&*'.includes(before.text)) return '';
  if (before?.kind === 'word' && token.glued && !gluedBefore.test(before.text)) return '';
  if (after?.glued && /^[%°$€£_*=&+]$/.test(after.text)) return '';
  if (after?.glued && after.kind === 'word' && !gluedAfter.test(after.text)) return '';
  return token.text;
}

const gluedBefore = /^(h|(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)$/;
const gluedAfter =
  /^(st|nd|rd|th|am?|pm?|h|hs|hrs?|hours?|m|mins?|minutes?|s|secs?|d|days?|w|wks?|weeks?|mo|months?|y|yrs?|years?|ish|noon|o'clock|oclock|(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)$/;

export function skip(scan: Scan, i: number, ...words: string[]): number | null {
  const same = words.every((each, n) => scan.tokens[i + n]?.text === each);
  return same ? i + words.length : null;
}

export function maybe(scan: Scan, i: number, options: RegExp): number {
  const token = scan.tokens[i];
  return token && options.test(token.text) ? i + 1 : i;
}

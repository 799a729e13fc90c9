/** One word, run of digits, ISO stamp or mark of a text, lower-cased, with its place in the original. */
export type Token = {
  kind: 'word' | 'number' | 'stamp' | 'mark';
  text: string;
  start: number;
  end: number;
  /** Nothing stands between this token and the one before it. */
  glued: boolean;
};

/** What the matchers read. `loose`: the words are known to speak of a time, so weak evidence is enough. */
export type Scan = { tokens: Token[]; loose: boolean };

/** A matched value and the index of the token after it. */
export type Found<T> = { value: T; next: number };

// Longer texts are not phrases of time; the cap keeps the work linear in something small.
const longest = 2000;

const stamp = String.raw`\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?(?![\d:])`;
const tokenForm = new RegExp(String.raw`(${stamp})|(\p{L}+(?:['’]\p{L}+)*)|(\d+(?:[.:/-]\d+)*)|\S`, 'giu');

/**
 * Splits a text. Digits joined by . : / or - stay one token, so that a part number, a range or a score is
 * understood as a whole or not at all.
 */
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
    });
    end = start + all.length;
  }
  return tokens;
}

/** The word at `i`, or '' where there is none. */
export function word(scan: Scan, i: number): string {
  const token = scan.tokens[i];
  return token?.kind === 'word' ? token.text : '';
}

/** The mark at `i`, or ''. */
export function mark(scan: Scan, i: number): string {
  const token = scan.tokens[i];
  return token?.kind === 'mark' ? token.text : '';
}

/** The run of digits at `i`, or '' where it is money, part of a code ("a1b2"), a percentage or an address. */
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

/** The index after `words`, each one a word or a mark, or null. */
export function skip(scan: Scan, i: number, ...words: string[]): number | null {
  const same = words.every((each, n) => scan.tokens[i + n]?.text === each);
  return same ? i + words.length : null;
}

/** The index after the token at `i` where it is one of `options`, else `i` itself. */
export function maybe(scan: Scan, i: number, options: RegExp): number {
  const token = scan.tokens[i];
  return token && options.test(token.text) ? i + 1 : i;
}

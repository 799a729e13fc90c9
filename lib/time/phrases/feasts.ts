import { whichAt } from './days';
import { isHoliday, longestName } from './holidays';
import { yearAt } from './numbers';
import type { Match } from './pieces';
import { maybe, type Scan, word } from './tokens';

/** A holiday's name, with "last", "next" or a year: "christmas", "next easter", "Black Friday 2027". */
export function holidayAt(scan: Scan, i: number): Match | null {
  const { which, next: start } = whichAt(scan, i);
  for (let length = longestName; length > 0; length--) {
    const name = nameOf(scan, start, length);
    if (!name || !isHoliday(name)) continue;
    const end = start + tokensIn(scan, start, length);
    const year = yearAt(scan, maybe(scan, end, /^(of|in|,)$/));
    const wished =
      /^(happy|merry|joyous|blessed|the|for|chocolate)$/.test(word(scan, i - 1)) &&
      /^(new year|may day)$/.test(name);
    const greeting = /^(happy|merry|joyous|blessed)$/.test(word(scan, i - 1));
    const strength = greeting || wished ? 'weak' : 'sure';
    return {
      pieces: [{ kind: 'holiday', name, year: year?.value ?? null, which }],
      next: year?.next ?? end,
      strength,
    };
  }
  return null;
}

// "Eid al-Fitr" and "St. Patrick's" are written with marks that the list of names leaves out.
function nameOf(scan: Scan, i: number, length: number): string | null {
  const words: string[] = [];
  for (let at = i; words.length < length; at++) {
    const token = scan.tokens[at];
    if (!token || (token.kind === 'mark' && !/^[.'-]$/.test(token.text)) || token.kind === 'number')
      return null;
    if (token.kind === 'word') words.push(token.text.replaceAll("'", '').replace(/^saint$/, 'st'));
    else if (words.length === 0) return null;
  }
  return words.join(' ');
}

function tokensIn(scan: Scan, i: number, length: number): number {
  let words = 0;
  for (let at = i; ; at++) {
    if (scan.tokens[at]?.kind === 'word') words++;
    if (words === length) return at - i + 1;
  }
}

import { holidayNamed, longestNameFrom } from '@/lib/time/phrases/holidays/rules';
import type { Match } from '@/lib/time/phrases/pieces';
import { whichAt } from '@/lib/time/phrases/read/days';
import { yearAt } from '@/lib/time/phrases/text/numbers';
import { maybe, type Scan, word } from '@/lib/time/phrases/text/tokens';
import { clauseEnds } from '@/lib/time/phrases/text/vocabulary';

export function holidayAt(scan: Scan, i: number): Match | null {
  const { which, next: start } = whichAt(scan, i);
  const found = namedAt(scan, start);
  if (!found) return null;
  const year = yearAt(scan, maybe(scan, found.next, /^(of|in|,)$/));
  // "Happy new year" is a wish and "the may day" a description. Neither names a date.
  const isGreeting = /^(happy|merry|joyous|blessed)$/.test(word(scan, i - 1));
  const isDescription =
    /^(the|for|chocolate)$/.test(word(scan, i - 1)) && /^(new year|may day)$/.test(found.name);
  const isPart = which === 'plain' && !year && namesThing(scan, i, found.next);
  return {
    pieces: [{ kind: 'holiday', name: found.name, year: year?.value ?? null, which }],
    next: year?.next ?? found.next,
    strength: isGreeting || isDescription || isPart ? 'weak' : 'sure',
  };
}

// True for "christmas" in "a christmas tree". `end` is the index after the holiday name.
function namesThing(scan: Scan, i: number, end: number): boolean {
  if (/^(on|by|until|till|before|after|from|since|for|at|every|each)$/.test(word(scan, i - 1))) return false;
  const next = word(scan, end);
  return next !== '' && !clauseEnds(scan, end) && !timeWords.test(next);
}

const timeWords =
  /^(morning|afternoon|evening|night|eve|day|weekend|lunch|dinner|breakfast|noon|midnight|of|last|before|after|week|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|nineteen)$/;

function namedAt(scan: Scan, i: number): { name: string; next: number } | null {
  const most = longestNameFrom(word(scan, i));
  const words: string[] = [];
  let best: { name: string; next: number } | null = null;
  for (let at = i; words.length < most; at++) {
    const token = scan.tokens[at];
    if (!token || token.kind === 'number' || token.kind === 'stamp') return best;
    if (token.kind === 'mark' && !/^[.,'’-]$/.test(token.text)) return best;
    if (token.kind !== 'word') continue;
    words.push(token.text);
    const name = holidayNamed(words);
    if (name) best = { name, next: at + 1 };
  }
  return best;
}

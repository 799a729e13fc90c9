import type { Match } from '@/lib/time/phrases/pieces';
import { type Dated, dated } from '@/lib/time/phrases/read/dates';
import { whichAt } from '@/lib/time/phrases/read/days';
import { fullYear } from '@/lib/time/phrases/text/numbers';
import { digits, type Found, type Scan, word } from '@/lib/time/phrases/text/tokens';
import { counts, weekdayOf } from '@/lib/time/phrases/text/vocabulary';

/**
 * Returns the date in digits at token `i`. In "5/3/27", the month comes first, unless the first number is
 * above 12.
 */
export function numericDateAt(scan: Scan, i: number): Match | null {
  const token = scan.tokens[i];
  if (token?.kind === 'stamp')
    return { pieces: [{ kind: 'stamp', text: token.text }], next: i + 1, strength: 'sure' };
  const { which, next: start } = whichAt(scan, i);
  const run = digits(scan, start);
  const full = fullDate(run) ?? spacedDate(scan, start);
  if (full) return dated(full.value, which, start + full.next);
  const pair = /^(\d{1,2})([/.-])(\d{1,2})$/.exec(run);
  if (!pair) return null;
  const date = americanFirst(Number(pair[1]), Number(pair[3]), null);
  if (run === '24/7') return null;
  const isTime = pair[2] === '.' && /^(at|around|about|@)$/.test(scan.tokens[i - 1]?.text ?? '');
  if (!date || isTime || counts(scan, start + 1)) return null;
  const strength = pairStrength(scan, i, run, pair[2] ?? '');
  return strength && { ...dated(date, which, start + 1), strength };
}

// Returns how certain it is that two numbers are a date, or null. With a dot or dash they need "on"
// or a weekday before them.
function pairStrength(scan: Scan, i: number, run: string, separator: string): Match['strength'] | null {
  const before = word(scan, i - 1);
  const introduced = weekdayOf(before) !== null || /^(on|by|until|till|due|this|next)$/.test(before);
  const [first = 0, second = 0] = run.split('-').map(Number);
  // "Thursday 5.05" names an hour, and "thursday 26.11" a date.
  if (weekdayOf(before) !== null && dottedHour.test(run)) return null;
  // "Tuesday 9-10" is a range of hours.
  if (introduced) return separator === '-' && weekdayOf(before) !== null && first < second ? null : 'sure';
  if (separator !== '/') return null;
  return !/^([123]\/[2345]|9\/11|50\/50)$/.test(run) ? 'sure' : 'weak';
}

const dottedHour = /^(?:[01]?\d|2[0-3])\.(?:0[05]|[1-5]5|[2-5]0)$/;

function fullDate(run: string): Found<Dated> | null {
  const parts = /^(\d{1,4})([/.-])(\d{1,2})\2(\d{1,4})$/.exec(run);
  const joined = /^((?:19|20)\d{2})(\d{2})(\d{2})$/.exec(run);
  if (joined) return valid(Number(joined[2]), Number(joined[3]), Number(joined[1]));
  if (!parts) return null;
  const [, a = '', , b = '', c = ''] = parts;
  if (a.length === 4) return c.length <= 2 ? valid(Number(b), Number(c), Number(a)) : null;
  if (a.length > 2 || (c.length !== 2 && c.length !== 4)) return null;
  const date = americanFirst(Number(a), Number(b), c.length === 4 ? Number(c) : fullYear(Number(c)));
  return date && { value: date, next: 1 };
}

function spacedDate(scan: Scan, i: number): Found<Dated> | null {
  const [year, month, day] = [digits(scan, i), digits(scan, i + 1), digits(scan, i + 2)];
  if (!/^(19|20)\d{2}$/.test(year) || !/^\d{2}$/.test(month) || !/^\d{2}$/.test(day)) return null;
  const date = valid(Number(month), Number(day), Number(year));
  return date && { ...date, next: 3 };
}

function americanFirst(a: number, b: number, year: number | null): Dated | null {
  if (a >= 1 && a <= 12 && b >= 1 && b <= 31) return { month: a, day: b, year };
  return b >= 1 && b <= 12 && a >= 1 && a <= 31 ? { month: b, day: a, year } : null;
}

function valid(month: number, day: number, year: number): Found<Dated> | null {
  return month >= 1 && month <= 12 && day >= 1 && day <= 31 ? { value: { month, day, year }, next: 1 } : null;
}

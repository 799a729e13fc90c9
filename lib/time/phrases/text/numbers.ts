import { digits, type Found, maybe, type Scan, word } from '@/lib/time/phrases/text/tokens';

const ones = numbered(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
);
const tens = numbered('- - twenty thirty forty fifty sixty seventy eighty ninety');
const firsts = numbered(
  '- first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth',
);

function numbered(words: string): Map<string, number> {
  return new Map(words.split(' ').flatMap((word, n) => (word === '-' ? [] : [[word, n] as const])));
}

export function isNumberWord(word: string): boolean {
  return ones.has(word) || tens.has(word) || firsts.has(word) || word === 'thirtieth';
}

export function cardinal(scan: Scan, i: number): Found<number> | null {
  const run = digits(scan, i);
  if (/^\d{1,4}$/.test(run)) return { value: Number(run), next: i + 1 };
  const small = belowHundred(scan, i);
  const count = small ?? (word(scan, i) === 'a' ? { value: 1, next: i + 1 } : null);
  if (!count || word(scan, count.next) !== 'hundred' || count.value > 9) return small;
  const rest = belowHundred(scan, maybe(scan, count.next + 1, /^and$/));
  const hundreds = count.value * 100;
  return rest ? { value: hundreds + rest.value, next: rest.next } : { value: hundreds, next: count.next + 1 };
}

export function belowHundred(scan: Scan, i: number): Found<number> | null {
  const one = ones.get(word(scan, i));
  if (one !== undefined) return { value: one, next: i + 1 };
  const ten = tens.get(word(scan, i));
  if (ten === undefined) return null;
  const next = maybe(scan, i + 1, /^-$/);
  const unit = ones.get(word(scan, next));
  const joined = unit !== undefined && unit >= 1 && unit <= 9;
  return joined ? { value: ten * 10 + unit, next: next + 1 } : { value: ten * 10, next: i + 1 };
}

export function ordinal(scan: Scan, i: number): Found<number> | null {
  const run = digits(scan, i);
  const suffixed =
    /^\d{1,2}$/.test(run) && scan.tokens[i + 1]?.glued && /^(st|nd|rd|th)$/.test(word(scan, i + 1));
  if (suffixed) return { value: Number(run), next: i + 2 };
  const first = firsts.get(word(scan, i));
  if (first !== undefined) return { value: first, next: i + 1 };
  if (word(scan, i) === 'thirtieth') return { value: 30, next: i + 1 };
  const ten = tens.get(word(scan, i));
  if (ten === undefined || ten > 3) return null;
  const next = maybe(scan, i + 1, /^-$/);
  const unit = firsts.get(word(scan, next));
  return unit !== undefined && unit <= 9 ? { value: ten * 10 + unit, next: next + 1 } : null;
}

export function yearAt(scan: Scan, i: number): Found<number> | null {
  const run = digits(scan, i);
  if (/^\d{4}$/.test(run)) return isYear(run) ? { value: Number(run), next: i + 1 } : null;
  const head = belowHundred(scan, i);
  if (!head) return null;
  if (head.value === 2 && word(scan, head.next) === 'thousand') {
    const rest = belowHundred(scan, maybe(scan, head.next + 1, /^and$/));
    return { value: 2000 + (rest?.value ?? 0), next: rest?.next ?? head.next + 1 };
  }
  if (head.value < 16 || head.value > 21) return null;
  const hundred = maybe(scan, head.next, /^hundred$/);
  const zero = maybe(scan, hundred, /^(o|oh|and)$/);
  const tail = belowHundred(scan, zero);
  if (!tail) return hundred > head.next ? { value: head.value * 100, next: hundred } : null;
  const plain = hundred === head.next && zero === head.next;
  if (plain && tail.value < 10) return null;
  return { value: head.value * 100 + tail.value, next: tail.next };
}

// 1730 can be half past five, but 1776 can only be a year.
function isYear(run: string): boolean {
  const year = Number(run);
  return (year >= 1900 && year <= 2199) || (year >= 1600 && year < 1900 && Number(run.slice(2)) > 59);
}

export function fullYear(two: number): number {
  // The limit is fixed, so that two digits always mean the same year.
  return two < 40 ? 2000 + two : 1900 + two;
}

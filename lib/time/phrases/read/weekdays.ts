import type { Match } from '@/lib/time/phrases/pieces';
import { maybe, type Scan, word } from '@/lib/time/phrases/text/tokens';
import { weekdayOf } from '@/lib/time/phrases/text/vocabulary';

const workdays = [1, 2, 3, 4, 5];
const weekend = [6, 7];

export function groupAt(scan: Scan, i: number): { days: number[]; next: number } | null {
  const business = /^(business|working|work|week)$/.test(word(scan, i)) && /^days?$/.test(word(scan, i + 1));
  const school =
    word(scan, i) === 'school' && /^(days?|mornings?|nights?|evenings?)$/.exec(word(scan, i + 1))?.[0];
  // A school night is before a school day.
  if (school) return { days: /^(night|evening)/.test(school) ? [7, 1, 2, 3, 4] : workdays, next: i + 2 };
  if (business || /^(weekdays?|workdays?)$/.test(word(scan, i)))
    return { days: workdays, next: business ? i + 2 : i + 1 };
  return /^weekends?$/.test(word(scan, i)) ? { days: weekend, next: i + 1 } : null;
}

export function weekdaysAt(scan: Scan, i: number): { days: number[]; next: number; plural: boolean } | null {
  const first = weekdayOf(word(scan, i));
  if (!first) return null;
  const to = /^(to|through|thru|till|-)$/.test(scan.tokens[i + 1]?.text ?? '')
    ? weekdayOf(word(scan, i + 2))
    : null;
  if (to) {
    const length = ((to.day - first.day + 7) % 7) + 1;
    const days = Array.from({ length }, (_, n) => ((first.day - 1 + n) % 7) + 1);
    return { days, next: i + 3, plural: first.plural || to.plural };
  }
  const days = [first.day];
  let plural = first.plural;
  let next = i + 1;
  for (;;) {
    const joined = maybe(scan, maybe(scan, next, /^,$/), /^(and|&|or)$/);
    // "Every mon tue thu fri" needs no comma.
    const isListed = joined > next || /^(every|each)$/.test(word(scan, i - 1));
    const more = isListed ? weekdayOf(word(scan, maybe(scan, joined, /^every$/))) : null;
    if (!more) return { days, next, plural };
    days.push(more.day);
    plural ||= more.plural;
    next = maybe(scan, joined, /^every$/) + 1;
  }
}

export function daysAt(scan: Scan, i: number): Match | null {
  const found = weekdaysAt(scan, i);
  if (!found || found.plural || found.days.length < 2) return null;
  const isChoice = scan.tokens
    .slice(i, found.next)
    .some(({ text }) => !/^(and|&|,|every)$/.test(text) && !weekdayOf(text));
  return isChoice
    ? null
    : { pieces: [{ kind: 'days', days: found.days }], next: found.next, strength: 'sure' };
}

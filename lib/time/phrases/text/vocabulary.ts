import type { Unit } from '@/lib/time/phrases/pieces';
import { mark, type Scan, word } from '@/lib/time/phrases/text/tokens';

const months = new Map([
  ...'january february march april may june july august september october november december'
    .split(' ')
    .flatMap((name, n): [string, number][] => [
      [name, n + 1],
      [name.slice(0, 3), n + 1],
    ]),
  ['sept', 9] as const,
]);
type Weekday = { day: number; short: boolean; plural: boolean };
const shortWeekdays = {
  mon: 1,
  tue: 2,
  tues: 2,
  wed: 3,
  weds: 3,
  thu: 4,
  thur: 4,
  thurs: 4,
  fri: 5,
  sat: 6,
  sun: 7,
};
const weekdays = new Map([
  ...'monday tuesday wednesday thursday friday saturday sunday'
    .split(' ')
    .flatMap((name, n): [string, Weekday][] => [
      [name, { day: n + 1, short: false, plural: false }],
      [`${name}s`, { day: n + 1, short: false, plural: true }],
    ]),
  ...Object.entries(shortWeekdays).map(([name, day]): [string, Weekday] => [
    name,
    { day, short: true, plural: false },
  ]),
]);

export function monthOf(name: string): number | null {
  return months.get(name) ?? null;
}

export function weekdayOf(name: string): Weekday | null {
  return weekdays.get(name) ?? null;
}

export function unitOf(name: string): { unit: Unit; times: number } | null {
  const bare = name.replace(/'s?$/, '').replace(/^(.{2,})s$/, '$1');
  const unit = units[bare];
  if (unit) return { unit, times: 1 };
  return bare === 'fortnight' ? { unit: 'weeks', times: 2 } : null;
}

const units: Record<string, Unit> = {
  year: 'years',
  yr: 'years',
  month: 'months',
  mo: 'months',
  mth: 'months',
  week: 'weeks',
  wk: 'weeks',
  w: 'weeks',
  day: 'days',
  d: 'days',
  hour: 'hours',
  hr: 'hours',
  h: 'hours',
  minute: 'minutes',
  min: 'minutes',
  m: 'minutes',
  second: 'seconds',
  sec: 'seconds',
  s: 'seconds',
};

export function counts(scan: Scan, i: number): boolean {
  if (/^[%°$€£+*=]$/.test(mark(scan, i))) return true;
  const next = word(scan, i);
  if (measures.has(next)) return true;
  return next.length > 3 && /[^s']s$/.test(next) && !notPlural.has(next) && !weekdayOf(next);
}

export function alternates(scan: Scan, i: number): boolean {
  const next = word(scan, i + 1);
  return (
    word(scan, i) === 'alternate' &&
    (weekdayOf(next) !== null || /^(days|weeks|months|mornings|evenings|nights|weekends)$/.test(next))
  );
}

export function ranks(scan: Scan, i: number): boolean {
  return ranked.has(word(scan, i)) || counts(scan, i);
}

export function clauseEnds(scan: Scan, i: number): boolean {
  const token = scan.tokens[i];
  if (!token || /^[.,;:!?)\]("-]$/.test(token.text)) return true;
  return openers.has(token.text);
}

const set = (words: string) => new Set(words.split(/\s+/));

const measures = set(
  `percent percentage degree dollar euro pound buck quid cent mile km kilometer kilometre meter metre mph kmh
   kg gram lb inch foot feet people person men women children kids year month week day hour minute second yr hr
   million billion thousand hundred dozen half cup point star piece`,
);
const notPlural = set(
  'this christmas always perhaps thanks plus versus alas besides unless please across towards does starts begins ends',
);
const ranked = set(
  `floor time try street st avenue ave grade row place person one line page chapter half quarter attempt base team
   season generation party anniversary birthday edition round wave date thought hand opinion world degree class step
   part section item name language home cousin child son daughter wife husband draft version option choice prize
   century level gear world impression contact aid lady priority task todo reminder point day week month year`,
);
const openers = set(
  `to for with and on in at about if so then please that when because or but tomorrow today tonight until till by
   from every i we you he she they sharp exactly the my a an this next am pm only instead actually works`,
);

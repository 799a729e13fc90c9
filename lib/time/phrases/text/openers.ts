import { longestNameFrom } from '@/lib/time/phrases/holidays/rules';
import { isNumberWord } from '@/lib/time/phrases/text/numbers';
import { monthOf, weekdayOf } from '@/lib/time/phrases/text/vocabulary';

const openers = new Set(
  `except excepting excluding minus unless besides not never apart aside other with but and
  daily alternate everyday nightly weekly biweekly fortnightly monthly bimonthly quarterly yearly annually hourly once every each
  business working work week school weekday workday weekend month year day night evening morning afternoon
  the a an this current next following last previous past coming upcoming closest nearest in within after before at
  half quarter couple pair few today tdy tomorrow tomorow tommorow tommorrow tomorrrow tmrw tmr tmw yesterday tonight tonite
  first early late later mid eod eow eom eoy close end cob start beginning rest remainder q spring summer autumn fall winter
  right immediately asap atm same just now dawn sunrise sunset sundown dusk nightfall midnight noon noonish midday
  breakfast lunch dinner supper bed`.split(/\s+/),
);

export function opensTime(word: string): boolean {
  const bare = word.replace(/'?s$|time$/, '');
  return (
    openers.has(word) ||
    openers.has(bare) ||
    isNumberWord(word) ||
    weekdayOf(word.replace(/'s$/, '')) !== null ||
    monthOf(word.replace(/'s$/, '')) !== null ||
    longestNameFrom(word) > 0
  );
}

export function opensLength(word: string): boolean {
  return lengthOpeners.has(word) || isNumberWord(word);
}

const lengthOpeners = new Set(['a', 'an', 'half', 'quarter', 'couple', 'pair', 'few']);

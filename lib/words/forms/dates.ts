import type { Rewrite } from '@/lib/words/short-forms';

const weekday = '(?:mon|tues?|wed(?:nes)?|weds|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?';
const clock = '\\d{1,2}(?:[:.][0-5]\\d)?';
const zone = '(?:[ECMP][SD]?T|GMT|UTC|BST|CET|IST)';

export const dateForms: Rewrite[] = [
  // "Mon + tues" and "tue/thu".
  [new RegExp(`\\b(${weekday}) ?[+/] ?(?=${weekday}\\b)`, 'gi'), '$1 and '],
  // "This tuesday then every second tuesday".
  [
    new RegExp(
      `\\b((?:this|next) (?:coming )?(${weekday})|today|tomorrow),? (?:and )?then ((?:every|each) [^,.!?]+|fortnightly|weekly)$`,
      'i',
    ),
    '$3 starting $1',
  ],
  [
    /\b((?:early|late|day|night|morning|evening|closing|opening) shift) (\d{1,2}(?::\d\d)?)-(\d{1,2}(?::\d\d)?)(?![\d:]| ?[ap]\.?m)/gi,
    shiftHours,
  ],
  // "When it is 7pm there".
  [
    new RegExp(
      `,? when it(?:['’]?s| is) (${clock}(?: ?[ap]\\.?m)?|noon) (?:for (?:her|him|them)|(?:over )?there)\\b`,
      'gi',
    ),
    ' at $1 there',
  ],
  [
    new RegExp(
      `(?<=\\d ?(?:[ap]\\.?m\\.? )?${zone}),? (?:and )?not (?:${zone}|eastern|central|mountain|pacific|my time|our time|ours|mine)(?: time)?\\b`,
      'gi',
    ),
    '',
  ],
  // "And 6.15 leave for the hospital".
  [
    /^((?:and|also|then|plus),? (?:at )?)(\d{1,2})\.([0-5]\d) (?=\p{L}{2,}(?<!\b(?:euros?|dollars?|pounds?|kg|km|miles?|percent))\b)/iu,
    '$1$2:$3 ',
  ],
  // "Please remember me one day before", as learners say.
  [/\bremember me (?=(?:to|about|of|that|at|on|in|one|an?|the (?:day|night)|\d)\b)/gi, 'remind me '],
  [
    /^((?:please )?(?:remind|nudge|bug|ping|pester|chase) me) ((?:every|each) [^,.!?]*?|daily|hourly),? (?:until|till?) (?:it['’]?s|it is|i['’]?ve|i have) (?:done|finished)(?: it)?[.!]*$/i,
    '$1 about it $2',
  ],
];

function shiftHours(_all: string, name = '', from = '', to = ''): string {
  const [start, end] = [Number.parseInt(from, 10), Number.parseInt(to, 10)];
  const isLate = /^(?:late|night|evening|closing)/i.test(name) && start >= 4;
  const isEarly = !/^(?:late|night|evening|closing)/i.test(name) && start >= 4;
  if (!(isLate || isEarly) || start > 11 || end > 12) return `${name} ${from}-${to}`;
  const [half, other] = isLate ? ['pm', 'am'] : ['am', 'pm'];
  return `${name} ${from}${half}-${to}${end < start || end === 12 ? other : half}`;
}

import { correctSlips } from '@/lib/words/near-spelling';
import { foldedCase, hasNeeded, neededIn } from '@/lib/words/patterns/needed-texts';
import { day, monthNames, rewrites } from '@/lib/words/rewrites';
import type { Rewrite } from '@/lib/words/short-forms';

const spellings = new Map(
  `2moz tomorrow|payed paid|actully actually|tmro tomorrow|tmrro tomorrow|tomo tomorrow|2moro tomorrow|2morro tomorrow|2morrow tomorrow|2mrw tomorrow|2mro tomorrow|tmoz tomorrow|tomoz tomorrow|tomorow tomorrow|tmorow tomorrow|tmorrow tomorrow|tommrow tomorrow|tomrrow tomorrow|tommorw tomorrow|obvs obviously|acutally actually|actaully actually|actualy actually|acctually actually|tomoro tomorrow|tomorro tomorrow|tommoro tomorrow|chnage change|cahnge change|chagne change|delte delete|dleete delete|remvoe remove|
tommorow tomorrow|tommorrow tomorrow|tmw tomorrow|tmo tomorrow|tmrow tomorrow|tmrrw tomorrow|2day today|tdy today|2nite tonight|2night tonight|tonite tonight|
nite night|2nights tonight's|b4 before|afore before|bfr before|l8r later|l8 late|gr8 great|w8 wait|m8 mate|wot what|wats what is|wots what is|wat what|wut what|wen when|wer where|
ment meant|tmrw tomorrow|2mor tomorrow|nxt next|chged changed|chgd changed|chg change|cncld cancelled|cancld cancelled|cancl cancel|remembr remember|whatd what did|whered where did|howd how did|whod who did|tmr tomorrow|hav have|hv have|hve have|cuz because|cos because|coz because|bc because|soz sorry|b-day birthday|sry sorry|yea yeah|arvo afternoon|avo afternoon|morn morning|mornin morning|mrng morning|mng morning|morng morning|evng evening|evg evening|evn evening|eveng evening|aftn afternoon|aftnoon afternoon|arvo afternoon|
wk week|wks weeks|wkend weekend|wknd weekend|wkends weekends|wkdays weekdays|wkday weekday|bfast breakfast|ppl people|
remnd remind|evry every|wich which|whcih which|evrey every|sory sorry|srry sorry|rmd remind|remid remind|remaind remind|remindme remind me|rmbr remember|rember remember|remeber remember|
pls please|plz please|plss please|thx thanks|tnx thanks|thnx thanks|tks thanks|u you|ur your|r are|abt about|gud good|sth something|
bday birthday|bdays birthdays|b-day birthday|appt appointment|appts appointments|mtg meeting|mtgs meetings|hw homework|
wanna want to|gonna going to|gotta have to|gimme give me|lemme let me|dunno do not know|shd should|shld should|shud should|wud would|cud could|mved moved|mvd moved|movd moved|mve move|chng change|chnge change|lst list|bcoz because|batterys batteries|mk make|mv move|del delete|delet delete|cld could|wld would|
btwn between|betw between|num number|nvm never mind|idk i do not know|ty thanks|tysm thanks|wedn wednesday|wensday wednesday|shoping shopping|shoppin shopping|grocries groceries|grocerys groceries|wendsday wednesday|wenesday wednesday|thursd thursday|fro for|teh the|hte the|adn and|thsi this|taht that|waht what|shwo show|tkae take|jsut just|wiht with|woudl would|remidn remind|remnid remind|rmnd remind|lsit list|hvae have|wehn when|whne when|hwen when|wehre where|whre where|dnetist dentist|actualy actually|haf half|acctually actually|actally actually|actaully actually|liqiud liquid`
    .replaceAll('\n', '')
    .split('|')
    .map((pair): [string, string] => {
      const [word = '', ...meaning] = pair.split(' ');
      return [word, meaning.join(' ')];
    }),
);
const spelled = new RegExp(
  `(?<![\\p{L}\\p{N}'’@/#.-])(?:${[...spellings.keys()].join('|')})(?![\\p{L}\\p{N}'’@/#-]|\\.\\p{L})`,
  'giu',
);

const maxSpelled = 1000;

/**
 * Writes out chat spellings: "2moz" becomes "tomorrow". `zone` decides whether "3/12" is 3 December or 12
 * March. Also marks text for the journal: "mood 7/10" becomes "journal: mood 7/10".
 */
export function spellOut(text: string, zone?: string): string {
  if (text.length > maxSpelled || /["“”]/.test(text)) return text;
  if (mood.test(text)) return `journal: ${text}`;
  if (entry.test(text)) return text.replace(entry, '$1: ');
  return withHours(withWeekdays(rewritten(withDays(correctSlips(withoutDictation(text)), zone))));
}

// The words after an opening such as "dear diary," stay unchanged.
const entry =
  /^(?:(?:dear|(?:tell|for|in|to) (?:my|the)) )?(journal|diary)(?: entry)?\s*(?:[:,]|\s[-–—])\s+(?=\S)/i;
const mood =
  /^(?:my )?mood(?: (?:today|now|tonight|is))*:? \d{1,2} ?(?:\/ ?\d{1,2}\b|(?:out of|of) (?:10|5)\b(?=\W+\p{L}))/iu;

function withoutDictation(said: string): string {
  const text = withLines(said.replace(spokenComma, ', ').replace(spokenColon, ': '));
  if (/[,.;!?]/.test(said)) return text;
  return text
    .replace(/(?<=\S) full stop(?: (?=\S)|$)/gi, (stop) => (stop.endsWith(' ') ? '. ' : '.'))
    .replace(/(?<=\S) question mark$/i, '?');
}

const spokenComma =
  /(?<=\S)(?<!\b(?:a|an|the|no|each|that|this|one|add|put|missing|remove|delete|of|after|before|without|with)) comma (?=\S)/gi;

const spokenColon = /(?<=\b(?:list|note|following|things|items|todo|shopping)) colon (?=\S)/gi;

// "New line tyres new line wiper blades": what is dictated as lines.
function withLines(text: string): string {
  const lines = text.split(/(?<!\b(?:a|an|the|this|our|their|add))(?:^| )(?:new|next) line (?=\S)/i);
  if (lines.length < 3) return text;
  const [first = '', ...rest] = lines;
  return `${first}${/^(?:.*\b(?:put|add|buy|get|list|need|note)|.*:)?$/i.test(first) ? ' ' : ', '}${rest.join(', ')}`.trim();
}

function isMonthFirst(zone: string): boolean {
  return /^(?:America|US|Canada|Pacific\/(?:Honolulu|Guam|Pago)|Asia\/Manila|UTC|Etc)\b/.test(zone);
}

// Example: "2.12." gives "2 December". So does "2/12" in a zone that writes the day first.
function withDays(text: string, zone?: string): string {
  const isBirthday = /\b(?:birthday|bday|born|anniversary)\b/i.test(text);
  const days = text.replace(
    /(?<![\d.,$€£])(0?[1-9]|[12]\d|3[01])\.(0?[1-9]|1[0-2])\.(?:((?:19|20)\d\d)\b)?(?!\d)/g,
    (all, dayOf: string, month: string, year?: string) =>
      isBirthday && !year && Number(dayOf) <= 12 ? all : written(dayOf, month, year),
  );
  if (isBirthday) return days;
  if (!zone || isMonthFirst(zone)) return days;
  return withDottedDays(days).replace(
    /(?<![\d/.:-])(0?[1-9]|[12]\d|3[01])\/(0?[1-9]|1[0-2])(?:\/(20\d\d))?(?![\d/.:-])/g,
    (all, dayOf: string, month: string, year: string | undefined, index: number) =>
      introducesDay.test(days.slice(0, index)) || !isShare(all, days.slice(index + all.length))
        ? written(dayOf, month, year)
        : all,
  );
}

function withDottedDays(text: string): string {
  return text.replace(
    /(?<![\d/.:,$€£-])(0?[1-9]|[12]\d|3[01])\.(0?[1-9]|1[0-2])(?:\.(20\d\d|\d\d))?(?![\d/:%€$£-]|[.,]\d)/g,
    (all, dayOf: string, month: string, year: string | undefined, index: number) => {
      const before = text.slice(0, index);
      const isHour = /\b(?:at|around|about|um|@|version|v) ?$/i.test(before);
      const isDay =
        year ||
        /\b(?:on|by|until|till|due|since|date|the) $/i.test(before) ||
        hour.test(text.slice(index + all.length));
      return isDay && !isHour ? written(dayOf, month, year?.length === 2 ? `20${year}` : year) : all;
    },
  );
}

const hour = /^,? (?:(?:at|@|um) ?\d|\d{1,2}(?:[:.]\d\d| ?[ap]m\b))/i;

const introducesDay =
  /\b(?:on|by|from|until|till|due|before|after|the|for|date|mon|tue|wed|thu|fri|sat|sun)[a-z]*\.? $/i;

// Example: "7/10" is a share, but "1/2" in "1/2 at 9:00" is a date.
function isShare(pair: string, after: string): boolean {
  return !hour.test(after) && /^(?:[1-3]\/[2-5]|[1-9]\/10|10\/10|[1-5]\/5|9\/11)$/.test(pair);
}

function written(dayOf: string, month: string, year?: string): string {
  return `${Number(dayOf)} ${monthNames[Number(month) - 1]}${year ? ` ${year}` : ''}`;
}

const weekdayNames = new Map(
  [
    ...[
      'mon monday',
      'tue tuesday',
      'tues tuesday',
      'wed wednesday',
      'weds wednesday',
      'thu thursday',
      'thur thursday',
    ],
    ...['thurs thursday', 'fri friday', 'sat saturday', 'sun sunday'],
  ].map((pair): [string, string] => {
    const [short = '', name = ''] = pair.split(' ');
    return [short, name];
  }),
);
const headingWeekday =
  /(?<=(?:^|[.,;:\n!]|and)\s*)(?:mon|tues?|weds?|thurs?|thu|fri|sat|sun)(?=\.?\s+[\p{L}\d])/giu;

// "Draft wed, editing thurs": a day at the end of an entry.
const endingWed =
  /(?<=\p{L} )(?<!\b(?:to|get|be|newly|they|we|just|were|was|getting|both) )wed(?=\s*(?:[,;.]|$))/giu;

function withWeekdays(said: string): string {
  const text = said.replace(endingWed, (word) => cased(word, 'wednesday'));
  const found = new Set([...text.matchAll(headingWeekday)].map(([word]) => word.toLowerCase().slice(0, 3)));
  if (found.size < 2) return text;
  return text.replace(headingWeekday, (word) => cased(word, weekdayNames.get(word.toLowerCase()) ?? word));
}

const headed = new RegExp(
  `^((?:on )?(?:${day}|this \\w+|next \\w+)(?: \\w+)?\\s*(?!(?<=\\d):\\d|(?<=\\d(?:[ap]m)?\\s*)[–-])[:–-]\\s*)(?=(?:at )?\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m)? \\p{L})`,
  'iu',
);
const bareHour =
  /(^|[,;\n] ?(?:and )?|[:–-]\s*)(\d{1,2}(?:[:.][0-5]\d)?)(?= \p{L}{2,})(?! (?:am|pm|x|kg|g|ml|l|min|mins|hours?|days?|weeks?|o['’]?clock)\b)/giu;

const timedEntry = /^(?:at )?(\d{1,2}(?:[:.][0-5]\d)?(?: ?[ap]m)?) (\p{L}[\p{L} '’]{1,40})[.!]?$/iu;

// Example: "Tomorrow: 9 dentist" gives "Tomorrow at 9 dentist".
function withHours(text: string): string {
  const heading = headed.exec(text)?.[0];
  if (!heading) return text;
  const rest = text.slice(heading.length);
  const timed = rest.split(/,\s*(?:and )?|\band (?=\d)/).map((piece) => timedEntry.exec(piece.trim()));
  const dayName = heading.replace(/\s*[:–-]\s*$/, '').trim();
  if (timed.length > 1 && timed.every(Boolean) && !dayName.includes(' '))
    return timed.map((found) => `${found?.[2]} ${dayName} at ${found?.[1]}`).join(', ');
  const hours = `, ${rest}`.replace(bareHour, '$1at $2').slice(2);
  return `${heading.replace(/\s*[:–-]\s*$/, '')} ${hours}`;
}

const learnerForms: Rewrite[] = [
  [/\b(?:makes|completes|is making) (?=\d{1,3} years?\b)/gi, 'turns '],
  [/\bin (?=\d{1,2}(?:st|nd|rd|th)? of \p{Lu}?\p{L}{2,}\b)/giu, 'on '],
  [/\b(?:say|explain) (?=me\b)/gi, 'tell '],
  [/^((?:please |ok |can you )*)red (?=(?:me|us|out|it|that|back)\b)/i, '$1read '],
  [/\btil (?=the \d)/gi, 'till '],
  [/^(what|when|where) (?=(?:i|we) (?:still )?(?:have|need) to\b)/i, '$1 do '],
  [/\b(?:give|write) there (?=\p{L})/giu, 'put there '],
  [/\b(must|should|can|could) to (?=\p{L})/giu, '$1 '],
  [/^(so |and )?how looks (?:my|the|our) (?=\p{L})/iu, '$1what is on '],
];

const needed = new Map([...learnerForms, ...rewrites].map(([form]) => [form, neededIn(form)]));

function rewritten(text: string): string {
  const plain = rewrittenBy(learnerForms, text);
  const isSpelled = foldedCase(plain)
    .split(/[^\p{L}\p{N}-]+/u)
    .some((word) => spellings.has(word));
  const words = isSpelled
    ? plain.replace(spelled, (word, place: number) =>
        // The R of "Maria R" and "maria r, joe k" is an initial.
        word.length === 1 && place > 0 && (word !== word.toLowerCase() || isInitial(plain, place))
          ? word
          : cased(word, spellings.get(word.toLowerCase()) ?? word),
      )
    : plain;
  return rewrittenBy(rewrites, words);
}

const initialAfter =
  /(?<!\b(?:u|you|we|they|these|those|there|who|what|where|how|it|that|things) )(?<=\p{L}{2} )r(?=\s*(?:$|[,.;]|and\b))/iuy;

function isInitial(text: string, place: number): boolean {
  initialAfter.lastIndex = place;
  return initialAfter.test(text);
}

function rewrittenBy(all: Rewrite[], text: string): string {
  let [rest, folded] = [text, foldedCase(text)];
  for (const [form, meaning] of all) {
    const needs = needed.get(form);
    if (needs && !hasNeeded(folded, needs)) continue;
    const next = rest.replace(form, meaning as (substring: string, ...args: string[]) => string);
    if (next !== rest) [rest, folded] = [next, foldedCase(next)];
  }
  return rest;
}

function cased(word: string, meaning: string): string {
  return /^\p{Lu}/u.test(word) ? meaning.charAt(0).toUpperCase() + meaning.slice(1) : meaning;
}

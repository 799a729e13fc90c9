import { correctSlips } from '@/lib/words/near-spelling';

const spellings = new Map(
  `2moz tomorrow|2moro tomorrow|2morro tomorrow|2morrow tomorrow|2mrw tomorrow|2mro tomorrow|tmoz tomorrow|tomoz tomorrow|tomorow tomorrow|
tommorow tomorrow|tommorrow tomorrow|tmw tomorrow|tmo tomorrow|tmrow tomorrow|tmrrw tomorrow|2day today|tdy today|2nite tonight|2night tonight|tonite tonight|
nite night|2nights tonight's|b4 before|afore before|bfr before|l8r later|l8 late|gr8 great|w8 wait|m8 mate|wot what|wats what is|wots what is|wat what|wut what|wen when|wer where|
cuz because|cos because|coz because|bc because|soz sorry|b-day birthday|sry sorry|arvo afternoon|avo afternoon|morn morning|mornin morning|
wk week|wks weeks|wkend weekend|wknd weekend|wkends weekends|wkdays weekdays|wkday weekday|bfast breakfast|ppl people|
remnd remind|evry every|wich which|whcih which|evrey every|sory sorry|srry sorry|rmd remind|remid remind|remaind remind|remindme remind me|rmbr remember|rember remember|remeber remember|
pls please|plz please|plss please|thx thanks|tnx thanks|thnx thanks|tks thanks|u you|ur your|r are|abt about|gud good|sth something|
bday birthday|bdays birthdays|b-day birthday|appt appointment|appts appointments|mtg meeting|mtgs meetings|hw homework|
wanna want to|gonna going to|gotta have to|gimme give me|lemme let me|dunno do not know|shd should|shld should|cld could|wld would|
nvm never mind|idk i do not know|ty thanks|tysm thanks|wedn wednesday|wensday wednesday|wendsday wednesday|wenesday wednesday|thursd thursday|fro for`
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

const day =
  '(?:mon|tues?|wed(?:nes)?|weds|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?|s)?|today|tonight|tomorrow|tmrw?|daily|morning|afternoon|evening|noon|(?:\\d{1,2}(?:st|nd|rd|th)? )?(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*(?: \\d{1,2}(?:st|nd|rd|th)?)?|\\d{1,2}(?:st|nd|rd|th)';
const link = 'at|@|by|before|till?|until|from|around|about|to|after|for|now|change[ds]? to|moved? to|make it';
const shortDay = '(?:mon|tues?|weds?|thurs?|thu|fri|sat|sun)(?:day|nesday|rday|urday|sday)?';
const monthNames =
  'January February March April May June July August September October November December'.split(' ');

/** Matches the unit after a decimal number ("5.30 kg"). Such a number is not a time of day. */
const unit =
  '(?!\\s*(?:%|°|€|\\$|£|k\\b|kg|g\\b|km|m\\b|cm|mm|l\\b|ml|lbs?|oz|miles?|mi\\b|ft|eur|usd|gbp|dollars?|euros?|pounds?|percent|stars?|out of|hours?|hrs?|minutes?|mins?|days?|weeks?|times|x\\b))';

const fullDays: Record<string, string> = {
  sat: 'saturday',
  wed: 'wednesday',
  sun: 'sunday',
  mon: 'monday',
};

const rewrites: [RegExp, string | ((...groups: string[]) => string)][] = [
  [/\b([01]?\d|2[0-3]) (?:o['’]?)?clock ([0-5]\d)\b/gi, '$1:$2'],
  // "Thursday now" means a day, not a moment.
  [new RegExp(`\\b(${shortDay}|tomorrow),? now\\b`, 'gi'), '$1'],
  // "Sat" and "wed" are also verbs, and "sun" a noun. After "to" at the end they are days.
  [
    /(?<=\b(?:moved?|push(?:ed)?|shift(?:ed)?|bump(?:ed)?|change[ds]?|switch(?:ed)?|reschedule[ds]?|postponed?|put|slid)\b[^.!?]{1,60} (?:to|till|until) )(sat|wed|sun|mon)(?=\s*(?:$|[,.!?;]|same\b|instead\b|please\b|pls\b))/gi,
    (_all, name = '') => fullDays[name.toLowerCase()] ?? name,
  ],
  // "Friday 10 clock", "hour 15", "I has", "I am want".
  [/\b([01]?\d|2[0-3]) clock\b(?! [0-5]\d)/gi, "$1 o'clock"],
  [
    /(?<=(?:day|tomorrow|ber|ary|march|april|may|june|july|august|\d),?\s)(?:at |on )?hour ([01]?\d|2[0-3])(?=\s*(?:$|[,.!?;]|to\b))/gi,
    'at $1:00',
  ],
  [/\b(i) (?:has|am have)\b/gi, '$1 have'],
  [/\b(i) am (want|need)(?= to\b)/gi, '$1 $2'],
  [
    /(?<=^|[,.!?;] )(?:please )?you (?:remember|remind) me\b(?= (?:tomorrow|today|at|on|in|to|for|about|of|that) )/gi,
    'remind me',
  ],
  [
    /\b(?:i|we)(?: would|['’]d| should| want| wish| need)(?: like| love| prefer)?(?: to be| being) (?:told|reminded|notified|warned|alerted|pinged|nudged)\b/gi,
    'remind me',
  ],
  [
    /\b(?:i|we)(?: would|['’]d| should| will|['’]ll| want| need)(?: like| love| need| want)? (?:a|an|another|one) (?:\w+ )?(?:reminder|nudge|ping|heads[- ]up|alert|warning)(?= (?:the|a|an|one|two|three|four|five|ten|\d+) [\p{L}\d ]{2,20}\b(?:before|ahead|prior|in advance)\b)/giu,
    'remind me',
  ],
  [
    /\blet (?:me|us) know(?= (?:the |an? )?(?:[\p{L}\d]+ ){0,3}(?:before|beforehand|ahead|in advance|prior)\b)/giu,
    'remind me',
  ],
  // Some languages write a time of day as "9 hour", so "on 9 hour" means 9:00.
  [
    /(?:\b(?:on|at)\s+|(?<=(?:tomorrow|day)\s))([01]?\d|2[0-3])\s+hours?(?=\s*(?:$|[,.!?;]|to\b|and\b|please\b))/gi,
    (_all, hour = '') => `at ${hour}:00${Number(hour) < 12 ? ' am' : ''}`,
  ],
  [
    new RegExp(
      `\\b((?:${day}|${link})[,;]? (?:at |around |@ ?)?)([01]?\\d|2[0-3])\\.([0-5]\\d)(?![\\d.]|,\\d)${unit}`,
      'gi',
    ),
    '$1$2:$3',
  ],
  [
    new RegExp(
      `(?<![\\d.,$€£#])([01]?\\d|2[0-3])\\.([0-5]\\d)(?=\\s*(?:am|pm|[ap]\\.m\\.|uhr|o['’]?clock|(?:on |this |next )?(?:${day})\\b))`,
      'gi',
    ),
    '$1:$2',
  ],
  [
    /(?<![\d.,$€£#])([01]?\d|2[0-3])[.:]([0-5]\d)\s*[-–]\s*([01]?\d|2[0-3])\.([0-5]\d)(?![\d.])/gi,
    '$1:$2-$3:$4',
  ],
  [/(\d ?(?:am|pm)?) ?[-–] ?([01]?\d|2[0-3])\.([0-5]\d)(?![\d.])/gi, '$1-$2:$3'],
  // "11 30 am", and "2nd, 12 30" at the end of a part, are times.
  [/(?<![\d.,:/-])\b(\d{1,2}) ([0-5]\d) ?(am|pm)\b/gi, '$1:$2 $3'],
  [new RegExp(`\\b((?:${day}|at|to),? )([01]?\\d|2[0-3]) ([0-5][05])(?=\\s*(?:$|[,.;!?]))`, 'gi'), '$1$2:$3'],
  [
    /(\d ?(?:am|pm)) (pacific|eastern|central|mountain)(?! (?:time|standard|daylight|park|station|mall))\b/gi,
    '$1 $2 time',
  ],
  [
    /\b(moved?|changed?|pushed|shifted|rescheduled|switched|postponed|brought forward|bumped) from [\w:.]+(?: \d{1,2}(?:st|nd|rd|th)?)? to (?=\w)/gi,
    '$1 to ',
  ],
  [/\bfirst thing(?: in the morning)?\b(?! (?:i|we|you|that|is|was|to do)\b)/gi, 'in the morning'],
  [/^\s*\+\s*(?=\p{L})/u, 'also '],
  // "Every 10 days, first time this Thursday" names the start of a series.
  [
    new RegExp(
      `(?<=\\b(?:every|each|daily|weekly|fortnightly|monthly)\\b[^.!?]{0,60}),?\\s+(?:and )?(?:the )?(?:first|next|1st) (?:time|one|round|date|dose|go)(?:['’]s| is| being| will be| should be)?(?: on)? (?=(?:this |next |on |the )?(?:${day}))`,
      'gi',
    ),
    ' starting ',
  ],
  [
    new RegExp(
      `\\b(${shortDay})[ /,]+(${shortDay})(?:[ /,]+(?:and )?(${shortDay}))?(?= (?:this|next) week\\b)`,
      'gi',
    ),
    (_, one = '', two = '', three = '') => (three ? `${one}, ${two} and ${three}` : `${one} and ${two}`),
  ],
  [
    /(?<=\b(?:at|by|to|till|until|say|says|said|is|be|for|not) )(\d{1,2}(?:[:.]\d\d)?) (?=morning\b|evening\b|afternoon\b)/gi,
    '$1 in the ',
  ],
  // Several weekdays in a row repeat every week: "gym mon wed fri 6am".
  [
    new RegExp(
      `(?<!\\b(?:every|each|on|next|this|last|and|or|to|from|the) )\\b(${shortDay})[ /]+(${shortDay})(?:[ /]+(${shortDay}))?\\b(?! (?:or|to|until)\\b)`,
      'gi',
    ),
    (_, one = '', two = '', three = '') =>
      three ? `every ${one}, ${two} and ${three}` : `every ${one} and ${two}`,
  ],
  [
    /\b((?:remind|tell|ping|ask|nudge) (?:me|us)|need|want|have|got|going|remember|forget|meant|supposed|like) 2 (?=[a-z]{2,})(?!(?:am|pm|hours?|hrs?|days?|weeks?|min|minutes?|mins?|of|more|times|or|and|things?|people|tickets?)\b)/gi,
    '$1 to ',
  ],
  [/[, ]+(?:from now on(?:wards?)?|going forward)\b(?=\s*(?:$|[,.!?;]))/gi, ''],
  [
    /\bwhen (?:do|will|are|would|did) you (?:going to |gonna )?(?:remind|reminding|ping|tell|telling) me (?:about|of|for) /gi,
    'when is ',
  ],
  // "I've swapped weds for thursday" moves what is on Wednesday.
  [
    new RegExp(
      `\\b(?:i|we|they|he|she)(?:['’]?ve| have| has)?(?: just)? (?:swapped|switched|traded) (?:my |the |our )?(${shortDay})(?: one| shift)? (?:for|with|to) (?=${shortDay})`,
      'gi',
    ),
    'move the $1 one to ',
  ],
  // In "6 instead of 6:30", the second hour is the old one.
  [
    /\b(?:at |to )?(\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?) (?:instead of|rather than) (?:at )?\d{1,2}(?:[:.]\d\d| ?[ap]m)(?: ?[ap]m)?\b/gi,
    'at $1',
  ],
  [/\bnot (\d{1,2}(?:[:.]\d\d)?),? (?:but )?(\d{1,2})\.([0-5]\d)(?=\s*(?:$|[,.!?;]))/gi, 'not $1, $2:$3'],
  [
    /(?<=\d(?:[:.]\d\d)? ?(?:am|pm)? )mon(?:day)? ?(?:-|–|to|thru|through) ?fri(?:day)?\b|\bmon(?:day)? ?(?:-|–|to|thru|through) ?fri(?:day)?(?=,? (?:at )?\d{1,2}(?:[:.]\d\d| ?[ap]m))/gi,
    'every weekday',
  ],
  [/(?<=\p{L}) 2 (?=(?:my|our|the|his|her) )/giu, ' to '],
  [/(?<=[\p{L}\d]) n (?=\p{L}|\d)/giu, ' and '],
  [/^n (?=\p{L})/iu, 'and '],
  [/(?<=\p{L}) w(?:\/ ?| )(?=\p{L}{2,})/giu, ' with '],
  [/\b([Aa]t (?:1[0-2]|[1-9]))(?= \p{Lu}\p{Ll}+ \p{Ll})/gu, '$1:00'],
  [/(?<=\s)@(?=\s?\d)/g, 'at '],
  [/(\d)\s*[-–]\s*ish\b/gi, '$1ish'],
];

/** Maximum number of characters. Longer texts are returned unchanged. */
const maxSpelled = 1000;

/**
 * Writes out chat spellings and European times: "2moz" becomes "tomorrow", "fri 5.30" becomes "fri 5:30".
 * Texts with double quotes do not change.
 */
export function spellOut(text: string, zone?: string): string {
  if (text.length > maxSpelled || /["“”]/.test(text)) return text;
  return withHours(withWeekdays(rewritten(withDays(correctSlips(withoutDictation(text)), zone))));
}

/** Replaces dictated punctuation by marks, if the text has none: "at noon full stop". */
function withoutDictation(text: string): string {
  if (/[,.;!?]/.test(text)) return text;
  return text
    .replace(/(?<=\S) full stop(?: (?=\S)|$)/gi, (said) => (said.endsWith(' ') ? '. ' : '.'))
    .replace(/(?<=\S) comma (?=\S)/gi, ', ')
    .replace(/(?<=\S) question mark$/i, '?');
}

function isMonthFirst(zone: string): boolean {
  return /^(?:America|US|Canada|Pacific\/(?:Honolulu|Guam|Pago)|Asia\/Manila|UTC|Etc)\b/.test(zone);
}

/**
 * Writes out "2.12." (always day first) and "3/12" (day first, except in zones that write the month first).
 * Leaves messages about birthdays unchanged, because their tool asks if the order is unclear.
 */
function withDays(text: string, zone?: string): string {
  const isBirthday = /\b(?:birthday|bday|born|anniversary)\b/i.test(text);
  const days = text.replace(
    /(?<![\d.,$€£])(0?[1-9]|[12]\d|3[01])\.(0?[1-9]|1[0-2])\.(?:((?:19|20)\d\d)\b)?(?!\d)/g,
    (all, dayOf: string, month: string, year?: string) =>
      isBirthday && !year && Number(dayOf) <= 12 ? all : written(dayOf, month, year),
  );
  if (isBirthday) return days;
  if (!zone || isMonthFirst(zone)) return days;
  return days.replace(
    /(?<![\d/.:-])(0?[1-9]|[12]\d|3[01])\/(0?[1-9]|1[0-2])(?:\/(20\d\d))?(?![\d/.:-])/g,
    (all, dayOf: string, month: string, year: string | undefined, index: number) =>
      /\b(?:on|by|from|until|till|due|before|after|the|for|date|mon|tue|wed|thu|fri|sat|sun)[a-z]*\.? $/i.test(
        days.slice(0, index),
      )
        ? written(dayOf, month, year)
        : all,
  );
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

/**
 * Writes out short weekdays that open several parts: "Mon mufti day. Weds swimming". A single one may be
 * another word.
 */
function withWeekdays(text: string): string {
  const found = new Set([...text.matchAll(headingWeekday)].map(([word]) => word.toLowerCase().slice(0, 3)));
  if (found.size < 2) return text;
  return text.replace(headingWeekday, (word) => cased(word, weekdayNames.get(word.toLowerCase()) ?? word));
}

const headed = new RegExp(
  `^((?:on )?(?:${day}|this \\w+|next \\w+)(?: \\w+)?\\s*[:–-]\\s*)(?=(?:at )?\\d{1,2}(?:[:.]\\d\\d)? \\p{L})`,
  'iu',
);
const bareHour =
  /(^|[,;\n] ?(?:and )?|[:–-]\s*)(\d{1,2}(?:[:.][0-5]\d)?)(?= \p{L}{2,})(?! (?:am|pm|x|kg|g|ml|l|min|mins|hours?|days?|weeks?|o['’]?clock)\b)/giu;

/** Adds "at" to numbers that open a part after a day: "Tomorrow: 9 dentist, 11 call the bank". */
function withHours(text: string): string {
  const heading = headed.exec(text)?.[0];
  if (!heading) return text;
  const rest = text.slice(heading.length);
  const hours = `, ${rest}`.replace(bareHour, '$1at $2').slice(2);
  return `${heading.replace(/\s*[:–-]\s*$/, '')} ${hours}`;
}

function rewritten(text: string): string {
  const words = text.replace(spelled, (word) => cased(word, spellings.get(word.toLowerCase()) ?? word));
  return rewrites.reduce(
    (rest, [form, meaning]) =>
      rest.replace(form, meaning as (substring: string, ...args: string[]) => string),
    words,
  );
}

function cased(word: string, meaning: string): string {
  return /^\p{Lu}/u.test(word) ? meaning.charAt(0).toUpperCase() + meaning.slice(1) : meaning;
}

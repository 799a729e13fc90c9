import { abridgedForms } from '@/lib/words/forms/abridged';
import { correctedForms } from '@/lib/words/forms/corrected';
import { dateForms } from '@/lib/words/forms/dates';
import { dictatedForms, politeForms } from '@/lib/words/forms/dictated';
import { everydayForms } from '@/lib/words/forms/everyday';
import { fourDigitHours } from '@/lib/words/forms/hours';
import { learnerForms } from '@/lib/words/forms/learners';
import { looseForms } from '@/lib/words/forms/loose';
import { registerForms } from '@/lib/words/forms/registers';
import { reportedForms } from '@/lib/words/forms/reported';
import { shiftForms } from '@/lib/words/forms/shifts';
import { synonyms } from '@/lib/words/forms/synonyms';
import { hourRewrites, type Rewrite, shortDay, shortForms } from '@/lib/words/short-forms';
import { taskVerbs } from '@/lib/words/verbs';
import { ordinalOf } from '@/lib/words/wording';

export const day =
  '(?:mon|tues?|wed(?:nes)?|weds|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?|s)?|today|tonight|tomorrow|tmrw?|daily|weekdays?|weekends?|morning|afternoon|evening|noon|(?:\\d{1,2}(?:st|nd|rd|th)? )?(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*(?: \\d{1,2}(?:st|nd|rd|th)?)?|\\d{1,2}(?:st|nd|rd|th)';
const link = 'at|@|by|before|till?|until|from|around|about|to|after|for|now|change[ds]? to|moved? to|make it';
export const monthNames =
  'January February March April May June July August September October November December'.split(' ');

// Forbids a unit as the next word, because "5.30 kg" is not a time.
const unit =
  '(?!\\s*(?:%|°|€|\\$|£|k\\b|kg|g\\b|km|m\\b|cm|mm|l\\b|ml|lbs?|oz|miles?|mi\\b|ft|eur|usd|gbp|dollars?|euros?|pounds?|percent|stars?|out of|hours?|hrs?|minutes?|mins?|days?|weeks?|times|x\\b))';

const fullDays: Record<string, string> = { sat: 'saturday', wed: 'wednesday', sun: 'sunday', mon: 'monday' };

export const rewrites: Rewrite[] = [
  ...abridgedForms,
  ...shiftForms,
  ...reportedForms,
  ...looseForms,
  ...registerForms,
  ...politeForms,
  ...dictatedForms,
  ...learnerForms,
  ...everydayForms,
  ...synonyms,
  ...correctedForms,
  ...fourDigitHours,
  ...dateForms,
  ...hourRewrites,
  ...shortForms,
  [/\b([01]?\d|2[0-3]) (?:o['’]?)?clock ([0-5]\d)\b/gi, '$1:$2'],
  [/\b(?:no|not) later than\b|\bat the latest (?:by|on)\b/gi, 'by'],
  [/^(?:h+i{2,}|he+y{2,}|hello{2,})(?=[\s,!])/i, 'Hi'],
  // "Got the kids from Friday 5pm": what the user has on a day.
  [new RegExp(`^got (?=(?:the|my|a|an) [^.!?]*\\b${shortDay}\\b[^.!?]*\\d)`, 'i'), 'I have '],
  [
    /(?<=\b(?:off|until|till|this|next|last|on|due|by|for) |^(?:no,? |ok,? |actually,? )?)(sat|sun|wed|mon)(?=\s*(?:$|[,.!?;]| (?:instead|then|please|pls)\b))/gi,
    (_all, name = '') => fullDays[name.toLowerCase()] ?? name,
  ],
  [
    /(?<=\b(?:moved|shifted|pushed|postponed|changed)(?: it| that)? to )(?=\d{1,2}(?:st|nd|rd|th)\b)/gi,
    'the ',
  ],
  // "Check in" keeps its "in" before a time: "remind me to check in 24 hours before".
  [
    /\bcheck in (?=(?:\d+ ?(?:h|hrs?|hours?|days?)|the (?:day|night|evening)|a day|an hour) before)/gi,
    'check-in ',
  ],
  // "Push it to the afternoon".
  [
    /(?<=\b(?:moved?|push(?:ed)?|shift(?:ed)?|switch(?:ed)?|change[ds]?|reschedule[ds]?|put|make)\b[^.!?]{1,40} )(?:to|for|till|until) the (?=(?:morning|afternoon|evening)\b)/gi,
    'in the ',
  ],
  // A task that ends in a short weekday: "call kev re trailer sat".
  [
    /^(\p{L}+) (?=[^.!?]{2,60} )([^.!?]* )(?<!\b(?:the|in|he|she|it|we|they|who|that|a) )(sat|sun|wed|mon)$/iu,
    (all, verb = '', rest = '', name = '') =>
      taskVerbs.has(verb.toLowerCase()) ? `${verb} ${rest}${fullDays[name.toLowerCase()] ?? name}` : all,
  ],
  // "What was it again that I have to do?"
  [/\b(what|who|when|where|which) (?:was|is) it (?:again )?that\b/gi, '$1'],
  [/\b(?:give|send|drop) me a (?:nudge|reminder|ping|poke|heads[- ]up)\b/gi, 'remind me'],
  [
    /\b(?:leave|miss) ((?:that|this) (?:day|one|week|time)|(?:this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|on \d{4}-\d\d-\d\d) out\b/gi,
    'skip $1',
  ],
  [
    /(?<=\b(?:is|are|be) )(sat|sun|wed|mon)(?=\s*(?:not|instead|now)\b)|(?<=\bexcept )(sat|sun|wed|mon)(?=\s*(?:$|[,.!?;]))|\b(?<!\b(?:i|we|he|she|they|it|you|who|the|in|just) )(sat|sun|wed|mon)(?= (?:night|evening|morning|afternoon|arvo)\b)/gi,
    (all) => fullDays[all.toLowerCase()] ?? all,
  ],
  // "Thursday now" means a day, not a moment.
  [new RegExp(`\\b(${shortDay}|tomorrow),? now\\b`, 'gi'), '$1'],
  // "Sat" and "wed" are also verbs, and "sun" a noun. After "to" at the end they are days.
  [
    /(?<=\b(?:moved?|push(?:ed)?|shift(?:ed)?|bump(?:ed)?|change[ds]?|switch(?:ed)?|reschedule[ds]?|postponed?|put|slid)\b[^.!?]{1,60} (?:to|till|until) )(sat|wed|sun|mon)(?=\s*(?:$|[,.!?;]|same\b|instead\b|please\b|pls\b))/gi,
    (_all, name = '') => fullDays[name.toLowerCase()] ?? name,
  ],
  // Corrects "Friday 10 clock", "hour 15", "I has" and "I am want".
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
      `\\b((?:${day}|${link})[,;]? (?:at |around |@ ?)?)([01]?\\d|2[0-3])\\.(?!(?:49|95|99)\\b)([0-5]\\d)(?![\\d.]|,\\d)${unit}`,
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
  // Reads "2nd, 12 30" at the end of a part as a time.
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
      `(?<!\\b(?:every|each|on|next|this|last|and|or|to|from|the|mon|tue|wed|thu|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)day) )\\b(${shortDay})[ /]+(${shortDay})(?:[ /]+(${shortDay}))?\\b(?! (?:or|to|until)\\b)`,
      'gi',
    ),
    (_, one = '', two = '', three = '') =>
      three ? `every ${one}, ${two} and ${three}` : `every ${one} and ${two}`,
  ],
  [
    /\b((?:remind|tell|ping|ask|nudge) (?:me|us)|need|want|have|got|going|remember|forget|meant|supposed|like|allergic) 2 (?=[a-z]{2,})(?![a-z]+[^s\W]s\b)(?!(?:am|pm|hours?|hrs?|days?|weeks?|min|minutes?|mins?|of|more|times|or|and|things?|people|tickets?)\b)/gi,
    '$1 to ',
  ],
  [/[, ]+(?:from now on(?:wards?)?|going forward)\b(?=\s*(?:$|[,.!?;]))/gi, ''],
  [
    /\bwhen (?:do|will|are|would|did) you (?:going to |gonna )?(?:remind|reminding|ping|tell|telling) me (?:about|of|for) /gi,
    'when is ',
  ],
  [new RegExp(`\\bput (.{2,40}?) back (?:to|on) (?=(?:${day}))`, 'gi'), 'move $1 to '],
  [/(?<=\S )and (?:then (?!again on the\b))?again (?=(?:on|at|in|tomorrow|tonight)\b)/gi, 'and '],
  [
    /(?<=\b(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirty|fifteen|o'clock) ?)([ap])\.? m\b\.?/gi,
    '$1m',
  ],
  [/\b(who|what)(?:['’]?s| is) (?:first|next|up) (?=(?:tomorrow|today|tonight|on)\b)/gi, 'what is on '],
  [/^((?:what|which|who|show|list|read)\b.{3,60}?)(?<!\bfrom),? (?:right )?now(?=\s*\??$)/i, '$1'],
  [new RegExp(`^(?:\\p{L}+ )(?=(?:tomorrow|today|${shortDay}): ?\\d)`, 'iu'), ''],
  [
    /(?<=\b(?:its|it['’]s|is) )(?<!\b(?:rooms?|numbers?|codes?|sizes?|flats?|units?|gates?|versions?|totals?|bills?|prices?|costs?|scores?|averages?|grades?|marks?|gpa|doses?) is )(\d{1,2})\.([0-5]\d)(?!\.\d)(?=\s*(?:now|instead|then)?\s*(?:$|[,.!?;]))/gi,
    '$1:$2',
  ],
  [
    /^(?:please )?remind me (every (?:day|morning|evening|night|weekday|week)|daily)(?: of| about| for)?: (.+?)[.!]?$/is,
    '$2, all $1',
  ],
  [/(?<=\b(?:make(?: it)?|at|to|by|its|it['’]s) )(1[3-9]|2[0-3])h\b(?! ?\d)/gi, '$1:00'],
  [/(?<![\d.,:])([01]?\d|2[0-3])hs\b/gi, '$1:00'],
  [/\b(i|we) (?:shall|will) need\b/gi, '$1 need'],
  [/^is (?:it )?possible to (?=\p{L})/iu, 'can you '],
  // "Every day, not just today" is a series.
  [
    /(?<=\b(?:every|each) [^.,!?]{2,30}|\b(?:daily|weekly)),? (?:and )?not (?:just|only) (?:for )?(?:today|tonight|tomorrow|once|this (?:week|time))\b/gi,
    '',
  ],
  // Some languages say "day 2 of December" and "moved to day 3".
  [
    new RegExp(
      `\\b(?:the )?day (\\d{1,2}) (?=(?:of |de )?(?:${monthNames.join('|')})\\b)|(?<=\\b(?:on|for|to|until|till) )(?:the )?day (\\d{1,2})(?=\\s*(?:$|[,.!?;]))`,
      'gi',
    ),
    (_, date = '', alone = '') => (alone ? `the ${ordinalOf(alone)}` : `the ${ordinalOf(date)} `),
  ],
  // "I've swapped weds for thursday" moves what is on Wednesday.
  [
    new RegExp(
      `\\b(?:i|we|they|he|she)(?:['’]?ve| have| has)?(?: just)? (?:swapped|switched|traded) (?:my |the |our )?(${shortDay})(?: one| shift)? (?:for|with|to) (?=${shortDay})`,
      'gi',
    ),
    'move the $1 one to ',
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
  [
    new RegExp(
      `\\b([Aa]t (?:1[0-2]|[1-9]))(?= (?!(?:${monthNames.join('|')})\\b)\\p{Lu}\\p{Ll}+ \\p{Ll})`,
      'gu',
    ),
    '$1:00',
  ],
  [/(?<=\s)@(?=\s?\d)/g, 'at '],
  [/(\d)\s*[-–]\s*ish\b/gi, '$1ish'],
];

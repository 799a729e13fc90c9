import { type Rewrite, shortDay } from '@/lib/words/short-forms';

const month = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*';
const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const wish =
  "(?:i|we)(?:['’]ll| will| would|['’]d)? (?:need|want|could use|could do with|like)|give me|just|send me";
const notice = '(?:nudge|reminder|ping|poke|alert|heads[- ]up|alarm)s?';

/** Rewrites of idioms in the words that the phrase rows know: "jog my memory" gives "remind me". */
export const everydayForms: Rewrite[] = [
  [/\bjog my memory\b/gi, 'remind me'],
  [/^(read|show|tell|give) us (?=(?:the|my|our|what)\b)/i, '$1 me '],
  [/^ad (?=[^.!?\n]+ (?:to|on) (?:my |the |our )?(?:list|shop|grocer|to-?do))/i, 'add '],
  [/^dun (?=(?:the|my|with|it|that)\b)/i, 'done '],
  [
    /(?<=^|\b(?:please|kindly|you|and) )make a note (?:(that)|of)\b/gi,
    (_all, that = '') => `note ${that}`.trim(),
  ],
  [
    /\b(at|around|by|about) like (?=\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)\b)/gi,
    '$1 ',
  ],
  // "On 20 o'clock", "in 14:20", as learners say.
  [/\b(?:on|in) (?=\d{1,2} o['’]?clock\b|\d{1,2}:\d\d(?![\d:])(?! ?(?:h|hours?|min)))/gi, 'at '],
  [/\b(\d{1,2})\.([0-5]\d) (?=(?:this|in the|tomorrow) (?:morning|afternoon|evening)\b)/gi, '$1:$2 '],
  // "Thurs 2nd period" is not the 2nd of a month.
  [new RegExp(`(?<=\\b${shortDay} )2nd (period|lesson|hour)\\b`, 'gi'), '$1 2'],
  [
    /^(?:salaam|salam|assalamu? ?alaikum|namaste|hola|ciao|bonjour|hallo|moin|shalom|aloha|hej|kumusta|merhaba|sawubona|ahoj)[,!.]+ (?=\p{L})/iu,
    'hello, ',
  ],
  [
    /^((?:please )?(?:bring|put|leave|keep|undo|restore|delete|cancel|stop|you can)\b[^.!?\n]{1,60}?)[,;.!–—-]+ ?(?:sorry,? )?i(?:['’]ve| have)? changed my mind[.! ]*$/i,
    '$1',
  ],
  [/^(?:at |by |the )*month[- ]?end[.!]*$/i, 'end of the month'],
  [/\b(?:by|at|before|until|till) (?:the )?month[- ]?end(?! \p{L})/giu, 'by the end of the month'],
  // "It should say Bilbao, not Zaragoza".
  [/^(?:and |but |oh |no,? )?it should (?:say|read) (?=[^.!?]+?,? (?:and )?not )/i, ''],
  // A deadline at midnight ends its day.
  [
    new RegExp(
      `\\b(due|by|deadline|before)\\b([^.!?]{0,40}?\\b(?:${month} \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}(?:st|nd|rd|th)? ${month}|${shortDay}|today|tomorrow))(?: at)? midnight\\b`,
      'gi',
    ),
    '$1$2 at 23:59',
  ],
  // "The 10th of December, 8:20".
  [
    new RegExp(
      `\\b(${month} \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}), (?=\\d{1,2}[:.][0-5]\\d\\b)`,
      'gi',
    ),
    '$1 at ',
  ],
  // "Not Saturday, Sunday".
  [
    new RegExp(`\\bnot (?:on )?(${weekday}),? (?:but )?(?:on )?(${weekday})\\b(?! (?:or|and)\\b)`, 'gi'),
    '$2, not $1',
  ],
  // "Lunch on Friday, oh wait he said Saturday".
  [
    new RegExp(
      `(?<=\\b(?:wait|no|sorry|actually|oh),? )(?:he|she|they|it was) (?:said|says|meant|wrote) (?=(?:on |at )?(?:${weekday}|\\d|tomorrow|today))`,
      'gi',
    ),
    '',
  ],
  // "Dad takes his pill at 7:30 every day, I need a nudge for both".
  [
    new RegExp(
      `[,.;–-]+ (?:so |and )?(?:${wish}) (?:a |an |the )?${notice}(?: for (?:it|that|both|them|each|all|this))?(?: please| too| each time)?[.!]*$`,
      'i',
    ),
    '',
  ],
];

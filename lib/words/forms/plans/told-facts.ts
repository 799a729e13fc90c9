import { type Rewrite, shortDay } from '@/lib/words/short-forms';

const month = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*';

const diet =
  '(?:allergic|intolerant|vegetarian|veggie|vegan|coeliac|celiac|diabetic|gluten[- ]free|lactose|pescatarian|asthmatic)';

const hour = '\\d{1,2}(?:[:.][0-5]\\d)?(?: ?[ap]m)?';
const dayNamed = `(?:on )?(?:(?:${shortDay}),? )?(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*|(?:on |this |next )?(?:${shortDay}|tomorrow)`;

/** Rewrites of facts, of plans below a heading, and of reasons beside a new hour. */
export const factForms: Rewrite[] = [
  // "Only the eggs left", of a list.
  [
    /^(?:(?:ok|so|and|now),? )*(?:just|only) (?:the )?(?!(?:one|two|three|it|that|this|them|him|her|me|us|you|some|a|an|few|minutes?|hours?|days?|weeks?|\d)\b)([\p{L} ]{3,30}?)(?: is| are)? left(?: to (?:get|buy|find))?(?: now)?[.! ]*$/iu,
    'got everything except $1',
  ],
  // "I was born on 3 march 1988".
  [
    new RegExp(
      `^(?:(?:and|btw|also|oh),? )*i was born (?:on )?(?:the )?(?=(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? )?${month}|\\d{1,2}[/.]\\d{1,2}[/.]\\d{2})`,
      'i',
    ),
    'my birthday is ',
  ],
  // "Rent is due on the first of every month".
  [
    /^((?:my |our |the )?(?!it\b|that\b|this\b)[\p{L}' ’-]{3,40}?) (?:is|are) due (?:on )?(?=(?:the )?[\p{L}\d]+ (?:day )?of (?:every|each|the) month\b|(?:every|each) )/iu,
    '$1 on ',
  ],
  // "Arrives on the 20th of december and leaves on the 27th".
  [
    new RegExp(
      `\\b(\\d{1,2})(?:st|nd|rd|th) (?:of )?(${month})\\b([^.!?\\d]{1,50}\\bon the )(\\d{1,2})(st|nd|rd|th)\\b(?! (?:of )?${month})`,
      'gi',
    ),
    (all, first = '', name = '', _between = '', next = '', ending = '') =>
      Number(next) > Number(first)
        ? `${all.slice(0, all.length - next.length - ending.length)}${next}${ending} ${name}`
        : all,
  ],
  // "Set up a daily reminder for vitamins at 7".
  [
    /^((?:(?:please|can you|could you|ok|and|also|i|we),? )*(?:(?:set up|setup|set|create|make|add|schedule|start|give|put in|want|need|would like)(?: me)? )?(?:an? |the |my |another )?)(daily|weekly|monthly|yearly|nightly) ((?:reminder|alarm|alert|notification|nudge)s?) ?(to|for|about|of|:|-|–) (?!(?:me|us|at|\d)\b)(?!.*\b(?:every|each)\b)([^.!?\n]{3,80}?)( please)?[.! ]*$/iu,
    (_all, opening = '', often = '', noun = '', link = '', rest = '') =>
      `${opening || 'set a '}${noun} ${/\w/.test(link) ? link : 'for'} ${oftenIn(rest, often.toLowerCase())}`,
  ],
  // "Cancel weekends", of a series.
  [
    /^(?:(?:and|also|but|please),? )*(?:cancel|skip|drop|stop|exclude|leave out|no) (?:the )?(week-?ends|weekdays|(?:mon|tues|wednes|thurs|fri|satur|sun)days)(?: too| as well| please| though)*[.! ]*$/i,
    'not on $1',
  ],
  // "Also to marinate it at 2", after a reminder.
  [
    /^(?:(?:and|also|oh|then),? )+to (?=(?:\p{L}+ ){1,8}(?:at|by|on|in|tomorrow|tonight|today)\b)/iu,
    'also remind me to ',
  ],
  // "Every 4 hours until tomorrow night".
  [
    /(?<=\bevery (?:\d{1,2}|two|three|four|six|eight|few|other)? ?hours?\b[^.!?]{0,60} (?:until|till) )((?:tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)) (?:night|evening|bedtime)\b/giu,
    '$1',
  ],
  // "Venmo'd him 40" pays.
  [/\b(?:venmo|paypal|zelle|revolut|cash ?app)['’]?e?d (?=\p{L})/giu, 'sent '],
  // "Dana's allergic to nuts and Rob's veggie".
  [new RegExp(`(?<=^|\\b(?:and|but) )(\\p{L}+)['’]s (?=(?:also |a )?${diet}\\b)`, 'giu'), '$1 is '],
  [
    new RegExp(
      `(?<=\\b${diet}\\b[^.!?]{0,30}),? (?:and|but) (?=(?:my |our )?\\p{L}+ is (?:also |a )?${diet}\\b)`,
      'giu',
    ),
    '. ',
  ],
  // "Make it 6.45, I leave by 7" gives a reason.
  [
    new RegExp(
      `^((?:(?:ok|actually|no|please|sorry|and|so),? )*(?:make|change|move|set) (?:it|that|this) (?:to |at |for )?${hour}),? (?:because |cos |coz |as |since )?(?:i|we|he|she|they) (?:(?:have|has|need|needs) to )?(?:leaves?|head (?:out|off)|start|starts|finish(?:es)?|close|closes|open|opens) (?:\\p{L}+ ){0,2}?(?:by|at|around|before) ${hour}[.! ]*$`,
      'iu',
    ),
    '$1',
  ],
  // "Residency appointment: Tuesday 1 December, 9:20am, town hall".
  [
    new RegExp(
      `^((?:(?:my|our|the) )?(?:[\\p{L}'’]+ ){0,4}(?:appointment|meeting|interview|exam|class|lesson|viewing|visit|session|consultation|hearing|check-?up|flight|booking)): (${dayNamed}),? (?:at )?(\\d{1,2}(?:[:.][0-5]\\d(?: ?[ap]m)?| ?[ap]m))(?=[.! ]*$|, (?!\\d)\\p{L})`,
      'iu',
    ),
    '$1 $2 at $3',
  ],
  // "Half and half" is cream, and no hour.
  [
    /(?<=\b(?:buy|get|need|add|order|grab|pick up)\b[^.!?]{0,60} (?:and|some) )half and half\b/gi,
    'half-and-half',
  ],
  // "Can you set a second one 10 minutes after that".
  [
    /\b(set|make|add|create) (?:me )?a second (?=(?:one|reminder|alarm|timer) (?:an?|half|\d+) [\w ]{2,20} (?:after|later)\b)/gi,
    '$1 another ',
  ],
  // "AGM on Sunday 5 pm, put it in calendar".
  [
    /(?<=\d|day|tomorrow|week|[ap]m)[.;,!] (?:please |kindly |can you |could you |so )*(?:put|enter|add|save|log|note|mark|record|set) (?:it|that|this)(?: down)? (?:in|on|into|to) (?:(?:my|the|our) )?(?:calendar|agenda|schedule)(?: please| for me)?[.! ]*$/i,
    '',
  ],
];

const units: Record<string, string> = {
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  yearly: 'year',
  nightly: 'night',
};
const weekday = new RegExp(`(?:\\bon )?\\b(${shortDay}s?)\\b`, 'i');

function oftenIn(plan: string, often: string): string {
  const day = often === 'weekly' ? weekday.exec(plan) : null;
  if (day) return plan.replace(day[0], `every ${day[1]?.replace(/s$/i, '')}`);
  return `${plan} every ${units[often]}`;
}

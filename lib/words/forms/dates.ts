import { type Rewrite, shortDay } from '@/lib/words/short-forms';
import { ordinalOf } from '@/lib/words/wording';

const weekday = '(?:mon|tues?|wed(?:nes)?|weds|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?';
const shiftDay = `(?:today|tonight|tomorrow|tmrw?|${weekday}|\\d{1,2}(?:st|nd|rd|th))`;
const anyDay = new RegExp(`\\b${shiftDay}\\b`, 'gi');
const clock = '\\d{1,2}(?:[:.][0-5]\\d)?';
const zone = '(?:[ECMP][SD]?T|GMT|UTC|BST|CET|IST)';

const inMonth =
  'the (?:\\d{1,2}(?:st|nd|rd|th)|(?:twenty|thirty)[ -](?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|[a-z]{3,6}teenth|tenth|eleventh|twelfth|twentieth|thirtieth)';

const firsts =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );

// "The twenty eighth" is the 28th.
function inFigures(day: string): string {
  const [, ten = '', one = ''] = /^the (twenty|thirty)?[ -]?([a-z]+)$/i.exec(day) ?? [];
  const value = firsts.indexOf(one.toLowerCase()) + 1 + ({ twenty: 20, thirty: 30 }[ten.toLowerCase()] ?? 0);
  return one.toLowerCase() === 'thirtieth'
    ? 'the 30th'
    : value > 0 && one
      ? `the ${ordinalOf(String(value))}`
      : day;
}

const fullDayOf: Record<string, string> = {
  ...{ wed: 'wednesday', sat: 'saturday', sun: 'sunday', mon: 'monday' },
};
const month = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*';
const deadline = 'due|by|deadline|before|submit|hand in|turn in|upload|file|apply';

export const dateForms: Rewrite[] = [
  // A deadline at midnight ends its day.
  [
    new RegExp(
      `\\b(${deadline})\\b([^.!?]{0,40}?\\b(?:${month} \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}(?:st|nd|rd|th)? ${month}|${shortDay}|today|tomorrow))(?: at)? midnight\\b`,
      'gi',
    ),
    '$1$2 at 23:59',
  ],
  [
    new RegExp(
      `\\b(${deadline})\\b([^.!?]{0,40}?)(?: at)? midnight,?(?: on)? (${month} \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}(?:st|nd|rd|th)? ${month}|${shortDay}|today|tomorrow)\\b`,
      'gi',
    ),
    '$1$2 on $3 at 23:59',
  ],
  [/\b(due[^.!?]{0,20}? (?:the day after|the next day|that day))(?: at)? midnight\b/gi, '$1 at 23:59'],
  // "Swapped wed for thurs", "and wed same": a short day beside another day, or alone.
  [
    /(?<=\b(?:swap(?:ped)?|trad(?:e|ed)|switch(?:ed)?) (?:my |the )?)(wed|sat|sun|mon)(?= (?:shift )?(?:for|with|to)\b)|(?<=\b(?:for|with|to|so) (?:the |a )?)(wed|sat|sun|mon)(?=[\s.!]*$)|(?<=^(?:(?:and|also|then|plus) )?)(wed|sat|sun|mon)(?= (?:same|too|as well|ditto|also)\b)/gi,
    (name) => fullDayOf[name.toLowerCase()] ?? name,
  ],
  // "Tuesdays been cancelled" is said of one Tuesday.
  [
    /^((?:mon|tues|wednes|thurs|fri|satur|sun)day)['’]?s (?:been |got |just been |now )*(cancell?ed|called off|scrapped|dropped)(?=[\s.!]*$)/i,
    '$1 has been $2',
  ],
  // "Remind me morning of".
  [
    /\b((?:remind|ping|nudge|alert) me)(?: on| in)?(?: the)? (morning|evening|night) of[\s.!]*$/i,
    '$1 that $2',
  ],
  // "Cancel the friday one, I'm not working": the reason is left out.
  [
    /^((?:ok|no|so|please|actually),? )?((?:cancel|delete|remove|scrap|drop|bin|lose) (?:the |my |that )?[^,.!?]{2,40}?),? (?:(?:its|it['’]s|it is) (?:done|finished|over|not (?:on|needed))|(?:(?:im|i['’]?m|i am|we['’]re|we are) )?not (?:working|going|needed)|(?:im|i['’]m|i am) off)(?: (?:now|then|anymore|any more))?[.! ]*$/i,
    '$1$2',
  ],
  [/^(yes|yeah|no|ok),? is (ok|okay|fine|good|correct|right)[.! ]*$/i, '$1'],
  // "Football is sat 10 at the park".
  [
    new RegExp(
      `(?<=\\b(?:is|on|this|next) )(${shortDay}) (\\d{1,2}(?::\\d\\d)?)(?= (?:at|in|with) \\p{L})`,
      'giu',
    ),
    '$1 at $2',
  ],
  // "Put the heating on at 6".
  [/\b(put) ((?:the|my|our) \p{L}+) (on|off) (?=at \d)/giu, '$1 $3 $2 '],
  // "They're back saturday so stop then": "stop" alone may be a dictated full stop.
  [
    /^([^.!?]{5,60}?),? so (?:(?:please|you can|we can) )?(?:stop|end|finish)(?: it| them| that)?(?: then| that day| there)[.! ]*$/i,
    '$1 so end it then',
  ],
  // "Stop it from april".
  [
    /^((?:(?:ok|and|but|please),? )*)(?:stop|end) (it|that|this|them|(?:the|my) [\p{L} ]{2,30}?) from (april|may|june|august)[.! ]*$/iu,
    '$1end $2 before $3',
  ],
  // "Was engaged, try again in 15".
  [
    /^(?:(?:it |line |the line |they )?(?:was|were) )?(?:engaged|busy|no answer|no reply|voicemail)[,.;]? (?:so |and )?(?:(?:i['’]?ll|will|let me|gonna) )?try (?:again|them again|back) in (\d{1,2}) ?(?:minutes|mins?)?[.! ]*$/i,
    'remind me again in $1 minutes',
  ],
  // "Lessons start tuesday 12 january at 4:15 for 10 weeks".
  [
    new RegExp(
      `^([\\p{L} '’]{3,40}?) (?:starts?|starting|begins?) (?:on )?((?:mon|tues|wednes|thurs|fri|satur|sun)day),? (?:the )?(\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}|${month} \\d{1,2}(?:st|nd|rd|th)?)((?:,? at)? \\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m)?)?,? for (\\d{1,2}|six|eight|ten|twelve) weeks[.!]*$`,
      'iu',
    ),
    '$1 every $2$4 starting $3 for $5 weeks',
  ],
  // "New years day brunch with Ann".
  [
    /^(?:the )?(new year['’]?s (?:day|eve)|christmas (?:day|eve)|boxing day|easter (?:sunday|monday)|thanksgiving|(?:mother|father)['’]?s day) (brunch|supper|swim|drinks|walk|run)\b/i,
    '$2 on $1',
  ],
  // "Oven on at 6:30".
  [
    /^(?:the |my )?(oven|heating|heater|boiler|grill|tv|radio|lights?|dishwasher|dryer|washing machine|slow cooker|sprinklers?) (on|off) (?=at \d)/i,
    'remind me to turn $2 the $1 ',
  ],
  // "Not the thirtieth, the twenty eighth".
  [
    new RegExp(`^not (?:on )?(${inMonth}),? (?:but )?(?:on )?(${inMonth})(?=[.!]*$)`, 'i'),
    (_all, old = '', fresh = '') => `make it ${inFigures(fresh)}, not ${inFigures(old)}`,
  ],
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
  // "At 8, 2 and 10 every day" is 8, 14 and 22 o'clock.
  [
    /\bat (\d{1,2}(?:, ?\d{1,2}){1,4}),? (?:and|&) (\d{1,2})(?=,? (?:every|each|daily|today|tomorrow|on)\b|[.!]*$)/gi,
    (all, hours = '', last = '') => risingHours([...hours.split(/, ?/), last]) ?? all,
  ],
  // "Standup 9.15 every weekday".
  [
    new RegExp(
      `(?<![\\d.,$€£])(\\d{1,2})\\.([0-5]\\d)(?= (?:every|each|on|daily|today|tomorrow|${shortDay}|week)(?:[^\\p{L}]|$))`,
      'giu',
    ),
    '$1:$2',
  ],
  // "Lab thu 10-1" is from 10 to 1 o'clock, and not in October.
  [
    new RegExp(
      `(?<=\\p{L} (?:on )?${shortDay}) (1[0-2]|[1-9])-(1[0-2]|[1-9])(?![\\d:./-]| ?[ap]\\.?m)`,
      'giu',
    ),
    ' from $1 to $2',
  ],
  // "Water bill due 28th, phone bill 30th, council tax 1st".
  [
    /^(?!(?:what|when|who|is|are|do|did|move|not|no)\b|.*\b(?:is|are|was|were)\b)[^,?]{3,40}(?: due)?(?: on)?(?: the)? \d{1,2}(?:st|nd|rd|th)(?:(?:, (?:and )?| and )(?!(?:and |on |the )*\d)[^,?]{3,40} \d{1,2}(?:st|nd|rd|th))+[.!]*$/iu,
    (all) =>
      all.replace(
        /(?<=\p{L}{3,})(?: on)?(?: the)? (\d{1,2}(?:st|nd|rd|th))(?=,| and\b|[.!]*$)/giu,
        ' on the $1',
      ),
  ],
  // "No, afternoon".
  [
    /^((?:(?:no|nope|actually|sorry|wait|make it|better)[, ]+)+)(morning|afternoon|evening)(?: please| instead)?[.!]*$/i,
    '$1in the $2',
  ],
  // "Off thursday" tells of a free day.
  [
    new RegExp(
      `^off (?=(?:on |this |next )?(?:${weekday}|tomorrow|the \\d{1,2}(?:st|nd|rd|th)?)[.!]*$)`,
      'i',
    ),
    'day off ',
  ],
  // "On 5 every month", "every month on 5", as learners say.
  [
    /\bon (?:the )?([12]?\d|3[01]) (?:of )?(every|each) month\b/gi,
    (_all, day = '', each = '') => `on the ${ordinalOf(day)} of ${each} month`,
  ],
  [
    /\b((?:every|each) month|monthly) on (?:the )?([12]?\d|3[01])(?= at\b|\s*(?:$|[,.!?;]))/gi,
    (_all, every = '', day = '') => `${every} on the ${ordinalOf(day)}`,
  ],
  // "School run 8.15 and 3.15 mon to fri".
  [
    new RegExp(
      `(?<![\\d.,$€£])(\\d{1,2})\\.([0-5]\\d)( and | & )(\\d{1,2})[.:]([0-5]\\d)(?= (?:every|each|daily|today|tomorrow|on |${weekday}\\b|week-?days?\\b))`,
      'gi',
    ),
    '$1:$2$3$4:$5',
  ],
  // "Early shift tomorrow 6-2" starts in the morning.
  [
    new RegExp(
      `\\b((early|late|day|night|morning|evening|closing|opening) shifts?(?:,? (?:on |this |next |the )*${shiftDay}(?:(?:,? and|,? &|,)? ${shiftDay})*)?,?) (?:from )?(\\d{1,2}(?::\\d\\d)?)(?: ?[-–] ?| to | till? )(\\d{1,2}(?::\\d\\d)?)(?![\\d:]| ?[ap]\\.?m)((?:,| on)? ${shiftDay}(?:(?:,? and|,? &|,)? ${shiftDay})+)?`,
      'gi',
    ),
    halvesOfShift,
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

function halvesOfShift(_all: string, opening = '', name = '', from = '', to = '', days?: string): string {
  // The days come before the hours, where several are read.
  const said = days ? `${opening} ${days.match(anyDay)?.join(', ')}` : opening;
  const [start, end] = [Number.parseInt(from, 10), Number.parseInt(to, 10)];
  const isLate = /^(?:late|night|evening|closing)/i.test(name);
  if (start > 11 || end > 12 || (start < 4 && !/^(?:late|closing)/i.test(name)))
    return `${said} ${from}-${to}`;
  const [half, other] = isLate ? ['pm', 'am'] : ['am', 'pm'];
  return `${said} ${from}${half}-${to}${end < start || end === 12 ? other : half}`;
}

// Null if the hours rise anyway, or are not of one day.
function risingHours(hours: string[]): string | null {
  const said = hours.map(Number);
  const risen: number[] = [];
  for (const hour of said) risen.push(hour > (risen.at(-1) ?? -1) ? hour : hour + 12);
  const areOfDay = risen.every((hour, place) => hour < 24 && hour > (risen[place - 1] ?? 0));
  if (!areOfDay || risen.every((hour, place) => hour === said[place])) return null;
  return `at ${risen
    .map((hour) => `${hour}:00`)
    .join(', ')
    .replace(/, (?=[^,]+$)/, ' and ')}`;
}

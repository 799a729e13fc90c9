import { type Rewrite, shortDay } from '@/lib/words/short-forms';

const clock = '\\d{1,2}(?:[:.][0-5]\\d)?(?: ?[ap]m)?';
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const onWeekdays = new RegExp(
  `\\b(?:on |every )?((?:${weekdays.join('|')})s?(?:(?:, | and )(?:${weekdays.join('|')})s?)*),? (?:the )?(night|evening) before(?= ?[.!]?$)`,
  'i',
);

// "On tuesdays and fridays, the night before" is on Mondays and Thursdays.
function onNightsBefore(all: string, days = '', part = ''): string {
  if (!/s\b|every/i.test(all.replace(part, ''))) return all;
  const before = days.toLowerCase().replace(/\p{L}+day/gu, (name) => {
    return weekdays[(weekdays.indexOf(name) + 6) % 7] ?? name;
  });
  return `every ${before.replace(/days\b/g, 'day')} ${part}`;
}

/** Rewrites of requests that leave out what to do, such as "half seven is fine" or "packing list for Madeira". */
export const looseForms: Rewrite[] = [
  [
    /^((?:(?:i|we)(?:['’]ve| have)? )?(?:just )?)bought (?=(?:it all|all (?:the|of)|everything|the (?:rest|lot))\b)/i,
    '$1got ',
  ],
  // "Friday at 7 my place".
  [/(?<=\d(?: ?[ap]m)?) (?=(?:my|our|his|her|their) (?:place|house|flat)\b)/i, ' at '],
  // "Today it was 138 over 86".
  [
    /^(?:(today|yesterday|this morning|tonight)[:,]? )?(?:(?:it|mine) (?:was|is) )?(1\d\d|9\d) ?(?:over|\/) ?([4-9]\d|1[0-3]\d)( (?:today|yesterday|this morning|tonight))?[.! ]*$/i,
    'remember that my blood pressure is $2/$3$4 $1',
  ],
  // "Back on 2 jan" is of the way home.
  [
    /^(?:and |then |so )?(?:(?:we(?:['’]re| are)|i(?:['’]m| am)) )?back (?:home )?(?=on (?:the )?(?:\d|\p{L}+day\b|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec))/iu,
    'coming home ',
  ],
  // "Walk 30 min daily, remind me after lunch".
  [
    /^(?:the |my )?(?:doctor|doc|physio|gp|vet|coach|teacher) (?:wants|told|asked) (?:me|us) to ([^,.!?]{3,50}?) (?:daily|every day|each day),? (?:so )?remind me (after|before|at|in|around) ([^,.!?]{2,25})[.! ]*$/i,
    'remind me every day $2 $3 to $1',
  ],
  // "Hi, first time here. Can you remember stuff for me?"
  [
    /^((?:hi|hello|hey)(?: there)?[,.!]* )?(?:it['’]?s )?(?:my )?first time (?:here|on here|using (?:this|you|it)|trying (?:this|you|it))[,.!]*(?= |$)/i,
    'hello.',
  ],
  [
    /\b(?:can|could|do) you (?:remember|keep|store|note|save) (?:stuff|things)(?: for me)?(?=[?.! ]*$)/i,
    'what can you do',
  ],
  // "Actually not butter, have some": what is there needs not be bought.
  [
    /^(?:actually |oh |ah |wait |no |sorry )*not (?:the )?(\p{L}[\p{L} ]{1,25}),? (?:because |cause |as )?(?:(?:i|we)(?:['’]ve)? )?(?:still |already )?(?:have|got|have got) (?:some|it|that|enough|plenty|loads|one|them)(?: (?:left|already|at home|here))*[.! ]*$/iu,
    'remove $1',
  ],
  // "Wake up time is 6.40, can you nudge me every weekday".
  [
    new RegExp(
      `^([\\p{L}'’ ]{3,50}?) (?:is|at) (?:at )?(${clock}),? (?:so |and )?(?:can you |could you |please |pls )*(?:remind|nudge|ping|buzz) me ((?:every|each) \\p{L}+(?: morning| evening)?)[?.! ]*$`,
      'iu',
    ),
    '$1 at $2 $3',
  ],
  [onWeekdays, onNightsBefore],
  // "Half seven is fine", after a reminder was set.
  [
    new RegExp(
      `^(?:at )?((?:half|quarter) (?:past |to )?\\p{L}+|${clock}) (?:is (?:fine|good|ok(?:ay)?|perfect)|works|will do|would be (?:fine|good|great))(?: for me| please)?[.! ]*$`,
      'iu',
    ),
    'make it $1',
  ],
  // "Supplier meeting tuesday 9:30 to 11, wednesday same time with the tax advisor".
  [
    new RegExp(
      `^([^,.!?]{3,40}?) ((?:on )?${shortDay}) ((?:at |from )?${clock}(?: ?(?:to|till|until|-|–) ?${clock})?),? (?:and )?((?:on )?${shortDay}) (?:at )?(?:the )?same time((?: (?:with|at|in|for) [^,.!?]+)?)[.! ]*$`,
      'iu',
    ),
    '$1 $2 $3. $1$5 $4 $3.',
  ],
  // "My daughter lives in Toronto. What is the time there now".
  [
    /\bin (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)([.,;!]) (?:so |and )?(?:[Ww]hat(?:['’]?s| is) the time|[Ww]hat time is it)(?: over| right now| now)? there\b/u,
    'in $1$2 What time is it in $1',
  ],
  // "Call her tomorrow at her 8 pm".
  [new RegExp(`\\bat (her|his|their) (${clock})(?=\\s|[.,!?]|$)`, 'i'), 'at $2 $1 time'],
  [/\b(birthday|bday|anniversary) is coming(?: up)?(?= (?:on )?(?:the )?\d)/i, '$1 is'],
  [/^what (?:have i got|do i have|did i) set up so far[?.! ]*$/i, 'what reminders do i have'],
  [
    /^(?:(?:an |the )?overview|(?:show me )?(?:an |the )overview|(?:so |ok |okay )*(?:what(?:['’]?s| is) )?the (?:whole|full|entire) list in order)(?: please| pls)?[?.! ]*$/i,
    'show me everything',
  ],
  // "Packing list for madeira" begins a list that is filled afterwards.
  [
    /^(?:(?:new|start a|make a|a|my|our) )?((?:packing|shopping|guest|gift|present|grocery|reading) list for (?!(?:me|us|it|that|this|today|tomorrow|tonight)\b)\p{L}+(?: \p{L}+)?)[.! ]*$/iu,
    'make a list called $1',
  ],
  [
    /^((?:and |so |ok )?)(?:what|which) lists (?:have (?:i|we)|do (?:i|we) have)(?: got| made| set up)?(?: (?:so far|now|again|already|then))*(?=[?.! ]*$)/i,
    '$1what are my lists',
  ],
  [/\bwhen exactly\b/gi, 'when'],
  // "What was I meant to be doing today, did I tell you?", "around 3 I'd say".
  [
    /\bwhat (?:was|am|were|are) (i|we) (?:meant|supposed|going) to (?:be doing|do) (?=today|tomorrow|tonight|this|next|on )/gi,
    'what do $1 have ',
  ],
  [/\bleft to do (?=(?:today|tonight|tomorrow|this week)[?.! ]*$)/i, 'left for '],
  [
    /^(.*\b(?:what|when|where|who)\b[^?.!]+), (?:did|have|had) i (?:told?|tell|say|said|mention(?:ed)?)(?: (?:you|it))?[?.! ]*$/i,
    '$1?',
  ],
  [/,? (?:i['’]d|i would) say[.! ]*$/i, ''],
  [/^how is the name of\b/i, 'what is the name of'],
  [/\b1st thing\b/gi, 'first thing'],
];

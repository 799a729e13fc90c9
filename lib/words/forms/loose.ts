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

const dayAhead = `(?:on )?${shortDay} (?!(?:at|to|till?|until|and|or|the|is|was|from|with|for|by|instead|off|then|if|i|we|he|she|it|they|only|works?|morning|afternoon|evening|night|noon|week|next|same)\\b)\\p{L}{3,}`;
const joint = '(?:,? and |[,;] )';
const more = '(?:[^.!?]|\\.(?=\\d))';

function eachDayApart(all: string): string {
  const hours = all.match(/\b(?:at \d|\d ?[ap]m\b|\d[:.]\d\d|noon\b)/gi) ?? [];
  return hours.length > 0 ? all.replace(new RegExp(`${joint}(?=${dayAhead})`, 'giu'), '. ') : all;
}

/** Rewrites of requests that leave out what to do, such as "half seven is fine" or "packing list for Madeira". */
export const looseForms: Rewrite[] = [
  [/\bbp\b(?= (?:is|was|today|check|reading|now)\b|[?.! ]*$)/i, 'blood pressure'],
  [/^(?:ok(?:ay)?,? )?(?:in )?english(?: please| then| now)?[.,!:]+ (?=\S)/i, ''],
  // "Wake me at 5 30 tomorrow".
  [
    /(?<=\b(?:at|by|around|for|from|till?|until) )([01]?\d|2[0-3]) ([0-5][05])(?=(?: ?[ap]m)?(?: (?:tomorrow|today|tonight|tmrw|tmr|tom|every|on|in the (?:morning|evening))\b|[\s.!]*$))/gi,
    '$1:$2',
  ],
  // "Parked the car on the third floor".
  [
    /^(?:(?:i|we)(?:['’]ve)? )?(?:have )?parked (?:the |my |our )(?:car|van|bike|truck) (?=(?:on|in|at|by|near|outside|behind|next to|under|level|row|bay)\b)/i,
    'parked ',
  ],
  [/^rem(?:ember)?:? (?=(?:the|my|our|that|i|he|she|\p{L}+['’]s) )/iu, 'remember '],
  // "Milk should be oat milk" corrects an item.
  [/^(?:the )?(\p{L}+) (?:should|has to|needs to|must) be (?=(?:\p{L}+ ){1,2}\1[.! ]*$)/iu, 'change $1 to '],
  [
    /^((?:ok|so|and|also)[, ]+)*(?:i |we )?(?:(?:need|have|got|want) to|gotta|must) (?:be|get) up (?=(?:at|by|for) (?:\d|half|quarter))/i,
    'wake me up ',
  ],
  // "Can my husband use this too".
  [
    /^(?:can|could|may) (?:my|our) \p{L}+(?: \p{L}+)? (?:use|have|get|join) (?:this|it|you|sidekick|the app)(?: (?:too|as well|also))?[?.! ]*$/iu,
    'can someone else see this',
  ],
  // "Cancel whatever I had on thursday".
  [
    /\b(cancel|delete|remove|drop|clear) (?:whatever|what|anything|all) (?:i|we)(?:['’]ve)? (?:had|have|got|have got) (?=(?:on |for )?(?:today|tomorrow|tonight|\p{L}+day)\b)/giu,
    '$1 everything ',
  ],
  // "Pickup is normally 2:30" tells of no single day.
  [
    /^(?!(?:it|that|this|he|she|they|i|we)\b)((?:the |my |our )?[\p{L}'’ ]{3,30}?) is (normally|usually|generally) (?:at )?(?=\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?[.! ]*$)/iu,
    'remember that $1 is $2 ',
  ],
  // "Every second thursday is payday".
  [
    /^(every [^.,!?]{3,30}?) is (?:my |our |the )?(?=(?:pay|bin|laundry|market|cleaning|rent|rest|bath|library|recycling)[ -]?(?:day|night)s?\b)((?:\p{L}+[ -]?(?:day|night)))/iu,
    '$2 $1',
  ],
  // "Cancel the fitting she is not coming": the reason is no part of the name.
  [
    /^(cancel|delete|remove|scrap|drop|call off) ((?!(?:it|that|this|them)\b)[^,.!?]{3,40}?) (?=(?:he|she|they|it|we|i)(?:['’]?s| is| are| am|['’]m|['’]re| can ?not| can['’]?t| won['’]?t| has| have| isn['’]?t| doesn['’]?t| don['’]?t| got) )/i,
    '$1 $2, ',
  ],
  // "Log my weight 82.4".
  [
    /^(?:please )?(?:log|record|track|enter|save) (my|the|our|his|her) (\p{L}+(?: \p{L}+)?)[:,]? (?:is |at |as |of )?(?=\d)/iu,
    '$1 $2 is ',
  ],
  // "What's their number? 0161 555 0110".
  [
    /^what(?:['’]?s| is) (their|his|her|the \p{L}+(?:['’]s)?) (number|address|email|code)\?+ (?=\S*\d|\S+@)/iu,
    '$1 $2 is ',
  ],
  // "Add a few things then: post the parcel, order cat food".
  [
    /^((?:ok(?:ay)?|right|so|please|can you|could you)[, ]+)*(?:add|note|put|take down|write down|jot down) (?:a few|some|a couple of|several|these|the following|a bunch of|two|three|four) (?:things|items|todos|tasks|jobs|bits)(?: (?:to|on) (?:my|the) (?:list|todos|to-?do list))?(?: (?:then|for me|please|now))*[:,.–-]+ (?=\S)/i,
    'add to my list: ',
  ],
  // "Till mid december".
  [
    /\b(until|till?|through|up to|before|by) (?:the )?(?:mid(?:dle)?(?: of|-)? ?)(?=(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*)/giu,
    '$1 15 ',
  ],
  [
    /^(?:can you |could you |please |help me )*(?:set up|plan|organi[sz]e|sort out|put in) my (?:week|day|month|weekend)(?: please| for me)?[?:,.!–-]+ (?=\S)/i,
    '',
  ],
  // "Swap wednesdays gym for a swim" is of one Wednesday.
  [
    /^(swap|change|replace|switch|cancel|move|push) ((?:mon|tues|wednes|thurs|fri|satur|sun)day)s (?=\p{L}{3,})/iu,
    "$1 $2's ",
  ],
  // "Mon gym 7am, tues nothing, wed gym 7am".
  [
    new RegExp(
      `(?<=\\d(?: ?[ap]m)?), (?:and )?(?:on )?${shortDay},? (?:nothing|free|no plans)(?=[,.] ?\\S|[.! ]*$)`,
      'gi',
    ),
    '',
  ],
  // "Monday dentist at 10, tuesday lunch at noon and thursday parents evening": one sentence for each day.
  [new RegExp(`^${dayAhead}${more}*?${joint}${dayAhead}${more}*$`, 'iu'), eachDayApart],
  // "Friday piano 4.15".
  [
    new RegExp(`(?<=\\b${shortDay}(?: \\p{L}+){1,3} )(\\d{1,2})\\.([0-5][05])(?=\\s*(?:$|[,;]))`, 'giu'),
    '$1:$2',
  ],
  // "Friday I'm off work", "I have Friday off".
  [
    new RegExp(
      `^((?:oh|and|so|also|btw|by the way),? )*(?:on )?(${shortDay}|tomorrow),? (i['’]?m|i am|we['’]?re|we are) (off(?: work)?|away|working (?:from home|late)|in the office|on call)[.! ]*$`,
      'iu',
    ),
    '$3 $4 on $2',
  ],
  [
    new RegExp(
      `^((?:oh|and|so|also|btw|by the way),? )*(i|we)(?:['’]ve| have)?(?: got| have| booked| taken| took)? (?:the )?(${shortDay}|tomorrow) off(?: work)?[.! ]*$`,
      'iu',
    ),
    (_all, _opening = '', who = '', when = '') =>
      `${who} ${who === 'i' || who === 'I' ? 'am' : 'are'} off work on ${when}`,
  ],
  // "Is the shopping list done?" asks for what is left on it.
  [
    /^(?:so |and |ok )*(?:is|are) (?:(?:the|my|our|that) )?(\p{L}[\p{L} ]{1,25}?) (list|shopping) (?:all )?(?:done|finished|complete|completed|empty|clear|cleared)(?: (?:now|yet|then))?[?.! ]*$/iu,
    (_all, name = '', noun = '') => `what is left on the ${name} ${noun === 'list' ? noun : `${noun} list`}`,
  ],
  [
    /^((?:(?:i|we)(?:['’]ve| have)? )?(?:just )?)bought (?=(?:it all|all (?:the|of)|everything|the (?:rest|lot))\b)/i,
    '$1got ',
  ],
  // "Friday at 7 my place".
  [/(?<=\d(?: ?[ap]m)?) (?=(?:my|our|his|her|their) (?:place|house|flat)\b)/i, ' at '],
  // "Bp 128 over 84 this morning".
  [
    /^(?:my |the )?(?:bp|blood pressure|mine)[:,]? (?:is |was |at |reading )?(1\d\d|9\d) ?(?:over|\/) ?([4-9]\d|1[0-3]\d)( (?:today|yesterday|this morning|tonight))?[.! ]*$/i,
    'remember that my blood pressure is $1/$2$3',
  ],
  // "Today it was 138 over 86".
  [
    /^(?:(today|yesterday|this morning|tonight)[:,]? )?(?:it (?:was|is) )?(1\d\d|9\d) ?(?:over|\/) ?([4-9]\d|1[0-3]\d)( (?:today|yesterday|this morning|tonight))?[.! ]*$/i,
    'remember that the blood pressure is $2/$3$4 $1',
  ],
  // "Back on 2 jan" is of the way home.
  [
    /^(?:and |then |so |but )*(?:(?:we(?:['’]?re| are|['’]ll be| will be)|i(?:['’]?m| am|['’]ll be| will be)) )?back (?:home )?(?!.*\b(?:work|office|school|uni)\b)(?=(?:on )?(?:late |early )?(?:\p{L}+day\b|tomorrow\b)|on (?:the )?(?:\d|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec))/iu,
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
  // "No yoga thursday and friday": each day is left out.
  [
    new RegExp(
      `^((?:there(?:['’]s| is) )?no (?!need\\b|more\\b|longer\\b)\\p{L}+(?: \\p{L}+)?) (?:on )?(${shortDay}) (?:and|or|&) (?:on )?(${shortDay})(?: this week)?(?=[.! ]*$|,| (?:because|as|since|it['’]?s|i['’]?m|we['’]?re)\\b)`,
      'iu',
    ),
    '$1 on $2. $1 on $3',
  ],
  // "Half seven is fine" and "thursday would be better, they are shut before that", after a reminder was set.
  [
    new RegExp(
      `^(?:(?:no|oh|ok(?:ay)?|yes|yeah|hm+|ah|well|actually|sorry|maybe|let['’]?s say),? )*(?:at |on )?((?:half|quarter) (?:past |to )?\\p{L}+|${clock}|(?:(?:this|next) )?${shortDay}|tomorrow|next (?:week|month)|the \\d{1,2}(?:st|nd|rd|th)) (?:(?:is|would be|['’]d be|will be|might be)(?: also| probably| actually| much)? (?:fine|good|ok(?:ay)?|better|best|alright|easier)|works(?: better| best)?|suits(?: me| us)?(?: better| best)?|will do|can)(?: for me| with me| actually| then| instead| please| lah| i think)*(?:,? (?:because |as |since |cos |cause )?(?:they|he|she|it|there|that)(?:['’]?(?:s|re|ll|d|ve))? [^?]*)?[.! ]*$`,
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

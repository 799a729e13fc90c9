export type Rewrite = [RegExp, string | ((...groups: string[]) => string)];

export const shortDay = '(?:mon|tues?|weds?|thurs?|thu|fri|sat|sun)(?:day|nesday|rday|urday|sday)?';

export const hourRewrites: Rewrite[] = [
  // "Doctor mon 915".
  [
    new RegExp(
      `(?<!\\b(?:pay|paid|owe|owes|transfer|order|send|lend|lent|spent|cost|costs|price|bill|rent|budget)\\b[^.!?]{0,60})\\b(${shortDay}|tomorrow|today|tonight) ([1-9])([0-5][05])(?=\\s*(?:$|[,.!?;]|[ap]m\\b|in the\\b|morning|evening))(?!\\s*(?:%|kg|km|g|ml|eur|usd|dollars|euros|pounds))`,
      'giu',
    ),
    '$1 $2:$3',
  ],
  [
    /\b(snooze|move|push|shift|change|make it|set it|remind me|wake me)\b([^.!?]{0,40}) (to|at|till|until) ([1-9])([0-5][05])(?=\s*(?:$|[,.!?;]))/gi,
    '$1$2 $3 $4:$5',
  ],
  // "At ten, no wait make it eleven".
  [
    /(?<=\b(?:at|@) (?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|quarter).{0,60}\b(?:no wait|wait no|no sorry|sorry no|actually|i mean),? (?:make (?:it|that) )?)(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?=\s*[.!]?$)/gi,
    'at $1',
  ],
  // "The plumber can't do mon, says wed".
  [
    /(?<=\b(?:(?:can['’]?t|cannot|can not|could|won['’]?t) (?:do|make|manage)|says|said|wants|suggests|suggested|prefers) )(sat|sun|wed|mon)(?=\s|$|[,.!?;])/gi,
    (name = '') =>
      ({ sat: 'saturday', sun: 'sunday', wed: 'wednesday', mon: 'monday' })[name.toLowerCase()] ?? name,
  ],
  // "December 15th's is at 5".
  [/(?<=\d(?:st|nd|rd|th))['’]s(?= (?:is|will|should|starts|moves|has)\b)/gi, ' it'],
  // "This coming wednesdays walk" is one walk.
  [
    /\b((?:this coming|this|next|last|coming|tomorrow) ?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day)?)s(?= \p{L})/giu,
    (all, owner = '') => (/(?:day|tomorrow)$/i.test(owner) ? `${owner}'s` : all),
  ],
  // "Not this tuesday, the one after".
  [
    new RegExp(
      `\\bnot (?:on )?(?:this |the )?(?:coming |next )?(${shortDay}),? (?:but )?(?:the )?(?:(?:one|week|following) after(?: that| it| next)?|(?:following|next) (?:one|week))(?! \\p{L})`,
      'giu',
    ),
    'make it $1 week',
  ],
  // "The card one to 8:30" is no range of hours.
  [
    /^((?:please )?(?:snooze|move|push|shift|change|put|bring) the \p{L}+) one (?:back |forward )?to (?=\d|half\b|quarter\b|noon\b)/giu,
    '$1 one → ',
  ],
  // "No, not six thirty, make that seven".
  [/^(?:no,? )?not (?!only\b)(?:at )?(?:\p{L}+ \p{L}+|\d[\d:.]*),? (?:make (?:that|it)|but) /iu, 'make it '],
  // "Would you let me know an hour before?"
  [
    /(?:((?:would|could|can|will) you) (?:please )?|please )?let me know (?=(?:an? |half |one |two |three |\d+ )[\w ]{2,20} (?:before|ahead|earlier))/gi,
    (_all, asked?: string) => (asked ? 'can you remind me ' : 'remind me '),
  ],
  // "This Friday at 18h, and then every second Friday".
  [
    /\b((?:this |next |on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day) (at \S+),? and (?:then|after that) (every (?:second |other |two weeks|week\b)[^,.!?]*)/gi,
    '$3 $2 starting $1',
  ],
  // "At 7am and 7pm for ten days" means every day.
  [
    /(?<!\b(?:every|each) \p{L}+ )\b(at \d{1,2}(?:[:.]\d\d)? ?(?:[ap]m)? (?:and|&) \d{1,2}(?:[:.]\d\d)? ?(?:[ap]m)?)(?= for (?:a|one|two|three|four|five|six|seven|ten|\d+) (?:days|weeks?))/giu,
    'every day $1',
  ],
  // "At 9 at night for the next two weeks" means every day.
  [
    /(?<!\b(?:every|each|daily|tomorrow|today|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b[^.!?]{0,40})\b(at \d{1,2}(?:[:.]\d\d)? ?(?:[ap]m)?(?: (?:at night|in the (?:morning|afternoon|evening)))?|(?:at|before|after) (?:bed(?: ?time)?|breakfast|lunch|dinner|supper)(?: ?time)?)(?= for (?:the )?(?:next |coming )?(?:a|one|two|three|four|five|six|seven|eight|nine|ten|\d+)? ?(?:days|weeks?|months?)\b)/giu,
    'every day $1',
  ],
  // "Swapped my tuesday with Priya so I'm on wednesday instead".
  [
    new RegExp(
      `\\b(?:(?:i|we)(?:['’]?ve| have)? (?:just )?)?(?:swapped|switched|traded) (?:my |the |our )(${shortDay})(?: shift| one)? with \\p{L}+[^.!?]{0,20}?\\b(?:i['’]?m|i am|we['’]?re|i['’]?ll be|i work|i do|im) (?:now )?(?:on |doing |working )*(${shortDay})(?: now| instead)?`,
      'giu',
    ),
    'move the $1 one to $2',
  ],
  // "Tomorrow 4 30 morning", "remind me 3 45", "remind me 5.30".
  [
    /\b((?:remind|wake) me(?: up)?(?: at)?) (\d{1,2})[ .]([0-5]\d)(?=\s*(?:$|[,.!?;]|[ap]m\b|in the\b|morning|evening))/gi,
    '$1 $2:$3',
  ],
  [
    /\b(tomorrow|today|(?:mon|tues|wednes|thurs|fri|satur|sun)day) (\d{1,2}) ([0-5]\d)(?=\s*(?:[ap]m\b|in the\b|morning|evening))/gi,
    '$1 $2:$3',
  ],
  [/(?<=\b(?:tomorrow|today) \d{1,2}:\d\d )(?=(?:morning|evening|afternoon)\b)/gi, 'in the '],
  [/(?<=\b(?:remind|tell|ping) me )(?=(?:day|week|month) before\b)/gi, 'a '],
  // "My shift sunday 12-6".
  [
    new RegExp(
      `(?<=\\b(?:shifts?|work|working|works|rota|open|late|early|lates)\\b[^.!?]{0,30} )(${shortDay}|tomorrow|today) (\\d{1,2}) ?[-–] ?(\\d{1,2})(?=\\s*(?:$|[,.!?;]|[ap]m\\b))`,
      'gi',
    ),
    '$1 from $2 to $3',
  ],
  // "From ten till two".
  [
    /(?<=\b(?:every|each) [^.!?]{3,60} )from (one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:to|till|until|til) (one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?! (?:days|weeks|hours|minutes|people|of)\b)/gi,
    (_all, one = '', other = '') => `from ${hourNumber(one)} to ${hourNumber(other)}`,
  ],
];

const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

function hourNumber(word: string): number {
  return numbers.indexOf(word.toLowerCase()) + 1;
}

const part = '(morning|afternoon|evening|night)';
const length = String.raw`(?:(?:an?|one|two|three|four|five|six|ten|fifteen|twenty|thirty|\d+) (?:hours?|minutes?|mins?|days?|weeks?))`;
const short = '(mon|tues?|weds?|thurs?|thu|fri|sat|sun)';
const fullNames = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

function fullDay(_all: string, said = ''): string {
  const name = fullNames.find((one) => one.startsWith(said.toLowerCase().slice(0, 3))) ?? said;
  return /^\p{Lu}/u.test(said) ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}

export const shortForms: Rewrite[] = [
  // "That's the evening, not the morning".
  [
    new RegExp(
      `^(?:(?:no|sorry|oops|wait|ah|oh|actually|nope)[, ]+)*(?:(?:that|it)(?:['’]?s| is| was)|i mean[t]?|should be)?\\s*(?:in |at )?(?:the )?${part},? not (?:in |at )?(?:the )?(?:morning|afternoon|evening|night)[.!]*$`,
      'i',
    ),
    'make it in the $1',
  ],
  // "Remind me a week ahead to post a card".
  [
    new RegExp(
      `\\b((?:remind|tell|ping|nudge) (?:me|us) ${length}) (?:ahead|in advance|beforehand|prior)(?= (?:to|so|of)\\b|\\s*[.!]?$)`,
      'gi',
    ),
    '$1 before',
  ],
  // "Push it all by a day", "everything an hour later".
  [
    /\b(push|move|shift|bump|delay|postpone|bring) (?:it all|all of it|the (?:whole )?lot)\b/gi,
    '$1 all of them',
  ],
  [
    new RegExp(`^(?:everything|it all) ${length} (later|earlier)$`, 'i'),
    (all = '') => all.replace(/^(?:everything|it all)/i, 'push all of them'),
  ],
  // "Saturday, somewhere between 10 and noon".
  [/,? (?:somewhere|sometime|anywhere|any time|anytime) (?=between \d)/gi, ' '],
  // "Bio test thurs, oh wait that's Thanksgiving, tuesday".
  [
    new RegExp(
      `\\b${short}(?:day|nesday|rday|urday|sday)?,? (?:oh |no )*(?:wait|no|oops|sorry),? (?:no,? )?(?:that['’]?s|it['’]?s|thats|its|i|we|there['’]?s) [^,.!?]{2,40}, (?:so )?(?=${short})`,
      'gi',
    ),
    '',
  ],
  // "That's Thanksgiving, day earlier".
  [/(?<=^|, )(day|week|hour) (earlier|later|before|sooner)(?=[.!]?$)/gi, 'a $1 $2'],
  [/^read me (?!out\b)(?=(?:the |my |what|mon|tue|wed|thu|fri|sat|sun|today|tomorrow))/i, 'show me '],
  [
    /^(?:(?:give|send|show) me )?(?:a |the )?(?:summary|overview|rundown|recap) (?:of|for) (?:the|my|this) (week|day)(?: ahead)?(?: please| pls)?$/i,
    'what is on this $1',
  ],
  [
    new RegExp(
      `\\b${length}[,.…-]* ?(?:well|no wait|wait no|no|or rather|i mean|make that|make it|actually|scratch that)[, ]+(?:no[, ]+)?(?=${length})`,
      'gi',
    ),
    '',
  ],
  // "Add ricotta and mozzarella, actually just ricotta".
  [
    /^((?:add|buy|get|put|i need|we need|note) )[^.!?:]{2,80}?(?:\.{2,}|…|[,;]| [-–])\s*(?:actually|no wait|wait|no),? (?:just|only) (?=\p{L})/iu,
    '$1',
  ],
  // "Did em just now".
  [
    /\b(did|do|done|take|took|put|delete|move|got|get|make|cancel|tick|bring|tell|give|cross|add|buy|bought|call|need|want|stick|chuck|pop|throw|shove|bung|sling|whack|remove|drop|keep|scratch|mark|check|bin|scrap|leave|lose|feed|ditch) ['’]?em\b/gi,
    '$1 them',
  ],
  // "Sat: football at 10", "call Omar mon 10".
  [new RegExp(`^${short}(?=\\.? ?:)`, 'i'), fullDay],
  [
    new RegExp(
      `(?<=\\p{L} )${short}(?= (?:at |from )?(?:\\d{1,2}(?:[:.]\\d\\d)? ?(?:to|till|until|-|–) ?)?\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m)?\\s*(?:$|[,;.!?]))`,
      'giu',
    ),
    fullDay,
  ],
  [
    /^(?:🎂|🎁|🥳)\s*(\p{L}[\p{L} '’-]{1,30}?)(?:['’]s)?,? (?:on )?(\d{1,2}[/.]\d{1,2}\.?|\p{L}{3,9} \d{1,2}(?:st|nd|rd|th)?|\d{1,2}(?:st|nd|rd|th)?(?: of)? \p{L}{3,9})$/iu,
    "$1's birthday is $2",
  ],
  [
    /^(?!(?:ok|okay|great|perfect|thanks|thank|got|nice|all|yes|yep|yeah|sure|cool|fine|good|done|add|remind|set|put|delete|remove|move|note)\b)([^\n]{2,40}?)\s*(?:✔️?|✅|☑️?|✓)\s*$/iu,
    '$1 done',
  ],
  [/^((?:sorry|srry|sry|no|oops|wait|actually)?,? ?)(1[3-9]|2[0-3])h$/i, '$1$2:00'],
  [
    /^(?:it |that )?(?:should|must|has to|needs to) be (?:in the )?(morning|afternoon|evening)$/i,
    'make it in the $1',
  ],
  [
    /(?<=\b(?:at|@|by|until|\p{L}+day|tomorrow|today|tonight) \d{1,2}(?:[:.]\d\d)? ?(?:[ap]m)?) sharp\b/giu,
    '',
  ],
  // "No, don't put that anywhere".
  [
    /^(?:no|nah|oh no|wait)?,? ?(?:please )?(?:don['’]?t|do not) (?:put|add|save|store|note|write|record) (?:that|it|this|those|them) (?:anywhere|down|there|in there|on (?:the|my|that) list)[.!]*$/i,
    'take that back just now',
  ],
  [/\bbefore (?:i go|i['’]?m going|we go|going) to (?:bed|sleep)\b/gi, 'before bed'],
  [
    /(?<=^|[,.;] )(?:please )?get me to (?=(?:do|move|pay|call|send|order|book|buy|take|check|clean|finish|renew)\b)|\bmake me (?=do (?:it|that)\b)/gi,
    'remind me to ',
  ],
  [/^(\d{1,2}(?:[:.]\d\d)?)ish[.!]*$/i, 'at $1'],
  [
    /^(?:and |so )?how many (days|weeks|months|hours|minutes) (?:(?:from (?:now|today) )?(?:is|are) (?:that|it)(?: from (?:now|today)| away)?|(?:left )?(?:until|till|to) (?:then|that|it|go))\s*\??$/i,
    'how many $1 until that',
  ],
  [
    /^(?:and |so )?how long (?:till|until|til|before) (?:it|that|this) (?:rings|goes off|comes|starts|is due|buzzes)\s*\??$/i,
    'how long until that',
  ],
  [
    /\bon (mon|tues|wednes|thurs|fri|satur|sun)days (?=\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)? ?(?:to|-|–|until) ?\d)/gi,
    'every $1day ',
  ],
  [/^(\d{1,3}) (?:actually|instead|rather)[.!]*$/i, 'make that $1'],
  [
    /^(?:on )?(the \d{1,2}(?:st|nd|rd|th)|(?:mon|tues|wednes|thurs|fri|satur|sun)day),? i mea(?:n|nt)[.!]*$/i,
    'i meant $1',
  ],
  [
    /^how many (days|weeks|hours) (?:do|have) (?:i|we) (?:have|got)(?: left| for (?:that|it))?\s*\??$/i,
    'how many $1 until that',
  ],
  [/^note for later\s*:/i, 'note:'],
  // "Add flour, wait we have flour, just yeast".
  [
    /^(add|buy|get|put) [^.!?:]{2,60}?,? (?:no )?wait,? (?:we|i)(?:['’]ve)? (?:already )?(?:have|got)\b[^,.]*, (?:so )?(?:just|only) (?=\p{L})/iu,
    '$1 ',
  ],
  [
    /^addd? (?=\p{L})|^ad (?=[\p{L} ,]+ (?:to|on) (?:my|the|our) [\p{L} ]*(?:list|todos|shopping|groceries)\b)/iu,
    'add ',
  ],
  [/^(and |also |plus )?one (?=the (?:day|evening|night|morning|week) before\b)/i, '$1another '],
];

import type { Rewrite } from '@/lib/words/short-forms';
import { taskVerbs } from '@/lib/words/verbs';

const monthDay =
  '(?:on |is |- ?|: ?)*(?:(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?(?: \\d{1,2}(?:st|nd|rd|th)?)?';
const weekday = '(?:mon|tues?|wed(?:nes|s)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?';

const lesson = 'practice|training|class|classes|lessons?|choir|rehearsals?|club|tuitions?';
const activity =
  'gym|judo|karate|taekwondo|jiu[- ]jitsu|bjj|boxing|kickboxing|yoga|pilates|zumba|crossfit|spin|spinning|hiit|aerobics|swim|swimming|intervals|(?:strength|weights|cardio|leg|interval|track|speed|hill) (?:day|work|session|sessions)|football|soccer|rugby|hockey|netball|basketball|volleyball|cricket|tennis|padel|squash|badminton|gymnastics|ballet|dance|drama|piano|violin|guitar|drums|scouts|brownies|cubs|tutoring|maths tutor|cleaner|gardener|dog walker';

const dayNames = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');

function fullDays(words: string): string {
  return words
    .replace(
      /\p{L}{3,}/gu,
      (word) => dayNames.find((name) => name.startsWith(word.slice(0, 3).toLowerCase())) ?? word,
    )
    .replace(/ ?& ?|\//g, ' and ');
}

const noBareNoun =
  /\b(?:i|we|you|he|she|they|it|him|them|me|us|that|this|is|are|was|were|am|can|will|would|should|must|need|want|have|has|had|what|when|where|who|how|why|not|no|yes|now|then|today|tomorrow|tonight|later|thanks?|please|ok|okay|sorry|remind|done|got|went|feel|love|hate|just|still|only|to|for|at|on|more|another|\p{L}+day|\p{L}+ly|\p{L}{3,}(?:ed|ing))\b/iu;

export const synonyms: Rewrite[] = [
  // "Til end of term, dec 17".
  [
    /\b(?:un)?till? (?:the )?end of (?:the )?(?:term|season|semester|school year|course)(?:,| -| \(|, which is| which is) ?(?=(?:the )?\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))([^()]*)\)?/gi,
    'until $1',
  ],
  // "Eye drops 3x a day".
  [/\b([2-6]) ?x (?=(?:a|per|each|every) day\b|daily\b)/gi, '$1 times '],
  [/^(?:abeg|biko|jare),? (?=\p{L})/iu, 'please '],
  // "Planning mum's 70th on sat 12 dec".
  [
    /^(?:(?:we['’]?re|we are|i['’]?m|i am) (?:planning|organi[sz]ing)|(?:planning|organi[sz]ing)(?= (?:my|our|the|a|\p{L}+['’]s) )) (?=[^.!?]{3,80}\d)/iu,
    '',
  ],
  // "At the Crown, 7 for 7.30".
  [/\b([1-9]|1[0-2]) for (\1)[.:]([1-5]\d)(?! ?[ap]m)\b/gi, 'at $1pm'],
  // "Doctor prescribed cetirizine 10 mg once daily".
  [
    /^(?:the |my )?(?:doctor|doc|dr|gp|physician|dentist)(?: has| just)? (?:prescribed|gave me|put me on|started me on|has given me)(?: me)? (?=[^.!?]*\b(?:daily|a day|every day|times|\d ?mg|\d ?ml)\b)/i,
    '',
  ],
  // "Once a day after lunch" has its hour.
  [
    /\bonce (?:daily|in a day|(?:a|per|every|each) day)\b(?=[^.!?]*\b(?:(?:after|before|with|at) (?:breakfast|lunch|dinner|supper|bed|bedtime|night)|at \d|in the (?:morning|evening))\b)/gi,
    'every day',
  ],
  // "Can you put together a packing list".
  [
    /\b(?:put together|draw up|write up|knock up|pull together|put me together|write me up) (?=(?:me |us )?(?:an?|another|my|our|the) (?:[\p{L}'’-]+ ){0,3}list\b)/giu,
    'make ',
  ],
  // "Move the soap over to my pharmacy list, it's broken".
  [
    /^((?:(?:oh|and|also|please|can you|ok|actually|no)[, ]+)*(?:move|put|shift|stick|pop|transfer|switch) [^,.!?:]{2,50} (?:to|on|onto|into) (?:the|my|our) (?:[\p{L}'’]+ ){1,3}list)(?:,| [-–—]| cause| cos| because| since)+ ?(?:it|they|that|he|she|we|i|mine|ours)(?:['’]?(?:s|re|ve|d|m))? (?!and\b)[^,?:]{2,60}$/iu,
    '$1',
  ],
  // "Only on working days", but not "in 5 working days".
  [
    /(?<!\b(?:\d+|two|three|four|five|six|seven|ten|few|many|first|last|of|my|his|her|more) )\b(?:working|business) days\b(?! (?:of|left|until|till|before|after)\b)/gi,
    'weekdays',
  ],
  // "Aadhar no is 4455 6677", "what is my flat no".
  [
    /(?<=\b(?!(?:is|are|was|have|has|had|got|with|there|says?|said|oh|and|or|but|so|yes|to|in|by|of|a|i|it|in|the|that|why|at|on|for)\b)\p{L}+) no\.?(?=(?: is\b| -)? ?[A-Z-]{0,5}\d{3}| is [A-Z]+-?\d)/gu,
    ' number',
  ],
  [
    /(?<=^(?:(?:what|give me|tell me|send me|show me|delete|forget)(?:['’]?s| is| was)? (?:my |the |our )?(?:\p{L}+ ){1,3}))no[.?! ]*$/iu,
    'number',
  ],
  // "Her shoe size went up to 13".
  [
    /(?<=\b(?:size|weight|height|dose)) (?:(?:has |have )?(?:gone|went|goes)|is|was) (?:up|down) to (?=[$€£]?\d)/gi,
    ' is ',
  ],
  // "Renew it before the end of the month" allows the last day.
  [
    /\bbefore (?=the end of (?:(?:the|this|next) )?(?:day|week|month|year|\p{L}+day|january|february|march|april|may|june|july|august|september|october|november|december)\b)/giu,
    'by ',
  ],
  // "It's booked in for thursday", "booked it in for thursday": the plan of the last task.
  [
    /^(?:(?:ok(?:ay)?|so|and|right|great|update)[,:]? )?(?:(?:it|that)(?:['’]?s| is| was| has been| got)?(?: now| all)? (?:booked|scheduled|arranged|set up|fixed)(?: in)?|(?:i(?:['’]ve| have)? |we(?:['’]ve| have)? )?(?:booked|scheduled|arranged|got) (?:it|that)(?: booked| scheduled| arranged)?(?: in)?) for (?=(?:the )?(?:today|tonight|tomorrow|next|this|\p{L}+day|mon|tues?|weds?|thurs?|thu|fri|sat|sun|\d)\b)/iu,
    'it is on ',
  ],
  // A cake or a balloon before or behind a name and a date.
  [
    new RegExp(
      `^(?:[🎂🎈🥳]\\s*)+(?!.*\\b(?:birthday|bday|party|cake|dinner)\\b)(\\p{L}[\\p{L}'’ ]{1,30}?),? (${monthDay})[!. ]*$`,
      'iu',
    ),
    "$1's birthday $2",
  ],
  [
    new RegExp(
      `^(?!.*\\b(?:birthday|bday|party|cake|dinner)\\b)(\\p{L}[\\p{L}'’ ]{1,30}?),? (${monthDay})[!. ]*(?:[🎂🎈🥳]\\s*)+$`,
      'iu',
    ),
    "$1's birthday $2",
  ],
  // "And between 10 and 12?", after a question for a day.
  [
    /^(?:and|or|what about|how about|and what about) (?:(?:between|from) )?(\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?) ?(?:and|to|till?|until|-|–) ?(\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?)\?+$/i,
    'am I free between $1 and $2?',
  ],
  // "Morning obviously", after a reminder for the evening.
  [
    /^(?:(?:no|oh|sorry),? |i mean(?:t)? )*(?:it['’]?s |it is |that['’]?s |that is )?(?:in the |the )?(morning|afternoon|evening),? (?:obviously|of course|clearly|duh|i mean(?:t)?)\b[^\p{L}\d]*$/iu,
    'no, in the $1',
  ],
  [/^(?:no,? )?i (?:mean|meant|said) (?:in )?the (morning|afternoon|evening)[.! ]*$/i, 'no, in the $1'],
  // "Swim practice tues and thurs 5:30-7", "judo mon and wed at 6": what is trained on several weekdays is weekly.
  [
    new RegExp(
      `^(?!.*(?:\\b(?:this|next|tomorrow|every|each|weekly|no|not|until (?=\\d)|only|moved?|cancel(?:led|s)?|skip|delete|remove|change[ds]?|off|missed|instead|was|had|were|is there|do|does|when|what|which)\\b|\\?|\\d{1,2}(?:st|nd|rd|th)\\b))((?:\\p{L}+['’]?s? ){0,5}(?:${lesson}|(?:${activity})(?=[^.!?]*\\d))(?: (?:for|with) \\p{L}+| u\\d+s?)?),? (?:is |are )?(?:on )?(${weekday}(?:, ${weekday})*(?:,? (?:and|&) |/)${weekday})\\b`,
      'iu',
    ),
    (_all, named = '', days = '') => `${named} every ${fullDays(days)}`,
  ],
  // "Forget what I said about the salad".
  [
    /^((?:(?:ok|okay|oh|actually|so|and|please|no|you can|just),? )*)(?:forget|ignore|scrap|disregard|scratch|drop) (?:what|everything|all|anything|the (?:thing|bit|part|stuff)) (?:that )?(?:i|we)(?:['’]?ve| have)? (?:just )?(?:said|told you|wrote|mentioned|asked(?: you)?|say|noted) (?:about|of|regarding|on|with) (?=\p{L})/iu,
    '$1forget ',
  ],
  [
    /^((?:(?:please|pls|and|also|so|ok|oh),? )*)(?:remember|note|don['’]?t forget|write down|keep in mind|save)(?: that| down)? (?=(?:i|we) (?:still )?owe \p{L})/iu,
    '$1',
  ],
  // "I'm dreading monday, performance review at 9:30".
  [
    /^(?:(?:oh|so|ugh|and|well),? )*(?:i['’]?m|i am|we['’]?re|we are) (?:(?:so|really|kind of|a bit|not|already|quite|very) )*(?:dreading|excited (?:for|about)|looking forward to|nervous about|worried about|stressed about) (?=(?:(?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight)\b[^.!?]*\d)/i,
    '',
  ],
  // "Do it tomorrow evening i guess, remind me".
  [
    /^(?:(?:ok|okay|so|i['’]?ll|let['’]?s|maybe|i might|i could),? )*do (?:it|that|this) (?=\S)([^.!?,]{3,40}?)(?: (?:i guess|maybe|then|probably))?,? (?:so |and |please )*remind me[.! ]*$/i,
    'remind me of it $1',
  ],
  // "Don't let me forget it", of what was just noted.
  [
    /^(?:(?:and|so|please|but|ok|okay|pls),? )*(?:don['’]?t|do not|never) let me forget(?: (?:it|that|this|about (?:it|that)))?(?:,? please)?[.! ]*$/i,
    'remind me of it',
  ],
  // "For ten days only, until the 2nd": the length repeats the end.
  [
    /^(?:(?:only|just|and|but) )*(?:only |just )?for (?:\p{L}+|\d+) (?:days|weeks|months)(?: only)?,? (?:(?:so|that is|i\.?e\.?|meaning),? )?(?=(?:until|till|til|up to) )/iu,
    'only ',
  ],
  // "Her birthday is in your list, right?"
  [
    /^(?:so |and |but )?([^,.?!]{2,40}?) (is|are) (?:already |still )?(?:in|on) (?:my|your|the|our) ((?:\p{L}+ )?(?:list|calendar|reminders|diary)),? (?:right|correct|isn['’]?t it|aren['’]?t they|no)\?*$/iu,
    '$2 $1 on my $3?',
  ],
  [
    /^((?:please )?(?:what|which|when|show|list|tell me|give me|read me|(?:and |so )?(?:do|have) i|is there|are there|anything)\b[^.?!]{3,80}?) (?:for|of|in|during) the (?:coming )?week(?=[?.! ]*$)/i,
    '$1 this week',
  ],
  [
    /^(?:tell me|say|do you know) (?:something|anything|what you know) about (?:me|myself)[?.! ]*$/i,
    'what do you know about me?',
  ],
  [/\bwhen ((?:the )?\p{Lu}?\p{L}+(?: \p{L}+)?) falls(?: on)?\b/giu, 'when is $1'],
  // "I'm going to be late again, aren't I" asks.
  [
    /(?<=\S \S+ \S+),? (?:aren|isn|don|doesn|won|haven|hasn|didn|wasn|weren|wouldn|shouldn)['’]?t (?:i|it|he|she|we|they|you)(?:[.! ]+)?$/i,
    (tag) => `${tag.split(/[.!]/, 1)[0]?.trimEnd()}?`,
  ],
  // "Put down that Mateo has football on Tuesday".
  // "Put the kids swimming down for saturdays at 9".
  [
    /^((?:can you |could you |please )*put )(?!(?:it|that|this|them|him|her|me|us)\b|[^,.]*\b(?:dog|cat|pet|phone)\b)([^,.]{3,40}?) down (?:for|on) (?=(?:this |next |every )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|the \d|\d{1,2}(?:st|nd|rd|th)\b|tomorrow|tonight|today)/giu,
    '$1$2 on ',
  ],
  [/^(?:can you |could you |please )*put (?:me|us) down for (?=[^.!?]* \S*\d)/gi, 'remind me of '],
  // "Every 8 hours for 7 days, starting now".
  [
    /(\bevery [^.!?]{2,40}?),? (?:starting|beginning|from) (?:right )?(?:now|away|straight away|right away|immediately)(?=[.! ]*$)/gi,
    '$1',
  ],
  [/(?<=^(?:(?:ok|okay|so|um|uh|well|and|also|please|right|now),? )*)put down that (?=\p{L}+ )/giu, ''],
  // "Remind me 15 minutes later to call".
  [
    /(?<=\bremind me )((?:\d{1,3}|half an|an?|one|two|three|five|ten|fifteen|twenty|thirty) (?:minutes?|mins?|hours?|hrs?)) later (?=to\b)/gi,
    'in $1 ',
  ],
  // "Right, back to business. The boiler man comes on Thursday".
  [/^(?:(?:right|ok|okay|so|anyway),? )?back to (?:business|work|the list)[.,!:]+ (?=\p{L})/giu, ''],
  // "We are out of toner and paper, list both please".
  [/(?<=\band .+), (?:list|note) both(?:,? please)?[.!]?$/gi, ''],
  // "Dave wants 11 rather than 10".
  [
    /(?<=\b(?:at|to|is|be|wants|prefers|says|make it) )(\d{1,2}(?::\d\d)?(?: ?[ap]m)?) (?:rather than|instead of) \d{1,2}(?::\d\d)?(?: ?[ap]m)?\b/gi,
    '$1',
  ],
  // "Batteries, light bulbs -> list".
  [/^([^>→]{2,120}?) ?(?:->|=>|→) ?(?:my |the |our )?((?:\p{L}+ )?list)[.! ]*$/iu, 'add $1 to my $2'],
  [/^undo (?:that|this|the last) one\b/i, 'undo that'],
  [/\bwhat(?:['’]?s| does| is) (?:the|my|your) clock says?\b/gi, 'what time is it'],
  [/\bwhat(?: will|['’]ll) the weather (?:do|be)\b/gi, 'what is the weather'],
  // "And my quiet hours are?"
  [/^(?:and |so |but )?((?:my|our|the) [^?,]{3,40}) (is|are)\?+$/i, 'what $2 $1?'],
  // "Materials list for Maple St - 12 sheets drywall, screws" names the list "Maple St materials".
  [
    /^(?:the |my |our )?(materials?|supplies|supply|parts|tools?|kit|equipment|packing|shopping|gear|prep) list for (?:the |my |our )?([^:–—!?,\n]{2,30}?)(?: ?[:–—]| -) ?(?=[^,\n]+,)/i,
    '$2 $1 list: ',
  ],
  // "Scratch the paper towels we've got loads".
  [
    /^((?:scratch|remove|drop|delete|scrap|cross off|take off) [^.,!?]{3,40}?),? (?:we|i)(?:['’]ve| have)(?: already)? (?:got )?(?:loads|plenty|enough|some|tons|lots)(?: left| already| at home)?[.! ]*$/i,
    '$1',
  ],
  // "It's about the inverter, not the generator".
  [
    /^(?:and |no,? |but )?it(?:['’]s| is) (about|for|with|at|from|to) (?:the )?([^,.!?]{2,40}), not (?:(?:about|for|with|at|from|to) )?(?:the )?([^,.!?]{2,40})[.! ]*$/i,
    '$2, not $3',
  ],
  // "Got the dog food. And the batteries": the second sentence is part of the first.
  [
    /^((?:(?:ok|okay|right|so|and|yes|yep|well|just|finally|great|cool),? )*(?:(?:i|we)(?:['’]ve| have)? )?(?:(?:just|also|already|finally) )*(?:got|bought|did|done|paid|sent|took|made|found|wrote|(?!need|feed|speed|indeed)\p{L}{2,}ed)(?: up| off)? [^.!?\n:]{2,60}?)[.!;]+ (?:oh,? )?(?:and|also|plus)(?: also)? ((?:the|my|our|some|both|his|her) )?(\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,2})[.! ]*$/iu,
    (said, head = '', article = '', noun = '') =>
      noBareNoun.test(noun) || taskVerbs.has(noun.split(' ')[0]?.toLowerCase() ?? '')
        ? said
        : `${head} and ${article}${noun}`,
  ],
  [/\bsame thing (?=(?:on|at|next|in|every|for|the (?:day|week|month) after)\b)/gi, 'same '],
  [/^(?:can you |could you |please )*(?:set|put) something up (?=(?:for|on|at)\b)/i, 'set a reminder '],
  [
    /^(?:please )?(?:put|set|stick|pop) (?:a |an )?(?:nudge|reminder|alarm|ping|alert) on (?:it|that|this|that one) (?=(?:for|on|at|in|tomorrow|tonight)\b)/i,
    'remind me about it ',
  ],
  [
    /^what(?:['’]s| is| are) (?:still )?(?:not|un)[- ]?(?:bought|done|ticked|crossed off)(?: yet)?\?*$/i,
    'what is left?',
  ],
  [/^(?:just|only) (?:through|thru) (?=\S)/i, 'only until '],
  // In "6 instead of 6:30", the second hour is the old one.
  [
    /\b(?:at |to )?(\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?) (?:instead of|rather than) (?:at )?\d{1,2}(?:[:.]\d\d| ?[ap]m)(?: ?[ap]m)?\b/gi,
    'at $1',
  ],
  // "Gym at 5 man", but not "the gas man".
  [/(?:,|(?<=\d(?: ?[ap]m)?)) (?:man|boss)(?=[.!?]*$)/i, ''],
  [/ rn(?=[?.!]*$)/i, ' right now'],
];

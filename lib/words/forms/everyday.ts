import { withEnding } from '@/lib/words/forms/learners';
import { type Rewrite, shortDay } from '@/lib/words/short-forms';
import { taskVerbs } from '@/lib/words/verbs';

const month = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*';
const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const eventDay = `(?:today|tonight|tomorrow|${weekday}|\\d{1,2}(?:st|nd|rd|th))\\b`;
const aDay = `(?:${weekday}|today|(?:to|this |tomorrow )(?:night|morning|afternoon|evening)|tomorrow)`;
const fullDays = 'monday tuesday wednesday thursday friday saturday sunday tomorrow'.split(' ');
const wish =
  "(?:i|we)(?:['’]ll| will| would|['’]d)? (?:need|want|could use|could do with|like)|give me|just|send me";
const notice = '(?:nudge|reminder|ping|poke|alert|heads[- ]up|alarm|shout|buzz|holler)s?';

const ages =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen'.split(
    ' ',
  );

export const everydayForms: Rewrite[] = [
  [/\bjog my memory\b/gi, 'remind me'],
  [/(?<=\S )['’]?til (?=\S)/gi, 'till '],
  // "The doctor says to stop the water pill".
  [
    /^(?:(?:so|and|ok|okay|also),? )?(?:(?:my|the|our) )?(?:dr|doc|doctor|gp|nurse|vet|pharmacist|she|he|they)\.? (?:says?|said|told me|wants? me|has told me|advised me|asked me) to (?=(?:stop|pause|skip|quit|end|resume|restart)\b)/i,
    '',
  ],
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
  [/\b(\d{1,2})\.([0-5]\d) (?=(?:this|in the|tomorrow) (?:morning|afternoon|evening)\b)/gi, '$1:$2 '],
  // "Thurs 2nd period" is not the 2nd of a month.
  [new RegExp(`(?<=\\b${shortDay} )(\\d)(?:st|nd|rd|th) (period|lesson|hour|class|block)\\b`, 'gi'), '$2 $1'],
  [
    /\b(before|prior to|ahead of) (?:it['’]?s|it is|that['’]?s|that is|they['’]?re|its) (?:due|on|over|time)\b|\b(before|ahead of) (?:it|that) (?:starts|begins|happens)\b/gi,
    (_all, one?: string, other?: string) => `${one ?? other} it`,
  ],
  // "Visa application no. is PK-60".
  [/\bno\.(?= (?:is|was|:|[\p{Lu}\d-]*\d))/gu, 'number'],
  [
    new RegExp(
      `\\b(turn(?:s|ed|ing)?|will be) (${ages.join('|')})(?= (?:on|in|this|next|tomorrow|today)\\b|[.,!]|$)`,
      'gi',
    ),
    (_all, verb = '', age = '') => `${verb} ${ages.indexOf(age.toLowerCase())}`,
  ],
  [
    /^(?:(?:excuse me|hi|hello|sorry),? )?(?:can|could|may) i (?:teach|tell|give) you ((?:my|our|his|her|the) [^?.!:]{2,40})[?:] (?=\S*\d)/i,
    'remember that $1 is ',
  ],
  // "No, not eggs, I mean egg whites".
  [
    /^(?:no,? )*not (?:the )?([^,.!?]{2,40}?),? (?:i mean|i meant|but|make (?:it|that)) (?:the )?([^,.!?]{2,40}?)(?: (?:period|full stop))?[.!]*$/i,
    '$2, not $1',
  ],
  [
    /^(?:please )?(?:set|put|add|make|create) (?:something|smth|sth|a thing)(?= (?:for|on|in|at)\b)/i,
    'set a reminder',
  ],
  [/^(?:(?:do )?you )?know what[,!:.?–—-]+ (?=\S)/i, ''],
  [
    /\b(before|by|until|till) (?:the )?(2[4-9]|3[01])(?=[.!?]*$)/i,
    (_all, link = '', day = '') => `${link} the ${withEnding(Number(day))}`,
  ],
  // "Assignment 2 is due 4 Dec 11.59pm, assignment 3 is due 11 Dec same time".
  [
    /(\b\d{1,2}(?:[:.][0-5]\d)? ?[ap]\.?m\b\.?|\b\d{1,2}[:.][0-5]\d\b)([^!?]{1,80}?)\b(?:at )?(?:the )?same (?:time|hour)(?: too| as well)?(?=[,.;!]|$)/i,
    '$1$2at $1',
  ],
  // "Note that the boiler man is calling on Wednesday", "note that my match is set for Friday at 3" tell events.
  [
    new RegExp(
      `\\bnote (?:down )?that (?=[^.!?]{3,80} (?:(?:(?:is|are) (?:calling|coming|visiting|arriving|landing|popping in|dropping by)|lands|arrives|departs|takes off|(?:expects?|(?:is|are) expecting|wants? to see|(?:will|is going to|can) see|sees) (?:me|us))\\b[^.!?]*\\b${eventDay}|(?:has been |have been |is |are )(?:set|arranged|booked|fixed|scheduled|planned) (?:for|on)\\b[^.!?]*\\b${eventDay}))`,
      'i',
    ),
    '',
  ],
  [/\b((?:hour|minute|min|day|week)s?) beforehand\b/gi, '$1 before'],
  [/\bafter (?:school|work),? (?:like|at|around|about) (?=\d)/gi, 'at '],
  [
    /(?<=\b(?:today|tomorrow|tonight|school|work|morning|afternoon|evening)[ ,]+)like (\d{1,2}(?::\d\d)?(?: ?[ap]m)?)(?=[.!]*$|,)/gi,
    'at $1',
  ],
  [
    /^(?:can|could|would) you (?:please )?(?:read|tell|give|say) (?:me )?back (?:that|the|my) (?=[^.!?]{3,40}\??$)/i,
    'what is the ',
  ],
  // "Book a table for two tonight" has no hour.
  [
    /\b(table|reservation|seats?|booking|tickets?|dinner|lunch|brunch|breakfast|bbq|barbecue|cooking|catering|baking|meal) for (two|three|four|five|six|eight|[2-9])(?= (?:tonight|tomorrow|today|on|this|next|please)\b|[?.!]*$)/gi,
    '$1 for $2 people',
  ],
  [/\bhow many sleeps\b/gi, 'how many days'],
  [/\b(?:in |over |for )?the (?:next|coming|following) days\b/gi, 'in the next 7 days'],
  [/,? (?:and )?(?:remind|ping|nudge) me (?:both|all|each) times? (every day|daily)(?=[.!]*$)/i, ' $1'],
  [/[,;.–-]+ ?(?:please )?(?:keep|have) (?:it|that|this) (?:written|noted|saved|stored|on file)[.! ]*$/i, ''],
  [/[,;.–-]+ ?(?:pls|plz|please|kindly) (?:record|note|log|register)(?: (?:it|this|that))?[.! ]*$/i, ''],
  // "Priya swaps with me for Wednesday, so I'm off Wednesday".
  [
    new RegExp(
      `^[^.!?]{0,60}\\b(?:swap\\w*|cover\\w*|shift)\\b[^.!?]{0,40}\\b(?:i['’]?m|i am) off (?:on )?(${shortDay}|tomorrow)[.!]*$`,
      'i',
    ),
    (_all, day = '') =>
      `skip ${fullDays.find((full) => full.startsWith(day.slice(0, 3).toLowerCase())) ?? day}`,
  ],
  // "It is to be Thursday instead, same hours".
  [
    /\b(moved?|shift(?:ed)?|push(?:ed)?|put off|postponed?|delayed?|rescheduled?|is to be|instead)\b([^.!?]*?(?:day|tomorrow|\d(?:st|nd|rd|th)?|instead)),? (?:but )?(?:at )?(?:the )?same (?:times?|hours?)(?=[.!]*$)/i,
    '$1$2',
  ],
  [
    /\b(finish(?:ed)?|done with|did|completed?|tick(?: off)?|cross(?: off)?|check(?: off)?|delete|remove|scrap|cancel|drop|skip) (?:number|no\.?|nr\.?|#) ?([1-9])(?![\d:])/gi,
    (_all, verb = '', place = '') => `${verb} the ${withEnding(Number(place))} one`,
  ],
  [/(?<=\S)[,.;–-]* on second thoughts?[.!]*$/i, ''],
  // "Remember three things: buy ginger, fix the bicycle".
  [
    /^(?:please )?(?:help me (?:to )?|i (?:need|have|want) to )?(?:remember|note|add|keep|do) (?:(?:these|those|the|following|some|a|few|\d|two|three|four|five|six) )+(?:things?|tasks?|todos?|to-?dos?|jobs?|chores?) ?[:–-] ?(?=\S)/i,
    'add to my list: ',
  ],
  [
    /\bto check in (?=\d+ ?(?:hours?|hrs?|h|days?|min\w*) (?:before|prior|ahead|in advance))/gi,
    'to check-in ',
  ],
  // "Oskar has outgrown his goggles, put new ones on the list".
  [
    /^[^,.!?]{3,60}?\b(?:his|her|their|my|our|the) (\p{L}[\p{L} '’-]{2,25}), (?:(?:so|please|can you|could you) )*(put|add|stick|pop) (?:a )?(new|another|some new|some more|more) (?:ones?|pairs?|set)(?: of (?:them|those))? (?=(?:on|to|onto)\b)/iu,
    '$2 $3 $1 ',
  ],
  // "Wake me up reminder 4.45".
  [
    /(?<=\b(?:wake|alarm|remind|reminder|ping|nudge)\b[^.!?]{0,30} )(\d{1,2})\.([0-5]\d)(?![\d.%€$]| ?(?:euros?|dollars|pounds|kg|km|kilos|l\b))/gi,
    '$1:$2',
  ],
  [/\badd that (?=(?:the|my|our|his|her|their|its|it)\b)/gi, 'note that '],
  [
    /\bwhat(?: is|['’]s| will be)? (?:in|on) (today|tomorrow)['’]?s (?:summary|digest|overview)\b/gi,
    'what is on $1',
  ],
  // "Didi where is my file": a name before a question.
  [
    /^(?!(?:and|but|so|or|for|from|in|on|at|to|with|by|of|until|since|about|like|tell|ask|show|say|know|then|now|ok|okay|pls|please|plz|just|not|no|yes|remember|check|see|wonder|exactly|also|or|than|guess|remind|note|forgot|idea|sure|is|was|are|do|did|that)\b)[\p{L}]{2,9},? (?=(?:where|what|when|who|how|which|why)(?:['’]?s| is| are| was| were| do| did| does)\b)/iu,
    (all) => (taskVerbs.has(all.toLowerCase().replace(/\P{L}+/gu, '')) ? all : ''),
  ],
  // "Submit the paper, deadline 11 December".
  [
    new RegExp(
      ` ?(?:,|;| [-–—]) ?(?:the )?deadline(?: is|:)? (?:on |by )?(?=(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? )?(?:${month}|${shortDay}|tomorrow|today|\\d{1,2}(?:st|nd|rd|th)\\b))`,
      'gi',
    ),
    ' due ',
  ],
  [/^wh?oops(?:ie)?\b/i, 'oops'],
  // "Nvm, 8:30", "nvm its dec 4".
  [
    new RegExp(
      `^(?:nvm|never ?mind|scratch that)[,!.]* (?=(?:make it |at )?\\d{1,2}(?:[:.]?\\d\\d)? ?(?:am|pm)?[.!]*$|(?:it['’]?s |make it )(?:on )?(?:the )?(?:${eventDay}|${month} \\d|\\d{1,2} ${month}))`,
      'i',
    ),
    'no, ',
  ],
  [
    /[,.;–-]+ ?(?:so |and )?(?:please )?(?:remind|ping|nudge) me (?:both|all|each|every) (?:of the )?times?[.! ]*$/i,
    '',
  ],
  [
    /^(?:(?:as+ ?)?salaa?m(?:[ -]?(?:o|u|wa|e))?[ -]?(?:w?alai?kum)?|wa ?alaikum[ -]?(?:as)?salaa?m)[.!]*$/i,
    'hello',
  ],
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
  // "The 10th of December, 8:20".
  [
    new RegExp(
      `\\b(${month} \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}), (?=\\d{1,2}[:.][0-5]\\d\\b)`,
      'gi',
    ),
    '$1 at ',
  ],
  // "Not Saturday, Sunday", "not tonight, tomorrow night".
  [
    new RegExp(`\\bnot (?:on )?(${aDay}),? (?:but )?(?:on )?(${aDay})\\b(?! (?:or|and)\\b)`, 'gi'),
    '$2, not $1',
  ],
  // "Too early honestly. 6:10".
  [
    /^(?:that['’]?s |it['’]?s )?(?:way |a bit |much )?too (?:early|late|soon)\b[^.,!?\d]{0,20}[.,!–-]+ ?(?:make it |at )?(?=\d{1,2}[:.]?\d{0,2} ?(?:am|pm)?[.!]*$)/i,
    'make it ',
  ],
  [/\b(?:might|may|could|can) i (?:trouble|bother|ask) you to (?=\p{L})/giu, ''],
  [
    /\b(?:advise me|hit me up|give (?:me|us) a (?:shout|buzz|ping|nudge))(?= (?:like )?[^.!?]{2,25} (?:before|ahead|prior)\b)/gi,
    'remind me',
  ],
  [
    new RegExp(`^(?:${wish}) (?:a |an )?${notice} (?=[^.!?]{2,20} (?:before|ahead|prior)\\b)`, 'i'),
    'remind me ',
  ],
  // "Her BP was 140 over 90, please keep that".
  // "Lovely. Boiler pressure should be 1.5 bar, make a note of that".
  [
    /^(?:\p{L}+[.!] )?([^?!]{4,80} (?:is|was|are|were|has|have|should be|must be|needs?) [^?!]{1,60}?)[,;.–-]+ ?(?:(?:please|pls|plz|kindly) keep (?:that|this|it)|(?:(?:so|and|please|pls|can you|could you) )*(?:make|take|keep) a note(?: of (?:that|this|it))?)(?: for me| please| pls)*[.! ]*$/iu,
    'note that $1',
  ],
  [
    /^([^?!,]{2,40} (?:weigh(?:ed|s)|measure[ds]) [^?!]{1,60}?)[,;.–-]+ ?(?:(?:please|pls|can you) )?(?:keep|note|save|write|put) (?:that|this|it)(?: down)?(?: (?:somewhere|safe|for later|on file))?[.! ]*$/i,
    'note that $1',
  ],
  [/\b(got|bought|have|done|finished|packed) the lot\b/gi, '$1 all of them'],
  [/^(?:so )?(?:what(?:['’]s| is| are) )?(?:still )?remaining\?*$/i, 'what is left?'],
  [/^(?:do|can) you (?:still )?(?:know|recall) ((?:the|my|our|his|her) [^?]{3,40}\?)$/i, 'what is $1'],
  // "My apartment number is 511 now".
  [/\b((?:my|our|his|her|their) [^.,!?]{2,40} is \S*\d\S*) now(?=[.!]*$)/i, '$1'],
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

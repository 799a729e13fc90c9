import type { Rewrite } from '@/lib/words/short-forms';

export function withEnding(day: number): string {
  const tens = day % 100 > 10 && day % 100 < 14;
  return `${day}${(!tens && ['th', 'st', 'nd', 'rd'][day % 10]) || 'th'}`;
}

const relative =
  '(?:my|our|his|her) (?:(?:big|little|older|younger|best) )?(?:sister|brother|mother|father|mom|mum|dad|wife|husband|son|daughter|boss|friend|cousin|aunt|uncle|neighbou?r|teacher|doctor|dentist|boyfriend|girlfriend|grandmother|grandfather|colleague|landlord|partner)';
const noName =
  '(?:and|or|but|so|because|if|when|that|who|which|is|was|has|had|says?|said|thinks?|told|he|she|at|in|on|from|of|to|for|with|name|asked)';
const subject = `(?<=^|[.!?] |\\b(?:where|when|what|who|how|that) )(${relative}(?:,? (?!${noName}\\b)\\p{L}{2,12})?)`;
const lasting =
  'live|lives|work|works|study|studies|like|likes|love|loves|hate|hates|need|needs|want|wants|speak|speaks|play|plays|drive|drives|teach|teaches';

function inThirdPerson(verb: string): string {
  if (/s$/.test(verb)) return verb;
  return verb
    .replace(/y$/, (end) => (/ay$/.test(verb) ? end : 'ie'))
    .replace(/ch$/, 'che')
    .concat('s');
}

function inBaseForm(verb: string): string {
  return verb.replace(/ies$/, 'y').replace(/(?:(?<=go)es|s)$/, '');
}

const fullDay = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';

// Verbs of which learners ask "where lives my sister?".
const asked =
  'live|work|come|start|begin|end|finish|open|close|leave|arrive|sleep|studi|stay|meet|play|eat|park|expire|go|land';

export const learnerForms: Rewrite[] = [
  // "It is possible you send me every day in the evening to repeat the words?"
  [
    /^(?:it is|it['’]?s|is it|would it be) possible (?:that )?(?:you|u) (?:can |could |will |to )?(remind|send|tell|write|message|text)(?: to)? me /i,
    'can you $1 me ',
  ],
  [
    /\b(?:send|write|message)(?: to)? me (?=(?:every|each|daily|at \d|in the (?:morning|evening)|tomorrow|tonight)\b[^.!?]* to \p{L})/iu,
    'remind me ',
  ],
  [
    /^((?:but |only )?not )(?:in|at|on) the ((?:mon|tues|wednes|thurs|fri|satur|sun)day)s?(?=[.!]*$)/i,
    '$1on $2s',
  ],
  [
    new RegExp(
      `^((?:and|so|but|please),? )?(where|when|what time|at what time|which day|how) (${asked})e?s ((?:my|our|the|his|her|their|this|that)\\b[^?.!,]{0,40}?|(?!(?:for|best|better|well|up|out|in|on|at|to|from|with)\\b)\\p{L}+)[?.! ]*$`,
      'iu',
    ),
    (_all, opening = '', word = '', verb = '', who = '') =>
      `${opening}${word} does ${who} ${verb.replace(/i$/, 'y')}?`,
  ],
  // "How much days until Christmas", as learners say.
  [
    /\bhow much (?=(?:days?|weeks?|months?|years?|hours?|minutes?|times|people|persons|eggs|things?|todos?|tasks?|reminders?|items?|appointments?|birthdays?|meetings?|calls|lists?|notes?)\b)/gi,
    'how many ',
  ],
  [
    /\b(how many (?:day|week|month|year|hour|minute))(?= (?:until|till|til|to|left|before|since|ago)\b)/gi,
    '$1s',
  ],
  // "I have 30 years", as learners say.
  [/\bi have (?=\d{1,3} years?(?: old)?[.!]*$)/gi, 'I am '],
  [
    /\b(i|we|he|she|they|my \p{L}+|our \p{L}+) ma(?:ke|kes|de) (?:the |a |her |his )?birthday (?:in|on|at|the) /giu,
    (_all, who = '') =>
      `${/^(?:he|she|they|i|we)$/i.test(who) ? ({ he: 'his', she: 'her', they: 'their', i: 'my', we: 'our' } as Record<string, string>)[who.toLowerCase()] : `${who}’s`} birthday is on `,
  ],
  // "I have cold since Monday", "how I can delete it?", as learners say.
  [
    /\bi have (?:a |the )?(cold|fever|flu|cough|headache|toothache|migraine|pain|sore throat|back pain|stomach ?ache)(?= (?:since|from|for) )/gi,
    'i have had a $1',
  ],
  [
    /^(and |so |but |ok )?(how|when|where|what) (i|we) (can|could|should|must) (?=\p{L}+[^?]*\?|[^?]*$)/iu,
    '$1$2 $4 $3 ',
  ],
  [
    /^(?:and |so )?how (i|we) (?!can|could|should|must|am|are|do|did|was|were|will|would|have|had)(?=\p{L}+ )/iu,
    'how do $1 ',
  ],
  [/^(?:and |so )?what means (?:the |a |an |your )?([^?]{2,30})\?*$/i, 'what is a $1?'],
  // "Is very cold", "how is called my doctor?", as learners say.
  [
    /^is (?=(?:very|so|too|really|not|good|bad|cold|hot|raining|late|difficult|important|ok|okay|fine|nice)\b[^?]*$)/i,
    'it is ',
  ],
  [/^(?:how|what) is (?:called|named) (my|our|the|his|her) ([^?]{2,40})\?*$/i, 'what is the name of $1 $2?'],
  // "I want that you remember me tomorrow", as learners say.
  [/\b(i|we) (?:want|need|(?:would|['’]d) like|wish|like|prefer),? that you (?=\p{L})/giu, '$1 want you to '],
  [
    /\b((?:want|like|need) you) (?=(?:remind|remember|tell|add|put|write|note|send|wake|call|save|delete)\b)/gi,
    '$1 to ',
  ],
  [
    /\b(you (?:to )?)remember me (?=(?:tomorrow|today|tonight|at|on|in|to|for|about|of|that|the|my|every|next)\b)/gi,
    '$1remind me ',
  ],
  // "On 20 o'clock", "in 14:20", as learners say.
  [
    /(?<!\d ?(?:k|kms?|m|miles?|laps?|lengths?|meters|metres) )\b(?:on|in) (?=\d{1,2} o['’]?clock\b|(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:])(?! ?(?:h|hours?|min)))/gi,
    'at ',
  ],
  // "In day 30", as learners say.
  [/\b(?:in|at) (?:the )?day ([12]?\d|3[01])\b(?! of)/gi, 'on day $1'],
  // "Repeat it all the months", as learners say.
  [
    /(?<=\b(?:repeat|remind|remember|tell|ring)\b[^.!?]{0,80}|^)all the (day|week|month|year|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s\b(?=[^\p{L}]*$)/giu,
    'every $1',
  ],
  // "The 20 of every month", as learners say.
  [
    /\b(?:on )?the ([12]?\d|3[01])(?:st|nd|rd|th)? (?:of|in) (every|each) month\b/gi,
    (_all, day = '', each = '') => `on the ${withEnding(Number(day))} of ${each} month`,
  ],
  // "Every month 20 pay the rent", as learners say.
  [
    /\b(every|each) month(?: on)?(?: the)? ([12]?\d|3[01])(?:st|nd|rd|th)?(?![\d:.,]|\p{L}| ?(?:am|pm|times|%|€|\$|euros?|dollars|pounds))/giu,
    (_all, each = '', day = '') => `on the ${withEnding(Number(day))} of ${each} month`,
  ],
  // "Day 2 of december, 11 and half", as learners say.
  [
    /((?:\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*|\btomorrow|\btoday|\btonight|\b\d(?:st|nd|rd|th))\b),? (?:at )?(\d{1,2}) and (?:a )?(half|quarter)(?=[\s.,!]*$|,)/gi,
    (_all, day = '', hour = '', part = '') => `${day} at ${hour}:${/half/i.test(part) ? '30' : '15'}`,
  ],
  // "Tuesday hour 10 and half", as learners say.
  [
    /\b(?:at |in |on )?(?:the )?hour (\d{1,2})(?: and (?:a )?(half|quarter))?\b(?! (?:shift|drive|flight|walk|meeting|lesson|class))/gi,
    (_all, hour = '', part = '') => `at ${hour}${part ? (/half/i.test(part) ? ':30' : ':15') : ''}`,
  ],
  [
    /^(?:oh,? |sorry,? |oops,? )*i (?:did|made|make|do|have) (?:a |some )?mistakes?[.,!;:-]+ (?=\S)/i,
    'sorry, ',
  ],
  [/\b(at )?what hour\b/gi, '$1what time'],
  // "In the 14 hours", "how many days are missing for the day 27", as learners say.
  [/\b(?:in|at) the (1[3-9]|2[0-3]) hours?\b/gi, 'at $1:00'],
  [
    /\bhow many days (?:(?:are |is )?(?:missing|lacking|remaining|there|left)|do (?:i|we) have|have (?:i|we) got)(?: left)? (?:for|to|until|till) (?!do\b|go\b|get\b)/gi,
    'how many days until ',
  ],
  [
    /\b(until|till|to|for) (?:the )?day ([12]?\d|3[01])\b(?! of)/gi,
    (_all, link = '', day = '') => `${link} the ${withEnding(Number(day))}`,
  ],
  [
    /\b(?:what|which) day of (?:the )?week (?:(?:it|that) (?:falls|is|will be)|does it fall)(?: on)?(?=\W*$)/gi,
    'which day of the week will that be',
  ],
  [
    new RegExp(`^(?:so,? )?((?:on )?(?:${fullDay}|today|tomorrow)) i(?: am|['’]m) (free|busy|off)\\?+$`, 'i'),
    'am i $2 $1?',
  ],
  [
    /\b([Mm]y \p{L}+|\p{Lu}\p{L}+) (?:makes|has) (?:the |a |her |his )?birthday (?:in|on|at|the) (?=\d|the )/gu,
    '$1’s birthday is on ',
  ],
  // "Remind me to pay, can?", as in Singapore.
  [/(?<=\b(?:me|it|this|that)),? can(?: or not| ah| lah)?\?+$/i, ''],
  // "Please make me remember that tomorrow I have dentist", as learners say.
  [
    /\b(?:make|do) (?:me|that i)(?: to)? remember(?:ing)?\b(?! (?:what|where|when|who|how|why|which|me)\b)(?: about| of)?/gi,
    'remind me',
  ],
  [/\bmake (?:it )?(?:so )?that i (?:do not|don['’]?t|not|will not|won['’]?t) forget\b/gi, 'remind me'],
  // "Every 15th" is a day of the month.
  [
    /\b(every|each) (?:the )?([12]?\d|3[01])(?:st|nd|rd|th)((?:,? (?:and|&) (?:the )?)(?:[12]?\d|3[01])(?:st|nd|rd|th))?\b(?! (?:of\b|day|week|month|year|hour|minute|time|night|one\b|person|floor|(?:mon|tues|wednes|thurs|fri|satur|sun)day|birthday|anniversary|\p{Lu}))/gu,
    (_all, _each = '', day = '', other = '') => `on the ${withEnding(Number(day))}${other} of every month`,
  ],
  // "If there is still a reminder for his pills, please remove it": without one, nothing is found.
  [
    /^(?:and |also |so )?if (?:there(?:['’]?s| is| are)|(?:i|we)(?:['’]ve| have)(?: got)?|you(?:['’]ve| have)(?: got)?)(?: still)? (?:an?|any|some|the) (reminder|alarm|todo|task|appointment|meeting|entry)s? (for|about|of|to|with|at|on) ([^?.!]{2,50}?)(?: there| set| on (?:my|the) list| left)?,? (?:then )?(?:please |pls |kindly |can you |could you )*(remove|delete|cancel|drop|scrap|take)(?: (?:it|that|them))?(?: off| away| out)?(?: please)?[.!?]*$/iu,
    'delete the $1 $2 $3',
  ],
  [/\bb day\b/gi, 'birthday'],
  [
    /^(?:and |also |so |oh )*(?:please )?(?:don['’]?t|do not) (?:let me )?forget,? (?:that )?(?=[^.!?]{2,40}\b(?:birthday|bday|anniversary)(?: is| falls|['’]s)?(?: on)? (?:the )?(?:\d|\p{L}+ \d))/iu,
    '',
  ],
  // "Please you put in list", "I have to going", "I need remember buy", as learners say.
  [
    /^((?:please|pls|kindly),? )you (?=(?:put|add|write|delete|remove|make|set|show|tell|remind|note|save|move|change)\b)/i,
    '$1',
  ],
  [/\b(put|add|write) (?:in|on|to) list\b(?= ?:)/i, 'add to my list'],
  [
    /\b(have|need|must|want|like) to (go|do|buy|call|see|pay|tak|mak|bring|visit|meet)ing\b/gi,
    (all, verb = '', stem = '') =>
      /^(?:tak|mak)$/.test(stem) ? `${verb} to ${stem}e` : /^like$/i.test(verb) ? all : `${verb} to ${stem}`,
  ],
  [/\bneed remember (?:to )?(?=\p{L})/giu, 'need to remember to '],
  [/\bi want (?:also )?(?:to )?(?:write|note|save) (?:also )?that (?=\p{L})/giu, 'note that '],
  [new RegExp(`\\bin (?=(?:the |this |next )?${fullDay}\\b)`, 'gi'), 'on '],
  [/\b(?:at )?([1-9]|1[0-2]) hours? (?:in |of )?(?:the )?(morning|afternoon|evening)\b/gi, 'at $1 in the $2'],
  [/^(no|yes|sorry),? is (?=(?:on|at|in|the)\b)/i, '$1, it is '],
  [
    /\bremind (me|us)(?: please)? before ((?:an?|one|two|three|four|five|six|seven|ten|\d+) (?:minutes?|hours?|days?|weeks?))(?=\s*(?:$|[.!?,]))/gi,
    'remind $1 $2 before',
  ],
  [/^ya,? (?=(?:add|put|remind|set|delete|remove|move|show|what|when|please|i)\b)/i, ''],
  [/\bdo you can (?=\p{L})/giu, 'can you '],
  // "I would like that you save my number, it is 12C".
  [/\bi (?:would like|['’]d like|want|need) that you (?=\p{L})/giu, 'please '],
  [
    /\b(save|keep|note|remember|write down) ((?:my|our|his|her|the) [\p{L} ]{3,30}), (?:it is|it['’]s|its) (?=\S*\d)/giu,
    '$1 that $2 is ',
  ],
  // "My sister Nadia she live in Cairo", "where my brother he works", as learners say.
  [new RegExp(`${subject},? (?:he|she) (?=(?:is|was|has|have|had|can|${lasting})\\b)`, 'giu'), '$1 '],
  [
    new RegExp(`(?<![\\p{L}] )${subject} (${lasting})(?= (?!(?:it|that|this)\\b)\\p{L})`, 'giu'),
    (all, who = '', verb = '') => (/[a-z]{3}es$/i.test(who) ? all : `${who} ${inThirdPerson(verb)}`),
  ],
  [
    new RegExp(`(?<=^|[.!?,;] )(he|she) (${lasting})(?= (?!(?:it|that|this)\\b)\\p{L})`, 'giu'),
    (_all, who = '', verb = '') => `${who} ${inThirdPerson(verb)}`,
  ],
  // "My doctor name is Okafor."
  [new RegExp(`\\b(${relative}) name (?=is |was |: )`, 'gi'), '$1’s name '],
  // "Where lives my sister?"
  [
    /^((?:so |and )?(?:where|when|how|what)) (lives?|works?|studies|stays?|starts?|ends?|opens?|closes?|goes) ((?:my|our|the|his|her) [^?]{2,40}|\p{Lu}\p{L}+)\?*$/iu,
    (_all, asking = '', verb = '', who = '') => `${asking} does ${who} ${inBaseForm(verb)}?`,
  ],
  // "She'll be 70", after her birthday.
  [/\b(she|he|they)['’]ll (be|turn) (?=\d{1,3}\b)/gi, '$1 will $2 '],
  // "The pill two times in a day".
  [/\b(once|twice|(?:two|three|four|five|six|\d) times) in (?:a|the) day\b/gi, '$1 a day'],
  // "How is called my boss?", "how calls the teacher?"
  [
    /^((?:so |and )?)how (?:is|are|was) (?:called |named )?((?:my|our|the|his|her) [^?]{2,40}?)(?: called| named| name)?\?*$/iu,
    (all, opening = '', who = '') =>
      /\b(?:called|named|name)\b/i.test(all) ? `${opening}what is the name of ${who}?` : all,
  ],
  // "My son has 8 years", as learners say.
  [
    /\b((?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er) \p{L}+(?: \p{L}+)?|\p{Lu}\p{L}+|he|she) ha(?:ve|s) (\d{1,3}) years?(?: old)?(?=[.!,]*$)/gu,
    '$1 is $2 years old',
  ],
  [
    /^((?:and |n |also )+)2 (?=[a-z]{3,} (?!(?:of|more|kg|bags|packs|bottles|times)\b))(?!(?:days?|weeks?|hours?|hrs?|months?|years?|minutes?|mins?|nights?|more|bags|packs|cans|bottles|loaves|boxes|kilos?|tickets|eggs|pints|litres|people|things)\b)(?!(?:[a-z]+ing|(?!(?:buy|get|order|call|ring|pay|pack|fix|wash|clean|water|feed|book|bring|sort|send|post|grab|check)\b)[a-z]+) [a-z]+s[.! ]*$)/i,
    '$1to ',
  ],
];

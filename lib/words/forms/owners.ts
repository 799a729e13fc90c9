import { monthNames } from '@/lib/time/format';
import { type Rewrite, shortDay } from '@/lib/words/short-forms';

// Names that end in an s of their own.
const names = new Set(
  'james chris louis thomas lucas nicholas nicolas douglas elias tobias matthias jonas silas andreas dennis francis travis curtis alexis carlos charles giles miles jules agnes ines luis doris iris phyllis mavis frans hans jens niels mats paris janis otis amos enos moses lars anders adonais aris anjas'.split(
    ' ',
  ),
);
// Words before "birthday" that are no owner without their s.
const others = new Set(
  'boys girls twins kids parents grandparents friends peoples years todays tomorrows weeks months this his does was is has whose their our your ours yours birthdays upcomings next always sometimes names values details adds saves sets checks shows lists'.split(
    ' ',
  ),
);

function isWhole(word: string): boolean {
  return names.has(word.toLowerCase()) || others.has(word.toLowerCase());
}

const codes =
  '(?:wi-?fi|password|passcode|code|pin|number|combination|combo|size|locker|extension|reference|postcode|plate|account|address)';
const twins = new RegExp(
  `^(?<key>(?:(?:the|my|our) )?(?<own>(?:[\\p{L}’']+ ){0,3}${codes})) (?<link>is|:|=) (?<value>[^,;.!?]{1,30}?)(?:,? (?:and|but|while) |[,;.] (?:and |but )?)(?:(?:the|my|our) )?(?:(?<other>(?!(?:other|new|old|last|next|first|second|right|wrong|same|only|this|that|which|what|no|it)\\b)(?:\\p{L}+ ){0,1}\\p{L}+) one|(?<owner>\\p{L}+['’]s)(?: one)?)(?: is|:| =| ['’]s)? (?=\\S*\\d)`,
  'iu',
);

// "Home wifi is koala88, office one is Desk#21": the office wifi.
function nameTwin(...found: unknown[]): string {
  const { key, own, link, value, other, owner } = found.at(-1) as Record<string, string>;
  const words = (own ?? '').split(' ');
  const named = other ? Math.min(other.split(' ').length, words.length - 1) : 0;
  const noun = words.slice(named).filter((word) => !owner || !/['’]s$/.test(word));
  return `${key} ${link} ${value}, ${other ?? owner} ${noun.join(' ')} is `;
}

const kin = '(?:[Mm]e|[Mm]um|[Mm]om|[Mm]am|[Dd]ad|[Nn]an|[Gg]ran|[Gg]randma|[Gg]randad|[Gg]randpa)';
const noPerson =
  /^(?:note|wifi|code|shopping|todo|ingredients|method|lunch|dinner|breakfast|problem|solution|work|home|school|gym|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/i;

const grown =
  /\b(?:m[ou]m|mam|mother|dad|father|nana?|gran(?:ny|dma|dpa|dad|dmother|dfather)?|aunt(?:ie)?|uncle|wife|husband)\b/i;

/** Rewrites that say whose or which one is meant: "priyas birthday" is "priya’s birthday". */
export const ownerForms: Rewrite[] = [
  // "Dentist rang, they've moved me from tuesday 2pm to wednesday 9.15".
  [
    /^(?:(?:hi|hey|morning|so|ok|oh|ugh|just)[,!.]? )*(?:the |my |our )?(\p{L}+(?: \p{L}+)?) (?:rang|called|phoned|emailed|messaged|texted|wrote)(?: me| us)?(?: back| earlier| just now| again)?[,.;]? (?:and |to say |saying )*(?:they|she|he)(?:['’]?ve|['’]?s| have| has| had)?(?: to| had to)? (?:moved?|changed?|pushed|brought|put|shifted|rescheduled?) (?:me|it|us|(?:my|the|our) appointment) (?:back |forward )?(?:from [^.!?]{3,25} )?(?:to|until|till) (?=(?:on |the |next |this )?(?:\p{L}{3,6}day|mon|tues?|weds?|thurs?|fri|sat|sun|tomorrow|\d))/iu,
    'the $1 moved me to ',
  ],
  // "I forgot to ring the vet yesterday. Remind me first thing tomorrow".
  [
    /^(?:(?:ugh|oh|oh no|damn|argh|oops|so|hi|morning)[,.!]? )*i (?:totally |completely |just )?forgot to (?!remind|tell you|say|mention|ask you|add|let you)([^.,;!?]{4,50}?)(?: (?:yesterday|last night|today|this morning|again|earlier))*[.,;!]? (?:so |and |please |can you |could you )*remind me (?!to\b|of\b|about\b)/iu,
    'remind me to $1 ',
  ],
  // "Don't let me forget: passport photos, euros, adaptor".
  [
    /^((?:please |ok |and )*)(?:don['’]?t|do not) (?:let me |let us )?forget(?: to (?:bring|pack|take|buy|get))?:\s+((?![^.?!:]*(?:\d|\b(?:is|are|who|\p{L}+day|tomorrow|tonight|call|pay|ring|book)\b))[^.?!:]+,[^.?!:]+)[.!]?(.*)$/isu,
    (_, polite = '', items = '', rest = '') =>
      `${rest.trim()}${rest.trim() && '. '}${polite}add to my list: ${items}`,
  ],
  // "Dad: blood test friday 9am; Mum: eye clinic monday; me: dentist tuesday".
  [
    new RegExp(
      `^(?:(?:${kin}|\\p{Lu}\\p{Ll}+): [^;:\\n]*\\d[^;:\\n]*(?::\\d\\d[^;:\\n]*)?[;\\n]\\s*)+(?:${kin}|\\p{Lu}\\p{Ll}+): [^;\\n]*\\d[^;\\n]*$`,
      'u',
    ),
    (all) =>
      all.replace(
        new RegExp(`(?<=^|[;\\n]\\s*)(${kin}|\\p{Lu}\\p{Ll}+): (?=\\p{L})`, 'gu'),
        (said, who = '') => (noPerson.test(who) ? said : /^me$/i.test(who) ? 'my ' : `${who}’s `),
      ),
  ],
  // "Assembly is at 9.15 instead of 9".
  [
    /(\b(?:at|from|to) \d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?(?: (?!and\b|to\b)\p{L}+){0,2}?) (?:instead of|rather than|and not) (?:at )?\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?(?=[.,!]|$)/giu,
    '$1',
  ],
  // "Every weekday at 5.45 wake me, 7 on saturdays, none on sunday".
  [/^(every (?:weekday|day|morning|mon\p{L}*) at \d[\d:.]*(?: ?am)?),? wake me(?: up)?\b/iu, 'wake me $1'],
  [
    new RegExp(
      `(?<=\\b(?:weekdays?|weekends?|${shortDay}s?)\\b.*), (?:and )?(?:none|nothing|no alarm|not) on (?:(?:sat|sun)(?:urday|day)?s?|weekends|the weekend)(?=[.! ]*$)`,
      'i',
    ),
    '',
  ],
  [
    new RegExp(
      `^(wake me(?: up)? [^,;]{0,20}\\bweekdays?\\b[^,;]{0,20}), (?:and )?(?:at )?(\\d{1,2}(?:[:.]\\d\\d)?(?: ?am)?) on (${shortDay}s|weekends|the weekend|${shortDay}s? and ${shortDay}s?)(?=[.! ]*$)`,
      'i',
    ),
    '$1. Wake me at $2 every $3',
  ],
  // "Remind me to feed the cat tonight and put the bins out at the same time".
  [
    new RegExp(
      `\\b(remind me to [^,.!?]{3,60}?) ((?:(?:on |this )?(?:${shortDay}|tonight|tomorrow|today)|at \\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m)?| )+) and ((?:to )?(?!remind)[^,.!?]{3,60}?) (?:at )?the same time(?=[.! ]*$)`,
      'i',
    ),
    '$1 $2 and remind me to $3 $2',
  ],
  // "Not tomorrow now, Tuesday".
  [
    new RegExp(
      `^((?:actually |sorry |it['’]?s )?not (?:on )?(?:today|tomorrow|${shortDay})) (?:now|any ?more|after all),? (?:but |it['’]?s )?(?:on )?(?=${shortDay}\\b|the \\d)`,
      'i',
    ),
    '$1, ',
  ],
  [twins, nameTwin],
  // "His wife is Hannah and the kids are Joel and Mina".
  [
    /\b(his|her|their) (wife|husband|partner|other half) is (?:called )?(\p{L}+),? and (?:the |they have )?(kids|children|sons|daughters|boys|girls|son|daughter|baby)(?=(?: (?:is|are)(?: called)?)? \p{L})/giu,
    '$1 $2 is $3 and $1 $4',
  ],
  // "My wifes birthday is the 12th can you remind me a week before": the apostrophe and the comma are not said.
  [
    /\b((?:grand)?(?:mother|father|mom|mum|dad|ma|pa)|wife|husband|sister|brother|son|daughter|friend|boss|aunt|uncle|cousin|partner|girlfriend|boyfriend|niece|nephew|nan|gran)s (?=(?:birthday|bday|anniversary)\b)/gi,
    '$1’s ',
  ],
  [
    /(?<!['’])\b(\p{L}{2,}[^\sus’'])s (?=(?:birthday|bday|b-day)\b(?! (?:party|parties|cake|card|cards|present|list)))/giu,
    (said, name = '') => (isWhole(`${name}s`) ? said : `${name}’s `),
  ],
  // "Her real birthday is 3 may", said of a party on another day.
  [
    /(?<=\b(?:his|her|their|\p{L}+['’]s) )(?:real|actual|proper|true|official) (?=(?:birthday|bday|anniversary)\b)/giu,
    '',
  ],
  [
    /(?<=^|[,;.] |\b(?:and|but) )(?:the )?(?:real|actual|proper|true) (?=(?:birthday|bday) (?:is|falls|was)\b)/giu,
    'their ',
  ],
  // "She's turning 6, her birthday is dec 3".
  [
    /^((?:and |so )?(?:she|he|\p{L}+))(?:['’]?s| is| will be) (turning \d{1,3}),? (?:and )?(?:(?:his|her|their|the) )?(?:birthday|bday)(?:['’]s| is| falls)? (?:on )?(?=\p{L}{3,9} \d|(?:the )?\d)/iu,
    '$1 is $2 on ',
  ],
  // "It's Jamie's turn on mondays and Ella's on wednesdays".
  [
    /\b(\p{Lu}\p{L}+['’]s (turn|day|week|shift|lesson|class|practice|training|session) (?:(?:is|on|every) )*\p{L}*days?,? and (?:it['’]s )?\p{Lu}\p{L}+['’]s) (?=(?:(?:is|on|every) )*\p{L}*days?\b)/gu,
    '$1 $2 ',
  ],
  [
    /(?<=['’]s turn [^.!?]{4,40}),? (?:and )?(?=(?:i|we)(?:['’]ll)? (?:do|take|cover|have) (?:the rest|the other))/giu,
    '. ',
  ],
  // "He's called Derek 07700 900461".
  [
    /^(s?he)(?:['’]?s| is) (?:called|named) (\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)[,:]? (?:(?:and )?(?:his|her) (?:number|phone|mobile)(?: is|['’]s)? |on |tel:? |ph:? )?(?=[+\d][\d ()-]{6,}[.! ]*$)/iu,
    (_all, who = '', name = '') =>
      `${who.toLowerCase() === 'he' ? 'his' : 'her'} name is ${name}. ${name}’s number is `,
  ],
  // "Our Josie is 7 on the 2nd of december", "gran is 90 this Sunday".
  [
    /^((?:[Aa]nd |[Aa]lso )?(?:(?:[Oo]ur|[Mm]y) (?:\p{Lu}\p{Ll}+|(?:grand)?(?:son|daughter|mother|father)|nephew|niece|brother|sister|wife|husband)|(?:(?:[Oo]ur|[Mm]y) )?(?:[Mm]um|[Mm]om|[Mm]am|[Dd]ad|[Nn]an|[Nn]ana|[Gg]ran|[Gg]ranny|[Gg]randma|[Gg]randpa|[Gg]randad|(?:[Aa]untie?|[Uu]ncle) \p{Lu}\p{Ll}+))) (?:is|will be) (\d{1,3}) (?=(?:(?:on )?(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: (?:of )?\p{L}{3,9})?|today|tomorrow|(?:on |this |next )\p{L}+day)(?:[.!,;]| and\b| so\b|$)(?! ?\d))/u,
    (all, who = '', age = '') => (Number(age) < 18 && grown.test(who) ? all : `${who} turns ${age} `),
  ],
  // "My aunt's name is Petra, her birthday 3 march": the birthday is a fact of its own.
  [
    new RegExp(
      `^((?:my|our) (\\p{L}+(?: in law)?))(?:['’]s name is| is called| is) (\\p{Lu}[\\p{L}-]+),? (?:and )?(?:(?:her|his|their) )?(?:birthday|bday)(?:['’]s| is)?(?: on)? (?=(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${monthNames.join('|')})|(?:${monthNames.join('|')}) \\d))`,
      'iu',
    ),
    '$1’s name is $3. $1’s birthday is ',
  ],
  // "The booking number they sent me is X12".
  [
    /^((?:(?:and|ok|so|also),? )*(?:the|my|our) (?:[\p{L}]+ ){0,3}?(?:number|code|reference|ref|password|pin|address|id))(?: that)? (?:they|he|she|we|the \p{L}+)(?:['’]ve| have| has)? (?:just )?(?:gave|given|sent|told|texted|emailed|quoted|issued|got)(?: (?:me|us))? (?=(?:is|was)\b)/iu,
    '$1 ',
  ],
  // "Note that I'm owed 40 euro by Dermot": Dermot owes it.
  [
    /^((?:(?:and|also|so|ok|please),? )*)(?:(?:put|note|write|jot)(?: it)? down (?:that )?|(?:note|remember) (?:that )?)?(i|we)(?:['’]?m|['’]re| am| are) (?:still |also )?owed ((?:[^\s,.!?]+ ){1,3})(?:by|from|off) (?=(?:the |my |our )?\p{L}[^,.!?]{1,30}[.!]*$)([^,.!?]+)/iu,
    (_all, start = '', who = '', sum = '', name = '') =>
      `${start}${name} owes ${who.toLowerCase() === 'we' ? 'us' : 'me'} ${sum.trim()}`,
  ],
  // "Faisal's injured, swap him for Ross".
  [
    /^(?:(?:naw|nah|no|oh),? )*(\p{L}{2,}?)['’]?s (?=(?:injured|ill|sick|hurt|poorly|unavailable|away|busy|out)\b[^.!?]{0,30}[,.;] ?(?:so )?(?:swap|replace|change) (?:him|her|them) (?:for|with)\b)/iu,
    '$1 is ',
  ],
  // "Craig, Davie and me" names three people.
  [
    /^((?:(?:[Aa]dd|[Ii]nclude|[Ii]nvite|[Pp]ut(?: down)?) [^.!?:]{2,80}|(?:\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)?, ?){1,12}\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)?),? (?:and|&) )me(?=[.! ]*$| to (?:the|my|our) )/u,
    '$1myself',
  ],
  // "What all tablets are there" and "preponed to tuesday" are Indian English.
  [/^((?:and |so )?(?:what|which)) all (?!(?:of|this|that|these|those|the|my|our|your)\b)(?=\p{L})/iu, '$1 '],
  [/\bpreponed (?=to\b)/gi, 'moved '],
  // "What's the book we're on again?"
  [
    /^((?:and |so )?)what(?:['’]?s| is| was)? (?:the )?(?:book|novel)(?: that| which)? (we|i)(?:['’]?(?:re|m)| are| am)(?: all)? (?:on|at|reading|doing)(?: (?:now|again|at the moment))?(?:,? i(?:['’]ve| have)? forgot(?:ten)?(?: already| again)?)?[?.! ]*$/i,
    (_all, start = '', who = '') => `${start}what ${/^i$/i.test(who) ? 'am i' : 'are we'} reading?`,
  ],
  // "Show december plans".
  [
    new RegExp(
      `^(?:(?:please|can you|now|ok|and) )*(?:(?:show|see|list|view|check|tell|give|what(?:['’]?s| is| are))(?: me)? )?(?:all )?(?:(?:my|our|the) )?(?:(${monthNames.join('|')})['’]?s? (?:plans?|agenda|schedule|events|calendar|appointments|things)|(?:plans|agenda|schedule|events|calendar|appointments|things) (?:for|in) (${monthNames.join('|')}))[?.! ]*$`,
      'i',
    ),
    (_all, first = '', last = '') => `what is on in ${first || last}?`,
  ],
  // "Add ribbon also".
  [/^((?:(?:please|ok|and|oh),? )*(?:add|put|include) [^,.!?:]{2,40}?),? also(?: please)?[.! ]*$/i, '$1 too'],
  // "New list garden shed" names the list.
  [
    /^(?:(?:please|can you|ok|and|now) )*(?:(?:make|create|start|add|set up|begin|open) (?:me )?(?:a |another )?)?new list (?![^.!?]* and )(?!(?:shopping|groceries|grocery|todo|packing) \p{L}|(?:items?|for|of|called|named|with|to|from|please|and|that|thanks?|now|then|i|we|it|is|on|in|about|today|tomorrow|again|too)\b)(\p{L}[\p{L}'’-]*(?: [\p{L}'’&-]+){0,3}?)(?: please)?[.! ]*$/iu,
    'make a new list called $1',
  ],
  // "Take the tarp off, Ann's bringing hers": a reason is no other item.
  [
    /^((?:(?:please|so|and|ok|oh|can you|actually),? )*)(?:take|cross|strike|scratch) (?:the |my )?(\p{L}[\p{L} ]{1,30}?) off((?: (?:it|(?:the|that|my|our) (?:\p{L}+ ){0,2}list))?)(?:[,.;:–—-]+ ?| (?:because|as|since|cos) )(?:because |as |since |cos )?(?:\p{L}+ )?\p{L}+(?:['’]s|['’]ve)?(?: (?:is|are|has|have|will|can|already))* (?:bringing|bring|got|getting|get|has|have|lending|lend|buying|bought|sorted|sorting|doing|making|made|found|brings|does)\b(?![^.!?]*(?:\d|day\b|tomorrow))[^.!?,]{0,30}[.! ]*$/iu,
    (_all, polite = '', item = '', list = '') => `${polite}take ${item} off${list || ' the list'}`,
  ],
  // "Ring Tom at 3, no 4 today".
  [
    new RegExp(
      `(?<=\\bat )\\d{1,2}(?:[:.]\\d\\d)?( ?[ap]m)?,?(?: (?:no|oops|sorry|wait|actually|i mean)\\b,?){1,3} (?:at )?(\\d{1,2}(?:[:.]\\d\\d)?)( ?[ap]m)?(?=[,.! ]*$|,? (?:today|tonight|tomorrow|(?:on |this |next )?${shortDay}|in the (?:morning|afternoon|evening)|please)\\b)`,
      'gi',
    ),
    (_all, half = '', hour = '', own = '') => `${hour}${own || half}`,
  ],
  // "At night after dinner, say 9".
  [
    /\b(?:(?:(at night|tonight|(?:in the |this )?evening)(?: (?:after|before|with) (?:dinner|supper|tea|work))?)|(?:after|before|with) (?:dinner|supper|tea)),? (?:say|maybe|around|about|roughly|like)(?: (?:at|around|about))? (\d{1,2}(?:[:.]\d\d)?)(?: ?pm)?(?=[.! ]*$|,)/gi,
    (_all, part = '', hour = '') => `${/^t/i.test(part) ? 'tonight ' : ''}at ${hour} pm`,
  ],
  // "Remind me to start it at 3, it takes a few hours".
  [
    /^((?:please |can you |and |also )*remind me [^.!?]{4,80}?)[,.;–—-]+ ?(?:because |as |since )?(?:it|that|this|they)(?:['’]ll| will)? (?:takes?|lasts?|needs?) (?:about |around |me |at least )*(?:an?|a few|a couple of|several|some|half an|\d|one|two|three|four|five|six)[ -](?:good )?(?:hours?|hrs?|minutes?|mins?|while|bit|days?|ages)[.! ]*$/i,
    '$1',
  ],
  // "Nan's oven runs hot, so take 25 degrees off. Keep that for me."
  [
    /^(?:(?:all right|alright|right|ok|okay|oh|also|and|btw)[,.!]? )*([^?!:]{8,120}?)[.,;] ?(?:please )?(?:keep|save|remember|store|note|keep a note of|make a note of) (?:that|this|it)(?: down)?(?: for (?:me|later|next time))?(?: please)?[.! ]*$/i,
    (all, told = '') =>
      /^(?!.*\b(?:today|tonight|\p{L}*(?:day|morrow)|(?:next|this) \p{L}+|(?:at|by|from|until|till) \d{1,2}(?![\d%°])|in (?:an?|\d+) \p{L}+|\d{1,2}(?:st|nd|rd|th)|\d{1,2} (?:jan|feb|mar|apr|may|ju[nl]|aug|sep|oct|nov|dec)\p{L}*)\b)(?:(?:i|we)(?:['’]?re| are| am|['’]m) \p{L}+ing\b|(?:the |my |our |\p{L}+['’]s )(?:[\p{L}’']+ ){1,2}(?:runs|works|opens|goes|sticks|needs|takes|jams|leaks)\b)/iu.test(
        told,
      )
        ? `remember that ${told}`
        : all,
  ],
  // "Whose is next?", among birthdays.
  [
    /^(?:(?:and|so|ok),? )*(?:whose|who['’]s)(?: one)? is (?:(?:coming )?(?:up )?next|the next(?: one)?)(?: then)?[?. ]*$/i,
    'whose birthday is next?',
  ],
];

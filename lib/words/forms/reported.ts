import { type Rewrite, shortDay } from '@/lib/words/short-forms';
import { baseForms } from '@/lib/words/verbs';

const who = `((?:(?:the|my|our) )?(?!(?:i|he|she|they|we|you|it|who|and|that|also|just)\\b)\\p{L}[\\p{L}-]+)`;
const said = `(?:says|said|told (?:me|us)|texted|wrote|reckons|confirmed|rang to say|called to say)(?: that)?`;
const contact = '(?:phone |mobile |cell |e-?mail )?(?:number|address|e-?mail|phone|mobile|name|postcode)';

const afterDoing: Record<string, string> = {
  ringing: 'rang',
  calling: 'called',
  phoning: 'phoned',
  texting: 'texted',
  emailing: 'emailed',
  messaging: 'messaged',
  cancelling: 'cancelled',
  writing: 'wrote',
  paying: 'paid',
};
const asking =
  "(?:(?:wait|hang on|hold on|so|and|ok(?:ay)?|sorry|hey),? )*(?:what(?:[’']?s| is| was)|which(?: one)? is) (?:the|my)";

function asDeed(all: string, name = '', past = ''): string {
  const [verb] = baseForms(past.toLowerCase()) ?? [];
  return verb ? `when did i last ${verb} ${name}` : all;
}

/**
 * Rewrites for what others said and did, for work that was done ("the boiler was serviced today"), and for
 * long messages without full stops.
 */
export const reportedForms: Rewrite[] = [
  // "Yoga was cancelled and moved to friday" only moves it.
  [
    /\b(?:cancell?ed|called off)(?:,? (?:and|but|then))+ (?:has been |was |got |been )?(rescheduled|re-scheduled|moved|pushed(?: back)?|postponed|rebooked|rearranged|put back) (?=(?:to|till?|until|for)\b)/gi,
    '$1 ',
  ],
  // "Call the dentist and also the insurance people" is two calls.
  [
    /\b((?:need|have|want|got|remember|forget) to |must |should |gotta )(call|ring|phone|email|text|message|see|ask|pay|visit) ([^,.!?\d]{3,40}?),? and (?:(?:uh|um|er),? )?also (?=(?:the|my|our|his|her) \p{L}+(?: people| office| shop| guy| man| lady| lot| company)?(?:[.!]*$|,? (?:about|to|for|by|before|tomorrow|today|on)\b))/iu,
    '$1$2 $3 and $2 ',
  ],
  [
    /^(?:please )?(?=(?:call|ring|phone|text|email) (?!(?:me|us|it|her|him|them)\b))([^,.!?\d]{6,40}?),? and (?:then )?(?=(?:call|ring|phone|text|email) (?!(?:me|us|it|her|him|them)\b)[^,.!?\d]{3,40}[.!]*$)/iu,
    'i need to $1 and ',
  ],
  // "The gate code is 4471 and the one at the back is 9902".
  [
    /\b((?:the|my|our) )((?:\p{L}+ ){0,2}(?:code|pin|password|lock ?box|key ?box|combo|combination|number))( (?:at|in|for|on|by) [\p{L} ]{2,25}?)? is (#?\d[\w-]*),? and the one ((?:at|in|for|on|by) [\p{L} ]{2,25}?) is (?=#?\d[\w-]*[.! ]*$)/iu,
    '$1$2$3 is $4 and $1$2 $5 is ',
  ],
  // "Hotel there is called the Shirakawa Inn".
  [
    /^(?:(?:and|so|ok|also),? )*(?:the |our |my )?(hotel|hostel|airbnb|flat|apartment|guest ?house|b&b|campsite|restaurant|place) (?:there|here)(?:['’]?s| is) (?:called|named) (?=\S)/iu,
    'the $1 is called ',
  ],
  // "Rent comes in on the 1st of every month" is nothing to be reminded of.
  [
    /^(?:my |the |our )?(rent|salary|wages|pay|paycheck|pension|benefits?|child benefit|allowance) (?:comes?|goes|gets|is) (?:paid )?in (?:on )?(?=the \d{1,2}(?:st|nd|rd|th) of (?:every|each) month\b)/i,
    'remember that my $1 day is ',
  ],
  // "Rent is due the 1st of every month. Remind me on the 3rd to check it": both come every month.
  [
    /^([^.!?]{5,80}\b(?:every|each) month)([.!;,] (?:so )?)((?:please )?remind me )on the (\d{1,2}(?:st|nd|rd|th)) (?=to\b)/i,
    '$1$2$3on the $4 of every month ',
  ],
  // "What have I got for the office this week" asks for the whole week.
  [
    /^(what(?:(?:['’]?s| is)(?: there)?(?: on)?| have (?:i|we) (?:got )?(?:on )?| do (?:i|we) have(?: on)?| am i doing) ?)for (?:the office|work|school|uni|college) (?=(?:this|next) week\b|today\b|tomorrow\b|on \p{L}+day\b)/iu,
    '$1',
  ],
  // "Did 14 miles today, legs felt great" tells of a deed.
  [
    /^(?:just )?did (?=(?:about |around |another )?(?:\d[\d.,]*|an?|two|three|four|five|six|seven|eight|ten) ?(?:k|km|miles?|mi|laps|lengths|metres|meters|pages|steps|reps|sets|hours?|minutes?|mins)\b[^?]*$)/i,
    'I did ',
  ],
  [/\bdun (?=(?:let|forget|want|need|know|like|think|worry|have|remember)\b)/gi, "don't "],
  // "The vet is after ringing", in Ireland, says that the vet just rang.
  [
    /(?<=\p{L})(?:['’]s|['’]m|['’]re| is| are| am) (?:just )?after (ringing|calling|phoning|texting|emailing|messaging|cancelling|writing|paying)\b(?=[.,!;]|$| (?:me|us|to|about|back|there|that|from))/giu,
    (_all, verb = '') => ` just ${afterDoing[verb.toLowerCase()]}`,
  ],
  // "Oh hang on its the 3rd".
  [
    /^(?:(?:oh|ah|um|er),? )?(?:hang|hold) on(?: a (?:sec|second|minute|moment|mo|tick))?,? (?=(?:it['’]?s|it (?:is|was)|that['’]?s) [^.!?]*\bnot\b)/i,
    'wait, ',
  ],
  // "What's the friday one" asks what is on friday.
  [
    new RegExp(
      `^${asking} (?:(?:one|thing|reminder) (?:on|for) (${shortDay})|(${shortDay})(?:['’]?s)? (?:one|thing|reminder))[?.! ]*$`,
      'i',
    ),
    (_all, first, second) => `what is on ${first ?? second}?`,
  ],
  // "PNR please" asks for the number.
  [
    /^(?:the |my )?((?:\p{L}+ )?(?:pnr|pin|passcode|password|iban|reg|postcode|vin|(?:phone|plot|order|booking|account|policy|door|gate|locker|wifi) (?:code|number)))(?:,? (?:pls|please|plz|again))+[?.! ]*$/iu,
    'what is the $1?',
  ],
  // "Buy a 2 by 4" names a piece of wood.
  [
    /\b(an?|some|two|three|four|five|six|\d{1,2}) (\d) by (\d{1,2})(?=s?(?:[.,!?]|$| (?:and|or|from|for|of|too|to)\b))/gi,
    '$1 $2x$3',
  ],
  // "Mess fees last date is 30th".
  [
    /^((?!when\b|what\b|the last\b)\p{L}[\p{L} ]{2,40}?) last date(?: is|:)? (?:on )?(?:the )?(?=\d{1,2}(?:st|nd|rd|th)\b[^?]*$)/iu,
    '$1 due on the ',
  ],
  // "They don't open until ten so make it after that".
  [
    /^[^.!?\n]{2,60}? (?:do not|does not|don['’]?t|doesn['’]?t) open (?:un)?till? (\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?|\p{L}{3,6}),? (?:so |and )?(?:please |can you |just )?(?:make|move|set|push|put) it (?:to |for )?(?:after|past|later than) (?:that|then)[.! ]*$/iu,
    'make it at $1',
  ],
  // "Add a note for the choir: we start at 7.30" is kept word for word.
  [
    /^(?:please |can you |could you )?(?:add|make|write|take|put in|leave) a note ((?:for|about|on|to) (?!(?:it|that|this|(?:the |my |our )?(?:reminder|journal|diary|entry|list|calendar))\b)(?:the |my |our )?[\p{L} ]{2,30}): ([^“”"\n]{3,200}?)[. ]*$/iu,
    'add “note $1: $2” to my list',
  ],
  // "Monthly sip 5000 on 7th".
  [
    /^(?:and |also )?(monthly) ([^,.!?]{3,40}?) (?:on )?(?:the )?(\d{1,2}(?:st|nd|rd|th))[.! ]*$/i,
    '$2 on the $3 of every month',
  ],
  [/\bdue back (?=(?:on |by )?(?:the )?(?:\d|\p{L}+day|tomorrow|next))/iu, 'due '],
  // "Log: ran 5k today".
  [
    /^(?:log|record|track)[:,]? (?=(?:(?:i|we) )?(?:ran|walked|swam|cycled|biked|rowed|did|lifted|slept|drank|ate|meditated|climbed)\b)/i,
    '',
  ],
  // "Meeting notes: budget approved, Anna does the press text".
  [
    /^((?:\p{L}+ )?(?:meeting|call|class|lecture|interview|seminar|workshop)) notes? ?[:–-] ?(?=\S)/iu,
    'remember that the $1 notes are ',
  ],
  // "Had the boiler serviced back in March".
  [
    /(?<=\b(?!moved|headed|returned|travelled|traveled)\p{L}+(?:ed|t|ught) )(?:way )?back in (?=(?:january|february|march|april|may|june|july|august|september|october|november|december)\b)/giu,
    'in ',
  ],
  // "Last dentist visit was june 12", "my last haircut was in may".
  [
    /^(?:my |our |the )?last (dentist|dental|doctor|doctors|gp|vet|optician|physio|hairdresser)['’]?s? (?:visit|appointment|check-?up|trip) was (?=\S)/i,
    (_all, who = '') => `i was at the ${who.toLowerCase() === 'dental' ? 'dentist' : who} `,
  ],
  [
    /^(?:my |our |the )?last ((?:\p{L}+ )?(?:shot|jab|vaccine|booster|check-?up|haircut|eye test|blood test|smear(?: test)?|physical|oil change|service)) was (?=\S)/iu,
    'i had my $1 ',
  ],
  // "He owes me a tenner".
  [
    /(?<=\b(?:owes?|owed|lent|loaned|borrowed|paid|gave)\b(?: \p{L}+){0,3} )a (tenner|fiver)\b/giu,
    (_all, note = '') => (note.toLowerCase() === 'fiver' ? '5 quid' : '10 quid'),
  ],
  // "Bled the radiators there this morning", as the Irish say.
  [
    /(?<=^(?:(?:i|we) )?(?:\p{L}+ed|bled|cut|paid|fed|did|put|sent) (?:the|my|our) \p{L}+(?: \p{L}+)?) there (?=today|yesterday|this (?:morning|afternoon|evening)|last)/iu,
    ' ',
  ],
  // "The driver's name is Ramesh, mobile 9845012345".
  [
    /^((?:(?:my|our|the|new) )*\p{L}+(?:['’]s name)? is (\p{Lu}\p{Ll}+))(?:,| and| [-–])? (?:(?:his|her) )?(mobile|phone|cell|contact)?(?: ?number| no\.?)?(?: is|:)? (?=\+?\d[\d -]{5,}$)/u,
    (_all, told = '', name = '', kind = '') => `${told}. ${name}’s ${kind ? `${kind} ` : ''}number is `,
  ],
  // "Jo's husband is called Dan and they live at 14 Mill Lane".
  [
    /((\p{Lu}\p{Ll}+)['’]s (?:husband|wife|partner|boyfriend|girlfriend|son|daughter|brother|sister) is (?:called|named) \p{Lu}\p{Ll}+),? and (?:they|he|she) (live|work)s?\b/gu,
    '$1. $2 $3s',
  ],
  // "The boiler was serviced today", "we had the boiler serviced yesterday", "boiler was serviced in march".
  [
    /^(?:(?:i|we) (?:had|got) )?((?:the|my|our) \p{L}+(?: (?!(?:was|got|has|were|have)\b)\p{L}+)?|(?!(?:it|that|this|i|he|she|we|they)\b)\p{L}+(?: (?!(?:was|got|has|were|have)\b)\p{L}+)?(?= (?:was|were|has been|have been|got) (?:last )?(?:servic|clean|repair|inspect|descal|swept|test)))(?: was| got| has been| were| have been)?(?: last)? (serviced|cleaned|changed|replaced|repaired|fixed|checked|inspected|tested|swept|topped up|descaled) (?=today|yesterday|this morning|last|(?:on|back on) \p{L}+day|(?:back )?in (?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\p{L}*\b|(?:an?|two|three|four|five|six|\d+) (?:days?|weeks?|months?|years?) ago)/iu,
    (_all, name = '', deed = '') => `i ${deed} ${name.charAt(0).toLowerCase()}${name.slice(1)} `,
  ],
  // "I serviced the car today, next service in a year".
  [
    /(?<=^[^.!?]{0,60}\b(?:today|yesterday|this morning|last week)[,.;] ?(?:and )?)(?:the )?next (?:service|change|clean(?:ing)?|check(?:-?up)?|inspection|replacement|refill) (?:is |due |is due )?(?=in\b|on\b)/i,
    'next one ',
  ],
  // "When was the boiler serviced".
  [
    /^when (?:was|were) ((?:the|my|our) (?!last time)[\p{L} ]{3,30}?) (?:last )?(\p{L}+ed|swept|cut|fed|done)[?.! ]*$/iu,
    asDeed,
  ],
  // "Sara venmoed me", "Sara sent me the money".
  [
    /^(\p{L}+) (?:has |have )?(?:just )?(?:venmo(?:['’]?e?d)|paypal(?:led|ed)|zelled|cash ?apped|revolut(?:ed|['’]?d)|(?:bank )?transferred|e-?transferred|sent) (?:it to )?me(?: (?:the|that|all the) (?:money|cash))?[.! ]*$/iu,
    '$1 paid me back',
  ],
  [
    /^(?:he|she|they) (?:said|says|reckons|told (?:me|us)) (?:that )?(?=(?:the|my|our) [^.!?]{3,60}\bevery\b)/i,
    '',
  ],
  // "… calling the plumber he says he can come thursday": two sentences.
  [
    /(?=,? (?:and )?(?:he|she|they) )(?<=^[^\n]{20,600}\b(?:the|my|our) (\p{L}+))(?<!\b(?:if|when|whether|that|what|where|says|said) (?:the|my|our) \p{L}+),? (?:and )?(?:he|she|they) (?=(?:says|said|told me)\b|can (?:come|do)\b|will (?:come|be)\b)/giu,
    '. the $1 ',
  ],
  // "Jess said her new number is 0400 555 123".
  [
    new RegExp(
      `(?<![\\p{L}'’])${who} ${said} (?:his|her|their) (?=(?:new )?${contact} (?:is|changed to)\\b)`,
      'giu',
    ),
    '$1’s ',
  ],
  // "The plumber says he can come thursday at 10".
  [
    new RegExp(
      `(?<![\\p{L}'’])${who} ${said} (?:he|she|they)(?: (can|could|will|is)|['’](?:ll|s)) (come|coming|be here|drop by|stop by|pop round)(?= )`,
      'giu',
    ),
    (_all, name = '', _verb = '', coming = '') =>
      `${name} ${coming.toLowerCase() === 'coming' ? 'is coming' : `will ${coming}`}`,
  ],
  // "The plumber is coming thursday at 10 and it will cost about 120".
  [
    /(?=,? (?:and )?(?:it|he|she|that)\b)(?<=\b(?:the|my|our) (\p{L}+) (?:(?:will|can) come|is coming|comes) [^.!?\n]{4,40}),? (?:and )?(?:it|he|she|that)(?:['’]ll| will)? (?:costs?|charges?|wants?|asks?(?: for)?)(?: me| us)? (?=(?:about |around )?[$£€]?\d)/giu,
    '. the $1 charges ',
  ],
  // In a long message, "and I also need to" and "oh and my" begin a sentence.
  [
    /(?=,? (?:and|so|but|plus|then)[, ])(?<=^[^\n]{50,600}[\p{L}\d]{2}),? (?:(?:and|so|but|plus|then)[, ]+)+(?:oh[, ]+)?(?:also )?(?=(?:i|we) (?:(?:also|still|really|just) )*(?:need to|have to|must|gotta|should) (?!be\b|go\b|say\b|admit\b)\p{L}+ (?!(?:\p{L}+ )?(?:it|them|some|one|this|these|those|more)\b))/giu,
    '. ',
  ],
  [
    /(?=,? (?:and|oh|also|plus)[, ])(?<=^[^\n]{40,600}[\p{L}\d]{2}),? (?:(?:and|oh|also|plus)[, ]+)*oh[, ]+(?:(?:and|also|yeah|yes)[, ]+)*(?=(?:(?:can|could) you|please|remind me|(?:the|my|our|his|her|\p{Lu}\p{L}+(?:['’]s)?)(?: \p{L}+){1,5}? (?:is|are|was|said|says|has|needs|wants)|(?:i|we) (?:need|have|must|should))\b)/gu,
    '. ',
  ],
  // "The forms need to go in a week before the trip, so remind me".
  [
    /^(?!(?:can|could|please|remind|i|we)\b)([^.!?\n]{4,60}? (?:needs?|has|have|must|should)(?: to)? [^.!?\n]{3,80}?),? so (?:please )?remind me[.! ]*$/iu,
    'remind me $1',
  ],
  // "Off to sleep don't let me miss the concert at 4" has two sentences.
  [
    /(?= (?:do not|don['’]?t) let me (?:forget|miss) )(?<=^(?!(?:(?:please|and|also|so|ok|okay|hey|but|pls|oh|yes|yeah|then|hi|you)[, ]*)+$)[^.,;!?\n\d]{6,60}\p{L}) (?=(?:do not|don['’]?t) let me (?:forget|miss) (?!it\b|that\b|this\b)[^.!?\n]*(?:\d|\b(?:today|tonight|tomorrow|noon|\p{L}+day)\b))/iu,
    '. ',
  ],
  // "By friday or I'll forget".
  [
    /(?<=\p{L}{2}),? (?:or|otherwise|else) i(?:['’]?ll| will|['’]?m going to)(?: just)? forget(?: it| again| about it)?[.! ]*$/iu,
    '',
  ],
  // "School is shut friday so I need to find a sitter".
  [
    /^(?:(?:and|oh|so|also),? )?((?:the |my |our )?\p{L}[\p{L}'’]*(?: \p{L}+)? (?:is|are) (?:closed|shut|off|away|not open|on strike)) (?:on )?((?:next |this )?(?:today|tomorrow|\p{L}{3,6}day)),? so (?:i|we)(?:['’]ll)? (?:really |still |also )?(?:need|have|must|ought|got)(?: to)? (?![^.!?\n]*(?:\d|\b(?:today|tonight|tomorrow|\p{L}{3,6}day|it|them|there)\b))([^.!?\n]{4,80}?)[.! ]*$/iu,
    'i need to $3 by $2 because $1',
  ],
];

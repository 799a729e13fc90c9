import { type Rewrite, shortDay } from '@/lib/words/short-forms';

const rubbish =
  '(?:trash|garbage|rubbish|bins?|recycling|compost|glass|paper|(?:green|black|blue|brown|red) bins?|(?:food|general|garden) waste)';

const deeds: Record<string, string> = {
  paid: 'pay',
  submitted: 'submit',
  returned: 'return',
  renewed: 'renew',
  collected: 'collect',
  given: 'give',
};

const places = 'first second third fourth fifth sixth seventh eighth ninth'.split(' ');

const hourWord = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
// Hours that can be no number of anything: "my shoe size is 8 not 7".
const clock = `(?:(?:half|quarter) (?:past |to )?${hourWord}|${hourWord} (?:fifteen|thirty|forty[- ]five|o['’]?clock)|\\d{1,2}[:.]\\d\\d(?: ?[ap]m)?|\\d{1,2} ?[ap]m)`;

/** Rewrites of plans and lists as they are told. */
export const toldForms: Rewrite[] = [
  // "Paid 12,000 today" has no hour.
  [
    /(?<![\d.,])(\d{1,3}),(\d{3})(?= (?:today|yesterday|tonight|tomorrow|on|this|last|by|due|every|each|to be)\b)/gi,
    '$1$2',
  ],
  // "Up at 4 tomorrow" is the hour to wake up.
  [
    /^((?:(?:and|ok|so|ugh|i['’]?m|we['’]?re|gotta be|have to be|need to be|must be),? )*)up (?:at|by) (?=(?:half |quarter \w+ )?\d{1,2}(?:[:.]\d\d)?(?: ?am)?,? (?:on )?(?:tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|every|each)\b)/i,
    'wake up at ',
  ],
  // "Does the vet reminder still make sense?"
  [
    /^((?:(?:so|and|ok|but|wait),? )*)(?:does|do|will|would) (?:the|my|our|that) ([^.!?,]{2,40}?)(?:(?: reminders?| alarms?| plan| time) still (?:make sense|fit|work|stand|apply|hold)| still make sense)(?: then| now| though)?[?. ]*$/i,
    '$1when is the $2?',
  ],
  // "Essay due Friday. Please put it in as a deadline".
  [
    /(?<=\d|day|tomorrow|week)[.;,!] (?:please |can you |could you |so )*(?:put|enter|add|save|log|note|record|set)(?: (?:it|that|this))(?: down| in)? as (?:a|an|my|the) (?:deadline|due date|date|appointment)(?: please| for me)?[.! ]*$/i,
    '',
  ],
  // "And one list for groceries: rice, lentils".
  [
    /^((?:(?:and|also|then|please|now|ok),? )*)(?:one|another|one more|a second)(?: more)? list (?=(?:for|of|called|named) [^:.!?]{2,30}: ?\p{L})/iu,
    '$1new list ',
  ],
  // "But I do need to wash the bibs".
  [
    /\b(i|we) (?:really )?do (?:also |still )?(?=(?:need|have|want|ought) to (?!(?:just |really )?(?:(?:calm|relax|chill|unwind|breathe|cheer|cry|vent)\b|(?:rest|sleep|stop|feel)(?: (?:more|now|better|soon|properly|a bit|worrying))*(?:[.,!]|$)))\p{L})/giu,
    '$1 ',
  ],
  // "I'll be in Denver from Thursday, move the dentist to Monday": only the order asks for something.
  [
    /^(?:so |ok |hi |hey |and )*(i|we)(?:['’]?ll| will|['’]m going to| am going to) be (?:in|at) (?!(?:(?:the|my) )?(?:work|home|office|desk|school)\b)[^,.;!?]{2,40} ((?:from|on|until|till) (?:mon|tues|wednes|thurs|fri|satur|sun)day)[,.;] (?:so )?(?=(?:please |can you |could you )?(?:move|push|shift|reschedule|postpone|bring)\b)/i,
    '$1 am away $2, ',
  ],
  // "Read me back the hymns there".
  [
    /^((?:(?:please|ok|can you|could you|and),? )*)read (?:me )?(?:it )?back (?:to me )?(?=(?:the|my|our) )([^.!?,]{2,40}?)(?: (?:there|please|then|to me|for me))*[?.! ]*$/i,
    '$1show me $2',
  ],
  // "Trash is monday and thursday, recycling only thursday".
  [
    new RegExp(
      `^(?=.*(?:\\b(?:only|just)\\b|${shortDay},? (?:and|&) ${shortDay}\\b))((?:the )?${rubbish}) (?:is |are |goes out |gets collected |collection is )?(?:on )?((?:${shortDay}(?:,? (?:and |& )?)?){1,3}?),? (?:and |but )?((?:the )?${rubbish}) (?:is |are |goes out )?(?:only |just )?(?:on )?(${shortDay})(?: only)?[.! ]*$`,
      'i',
    ),
    '$1 every $2. $3 every $4',
  ],
  // "Book the tickets by friday only".
  [
    /\b(by (?:this |next )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight)) only(?=[.! ]*$)/gi,
    '$1',
  ],
  // "Not monday tuesday because they shut early".
  [
    new RegExp(
      `^(?:(?:actually|no|sorry|wait|oh|oops),? )*not (?:on )?(${shortDay}),?(?: but)? (?:on )?(${shortDay})(,? (?:because|cause|cos|as|since) [^?]*)?$`,
      'i',
    ),
    // "Because of the holiday" is a reason of this time only.
    (_all, from = '', to = '', reason = '') =>
      /(?:because|cause|cos) of\b|holiday|strike/i.test(reason)
        ? `just this once on ${to} instead of ${from}`
        : `not ${from}, ${to}`,
  ],
  // "Invoices on the last working day of the month" comes every month.
  [
    /(?<!^(?:when|what|which|is|if|how|on)\b[^.!]*)(?<=^|[ ,;–-])(?:on )?the (first|last) (?:working|business) day of (?:the|each|every) month\b/gi,
    'every month on the $1 weekday',
  ],
  // "Dropped Dad's glasses in, ready in a week".
  [
    /^(?:(?:i|we|just|have|['’]ve) )*(?:dropped|left|took) (?!(?:(?:my|our|the|his|her|their) )(?:kids?|children|boys?|girls?|lads?|twins|sons?|daughters?|baby|wife|husband|mum|mom|dad)\b)((?:my|our|the|his|her|their|\p{Lu}\p{L}+['’]s) [^,.;!?]{2,40}?)(?: (?:in|off)| (?:in |off )?(?:at|to|with) (?:the |my )?[^,.;!?]{2,30})[,.;] (?:and )?(?:(?:they|it)(?:['’]re|['’]ll be|['’]s| are| is| will be| should be)? |should be |will be |be )*ready (?=(?:in|on|by|at|from|next|tomorrow|\p{L}{3,6}day)\b)/iu,
    'remind me to pick up $1 ',
  ],
  // "Add milk and double the eggs".
  [
    /^((?:please )?add [^.!?:;]{2,60}?),? and (?=(?:double|halve) (?:the|my|our) \p{L}+(?: \p{L}+)?[.! ]*$)/iu,
    '$1. ',
  ],
  // "Can it bug me again if I don't do it?"
  [
    /^((?:and |also |ok )*)(?:can|could|will|would) it (?=(?:bug|nag|remind|ping|nudge|pester|chase|tell) me\b)/i,
    '$1can you ',
  ],
  // "1 and 3 are done", of a numbered list.
  [
    /^(?:(?:ok|so|and|yes),? )*((?:no\.? ?|numbers? )?[1-9](?:(?:, and |, | and | & )[1-9]){1,5})(?: are| is)?(?: all| both| now)? (done|finished|bought|packed|sorted)[.! ]*$/i,
    (_all, numbers = '', deed = '') =>
      `the ${numbers.replace(/^\D+/, '').replace(/\d/g, (digit: string) => places[Number(digit) - 1] ?? digit)} are ${deed}`,
  ],
  // "Make the tablet nine o'clock rather than half past eight", "no, the clinic is ten fifteen not nine fifteen".
  [
    new RegExp(
      `^(?:(?:no|actually|sorry|oh|please|on reflection|on second thoughts|wait|hang on),? )*(?:make |(?=(?:the|my|our) [^,]{2,30} is ))((?:the |my |our )?\\p{L}[\\p{L} ]{1,30}?) (?:is )?(?:at |for |to )?(${clock})(?:,? (?:and )?(?:rather than|instead of|not)) (?:at )?${clock}[.! ]*$`,
      'iu',
    ),
    'move $1 to $2',
  ],
  // "Alright, that's all, honey" says goodbye.
  [
    /^(?:(?:alright|all right|ok|okay|right|so|well|and|great|good)[,.]? )*that['’]?s (?:all|it|everything)(?: (?:for (?:now|today|tonight)|from me|folks))?(?:,? (?:honey|love|dear|darling|sweetie|hun|mate|then|thanks?|thank you|cheers|bye))+[.! ]*$/i,
    'bye',
  ],
  // "First monday of the month, change the filter".
  [
    /^(?:on )?(?:the )?((?:first|second|third|fourth|last) (?:mon|tues|wednes|thurs|fri|satur|sun)day of (?:the|each|every) month)[,:] (?=\p{L})([^,.!?]{4,80})[.! ]*$/iu,
    '$2 every $1',
  ],
  // "Put oat milk on the groceries list, not on packing".
  [
    /^((?:(?:please|and|also|could you|can you),? )*(?:also )?(?:put|add|stick) [^,.!?]{2,60} (?:on|to|onto) [^,.!?]{2,30}),? not (?:on|to|in) (?:the |my )?\p{L}+(?: list)?[.! ]*$/iu,
    '$1',
  ],
  // "He closes at 4 so make it 3".
  [
    /^(?:and |oh |but )*(?:he|she|they|it|(?:the|my) \p{L}+) (?:only )?(?:closes?|shuts?|opens?|leaves?|finish(?:es)?|starts?|do(?:es)?n['’]?t open)\b[^,.!?]{1,30},? so (?=(?:make|move|change|push) (?:it|that) )/iu,
    '',
  ],
  // "Remind me at 4, nah make that 4:30, to pick Zoe up".
  [
    /\bat \d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?,? (?:nah|no|wait|actually|sorry),? (?:make (?:that|it) |i mean )?(?=\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?(?:,? to \p{L}|[.! ]*$))/giu,
    'at ',
  ],
  // "Get lamb chops no hang on sausages".
  [
    /^((?:get|buy|add|order|need) )(?!it\b)\p{L}+(?: \p{L}+){0,2},? (?:no|oh|actually),? (?:hang on|hold on|wait|sorry|i mean)(?: a (?:sec|second|minute))?,? (?=\p{L}+(?: \p{L}+){0,2}[.! ]*$)/iu,
    '$1',
  ],
  // "One day before itself" is Indian English.
  [/\b((?:days?|weeks?|hours?|evening|night) before) itself\b/gi, '$1'],
  // "By end of tomorrow" is due tomorrow.
  [
    /\bby (?:the )?end of (?:play |business )?(?=(?:tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b)/gi,
    'by ',
  ],
  [/\bprof\. (?=\p{Lu})/gu, 'Prof '],
  // "Bibs, pump & oranges".
  [/(?<=, (?:[^,.;!?&\n]{1,29} )?\p{Ll}[^,.;!?&\s]*) & (?=\p{L})/gu, ' and '],
  // "Starts next Monday 9am, then every Monday".
  [
    /\b(?:starts?|from|beginning|starting) ((?:next |this )?((?:mon|tues|wednes|thurs|fri|satur|sun)day))((?: at)? \d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?)?,? (?:and )?then every (?:\2|week)\b/gi,
    (_all, first = '', day = '', hour = '') => `every ${day}${hour} starting ${first}`,
  ],
  // "Remind me the night before to check in at 8".
  [
    /^((?:please |can you |and |also )*remind me) the (night|evening) before to ([^,.!?]{3,50}?) at (\d{1,2}(?:[:.]\d\d)?)[.! ]*$/i,
    '$1 at $4pm the $2 before to $3',
  ],
  // "Physio tue and thu at 11 for 6 weeks" is a series.
  [
    new RegExp(
      `(?<!(?:every|each|on|this|next|last|and|&|,) )\\b(${shortDay} (?:and|&) ${shortDay}(?: (?:at )?\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m)?)?) (?=for (?:\\d+|two|three|four|five|six|eight|ten) (?:weeks|months)\\b)`,
      'gi',
    ),
    'every $1 ',
  ],
  // "Karate this tuesday and thursday at 5".
  [
    new RegExp(
      `\\bthis (${shortDay}) (?:and|&) (${shortDay})((?: at)? \\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m)?)`,
      'gi',
    ),
    'this $1$3 and this $2$3',
  ],
  // "We'll need to get a sitter".
  [
    /^((?:(?:and|so|oh|ok|also),? )*(?:i|we))(?:['’]?(?:ll|m going to|re going to|m gonna|re gonna)| will| am going to| are going to) (?:also |probably |then )?need to (?![^.!?]*\bif\b)/i,
    '$1 need to ',
  ],
  // "Maintenance of 4500 to be paid by 5th of every month".
  [
    /^(?:(?:please|kindly|also|and|note|note that|remember) )*((?:my |our |the )?(?!(?:no|nothing|nobody|not)\b)\p{L}[^,.!?]{2,60}?) (?:is |are |has |have |needs |need )?to be (paid|submitted|returned|renewed|collected|given)(?: again)? (?=(?:by|on|before|in|every)\b)/iu,
    (_all, what = '', done = '') => `${deeds[done.toLowerCase()]} ${what} `,
  ],
  // "And something for Dana's birthday".
  [
    /^((?:(?:and|oh|also|plus),? )+)(?=(?:something|some little thing|a little something) (?:nice |small |little )?for (?!me\b|you\b)\p{L}[^.!?]{1,40}$)/iu,
    '$1add ',
  ],
  // "Standup m-f 9:15".
  [
    /(?<=\p{L} )m ?[-–] ?f(?=,? (?:at )?\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?(?:[.,! ]*$| \p{L}))/giu,
    'every weekday',
  ],
  // "Weeknights only, actually".
  [
    /^((?:(?:actually|no|sorry|oh|wait|and|but|please),? )*)(?:make (?:it|that) )?(?:(?:only|just) )?(?:on )?weeknights(?: only)?((?:,? (?:actually|please|then|instead))*)[.! ]*$/i,
    '$1weekdays only$2',
  ],
  // "Read a page every weeknight at 9".
  [
    /\b(?:(?:on|every) )?weeknights?(?: at)? (\d{1,2}(?:[:.]\d\d)?)(?! ?[ap]m|[\d:.])/gi,
    'every weekday at $1pm',
  ],
  // "Rebooked for the 14th".
  [
    /^((?:(?:ok|so|and|oh|update),? )*)(?:(?:it|that)(?:['’]?s| is| was| got| has)?(?: been| now| just)* )?re-?(?:booked|arranged)(?: (?:it|that|me))?(?: (?:for|to|on)|:) (?=\d|the \d|next|this|\p{L}{3,6}day\b|\p{L}{3}\b|tomorrow)/iu,
    '$1rescheduled to ',
  ],
  // "How long for the chicken?"
  [
    /^((?:(?:and|so|ok),? )*)how (?:(?:long|much longer)(?: left)? for|long (?:has|have)(?= [^?]* (?:got|left)\b)|(?:long|much longer) (?:till|until)(?= [^?]* (?:done|ready)\b)) ((?:the|my) \p{L}+(?: \p{L}+)?)(?: got| left| is done| are done| is ready| are ready)*[? ]*$/iu,
    '$1how long left on $2?',
  ],
  // "She'd love a weekend away".
  [
    /^((?:(?:and|oh|so),? )*\p{L}+)['’]?d (?:really )?(?=(?:love|like|rather have) (?:an?|some|the|new) )/iu,
    '$1 would ',
  ],
  // "Need 20m of cable" is a length.
  [
    /^((?:(?:and|also|please|i|we|i['’]ll),? )*(?:need|get|buy|order|add|pick up|grab) (?:about |another )?\d{1,3}) ?m (?=of [^,.!?]{0,20}\b(?:cables?|ropes?|wires?|fabric|hose|pipes?|timber|tape|ribbon|string|chain|fenc\p{L}+|trim|skirting|edging|conduit|twine|lace|material|carpet|netting|tubing|flex|trunking|decking|batten)\b)/iu,
    '$1 metres ',
  ],
  // "Late shift tues wed sat": shifts differ from week to week.
  [
    new RegExp(
      `(?<=\\bshifts? (?:on )?)(${shortDay})[ /]+(${shortDay})[ /]+(?:and )?(${shortDay})(?=[^.!?]*\\d)(?! (?:or|to|until|every|each)\\b)(?!.*\\b(?:every|each|weekly)\\b)`,
      'i',
    ),
    '$1, $2 and $3',
  ],
];

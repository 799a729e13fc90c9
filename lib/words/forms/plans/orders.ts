import { type Rewrite, shortDay } from '@/lib/words/short-forms';
import { taskVerbs } from '@/lib/words/verbs';

/** Rewrites of orders, questions and corrections about plans. */
export const orderForms: Rewrite[] = [
  // "Push to afternoon".
  [
    /^((?:(?:ok|no|please|actually|can you),? )*(?:move|push|change|shift|switch|put)) (?:it |that |this )?to (?:the )?(morning|afternoon|evening)(?= please| instead|[.!?]*$)/i,
    '$1 it to the $2',
  ],
  // "He's bringing cheese so clear the fridge thursday night": the order is what matters.
  [
    /^(?:(?:and|oh|also),? )*(?:he|she|they|we|it|there|(?:my|our|the) \p{L}+)(?:['’]\p{L}+| (?:is|are|will|has|have|was))? (?!.*\d)[^,.!?;]{4,60}?(?<!day|tomorrow|tonight|week),? so (?:(?:please|can you|could you) )*(?=(\p{L}+) (?!it\b|them\b|that\b|me\b|us\b|some\b|one\b|more\b|him\b|her\b|there\b)\p{L}[^.!?]{3,60}(?:day|tomorrow|tonight|night|morning|evening|weekend)[.! ]*$)/iu,
    (all, verb = '') => (taskVerbs.has(verb.toLowerCase()) ? '' : all),
  ],
  // "Put batteries on there too, AA".
  [
    /^((?:(?:please|and|also|ok|can you|could you),? )*(?:put|add|stick|pop) [^,.!?]{2,40}?)((?: on| in| to)? (?:there|it|that list)(?: too| as well| also)?), (?!(?:and|please|thanks|also|but)\b)(\p{L}{1,3}\d*|\d[\p{L}\d ]{0,15})[.! ]*$/iu,
    '$1 ($3)$2',
  ],
  // "Add it to tomorrow's jobs instead".
  [
    /^((?:(?:please|and|no|ok|so|can you|could you),? )*(?:put|add|move|stick|pop) (?:it|that|this|them|those)) (?:to|on|onto) (tomorrow|today|\p{L}+day)['’]?s (?:jobs?|tasks?|to-?dos?|list)(?: list)?(?: instead| please| then)*[.! ]*$/iu,
    '$1 to my list for $2',
  ],
  // "Payday is the 1st, remind me then to send the rest".
  [
    /^((?:(?:the|my|our) )?\p{L}+(?: \p{L}+)?)(?: is|['’]s) (?:on )?((?:the )?\d{1,2}(?:st|nd|rd|th)(?: (?:of )?\p{L}{3,9})?|(?:(?:next|this) )?\p{L}+day),? (?:and |so )?remind me (?:then|that day|on that day|that morning) to (?!\p{L}+ (?:it|them|that)\b)(?=\p{L})/iu,
    '$1 is on $2. Remind me on $2 to ',
  ],
  // "Party bags!! add to the list".
  [
    /^((?:(?:oh|and|also|ok),? )*)((?!(?:please|thanks?|no|yes|yeah|yep|sure|right|great|amazing|awesome|brilliant|lovely|perfect|good|nice|cool|fine|wow|sounds?|never|nevermind|not|done|got|what|why|how|hi|hello|hey|ok|okay|oops|sorry|that|this|it|we|i|you|he|she|they|almost|nearly|running|out|low|all)\b)\p{L}[\p{L}\d ’'&-]{1,40}?)(?:[!.,]+| -| –) (?:(?:please|can you|could you|pls) )*(?:add|put|stick|pop) (?:(?:it|that|this|them|those) )?(?=(?:on|to|onto) (?:the|my|our) (?:\p{L}+ ){0,2}list\b)/iu,
    '$1add $2 ',
  ],
  // "Move the run on wednesday to thursday", "move this wednesday's run to thursday just this once".
  [
    new RegExp(
      `^((?:(?:please|can you|could you|and|ok),? )*(?:move|shift|push) )(?:the |my |our )([^,.!?\\d]{2,40}?) (?:on |this )(${shortDay}) (?=to (?:${shortDay}|\\d))`,
      'i',
    ),
    "$1this $3's $2 ",
  ],
  [/^(?=(?:move|shift|push) this )(.{10,80}) just this once[.! ]*$/i, '$1'],
  // "What does she need on Thursday?"
  [
    new RegExp(
      `^((?:(?:so|and|ok|but),? )*)what (?:do|does) (?:he|she|they|\\p{Lu}\\p{L}+|(?:the|my) (?:kids?|boys?|girls?|children|twins|son|daughter|husband|wife|mum|mom|dad)) (?:need|have|have on|got)(?: to (?:bring|wear|do|take))?(?: on| for)? (${shortDay}|tomorrow|today)[? ]*$`,
      'iu',
    ),
    '$1what is on $2?',
  ],
  // "Remind me tuesday nights at 9 so" is Irish.
  [
    /^((?:(?:ok|right|grand|and|sure),? )*(?:(?:\p{L}+ )?reminder|remind|add|put|set|move|make|delete|cancel|show|change)\b[^.!?]{4,80}?(?<!\b(?:is|be|was|do|did|or|and|even|think|hope|say|says|said|not)|['’]s)),? so[.! ]*$/iu,
    '$1',
  ],
  // "The rent's gone up to 920 from january" is a fact.
  [
    /^((?:(?:so|and|oh|fyi),? )*(?:the|my|our) (?:(?!(?:has|have|is|are)\b)\p{L}+ )??(?!(?:has|have|is|are)\b)\p{L}+?)(?:['’]s| has| have)? (?:gone|went) (?:up|down) to (?=[£$€₹]?\d[\d.,]*(?: (?:a|per) \p{L}+)?(?: from .{3,20}| now)?[.! ]*$)/iu,
    '$1 is now ',
  ],
  // "The day before, about teatime": tea is at five.
  [
    /(?<=\b(?:remind|ping|nudge|alarm|before|tomorrow|today|tonight|every|each|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b[^.!?]{0,50} )(?:at|about|around|by|round about) tea[- ]?time\b(?! (?:at|in|with|for)\b)(?![^.!?]*\d)/gi,
    'at 5pm',
  ],
  // "Match sat v Rovers away": no one sat.
  [
    /(?<=\b(?:match|game|football|rugby|hockey|cricket|netball|hurling|camogie|training|gig|derby|final|friendly) )sat (?=(?:vs?|versus|against|away|home)\b(?! fans?\b)|at \p{L}+ \d)/giu,
    'saturday ',
  ],
  // "What's the address on wednesday?" is part of that day's plans.
  [
    new RegExp(
      `^((?:(?:and|so|ok|hey),? )*)what(?:['’]?s| is) (?:the|my) (?:address|venue|location|place) (?:(?:on|for) )?((?:this |next )?${shortDay})(?: again)?[?. ]*$`,
      'i',
    ),
    '$1what do i have $2?',
  ],
  // "What will tomorrow's summary say?"
  [
    /^((?:(?:and|so|ok|hey),? )*)(?:what(?:['’]?s| is| will be| does| will)(?: in)?) (tomorrow|today|(?:mon|tues|wednes|thurs|fri|satur|sun)day)['’]?s (?:daily |morning )?(?:summary|briefing|digest|rundown|overview)(?: (?:say|contain|include|have(?: in it)?|look like|be|tell me))?[?. ]*$/i,
    '$1what do i have $2?',
  ],
  // "Flat 3 to do: new blind, paint bathroom".
  [
    /^((?:(?:ok|and|so|also),? )*)(?!(?:next|later|then|my|our|the|things?|stuff|jobs?|bits|list|more|also|lots|lot|a|still|what|today|tonight|tomorrow|week|weekend|month|year|\p{L}{3,6}day)\b)((?:\p{L}[\p{L}'’]* ){0,2}(?:\d{1,3}|\p{L}[\p{L}'’]{2,})) to[- ]?do(?: list)?: ?(?=[^:.!?]{2,40},)/iu,
    '$1list for $2: ',
  ],
  // "Can you keep a guest list for the party?"
  [
    /^((?:(?:please|ok|hi|hey|can you|could you|will you|would you|i want you to|i['’]d like you to),? )*)keep (?=an? (?!(?:shopping|grocery|groceries|to-?do|todo|task|running|close|tight)\b)\p{L}+(?: \p{L}+)? list\b)/iu,
    '$1start ',
  ],
  // "Test thursday, wait no thanksgiving lol, wednesday": the holiday is why.
  [
    /\b((?:(?:oh|wait|no|actually|sorry|hang on),? ){1,3})(?:(?:that['’]?s|it['’]?s|that is|it is) )?(?:thanksgiving|christmas(?: eve)?|boxing day|new year['’]?s(?: eve| day)?|easter|good friday|diwali|eid|a (?:bank |public |national )?holiday|labou?r day|memorial day)(?: (?:day|lol|haha|duh|then))*,? (?=(?:so )?(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day[.! ]*$)/gi,
    '$1',
  ],
  // "The wednesday class is moving to 7 from now on".
  [
    /^((?:(?:so|ok|oh|also|and|btw|fyi|please|can you|could you),? )*)(?:(?:move|change|push|shift|switch|bring|put) )?(?:the |my |our )?((?:mon|tues|wednes|thurs|fri|satur|sun)day) (?!(?:is|are)\b)(\p{L}+(?: \p{L}+){0,2}?) (?:(?:is|will be|has been|has|got) )?(?:moving|moved|shifting|changing|changed|going) to (\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?) (?:from now on(?:wards?)?|going forward|permanently|for good|from here on)[.! ]*$/iu,
    '$1move $3 on $2s to $4',
  ],
  // "Can you read me what's left?"
  [
    /^((?:(?:and|ok|so|please),? )*)(?:(?:can|could|will|would) you )?(?:please )?read (?:me )?(?:out )?(?:to me )?(?:what(?:['’]s| is) (?:still )?left|what(?:['’]s| is) still (?:on (?:it|there)|to (?:get|do|pack|buy)))[?.! ]*$/i,
    'what is left?',
  ],
  // "Tick off passports, they're in my bag already".
  [
    /^((?:(?:please|can you|could you|ok|and),? )*(?:tick|cross|check|mark) (?:off )?(?!(?:it|that|them)\b)[^,.!?]{2,40}?(?: off| as done| done)?)(?:, | - | – )(?:they|it|that|those)(?:['’](?:re|s|ve)| are| is| have| has) (?:(?:already|all|now|both|been) )*(?:in|on|at|packed|done|sorted|bought|here|there|got|ordered|paid)\b(?![^!?]*\b(?:so|but|get|need|not|buy)\b)[^,!?]{0,40}[.! ]*$/i,
    '$1',
  ],
  // "I asked Farah, all done".
  [
    /^((?:(?:ok|so|right|and),? )*(?:(?:i|we)(?:['’]ve| have)? (?:just |already )?\p{L}+|\p{L}{3,}ed) [^,.!?]{2,40}?)(?:, | - |\. )(?:so )?(?:(?:that|it)(?:['’]s| is) |all )?(?:all )?done[.! ]*$/iu,
    '$1',
  ],
  // "The tyre guy his name is Shafiq his number is 055123".
  [
    /^(the |my |our )?(\p{L}+(?: \p{L}+){0,2}),? (?:his|her|their) name(?:['’]?s| is) (\p{L}+(?: \p{Lu}\p{L}+)?),?(?: and)? (?:his|her|their) (?:phone |mobile |cell )?(?:number|phone)(?:['’]?s| is) (?=\S)/iu,
    "$1$2's name is $3. $3's number is ",
  ],
  // "Add hats, at the top if possible": a list has no places.
  [
    /^((?:(?:please|also|and|can you|could you|would you(?: mind)?|do you mind),? )*(?:add|put|adding|putting) [^.!?]{2,80}?),? (?:(?:right )?at|to|on) (?:the )?(?:very )?(?:top|bottom|beginning|start)(?: of (?:it|the list|my list))?(?: if (?:possible|you can|that works|poss))?(?: please)?[.! ]*$/i,
    '$1',
  ],
  // "My boss's assistant's number" asks for it.
  [
    /^(?:and )?((?:my|our|the|his|her|their) \p{L}+['’]s \p{L}+['’]s (?:(?:phone|mobile|cell|door|house|shoe|e-?mail) )?(?:name|number|phone|mobile|e-?mail|address|birthday|code|size|surname|password))(?: again| please)?[?.! ]*$/iu,
    'what is $1?',
  ],
  // "Last haircut" asks when it was.
  [
    /^(?:and )?(?:my |the |our )?last (haircut|hair cut|oil change|filter change|service|check-?up|eye test|dentist(?: visit| appointment)?|tetanus(?: shot| jab)?|flu (?:shot|jab)|smear(?: test)?|boiler service|mot|blood test|deep clean|bath|feed|nappy(?: change)?|diaper change)\?*$/i,
    'when was the last $1?',
  ],
  // "Water bill is 61 due on dec 3".
  [
    /^((?:(?:and|also|the|my|our) )*(?:\p{L}+ ){0,3}(?:bill|fees?|rent|invoice|fine|tax|insurance|premium|instal?lment|deposit|subscription)) (?:is|was|came to|comes to|are) ([£$€₹]?\d[\d.,]*(?: (?:quid|pounds|euros?|dollars|bucks|rupees))?)(?:,| and)?(?: it['’]?s| is)? due (?!to\b)(?=(?:on |by )?(?:the )?\p{L}*\d|(?:on |by |next |this )?\p{L}+)/iu,
    '$1 $2 due ',
  ],
  // "Internet is on autopay, comes out on the 5th every month".
  [
    /^((?:(?:and|also|the|my|our) )*(?:\p{L}+ ){1,3})(?:is|are) (?:on|by|paid by) (?:autopay|auto-?pay|direct debit|dd|standing order)(?:,| and| so)? (?:it |they )?(comes?|goes) out (?=\S)/iu,
    '$1$2 out ',
  ],
  // "Client call moved from tuesday 3pm to thursday 11" is on Thursday.
  [
    new RegExp(
      `(?<=\\b(?:moved|shifted|changed|rescheduled|postponed|pushed back|put back|brought forward|pushed) )from (?:the )?(?:${shortDay}|tomorrow|\\d{1,2}(?:st|nd|rd|th))(?: at)? \\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m)? (?=to (?:the )?(?:${shortDay}|tomorrow|\\d{1,2}(?:st|nd|rd|th))(?![\\p{L}\\d]))`,
      'iu',
    ),
    '',
  ],
  // "Gutters need clearing and the back fence is broken" is two jobs.
  [
    /^(?!(?:when|if|because|since|as|what|why)\b)([^,.!?\d]{4,40} needs? \p{L}+ing),? and (?:also )?((?:the|our) (?!(?:kids?|baby|dog|cat)\b)[^,.!?\d]{3,40}?) (?:(?:is|are) (?:broken|leaking|dripping|blocked|loose|cracked|stuck)|leaks|drips|sticks|squeaks)[.! ]*$/iu,
    '$1 and $2 needs fixing',
  ],
  // "The boss wants me in sunday now as well, 12 to 6".
  [
    new RegExp(
      `^(?:(?:so|and|ok|oh|ugh),? )*(?:(?:the |my )?(?:boss|manager|supervisor|office|work)|they|she|he)(?:['’]s|['’]ve| has| have)? (?:wants?|wanted|needs?|needed|asked|got|put|rostered) me (?:in|to work|to come in|down for|on)(?: for)? (?:on )?((?:this |next )?(?:${shortDay}|tomorrow))(?:,? (?:now|as well|too|instead))*,? (?:from |for )?(\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m)? ?(?:-|to|til|till|until) ?\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m)?)(?: (?:now|as well|too|instead))*[.! ]*$`,
      'iu',
    ),
    'work $1 $2',
  ],
  // "List for this week: Dana monday 10am, Rob tuesday 2pm" names nothing that the plans need.
  [
    new RegExp(
      `^(?:(?:my|the|our) )?(?:clients?|customers?|patients?|pupils?|students?)(?: (?:list|visits|appointments|lessons))?(?: (?:for )?(?:this|next|the) week)?(?: so far)?: ?(?=[^,:]{2,40} ${shortDay} (?:at )?\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m)?, [^:]* ${shortDay} (?:at )?\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m)?[.! ]*$)`,
      'iu',
    ),
    '',
  ],
  // "Garage door is squeaking again, need wd40".
  [
    /^((?:the |my |our )?[^,.!?\d]{3,30} (?:is|are|keeps?|['’]s) (?:\p{L}+ing|broken|loose|stuck|blocked|cracked|out)(?: again)?), (?=(?:i |we |so )*(?:need|must get|gotta get) (?!to\b)\p{L})/iu,
    '$1. ',
  ],
  // "Plumber's coming thurs at 8 to look at the boiler".
  [
    new RegExp(
      `^((?:the |my |our )?(?!(?:he|she|it|that|there|what|who|when|where)\\b)\\p{L}+)['’]s (?=coming (?:on |this |next )?(?:${shortDay}|today|tomorrow)\\b[^?]* to \\p{L}{2})`,
      'iu',
    ),
    '$1 ',
  ],
  // "He's just rung, it'll be friday now same time".
  [
    new RegExp(
      `(?<!\\b(?:if|hope|hopefully|maybe|might|perhaps|think|guess|results?)\\b.{0,60})\\b(?:it|that)['’]?(?:ll| will) (?:now )?be (?:on )?((?:the )?(?:this |next )?(?:${shortDay}|tomorrow|\\d{1,2}(?:st|nd|rd|th)))(?:(?: now| instead)(?:,? (?:at )?(?:the )?same time)?|,? (?:at )?(?:the )?same time(?: now| instead)?)[.! ]*$`,
      'iu',
    ),
    'it is now $1',
  ],
  // "She can't do Thursday, it'll be Friday same time".
  [
    new RegExp(
      `(\\b(?:can['’]?t|cannot|can not) (?:do|make|manage) (?:on )?${shortDay})(?: any ?more)?,? (?:but |so |and )?(?:it['’]?ll (?:now )?be|it will be|it['’]s now|it has to be|will be|now it['’]?s|(?:she|he|they)(?:['’]ll| will| can| could|['’]s) (?:come|do|be|make|coming|doing)(?: it)?)(?: on)? (?=(?:the )?${shortDay}\\b)`,
      'iu',
    ),
    '$1, can do ',
  ],
  // "New list camp: tent, map".
  [
    /^((?:(?:ok|and|also|please|can you),? )*(?:(?:make|start|create) )?(?:a )?new list )(?!(?:for|of|called|named)\b)(?:- )?(?=\p{L}+(?: \p{L}+)?: ?\p{L})/iu,
    '$1called ',
  ],
  // "Otis's family is away this week, so skip both his walks".
  [
    /^((?:(?:ok|oh|so|hey|fyi|btw),? )*\p{L}+)(?:['’]s?)? (?:family|owners?|folks|people|parents|mum|mom|dad) (?:is |are |will be )?(?:away|off|on holidays?|on vacation) ((?:this|next) week)(?:,? so |, | - )(?=skip\b)/iu,
    '$1 is away $2 so ',
  ],
  // "Store room code is C3391" stores no room.
  [/^((?:the |our |my )?)store room (?=(?:code|key|keys|number|pin|alarm|door)\b)/i, '$1storeroom '],
  // "Rent is due to Mrs Keogh the 1st of every month, can you remind me".
  [
    /^((?:the |my |our )?\p{L}[\p{L}’' ]{2,40}? (?:is|are) due [^,.!?]{3,60}?)[,.;] (?:so )?(?:can|could|will|would) you (?:please )?remind me(?: please| about it| of it| then)?[?. ]*$/iu,
    'remind me that $1',
  ],
  // "Not this friday though, the vicar is away" gives a reason.
  [
    new RegExp(
      `^((?:(?:but|and|ok|oh),? )*(?:not|no) (?:this|next) (?:${shortDay}|week))(?: though| tho| please)?[,.;–-] ?(?:because |as |since )?(?:(?:the|my|our) \\p{L}+(?: \\p{L}+)?|he|she|they|we|i|it)(?:['’]s|['’]re|['’]m| is| are| am| has| have| will)\\b(?![^.!?]*\\b(?:moved|moving|instead|tomorrow|${shortDay})\\b)[^.!?]{2,60}[.! ]*$`,
      'iu',
    ),
    '$1',
  ],
  // "He wanted Nimrod, could you keep a note of that".
  [
    /^(?=(?:he|she|they|we|\p{L}+) )(?!(?:please|can|could|i|i['’]ll|it|add|put|set)\b)(?![^?]*\b(?:remind|add|tomorrow|today|tonight|moved|\p{L}{3,6}day|at \d|\d ?[ap]m)\b)([^?]{6,100}?)[,.;] (?:please |so )?(?:can|could|would|will) you (?:please )?(?:keep|make|take|save) a note of (?:that|it|this)(?: please| for me)?[?. ]*$/iu,
    'remember that $1',
  ],
  // "Fasting was 142 this morning" is a reading and names no hour.
  [
    /^((?:(?:his|her|the|mums?|dads?|mummys?|my(?=.* (?:today|this morning|tonight|just now)[.! ]*$)) )?(?:fasting|sugar|blood sugar|glucose|reading|blood pressure|bp|pulse|temp|temperature|peak flow|weight)(?: (?:level|reading))?(?: (?:today|this morning|tonight|now|just now|yesterday))? (?:was|is|were) \d+(?:[./]\d+)?(?: over \d+)?(?: (?:today|this morning|tonight|now|just now|before (?:breakfast|lunch|dinner)))?)[.! ]*$/i,
    'remember that $1',
  ],
  // "What reminders do i have every day": the list says how often each comes.
  [
    /^((?:(?:and|so|ok),? )*(?:what|which) reminders (?:do i have|have i got|are there|come))(?: set)? (?:every day|daily|each day)[?. ]*$/i,
    'what reminders do i have?',
  ],
];

import { type Rewrite, shortDay } from '@/lib/words/short-forms';

/** Rewrites of orders, questions and corrections about plans, after those of `planForms`. */
export const orderForms: Rewrite[] = [
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
      `^((?:(?:so|and|ok|but),? )*)what (?:do|does) (?:he|she|they|\\p{Lu}\\p{L}+|(?:the|my) \\p{L}+) (?:need|have|have on|got)(?: to (?:bring|wear|do|take))?(?: on| for)? (${shortDay}|tomorrow|today)[? ]*$`,
      'iu',
    ),
    '$1what is on $2?',
  ],
  // "Remind me tuesday nights at 9 so" is Irish.
  [
    /^((?:(?:ok|right|grand|and|sure),? )*(?:(?:\p{L}+ )?reminder|remind|add|put|set|move|make|delete|cancel|show|change)\b[^.!?]{4,80}?),? so[.! ]*$/iu,
    '$1',
  ],
  // "The rent's gone up to 920 from january" is a fact.
  [
    /^((?:(?:so|and|oh|fyi),? )*(?:the|my|our) (?:\p{L}+ ){0,2}\p{L}+?)(?:['’]s| has| have| is| are)? ?(?:gone|going|went|goes) (?:up|down) to (?=[£$€₹]?\d[\d.,]*(?: (?:a|per) \p{L}+)?(?: from .{3,20}| now)?[.! ]*$)/iu,
    '$1 is now ',
  ],
  // "The day before, about teatime": tea is at five.
  [
    /(?<=\b(?:remind|ping|nudge|alarm|before|tomorrow|today|tonight|every|each|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b[^.!?]{0,50} )(?:at|about|around|by|round about) tea[- ]?time\b/gi,
    'at 5pm',
  ],
  // "Match sat v Rovers away": no one sat.
  [
    /(?<=\b(?:match|game|football|rugby|hockey|cricket|netball|hurling|camogie|training|gig|derby|final|friendly) )sat (?=(?:vs?|versus|at|against|away|home|with|in)\b)/gi,
    'saturday ',
  ],
  // "What's the address on wednesday?" is part of that day's plans.
  [
    new RegExp(
      `^((?:(?:and|so|ok|hey),? )*)what(?:['’]?s| is) (?:the|my) (?:address|venue|location|place) (?:(?:on|for) )?((?:this |next )?(?:${shortDay}|tomorrow|today|tonight))(?: again)?[?. ]*$`,
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
    /^((?:(?:ok|and|so|also),? )*)(?!(?:my|our|the|things?|stuff|jobs?|bits|list|more|also|lots|lot|a|still|what|today|tonight|tomorrow|week|weekend|month|year|\p{L}{3,6}day)\b)((?:\p{L}[\p{L}'’]* ){0,2}(?:\d{1,3}|\p{L}[\p{L}'’]{2,})) to[- ]?do(?: list)?: ?(?=[^:.!?]{2,40},)/iu,
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
    /^((?:(?:so|ok|oh|also|and|btw|fyi|please|can you|could you),? )*)(?:(?:move|change|push|shift|switch|bring|put) )?(?:the |my |our )?((?:mon|tues|wednes|thurs|fri|satur|sun)day) (?!(?:is|are)\b)(\p{L}+(?: \p{L}+){0,2}?) (?:(?:is|will be|has been|has|got) )?(?:(?:moving|moved|shifting|changing|changed|going|starting) )?(?:to|at) (\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?) (?:from now on(?:wards?)?|going forward|permanently|for good|from here on)[.! ]*$/iu,
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
    /^((?:(?:ok|so|right|and),? )*(?:(?:i|we)(?:['’]ve| have)? (?:just |already )?\p{L}+|\p{L}{3,}ed) [^,.!?]{2,40}?)(?:, | - |\. )(?:so )?(?:(?:that|it)(?:['’]s| is) |all )?(?:(?:all )?done|sorted|dealt with)[.! ]*$/iu,
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
  // "The invoice is urgent, put it for tomorrow 9am".
  [
    new RegExp(
      `^((?:(?:and|also|ok|so|oh),? )*)(?!(?:it|this|that|they|these|those|what|which|who|nothing|everything|is|if)\\b)([^,.!?;]{3,40}?) (?:is|are) (?:(?:really|very|now|quite|super|most|so) )*(?:urgent|important|a priority|pressing)[,.;]? (?:(?:so|and|please|can you|could you) )*(?:put|set|schedule|move|do) (?:it|them|that) (?:in )?(?:for |on |to |at )?(?=${shortDay}\\b|today|tonight|tomorrow|next|this|\\d)`,
      'i',
    ),
    '$1put $2 for ',
  ],
  // "Block tue 1-3 deck".
  [
    new RegExp(
      `^((?:(?:ok|so|and|please|can you|could you|now),? )*block) (?:(?:out|off) )?(?:on )?((?:this |next )?${shortDay}|today|tomorrow) (?:from )?(\\d{1,2}(?:[:.]\\d\\d)?) ?(?:-|–|to) ?(\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m)?) (?:for )?(?=\\p{L})`,
      'iu',
    ),
    '$1 $2 $3-$4 for ',
  ],
  // "Block 1-3 on tuesday for the deck".
  [
    new RegExp(
      `^((?:(?:ok|so|and|please|can you|could you|now),? )*block) (?:(?:out|off) )?(\\d{1,2}(?:[:.]\\d\\d)?) ?(?:-|–|to) ?(\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m)?) (?:on )?((?:this |next )?${shortDay}|today|tomorrow) (?:for )?(?=\\p{L})`,
      'iu',
    ),
    '$1 $4 $2-$3 for ',
  ],
  // "Bump the call 30".
  [
    /^((?:(?:ok|so|and|please|can you),? )*)(?:bump|push|shift|slide|nudge) (?:back )?(?!(?:me|us|him|her|them)\b)([^\d,.!?]{2,30}?)(?: back| out)?(?: by)? (?<!\b(?:to|at|in|after|till|until|for|on|the|forward|earlier|up|day|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|ember|ober|ary|march|april|august) )(15|20|30|45|60|90)[.! ]*$/i,
    '$1push $2 by $3 minutes',
  ],
  // "Soon" names no time, and neither does "just now" in South Africa.
  [
    /^((?:(?:please|hey|and|also|can you) )*remind me) (?:just now|now now|now-now|soon|shortly)(?= to\b)/i,
    '$1',
  ],
  // "Is there one tonight?" is no hour.
  [/^((?:(?:and|so|ok|but),? )*(?:is|was) there one) (?:tonight|this evening)(?=[? ]*$)/i, '$1 today'],
  // "My sugar was 112 this morning".
  [
    /\b((?:sugars?|glucose|readings?|pressure|bp|(?:peak )?flow|levels?|pulse|heart rate|weight|count)(?: (?:was|is|of|at|reading|level))* \d{3}),? (?:this (?:morning|afternoon|evening)|tonight)\b/gi,
    '$1 today',
  ],
  // "A note that says 'bring a hat and boots'".
  [
    /(?<=\b(?:says?|said|saying|reads|reading|wrote|sign|titled|called|named):? )['‘]((?:[^'’"“”\n]|(?<=\p{L})['’](?=\p{L})){4,200})['’](?=[.,!?; ]|$)/giu,
    '"$1"',
  ],
  // "Remind mum's tablets morning and night daily".
  [
    /^((?:please )?remind) (?!(?:me|us|him|her|them|you|everyone|that)\b)([^,.!?]{3,40}?) (?:every |each )?(morning and (?:night|evening))(?: daily| every ?day)?[.! ]*$/i,
    '$1 me about $2 every $3',
  ],
  [/(?<!every |each )\b(morning and (?:night|evening)) (?:daily|every ?day)\b/gi, 'every $1'],
];

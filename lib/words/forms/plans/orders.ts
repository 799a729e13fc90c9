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
  // "Make a camp list would you: tents, gas".
  [
    /^((?:(?:ok|right|so|and|hey|please),? )*(?:make|start|create|do|begin) (?:me |us )?(?:a|the|another) (?:[^,.:!?]{2,40}? )?list(?: for [^,.:!?]{2,30}?)?)(?: for (?:me|us))?(?:,? (?:would you|will you|could you|can you|if you would|please|pls|yeah)){1,3}(?=: ?\S)/iu,
    '$1',
  ],
  // "Milk, eggs and bread, add to the tesco list".
  [
    /^(?!(?:add|put|please|can|could|will|would|i|we|you|she|he|they|it|what|when|where|who|did|do|does|don['’]?t|not|move|delete|remove|take|no|if|yes|yeah|yep|ok|okay|sure|great|good|lovely|perfect|fine|nice|cool|right|well|so|that|this|these|those|thanks?|then|sounds|remember|forgot)\b)([^.!?:;]{3,100}?),? (?:(?:can|could) you )?(?:please )?(?<!\b(?:will|['’]ll|to|should|must|i|we|she|he|they|and|or|already) )(?:add|put|stick) (?:to|on|onto) (?=(?:the |my |our )?(?:\p{L}+ )?list[.! ]*$)/iu,
    'add $1 to ',
  ],
  // "Swap friday to sat, Jo is taking fri".
  [
    new RegExp(
      `^((?:(?:please|can you|could you|ok|so|and),? )*(?:swap|move|switch|change|shift) [^,.!?]{2,40}? to ${shortDay}(?: at [^,.!?]{1,10})?),? (?:because |cos |cause |as |since )?(?!(?:i|we|and|then|you)\\b)\\p{L}+(?:['’]s|['’]re| is| are|['’]ll| will)? (?:taking|doing|covering|having|got|working|has|does|takes|take|do|cover) (?:my |the |that )?(?:${shortDay}|it|that|mine|one|instead)(?: one| shift)?(?: instead)?[.! ]*$`,
      'iu',
    ),
    '$1',
  ],
  // "Thursday is the fun run so scratch the gym just this week, run starts 8:30".
  [
    /^(?:(?:so|oh|ok|btw|fyi),? )*(?:this )?((?:mon|tues|wednes|thurs|fri|satur|sun)day)(?:['’]s| is) (?:the |my |our )?(?!(?:fine|ok|okay|good|bad|off|out|free|full|busy|no|not|too|a|an)\b)([^,.!?\d]{3,40}?),? so (?:(?:can you |please |just |we |let['’]?s )*)(?:skip|scratch|cancel|drop|scrap|no) (?:the |my |our )?(\p{L}+(?: \p{L}+)?),? (?:(?:just|only) )?(?:for |on )?(?:this week|that day|then)(?: only)?(?:[,.;]? (?:and )?(?:the )?\p{L}+ (?:starts|begins|is)(?: at)? (\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?))?(?=$|[,.! ])/iu,
    (_all, day = '', event = '', series = '', hour = '') =>
      `skip ${day} ${series} this week. ${event} ${day}${hour && ` at ${hour}`}`,
  ],
  // "Cancel thursday's gym just this week", "scratch the thursday gym this week".
  [
    /^((?:(?:please|can you|could you|ok|so|and|oh|also),? )*)(?:skip|cancel|scratch|drop|scrap|leave out) (?:the |this |my |our )?((?:mon|tues|wednes|thurs|fri|satur|sun)day)(?:['’]?s)? (?!(?:and|to|or|at|from|for|on|off|until|till|this|only|just|not|instead)\b)(\p{L}+(?: \p{L}+)?),? (?:(?:just|only) )?(?:for )?this week(?: only| please)?(?=[.!, ]*$)/iu,
    "$1skip $2's $3",
  ],
  // "Push saturday's run back an hour".
  [
    /^((?:(?:please|can you|could you|ok|so|and|oh),? )*)(?:push|move|delay|shift|put) (?:back )?(?:the |my |our )?((?:mon|tues|wednes|thurs|fri|satur|sun)day)(?:['’]?s)? (?!to\b)([^,.!?\d]{2,40}?) (?:back )?(?:by )?((?:an|one|two|three|half an) hours?|\d{1,2} hours?|\d{1,2} min(?:ute)?s?)(?: back)?[.! ]*$/iu,
    "$1make $2's $3 $4 later",
  ],
  // "Too late, I go to bed at 8. Make it 7".
  [
    /^(?:(?:no|oh|ah|hmm|nope),? )*(?:(?:that(?:['’]?s| is)|it(?:['’]?s| is)) )?too? (late|early)[,.!]? (?:cos |because |as |since )?(?:i|we|he|she|they)(?:['’]\p{L}+)? [^,.!?\d]{2,40} \d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)? ?(?:[,.!]+|so|-) ?(?=(?:can you |could you |please |just |better )*(?:make|set|do|have|move|change) (?:it|that)\b)/iu,
    'too $1, ',
  ],
  // "An hour before each of them".
  [
    /\bbefore (?:each|every)(?: single)? one of (?:them|these|those)\b|\bbefore (?:each|all) of (?:them|these|those)\b/gi,
    'before each',
  ],
  // "Remind me to ring her then, 5 oclock".
  [
    /(\b(?:remind me|reminder) to \p{L}+(?: \p{L}+)? (?:her|him|them|it|my \p{L}+)) then(?=,? (?:please,? )?(?:at |around |about |by )?\d{1,2}\b)/iu,
    '$1',
  ],
  // "What days am I on?"
  [
    /^((?:(?:and|so|ok|hey),? )*)(?:what|which) (?:days|nights|shifts) (?:am i|do i have|have i got) on((?: this| next) week)?[?. ]*$/i,
    '$1what days am i working$2?',
  ],
  // "Hello is this working", "is this thing on?"
  [
    /^(?:(?:hello|hi|hey|hiya|ok|testing|test|um|er)[,.!]* )+(?:is (?:this|it) (?:thing )?(?:working|on|connected)|does (?:this|it) work|are you (?:working|on|awake))(?: now| yet| ok)?[?.! ]*$/i,
    'hello are you there?',
  ],
  // "Camp is the weekend of the 5th, we leave friday at 6": the one before.
  [
    /(\bweekend of (?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)?(?: \p{L}+)?[,.;]? (?:and |so )?(?:we|i)(?:['’]re|['’]m|['’]ll| are| am)? (?:leave|leaving|set off|setting off|depart|departing|go|going|head off|heading off|drive|drive down|travel|fly|fly out)(?: up| down| out)?) (?:on )?(?:the )?(thursday|friday|thurs|thur|thu|fri)(?= |[.!]*$)(?! (?:before|after|week))/iu,
    '$1 the $2 before',
  ],
  // "On nights mon to thurs 8 till 8".
  [
    new RegExp(
      `^((?:(?:so|ok|hey|also),? )*)(?:(?:i['’]?m|i am|im|we['’]re) )?(?:(?:on|working|doing) )?nights? (${shortDay} (?:to|till|til|-|until|thru|through) ${shortDay})((?: (?:this|next) (?:week|wk))?),? ([6-9]|10|11) ?(?:till|til|to|-|until) ?([5-9])[.! ]*$`,
      'i',
    ),
    '$1night shift $2$3 $4pm till $5am',
  ],
  // "Iris was born on thursday, 7lb 2oz!": the day is what is kept.
  [
    /(\bborn (?:on )?(?:this |last |the )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|yesterday|today|last night|\d{1,2}(?:st|nd|rd|th)?(?: of)? \p{L}+))(?: morning| night| evening)?,? (?:(?:weighing|weighed|at|and) )?\d{1,2}(?:[.,]\d+)? ?(?:lbs?|pounds?|kg|kilos?)(?:,? ?\d{1,2} ?(?:oz|ounces?)?)?[.! ]*$/iu,
    '$1',
  ],
  // "What day was Iris born?"
  [
    /^((?:(?:and|so|ok),? )*)(?:what|which|on what|on which) (?:day|date) (?:was|is) (?=\p{L}+(?: \p{L}+)? born(?: on| again)?[?. ]*$)/iu,
    '$1when was ',
  ],
  // "Remind me of her birthday every year": birthdays are.
  [
    /((?:remind|tell|notify) me (?:of|about|on) (?:her|his|their|(?:my \p{L}+|\p{L}+)['’]s) (?:birthday|bday|anniversary)),? (?:every year|each year|yearly|every single year)(?=[.! ]*$)/iu,
    '$1',
  ],
];

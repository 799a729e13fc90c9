import { type Rewrite, shortDay } from '@/lib/words/short-forms';

/** Rewrites of what is asked and told of lists, weeks, births and shifts. */
export const askedForms: Rewrite[] = [
  // "Text me the groceries list".
  [
    /^((?:(?:ok|now|please|can you|could you),? )*)(?:text|message|send|whatsapp) me (?=(?:the|my|our) (?:[\p{L}'’]+ ){0,3}list[.!? ]*$)/iu,
    '$1show me ',
  ],
  // "Remind me 15 minutes before my 3pm call tomorrow".
  [
    /(?<=\b(?:remind|ping|nudge|alert|text) me [^.!?]{0,30}\bbefore )(my|the|our) (\d{1,2}(?:[:.]\d\d)? ?[ap]m) ([\p{L}'’ ]{2,40}?)( (?:today|tonight|tomorrow|(?:on |this |next )?\p{L}+day))?(?=[.!]*$)/iu,
    '$1 $3$4 at $2',
  ],
  // "Actually text me thursday night instead".
  [
    new RegExp(
      `^((?:(?:actually|no|sorry|well|please|ok),? )*)(?:text|message|ping|remind|nudge|alert) me (?=(?:(?:on|at|in|this|next) )*(?:${shortDay}|tomorrow|tonight|\\d{1,2}(?:[:.]\\d\\d)? ?(?:[ap]m)?)\\b[^.!?,]{0,25} instead[.! ]*$)`,
      'i',
    ),
    '$1make it ',
  ],
  // "Thurs week 8am".
  [
    new RegExp(`\\b(${shortDay}) week (?=\\d{1,2}(?:[:.]\\d\\d)? ?[ap]m\\b|\\d{1,2}[:.]\\d\\d\\b)`, 'gi'),
    '$1 week at ',
  ],
  // "Is Josh playing thursday?"
  [
    new RegExp(
      `^((?:(?:so|and|ok|but|wait),? )*)is (?!(?:there|it|the|that|anyone|anybody|someone)\\b)(?:\\p{L}+|(?:my|our) \\p{L}+) (?:playing|training|practi[sc]ing|swimming|dancing|rehearsing|competing|performing)(?: on| this| next)* (${shortDay}|tomorrow|today|tonight|this weekend)[? ]*$`,
      'iu',
    ),
    '$1what is on $2?',
  ],
  // "Flight to Faro is 6:20 on the 11th of december from gatwick, back on the 15th at 21:50".
  [
    /^((?:the |my |our )?(?:flight|train|ferry|coach|bus) (?:to|from) [\p{L} ]{2,30}?) is (?:at )?(\d{1,2}[:.]\d\d(?: ?[ap]m)?) (on (?:the )?\p{L}*[\p{L}\d ]{2,25}?)( from [\p{L} ]{3,20})?, (?:and )?(?=(?:back|return(?:ing)?|home)\b)/iu,
    '$1$4 $3 at $2, ',
  ],
  // "Coming on Wednesday morning, any time from 8 till 12".
  [
    /(?<=(?:day|tomorrow|morning|afternoon|evening|\d(?:st|nd|rd|th))),? any ?time (?=(?:from|between) \d)/gi,
    ' ',
  ],
  // "Oh and his name is Geoff".
  [/^(?:oh|ah),? and (?=\p{L})/iu, 'and '],
  // "Sat shift is now 2-10".
  [
    /^((?:the |my |our )?)(sat|sun|mon|wed)(?:['’]?s)? (?=(?:shift|lesson|class|session|slot|one|appointment|meeting|delivery|game|match|practice|training|party|dinner|lunch|gig|rehearsal|yoga|football|rugby|church|clinic)\b)/i,
    (_all, start = '', name = '') =>
      `${start}${{ sat: 'saturday', sun: 'sunday', mon: 'monday' }[name.toLowerCase()] ?? 'wednesday'} `,
  ],
  [
    /^((?:the |my |our )?(?:mon|tues|wednes|thurs|fri|satur|sun)day) (?=(?:shift|lesson|class|session|slot|appointment|meeting|delivery|game|match) (?:(?:is |was )?now|has (?:been )?moved|got moved)\b)/i,
    "$1's ",
  ],
  // "Saturday's shift is now 2-10" and "the meeting is now 3 to 4" name no date and no moment.
  [
    /(?<=\p{L}(?:['’]s| is| are) now )(\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?) ?(?:-|–|to|til|till|until) ?(\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?)(?=[.! ]*$| instead)/giu,
    'from $1 to $2',
  ],
  // "Work fri 6-close".
  [
    new RegExp(
      `(?<=\\b${shortDay} (?:from |at )?)([1-9]|1[01])(?: ?pm)? ?(?:-|–|to|til|till|until) ?(?:close|closing|late|finish)(?![\\p{L}-])`,
      'giu',
    ),
    '$1pm',
  ],
  // "Get the tyres looked at before that" keeps its verb whole.
  [
    new RegExp(`\\blooked at (?=(?:before|by|on|this|next|today|tomorrow|in|${shortDay})\\b)`, 'giu'),
    'checked ',
  ],
  // "Invoice the Harpers for the deck, 3 grand plus gst".
  [
    /^((?:(?:and|also|i|need to|have to|must|gotta|remember to|remind me to) ?)*(?:invoice|bill|pay|charge|quote|chase|refund|transfer|send) [^,.!?]{3,60}), ((?:[£$€₹] ?\d[\d.,]*k?|\d[\d.,]* ?(?:k|grand|quid|pounds|euros?|dollars|bucks|rupees))(?: (?:plus|inc(?:l|luding)?|\+) (?:gst|vat|tax))?)[.! ]*$/iu,
    (_all, deed = '', amount = '') => `${deed} (${amount.replace(/ plus /i, ' + ')})`,
  ],
  // "Hotel is the Lagos Bay, check in from 3".
  [
    /^(?:(?:and|so|the|our|my) )*((?:hotel|hostel|airbnb|b&b|guest ?house|apartment|villa|cottage|campsite|lodge)(?: in \p{L}+)?) is (?:called )?([^,.!?\d]{3,40}), (?:and )?(check[- ]?in (?:is |from |at |after )*\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?(?:(?:,| and) check[- ]?out (?:is |by |at |before )*\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?)?)[.! ]*$/iu,
    // "Hotel is nice" names no hotel.
    (all, what = '', name = '', check = '') =>
      /^(?:the )?\p{Lu}/u.test(name) ? `remember that ${what} is ${name} (${check})` : all,
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
    /^(?:(?:so|oh|ok|btw|fyi),? )*(?:this )?((?:mon|tues|wednes|thurs|fri|satur|sun)day)(?:['’]s| is) (?:the |my |our )?(?!(?:fine|ok|okay|good|bad|off|out|free|full|busy|no|not|too|a|an)\b)([^,.!?\d]{3,40}?),? so (?:(?:can you |please |just |let['’]?s )*)(?:skip|scratch|cancel|drop|scrap|no) (?:the |my |our )?(\p{L}+(?: \p{L}+)?),? (?:(?:just|only) )?(?:for |on )?(?:this week|that day|then)(?: only)?(?:[,.;]? (?:and )?(?:the )?\p{L}+ (?:starts|begins|is)(?: at)? (\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?))?(?=$|[,.! ])/iu,
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
      `^((?:(?:so|ok|hey|also),? )*)(?:(?:i['’]?m|i am|im|we['’]re) )?(?:(?:on|working|doing) )?nights? (${shortDay} (?:to|till|til|-|until|thru|through) ${shortDay})((?: (?:this|next) (?:week|wk))),? ([6-9]|10|11) ?(?:till|til|to|-|until) ?([5-9])[.! ]*$`,
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
    /^((?:(?:ok|so|and|please|can you),? )*)(?:bump|push|shift|slide|nudge) (?:back )?(?!(?:me|us|him|her|them)\b)([^\d,.!?]{2,30}?)(?: back| out)?(?: by)? (?<!\b(?:to|at|in|after|till|until|for|on|the|forward|earlier|up|day|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|january|february|march|april|august|september|october|november|december) )(15|20|30|45|60|90)[.! ]*$/i,
    '$1push $2 by $3 minutes',
  ],
  // "Soon" names no time, and neither does "just now" in South Africa.
  [
    /^((?:(?:please|hey|and|also|can you) )*remind me) (?:just now|now now|now-now|soon|shortly)(?= to\b)/i,
    '$1',
  ],
  // "Is there one tonight?" is no hour.
  [/^((?:(?:and|so|ok|but),? )*(?:is|was) there one) (?:tonight|this evening)(?=[? ]*$)/i, '$1 today'],
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
  // "What's on this week so" is Irish English.
  [
    /^((?:(?:and|ok|right|well),? )*(?:what(?:['’]?s| is| have i| do i have| have we)|anything|show me what['’]?s) (?:on|due|planned|happening|got|left)\b[^,.!?]{0,30}?),? so[?. ]*$/i,
    '$1',
  ],
  // "Cancel today's yoga only, going out": why it is left out does not name it.
  [
    /^((?:(?:pls|please|can you|could you|ok|and|just),? )*(?:cancel|skip|drop|leave out) (?:today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)['’]?s [^,.!?]{2,40}?)(?: only| alone)?(?:,? (?:because |as |since |cos )?(?:i['’]?m |we['’]?re |i am |we are )?going (?:for|to the|out)\b(?! .*(?:day|tomorrow|tonight))[^.!?\d]{0,40})?[.! ]*$/i,
    '$1',
  ],
  // "545am" is a time.
  [
    /(?<=^|[ ,])(?<!(?:-|–|to|till?|until|from) )(\d|1[0-2])([0-5]\d)([ap]m)(?! ?(?:-|–|to|till?|until)\b)(?!\p{L})/giu,
    '$1:$2$3',
  ],
  // "She's due her worming tablet on the 1st of every month".
  [
    /^(?:(?:and|also|oh),? )*(?:(?:he|she|it)(?:['’]s| is)|(?:(?:the|my|our) )?(\p{L}+) is) due (?:for )?(her|his|its) (?=[^.!?]{3,40} (?:(?:every|each) (?:\d+ )?(?:day|week|month|year|morning|night|\p{L}+day)s?|monthly|weekly|yearly)[.! ]*$)/iu,
    (_all, name?: string, owner = '') => `remind me of ${name ? `${name}’s` : owner} `,
  ],
  // "Yoga mon wed fri 9am every week": a row of days repeats as it is.
  [
    new RegExp(
      `(\\b${shortDay}[ /]+(?:${shortDay}[ /]+)?${shortDay}(?:,? (?:at )?\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m)?)?),? (?:every|each) week\\b`,
      'i',
    ),
    '$1',
  ],
];

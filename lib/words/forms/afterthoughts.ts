import { type Rewrite, shortDay } from '@/lib/words/short-forms';

const monthName = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*';

const quality =
  '(?:fine|good|ok|okay|better|best|free|busy|full|off|out|great|perfect|bad|no|not|too|now|when|where|same|cancell?ed|moved|earlier|later|possible|easier|clear|booked|alright|grand|hard|tough|packed|taken|usually|always|only|just)';

const count = '\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|a couple|a dozen';

function plural(noun: string): string {
  if (/s$/i.test(noun)) return noun;
  if (/[^aeiou]y$/i.test(noun)) return noun.replace(/y$/i, 'ies');
  return `${noun}${/(?:x|z|ch|sh|[^aeiou]o)$/i.test(noun) ? 'es' : 's'}`;
}

/**
 * Rewrites for what people add to their last message, for debts, and for sums such as "paid 12,000 today".
 */
export const afterthoughtForms: Rewrite[] = [
  // "Cake shop no 022 4455 6677".
  [/(?<=^(?:the |my |our )?\p{L}[\p{L} '’]{2,30} )no\.?:? (?=\+?\d[\d ()-]{5,}\d[.! ]*$)/iu, 'number is '],
  // "Training moves to thursdays".
  [
    /^((?:(?:ok|so|and|the|my|our),? )*(?!(?:i|we|he|she|it|they|you|this|that)\b)\p{L}+(?: \p{L}+){0,3}) (?:moves|shifts|is switching|switches) to (?=(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?\b(?! \p{L}+ (?:street|road|avenue)))/iu,
    '$1 has moved to ',
  ],
  // "Car servicing also due".
  [/(?<=^(?:the |my )?\p{L}+(?: \p{L}+){0,3}) also (?=due\b)/iu, ' is '],
  // "Please note my car insurance is due on the 3rd".
  [
    /^(?:please |kindly )*(?:note|noted?:|remember) (?:down )?(?:that )?(?=(?:my|the|our) [^.!?]{3,50} (?:is|are|falls|expires?) (?:also )?(?:due|up|on)\b|[^.!?]{3,50} (?:is|are) (?:on )?(?:the )?(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? \p{L}+|\p{L}+day|tomorrow) at \d)/iu,
    '',
  ],
  // "Tax is out end of december".
  [
    /(?<=\b(?:tax|insurance|nct|mot|warranty|passport|licen[cs]e|contract|lease|permit|visa|membership|subscription|disc)) is (?:out|up) (?=(?:on |at |by |the |in )*(?:end|\d{1,2}(?:st|nd|rd|th)|\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|next|this|on|in|the|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|tomorrow|mon|tue|wed|thu|fri|sat|sun))/iu,
    ' expires ',
  ],
  [/(?<=\bremind me )['’]?bout (?=\p{L})/iu, 'about '],
  // "Make me a list: stamps, soap".
  [/\b(make|start|create|do) me a (?=(?:new |quick |little )?list ?[:,–-])/i, '$1 a '],
  // "Skip december", of a series.
  [
    /^((?:please |and |but |ok |oh )*)skip (?:it |that |this |all of |in )*(january|february|march|april|may|june|july|august|september|october|november|december)[.! ]*$/i,
    '$1not in $2',
  ],
  // "No not yet, remind me tomorrow at 10".
  [/^(?:no,? )?not yet[,.;!]? (?:so |but |please |can you )*(?=(?:remind|ping|nudge) me\b)/i, ''],
  // "Metformin twice a day with meals, 8 and 6:30".
  [
    /\b(?:twice|two times|2 times|2x|x2) (?:a |every |per )?(?:day|daily)( (?:with|after|before) (?:meals|food|breakfast and dinner))?(?:[,:;]| [–-])? (?:at )?([5-9]|1[0-2])([:.][0-5]\d)? (?:and|&) (?:at )?(\d{1,2})([:.][0-5]\d)?(?=[\s.!,]*$)/i,
    (all, meals = '', first = '', minutes = '', last = '', more = '') =>
      Number(last) > 12
        ? all
        : `${meals} every day at ${first}${minutes} ${first === '12' ? 'pm' : 'am'} and ${last}${more} pm`.trim(),
  ],
  // "Could you inform me ten days in advance?"
  [
    /\b(?:inform|advise) me (?=(?:an?|one|two|three|four|five|six|seven|ten|fourteen|\d{1,2}) (?:hour|day|week|month)s? (?:in advance|before|ahead|earlier|prior))/i,
    'remind me ',
  ],
  // "Oh and the thing the er the car needs its MOT".
  [/\bthe thing,? (?:(?:the|er+|um+|uh+|erm),? )*(?=the \p{L})/iu, ''],
  // "Start a list setlist with Low Tide, Copper Wire".
  [
    /^((?:please |can you |ok )*(?:start|make|create|begin|set up) (?:a|another) (?:new )?list) (?!(?:called|named|for|of|with|to|from|about|and|that|please)\b)(\p{L}+(?: \p{L}+)?) (?=(?:with|containing|:) )/iu,
    '$1 called $2 ',
  ],
  // "Changed the side gate to 6620 today".
  [
    /(?<=\b(?:changed|updated|reset|set) [^.!?]{3,40} to [#*]?\d{3,8}[#*]?) (?:today|just now|this morning|yesterday)[.! ]*$/iu,
    '',
  ],
  // "Read me Thursday back", "read out tomorrow".
  [
    new RegExp(
      `^((?:can you |please |ok |now )*)(?:read (?:me |us )?|(?:run|talk|take) (?:me |us ))(?:out |back |through )?(?:my )?((?:this |next )?${shortDay}|today|tomorrow)(?:['’]?s)?(?: stuff| plans?| bits)?(?: back| out)?(?: (?:to|for) me)?(?: again| please)*[.?! ]*$`,
      'i',
    ),
    '$1what do I have on $2',
  ],
  // "Right, read it back to me" takes nothing back.
  [
    /^(?:(?:right|ok|okay|now|so|please|can you|and|great)[, ]+)*read (?:it|that|this|them) back(?: to me)?(?: please)?[.!? ]*$/i,
    'what did you set',
  ],
  [/^(?:so |and |ok |hey )*what exactly (?=(?:can|could|do) you do\b)/i, 'what '],
  // "It doesn't run on the 23rd of December, nor on the 30th", of a series.
  [
    /^(?:(?:now|but|also|oh|so|and),? )*it (?:does not|doesn['’]?t|won['’]?t|will not|isn['’]?t|is not) (?:run|running|happen|happening|take place|meet|meeting|be on|on) on (the [^.!?]{2,40}?)(?:, (?:n?or|and)| n?or| and) on (the [^.!?,]{2,20}?)(?=[.! ]*$)/iu,
    (all, first = '', second = '') => {
      const [month = '', other = month] = [first, second].flatMap(
        (day) => / of \p{L}+$/u.exec(day)?.[0] ?? [],
      );
      const [one, more] = [first, second].map((day) => day.replace(/ of \p{L}+$/u, ''));
      return month === other ? `skip ${one} and ${more}${month}` : all;
    },
  ],
  // "Tablet at 6.30 am and drops at 9 pm, please set both".
  [
    /,? (?:please|kindly|can you|so) (?:please )?set (?:both|them|these|them both|both of them)(?: please)?[.! ]*$/i,
    '',
  ],
  // "Done, they picked up straight away".
  [
    /^((?:all )?done|sorted|that['’]?s done|finished)(?:[,.!;]| [–-]) ?(?:they|he|she|it)(?:['’]s)? \p{L}+(?: \p{L}+){0,9}[.! ]*$/iu,
    '$1',
  ],
  // "Add to groceries rice 5kg, chicken, onions".
  [
    /^((?:please |also |and |can you |could you )*)(?:add|put) (?:to|on(?:to)?) (?:the |my |our )?(groceries|grocer(?:y|ies) list|shopping(?: list)?|(?:\p{L}+ ){1,2}list),? (?!(?:the|my|our) list\b)(?=\p{L})/iu,
    (_all, opening = '', list = '') => `${opening}add to my ${/list$/i.test(list) ? list : `${list} list`}: `,
  ],
  // "Remove onions, we have".
  [
    /^(remove|delete|take off|drop|scratch) (?:the )?(\p{L}[\p{L} ]{1,30}?),? (?:i|we)(?: already| still)? (?:have|got|have got)(?: (?:some|it|that|them|enough|plenty))?[.! ]*$/iu,
    '$1 $2',
  ],
  [
    /\bthe last (?:thing|one|item|todo|reminder) (?:that )?(?:i|we|you) (?:just )?(?:added|set|made|put in|created|saved)\b/i,
    'the last one',
  ],
  // "Add pie crust to it, two of them".
  [
    new RegExp(
      `^((?:(?:please|and|also|can you|could you) )*(?:add|put|get|buy|need) )(?:some |an? )?([^,.!?]{2,40}?)((?: (?:to|on|onto|in) (?:it|there|that|(?:the|my|our) [^,.!?]{0,20}list))?),? (?:about |make it |say )?(${count}) of (?:them|those|each)(?: please)?[.! ]*$`,
      'i',
    ),
    (_all, add = '', noun = '', list = '', amount = '') =>
      `${add}${amount.replace(/^a couple$/i, 'two').replace(/^a dozen$/i, '12')} ${plural(noun)}${list}`,
  ],
  // "And on the shopping list teabags and bin bags".
  [
    /^(?:and |also |plus |then )*(?:on|to|onto) ((?:the|my|our) (?:\p{L}+ ){1,2}list)[,:]? (?!(?:is|are|was|were|there|i|we|you|they|what|which|how|put|add|write|stick|pop|please|can|could|do|does|did|has|have|it|that|this|these|for|from|by|at|on|or|not|remind|today|tomorrow)\b)([^?!.]{2,120})[.! ]*$/iu,
    'add $2 to $1',
  ],
  // "The messages need doing, bread and rashers".
  [
    /^(?:and )?(?:the |my |our )?(?:messages|shopping|groceries|big shop|weekly shop) (?:needs?|has to be|have to be|needs? to be) (?:doing|getting|done|got|bought)[,:;–—-]+ (?:so )?(?=[^,?]+(?:,| and ))/i,
    'shopping list: ',
  ],
  // "Still need to ring the bank though".
  [
    /^((?:(?:but|and|oh|i|we|still|also) )*(?:need|have|must|should|remind me|buy|get|call)\b[^?]{4,80}),? (?:though|tho)[.! ]*$/i,
    '$1',
  ],
  // "That's Christmas Day, do the invoices on the Wednesday for that month".
  [
    /^(?:(?:oh|ah|hm+|wait|no|but)[,.]? )*(?:that|it)(?:['’]?s| is| falls on| would be) (christmas(?: day| eve)?|boxing day|new year['’]?s?(?: day| eve)?|thanksgiving(?: day)?|good friday|easter (?:sunday|monday))[,;.–—-]+ (?:so |better |rather )?([^,.!?]{3,60}? )on the ((?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: before)?(?: (?:for|in|of) that month| that week| instead| then)?[.! ]*$/i,
    '$2on the $3 before $1',
  ],
  // "Sorry, sent too early. Order firewood, tomorrow at lunch".
  [
    /^(?:(?:oops|sorry|whoops|ah|oh)[,.! ]+)+(?:i )?(?:sent|hit (?:send|enter)|pressed (?:send|enter))(?: (?:it|that|this))? (?:too|a bit too) (?:early|soon|fast|quick(?:ly)?)[,.!:;… -]+(?=\p{L})/iu,
    '',
  ],
  // "And the other thing.. cling wrap".
  [
    /^(?:(?:and|oh|also|plus|ah),? )+(?:(?:the|one) )?(?:other|last|next|more) thing(?: is| was)?[.,:;…–—-]+ *(?=\p{L})/iu,
    'and ',
  ],
  // "And the other thing is i need to be up at six".
  [
    /^(?:(?:and|oh|also|plus),? )+(?:the |one |an)?(?:other|last|next|more) thing(?: is|['’]s)?,? (?=(?:i|we|can|could|please|remind)\b)/i,
    'and ',
  ],
  // "Dentist rang, friday 8.50 check up for the kids".
  [
    /^(?:(?:so|oh|ok|and),? )*(?:(?:the|my|our) )?(?:dentist|doctor|gp|vet|surgery|hospital|school|nursery|salon|garage|optician|clinic|bank|physio|plumber|nurse)['’]?s?(?: have| has|['’]ve)?(?: just)? (?:rung|rang|called|phoned|texted|emailed|been on)[,;:.–—-]+ (?=.*(?:day\b|tomorrow|\d))(?!(?:they|he|she|it|can|could|need|i|we)\b|.*\b(?:moved|cancel\p{L}*|instead|pushed|changed|now)\b)/iu,
    '',
  ],
  // "Last friday of the month is expenses too", "tuesday is bin day".
  [
    new RegExp(
      `^((?:every |each )?(?:(?:the )?(?:first|second|third|fourth|last|1st|2nd|3rd) ${shortDay} (?:of|in) (?:the|every|each) month|every ${shortDay}|${shortDay}s))(?: is| are|['’]s) (?:the |my |our |for )?(?!${quality}\\b)(\\p{L}[\\p{L} ]{2,25}?)(?: too| as well| also)?[.! ]*$`,
      'iu',
    ),
    '$2 $1',
  ],
  [
    new RegExp(
      `^(?:and )?(${shortDay}|tomorrow)(?: is|['’]s) (?:the |my |our )?((?!(?:a|an|next|last|every|${quality}|my|busy|long|big|nice) )(?:\\p{L}+ ){1,2}(?:day|night))(?: too| as well)?[.! ]*$`,
      'iu',
    ),
    '$2 $1',
  ],
  // "Next timesheet?"
  [
    /^(?:(?:and|so) )?(?:the )?next (?!(?:week|month|year|one|time|thing|day|up|please|item|todo|task|reminder|event|appointment|mon|tue|wed|thu|fri|sat|sun|january|february|march|april|may|june|july|august|september|october|november|december|weekend|morning|evening|steps?|to|in|on|at)\b|\p{L}+day\b)(\p{L}{3,}(?: \p{L}{3,})?)[?.! ]*$/iu,
    'when is the next $1?',
  ],
  // "Soccer tues/thurs 5:30-7 thru Dec 17".
  [
    new RegExp(
      `\\b(${shortDay}) ?[/&+] ?(${shortDay})( [^.!?]*?\\d(?: ?[ap]m)?),? (?:thru|through|until|till?) (?=${monthName} \\d|\\d{1,2}(?:st|nd|rd|th)? (?:of )?${monthName})`,
      'gi',
    ),
    'every $1 and $2$3 until ',
  ],
  // "I'm out this friday so do it thursday".
  [
    new RegExp(
      `^(?:i|we)(?:['’]?m|['’]?re| am| are)? (?:out|off|away|busy|can['’]?t (?:do|make)|not (?:in|here|around|working))(?: it)? (?:on )?((?:this |next )?${shortDay}),? (?:so |and )?(?:(?:can you|could you|please|let['’]?s) )*(?:do|move|make|put|shift|have) it (?:to |on |for )?(${shortDay})(?: instead)?[?.! ]*$`,
      'i',
    ),
    (_all, day = '', other = '') =>
      `move ${/^(?:this|next) /i.test(day) ? '' : 'this '}${day}’s one to ${other}`,
  ],
  [
    /\b(cancel|delete|stop|remove|turn off|move|skip) both (?:of )?(?:the|my|those) (?=\p{L}+s\b)/giu,
    '$1 both ',
  ],
  [
    /^(?:the |my )?alarm should (?:ring|go off|be|be set)(?: at| for| to)? (?=\d)([^.!?,]+?)(?: rather| instead)?[.! ]*$/i,
    'move the alarm to $1',
  ],
  // "Remind me a week before and the day before".
  [/(?<=\bbefore,? and )(?:again )?the (?=(?:day|week|month) before\b)/gi, 'a '],
  // "The first one i finished already".
  [
    /^((?:the )?(?:first|second|third|fourth|last|other)(?: (?:one|thing|task|todo))?),? (?:i|we)(?: have|['’]ve)? (?:already |just )?(finished|did|done|completed|bought|got|handed in|sorted)(?: (?:already|it|now|just now|today))*(?=[\s.,!]*(?:ha|lol|$))/i,
    'i finished $1',
  ],
  // "Add AA batteries, wait AAA".
  [
    /(?<=[\p{L}\d] )(\p{Lu}[\p{Lu}\d]{0,3}) (\p{Ll}{3,}),? (?:(?:no|oh|wait|sorry|actually|i mean)[, ]+)+(\p{Lu}[\p{Lu}\d]{0,3})(?=,? (?:to|on) (?:the |my )?\p{L}|[\s.!]*$)/gu,
    '$3 $2',
  ],
  [/\b(?:is|are) (still )?owing (?=(?:me|us)\b)/gi, (_all, still = '') => `${still}owes `],
  // "Booked the karaoke room for 5 dec 8pm".
  [
    new RegExp(
      `^(?:(?:i|we)(?: have|['’]ve)? )?(?:just )?(?:booked|reserved) (?:us )?(?:an?|the|our|my) (\\p{L}[\\p{L}’' -]{2,40}?) (?:for|on) (?=(?:(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${monthName}|${monthName} \\d{1,2}(?:st|nd|rd|th)?|${shortDay}|tomorrow|tonight)[, ]+(?:at )?(?:\\d{1,2} ?[ap]m|\\d{1,2}[:.]\\d\\d|noon)\\b)`,
      'iu',
    ),
    '$1 booked on ',
  ],
  // "How much is Blessing owing".
  [
    /^(?:and |so )?(how much|what) (?:is|are) ((?:\p{L}+\.? ){1,3})owing(?: (?:me|us))?[?.! ]*$/iu,
    '$1 does $2owe me?',
  ],
  // "And no pings while im asleep, 9 in the morning til 3".
  [
    /^(?:(?:and|also|so|ok|please),? )*no (?:more )?(?:pings?|pinging|texts?|texting|messages|messaging|notifications|alerts|buzzing|disturbing)(?: from you| please)? (?:while|when) (?:i['’]?m|i am|i will be) (?:still |fast )?(?:asleep|sleeping|in bed|resting|napping)[,:;–—-]* (?:(?:so|from|between|that is|that['’]?s) )?(?=\d|noon|midnight|half|quarter)/i,
    'quiet hours from ',
  ],
];

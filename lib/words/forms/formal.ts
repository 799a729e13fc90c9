import { monthNames } from '@/lib/time/format';
import { type Rewrite, shortDay } from '@/lib/words/short-forms';
import { joinWords } from '@/lib/words/wording';

const day = `(?:${shortDay}|today|tonight|tomorrow)`;
const weekdays = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');
const count = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)';

const moment = String.raw`(?:on the day|that (?:same )?(?:morning|afternoon|evening|day|night)|the (?:day|night|evening|morning) before|(?:(?:on|at|by|around|this|next|in the) )?(?:${day}|noon|midnight|morning|afternoon|evening|half (?:past )?\p{L}+|\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?))`;
const polite = '(?:(?:and|also|please|pls|then|but|just|so|ok|can you|could you)[, ]+)*';

/** Rewrites of formal and very polite English: "we shall be requiring" becomes "we need". */
export const formalForms: Rewrite[] = [
  // "Ear drops at 3, only till saturday".
  [
    /(?<=\p{L}|\d|\)),? (?:but |and )?(?:only|just) (?=(?:till?|until) (?:the |next |this )?(?:\p{L}{3,9}day|\d|end|christmas))/giu,
    ' ',
  ],
  // "The weds shift got swapped to friday", where "weds" tells which shift.
  [
    new RegExp(
      `^((?:(?:and|so|also|ok|oh),? )*)(?:(?:the|my|our) )?(${shortDay}) (\\p{L}+(?: \\p{L}+)?) (?:(?:has|is|was|been|got|just) ){1,3}(?:moved|swapped|switched|changed|pushed|shifted|rescheduled) to (?=(?:this |next |the )?(?:${day}|\\d))`,
      'iu',
    ),
    (_all, start = '', name = '', what = '') =>
      `${start}${weekdays.find((full) => full.startsWith(name.slice(0, 3).toLowerCase()))}'s ${what} moved to `,
  ],
  // "Wedding thursday, nor on the 30th", a slip of the keys.
  [/(?<!\bn(?:either|or|ot|o)\b.{0,60}), nor (?=(?:on|at|the \d)\b)/gi, ', not '],
  [/^(?:(?:sorry|no|oh|wait|actually)[, ]+)+keep (it|them|that|those)[.! ]*$/i, 'keep $1'],
  // "Tell me on the day at 9", but not "tell me tomorrow's weather".
  [
    new RegExp(
      `^(${polite})(?:tell me|let me know) (?:again )?(?=(?:${moment}[, ]*){1,3}(?:please|too|as well|instead|to \\p{L}[^?]*|about [^?]*)?[.! ]*$)`,
      'iu',
    ),
    '$1remind me ',
  ],
  // "Add that I need to bring wine".
  [
    new RegExp(`^(${polite})(?:add|note) that (?:i|we) (?:need|have|['’]ve got) to (?=\\p{L})`, 'iu'),
    '$1I need to ',
  ],
  // "Make sure I bring wine" is a task.
  [
    new RegExp(
      `^(${polite})(?:make|be) sure (?:that )?(?:i|we) (?:remember to |(?:don['’]?t|do not) forget to )?(?=(?!(?:am|are|have|know|can|could|did|do|don|don['’]?t|will|won['’]?t|get (?:a|the|my)|wake|was|see|hear|never|always|only|had|miss|forget)\\b)\\p{L}+ )`,
      'iu',
    ),
    '$1I need to ',
  ],
  // "Work sched this week: mon 2-10".
  [
    /^(?:(?:here(?:['’]s| is) )?my )?work (?:sched(?:ule)?|rota|roster|hours|times)((?: for)? (?:this|next) week)?(?= ?[:–-])/i,
    'shifts$1',
  ],
  // "And one for saturday at 8" is one more.
  [
    /^(?:and|also|plus),? one (?=with \p{Lu}\p{L}+ |(?:for|on) (?:the )?(?:\d|\p{L}+day|tomorrow|tonight|mon|tue|wed|thu|fri|sat|sun)\b)/iu,
    'another one ',
  ],
  // "No gym this thursday, it's thanksgiving": the reason names no other day.
  [
    /^((?=[^.!?]{0,70}\b(?:no|not|off|skip|cancel|cancell?ed|leave out)\b)[^.!?]{3,70}?(?:\p{L}day|\b(?:mon|tues?|weds?|thurs?|thu|fri|sat|sun|today|tonight|tomorrow|this week))),? (?:(?:because|cos|since|as) )?(?:it['’]?s|that['’]?s|it is) (?:a |the |our )?(?:thanksgiving|black friday|(?:christmas|xmas|new year['’]?s?)(?: day| eve)?|boxing day|(?:good|easter) (?:friday|sunday|monday)|easter|halloween|(?:(?:bank|public|school|national|federal) )?holidays?|half[- ]term)(?: (?:day|weekend|week))?[.! ]*$/iu,
    '$1',
  ],
  // "She stays until sunday" moves nothing.
  [/\b(she|he|they) (?:stays?|remains?) (?=(?:until|till?|for)\b)/i, '$1 is staying '],
  [/^(no,? )?not (morning|afternoon|evening)(?=, )/i, '$1not in the $2'],
  [
    /^(thank you|thanks|thx|ty)[,!. ]+(?:it|that|this)(?:['’]?s| is) (?:very |so |really )?(?:good|nice|great|perfect|helpful|fine)[.! ]*$/i,
    '$1',
  ],
  [
    /^how (?:many|much) (?:things? |stuff )?(?:have i|did i|i have) (?:got|get|gotten) done /i,
    'what did i get done ',
  ],
  // "Note: electricity bill due 28 nov" is to be done by then.
  [
    /^(?:(?:ok(?:ay)?|and|also) )*note(?: to self)?[:,] ?(?=[^.!?]{3,60} due (?:on |by )?(?:the )?[\p{L}\d ]{3,14}$)/iu,
    '',
  ],
  // "5k today in 31 minutes" tells of a run, "5k tomorrow, 30 minutes" does not.
  [
    /^(?:(?:add )?another(?: one)?[:,]? |log[:,]? )?(\d+(?:[.,]\d+)? ?(?:k|km|miles?|mi))(?: (?:run|walk|swim|ride))?( (?:today|yesterday|this morning|(?:on )?\p{L}+day))?(?: in)? (\d+(?:[:.]\d\d)? ?(?:min(?:ute)?s?))( (?:today|yesterday|this morning))?[.! ]*$/iu,
    'remember that i did $1 in $3$2$4',
  ],
  [/^(?:cancel|undo|reverse|revert) last(?: (?:action|change|step))?[.! ]*$/i, 'undo'],
  // "Mummy papa anniversary on 3rd dec 35 years".
  [/(?<=\b(?:anniversary|birthday)\b[^.!?]{3,25}\p{L}),? \d{1,2} (?:years|yrs)[.! ]*$/iu, ''],
  // "I shall be needing", "we shall be requiring".
  [/\b(i|we)(?: (?:shall|will)|['’]ll) (?:be (?:needing|requiring|wanting)|require) /gi, '$1 need '],
  [/\b(?:i|we) (?:fear|regret|am afraid|are afraid)(?: to say)?(?: that)? (?=(?:i|we|the|my)\b)/gi, ''],
  [/\b(i|we) (?:shall|will) not be able to (?=\p{L})/giu, '$1 can not '],
  // "Would it be possible to be reminded of my pills", "may I have a reminder".
  [
    /(?:\b(?:would|is|will) it (?:be )?(?:possible|all right|okay|ok)|\bit is possible) (?:for me )?(?:to (?:be reminded|have a reminder|get a reminder|receive a reminder))(?: (?:of|about|for))?/gi,
    'remind me about',
  ],
  [
    /\b(?:may|might|can|could) (?:i|we) (?:please |kindly |also )?(?:be reminded|(?:have|get|receive) (?:a|another) reminder)(?: (?:of|about|for))?(?= \S)/gi,
    'remind me about',
  ],
  [
    /\bremind me about (?=(?:to|at|on|tomorrow|every|the (?:day|evening|night|morning|week) before)\b)/gi,
    'remind me ',
  ],
  // "I have exam tomorrow", as learners say.
  [
    /\b(i|we) have (exam|test|appointment|meeting|interview|lesson|class|course|visit) (?=(?:of|with|at|in|on|for|tomorrow|today)\b)/gi,
    (_all, who = '', noun = '') => `${who} have ${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun} `,
  ],
  [/^i have (?:a )?(?:question|doubt)[.,!:] (?=\S)/i, ''],
  // "It is possible you send me every evening to repeat the words?"
  [
    /^((?:hello|hi|please|and|also|so),? )*(?:it is|is it|is) possible (?:that )?you (?:can )?(?:send|write|give|tell|say|remember|remind)(?: to)? me (?:a (?:message|reminder|notice) )?/i,
    'remind me ',
  ],
  // "You can say me one hour before?"
  [
    /(?<=^|[.!?] )(?:and |also |please )?(?:can you|you can|could you|you could)(?: please)? (?:say|tell|warn|remember|write)(?: to)? me (?=(?:an?|one|two|three|half an|\d{1,2}|the) (?:hours?|days?|minutes?|evening|night|week)s? before\b)/gi,
    'remind me ',
  ],
  // "At 8 and at 20, daily".
  [
    /\b((?:at )?\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?(?:,? and (?:at )?\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?)*), (?:daily|every day|each day)(?=[.!?]*$)/gi,
    '$1 every day',
  ],
  [/^for ((?:\d{1,2}|\p{L}+) (?:days|weeks|months)) only\b(?:, until [^.!?]{3,50})?/iu, 'only for $1'],
  // "Note that the notary expects me on Monday the 30th at 11:45" tells of an appointment.
  [
    new RegExp(
      `\\b(?:make a )?note (?:down )?that (?=(?:the|my|our|mr|mrs|ms|dr|i|we)\\b[^.!?]{1,60}\\b(?:expects?|awaits?|am expected|are expected|am to|are to|have an? (?:appointment|meeting|visit)|appointment (?:is|will be)|meeting (?:is|will be)|will (?:come|call|visit|arrive)|(?:calls|comes|visits|arrives)(?= (?:on|at|tomorrow|round|next)))\\b[^.!?]*\\b(?:${day}|\\d{1,2}(?:st|nd|rd|th))\\b[^.!?]*(?:\\d|\\b${count}\\b|noon))`,
      'giu',
    ),
    '',
  ],
  [
    /(?<=^(?:good (?:morning|day|evening|afternoon)|hello|hi|hey)) (?:my )?(?:dear|darling|lovely)(?=[.,! ]|$)/i,
    '',
  ],
  // "Permit me to ask what I have on Wednesday", "kindly advise what remains on my list".
  [/^(?:please |kindly )?(?:permit|allow) me to (?:ask|inquire|enquire),? (?=\p{L})/iu, ''],
  [/^(?:please |kindly )?advise (?:me )?(?=(?:what|when|where|which|how)\b)/i, ''],
  [/\bwhat (?:still )?remains(?= (?:on|of|to)\b|\W*$)/gi, 'what is left'],
  [
    /\b(?:would|could|will) you have the (?:great )?(?:goodness|kindness|courtesy) to (?=\p{L})/giu,
    'please ',
  ],
  [
    /\bit would (?:greatly |very much )?(?:oblige|help|please) me (?:greatly )?if you (?:(?:would|could) |(?=(?:note|add|remind|remove|delete|move)d\b|(?:add|remind)ed\b))(\p{L}+)/giu,
    (_all, verb = '') =>
      `please ${verb.replace(/^noted$/i, 'remember').replace(/^(add|remind)ed$|^(remove|delete|move)d$/i, '$1$2')}`,
  ],
  [
    /\b(?:i|we)(?: would| should|['’]d)? (?:require|wish|want|need|like) to be (?:woken|awakened)(?: up)?(?= (?:at|tomorrow|by|every)\b)/gi,
    'wake me',
  ],
  [/\b(can|could|would|will) you to (?=\p{L})/giu, '$1 you '],
  // "The blue tablet in the morning and the white one at night".
  [
    /\b((?:the|my|a|one) \p{L}+ (tablet|pill|capsule|inhaler|dose|injection|bin|bag|drops)s?\b[^.!?]{1,50}?\b(?:the|my|a) \p{L}+) one(?= (?:at|in|on|before|with|after)\b)/giu,
    '$1 $2',
  ],
  // "I take the tablet in the morning and the drops at night" is said of every day.
  [
    /^(?:i|we|mum|mom|dad) (takes?|have|has|uses?) (?=[^.!?]*\b(?:tablets?|pills?|capsules?|meds|medicine|inhaler|drops|vitamins?|insulin|statins?|antibiotics?)\b)([^.,!?]{3,40}?) (?:in the|at|before) (mornings?|evenings?|nights?|lunch|bed(?:time)?),? and ([^.,!?]{3,40}?) (?:in the|at|before) (mornings?|evenings?|nights?|lunch|bed(?:time)?)[.!]*$/iu,
    (_all, verb = '', one = '', when = '', other = '', later = '') =>
      `${verb.replace(/s$/, '')} ${one} every ${partOf(when)} and ${verb.replace(/s$/, '')} ${other} every ${partOf(later)}`,
  ],
  // "Swap day: I work fri instead of thurs".
  [
    new RegExp(
      `^(?:(?:ok|so|hey|shift swap|swap(?:ped)?(?: days?| shifts?)?|change of plan|update)[,:]* )*(?:i['’]?m |i am |i['’]?ll |i )?(?:now )?(?:work(?:ing)?|on(?: shift)?) (?:on )?(${shortDay}) (?:instead of|rather than|not) (?:on )?(${shortDay})(?: (?:this|next) week)?[.!]*$`,
      'i',
    ),
    'move the $2 one to $1',
  ],
  [/\bremind me to (?:be|get) up (?=(?:by|at|for|before) )/gi, 'wake me up '],
  // "Rent on the 1st, council tax on the 5th, phone on the 22nd every month": all three are monthly.
  [
    /^(?!(?:what|when|which|who|is|are|do|does|move|change|not|no)\b)[^?]*,[^?]*\b(?:every|each) month[.!]*$/i,
    (all) =>
      all.replace(
        /(?: is| are)?(?: due)?(?: on)? the (\d{1,2}(?:st|nd|rd|th))(?=,? (?:and )?(?!the |on |of |at |every |each |and )\p{L}{3,})/giu,
        ' on the $1 of every month',
      ),
  ],
  // "On the 1st and on the 15th every month", "on the 1st, 15th and 22nd every month".
  [
    /\b(?:on )?(?:the )?\d{1,2}(?:st|nd|rd|th)(?:(?:, and|,| and| &) (?:on )?(?:the )?\d{1,2}(?:st|nd|rd|th))+ (?:of )?(?=(?:every|each) month\b)/gi,
    (all) => `on the ${joinWords(all.match(/\d+\w\w/g) ?? [])} of `,
  ],
  // "This week thursday", as learners say.
  [/\bthis week,? (?:on )?(?=(?:mon|tues|wednes|thurs|fri|satur|sun)day\b)/gi, 'this '],
  // "Too many, every 2 hours".
  [
    /^(?:(?:that|it)(?:['’]?s| is) |way |a bit |far )*too (?:many|much|often|frequent)(?: reminders| of them)?[.,!–—-]* (?=(?:make (?:it|that) |do |only |just )?(?:every|once|twice)\b)/i,
    'no, ',
  ],
  [
    /\b((?:the |my |our )?(?:kids?|children|boys|girls|twins)|we|they) (?:have|have got|['’]ve got|got) no (school|nursery|kindergarten|daycare|classes|lessons)(?= (?:from |on )?(?:mon|tue|wed|thu|fri|\d|next week|the \d)[^.!?]*(?:-|–|to|thru|through|till?|until|and|&) ?(?:the )?(?:mon|tue|wed|thu|fri|\d))/giu,
    '$1 are off $2',
  ],
  // "A tablet every morning at 8 and another at night".
  [
    /(?<=\bevery (?:day|morning|afternoon|evening)(?: at [\d:.]+(?: ?[ap]m)?)?),? (?:and|plus)(?: then)? another(?: one| dose| tablet| pill)? (?:(at night|at bedtime|before bed)|in the (afternoon|evening)|(at \d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?)(?: (?:in the|at) (afternoon|evening|night))?)(?=[.! ]*$)/gi,
    (_all, late?: string, part?: string, hour?: string, half?: string) =>
      ` and every ${late ? 'night' : (part ?? half ?? 'day')}${hour ? ` ${hour}` : ''}`,
  ],
  // "VAT every quarter, remind me on the 7th, next one feb".
  [
    new RegExp(
      `\\bevery (?:quarter|(\\d{1,2}|two|three|four|six) months),? (?:(?:and )?remind me )?on the (\\d{1,2}(?:st|nd|rd|th)),? (?:and )?(?:the )?(?:next|first|starting|beginning)(?: one)?(?: is| in| due| comes?)* (${monthNames.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')})(?=[.! ]*$)`,
      'i',
    ),
    (_all, count = '3', day = '', month = '') => `every ${count} months on the ${day} from ${month}`,
  ],
  // "Except Sunday, the watchman is there on Sunday" is so in every week.
  [
    /^((?:but )?except)(?: on)? ((?:mon|tues|wednes|thurs|fri|satur|sun)day)s?, (?:because |as )?[^,.!?]{3,40}? on \2s?[.! ]*$/i,
    '$1 $2s',
  ],
  // "Fives is wed 8pm at Townhead this week".
  [
    new RegExp(
      `(?<= )(?:on )?(${shortDay}) ((?:at )?\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m)?) (at (?:\\p{L}[\\p{L}'’]* ){1,3})this week(?=[,.!]|$)`,
      'iu',
    ),
    (_all, day = '', hour = '', place = '') => `this ${day} ${hour} ${place.trim()}`,
  ],
  // "Remind me 3 months before it does", behind "my pass expires in april".
  [
    /(?<=^(?:(?:and|so|ok|please),? )*(?:(?:can|could) you )?(?:remind|tell|nudge|ping|warn) me [^.!?]{3,25} before) (?:it|they|he|she) (?:does|do|is|are)(?=(?: please| too| as well)?[.! ]*$)/i,
    ' that',
  ],
  // "This week it's at 2 instead".
  [
    /^(?:(?:but|and|so|just|only) )*this week,? (?:it['’]?s|it is)(?: only| just)? at (?=\d[^,.!?]{0,12}[.!]*$)/i,
    'just this time at ',
  ],
];

function partOf(words: string): string {
  return /^bed/i.test(words) ? 'night' : words.replace(/s$/i, '');
}

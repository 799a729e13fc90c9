import type { Rewrite } from '@/lib/words/short-forms';

const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|aug|sept?|oct|nov|dec)';
const clock = '\\d{1,2}(?:[:.][0-5]\\d)?(?: ?[ap]m)?';
const person =
  '(?!(?:doors?|gates?|bus|train|pick|drop|starts?|ends?|leave|from|at|till?|until|be|get|then|and|or|lunch|dinner|breakfast)\\b)\\p{L}+';
const clockOnDay = `(?:at )?\\b(${clock}) (?:on |this )?((?:${weekday}|mon|tues?|weds?|thurs?|thu|fri|sat|sun)\\b|today|tonight|tomorrow)`;
const wanted =
  '(?:(?:please|can you|could you|hey|hi|i need|i want|set|set up|make|put|put on|add|create|give me)[, ]+)*';
const fullDays: Record<string, string> = { sat: 'saturday', wed: 'wednesday', sun: 'sunday', mon: 'monday' };

function fullDay(_all: string, name = ''): string {
  return fullDays[name.toLowerCase()] ?? name;
}

/** Rewrites for what people leave out or cut short. */
export const abridgedForms: Rewrite[] = [
  // "Vet sat 0930": "sat" and "wed" are days before an hour.
  [
    /^((?!(?:i|we|he|she|they|you|who|it|the cat)\b)[\p{L}'’]+(?: [\p{L}'’]+){0,3}) (sat|wed|sun|mon) (?:at )?([01]?\d|2[0-3])[:.]?([0-5]\d)(?=(?: ?[ap]m)?[.! ]*$)/iu,
    (_all, title = '', name = '', hour = '', minutes = '') =>
      `${title} ${fullDays[name.toLowerCase()]} at ${hour}:${minutes}`,
  ],
  // "She's mad about pottery", but not "mad about the leak".
  [
    /\b((?:[Ss]?[Hh]e(?=['’]?s| is)|\p{Lu}\p{L}+(?=['’]s| is)))(?:['’]?s| is) (?:really |totally |absolutely )?(?:mad|crazy|nuts|bonkers|daft) (?:about|for) (?=(?!(?:the|this|that|it|my|our|his|her|your|what|how|not|today|tonight|tomorrow|yesterday|next|last|something|everything|work|money|\p{L}+day|being|losing|having|all|them|you|me|us|him|a|an)\b)\p{L}+(?: \p{L}+)?(?:,? (?:btw|by the way))?[.! ]*$)/gu,
    '$1 loves ',
  ],
  // "Is 23rd evening free".
  [
    /\b(?:the )?(\d{1,2}(?:st|nd|rd|th)) (morning|afternoon|evening|night)(?= |[?.! ]*$)/gi,
    'the $1 in the $2',
  ],
  // "Gate code 1945# don't lose it".
  [
    /(?<=\b(?:code|pin|password|number|no|combo|combination|reference|ref)\b[^.!?,]{2,40}\S),? (?:and |so |please )*(?:do not|don['’]?t) (?:lose|forget) (?:it|that|this)(?:,? please)?(?=[.! ]*$)/i,
    '',
  ],
  // "What about tuesday morning, anything on?"
  [
    /^((?:and |so |ok )*(?:what|how) about [^,.!?]{3,40}),? (?:is there |do i have |have i got )?anything (?:on|planned|happening|going on|booked|scheduled|there|then)(?: then| there)?(?=[?.! ]*$)/i,
    '$1',
  ],
  // "Pickup at 3 today, 2.45 tomorrow and 3.15 on friday".
  [
    new RegExp(`${clockOnDay}(?:(?:, and |,? and |, )${clockOnDay}){2,}`, 'gi'),
    (all) => all.replace(new RegExp(clockOnDay, 'gi'), (_one, hour = '', day = '') => `${day} at ${hour}`),
  ],
  // "Dentist tuesday, Tom at 10 and Ella at 10.30".
  [
    new RegExp(
      `^((?:the |my |our )?(?!(?:remind|call|ring|move|change|make|add|set)\\b)\\p{L}+(?: \\p{L}+)?) (?:is )?(?:on )?((?:this |next )?${weekday}|today|tomorrow)[,:;–-]+ ?(${person}) (?:at |is at |is )?(${clock}),? (?:and |then )?(${person}) (?:at |is at |is )?(${clock})[.! ]*$`,
      'iu',
    ),
    '$1 for $3 $2 at $4 and $1 for $5 $2 at $6',
  ],
  // "Tomorrow: call the bank, post the parcel" and "notes for tomorrow: …".
  [
    new RegExp(
      `^(?:(?:notes?|jobs|tasks|things|list|plan|to ?dos?) (?:to do )?(?:for )?(?=to(?:day|night))|(?!to(?:day|night))(?:(?:notes?|jobs|tasks|things|list|plan|to ?dos?) (?:to do )?(?:for )?)?)(today|tomorrow|tonight|(?:this |next |on )?${weekday})\\s*[:–-]+\\s+(?=[^.!?:]+, [^.!?:]+$)(?!.*(?:\\bat \\d|\\b\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m)?\\b(?! ?[x×])))`,
      'iu',
    ),
    'to do for $1: ',
  ],
  // "Swimming starts next tuesday, 4.15, weekly".
  [
    new RegExp(
      `^((?:the |my |our )?(?!it\\b)\\p{L}[\\p{L} '’]{2,40}?) (?:starts?|begins?) (?:on )?(?:(this|next) )?(${weekday}),? (?:at )?(${clock}),? (?:and )?(?:then )?(?:weekly|every week|each week)(?=[.! ]*$| (?:till?|until) )`,
      'iu',
    ),
    (_all, what = '', which = '', day = '', hour = '') =>
      `${what} every ${day} at ${hour} starting ${which ? `${which} ` : ''}${day}`,
  ],
  // "Tomorrow evening 7 to 8 yoga class".
  [
    /\b(morning|afternoon|evening),? (?:from )?(\d{1,2}(?:[:.][0-5]\d)?) ?(?:-|–|to|till?) ?(\d{1,2}(?:[:.][0-5]\d)?)(?! ?[ap]m|\d|[:.]\d|\/)(?= \p{L}{3,})/giu,
    '$2 to $3 in the $1',
  ],
  // "Tomorrow I am having a meeting with the vendor".
  [
    /\b(i|we)(?: am|['’]?m| are|['’]?re) having (?=(?:an? |one |my |our |the )?(?:\p{L}+ ){0,2}(?:meeting|appointment|call|exam|test|interview|class|lesson|function|wedding|check-?up|session|viva|flight|train)\b)/giu,
    '$1 have ',
  ],
  // "Remind me ten minutes before each one".
  [
    /\b(before|of|for|about) (?:each|every)(?: (?:one|single one|of (?:them|those|these)))(?=[\s.!]*$)/gi,
    '$1 all of them',
  ],
  [
    /\bremind me (?:of|about) (both|all(?: of them)?|them|these|those)(?: of them)? (?=(?:at|by) )(?!.*\bbefore\b)/gi,
    'move $1 to ',
  ],
  // "Set an alarm for 6 weekdays and 8.30 at the weekend".
  [
    new RegExp(
      `(?:(?:at|for) )?${clock} (?:(?:on|in|during|at) (?:the )?)?week(?:day|end)s?(?:,? and |, ?)(?:at )?${clock} (?:(?:on|in|during|at) (?:the )?)?week(?:day|end)s?\\b`,
      'gi',
    ),
    (all) => all.replace(/(?:(?:at|for) )?(\d[\d:.]*(?: ?[ap]m)?) \D*?(week(?:day|end))s?/gi, 'at $1 on $2s'),
  ],
  [
    new RegExp(
      `^${wanted}(?:an? |my |the )?(alarms?|wake[- ]?up(?: call)?) (?=at ${clock} on week(?:day|end)s.* on week(?:day|end)s)`,
      'i',
    ),
    '$1 ',
  ],
  [/\brest of (?:my|our) (?=week|month|year|day|weekend)/gi, 'rest of the '],
  // "Coming back saturday, landing around 9pm" is one journey.
  [
    new RegExp(
      `^([^.!?,\\d]{3,60}\\b(?:${weekday}|tomorrow|today|tonight)),? (?:and )?((?:landing|arriving|getting in|touching down|setting off|leaving|departing|taking off|boarding|sailing) (?:(?:at|around|about|by) )?(?=${clock}[.! ]*$))`,
      'i',
    ),
    '$1 $2',
  ],
  // "It has to be done by 28th, remind 2 days prior".
  [
    /^(?=.*\bremind\b)((?:(?:also|and),? )*(?!(?:it|this|that|which|what|everything)\b)[^.!?,]{3,40}?) (?:has|have|needs?|must) (?:to be |be )?(?:done|finished|completed|sorted|paid for)(?= (?:by|before|on) )/i,
    '$1',
  ],
  // "Sat free?", "what about wed", "am i working sun?"
  [/^(?:(?:so|and|is) )*(sat|sun|wed|mon)(?= (?:still )?(?:free|busy|open|clear)\W*$)/i, fullDay],
  [
    /(?<=^(?:(?:so|and) )*(?:what about|how about|(?:am|are) (?:i|we) (?:still )?(?:free|busy|available|working)|free|busy) )(sat|sun|wed|mon)(?=\W*$)/i,
    fullDay,
  ],
  // "What does december look like".
  [
    new RegExp(
      `^(?:so |and )*(?:what|how)(?:['’]?s| does| is| will) (${month}) (?:look(?:ing)?|be|shap(?:e|ing) up)(?: like| so far)*\\s*\\?*$`,
      'i',
    ),
    'what is on in $1',
  ],
  [/\beob\b/gi, 'end of business'],
  // "A paper due the friday after, midnight".
  [/(?<=\bdue\b[^.!?,\n]{0,20} the \p{L}+day after),? (?:at )?midnight\b/giu, ' at 23:59'],
  [/(?<=\bdue\b[^.!?,\n]{3,30}), midnight\b/gi, ' at midnight'],
  // "Tomorrow at, no not tomorrow, tuesday at four".
  [
    new RegExp(
      `\\b(tomorrow|today|tonight|${weekday})(?: at| on)?,? (?:(?:um|uh|er),? )?no,? not (?:on )?\\1,? (?=(?:on )?(?:today|tomorrow|tonight|${weekday})\\b)`,
      'gi',
    ),
    '',
  ],
  // "Last friday of every month do the timesheets".
  [
    new RegExp(
      `^(?:on )?(?:the )?((?:first|second|third|last) (?:${weekday}|weekday|day) of (?:every|each|the) month),? (?:i (?:have|need) to )?(?=(?:do|pay|send|file|check|clean|call|submit|run|change|order|back up) )`,
      'i',
    ),
    'remind me the $1 to ',
  ],
  // "Heartworm pill for the dog first of the month" comes every month.
  [
    /(?<=^[^.!?\n]*\b(?:pills?|tablets?|meds?|dose|drops|rent|bills?|filters?|treatment|wormer)\b[^.!?\n]*)(?<!\b(?:to|until|till|by|from|of|before|after|next|every|each|for|since|move|moved)) (?:on )?(?:the )?(?:first|1st) of the month[.!]*$/i,
    ' on the 1st of every month',
  ],
  // "Badge # 30772", "booking ref QX7LMP".
  [/^(?!(?:order|buy|call|get)\b)(\p{L}+(?: \p{L}+)?) # ?(\d{3,}[A-Z\d-]*)$/iu, '$1 number $2'],
  [
    /^((?:my )?(?:\p{L}+ )?(?:[Rr]ef|[Rr]eference|[Cc]onfirmation|[Bb]ooking|pnr|PNR)(?: (?:number|no|nr|code))?:?) (?=[A-Z\d-]*\d|[A-Z]{6}$)(?!PLEASE)([A-Z\d-]{5,})$/u,
    '$1 is $2',
  ],
  // "Put in my diary for yesterday that we painted the bedroom" is kept in the entry of today, with its day.
  [
    /^(?:please )?(?:put|write|add|note|log|save) (?:it )?(?:in|into|to) (?:my|the) (?:diary|journal) for (yesterday|last night) (?:that )?:? ?(?=\p{L})/iu,
    'add to my journal: $1 ',
  ],
  [
    /^(?:please )?(?:in )?(?:my )?(?:diary|journal)(?: entry)? for (yesterday|last night)(?:,? (?:put|write|note)(?: down)?(?: that)?|:) ?(?=\p{L})/iu,
    'add to my journal: $1 ',
  ],
  [
    /^(?:please )?(?:put|write|add|note|log|save) (?:it )?(?:in|into|to) (?:yesterday|last night)['’]s (?:(?:diary|journal)(?: entry)?|entry)(?: that)?:? (?=\p{L})/iu,
    'add to my journal: yesterday ',
  ],
  // "Clear the ones I've bought".
  [
    /^(?:(?:and|ok|now|please|can you),? )*(?:clear|delete|remove|wipe|take off|get rid of|cross off|bin)(?: off| out)? (?:all )?(?:(?:the|those) (?:ones|things|items|stuff|bits) (?:that |which )?|what(?:ever)? |(?:all|everything) (?:that )?)(?:(?:i|we)(?:['’]?ve| have)?(?: already| just)? (?:bought|got|done|ticked(?: off)?|finished|completed|checked off|crossed off)|(?:is|are)(?: already)? (?:done|ticked(?: off)?|finished|completed?|bought|crossed off))(?: already)?(?: (?:off|from) (?:the|my) list)?[.! ]*$/i,
    'clear the done ones',
  ],
  // "Journal that".
  [/^(?:please |can you )?(?:journal|diary) (that|this|it)[.! ]*$/i, 'put $1 in my journal'],
  // "Remind one day before the party".
  [/^((?:please )?remind) (?=(?:an?|one|two|three|\d+) (?:minute|hour|day|week)s? before\b)/i, '$1 me '],
  // "Wedding anniversary is 20 june, married in 2012".
  [
    /^(?:our |my )?(?:wedding )?anniversary (?:is |: ?|on )(?:on )?(?:the )?([^,.!?]{4,16}),? (?:and )?(?:we )?(?:got |were |have been )?married (?:in|since) ((?:19|20)\d\d)[.! ]*$/i,
    'our wedding anniversary is $1 $2',
  ],
  // "How much you cost", as many Indians say.
  [
    /^((?:ok |and |so |but )?(?:how much|how many \p{L}+|(?:which|what) \p{L}+s|where|how)) (?:you|u) ((?:cost|charge|know|speak|understand|support|work|store|keep|save|remember|use)\b.{0,25})$/iu,
    '$1 do you $2',
  ],
  [/(?<=\blanguages )(?:(?:do|can) )?(?:you|u) know\b/i, 'do you speak'],
  // "Never mind the nagging, it's stressing me out".
  [
    /^((?:(?:ok|oh|actually|ugh),? )*(?:never ?mind|forget|enough of|enough with|stop|no more) (?:the |this |that |all the |your )?(?:nagging|reminding|nudging|pinging|pestering)(?: me)?),? (?:it['’]?s|it is|its|i|i['’]?m|that['’]?s|it)\b[^.!?]*[.!]*$/iu,
    '$1',
  ],
  // "How many days I have for study?", after an exam was told.
  [
    /^(?:so |and )?how (?:many (days|weeks)|long)(?: (?:do|have) (?:i|we)(?: have| got)?| (?:i|we) have| (?:are |is )?left)(?: left)? (?:for|to) (?:the )?(?:study(?:ing)?|prepare|preparing|preparation|revise|revising|revision|practi[sc]e|get ready|learn)\s*\?*$/i,
    (_all, unit = 'days') => `how many ${unit} until that`,
  ],
  // "Did it about the 3rd of october".
  [
    /^(?:(?:oh|ah|ok|okay|well|yes|right)[,. ]+)*(?:i )?did (it|that) (?:(?:on|about|around|roughly|maybe) )+(?=(?:the )?\d{1,2}(?:st|nd|rd|th)|(?:january|february|march|april|may|june|july|august|september|october|november|december) \d)/i,
    'i did $1 on ',
  ],
  [/^(?:please )?put me (?=(?:every|each) (?:\p{L}+ )?\p{L}+ at \d)/iu, 'remind me '],
  // "Change the bit about the beach, it was the creek".
  [
    /^(?:(?:and|can you|could you|please|oh),? )*(?:change|correct|fix|edit|amend|reword) the (?:bit|part|line|sentence) (?:about|with|where|on) [^.!?]+[.!?]*$/i,
    'correct my journal entry',
  ],
  // "Trash goes out wednesday nights, recycling every other wednesday" is at one time of day.
  [
    new RegExp(
      `\\b((${weekday})s? (night|evening|morning)s?,? (?:and )?[^,.!?\\d]{2,30} every (?:other|second|third) \\2)s?(?=[.!]*$)`,
      'i',
    ),
    '$1 $3',
  ],
  // "And then while I'm there I need plasters and cough syrup".
  [
    /^(?:and |also |so |oh )*(?:then )?while (?:i['’]?m|i am|we['’]?re|we are) (?:there|at it|out|in town),? (?=(?:i|we) (?:also )?need (?!to\b))/i,
    '',
  ],
  // "New list winter camp kit".
  [
    /^((?:(?:a|start a|make a) )?new list) (?=\p{L}[\p{L}'’]+(?: [\p{L}'’]+){0,3}[.!]*$)(?!for|of|please|called|named|item|with|and\b|.* and )/iu,
    '$1: ',
  ],
  // "Make a list for books I want to read".
  [
    /(?<=\b(?:make|start|create|set up|open|begin|do) (?:me )?(?:a |another |one|a new )[^.!?\n]{0,30}\b(?:for|of|called) (?:the |my |all the )?\p{L}+(?: \p{L}+)?) (?:that )?(?:i|we) (?:want|need|would like|plan|mean|still have) to \p{L}+(?=[.!?]*$)/iu,
    '',
  ],
  [
    /^(?:(?:ok|right|well|so),? )*(?:i think )?(?:that['’]?s|that is|that will be) (?:all|it|everything)(?: from me)? for (?:this|the) week(?:,? i think| then)?[.!]*$/i,
    "that's it for today",
  ],
];

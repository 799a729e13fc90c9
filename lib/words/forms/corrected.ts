import { type Rewrite, shortDay } from '@/lib/words/short-forms';
import { taskVerbs } from '@/lib/words/verbs';

const number = String.raw`(?:\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|forty|forty-five)`;
const change = `(?:or (?:better|rather|maybe|make (?:it|that)|perhaps)|no,? (?:wait|make (?:it|that)|better)|no|wait|actually|make (?:it|that)|i mean(?:t)?|better|hmm)`;
const order = `(?:please )?(?:delete|scratch|cancel|remove|drop|scrap|bin|toss|erase|clear|tick off|cross off|complete|move|push|shift|reschedule|rename|change|add|put)`;
const dayOrHour = `(?:on |at |for )?(?:${shortDay}|today|tonight|tomorrow)(?: (?:at )?\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m)?)?`;

function baseOf(stem: string): string {
  const single = stem.replace(/([^dlsz])\1$/, '$1');
  return [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].find((verb) => taskVerbs.has(verb)) ?? single;
}

const hourName = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const spokenHour = `(?:(?:half|quarter|ten|twenty|five)(?: past| to)? ${hourName}|${hourName}(?: (?:thirty|fifteen|forty[- ]five|o['’]?clock))?|\\d{1,2}(?:[:.]\\d\\d)?)`;

const moved = '(?:moved|shifted|pushed|pushed back|changed|rescheduled|postponed|brought forward|put back)';
const month = '(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*';
const anyDay = `(?:the )?(?:${shortDay}|today|tonight|tomorrow|\\d{1,2}(?:st|nd|rd|th)?(?: (?:of )?${month})?|${month} \\d{1,2}(?:st|nd|rd|th)?)`;

const fullDay = '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day)';

export const correctedForms: Rewrite[] = [
  // "Leaving dec 19 at 6, back the 27th": the same month.
  [
    new RegExp(
      `\\b((?:${month}) (\\d{1,2})(?:st|nd|rd|th)?|(\\d{1,2})(?:st|nd|rd|th)? (?:of )?${month})\\b([^.!?]{0,40}?,? (?:and )?(?:back|home|returning|return|coming (?:back|home)|flying (?:back|home))) (?:on )?the (\\d{1,2})(?:st|nd|rd|th)\\b(?! (?:of )?${month})`,
      'giu',
    ),
    (all, from = '', one = '', other = '', link = '', last = '') =>
      Number(last) > Number(one || other)
        ? `${from}${link} on ${from.replace(/\d{1,2}(?:st|nd|rd|th)?/i, last)}`
        : all,
  ],
  // "Web check in opens 48 hrs before, remind me then".
  [
    /\b(?:the )?(?:web |online )?check[- ]?in opens (\d+ ?(?:hrs?|hours?|h|days?)) (?:before(?:hand)?|prior)(?: (?:the )?(?:flight|departure))?,? (?:so |and |please )*remind me (?:then|of (?:it|that)|to check in)/i,
    'remind me $1 before to check in',
  ],
  // "Call mum at 4, no wait make that 5": the hour that was said last counts.
  [
    /^([^.!?]*?\bat )(\d{1,2}(?:[:.]\d\d)?)( ?[ap]m)?(?![\d:.])([^.!?\d]{0,60}?)[\s,.;–—-]+(?:or )?(?:(?:no|wait|actually|sorry|oops|oh|hang on|hold on|scratch that|hmm)[, ]+)*(?:(?<=\b(?:no|wait|actually|sorry|oops|oh|on|that|hmm)[, ]+)(?:let['’]?s (?:say|do|make it)|i mean(?:t)?)|make (?:it|that)|(?<=\bor )(?:rather|better|actually)) (?:at )?(\d{1,2}(?:[:.]\d\d)?)( ?[ap]m)?(?: instead)?[.! ]*$/i,
    (_all, head = '', _old = '', half = '', tail = '', hour = '', own = '') =>
      `${head}${hour}${own || half}${tail}`,
  ],
  // "… and also thursday is crazy hair day".
  [
    new RegExp(
      `(?<=\\S \\S{2,} \\S[^.!?]*),? and (?:also |oh |then )+(?:on )?(${fullDay}|tomorrow) is (?!(?:off|fine|ok|okay|good|bad|free|busy|full|out|best|not|when|the (?:day|one))\\b)((?:the |my |our |an? )?\\p{L}[^.,!?]{2,40}?)(?=[.!]*$)`,
      'iu',
    ),
    '. $2 on $1',
  ],
  // "Actually 5 15".
  [
    /^(?:(?:no|actually|sorry|make (?:it|that)|i mean|wait),? )+(\d{1,2}) ([0-5]\d)(?=[.! ]*$)/i,
    'make it $1:$2',
  ],
  // "Cake's ordered, pick it up on saturday": what is done, and what is left to do.
  [
    /^(?:(?:ok|so|and|oh),? )*((?:the |my |our )?(\p{L}+(?: \p{L}+)?)(?:['’]s| is| are|s are| has been| have been|['’]s been) (?:all )?(?:ordered|booked|reserved|fixed|repaired|ready|printed|finished)),? (?:and |so |but )?(?:i |we )?(?:(?:need to|have to|can|must|will|['’]ll|just|then) )*(pick|collect|fetch|get|grab) (?:it|them)( up)? (?=\p{L})/iu,
    '$1. $3$4 $2 ',
  ],
  // "Setlist: Low Tide, Copper Wire".
  [
    /^(?:(?:please |can you )?(?:make|start|create|begin|write)(?: me)? )?(?:(?:a|my|the|new) )*((?:set|play|wish|check|short|guest|watch)list(?: for [\p{L}'’ ]{2,30})?)(?: with)?: ?(?=\p{L})/iu,
    'list called $1: ',
  ],
  // "15. Write that down": the number is what to write down.
  [
    /^(?:(?:it['’]?s|its|ok|so|right|actually|ah),? )*(\d{1,4})[.,!;:]* (?:(?:so|and|please|can you|could you) )*(?:write|note|jot|put|keep|remember|save) (?:that|it|this)(?: down)?(?: please)?[.! ]*$/i,
    'write that down: it is $1',
  ],
  // "Done already actually".
  [
    /^(?:oh |ah |actually )*(?:(?:it|that|this)(?:['’]?s| is| was) )?(?:already done|done (?:it |that )?already)(?: actually| now| btw| though| thanks| mate)*[.! ]*$/i,
    'done',
  ],
  [/\btomorrows (?=[\p{L}\d])/giu, 'tomorrow’s '],
  // "I don't need it on the day itself, do it two days earlier".
  [
    /^(?:i|we) (?:do not|don['’]?t) (?:need|want) (?:it|that|one|the reminder|a reminder|to be reminded) on the (?:same |actual |very )?day(?: itself)?[,;.]? (?:(?:but|just|please|rather) )*(?:(?:do|make|set|send|give|move|put) (?:it|that|one|me one)|remind me)(?: for| to)? ((?:an?|one|two|three|four|five|\d+) (?:hours?|days?|weeks?)|the (?:day|evening|night)) (?:before|earlier|ahead|in advance)(?: instead| please)*(?=[\s.!]*$)/i,
    (_all, lead = '') => (/^the/i.test(lead) ? `move it to ${lead} before` : `move it ${lead} earlier`),
  ],
  // "Never mind the time, just the morning is fine".
  [
    /^(?:oh |and |but )?(?:never ?mind|forget|don['’]?t worry) (?:about )?the (?:exact )?(?:time|hour)[,;.] (?:just )?(?:in )?(?:the |any ?time in the )?(morning|afternoon|evening)(?: (?:is|would be|will be|works|will do|is all)(?: fine| ok(?:ay)?| good| enough)?)?[.! ]*$/i,
    'make it in the $1',
  ],
  // "It's been pushed again, the 10th now".
  [
    new RegExp(
      `^((?:it|that|they)(?:['’]?s| has| is| was|['’]?ve| have)?(?: just)?(?: been| got)? ${moved})(?: back)?(?: again| once more| yet again)?(?:[,;:]|\\.+| ?[–-]+)? (?:to )?(?:it['’]?s )?(?:now )?(?:on |for )?(${anyDay})(?: now)?[.! ]*$`,
      'iu',
    ),
    '$1 to $2',
  ],
  // "Not one week, 10 days", of a notice.
  [
    new RegExp(
      `^((?:no|sorry|oh|actually)[, ]+)?not (${number}) weeks?(?: before)?,? (?:but |rather |make it )?(?=${number} (?:days?|weeks?)\\b)`,
      'i',
    ),
    (_all, opening = '', count = '') =>
      `${opening}not ${7 * (/^(?:an?|one)$/i.test(count) ? 1 : Number(count) || 2)}, `,
  ],
  // "Could it be a bit earlier?"
  [
    /^(?:(?:ok|okay|but|and|so|hmm?|actually|sorry|no|oh),? )*(?:can|could|may|might) (?:it|that|this) be (?:made |moved |set )?(?=(?:(?:a (?:little |wee |tiny )?(?:bit|tad|touch|while|little|fraction)|slightly|somewhat|bit) )?(?:earlier|later|sooner)(?: please| though| instead| if possible)*[?.! ]*$)/i,
    'make it ',
  ],
  // "Can it be sunday"
  [
    new RegExp(
      `^(?:(?:ok|okay|but|and|so|hmm?|actually|sorry|no|oh),? )*can (?:it|that|this) be (?:on |at |for )?(?=(?:next |this )?${anyDay}(?: at \\S+)?(?: please| instead| then)*[?.! ]*$)`,
      'iu',
    ),
    'make it ',
  ],
  // "That's wrong, its A neg".
  [
    /^(?:no,? |sorry,? )?(?:that['’]?s|that is|that was|it['’]?s) (?:wrong|not right|incorrect|a mistake|not it)[,.;:–-]* (?=(?:its?|that|he|she|they|my|the|his|her|make|should|\d)\b)/i,
    'no, ',
  ],
  // "Before I leave for work, so 7".
  [
    /^(?:before|after|when|because|since|as) [^,.!?\d]{3,50}, so (?:at |about |make it |around )?(\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?)[.! ]*$/i,
    'make it $1',
  ],
  // "The gate code is 4417, i typed it wrong".
  [
    /(?<=\d\S*)[,.;]? (?:(?:sorry|oops)[, ]+)?(?:i (?:typed|wrote|put|got|said|read|had) (?:it|that) wrong|i mis(?:typed|read|heard)(?: it| that)?|typo|my (?:bad|mistake))(?: before| earlier| sorry)?[.! ]*$/i,
    '',
  ],
  // "The dentist got moved from the 3rd to the 10th, same time": a plan that is moved keeps its hour.
  [new RegExp(`(?<=\\b${moved} )from ${anyDay} (?=to ${anyDay}(?![\\p{L}\\d]))`, 'iu'), ''],
  [new RegExp(`(?<=\\b${moved} to ${anyDay}),? (?:but )?(?:at )?(?:the )?same (?:time|hour)\\b`, 'iu'), ''],
  // A "date night" is no date.
  [/\bdate night\b/gi, 'date-night'],
  // "Weigh in tomorrow 7am" keeps its "in".
  [/\bweigh in(?= (?:today|tomorrow|at|on|every|each|this|next|\p{L}+day|\d))/giu, 'weigh-in'],
  // "The tailor says the 10th now".
  [
    /(?<=\b(?:says?|said) (?:\S+ ){0,2}(?:\d{1,2}(?:st|nd|rd|th)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)) now(?=[.! ]*$)/i,
    '',
  ],
  // "Except the 20th, that's a sunday": the weekday only describes the date.
  [
    new RegExp(
      `(?<=\\d(?:st|nd|rd|th)), (?:that['’]?s|which is|it['’]?s) (?:an? |on an? )?${shortDay}(?=[ ,.!]|$)`,
      'gi',
    ),
    ',',
  ],
  // "At four no sorry four thirty".
  [
    new RegExp(
      `\\b(at|around|about|by|from) ${hourName}(?: o['’]?clock)?,? (?:(?:no|sorry|wait|actually|i mean(?:t)?|oh|make (?:it|that))[, ]+)+(?:at )?(${spokenHour})(?=[\\s.,!]|$)`,
      'gi',
    ),
    '$1 $2',
  ],
  // "Then wednesday is the parents' evening at quarter past six".
  [
    new RegExp(
      `^(?:(?:ok(?:ay)?|and|then|so|also|oh|plus),? )*(?:on )?(${shortDay}|tomorrow),? (?:is|it['’]?s|there['’]?s|there is|we have|we['’]ve got) (?:the|a|an|my|our) (?!day\\b|last day\\b|big day\\b|\\w+ day\\b)([^.!?]{3,60}? (?:at|from) (?:(?:um|uh|er|like|about|around) )*(?:${spokenHour})(?: ?[ap]m)?)[.!]*$`,
      'i',
    ),
    '$2 on $1',
  ],
  // "The first monday of the month" is of every month, unless something is asked or moved.
  [
    /^(?!(?:what|when|which|who|how|is|are|do|does|did|can|could|move|push|change|shift|reschedule|make|put|no|not|actually)\b)([^?]*?)(?<!\b(?:this|next|every|each) )\b(?:on )?(?:the )?(?<!\b(?:this|next|every|each) )((?:first|second|third|fourth|last|1st|2nd|3rd|4th) (?:mon|tues|wednes|thurs|fri|satur|sun)day) of the month\b(?![^?]*\?)/gi,
    '$1every $2 of the month',
  ],
  [
    /^((?:first|last|1st) (?:mon|tues|wednes|thurs|fri|satur|sun)day) of the month\b(?![^?]*\?)/gi,
    'every $1 of the month',
  ],
  // "Gym 6.30" is an hour, "milk 2.50" a price.
  [
    /(?<=^|[,;] (?:and )?)((?:gym|yoga|pilates|dentist|doctor|vet|physio|haircut|training|practice|class|lesson|dinner|lunch|brunch|drinks|meeting|call|ring|phone|meet|collect|fetch|leave|pick up|pickup|drop[ -]off|drop (?:him|her|them|it) off)(?: [\p{L}'’]+){0,3}) ([01]?\d|2[0-3])\.([0-5]\d)(?=[.!]?$|[,;]| (?:today|tonight|tomorrow|on|pm|am)\b)/giu,
    '$1 at $2:$3',
  ],
  // "Surgery one to 8:15": "one" is no hour.
  [
    /^(?:the |my )?(\p{L}{3,}(?: \p{L}+)?) one to (?=(?:[01]?\d|2[0-3])(?:[:.][0-5]\d| ?[ap]m\b))/giu,
    'move $1 to ',
  ],
  // "On the 3rd, or was it the 4th? The 4th."
  [
    /\b([^\s.,?]{1,12})[.,?]* or (?:was|is) it (?:the |on |at )?([^\s.,?]{1,12})[.?!,]+ (?:(?:no|yes|yeah|hmm|ok|i think)[, ]+)*(?:it(?:['’]s| is) )?(?:the |on |at )?(\1|\2)(?=[.!]*$)/gi,
    '$3',
  ],
  // "Delete the kale. No, leave it": the order is taken back before it is carried out.
  [
    new RegExp(
      `^${order} [^.!?\\n]{2,80}?(?:[.,!…]+| ?[-–—]+) *(?:(?:no|nah|wait|actually|oh|hmm|hm|on second thoughts?|sorry|ah|or rather|but)[,.! ]+)+(?:(?:just |please )*(?:leave|keep) (?:it|that|them|this|those|both)(?: (?:there|in|on|as (?:it|they) (?:is|are|was|were)|for now))?|(?:please )?(?:don['’]?t|do not)(?: (?:do (?:it|that)|bother))?|never ?mind|forget (?:it|that)|scratch that)[.! ]*$`,
      'iu',
    ),
    'never mind',
  ],
  // "In an hour, or better two": the second number has the unit of the first.
  [
    new RegExp(
      `\\b(in )?${number} (min(?:ute)?|hr|hour|day|week|month)s?,? ${change},? (?:in )?(${number})(?! (?:min|hr|hour|day|week|month)|[:.]\\d| ?[ap]m)(?=\\s*(?:$|[,.!?;])| (?:to|please)\\b)`,
      'giu',
    ),
    (_all, link = '', unit = '', count = '') =>
      `${link}${count} ${unit}${/^(?:1|an?|one)$/i.test(count) ? '' : 's'}`,
  ],
  // "Sauna on friday, oh he can't, saturday at 6": the clause rejects the first day.
  [
    new RegExp(
      `(?<=\\p{L}) ${dayOrHour},? (?:(?:oh|no|wait|ah|hmm|oops|sorry|actually)[, ]+)*(?:(?:he|she|they|we|i|it|that)(?:['’]?s)? (?:can['’]?t|can ?not|won['’]?t|doesn['’]?t|does not|isn['’]?t|is not|(?:is |['’]?m |am |are )?(?:away|busy|working|out|off|full|closed|taken|no good))(?: (?:make|do|work|manage|suit|come|free|possible))?(?: (?:it|that|then|me|him|her|us|them))?)[,.!]+ (?:so |then |make (?:it|that) |better |let['’]?s (?:say|do) )*(?=(?:on )?${shortDay}\\b|tomorrow|today|tonight)`,
      'giu',
    ),
    ' ',
  ],
  // "The electrician is supposed to come friday".
  [
    /\b(?:is|are|was|were|['’]s) (?:supposed|meant|due|scheduled|expected|going|set) to (?:come|arrive|turn up|be here|drop by|call round|visit)(?= (?:on |at |this |next )?(?:mon|tue|wed|thu|fri|sat|sun|tomorrow|today|tonight|between|\d))/gi,
    ' comes',
  ],
  // "My husband used the last of the soap".
  [
    /\b(?:my \p{L}+|the kids|someone|\p{Lu}\p{Ll}+|i|we|he|she|they)(?:['’]ve|['’]s| have| has)?(?: just)? (?:used|(?<!\b(?:[Ii]|[Ww]e|[Hh]e|[Ss]he|[Tt]hey)(?:['’]ve|['’]s| have| has)?(?: just)? )finished|drank|ate)(?: up)? (?:the last|the rest)(?: of)? (?:the|our|my) (?=\p{L})/gu,
    'we are out of ',
  ],
  // "Remind me and Carla to bring chairs".
  [/^((?:please )?remind (?:me|us)) and (?:my )?\p{L}+ (?:to|that) (?=\p{L})/iu, '$1 to '],
  // "Would you mind reminding me", also after a greeting.
  [
    /(^(?:(?:hi|hey|hello|please)[, ]+)?|(?<=[.!,?] ))(?:would|do) you mind (?:please )?(\p{L}{3,})ing(?= \S)/iu,
    (_all, _opening = '', stem = '') => `can you ${baseOf(stem.toLowerCase())}`,
  ],
  // "Outline by fri, draft by the 4th, final the 11th": the last deadline is one too.
  [
    /(?<=\b(?:by|due)(?: on)? [^.?!]{2,60}, (?:and |then )?\p{L}[^,.?!]{1,30}(?<!\b(?:on|by|for|is|till|until|to|from|of|and|after|before|due|was|not))) (?:the )?(?=\d{1,2}(?:st|nd|rd|th)(?:,|[.!]*$))/giu,
    ' by the ',
  ],
  // "7am is brutal, make it 9": the first hour is the old one.
  [
    /^(?:(?:no|oh|ugh|hm+|ok|actually|well|wait|but),? )*(?:at )?\d{1,2}(?:[:.]\d\d)? ?[ap]m(?:['’]?s| is| was| would be| will be) (?:(?:just|so|way|a bit|kinda|kind of|really|far|much) )*(?:(?:too|pretty|quite|very) \p{L}+|ridiculous|stupid|crazy|mad|madness|insane|silly|absurd|impossible|awful|terrible|horrible|brutal|bad|rough|tough|tricky|hard|difficult|early|late|pushing it|optimistic|unrealistic|ungodly|no good|no use|not (?:good|great|ideal|doable|possible|realistic)|a (?:pain|stretch|nightmare))[,.;!–—-]+ (?:so |please |can you |let['’]?s )*(?=(?:make|move|change|push|shift|set|switch|put|do) (?:it|that|this)\b)/iu,
    '',
  ],
];

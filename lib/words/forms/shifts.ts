import { type Rewrite, shortDay } from '@/lib/words/short-forms';
import { taskVerbs } from '@/lib/words/verbs';

const name = `(?!(?:i|we|he|she|they|you|it|who|what|this|that|and|the|my|our|on|not|can|will|someone)\\b)\\p{L}[\\p{L}-]+`;
const day = `(?:(?:this |next )?${shortDay}|today|tonight|tomorrow|\\d{1,2}(?:st|nd|rd|th)|the \\d{1,2}(?:st|nd|rd|th))`;
const kinds = '(?:early|late|night|day|morning|evening|double)';
const kind = `(?: ${kinds})?(?: shift| duty)?`;
const before = `(?:(${kinds}(?: shift)?|shift) (?:on )?)?`;
const verbs = '(?:take|do|cover|work|have)';
const others = `(?:(?:will |['’]ll |is going to )?${verbs}|takes|does|covers|works|has|took|covered|(?:is |['’]s )?(?:taking|doing|covering|working|having|got))(?: over)?`;
const own = `i(?:['’]?m| am| will|['’]ll)? (?:${verbs}|taking|doing|covering|working|got|get)(?: over)?`;
const end =
  '(?=\\s*(?:$|[,.;!]| and\\b| but\\b| so\\b| instead\\b| now\\b| for (?:her|him|them|me)\\b| (?:she|he|they|i)\\b))';

const swap = '(?:swap(?:p?ed|ping|s)?|switched|switching|traded|trading)';
const forDay = new RegExp(
  `^(?:(?:i|we|i['’]m|i am|i have|i['’]ve) )?(?:just )?${swap} (?:my )?(${day})(${kind}) for (?:(?:his|her|their) )?(${day})(${kind}) with (${name})[.! ]*$`,
  'iu',
);
const heading = new RegExp(
  `^(?:(?:(?:i|we|i['’]ve|i have) )?(?:just )?${swap} (?:shifts? )?with (${name})|(${name}) and (?:i|me) (?:have )?(?:just )?${swap}(?: shifts?)?)[,.:;]? (?:so )?`,
  'iu',
);
const theirs = new RegExp(
  `(?<![\\p{L}'’])(${name}|she|he|they) ${others} (my )?${before}(${day})(${kind})${end}`,
  'giu',
);
const mine = new RegExp(
  `\\b${own} (?:(her|his|their|(${name})['’]s) )?${before}(${day})(${kind})(?: instead of (${name}))?${end}`,
  'giu',
);

function shiftOf(owner: string, day = '', kind = ''): string {
  const what = kind
    .replace(/ ?(?:shift|duty)$/i, '')
    .trim()
    .toLowerCase();
  return `${owner} ${what}${what && ' '}shift ${/^(?:this|next|to)/i.test(day) ? '' : 'on '}${day}`;
}

// Says whose shift each one is: "Kim takes my shift on friday. I take Kim’s shift on sunday".
function withShifts(message: string): string {
  const [, lost = '', lostKind, won = '', wonKind, other] = forDay.exec(message) ?? [];
  if (other)
    return `${other} takes ${shiftOf('my', lost, lostKind)}. I take ${shiftOf(`${other}’s`, won, wonKind)}`;
  const [opening = '', first, second] = heading.exec(message) ?? [];
  const said = message.slice(opening.length);
  const named = [...said.matchAll(theirs)].find(([, who = '', my]) => my && !/^(?:she|he|they)$/i.test(who));
  const owner = [...said.matchAll(mine)].map((found) => found[2] ?? found[6]).find(Boolean);
  const partner = first ?? second ?? named?.[1] ?? owner;
  if (!partner) return message;
  const text = said
    .replace(mine, (all, whose, named, first, date, last, instead) =>
      whose || instead || opening
        ? `I take ${shiftOf(`${named ?? instead ?? partner}’s`, date, first ?? last)}`
        : all,
    )
    .replace(theirs, (all, who, my, first, date, last) =>
      my || opening
        ? `${/^(?:she|he|they)$/i.test(who) ? partner : who} takes ${shiftOf('my', date, first ?? last)}`
        : all,
    );
  return text === said
    ? message
    : text.replace(/(?<= shift [^.]*?),?(?: and| but)?,? (?=\S+ takes? \S+ (?:\S+ )?shift\b)/giu, '. ');
}

const leaving = 'leaves|leaving|departs|departing|dep|takes off|taking off';

const clock = '\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m)?';

/** Rewrites for journeys, for who is left, and for shifts that are swapped: "Kim takes my friday, I take her sunday". */
export const shiftForms: Rewrite[] = [
  // "Standup is daily 9.45 on weekdays".
  [
    /\b(?:daily|every ?day)((?: (?:at )?\d{1,2}(?:[:.][0-5]\d)?(?: ?[ap]m)?)?),? (?:but )?(?:only )?(?:on )?(?=(?:weekdays|week days|working days|workdays)\b)/gi,
    (_all, hour = '') => `${hour.trim()} on `.trimStart(),
  ],
  // "Stretch daily at 10:15 am, Monday to Friday only".
  [
    new RegExp(
      `(?<!^(?:i|we|he|she|they) (?!need|have|must|want|should|will|would|take|get up|wake)\\b.*)\\b(?:daily|every ?day)((?: (?:at )?${clock})?),? (?:but )?(?:only )?(?:from |on )?mon(?:day)?s? ?(?:-|–|to|thru|through|till?) ?fri(?:day)?s?\\b(?: only)?`,
      'gi',
    ),
    'every weekday$1',
  ],
  // "The twins need their slips signed by wednesday".
  [
    new RegExp(
      `^((?:(?:and|also|oh|so),? )*)(?:they|he|she|(?:the |my |our )?(?:kids|children|twins|boys|girls|lads)) needs? (?:(?:their|his|her|the) )((?:\\p{L}+ ){1,3})(signed|filled in|filled out|labelled|ironed|washed|packed|paid|returned|booked|renewed|sorted|handed in|posted|printed) (?=(?:by|before|for) (?:next |this )?(?:${shortDay}|tomorrow)[.! ]*$)`,
      'u',
    ),
    '$1get the $2$3 ',
  ],
  // "English essay due mon period 3".
  [
    new RegExp(
      `^([^,.!?]{3,50}?) due ((?:on |by |next |this )?(?:${shortDay}|tomorrow))[, ]+(?:in )?(period \\d|(?:\\d(?:st|nd|rd|th)|first|second|third|last) period)[.! ]*$`,
      'i',
    ),
    '$1 $3 due $2',
  ],
  // "Supper is friday, 1900 for 1930": the second hour is that of the meal.
  [
    /^([^.!?]*?)(?: is)?((?: on)? [^.!? ]+(?: [^.!? ]+)?),? (?:at )?([01]\d|2[0-3])[:.]?([0-5]\d) for ([01]\d|2[0-3])[:.]?([0-5]\d)(?=[.,;! ]*$)/i,
    '$1$2 at $3:$4 for $5$6',
  ],
  // "Nag me about it every evening": many messages, each a reminder of its own.
  [
    /\b(?:nag|hassle|badger) me (?=(?:about|of) (?:it|that|this|them)\b.*\b(?:every|each|daily|nightly)\b)/i,
    'remind me ',
  ],
  // "Book club is reading Small Things Like These, add it to my to-read list".
  [
    /^(?:\p{L}[\p{L}'’]* ){1,3}(?:(?:is|are|was|were) (?:reading|watching|doing|on|raving about|talking about)|recommended|recommends|suggested|mentioned) (\p{Lu}[^,.!?;]{2,60})[,.;] (?:please |can you )?(?:add|put|stick) (?:it|that) (?=(?:to|on|onto) (?:my|the|our) [\p{L}-]+(?: [\p{L}-]+)? list\b)/u,
    'add $1 ',
  ],
  // "Oh wait curtains not done, just the tap".
  [
    /^(?:(?:oh|wait|no|actually|sorry|hang on)[, ]+)*((?:the |my )?\p{L}{3,}(?: \p{L}{3,})?) not (done|finished|bought)(?:,? (?:just|only) (?:the )?[\p{L} ]{2,30})?[.! ]*$/iu,
    '$1 is not $2',
  ],
  // "On tuesday after work like around five thirty".
  [
    /\bafter (?:work|school|class|lunch),? (?:(?:(?:like|maybe|say|so),? )*(?:around|about|at)|(?:like|maybe|say)(?= \p{L}+ (?:thirty|fifteen|forty[- ]five)\b)) (?=\d|half|quarter|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b)/giu,
    'at ',
  ],
  // "Dishwasher tabs & 3kg of kumara".
  [
    /(?<=\p{L}{3}) & (?=\d+ ?(?:x |kg|g\b|l\b|litres?|packs?|tins?|cans?|bags?|boxes|bottles?|\p{L}+s\b))/giu,
    ' and ',
  ],
  // "Who still needs telling?"
  [
    /^(?:(?:and|so|ok),? )?who(?:['’]s| is)?(?: else)? (?:(?:still |else )+needs? (?:\p{L}+ing|to be \p{L}+)|(?:have|has)(?:n['’]?t| not) (?:i|we|been) \p{L}+(?: yet)?|left to \p{L}+)[?.! ]*$/iu,
    'who is left?',
  ],
  // "We're having people over in May so we need chairs and a gazebo": the reason is no part of the items.
  [
    /^((?:and |oh |ok )?(?:i['’]?m|i am|we['’]?re|we are|there['’]?s|there is|it['’]?s|(?:i|we)(?:['’]ve| have)(?: got)?|(?:he|she|they|my|our) \p{L}+)\b [^,.!?]{3,60}?),? so (?=(?:i|we)(?:['’]ll)? (?:will |also |still )?need (?!to\b))/iu,
    (_all, reason = '') => (/\d|day\b|\bto(?:morrow|night)\b/i.test(reason) ? `${reason}. ` : ''),
  ],
  // "Im working tue wed 6am to 2pm".
  [
    new RegExp(
      `^(?:i['’]?m|i am) (?:working|rostered(?: on)?|on shift) (?=(?:on )?${shortDay}\\b[^?]*\\d)`,
      'i',
    ),
    'work ',
  ],
  // "Picked up his sunday instead, 10 til 4".
  [
    new RegExp(
      `^(?:(?:so|and|but|ok|also),? )*(?:i(?:['’]ve| have)? )?(?:picked up|taken on|grabbed|took|(?:i['’]?m|am) (?:covering|doing|taking)) (?:(?:his|her|their|another|an extra|an?|${name}['’]s) )(${shortDay})(?: shift)?(?: instead| as well| too)?,? (?=(?:from )?\\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm)? ?(?:-|–|to|til|till|until) ?\\d)`,
      'iu',
    ),
    'work $1 ',
  ],
  // "Thursdays been given to Josh".
  [
    new RegExp(
      `^(?:(?:so|and|but|ok|oh),? )*(?:my |the )?(${shortDay})(?:['’]?s| has)(?: now)? (?:been )?(?:given|handed) (?:away )?to \\p{L}+[.! ]*$`,
      'iu',
    ),
    '$1 has been given away',
  ],
  // "The cleaner comes mon and thu 9am" is so in every week.
  [
    new RegExp(
      `^((?:the |my |our )?(?:maid|cleaner|cleaning lady|nanny|au pair|gardener|tutor|carer|dog walker|housekeeper|home help|childminder) (?:comes|cleans|works|visits|is here|is in)) (?:on )?((?:${shortDay})(?:(?:, and |, | and | & )(?:${shortDay}))+)(?![^.!?]*\\b(?:this|next|coming) week\\b)`,
      'iu',
    ),
    '$1 every $2',
  ],
  // "Who's bringing dessert? Mona": the name answers.
  [
    /^(?:(?:and|so|ok),? )?[Ww]ho(?:['’]?s| is) (bringing|getting|doing|making|buying|baking|cooking|providing|hosting) ([^?.!]{2,40})\? (\p{Lu}\p{Ll}+(?: (?:and|&) \p{Lu}\p{Ll}+)?)[.! ]*$/u,
    '$3 is $1 $2',
  ],
  // "Order balloons by the 8th, and goody bags": the day is for both.
  [
    /^((?:please |(?:i|we) need to |remind me to )?(?:order|buy|get|pick up|collect|book|return|post|wash|iron|pack)) ((?:\p{L}+ ){1,4})((?:by|before) (?:the \d{1,2}(?:st|nd|rd|th)|\d{1,2}(?:st|nd|rd|th)?(?: (?:of )?\p{L}+)?|\p{L}+ \d{1,2}(?:st|nd|rd|th)?|(?:next |this )?\p{L}+day|tomorrow)), (?:and|plus|also) ((?:the |some |a )?(\p{L}+)(?: \p{L}+)?)[.! ]*$/iu,
    (_all, verb = '', goods = '', due = '', others = '', first = '') =>
      taskVerbs.has(first.toLowerCase()) || /^\p{Lu}/u.test(first)
        ? `${verb} ${goods}${due}. ${others}`
        : `${verb} ${goods}${due}, ${verb} ${others} ${due}`,
  ],
  // "What do I have on for 3".
  [
    /^((?:and |so )?what (?:(?:do|have) (?:i|we) (?:have|got)? ?|(?:am i|are we) doing )(?:on )?)for (?=\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?[?. ]*$)/i,
    '$1at ',
  ],
  // "Amoxicillin 3 times a day at 7am, 3pm and 11pm" names its hours.
  [
    new RegExp(
      `\\b(?:(?:two|three|four|[2-6]) ?(?:times|x)|twice)(?: (?:a|per|every) day| daily),? (?:at )?(${clock}(?:(?:,? and |, ?| & | )${clock}){1,5})(?=[.!]*$| for \\p{L}+[.!]*$| (?:for (?:the next )?(?:\\d+|\\p{L}+) (?:days?|weeks?)|until|till?)\\b)`,
      'giu',
    ),
    (_all, hours = '') =>
      `at ${hours
        .split(/,? and |, ?| & |(?<=m|\d) (?=\d)/)
        .join(', ')
        .replace(/, (?=[^,]*$)/, ' and ')} every day`,
  ],
  [/\barvo\b/gi, 'afternoon'],
  // "I've to collect the kids" is Irish English.
  [/\b(i|we)(?:['’]?ve| have)(?: also| still)? to (?=(?!the\b|my\b|our\b)\p{L})/giu, '$1 have to '],
  [/\ba fortnight (?=before|beforehand|ahead|earlier|in advance|later|after)/gi, '2 weeks '],
  // "Got the toilet roll but they'd no kitchen roll".
  [
    /\bbut (?:they|the shop)(?:(?:['’]d| had| have|['’]ve)(?: got)? no| (?:were|was) out of| (?:didn['’]?t|did not) have any)(?: more)? (?=\p{L})/giu,
    'but no ',
  ],
  [/\b(hav|mak|tak|gett|bring|com|host|throw)in['’]?(?= \p{L})/giu, '$1ing'],
  // "Flying to Lisbon on 17 december, EK191, leaves 7:25, lands 10:05".
  [
    new RegExp(
      `^(?!(?:what|when|which|does|do|is|if|move|change)\\b)(?=[^.!?]*\\b(?:to|from|home|back)\\b[^.!?]*(?:\\d|day\\b))([^.!?,]*\\b(?:fl(?:y|ying|ights?)|train|ferry|eurostar|coach|bus|boat)\\b[^.!?,]*?),?(?: ((?:flight|train) [a-z]{0,2} ?\\d{2,4}|(?!on|at|to|by|is)[a-z]{2} ?\\d{2,4})(?:,| (?=at\\b)|(?= (?:${leaving})\\b)))?,? ?(?<= )(?:at|(?:${leaving})(?: at)?) (\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m| in the (?:morning|afternoon|evening)| at night)?)(?:(?:,| and) (?:(?:lands|landing|arrives|arriving|arr|gets in|getting in)(?: at)?) (\\d{1,2}[:.]\\d\\d(?: ?[ap]m)?))?(?=[.! ]*$)`,
      'iu',
    ),
    (_all, journey = '', code = '', hour = '', end = '') =>
      `${journey} at ${hour.replace('.', ':')}${end && ` to ${end.replace('.', ':')}`}${code && `, ${code}`}`,
  ],
  // "Gran's train gets in friday at 2".
  [
    new RegExp(
      `\\b(gets|get|getting|comes) in,? (?:on )?(?=(?:${shortDay}|today|tomorrow|tonight)\\b)`,
      'gi',
    ),
    '$1 in on ',
  ],
  // "I'll be late thursday, ask Nan to collect her": the order is for that day.
  [
    new RegExp(
      `^(?:(?:i|we)(?:['’]?ll be|['’]?m| am| will be|['’]?re| are)(?: going to be| gonna be)? )(?:(?:a bit|running|working|stuck|home) )*(?:late|away|stuck|at work|busy) (?:on )?(${shortDay}|tomorrow|tonight)[,.;]? (?:so )?(?:can you |please )?((?:ask|tell|get|text|ring|call|phone) (?!me\\b|us\\b)[^?!,;]{4,60}?)[.! ]*$`,
      'i',
    ),
    '$2 on $1',
  ],
  // "Deb's covering my saturday".
  [
    new RegExp(
      `^((?:(?:so|and|but|ok|oh),? )*\\p{L}+)['’]s (?=(?:covering|taking|doing) my ${shortDay}\\b)`,
      'iu',
    ),
    '$1 is ',
  ],
  [new RegExp(`^(?=[^?]*\\b(?:i|my|${swap})\\b)(?=[^?]*\\b${day}\\b)[^?\\n]{10,160}$`, 'iu'), withShifts],
];

import { afterthoughtForms } from '@/lib/words/forms/afterthoughts';
import { formalForms } from '@/lib/words/forms/formal';
import { type Rewrite, shortDay } from '@/lib/words/short-forms';

const day = `(?:${shortDay}|today|tonight|tomorrow)`;
const count = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)';
const spokenHour = `(?:(?:half|quarter|ten|twenty|five)(?: past| to)? ${count}|${count}(?: (?:thirty|fifteen|forty[- ]five))?)`;
const month = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*';
const date = `(?:(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}|${month} \\d{1,2}(?:st|nd|rd|th)?)`;
const hour = `(?:(?:at )?(?:\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m)?|${spokenHour})|(?:between|from) \\d{1,2}(?:[:.]\\d\\d)? (?:and|to) \\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m)?)`;
// Words by which a speaker takes the last word back.
const back =
  '(?:,|\\.{2,}|…)? (?:(?:oh|no|sorry|wait|nope|actually|rather|i mean(?:t)?|make (?:it|that)|scratch that|correction|or rather),? )+';
const opening =
  '(?:(?:right|ok(?:ay)?|so|and|also|oh|well|hi|hey|hello|yeah|please|just|now|um+|uh+|er+m*|then),? )*';
const polite = '(?:(?:can|could|would|will) you (?:please |just |also )?|please )?';

/** Rewrites for the English of people who dictate, who write formally, or who are learning English. */
export const registerForms: Rewrite[] = [
  // "Where'd I park?"
  [
    /^((?:(?:so|and|ok|hey),? )*(?:where|when|how|who|what))['’]?d (?=(?:i|we) (?!like|love|rather|prefer|be\b|have\b))/i,
    '$1 did ',
  ],
  // "I borrowed Ann's drill. Remind me to return it friday".
  [
    /^((?:(?:i|we)(?:['’](?:ve|re|m)| have| are| am)? )?(?:just )?(?:reading|watching|borrowed|bought|ordered|got|found|rented|hired|started) )([^.!?,;\n]{3,40})([.;!] (?:(?:and|so|please|can you) )*(?:remind|ping|nudge) me (?:on \p{L}+ )?to \p{L}+) it\b/iu,
    (_all, told = '', thing = '', order = '') =>
      `${told}${thing}${order} ${/days?\b|\d/i.test(thing) ? `“${thing}”` : thing.replace(/^(?:an?|some) /i, 'the ')}`,
  ],
  // "Get the cake saturday morning, remind me 10".
  [/\b((?:remind|ping|nudge|wake) me) (?=(?:1[0-2]|[1-9])(?:[:.][0-5]\d)?(?: please)?[.! ]*$)/gi, '$1 at '],
  // "Remind me the 20th to call the vet".
  [
    /\b((?:remind|ping|nudge|wake|text|tell|call) me(?: up)?) (?=the \d{1,2}(?:st|nd|rd|th)\b(?! (?:one|time|of (?:these|those)|item)\b))/gi,
    '$1 on ',
  ],
  // "Water every hour 10 to 6".
  [
    /(?<=\bevery (?:hour|half hour|\d{1,2} ?(?:hours?|hrs?|min(?:ute)?s?)|two hours|three hours)) (\d{1,2}(?::\d\d)? ?(?:am|pm)?) ?(?:to|till|until|-|–) ?(?=\d{1,2}(?::\d\d)? ?(?:am|pm)?(?:[\s.,!]|$))/gi,
    (_all, from = '') => ` from ${from.trim()} to `,
  ],
  // "The tenant in 4B pays 780, the one in 2A pays 655".
  [
    /\b((?:the|my|our) )([\p{L}’']+)( (?:in|at|on|from|with|near) [^,.;!?]{1,40}[,;](?: (?:and|but))?) the (?:other )?one(?= (?:in|at|on|from|with|near)\b)/giu,
    '$1$2$3 the $2',
  ],
  // "Write down: key safe 2580, bin day is tuesday" tells facts.
  [
    /^(?:(?:hi|hello|hey|please|ok|so)[,!]? )*(?:(?:i|we) (?:need|have|want) (?:you )?to |can you |please )?(?:remember|write (?:it |this )?down|note (?:this )?down|jot down|keep in mind) ?: ?(?=[^.!?\n]*(?:\d|\bis\b|\bare\b))/i,
    'remember: ',
  ],
  // "I quit on the 18th, save that".
  [
    /^((?:i|we) (?:quit|stopped|gave up|started|began|moved|joined|met|left|got) [^.!?\n]{3,60}?)[,.;–-]+ ?(?:please |can you )?(?:save|remember|note|keep|store|write down) (?:that|it|this)(?: down)?[.!]*$/i,
    'remember that $1',
  ],
  ...afterthoughtForms,
  // "What else um we're out of bin liners".
  [
    /^(?:what else|let me (?:see|think)|what was it)[\s,.…]+(?:um+|uh+|erm*|hm+|oh(?: ye(?:s|ah))?)\b[\s,.…]*(?=\p{L})/iu,
    '',
  ],
  // "Get some compost and oh yeah the bird seed".
  [
    /\b(get|buy|add|pick up|grab)( [^.!?]{2,40}?),? and,? oh(?:,? yeah|,? yes)?,? (?=(?:the|some|an?|more) (?![^.!?]*\b(?:is|are|was|were|has|have|had|will|needs?|wants?|just|got|keeps?)\b|\p{L}+['’]s \p{L}+(?:[.! ]*$))\p{L})/giu,
    '$1$2. Also $1 ',
  ],
  [/(?<=\b(?:and|plus),? )oh(?: yeah| yes)?,? (?=\p{L})/giu, ''],
  // "Monday no tuesday morning", "on tuesday no sorry wednesday".
  [
    new RegExp(
      `(?<!\\b(?:not|no|is it|was it|or) (?:on )?)\\b${day}(?: (?:at|by|on))?${back}(?:on )?(?=${day}\\b)`,
      'gi',
    ),
    '',
  ],
  // "Four no five bags", "at seven no half seven".
  [new RegExp(`\\b(?<!\\b(?:not|no|or) )${spokenHour}${back}(?=${spokenHour}\\b)`, 'gi'), ''],
  // "Can you put in for tuesday morning I need to be at the Hendersons".
  [
    new RegExp(
      `^(${opening})${polite}(?:put|pop|stick|get|write|note)(?: me)? (?:in|down) (?:that )?for ((?:next |this )?${day}(?: (?:morning|afternoon|evening|night))?),? (?:that )?(?=(?:i|we|there|my|our|the|he|she|they)\\b)`,
      'iu',
    ),
    '$1on $2 ',
  ],
  // "Add a job for monday Mr Khan, replace the tap, at 2:30".
  [
    new RegExp(
      `^${opening}${polite}(?:add|put(?: in| down)?|note(?: down)?|log|book(?: in)?) (?:a |another |one more )(?:new )?(?:job|appointment|visit|delivery|order|client|customer|lesson|booking) (?:for|on) ((?:next |this )?${day})[,:]? (?!(?:at|in|to|for|with)\\b)([^.!?\\n]{3,120}?),? (at ${hour})[.!]*$`,
      'iu',
    ),
    'remind me $1 $3: $2',
  ],
  // "New order: Lupita, cake for 30 people, saturday 4pm pickup".
  [
    new RegExp(
      `^${opening}((?:new |another |2nd |second |next )*(?:booking|job|delivery|commission|reservation|call ?out))(?: for)?(?::| -| –) ?(?=[^.!?\\n]*,)([^.!?\\n]{5,160}?),? (?:(?:on|for) )?((?:next |this )?${day}(?: ${date})?(?:,? ${hour})?)(?:,? (pick ?up|collection|delivery))?[.!]*$`,
      'iu',
    ),
    (_all, label = '', content = '', when = '', how = '') =>
      `remind me ${when}: ${label} ${content}${how ? `, ${how}` : ''}`,
  ],
  // "They're closed mondays make it tuesday": the reason is left out.
  [
    new RegExp(
      `^(?:(?:oh|no|wait|actually|sorry|hmm|ah|hang on|but),? )*(?:(?:they|he|she|we|i|it|that|the \\p{L}+|my \\p{L}+)(?:['’]?(?:re|s|m)| is| are| am| have| has)? )?(?:(?:closed|busy|away|shut|working|full|booked|off|out|(?:can['’]?t|cannot|not|don['’]?t|doesn['’]?t|won['’]?t|isn['’]?t)\\b)[^.!?]{0,40}?)(?:,| so| then)* (?:so )?(?:please |can you )?(?<!\\b(?:can|can['’]?t|cannot|not|don['’]?t|doesn['’]?t|won['’]?t) )(?:make (?:it|that) |let['’]?s (?:make|say|do) (?:it |that )?)(?=(?:on |at |for )?(?:the |next |this )?(?:${day}|\\d)[^.!?]{0,20}[.!]*$)`,
      'iu',
    ),
    'make it ',
  ],
  // "In the 10 of the morning", as learners say.
  [
    /\b(?:in|at) (?:the )?(\d{1,2}(?:[:.]\d\d)?) (?:of|in) the (morning|afternoon|evening|night)\b/gi,
    'at $1 in the $2',
  ],
  // "At monday 30".
  [/\b(?:at|in) (?=(?:the )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: the)? \d{1,2}\b)/gi, 'on '],
  // "So I'd better know that too", after what is told.
  [
    /(?<=\S \S+),? (?:so |and )?(?:i|we)(?:['’]?d| had)? (?:better|ought to|should|want to|must|need to) (?:know|remember|note|write|keep|not forget)(?: (?:that|it|this))?(?: down)?(?: too| as well)?[.!]*$/i,
    '',
  ],
  // "So can you make sure I don't forget", after what is told.
  [
    /(?<=\S \S+),? (?:so |and )?(?:can|could|will|would) you (?:please |just )?(?:make sure (?:that )?|see that )(?:i|we) (?:don['’]?t|do not|won['’]?t) (?:forget|miss (?:it|that))(?: (?:it|that))?(?=[.!?]|$)/gi,
    '',
  ],
  // "Stick down that I've the car test on Wednesday at ten".
  [
    new RegExp(
      `^(${opening})${polite}(?:u+m+ |u+h+ |er+m* )?(?:stick|pop|get|mark|pencil) (?:down|in) that (?=[^.!?]*\\b(?:${day}|${date})\\b[^.!?]*(?:\\d|\\b${count}\\b|noon))`,
      'i',
    ),
    '$1',
  ],
  [
    new RegExp(
      `^(${opening})${polite}(?:u+m+ |u+h+ |er+m* )?(?:stick|pop) (?:down|in) that (?=\\S+ \\S)`,
      'i',
    ),
    '$1note that ',
  ],
  // "I shall be away from the 5th until the 9th, so I shall not need it then".
  [
    /^(?:i|we)(?: am|['’]m| are|['’]re| will be|['’]ll be| shall be) (?:away|abroad|on holiday|in hospital|off) (from [^.,!?]{3,40}? (?:until|till|to) [^.,!?]{3,40}?),? (?:so|and) (?:therefore )?(?:i|we) (?:do not|don['’]?t|won['’]?t|will not|shall not|shan['’]?t) (?:be needing|need|require|want) (it|them|that|this)(?: then| during that time| in that time| those days)?[.!]*$/i,
    'pause $2 $1',
  ],
  // "I want make appointment in my agenda: doctor Ruiz", as learners say.
  [
    /^((?:hello|hi|please|good \p{L}+)[, ]+)?(?:please )?i (?:want|would like|need|wish)(?: to)? (?:make|put|add|have|write|note|do) (?:an? |one )?(?:appointment|meeting|date) (?:in|on|to) (?:my|the) (?:agenda|calendar|diary) ?[:,–-] ?(?=\S)/iu,
    '',
  ],
  [
    /\bat (\d{1,2}) and (?:a )?(half|quarter)\b(?! an? hour)/gi,
    (_all, said = '', part = '') => `at ${said}:${/half/i.test(part) ? '30' : '15'}`,
  ],
  // "How I can change for saturday?"
  [
    new RegExp(
      `^(?:and |but |so )?how (?:i can|can i) (?:change|move|put)(?: it| this| that)? (?:for|to|at|in|on) ((?:the |next |this )?${day}[^.!?]{0,20})\\?+$`,
      'i',
    ),
    'can you move it to $1?',
  ],
  // "Might it be half past seven instead?"
  [/^(?:might|could|may) it (?:please )?be (?=[^.!?]{3,50} instead\W*$)/i, 'make it '],
  [/\b(i|we) (?:shall|will) not (?:be needing|need|require|be requiring) /gi, '$1 do not need '],
  // "Before the 30th, they charge you for the next month otherwise": a reason has no date.
  [
    /,? (?:or else|otherwise|(?:because|as|cos) )?,? ?(?:they|it|he|she|you|we|i)(?:['’]ll|['’]d| will| would)? [^.,!?]{3,80} otherwise\b[^.,!?]{0,40}(?=[.!?]|$)/gi,
    '',
  ],
  // "I finally booked the eye exam, it's december 2nd at 1:15 and about time".
  [
    new RegExp(
      `(?:^|(?<=[.!?] ))${opening}(?:i(?:['’]ve| have)? (?:been meaning|been putting|kept|keep)\\b[^.!?]{0,80}? (?:and|but|so) )?(?:i|we)(?:['’]ve| have)? (?:(?:finally|just|now|also) )*(?:booked|arranged|scheduled)(?: in)? (?:an? |the |my |our )((?!one\\b)[\\p{L}][\\p{L}'’ -]{2,40}?)(?: in)?,? (?:it['’]?s|it is|that['’]?s|which is|for)(?: on| for)? ((?:the |next |this )?(?:${day}|${date})(?:,? ${date})?(?:,? ${hour})?)(?![\\d:])(?:,? (?:and|because|so) (?!(?:can|could|please|remind|add|i need)\\b)[^.!?\\d]{3,120})?(?=[.!?]|$)`,
      'giu',
    ),
    '$1 $2',
  ],
  // "The M O T on the van that's the eighth of December".
  [
    new RegExp(
      `\\b((?:the|my|our) \\p{L}[\\p{L} '’]{2,40}?),? (?:that['’]?s|which is|that is) (?:on )?(?=(?:the )?(?:\\p{L}+|\\d{1,2}(?:st|nd|rd|th)?) of ${month}\\b|${date}|${day} at\\b)`,
      'giu',
    ),
    '$1 on ',
  ],
  // "Um first thing is the van and then there's the football": each is a sentence.
  [
    /^(?:[^.!?\n]{0,80}?\b(?:things?|stuff|bits|jobs)\b[^.!?\n]{0,60}?\b)?(?:the )?first (?:thing|one|up) is (?=\S+ \S)([^.!?\n]{6,140}?),? (?:and )?(?:then|next|also) (?:there['’]?s|there is|it['’]?s|is) (?=\S)/iu,
    '$1. ',
  ],
  // "Cancel that make it seven".
  [
    /^(?:(?:no|actually|oh|wait|ok(?:ay)?|sorry),? )*(?:cancel|scrap|scratch|forget|ignore) (?:that|it|this),? (?:and |please |just )?(?:make|change) (?:it|that) (?:to )?(?=\S)/i,
    'make it ',
  ],
  // "Sam cant do fri. sat" and "can't do friday, saturday instead".
  [
    new RegExp(
      `^([^.!?,]{0,40}\\b(?:can['’]?t|cannot|can not) (?:do|make|manage|come(?: on)?) (?:it )?(?:on )?${day})[,.;!]+ (?:so |but |what about |how about |better |maybe |let['’]?s (?:do|say) |make it )*(?:on )?(${day})(?: instead| then| works| is (?:fine|ok|good))*[.!]*$`,
      'i',
    ),
    '$1, says $2',
  ],
  // "Give me remember", "make me a remember", "I have need of call", as learners say.
  [
    /\b(?:give|make|send|put|do) (?:for )?me (?:a |one |the )?(?:remember|remembering|remind)\b(?! (?:what|where|when|who))/gi,
    'remind me',
  ],
  [/\b(i|we) have (?:the )?need (?:of|to) (?=\p{L}{2})/giu, '$1 need to '],
  [/\b(between|from) (\d{1,2}) (and|to|until|till) (\d{1,2}) ?(?:hours?|h)\b/gi, '$1 $2:00 $3 $4:00'],
  [
    /^(?:the |my )([^.,!?]{3,40}?) (?:i|we) (?:have|did) (?:already )?(?:made|done|finished)[.!]*$/i,
    'I have done the $1',
  ],
  [new RegExp(`^((?:every|each) ${day}) (?:also )?(?:got|have|has) (?:a )?(?=\\p{L})`, 'iu'), '$1 '],
  [
    new RegExp(`^((?:every|each) ${day} [^.!?]{2,40}?) (\\d{1,2}) (?:to|till) (\\d{1,2})(?=[.! ]*$)`, 'i'),
    '$1 from $2 to $3',
  ],
  [
    /^(?:(?:and|now|ok(?:ay)?|so),? )*(?:(?:can|could) you )?(?:please )?(?:read|say|repeat) (?:it|that|them|those|it all|everything|all that) back(?: to me)?(?: please)?[?.! ]*$/i,
    'what is still open?',
  ],
  // "Bday nan 4 dec", "kids 3pm tomorrow pickup".
  [
    new RegExp(
      `^(?:b-?day|birthday)(?: of)? (?:my )?(?!(?:cake|party|card|present|gift|dinner|lunch|drinks|bash|trip|shopping|meal|tea)\\b)(\\p{L}{2,12}),? (?:on |in )?(${date})[.!]*$`,
      'iu',
    ),
    '$1’s birthday is $2',
  ],
  [
    new RegExp(
      `^([\\p{L}'’ ]{2,30}?) (\\d{1,2}(?:[:.]\\d\\d)? ?[ap]m (?:tmrw|tmr|${day})|(?:tmrw|tmr|${day}) \\d{1,2}(?:[:.]\\d\\d)? ?[ap]m) (pick ?up|drop ?off|collection|delivery)[.!]*$`,
      'iu',
    ),
    '$1 $3 $2',
  ],
  [/\b((?:i|we) have) also to\b/gi, '$1 to'],
  [
    /\b((?:i|we) need) (?=(?:buy|get|call|pay|book|send|pick|order|go|make|bring|clean|wash|email|write|finish|submit|take|do|fix|ask)\b)/gi,
    '$1 to ',
  ],
  ...formalForms,
];

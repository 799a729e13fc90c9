import { ownerForms } from '@/lib/words/forms/owners';
import { planForms } from '@/lib/words/forms/plans/all';
import type { Rewrite } from '@/lib/words/short-forms';

const fullDay = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const moment = `(?:(?:at|on|in|for) )?(?:the )?(?:next |this )?(?!\\S+(?: and a half| or \\S+)? (?:hours?|hrs?|minutes?|mins?|days?|weeks?|months?)\\b)(?:${fullDay}|today|tonight|tomorrow|\\d|one\\b|two\\b|three\\b|four\\b|five\\b|six\\b|seven\\b|eight\\b|nine\\b|ten\\b|eleven\\b|twelve\\b|half past|quarter (?:past|to))`;
const takingBack =
  '(?:oh )?(?:no wait|wait no|no sorry|sorry no|oh wait|no actually|actually no|hang on|wait)';
const filler = '(?:u+h?m+|u+h+|e+r+m*|like|you know)';
const sounds = '(?:u+h?m+|u+h+|e+rm*)';

const hourName = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const saidHour = `(?:(?:half|quarter|ten|twenty|five)(?: past| to)? ${hourName}|${hourName}(?: (?:thirty|fifteen|forty[- ]five|o['’]?clock))?|\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m)?)`;

export const dictatedForms: Rewrite[] = [
  // "Sausages and rolls and what else tomato sauce".
  [
    /(?<=\p{L} and )(?:um |uh |er )*(?:what else|what was it|what was the other thing|oh what else)(?:,| um| uh| oh| yeah)* (?=\p{L})(?!(?:do|does|did|have|has|is|are|was|were|can|could|should|would|will|i|we|you|to|on|for|at|in|there|needs?|it|that)\b)/giu,
    '',
  ],
  // "At nine or no they open at eight thirty so eight thirty": the last hour counts.
  [
    new RegExp(
      `\\b(at|for|around|by|about) (?:(?:like|about|around|say|um|uh) )*(?:${saidHour}),? (?:or )?(?:no|wait|actually|sorry|hang on|hold on),? (?:[^.!?]{0,60}? )?so (?:make it |let['’]?s say |say |at )?(${saidHour})(?=[.!]*$)`,
      'iu',
    ),
    '$1 $2',
  ],
  // "Ring the plumber, yeah ring the plumber".
  [/\b(to )?((?:\p{L}+ ){1,4}\p{L}+)[,.…]* (?:(?:yeah|yes|yep|right|so),? )+(?:to )?\2\b/giu, '$1$2'],
  // "Tomorrow morning, no wait, they're closed mornings, so tomorrow at two": the reason is left out.
  [
    new RegExp(
      `(?<=\\S[,.…-]* )(${takingBack}),? (?:that['’]?s |thats |it['’]?s |its |they['’]?re |theyre |he['’]?s |hes |she['’]?s |shes |we['’]?re |i['’]?m |im |(?:they|he|she|we|i|it|that|there|the \\p{L}+|my \\p{L}+) (?!is\\b.{1,12}\\bat\\b))(?:(?!\\b(?:${fullDay}|today|tonight|tomorrow|at)\\b|\\d)[^.!?]){2,50}?(?:,| so| then|, so| -) (?:make (?:it|that) |let['’]?s say |say |better )?(?=${moment})`,
      'giu',
    ),
    'no wait ',
  ],
  // "Meeting tomorrow at 4 with Mrs Haddad she's the maths teacher" is two sentences.
  [
    /(?<=^.{22,200}(?<!\b(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er) \p{L}+ )\b\p{Lu}\p{L}+),? (?=(?:[Ss]he|[Hh]e)(?:['’]?s| is) (?:the|my|our|his|her|an?) \p{L}+(?: \p{L}+){0,3}[.!]*$)/gu,
    '. ',
  ],
  // "With Mrs Haddad she's the maths teacher", after the meeting was told.
  [
    /^(?:(?:and|it['’]?s|its) )*with ((?:(?:Mr|Mrs|Ms|Miss|Dr)\.? )?\p{Lu}\p{L}+),? (?:she|he)(?:['’]?s| is) (?=(?:the|my|our|his|her) \p{L})/u,
    '$1 is ',
  ],
  // "Wednesday is the parent evening at school at 6:15".
  [
    new RegExp(
      `^((?:(?:okay|ok|and|so|then|also|um|uh),? )*)(${fullDay}|tomorrow) is (?:the|my|our|an?) (?=\\p{L}[^.!?]* at (?:\\d|quarter|half|noon|um|like|one\\b|two\\b|three\\b|four\\b|five\\b|six\\b|seven\\b|eight\\b|nine\\b|ten\\b)|\\p{L}[^.!?]{2,40} \\d{1,2}(?::\\d\\d)? (?:till?|until) \\d{1,2}(?::\\d\\d)?(?: ?[ap]m)?[.! ]*$)`,
      'iu',
    ),
    '$1on $2 ',
  ],
  // "The thing, the car, it needs its MOT": the subject is said once.
  [
    new RegExp(
      `(?<=^(?:(?:and|also|oh|so|okay|ok|right|then|the thing|the(?= (?:the|${sounds})\\b)|with|${sounds}),? ){0,6})(the|my|our|his|her) (\\p{L}+(?: \\p{L}+)?),? (?:(?:it|he|she|they) |(?:it|he|she)(?=['’]s ))(?=(?:needs?|wants?|has|have|is|are|was|will|must|should)\\b|['’]s )`,
      'iu',
    ),
    '$1 $2 ',
  ],
  // "Bin bags and like washing-up liquid".
  [
    new RegExp(
      `^(?!.*\\b(?:i|we|they|you|he|she|who|would|feel|looks?) (?:\\p{L}+ )?(?:like|love|hate)s?\\b)(.*\\p{L}.*(?:,| and| or)) ${filler},? (?=\\p{L})`,
      'iu',
    ),
    '$1 ',
  ],
  // "I think that's everything, oh no wait, the in-laws arrive on the 23rd".
  [
    /^(?:(?:so|and|okay|ok|right),? )*(?:i think )?(?:that['’]?s|that is) (?:it|everything|all|the lot)(?: i think| for now| then)?[,.…-]* (?:oh|and|also|ah|but|except|wait|no|actually)[,.…]* (?:(?:no|wait|actually|and|also|yes|hang on|one more thing|another thing)[,.…]* )*(?=\S)/i,
    '',
  ],
  // "I need to tell you a few things first the plumber comes at 10 second I need milk": each is a sentence.
  [
    /^(?:[^.!?\n]{0,60}?\b(?:things?|stuff)\b[^.!?\n]{0,20}?[,.:]? )?first(?:ly)?(?: of all)?[,:]? (?=\S+ \S)([^\n]{6,120}?),? (?:and )?second(?:ly)?[,:]? (?=\S+ \S)([^\n]{6,120}?)(?:,? (?:and )?third(?:ly)?[,:]? ([^\n]{4,120}))?$/i,
    (_all, one = '', two = '', three = '') => [one, two, three].filter(Boolean).join('. '),
  ],
  [
    /(?<=[^.!?\n]{12}\S)[,.;]? (?:so |and )?(?:can|could|will|would) (?:you|u) (?:please |pls )?(?=(?:remind|nudge|ping|alert|warn) me (?:an?|one|two|three|\d+|the) (?:\p{L}+ )?(?:days?|weeks?|hours?|minutes?|month|evening|night|morning)? ?(?:before|earlier|ahead|in advance|prior)\b(?! (?:to|about) ))/giu,
    ', ',
  ],
  [
    /\b(remind me [^.!?]{3,25} (?:before|ahead|earlier|in advance)),? and (?:also )?(?:that )?(?:(?:i|we) (?:need|have) )?to (?=\p{L}{2,})/giu,
    '$1. I need to ',
  ],
  // "I keep forgetting my locker code, it's 4421" tells the code.
  [
    /^(?:(?:i|we) (?:keep|always|constantly) (?:on )?forget(?:ting)?|(?:i|we) (?:can(?:no|['’])?t|never) remember) (?=(?:my|our|the) [^.!?]{2,30}?[.,:–-]* (?:its|it['’]s|it is) \S)/i,
    '',
  ],
  // "Two things: the engineer is Mike, and …".
  [
    /(?:^|(?<=[.!?] ))(?:(?:just|i have|i need|i['’]ve got|there are) )*(?:one|two|three|four|a couple of|a few|some) (?:quick |little |more )?(?:things?|requests?|favou?rs?|bits?)(?: for you| please| today| to note)?(?::|,| [–-]) (?=\S)/gi,
    '',
  ],
  // "An hour before every week", of a series.
  [
    /\b((?:hour|day|minute|min|week)s? (?:before|ahead|earlier)),? (?:every|each) (?:week|time|month|day)(?=[.!?]*$)/gi,
    '$1',
  ],
  // "The play is on the 11th and I mean I also need a costume": two sentences.
  [/(?<=\S \S+),? (?:and|so|but),? i mean,? (?=(?:i|we|my|our|there)\b)/gi, '. '],
  // "As I said, the plumber is tomorrow".
  [
    /^(?:and |so |but )?(?:as|like) i (?:already |just )?(?:said|told you|mentioned|wrote)(?: before| already| earlier| above)?[,:]? (?=\S+ \S)/i,
    '',
  ],
  // "Bit nervous, big presentation at 2".
  [
    new RegExp(
      `^(?:(?:i['’]?m|i am|feeling|a|so|bit|little|really|very|quite|super|kinda|pretty) )*(?:nervous|excited|worried|stressed|scared|anxious)[,.;–-]+ (?=[^.!?]*\\b(?:at \\d|tomorrow\\b|${fullDay}\\b))`,
      'i',
    ),
    '',
  ],
  [/^actually,? (?=(?:hang|hold) on,? (?:keep|leave)\b)/i, ''],
  // "I'm so stressed, I've got an essay due monday and I haven't started".
  [
    /^(?:(?:hi|hello|hey),? )?(?:(?:can|could) (?:you|u) help(?: me)?,? )?(?:i['’]?m|i am) (?:so |really |very |super |a bit |totally )*(?:stressed|overwhelmed|swamped|panicking|nervous|behind|busy|worried)(?: out)?[,.!]* (?:because |as )?(?=i(?:['’]?ve| have|['’]m| need| must)\b)/i,
    '',
  ],
  [
    /,? (?:and|but) i (?:have(?:n['’]?t| not)|did(?:n['’]?t| not)) (?:even )?(?:started|start|begun|done anything)(?: either| yet| any of (?:it|them)| on (?:it|them))?[.!]*$/i,
    '',
  ],
  // A long story that ends in "so this year I want to buy paper on the first, can you remind me about that".
  [
    /^[^\n]{60,400}\bso (?=(?:this |next )?(?:year |time |week )?(?:i|we) (?:want|need|have|would like|['’]d like)(?:(?!\bso )[^.!?\n]){5,120} (?:can|could|would|will) you (?:please )?remind me (?:about|of) (?:that|it)\W*$)/i,
    '',
  ],
  // "Invoice 2231 still not paid. Chase them in 10 days".
  [
    /^([^.!?\n]{3,50}? (?:(?:is|are|has|have) )?(?:still )?(?:not (?:been )?(?:paid|answered|arrived|come)|unpaid|overdue|no reply|no answer))[.,;!] ?(?:please |so |must )*(chase|call|ring|email|text|phone|ask|contact|nudge) (them|him|her|it)(?: up)? ((?:in|on|next|tomorrow|this|\p{L}+day)\b[^.!?\n]{0,25})[.!]*$/iu,
    'remind me $4 to $2 $3 about $1',
  ],
  // "Tomorrow, no, not tomorrow, the day after".
  [
    /\btomorrow,? (?:no|wait|sorry),? not tomorrow,? (?:but )?the day after(?: that| tomorrow)?\b/gi,
    'the day after tomorrow',
  ],
  // "Quick one before my shift: …".
  [/^(?:just )?(?:a )?(?:real |very )?quick (?:one|thing|note|message)(?: [^:.!?]{2,40})?: ?(?=\S)/i, ''],
  // "The fees, I think it's 900, due on the 30th".
  [
    /^((?:(?:and|also|oh|so) )*(?:the |my |our )?[\p{L} ]{3,40}?)(?: came| is here| arrived)?,?(?: is| are)?(?:,? i think)?(?: it['’]?s| its| it is)? ((?:about |around )?(?:[$£€] ?\d[\d.,]*|(?:\d[\d.,]*|(?:\p{L}+ )?(?:hundred|thousand)(?: and \p{L}+| \p{L}+)??) ?(?:rupees|dollars|euros?|pounds|quid|bucks|kr|usd|eur|gbp|rs|pesos?|dirhams?|francs?))),? (?:is |are |it['’]?s |which is )?due (?=\S)/iu,
    '$1 of $2 due ',
  ],
  // "Mum is coming saturday" says when she comes.
  [
    new RegExp(`(?<=\\b(?:is|are|['’]s|['’]re|am|['’]m|be|was|were) )coming (?=${fullDay}\\b)`, 'gi'),
    'coming on ',
  ],
  // "I must call the plumber tomorrow and also can you put bin bags on the list": two requests.
  [
    /(?<!\b(?:tell|text|ask|asks|asked|write|message|email|mail|say|says|said|if|when) (?!me\b|us\b)[^.!?]{0,80})(?<=\p{L}\S* \S+ [^\s.!?]+)(?: (?:and|so|also|then|plus|oh|yeah|yes|um+|uh+|like|i mean|please|maybe|you know),?){1,6} (?:can|could|will|would) (?:you|u) (?:(?:please|pls|also|just|maybe|kindly) )*(?=(?:put|add|remind me|set|note|write|save|tell me|show me|delete|remove|cancel|move|change|stick|pop|remember|give me|send me|mark|tick)\b)/giu,
    '. ',
  ],
  [/\bon (?:my )?pay ?day(?:,|, on)? (?=(?:the )?\d{1,2}(?:st|nd|rd|th)\b)/gi, 'on '],
  ...ownerForms,
  ...planForms,
];

const beGrateful = `(?:(?:i|we)(?:(?: would| should|['’]?d) be| am|['’]m) (?:(?:very|so|most|ever so|really|extremely|truly) )?(?:grateful|thankful|obliged|glad|happy|pleased|delighted)|(?:i|we)(?: would| should|['’]?d) (?:(?:very much|really|greatly|so) )?(?:appreciate it|be much obliged)|it (?:would|['’]?d) be (?:(?:very|so|most|really|a great) )?(?:helpful|nice|kind|good|lovely|wonderful|great|useful|handy|help|kind of you|good of you))`;

export const politeForms: Rewrite[] = [
  // "I should like to keep a list of books to read".
  [
    /(?:^|(?<=[.!?] ))(?:please,? )?(?:i|we)(?: would| should|['’]d| want| need)?(?: like| love| want)? to (?:keep|make|start|have|begin|create) a list (?:of|for|called|named) (?:the )?([^.,:!?]{3,40})[.!]*$/i,
    'make a list called $1',
  ],
  // "I should like reminding on Wednesday to ring him".
  [
    /\b(?:i|we)(?: would| should|['’]d)? (?:very much )?(?:like|appreciate|need|want) (?:a )?reminding\b(?= (?:on|at|to|about|of|tomorrow|tonight|in|every|next)\b)/gi,
    'remind me',
  ],
  // "I should like to hear my list" and "I would very much like to hear it" mean the same.
  [
    /\b(i|we)(?: should(?: (?:very much|really|also|so|dearly))?|(?:['’]d| would) (?:very much|dearly|so)) (?=(?:like|love|prefer|appreciate)\b)/gi,
    '$1 would ',
  ],
  [
    new RegExp(
      `\\b${beGrateful},? (?:if|were|when) (?:you (?:could|would|can|might|were to|will)|you['’]d|you to) (?:please |kindly )?(?!come\\b|be\\b|join\\b|visit\\b|help\\b)(?=\\p{L})`,
      'giu',
    ),
    'please ',
  ],
  [
    new RegExp(
      `\\b${beGrateful} (?:to be|being) (reminded|told|notified|informed|warned) (?:of|about|that) `,
      'gi',
    ),
    'please remind me about ',
  ],
  // "Would it be possible to be reminded of my pills at 8?"
  [
    /\b(?:(?:would|will|is) it be possible|(?:is|would) it (?:be )?possible|(?:could|can|may) i)(?: for me)? (?:to )?be (?:reminded|told|notified) (of|about|to) /gi,
    'remind me $1 ',
  ],
  // "I would be grateful for a reminder the evening before".
  [
    new RegExp(
      `\\b(?:${beGrateful}|(?:i|we)(?: would| should|['’]?d) appreciate|(?:please )?let (?:me|us) have) (?:(?:for|to have|to get|to receive) )?an? (?:\\w+ )?(?:reminder|nudge|ping|heads[- ]up|alert) (?=(?:the|an?|one|two|three|\\d+|that|in the) )`,
      'gi',
    ),
    'please remind me ',
  ],
  [
    new RegExp(
      `\\b${beGrateful} (?:for|of|to have|to get|to receive) a reminder (?=(?:the (?:day|evening|night|morning|week)|an hour|a day|on|at|tomorrow|every|each)\\b)`,
      'gi',
    ),
    'please remind me ',
  ],
  [
    new RegExp(`\\b${beGrateful} (?:for|to have|to get|to receive) a reminder (?:of|about|for|to) `, 'gi'),
    'please remind me about ',
  ],
  [
    /\b(?:i|we)(?: would| should|['’]?d)(?: (?:very much|really|greatly|also))? (?:appreciate|welcome|be (?:grateful|glad|thankful|happy) (?:for|of|about|with)) (?:a|another|one) (?:\p{L}+ )?(?:nudge|reminder|ping|poke|prompt|alert|heads[- ]up)(?= (?:at|on|in|to|about|of|for|tomorrow|tonight|every|before|next|this)\b)/giu,
    'please remind me',
  ],
  [/\b(?:might|may|could) (?:i|we) (?:trouble|ask|bother) you to (?=\p{L})/giu, 'please '],
  [
    /\b(?:i|we) (?:wonder|was wondering|were wondering) (?:if|whether) you (?:might|may|could possibly|would possibly)(?: be (?:so )?(?:kind|good)(?: enough| as)? to)? (?=\p{L})/giu,
    'please ',
  ],
  [/\b(?:be|being) (?:so )?(?:good|kind) (?:enough|as) to (?=\p{L})/giu, 'please '],
  [/\b(?:i|we)(?: should| would|['’]d) like a (?:note|record) (?:made|kept|taken) of /gi, 'please note '],
  [/\b(i|we) should (like|love|prefer) (?=to|a|an|it|you)/gi, '$1 would $2 '],
  [/^pray,? (?=(?:tell|remind|do|let|note|what|when)\b)/i, 'please '],
  [
    /\b(?:oh |and |also |oh and )*if (?:it['’]?s|it is|it isn['’]?t|it is|that['’]?s|that isn['’]?t)(?: not)? (?:too much|any|no|a) (?:trouble|bother|work|hassle),? (?=\p{L})/giu,
    'and ',
  ],
  [/\b(?:please |kindly |pls )*do the needful (?:and |to )(?=\p{L})/giu, 'please '],
  // "Ad eggs too".
  [
    /^((?:(?:and|also|please|oh|can (?:you|u)),? )*)ad (?=\p{L}+(?: \p{L}+){0,3}(?: (?:too?|as well|please))?[.! ]*$)(?!(?:for|agency|campaign|copy|break|blocker|budget|hoc|space|deadline|meeting|manager)\b)/iu,
    '$1add ',
  ],
  // "Had a hair cut".
  [/\bhair cut(?=s?\b)(?<!\b(?:my|his|her|the|their|our) hair cut)/gi, 'haircut'],
];

import type { Rewrite } from '@/lib/words/short-forms';

const fullDay = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const moment = `(?:(?:at|on|in|for) )?(?:the )?(?:next |this )?(?!\\S+(?: and a half| or \\S+)? (?:hours?|hrs?|minutes?|mins?|days?|weeks?|months?)\\b)(?:${fullDay}|today|tonight|tomorrow|\\d|one\\b|two\\b|three\\b|four\\b|five\\b|six\\b|seven\\b|eight\\b|nine\\b|ten\\b|eleven\\b|twelve\\b|half past|quarter (?:past|to))`;
const takingBack =
  '(?:oh )?(?:no wait|wait no|no sorry|sorry no|oh wait|no actually|actually no|hang on|wait)';
const filler = '(?:u+h?m+|u+h+|e+r+m*|like|you know)';
const sounds = '(?:u+h?m+|u+h+|e+rm*)';

/** Rewrites of messages that are spoken and not typed: people correct themselves, and name a thing before what they say of it. */
export const dictatedForms: Rewrite[] = [
  // "Tomorrow morning, no wait, they're closed mornings, so tomorrow at two": the reason is left out.
  [
    new RegExp(
      `(?<=\\S[,.…-]* )(${takingBack}),? (?:that['’]?s |thats |it['’]?s |its |they['’]?re |theyre |he['’]?s |hes |she['’]?s |shes |we['’]?re |i['’]?m |im |(?:they|he|she|we|i|it|that|there|the \\p{L}+|my \\p{L}+) (?!is\\b.{1,12}\\bat\\b))(?:(?!\\b(?:${fullDay}|today|tonight|tomorrow|at)\\b|\\d)[^.!?]){2,50}?(?:,| so| then|, so| -) (?:make (?:it|that) |let['’]?s say |say |better )?(?=${moment})`,
      'giu',
    ),
    'no wait ',
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
  // "Mum is coming saturday" says when she comes.
  [
    new RegExp(`(?<=\\b(?:is|are|['’]s|['’]re|am|['’]m|be|was|were) )coming (?=${fullDay}\\b)`, 'gi'),
    'coming on ',
  ],
  [/\bon (?:my )?pay ?day(?:,|, on)? (?=(?:the )?\d{1,2}(?:st|nd|rd|th)\b)/gi, 'on '],
];

const beGrateful = `(?:(?:i|we)(?:(?: would| should|['’]?d) be| am|['’]m) (?:(?:very|so|most|ever so|really|extremely|truly) )?(?:grateful|thankful|obliged|glad|happy|pleased|delighted)|(?:i|we)(?: would| should|['’]?d) (?:(?:very much|really|greatly|so) )?(?:appreciate it|be much obliged)|it (?:would|['’]?d) be (?:(?:very|so|most|really|a great) )?(?:helpful|nice|kind|good|lovely|wonderful|great|useful|handy|help|kind of you|good of you))`;

/** Rewrites of wordy polite requests. */
export const politeForms: Rewrite[] = [
  [
    new RegExp(
      `\\b${beGrateful},? (?:if|were|when) (?:you (?:could|would|can|might|were to|will)|you to) (?:please |kindly )?(?!come\\b|be\\b|join\\b|visit\\b|help\\b)(?=\\p{L})`,
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
  [
    new RegExp(`\\b${beGrateful} (?:for|to have|to get|to receive) a reminder (?:of|about|for|to) `, 'gi'),
    'please remind me about ',
  ],
  [/\b(?:might|may|could) (?:i|we) (?:trouble|ask|bother) you to (?=\p{L})/giu, 'please '],
  [
    /\b(?:i|we) (?:wonder|was wondering|were wondering) (?:if|whether) you (?:might|may|could possibly|would possibly)(?: be (?:so )?(?:kind|good)(?: enough| as)? to)? (?=\p{L})/giu,
    'please ',
  ],
  [/\b(?:be|being) (?:so )?(?:good|kind) (?:enough|as) to (?=\p{L})/giu, 'please '],
];

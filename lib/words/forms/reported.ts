import type { Rewrite } from '@/lib/words/short-forms';

const who = `((?:(?:the|my|our) )?(?!(?:i|he|she|they|we|you|it|who|and|that|also|just)\\b)\\p{L}[\\p{L}-]+)`;
const said = `(?:says|said|told (?:me|us)|texted|wrote|reckons|confirmed|rang to say|called to say)(?: that)?`;
const contact = '(?:phone |mobile |cell |e-?mail )?(?:number|address|e-?mail|phone|mobile|name|postcode)';

/** Rewrites for what others said, and for long messages without full stops. */
export const reportedForms: Rewrite[] = [
  // "… calling the plumber he says he can come thursday": two sentences.
  [
    /(?=,? (?:and )?(?:he|she|they) )(?<=^[^\n]{20,600}\b(?:the|my|our) (\p{L}+))(?<!\b(?:if|when|whether|that|what|where|says|said) (?:the|my|our) \p{L}+),? (?:and )?(?:he|she|they) (?=(?:says|said|told me)\b|can (?:come|do)\b|will (?:come|be)\b)/giu,
    '. the $1 ',
  ],
  // "Jess said her new number is 0400 555 123".
  [
    new RegExp(
      `(?<![\\p{L}'’])${who} ${said} (?:his|her|their) (?=(?:new )?${contact} (?:is|changed to)\\b)`,
      'giu',
    ),
    '$1’s ',
  ],
  // "The plumber says he can come thursday at 10".
  [
    new RegExp(
      `(?<![\\p{L}'’])${who} ${said} (?:he|she|they)(?: (can|could|will|is)|['’](?:ll|s)) (come|coming|be here|drop by|stop by|pop round)(?= )`,
      'giu',
    ),
    (_all, name = '', _verb = '', coming = '') =>
      `${name} ${coming.toLowerCase() === 'coming' ? 'is coming' : `will ${coming}`}`,
  ],
  // "The plumber is coming thursday at 10 and it will cost about 120".
  [
    /(?=,? (?:and )?(?:it|he|she|that)\b)(?<=\b(?:the|my|our) (\p{L}+) (?:(?:will|can) come|is coming|comes) [^.!?\n]{4,40}),? (?:and )?(?:it|he|she|that)(?:['’]ll| will)? (?:costs?|charges?|wants?|asks?(?: for)?)(?: me| us)? (?=(?:about |around )?[$£€]?\d)/giu,
    '. the $1 charges ',
  ],
  // In a long message, "and I also need to" and "oh and my" begin a sentence.
  [
    /(?=,? (?:and|so|but|plus|then)[, ])(?<=^[^\n]{50,600}[\p{L}\d]{2}),? (?:(?:and|so|but|plus|then)[, ]+)+(?:oh[, ]+)?(?:also )?(?=(?:i|we) (?:(?:also|still|really|just) )*(?:need to|have to|must|gotta|should) (?!be\b|go\b|say\b|admit\b)\p{L}+ (?!(?:\p{L}+ )?(?:it|them|some|one|this|these|those|more)\b))/giu,
    '. ',
  ],
  [
    /(?=,? (?:and|oh|also|plus)[, ])(?<=^[^\n]{40,600}[\p{L}\d]{2}),? (?:(?:and|oh|also|plus)[, ]+)*oh[, ]+(?:(?:and|also|yeah|yes)[, ]+)*(?=(?:(?:can|could) you|please|remind me|(?:the|my|our|his|her|\p{Lu}\p{L}+(?:['’]s)?)(?: \p{L}+){1,5}? (?:is|are|was|said|says|has|needs|wants)|(?:i|we) (?:need|have|must|should))\b)/gu,
    '. ',
  ],
];

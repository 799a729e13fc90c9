import { keyOf, pronoun, store } from '@/lib/info/phrases/shared';
import type { Heard, Phrase, PhraseCall } from '@/lib/phrases/phrase';
import { findTimes } from '@/lib/time/find-times';

/** Phrases for hours that are the same every day, and set no reminder: "the gym closes at 10", "I finish work at 5". */
export const hourPhrases: Phrase[] = [
  {
    // "The bike shop closes at 6 on saturdays", "the gym closes at 10".
    intent: 'facts_set',
    strength: 'certain',
    when: 'words',
    isContent: true,
    say: ['[my|our|the] {key} (opens|closes|shuts|is open|are open|is closed|stays open) {value}'],
    fits: (heard) =>
      !heard.hasQuestionMark &&
      !pronoun.test(heard.text('key')) &&
      heard.text('key').split(' ').length <= 4 &&
      (openDays.test(heard.text('value')) ||
        (place.test(heard.text('key')) &&
          onlyHour.test(heard.text('value')) &&
          !/\p{L}:/u.test(heard.whole))) &&
      // Before "so make it 2", it is a reason.
      !/^\W*so\b/i.test(heard.message.slice(heard.message.indexOf(heard.whole) + heard.whole.length)) &&
      heard.text('value').split(' ').length <= 8,
    calls: (heard) => {
      const start = heard.whole.indexOf(heard.text('key'));
      return store(keyOf(heard.text('key')), heard.whole.slice(start + heard.text('key').length));
    },
    examples: ['the bike shop closes at 6 on saturdays', 'the bakery is open mondays to fridays'],
    counterExamples: ['the shop closes at 6 tomorrow', 'the gate closes at 6.40'],
  },
  {
    // "My wife finishes work at 6", "school starts at 8:40".
    intent: 'facts_set',
    strength: 'certain',
    when: 'words',
    isContent: true,
    say: ['{all}'],
    fits: (heard) => habitIn(heard) !== null,
    calls: (heard) => habitIn(heard),
    examples: ['my wife finishes work at 6', 'school starts at 8:40', 'i usually get home at 5'],
    counterExamples: ['school starts at 9 tomorrow', 'i work from 9 to 5 on friday', 'the film starts at 8'],
  },
];

const usually = '(?:usually|normally|always|generally|typically)';
const who = String.raw`(?:i|we|\p{Lu}\p{L}+|(?:my|our|the) \p{L}+)`;
const hour = String.raw`(?:(?:half|quarter) (?:past|to) )?(?:\d{1,2}(?:[:.]\d\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight)(?: ?[ap]m)?`;
const often = '(?: (?:most days|every day|on weekdays|during the week|daily|these days))?';
const habit = new RegExp(
  `^(?:(?:and|so|btw|fyi|also|oh),? )*(?<what>${[
    `${who} (?:${usually} )?(?:finish(?:es)?|starts?|leaves?|gets? off) (?:work|school|college|uni|nursery)`,
    `(?:(?:my|our|the|his|her) )?(?:school|work|nursery|kindergarten|daycare|college) ${usually}? ?(?:finish(?:es)?|ends?|starts?|begins?|gets out|lets out)`,
    `${who} ${usually} (?:finish(?:es)?|starts?|leaves?|works?|gets? (?:up|home)|goe?s? to bed|comes? home|eats?|ha(?:ve|s) (?:lunch|dinner))`,
    `${who} works? (?:at|in|for) [\\p{L}'’ ]{3,40} and (?:finish(?:es)?|starts?)`,
    `${who} works?(?= (?:from )?${hour} ?(?:to|till|until|-|–))`,
  ].join(
    '|',
  )}) (?<value>(?:at |from |around |about )?${hour}(?: ?(?:to|till|until|-|–) ?${hour})?(?: (?:at|in|for) (?:the |an? )?\\p{L}[\\p{L}'’ ]{2,30})?${often})[.! ]*$`,
  'iu',
);

function habitIn({ message, world }: Heard): PhraseCall | null {
  const { what = '', value = '' } = habit.exec(message)?.groups ?? {};
  const isDated = findTimes(message, world).some(
    (time) => 'date' in time && time.date && /\p{L}{3}day|morrow|night|today/iu.test(time.text),
  );
  if (!what || isDated) return null;
  const subject = what
    .trim()
    .replace(/^(?:my|our) /i, '')
    .replace(/^(?:i|we)\b/i, 'you');
  return store(`when ${subject}`, value);
}

// "The gym closes at 10", of a place with opening hours.
const place =
  /\b(?:gym|library|shop|store|supermarket|pharmacy|chemist|bakery|bakers?|butchers?|office|bank|post office|surgery|clinic|market|pool|caf[eé]|restaurant|pub|bar|museum|gallery|zoo|park|nursery|cr[eè]che|tip|dump|salon|barbers?|garage|takeaway|deli|mall|reception|canteen|(?:leisure|garden|recycling) cent(?:re|er)|tesco|aldi|lidl|asda|costco|target|walmart|ikea)$/i;
const onlyHour = new RegExp(
  `^(?:at |from |till |until |around |about )*${hour}(?: ?(?:to|till|until|-|–) ?${hour})?$`,
  'iu',
);

const openDays =
  /^(?!.*(?:[,;]|\b(?:today|tomorrow|tonight|next|this|so|but|make|move|remind|then)\b)).*\b(?:weekdays|weekends|daily|every day|(?:mon|tues|wednes|thurs|fri|satur|sun)days)\b/i;

import { nameCalls } from '@/lib/info/phrases/about';
import {
  addTo,
  endsInTime,
  fleeting,
  headOf,
  isPassing,
  isQuestion,
  key,
  keyOf,
  namesHour,
  passing,
  place,
  pronoun,
  store,
} from '@/lib/info/phrases/shared';
import { keepable } from '@/lib/phrases/names';
import type { Heard, Phrase } from '@/lib/phrases/phrase';
import { findTimes } from '@/lib/time/find-times';
import { capitalized } from '@/lib/words/wording';

const isCode = /^#?[A-Z]{0,4}-?\d{4,}[A-Z\d-]*$/i;
// "Gate code at mama's place 4417#": the "'s" is no "is".
const possessed =
  /\b(?:at|of|for|in|to) (?:the |my )?\p{L}+['’]s (?:place|house|flat|home|office|garage|shed|room|car|phone|account|gate|door|locker|bike)\b(?! (?:is|are|:))|^(?:my|our|the|his|her|their) \p{L}+['’]s (?:\p{L}+ ){1,4}(?:went|came|got|was|were|has|had|did|turned|arrived|died|broke|fell|failed|passed|won)\b(?!.*\b(?:is|are)\b)|^(?:(?:my|our|the) )?\p{L}+['’]s (?!\p{L}+ing\b)(?:\p{L}+ ){1,3}(?<!\b(?:at|in|off|out|away|due|not|here|free|busy|open) )on (?:the )?\d\S* (?:of )?(?:each|every) |^(?:i |we )?(?:needs?|gotta|got|want|have|has) to\b/iu;
const isAtHour = ({ whole, world }: Heard) => !/\bis \S*[@#!$]\S*$/i.test(whole) && namesHour(whole, world);
const named =
  /^(?!(?:i|we|he|she|they|it|you)\b)(\D{3,60}?)(?<!\b(?:in|on|at|from|for|of|to|is|was))[\s:]+(#?[A-Z]{0,4}-?\d[\dA-Z-]{3,})$/i;

export const statementPhrases: Phrase[] = [
  {
    intent: 'facts_set',
    when: 'words',
    isContent: true,
    say: [
      '(remember|keep in mind|note|note down|make a note|take a note|save|store|write down|jot down|do not forget|memorize|memorise|record|keep|fyi|for the record|for your information|just so you know) [that|this|the fact that|down] [:] {key} (is|are|was) {value}',
      "(remember|keep in mind|note|note down|save|store|write down|jot down|record|fyi|for the record) [that] [:] {key} 's {more} (is|are|was) {value}",
      '(remember|note|save|store|keep|record) [:] {key} : {value}',
      '(set|store|save|remember|put|keep|record) {key} (as|to be) {value}',
    ],
    fits: (heard) =>
      !pronoun.test(keyOf(heard.text('key'))) &&
      (heard.has('more') || !/^['’]s\b/.test(heard.whole.slice(endOfKey(heard)))) &&
      !/^(?:to|when|the (?:birthday|milk))\b/i.test(heard.text('key')) &&
      !/\breminder|alarm|timer\b/i.test(heard.text('key')),
    calls: (heard) => store(key(heard), heard.text('value')),
    examples: ['remember my locker code is 4821', 'note that the spare key is under the mat'],
    counterExamples: ['remember to buy milk'],
  },
  {
    intent: 'facts_set',
    when: 'words',
    isContent: true,
    strength: 'likely',
    say: [
      '(remember|(write|note|jot|take) (it|this|that|something) down|write down that|jot down that|keep in mind|note|note down|make a note|take a note|memorize|save this|remember this|do not forget|for the record) [that|this|down|of|of this|for me] [:] {value}',
      'note [to self] : {value}',
    ],
    fits: (heard) =>
      !/^(?:to|it|that|this|me|when|my (?:birthday)|about|the (?:milk|time))\b/i.test(heard.text('value')) &&
      heard.text('value').split(' ').length > 1 &&
      !/^(?:do not forget)/i.test(heard.whole),
    calls: (heard) => {
      const [, name, code] = named.exec(heard.text('value')) ?? [];
      if (name && code) return store(name, code);
      const words = headOf(heard.text('value')).split(/\s+/);
      return {
        tool: 'store_info',
        input: {
          key: words
            .slice(0, 5)
            .join(' ')
            .replace(/(?<![,.:;])[,.:;]+$/, ''),
          value: heard.text('value'),
        },
      };
    },
    examples: ['remember that Tom likes jazz'],
    counterExamples: ['remember to call Tom'],
  },
  {
    intent: 'facts_set',
    when: 'words',
    say: [
      '(my|our|the|his|her|their|its) {key} (is|are) [now|actually|also|still] {value}',
      "{key} 's {more} (is|are) [now|actually] {value}",
      '(my|our) {key} (was|has been) changed to {value}',
      '(my|our|the) {key} : {value}',
      "{key} 's {more} : {value}",
      '(my|our) [new] {key} will be {value}',
      '{key} (is|are) {value}',
    ],
    fits: (heard) =>
      lasts(key(heard), heard.text('value')) &&
      // "My boss is so mean" complains.
      !/^(?:so|such|too|being|always|really) (?:an? )?\p{L}+$/iu.test(heard.text('value')) &&
      (/^(?:my|our|the|his|her|their|its)$/.test(heard.first) ||
        heard.has('more') ||
        (keepable.test(key(heard)) && key(heard).split(' ').length <= 4) ||
        (isCode.test(heard.text('value')) && key(heard).split(' ').length <= 5)) &&
      !isQuestion(heard) &&
      !possessed.test(heard.whole) &&
      (!endsInTime(heard) || (keepable.test(key(heard)) && !isAtHour(heard))) &&
      // "Sarah's conference is tues 5:40 in room 118" is a plan.
      !(heard.has('more') && findTimes(heard.text('value'), heard.world)[0]?.kind === 'instant') &&
      !/\b(?:birthday|anniversary)$/i.test(key(heard)),
    calls: (heard) => store(key(heard), heard.text('value')),
    examples: [
      'my locker code is 4821',
      'the alarm code is 9982',
      "Anna's number is 555 0143",
      "our landlord's name is Ortiz",
      'my passport is in the top drawer',
    ],
    counterExamples: ['my head is killing me', 'the train is late', 'my day was terrible'],
  },
  {
    // "The washing machine guy said the drum is fine".
    intent: 'facts_set',
    when: 'words',
    strength: 'guess',
    say: ['[and|so|fyi] [my|our|the] {who} (said|says|told me|told us|reckons) [that] {value}'],
    fits: (heard) =>
      heard.text('who').split(' ').length <= 4 &&
      heard.text('value').split(' ').length >= 3 &&
      !/^(?:i|we|you|he|she|they|it|who|what|nobody|noone|everyone|people|someone)\b/i.test(
        heard.text('who'),
      ) &&
      !isQuestion(heard) &&
      !endsInTime(heard),
    calls: (heard) => store(`what ${keyOf(heard.text('who'))} said`, heard.text('value')),
    offer: (heard) => `Shall I remember that: “${heard.whole}”?`,
    examples: [],
  },
  {
    // "Priyanka is my neighbour".
    intent: 'facts_set',
    when: 'words',
    say: ['[and|so|fyi] {who} is (my|our) {relation}'],
    fits: (heard) =>
      relation.test(heard.text('relation')) &&
      heard.text('who').split(' ').length <= 3 &&
      !/^(?:he|she|it|this|that|who|what|where|when|how|there|here|today|my|our|the|a)\b/i.test(
        heard.text('who'),
      ) &&
      !isQuestion(heard),
    calls: (heard) => addTo(heard.text('relation'), capitalized(heard.text('who')), heard),
    examples: ['Priyanka is my neighbour', "Ms Okafor is my son's teacher"],
    counterExamples: ['he is my hero', 'who is my dentist'],
  },
  {
    // A measurement: "my blood pressure today was 138 over 82".
    intent: 'facts_set',
    when: 'words',
    strength: 'likely',
    say: [
      '(my|our) {key} [today|this morning|this evening|tonight|just now|yesterday] (is|was) [at] {value}',
    ],
    fits: (heard) =>
      /^\d/.test(heard.text('value')) &&
      !/^\d+ (?:minutes?|mins?|hours?|days?|weeks?)\b/i.test(heard.text('value')) &&
      heard.text('key').split(' ').length <= 4 &&
      heard.text('value').split(' ').length <= 5 &&
      !isQuestion(heard) &&
      !namesHour(heard.whole, heard.world),
    calls: (heard) => store(key(heard), heard.text('value')),
    examples: ['my blood sugar this morning was 6.1', 'my weight is 71 kg'],
    counterExamples: ['my bus was 20 minutes late'],
  },
  {
    intent: 'facts_set',
    when: 'words',
    strength: 'guess',
    say: [
      '(my|our) {key} (is|are) [now|actually] {value}',
      "{key} 's {more} (is|are) {value}",
      '{key} (works|lives|studies|stays|sits) {value}',
    ],
    fits: (heard) =>
      !passing.test(heard.text('value')) &&
      !pronoun.test(key(heard)) &&
      !fleeting.test(key(heard)) &&
      !isQuestion(heard) &&
      !endsInTime(heard) &&
      heard.text('value').split(' ').length <= 10 &&
      key(heard).split(' ').length <= 6,
    calls: (heard) => {
      const verb = /\b(works|lives|studies|stays|sits)\b/.exec(heard.whole)?.[1];
      return verb
        ? {
            tool: 'store_info',
            input: { key: `where ${keyOf(heard.text('key'))} ${verb}`, value: heard.text('value') },
          }
        : store(key(heard), heard.text('value'));
    },
    examples: [],
  },
  {
    intent: 'facts_set',
    when: 'words',
    say: [
      '(my|our|the) {key} (is|are) (called|named) {value}',
      "(my|our|the) {key} 's name is {value}",
      "{key} 's {more} (is|are) (called|named) {value}",
    ],
    fits: (heard) => !isQuestion(heard) && !ownClause.test(heard.text('value')),
    calls: (heard) => nameCalls(keyOf(key(heard)), heard.text('value')),
    examples: ['the dog is called Biscuit'],
  },
];

const relation =
  /^(?:(?:new|old|best|next[- ]door|upstairs|downstairs|\p{L}+['’]s) )*(?:neighbou?r|boss|manager|supervisor|colleague|co-?worker|assistant|friend|landlord|landlady|cleaner|teacher|tutor|coach|trainer|doctor|gp|dentist|physio|nurse|vet|therapist|plumber|electrician|mechanic|gardener|hairdresser|accountant|lawyer|nanny|babysitter|childminder|(?:room|flat|house)mate|sister|brother|cousin|aunt|uncle|niece|nephew|son|daughter|grand(?:son|daughter|ma|pa)|godmother|godfather|wife|husband|partner|boyfriend|girlfriend|(?:mother|father|sister|brother|son|daughter)[- ]in[- ]law)$/iu;

const ownClause =
  /, (?:he|she|they|it|we|i)(?:['’]\w+)? .*\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|, (?:he|she|they|it|we|i)(?:['’]\w+)? .*\b(?:tomorrow|at \d)/i;

// "Council tax is direct debit, drop it".
const orderBehind =
  /[,.;] (?:so |just |please )*(?:drop|remove|delete|cancel|scrap|skip|forget|take|cross|scratch|bin) (?:it|that|them|this)\b/i;

function lasts(key: string, value: string): boolean {
  if (
    pronoun.test(key) ||
    isPassing(value, key) ||
    key.split(/\s+/).length > 8 ||
    value.split(/\s+/).length > 14
  )
    return false;
  // "Not in the suitcase any more" and "41 not 14" correct something; "my sister is asking" is temporary.
  const isDoing = /^\p{Ll}+ing\b/u.test(value) && !/\b(?:favou?rite|hobby|hobbies|sport|job)\b/i.test(key);
  if (ownClause.test(value) || orderBehind.test(value)) return false;
  // "My plumber's number is 0412": the fact is the number.
  if (/^[\p{L}’' ]{2,30} (?:is|are) /u.test(value)) return false;
  if (/\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b.*,.*\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b/i.test(value))
    return false;
  if (isDoing || /^not\b|\bnot \S*\d/i.test(value)) return false;
  if (fleeting.test(key) || /^the \d{1,2}(?:st|nd|rd|th)$/i.test(value)) return false;
  return (
    keepable.test(key) ||
    /\d/.test(value) ||
    /^[“"'„]/.test(value) ||
    place.test(value) ||
    /^\p{Lu}|^(?:dr|mr|mrs|ms|prof)\b/u.test(value)
  );
}

function endOfKey({ whole, text }: Heard): number {
  return whole.indexOf(text('key')) + text('key').length;
}

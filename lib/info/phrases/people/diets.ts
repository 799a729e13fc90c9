import { addTo, keyOf, pronoun, withName } from '@/lib/info/phrases/shared';
import { formatFact } from '@/lib/info/wording';
import type { Heard, Phrase } from '@/lib/phrases/phrase';

const diets =
  /^(?:a |an )?(?:vegetarian|vegan|pescatarian|lactose intolerant|gluten intolerant|gluten[- ]free|diabetic|celiac|coeliac|halal|kosher|teetotal(?:er)?|left[- ]handed|right[- ]handed|colou?r ?blind|near ?sighted|dairy[- ]free|keto|asthmatic|epileptic|pregnant)\b/i;

/** Phrases that say what someone may not or does not eat. */
export const dietPhrases: Phrase[] = [
  {
    // "Do you know what I like?"
    intent: 'facts_query',
    isQuestion: true,
    when: 'words',
    strength: 'certain',
    say: [
      '[and|so] [do you (know|remember)|can you tell me|tell me] what (do i|i|we|do we) [really] (like|love|hate|prefer|adore)',
    ],
    fits: (heard) => ownTaste(heard) !== null,
    calls: (heard) => ownTaste(heard),
    examples: [],
  },
  {
    intent: 'facts_set',
    when: 'words',
    say: [
      '[<note>] (i|we) am (allergic|intolerant) to {value}',
      '[<note>] (i|we) (have|got) (an allergy to|a {value} allergy)',
      '[<note>] {who} [is|are] [also] (allergic|intolerant) to {value} [as well|too|also]',
    ],
    calls: (heard) =>
      heard.has('who')
        ? addTo(
            `${keyOf(withName(nameIn(heard.text('who')), heard))}’s allergies`,
            heard.text('value'),
            heard,
          )
        : addTo('allergies', heard.text('value'), heard),
    fits: (heard) =>
      !/^(?:who|what|is|are)\b/i.test(heard.whole) &&
      !/\b(?:not|never|no|be|being|was|were|anyone|nobody)\b|^\p{L}+ (?:he|she|they|it)\b/iu.test(
        heard.text('who'),
      ) &&
      // "She" without a person before it means nobody that could be stored.
      !pronoun.test(withName(heard.text('who'), heard)),
    examples: ['I am allergic to nuts', 'Ana is allergic to cats'],
  },
  {
    intent: 'facts_set',
    when: 'words',
    say: ['[<note>] {who} (is|are) [now|actually|also] {value}'],
    fits: (heard) =>
      diets.test(heard.text('value')) &&
      heard.text('value').split(' ').length <= 4 &&
      heard.text('who').split(' ').length <= 3 &&
      !heard.hasQuestionMark &&
      !pronoun.test(withName(heard.text('who'), heard)),
    calls: (heard) =>
      addTo(
        `${keyOf(withName(heard.text('who'), heard))}’s diet`,
        heard.text('value').replace(/^an? /i, ''),
        heard,
      ),
    examples: ['Priya is vegetarian'],
    counterExamples: ['what is vegan', 'this is gluten free'],
  },
  {
    intent: 'facts_set',
    when: 'words',
    say: ['(i|we) am [now|actually|also] {value}', '(i|we) (do not|never) eat {value}'],
    fits: (heard) => diets.test(heard.text('value')) || /\beat\b/i.test(heard.whole),
    calls: (heard) =>
      /\beat\b/i.test(heard.whole)
        ? addTo('what you don’t eat', heard.text('value'), heard)
        : addTo('diet', heard.text('value').replace(/^an? /i, ''), heard),
    examples: ["I'm vegetarian"],
    counterExamples: ["I'm tired"],
  },
];

function nameIn(words: string): string {
  return words.replace(/^.*,\s*(\p{Lu}[\p{L}’'-]+),?$/u, '$1');
}

function ownTaste({ whole, world }: Heard): string | null {
  const verb = /\b(?:like|love|hate|prefer|adore)$/i.exec(whole)?.[0].toLowerCase();
  const fact = world.things.find(
    ({ kind, title }) => kind === 'fact' && title.toLowerCase() === `what you ${verb}`,
  );
  return fact ? formatFact({ key: fact.title, value: fact.value ?? '' }) : null;
}

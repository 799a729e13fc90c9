import { addTo, keyOf, pronoun, store, withName } from '@/lib/info/phrases/shared';
import { formatFact } from '@/lib/info/wording';
import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';

const diets =
  /^(?:a |an )?(?:vegetarian|veggie|vegan|pescatarian|lactose intolerant|gluten intolerant|gluten[- ]free|diabetic|celiac|coeliac|halal|kosher|teetotal(?:er)?|left[- ]handed|right[- ]handed|colou?r ?blind|near ?sighted|dairy[- ]free|keto|asthmatic|epileptic|pregnant)\b/i;

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
    // "Who's veggie?", "any allergies?", "who do I need to watch for with the food?"
    intent: 'facts_query',
    isQuestion: true,
    when: 'never',
    strength: 'certain',
    say: [
      '[and|so|ok|remind me] (who is|who are|is anyone|is anybody|are any of them|is any of them) [a|the|all] {diet} [again|in the family|coming|at the party]',
      '[and|so|ok] (any|what|which|who has|who has got|are there any|do i have any|does anyone have|has anyone got|anyone with|anybody with) [food] (allergies|intolerances|dietary requirements|dietary needs|diets|special diets|an allergy|food issues) [at all|do people have|are there|i should know about|to watch|for the party|coming]',
      '[and|so|ok] who (do i|do we|should i|should we) [need to|have to] (watch|watch out for|look out for|be careful with|watch for|cook specially for|think about) [with|when it comes to|for] [the] (food|cooking|menu|catering|meal|dinner|lunch)',
      '[and|so|ok] (who|who all) (can not|cannot|does not|do not) (eat|have) {diet}',
    ],
    fits: (heard) => needsAsked(heard).length > 0,
    calls: (heard) => needsAsked(heard).map(formatFact).join('\n'),
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
      !/\b(?:not|never|no|be|being|was|were|anyone|nobody|(?:is|are|was)n['’]?t)\b|^\p{L}+ (?:he|she|they|it)\b/iu.test(
        heard.text('who'),
      ) &&
      // "She" without a person before it means nobody that could be stored.
      !pronoun.test(withName(heard.text('who'), heard)),
    examples: ['I am allergic to nuts', 'Ana is allergic to cats'],
  },
  {
    // "Same for his brother Ben", after an allergy; "Ben does too", after what someone likes.
    intent: 'facts_set',
    when: 'never',
    strength: 'certain',
    isContent: true,
    say: ['{all}'],
    fits: (heard) => alike.test(heard.message) && sameFor(heard) !== null,
    calls: (heard) => sameFor(heard),
    examples: [],
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
  {
    // "No nuts for the little ones, there's a child with an allergy" must not be lost.
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: ['{all}'],
    fits: ({ whole, hasQuestionMark }) => !hasQuestionMark && ofOthers.test(whole),
    calls: ({ whole }) => store(whole, whole),
    examples: [],
  },
];

const ofOthers =
  /^(?:and |also |btw |fyi )?(?:no|never|not|nothing with|without) [\p{L}’' ]{2,40}(?: \p{L}+ \d+)?[,;:–-]+ (?:because |as |since |cause )?(?:there(?:['’]?s| is| are)|we have|(?:he|she|they|someone|somebody|one of) [^.?]*)\b[^.?]{0,60}\b(?:allerg\w+|intoleran\w+|c(?:o)?eliac|anaphyla\w+|diabet\w+)[^.?]{0,30}[.! ]*$/iu;

function justStored({ world: { mentions, lastTurn, things } }: Heard): Thing | null {
  const [recent] = mentions;
  const isFresh = recent?.turn === lastTurn && (recent?.how === 'made' || recent?.how === 'changed');
  return (isFresh && things.find(({ id, kind }) => id === recent.thing.id && kind === 'fact')) || null;
}

const isPerson =
  /^(?:\p{Lu}[\p{L}’'-]+|mum|mom|dad|gran\w*|nan|nana|grandma|grandpa|(?:my|his|her|our) .*)$/u;
const alike =
  /^\W*(?:and |oh |yes )*(?:(?:the )?same (?:for|with|goes for|applies to) (?<same>.{2,30}?)|(?<too>.{2,30}?) (?:is|are|does|do) too)[.!]*$/i;
const ofPerson =
  /^(?:.+’s (?<noun>allergies|diet)|what .+ (?<verb>likes|loves|hates|dislikes|prefers|wants|can not stand|does not (?:like|eat|drink)))$/i;
const tastes = /^(?:likes|loves|hates|dislikes|is (?:allergic|scared|afraid|into))\b/i;

function sameFor(heard: Heard): PhraseCall | null {
  const fact = justStored(heard);
  const { noun, verb } = ofPerson.exec(fact?.title ?? '')?.groups ?? {};
  const { same, too } = alike.exec(heard.message)?.groups ?? {};
  // "His brother Ben" is Ben.
  const who = (same ?? too ?? '').replace(/^(?:(?:his|her|their|my|our) (?:\p{L}+ (?=\p{L}+$))?|and )/iu, '');
  if (!isPerson.test(who)) return null;
  if (!fact?.value || heard.hasQuestionMark || pronoun.test(who) || who.split(' ').length > 3) return null;
  if (!noun && !verb) return tastes.test(fact.value) ? store(who, fact.value) : null;
  return store(noun ? `${who}’s ${noun}` : `what ${who} ${verb}`, fact.value);
}

function nameIn(words: string): string {
  return words.replace(/^.*,\s*(\p{Lu}[\p{L}’'-]+),?$/u, '$1');
}

const need =
  /\b(?:allerg|intoleran|diets?\b|vegetarian|veggie|vegan|pescatarian|gluten|dairy|lactose|coeliac|celiac|diabetic|halal|kosher|(?:can|do(?:es)?)(?:not|n['’]?t| not) eat)/i;

// What was told of people's food, or what has the word that is asked for.
function needsAsked(heard: Heard): { key: string; value: string }[] {
  const asked = heard.has('diet')
    ? heard
        .text('diet')
        .toLowerCase()
        .replace(/^allergic to /, '')
    : '';
  if (asked && !need.test(heard.whole) && !/\beat\b/i.test(heard.whole)) return [];
  return heard.world.things.flatMap(({ kind, title, value = '' }) =>
    kind === 'fact' && need.test(`${title} ${value}`) && `${title} ${value}`.toLowerCase().includes(asked)
      ? [{ key: title, value }]
      : [],
  );
}

function ownTaste({ whole, world }: Heard): string | null {
  const verb = /\b(?:like|love|hate|prefer|adore)$/i.exec(whole)?.[0].toLowerCase();
  const fact = world.things.find(
    ({ kind, title }) => kind === 'fact' && title.toLowerCase() === `what you ${verb}`,
  );
  return fact ? formatFact({ key: fact.title, value: fact.value ?? '' }) : null;
}

import { store } from '@/lib/info/phrases/shared';
import type { Heard, Phrase, Thing } from '@/lib/phrases/phrase';

/** Phrases that tell a fact by the name of the fact mentioned last. */
export const followingFacts: Phrase[] = [
  {
    // "And for Mariam 7.1", after "colour mix for Layla is 6.3".
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: ['[and|but|also|plus] for [the|my] {who:word} [it is|its|is|use] {value}'],
    fits: (heard) => {
      const fact = lastFact(heard);
      const areNumbers = /\d/.test(fact?.value ?? '') === /\d/.test(heard.text('value'));
      return (
        forOne.test(fact?.title ?? '') &&
        areNumbers &&
        /^\p{L}/u.test(heard.text('who')) &&
        !heard.hasQuestionMark
      );
    },
    calls: (heard) =>
      store((lastFact(heard)?.title ?? '').replace(forOne, `for ${heard.text('who')}`), heard.text('value')),
    examples: [],
  },
  {
    // "The new one is elkridge5", after the old value was forgotten.
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: [
      '[and|but|so|oh] (the|my|our) (new|current|right|correct|other|actual) one is [now|actually] {value}',
    ],
    fits: (heard) => {
      const [recent] = heard.world.mentions;
      return (
        recent?.thing.kind === 'fact' && heard.text('value').split(' ').length <= 8 && !heard.hasQuestionMark
      );
    },
    calls: (heard) =>
      store(
        heard.world.mentions[0]?.thing.title ?? '',
        heard.text('value').replace(/,? (?:sorry|should have)\b.*$/i, ''),
      ),
    examples: [],
  },
];

const forOne = /\bfor \S+$/i;

function lastFact({ world }: Heard): Thing | null {
  const [recent] = world.mentions;
  return recent?.thing.kind === 'fact' && recent.how !== 'deleted' ? recent.thing : null;
}

import { store } from '@/lib/info/phrases/shared';
import type { Heard, Phrase, Thing } from '@/lib/phrases/phrase';
import { findTimes } from '@/lib/time/find-times';

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
      const value = heard.text('value');
      const isLike = /\d/.test(fact?.value ?? '') ? /\d/.test(value) : !/\d/.test(value) || isWordy(heard);
      return (
        forOne.test(fact?.title ?? '') &&
        isLike &&
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
  {
    // "Got a new pin, its 7710", of a stored pin.
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: [
      '(i|we|they) (got|have|gave me|sent me|set|chose|picked) [me|us] a new {key} [and] (it is|its|is|:) [now] {value}',
      '(got|have) a new {key} [and] (it is|its|is|:) [now] {value}',
      '[there is|that is] [a|my|the|our] new {key} (it is|its|is|:) [now] {value}',
      '[{who:word}] (changed|have changed|has changed|just changed|reset|switched) {key} [and|so] (it is|its) [now] {value}',
      '{key} (changed|has changed|was changed|got changed) [and] (it is|its|is|to|:) [now] {value}',
    ],
    fits: (heard) => heard.find('key', ['fact']).length === 1 && !heard.hasQuestionMark,
    calls: (heard) =>
      store(heard.find('key', ['fact'])[0]?.title ?? '', heard.text('value').replace(/ now$/i, '')),
    examples: [],
  },
  {
    // "Raise Brightwater to 70", of a fact with one number.
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    say: [
      '(raise|lower|increase|decrease|reduce|bump|drop|cut|set|change|update|put|adjust) [my|our|the] {key} [up|down] to {value:number}',
    ],
    fits: (heard) => oneNumber(heard) !== null,
    calls: (heard) => {
      const fact = oneNumber(heard);
      return fact && store(fact.title, (fact.value ?? '').replace(/\d+(?:[.,]\d+)?/, heard.text('value')));
    },
    examples: [],
  },
];

function oneNumber(heard: Heard): Thing | null {
  const [fact, another] = heard.find('key');
  const isNumeric = fact?.kind === 'fact' && (fact.value ?? '').match(/\d+(?:[.,]\d+)?/g)?.length === 1;
  return isNumeric && !another ? fact : null;
}

// "Roller skates size 2" is like "a magnifying glass", but "2pm" is not.
function isWordy({ text, whole, world }: Heard): boolean {
  const [, another] = text('value').match(/\p{L}{2,}/gu) ?? [];
  return another !== undefined && findTimes(whole, world).length === 0;
}

const forOne = /\bfor \S+$/i;

function lastFact({ world }: Heard): Thing | null {
  const [recent] = world.mentions;
  return recent?.thing.kind === 'fact' && recent.how !== 'deleted' ? recent.thing : null;
}

import { keyOf, mayReplace, store, withName } from '@/lib/info/phrases/shared';
import { lastDeed } from '@/lib/phrases/meant-task';
import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { findTimes } from '@/lib/time/find-times';
import { taskVerbs } from '@/lib/words/verbs';

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
    // "It expires 4 may 2029", after the number of a passport.
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    say: [
      '[and|but] (it|that|this|mine) (expires|runs out|ends|is valid until|is good until|is valid till) [on|in] {value}',
    ],
    fits: (heard) =>
      expiring.test(lastFact(heard)?.title ?? '') && /\d/.test(heard.text('value')) && !heard.hasQuestionMark,
    calls: (heard) =>
      store(
        `when ${(lastFact(heard)?.title ?? '').replace(/ (?:numbers?|no|nr)$/i, '')} expires`,
        heard.text('value'),
      ),
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
        recent?.thing.kind === 'fact' &&
        heard.text('value').split(' ').length <= 8 &&
        mayReplace(recent.thing, heard.text('value'), heard) &&
        !heard.hasQuestionMark
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
    calls: (heard) => withNumber(oneNumber(heard), heard),
    examples: [],
  },
  {
    // "Leila's shoes are 32 now", after "Leila wears size 31 shoes".
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: [
      '[and|so|oh|btw] {key} (is|are|takes|wears|needs) [now|already|up to] [a|in] [size|number] {value:number} [now|already] [too] [{why}]',
      '[and|so|oh|btw] {key} (is|are) (up|down) to {value:number} [now|already] [{why}]',
      "[and|so|oh|btw] {key} (has|have|is|are|'s) [just|already|now] (gone|went|moved|jumped|shot|grown|dropped) (up|down) [to|into] [a|an] [size|number] {value:number} [now|already] [{why}]",
      '[and|so|oh|btw] {key} (went|moved|jumped|shot|grew|dropped) (up|down) [to|into] [a|an] [size|number] {value:number} [now|already] [{why}]',
      '[and|so|oh|btw] [i am|now|its|it is|already] (up|down) to {value:number} [now|today|already]',
    ],
    fits: (heard) =>
      /\bnow\b|\balready\b|\b(?:up|down) (?:in)?to\b/i.test(heard.whole) &&
      !heard.hasQuestionMark &&
      grownNumber(heard) !== null,
    calls: (heard) => withNumber(grownNumber(heard), heard),
    examples: [],
  },
  {
    // "And he needs his goggles", after "swimming for Leo tomorrow at 4".
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: [
      '[and|also|but|so|oh|plus] (he|she|they) [also|will|still] (need|needs|must|have to|has to|should|needs to|need to|want|wants) [also] [to] [bring|take|wear|have|pack|carry] {what} [for (it|that)|with (him|her|them)] [too|as well]',
    ],
    fits: (heard) => neededFor(heard) !== null && !heard.hasQuestionMark,
    calls: (heard) => neededFor(heard),
    examples: [],
  },
  {
    // "120 pounds it was", after "I paid the electric bill".
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    say: [
      '[and|but|so] (it|that|they|she|he) (cost|costs|was|were|came to|charged|is|comes to) [me|us] [about|around|exactly] {value} [in total|altogether|in all|together]',
      '{value} (it|that|they) (was|cost|came to|is|were) [in total|altogether|in all]',
    ],
    fits: (heard) => costOfDeed(heard) !== null && !heard.hasQuestionMark,
    calls: (heard) => costOfDeed(heard),
    examples: [],
  },
];

const gear = /^(?:(?:his|her|their|the|some|an?|two|three|warm|clean|new|spare) |\p{L}+ and \p{L}+)/iu;

function neededFor(heard: Heard): PhraseCall | null {
  const { world, whole } = heard;
  const what = heard.text('what');
  const [recent] = world.mentions;
  const person = world.lastPerson;
  const isBringing = /\b(?:bring|take|wear|pack|carry)\b/i.test(whole);
  if (
    !person ||
    recent?.thing.kind !== 'reminder' ||
    recent.how === 'deleted' ||
    recent.turn !== world.lastTurn
  )
    return null;
  if (!(gear.test(what) || isBringing) || what.split(' ').length > 10 || findTimes(what, world).length > 0)
    return null;
  const event = recent.thing.title
    .replace(
      new RegExp(` (?:for|with|of) ${person}$|^${person}['’]s |^${person} (?:has |goes to )?`, 'i'),
      '',
    )
    .replace(/ at \S+$/i, '')
    .trim();
  // "Get a present" is no event that something is needed for.
  const isEvent = event && event !== person && !taskVerbs.has(event.split(' ')[0]?.toLowerCase() ?? '');
  return store(`what ${person} needs`, isEvent ? `${what} for ${event}` : what);
}

const price =
  /^[$€£₦₹]?\d+(?:[.,]\d+)*(?: ?(?:[$€£₦₹]|euros?|dollars?|pounds?|quid|bucks|reais|rupees|kr|usd|eur|gbp|each|total))*$/i;

function costOfDeed(heard: Heard): PhraseCall | null {
  const [, ...object] = lastDeed(heard.world)?.split(' ') ?? [];
  const noun = object.join(' ').replace(/ (?:today|yesterday|again)$/i, '');
  return noun && price.test(heard.text('value')) ? store(`cost of ${noun}`, heard.text('value')) : null;
}

function oneNumber(heard: Heard): Thing | null {
  const [fact, another] = heard.find('key');
  const isNumeric = fact?.kind === 'fact' && (fact.value ?? '').match(/\d+(?:[.,]\d+)?/g)?.length === 1;
  return isNumeric && !another ? fact : null;
}

function withNumber(fact: Thing | null, heard: Heard): PhraseCall | null {
  return fact && store(fact.title, (fact.value ?? '').replace(/\d+(?:[.,]\d+)?/, heard.text('value')));
}

// The only fact with one number that has all words of the name, here or in its value.
function grownNumber(heard: Heard): Thing | null {
  if (!heard.has('key')) {
    const last = lastFact(heard);
    return last && (last.value ?? '').match(/\d+(?:[.,]\d+)?/g)?.length === 1 ? last : null;
  }
  const name = keyOf(withName(heard.text('key'), heard));
  const words = name.toLowerCase().split(/\s+/).map(bare);
  const found = heard.world.things.filter(({ kind, title, value = '' }) => {
    if (kind !== 'fact' || value.match(/\d+(?:[.,]\d+)?/g)?.length !== 1) return false;
    const known = `${title} ${value}`
      .toLowerCase()
      .split(/[\s,;]+/)
      .map(bare);
    return words.every((word) => known.includes(word));
  });
  const isEnough = words.length >= 2 || /\b(?:up|down)\b/i.test(heard.whole);
  return isEnough && found.length === 1 ? (found[0] ?? null) : null;
}

function bare(word: string): string {
  return word.replace(/['’]?s$/, '');
}

// "Roller skates size 2" is like "a magnifying glass", but "2pm" is not.
function isWordy({ text, whole, world }: Heard): boolean {
  const [, another] = text('value').match(/\p{L}{2,}/gu) ?? [];
  return another !== undefined && findTimes(whole, world).length === 0;
}

const expiring =
  /\b(?:passport|id|card|licen[cs]e|visa|permit|insurance|policy|warranty|membership|contract|ticket|voucher|pass|mot)\b/i;
const forOne = /\bfor \S+$/i;

function lastFact({ world }: Heard): Thing | null {
  const [recent] = world.mentions;
  return recent?.thing.kind === 'fact' && recent.how !== 'deleted' ? recent.thing : null;
}

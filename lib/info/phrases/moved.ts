import { keyOf, namesHour, store, withName } from '@/lib/info/phrases/shared';
import type { Heard, Phrase, Thing } from '@/lib/phrases/phrase';
import { findTimes } from '@/lib/time/find-times';

const renewed =
  '(new|[i|we|they] [have] [just] (swapped|changed|replaced|renewed|switched|reset|updated|got) [to] [a|an|the|my|our|new] [new])';

/** Phrases that say that a thing is in another place now, or that an amount went up or down. */
export const movedPhrases: Phrase[] = [
  {
    // "Receipts in the kitchen drawer".
    intent: 'facts_set',
    when: 'words',
    strength: 'likely',
    say: ['[the|my|our] {key} (in|on|under|behind|inside) {place}'],
    fits: (heard) =>
      storage.test(heard.text('place')) &&
      !heard.startsWithTask &&
      !heard.hasQuestionMark &&
      heard.text('key').split(' ').length <= 3 &&
      heard.text('place').split(' ').length <= 5 &&
      /^(?:the|my|our) /i.test(heard.text('place')) &&
      !notNamed.test(heard.text('key')) &&
      heard.findWords(heard.text('key'), ['todo', 'reminder', 'event']).length === 0,
    calls: (heard) => {
      const where = heard.whole.slice(heard.whole.toLowerCase().indexOf(heard.text('key').toLowerCase()));
      return store(keyOf(heard.text('key')), where.slice(heard.text('key').length).trim());
    },
    examples: ['receipts in the kitchen drawer'],
    counterExamples: ['put the receipts in the drawer', 'look in the drawer'],
  },
  {
    // "Rent went up to 950".
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    say: [
      '{key} (went|has gone|have gone|goes|is going|is) (up|down) to {value}',
      '{key} (increased|rose|dropped|fell|was raised|has increased|was lowered) to {value}',
    ],
    fits: (heard) =>
      /^[$€£₹]?\d/.test(heard.text('value')) &&
      heard.text('value').split(' ').length <= 4 &&
      !/^(?:i|we|it|he|she|they|this|that|who|what|temperature|fever)$/i.test(heard.text('key')) &&
      heard.text('key').split(' ').length <= 4 &&
      factsCalled(heard).length <= 1 &&
      !heard.hasQuestionMark,
    calls: (heard) => store(factsCalled(heard)[0]?.title ?? keyOf(heard.text('key')), heard.text('value')),
    examples: ['rent went up to 950'],
  },
  {
    // "Farida moved to 908", after "the spare key is with Farida in 1204".
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    say: [
      '[and|oh|btw] {who:name} [has|have|is] [just|now] (moved|moving) to [flat|apartment|number|unit|room|no] {place:word} [now]',
    ],
    fits: (heard) => withNeighbour(heard) !== null,
    calls: (heard) => {
      const { title = '', value = '' } = withNeighbour(heard) ?? {};
      return store(
        title,
        value.replace(livesIn, (_, link) => `${String(link).trim()} ${heard.text('place')}`),
      );
    },
    examples: [],
  },
  {
    // "Anna moved to 14 Elm Street".
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    say: ['{who} [has|have] [just] moved [house|again] to {street}'],
    fits: (heard) =>
      /^\d{1,4}\p{L}? \p{L}{2,}(?: \p{L}{2,}){0,3}$/u.test(heard.text('street')) &&
      findTimes(heard.text('street'), heard.world).length === 0 &&
      !/^\d+ (?:am|pm|people|days?|weeks?|minutes?|hours?)\b/i.test(heard.text('street')) &&
      !/^(?:i|we|it|that|this|you|they)$/i.test(heard.text('who')) &&
      heard.text('who').split(' ').length <= 3 &&
      heard.findWords(heard.text('who'), ['todo', 'reminder', 'event']).length === 0 &&
      !heard.hasQuestionMark,
    calls: (heard) => store(`${withName(heard.text('who'), heard)}’s address`, heard.text('street')),
    examples: ['anna moved to 14 Elm Street', 'my sister has moved to 5 Park Lane'],
    counterExamples: ['the party moved to 14 may', 'yoga moved to 6 pm'],
  },
  {
    // "Moved the car to level 5", of a car whose place was told.
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: [
      '[i|we] [have] [just] (moved|put) {key} [over] (to|in|on) {value}',
      '[i|we] [have] [just] moved {key} [and|so] (it is|its|they are) [now] {value}',
    ],
    fits: (heard) => {
      const [fact, other] = factsCalled(heard);
      return (
        fact !== undefined &&
        !other &&
        (whereabouts.test(fact.value ?? '') || parking.test(fact.value ?? '')) &&
        (/\bmoved\b/i.test(heard.whole) || whereabouts.test(fact.value ?? '')) &&
        heard.text('value').split(' ').length <= 6 &&
        !isPartOf(heard.text('key'), fact.title) &&
        heard.findWords(heard.text('key'), ['todo', 'reminder', 'event']).length === 0 &&
        !namesHour(heard.text('value').replace(/ now$/i, ''), heard.world) &&
        findTimes(heard.text('value'), heard.world).length === 0 &&
        !heard.hasQuestionMark
      );
    },
    calls: (heard) =>
      store(factsCalled(heard)[0]?.title ?? '', placeOf(heard.text('value').replace(/ now$/i, ''))),
    examples: [],
  },
  {
    // "And the garage one is 0932", after "gate code is 7781".
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: ['[and|but|also|plus|oh|btw] [the|my|our] {which} one (is|:) {value}'],
    fits: (heard) => twinKey(heard) !== null && !heard.hasQuestionMark,
    calls: (heard) => {
      const key = twinKey(heard);
      return key && store(key, heard.text('value'));
    },
    examples: [],
  },
  {
    // "Changed lockers, now 203", "new router, so it's otter77 now": the fact that is named, or was spoken of last.
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: [
      `[so|ok|oh|fyi|btw|update] ${renewed} {thing} [so|and] [it is|its|it|that is] now {value}`,
      `[so|ok|oh|fyi|btw|update] ${renewed} {thing} [so|and] [it is|its|it|that is] {value} now`,
      `[so|ok|oh|fyi|btw|update] had {thing} (changed|replaced|renewed|reset|swapped) [so|and] [it is|its|it|that is] now {value}`,
    ],
    fits: (heard) => renewedFact(heard) !== null && !heard.hasQuestionMark,
    calls: (heard) => {
      const fact = renewedFact(heard);
      return fact && store(fact.title, heard.text('value'));
    },
    examples: [],
  },
];

// "The meeting" is not "meeting notes".
function isPartOf(key: string, title: string): boolean {
  return title.toLowerCase().startsWith(`${keyOf(key).toLowerCase()} `);
}

const notOther =
  /^(?:the |my |our )?(?:other|new|old|current|correct|actual|last|next|first|second|right|wrong|same|only|this|that|which|no|it)\b/i;

function twinKey(heard: Heard): string | null {
  const [recent] = heard.world.mentions;
  if (recent?.thing.kind !== 'fact' || recent.how === 'deleted') return null;
  const last = recent.thing;
  const words = last.title.split(' ');
  const which = keyOf(heard.text('which'));
  const isCode = /^\S*\d\S*(?: \S+)?$/.test(heard.text('value')) && /\d/.test(last.value ?? '');
  if (words.length < 2 || !isCode || notOther.test(which) || which.split(' ').length > 2) return null;
  return [which, ...words.slice(Math.min(which.split(' ').length, words.length - 1))].join(' ');
}

// Codes and numbers only: "changed jobs, now a baker" tells more than a value.
function renewedFact(heard: Heard): Thing | null {
  const { text, world, findWords } = heard;
  const value = text('value');
  if (!/^(?=\S*\d)\S+(?: \S+)?$/.test(value) || /\d[:.]\d\d$|\d ?[ap]m$/i.test(value)) return null;
  const name = keyOf(text('thing')).replace(/^(?:an?|its?) /i, '');
  const found = [name, name.replace(/(?<=[^s])s$/i, '')].map((one) => findWords(one, ['fact']));
  const [named, another] = found.find((facts) => facts.length > 0) ?? [];
  if (named) return another || !/\d/.test(named.value ?? '') ? null : named;
  const [recent] = world.mentions;
  if (recent?.thing.kind !== 'fact' || recent.how === 'deleted' || recent.turn !== world.lastTurn)
    return null;
  const { value: old = '' } = recent.thing;
  return /\d/.test(old) && shapeOf(old) === shapeOf(value) ? recent.thing : null;
}

// "Heron42" and "otter77" have the same shape.
function shapeOf(value: string): string {
  return `${value.split(' ').length} ${/\p{L}/u.test(value)}`;
}

// "Moved them to the safe": they are in the safe.
export function placeOf(value: string): string {
  const isPlace = !whereabouts.test(value) && /^(?:the|my|our|a|an) /i.test(value);
  return isPlace ? `${surface.test(value) ? 'on' : 'in'} ${value}` : value;
}

const storage =
  /\b(?:drawers?|cupboard|shelf|cabinet|wardrobe|loft|attic|shed|safe|glove ?box|basement|cellar|pantry|closet|folder)$/i;
const notNamed =
  /^(?:i|we|he|she|it|they|this|that|these|those|there|what|where|who|look|is|are|was|were|not|nothing|something|mouse|mice|spiders?|water|leak)\b|\b(?:is|are|was|were|has|have|had|i|we|put|goes?|went|left|found|see|saw|look|looking)\b/i;
const parking = /^(?:level|floor|row|bay|spot|space|street|zone)\b/i;
const surface =
  /\b(?:shelf|table|desk|counter|wall|hook|floor|top|rack|balcony|windowsill|sideboard|patio|street|roof)$/i;

export const whereabouts =
  /^(?:with|in|on|at|under|underneath|behind|inside|next to|near|by|between|over|below|above) (?=\S)/i;

function factsCalled(heard: Heard): Thing[] {
  return heard.findWords(withName(keyOf(heard.text('key')), heard), ['fact']);
}

/**
 * Returns the fact whose place was told last, or else the one that the message names: "Joanne moved, it's with
 * Pete now".
 */
export function lastPlaced({ world: { mentions }, message }: Heard): Thing | null {
  const told = mentions.filter(({ how, thing }) => thing.kind === 'fact' && how !== 'deleted');
  const isPlace = ({ value }: Thing) => whereabouts.test(value ?? '');
  const names = message.match(/\p{Lu}\p{Ll}{2,}/gu) ?? [];
  const named = told.find(
    ({ thing }) => isPlace(thing) && names.some((name) => (thing.value ?? '').includes(name)),
  );
  const [recent] = mentions;
  const last = recent && told[0] === recent && isPlace(recent.thing) ? recent : null;
  return (last ?? named)?.thing ?? null;
}

const livesIn = /\b((?:in|at) (?:(?:flat|apartment|number|unit|room|no) )?)\s*\p{L}?\d{1,4}\p{L}?$/iu;

// What a neighbour keeps, if the fact names the flat.
function withNeighbour({ text, world, hasQuestionMark }: Heard): Thing | null {
  const who = text('who').toLowerCase();
  if (hasQuestionMark || !/^\p{L}?\d{1,4}\p{L}?$/u.test(text('place'))) return null;
  const found = world.things.filter(
    ({ kind, value = '' }) =>
      kind === 'fact' && livesIn.test(value) && value.toLowerCase().startsWith(`with ${who} `),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}

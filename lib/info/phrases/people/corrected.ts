import { keyOf, mayReplace, store, withName } from '@/lib/info/phrases/shared';
import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { findTimes } from '@/lib/time/find-times';

const opening = '[no|nope|sorry|oh|wait|hang on|hold on|actually|ah|oops]';

/**
 * Phrases that correct a stored value. Some name only the part that changes: "it's 260 at the end not 250".
 * In others, the person whose value it is gives the new one: "Mrs Henderson says it's 0144# now".
 */
export const correctedPhrases: Phrase[] = [
  {
    // "No hang on it's 260 at the end not 250".
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: [
      `${opening} ${opening} ${opening} [it|that|its|it is|that is|the (end|last part|last bit|last digits|beginning|start|middle) is] [should be|should end in|ends in|ends with|ends|starts with|has] {new:word} [at the (end|start|beginning|front)|in the middle] [and] not {old:word} [at the (end|start|beginning|front)|in the middle]`,
    ],
    fits: (heard) => partCalls(heard) !== null && !heard.hasQuestionMark,
    calls: (heard) => partCalls(heard),
    examples: [],
  },
  {
    // "Max isn't allergic to sesame after all", of one of several allergies.
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: [
      `${opening} ${opening} {who} [is|are] (not|no longer|isnt|arent) (allergic|intolerant) to {value} [after all|any more|anymore|now|it turns out]`,
    ],
    fits: (heard) => withoutAllergy(heard) !== null && !heard.hasQuestionMark,
    calls: (heard) => withoutAllergy(heard),
    examples: [],
  },
  {
    // "Mrs Henderson says it's 0144# now", of her stored code.
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: [
      '[and|so|oh|ok] [the|my|our] {who} (says|said|told me|tells me|wrote|texted|texted me|rang to say) [that] (it is|its|it was changed to|it has changed to|it changed to) [now] {value}',
    ],
    fits: (heard) => saidBy(heard) !== null && !heard.hasQuestionMark,
    calls: (heard) => {
      const fact = saidBy(heard);
      return fact && store(fact.title, valueIn(heard));
    },
    examples: [],
  },
  {
    // "Swap silent night for the first noel", of a fact that lists songs.
    intent: 'facts_set',
    when: 'words',
    strength: 'likely',
    isContent: true,
    say: ['[please|can you|no|actually] (swap|replace|exchange|substitute) {old} (for|with|by) {new}'],
    fits: (heard) =>
      !heard.hasQuestionMark &&
      (swappedIn(heard) !== null ||
        heard.find('old', ['todo', 'reminder', 'event', 'date', 'list']).length === 0),
    calls: (heard) => swappedIn(heard) ?? notFound(heard),
    examples: [],
  },
];

// The last allergy is left to the user, since a fact without a value would have to be deleted.
function withoutAllergy(heard: Heard): PhraseCall | null {
  const who = keyOf(withName(heard.text('who'), heard)).toLowerCase();
  const fact = heard.world.things.find(
    ({ kind, title }) => kind === 'fact' && title.toLowerCase() === `${who}’s allergies`,
  );
  const all = partsOf(fact?.value ?? '');
  const left = all.filter((one) => one !== heard.text('value').toLowerCase());
  return fact && left.length > 0 && left.length < all.length ? store(fact.title, left.join(', ')) : null;
}

// The only fact, or reminder such as “Hymns are 12, 88 and 301”, that has the old words as one of several.
function swappedIn({ text, world: { things } }: Heard): PhraseCall | null {
  const old = text('old').toLowerCase().replace(/^the /, '');
  const [thing, another] = things.filter((one) => partsOf(listedIn(one)).includes(old));
  if (!thing || another || !/^[\p{L}\d '’-]+$/u.test(old)) return null;
  const words = thing.kind === 'fact' ? (thing.value ?? '') : thing.title;
  const place = words.toLowerCase().search(new RegExp(`(?<![\\p{L}\\d])${old}(?![\\p{L}\\d])`, 'u'));
  const changed = `${words.slice(0, place)}${text('new')}${words.slice(place + old.length)}`;
  return thing.kind === 'fact'
    ? store(thing.title, changed)
    : { tool: 'update_reminder', input: { item: thing.id, title: changed } };
}

function listedIn({ kind, title, value = '' }: Thing): string {
  if (kind === 'fact') return value;
  return kind === 'reminder' && title.includes(', ') ? title.replace(/^.*?(?: are| is|:) /, '') : '';
}

// Without anything that was spoken of before, the user wants to swap it in real life.
function notFound({ first, text, world, whole }: Heard): string | null {
  const [recent] = world.mentions;
  const isOfList =
    recent?.thing.kind === 'list' || recent?.thing.list || /, /.test(recent?.thing.value ?? '');
  return first === 'swap' && isOfList && findTimes(whole, world).length === 0
    ? `I have nothing called “${text('old')}”, so nothing was changed.`
    : null;
}

function partsOf(value: string): string[] {
  return value.split(/,\s*|\s+and\s+/).map((part) => part.toLowerCase().replace(/^(?:and )?(?:the )?/, ''));
}

function partCalls(heard: Heard): PhraseCall | null {
  const [recent] = heard.world.mentions.filter(({ thing }) => thing.kind === 'fact');
  const fact = heard.world.things.find(({ id }) => id === recent?.thing.id);
  const [fresh, old] = [heard.text('new'), heard.text('old').toLowerCase()];
  const value = fact?.value ?? '';
  const start = value.toLowerCase().lastIndexOf(old);
  if (!fact || recent?.how === 'deleted' || start < 0 || !/\d/.test(old) || !/\d/.test(fresh)) return null;
  return store(fact.title, `${value.slice(0, start)}${fresh}${value.slice(start + old.length)}`);
}

function valueIn({ text, whole, message }: Heard): string {
  const value = text('value').replace(/ (?:now|instead|from now on)$/i, '');
  // The sign behind a code is no part of the words.
  const sign = /^[#*]/.exec(
    message.slice(message.indexOf(value, message.indexOf(whole)) + value.length),
  )?.[0];
  return `${value}${sign ?? ''}`;
}

// The only code or number that is stored about a person.
function saidBy(heard: Heard): Thing | null {
  const value = valueIn(heard);
  if (!/\d/.test(value) || value.split(' ').length > 4) return null;
  const who = heard.text('who').toLowerCase();
  const found = heard.world.things.filter(
    (thing) =>
      thing.kind === 'fact' &&
      `${thing.title} ${thing.value ?? ''}`.toLowerCase().includes(who) &&
      mayReplace(thing, value, heard),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}

const digits = /\d[\d\s-]{2,}\d/;

/**
 * Returns the title of the fact whose number a message changes, and the fact's new value. "Lim's number
 * changed to 6555 0199" changes "Lim, 6555 0142" to "Lim, 6555 0199". Null if no fact fits, or if several
 * fit.
 */
export function heldIn(heard: Heard): { title: string; value: string } | null {
  const name = heard.text('key').toLowerCase();
  const [fact, another] = heard.world.things.filter(
    ({ kind, value = '' }) => kind === 'fact' && value.toLowerCase().startsWith(name) && digits.test(value),
  );
  const value = fact?.value?.replace(digits, heard.text('value'));
  return fact && value && !another ? { title: fact.title, value } : null;
}

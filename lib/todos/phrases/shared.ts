import { dueOf, titleOf } from '@/lib/phrases/input';
import { keepable } from '@/lib/phrases/names';
import { type AddTodosCall, newTodos, placeOfDue } from '@/lib/phrases/new-todos';
import type { Heard, Mention, PhraseCall } from '@/lib/phrases/phrase';
import { findTimes } from '@/lib/time/find-times';
import { namesTitles } from '@/lib/todos/titles';
import { taskVerbs } from '@/lib/words/verbs';

const defaultLists =
  /^(?:(?:my|the|our|a|this|that)\s+)?(?:todos?|to[- ]?dos?|tasks?|things to do|open)?(?:\s*lists?)?$/i;

export function listName(words: string): string | undefined {
  const name = words
    .trim()
    .replace(/^(?:(?:my|the|our|a|an|this|that)\s+)+/i, '')
    .replace(/\s+(?:please|also|too|as well|again)$/i, '')
    .replace(/^(?:also|more|and) (?=\p{L}+s$)/iu, '')
    .replace(/\s*\blists?$/i, '')
    .replace(/^(?:new )?list (?:(?:of|for|called|named) (?:(?:the|my|our) )?)?(?=\S)/i, '')
    .trim();
  return name === '' || defaultLists.test(name) ? undefined : name.toLowerCase();
}

/**
 * Returns the list that a message names. Undefined for the default list, except in a move: "move the gloss to
 * my todo list" gives "todos".
 */
export function targetIn({ text, first, whole }: Heard): string | undefined {
  const isDefault =
    /^(?:move|transfer|shift)$/.test(first) && /\b(?:todos?|to-?do)(?: list)?\W*$/i.test(whole);
  return listName(text('list')) ?? (isDefault ? 'todos' : undefined);
}

export function addCall(heard: Heard, slot = 'items'): AddTodosCall | null {
  const texts = withoutErrand(heard.items(slot).map(titleOf).filter(Boolean));
  const [due, own] = [dueOf(heard), placeOfDue(texts, heard)];
  const list = heard.has('list') ? listName(heard.text('list')) : freshList(heard);
  return texts.length > 0
    ? newTodos(
        texts.map((text, place) => ({ text, due: own === null || own === place ? due : null })),
        list,
      )
    : null;
}

/**
 * Removes the buying verb and the shop from a shopping list: "get ginger from the shop" and "rice" give
 * "ginger" and "rice". The verb stays if another item begins with a verb. A single item stays unchanged.
 */
export function withoutErrand(items: string[]): string[] {
  const [, ...others] = items;
  if (others.length === 0) return items;
  const areGoods = others.every((item) => !taskVerbs.has(item.split(' ')[0]?.toLowerCase() ?? ''));
  return items.map((item, place) =>
    (areGoods && place === 0
      ? item.replace(/^(?:buy|get|grab|pick up|need)(?: an?| some| the)? (?=\S)/i, '')
      : item
    ).replace(/ (?:from|at) the (?:shops?|stores?|supermarket|market|grocery store|corner shop)$/i, ''),
  );
}

export function recentOf({ world }: Pick<Heard, 'world'>): Mention | undefined {
  const isKept = ({ thing }: Mention) => world.things.some(({ id }) => id === thing.id);
  const found = world.mentions.find(
    (mention) => mention.thing.kind !== 'todo' || mention.how === 'made' || isKept(mention),
  );
  // A ticked item no longer tells its list, but one that was made with it does.
  return found?.thing.kind !== 'todo' || isKept(found)
    ? found
    : (world.mentions.find((other) => other.turn === found.turn && isKept(other)) ?? found);
}

export function addToRecent(heard: Heard): PhraseCall | null {
  const call = addCall(heard);
  const list = recentOf(heard)?.thing.list;
  return call && list ? { ...call, input: { ...call.input, list } } : call;
}

export function isNewList(heard: Pick<Heard, 'world'>): boolean {
  const recent = recentOf(heard);
  return recent?.thing.kind === 'list' && recent.how === 'made';
}

function freshList(heard: Heard): string | undefined {
  const { text, whole } = heard;
  const recent = recentOf(heard);
  if (recent?.thing.kind === 'list' && recent.how === 'made') return recent.thing.title.toLowerCase();
  // Items are added to the list of the todo that was mentioned last. Tasks ("call Sam") are not.
  const isTask = text('items')
    .split(/\s+/)
    .some((word, place) => place === 0 && taskVerbs.has(word.toLowerCase()));
  const isDefault = recent?.thing.kind === 'todo' && !recent.thing.list;
  const isPointed = /\b(?:the|that|this) list\b/i.test(whole);
  return !isDefault && (isPointed || (recent?.thing.kind === 'todo' && !isTask && !/\blists?\b/i.test(whole)))
    ? lastList(heard)?.toLowerCase()
    : undefined;
}

const purpose =
  /^(?!.*[,:])(?:(?!(?:to|and|or|my|me|i|we)\b)[\p{L}'’-]+ ){1,3}(?:(?:that )?(?:i|we) (?:still |also )?(?:want|need|have|plan|hope) to|to) (?!my\b|the\b|our\b|an?\b)\p{L}+(?: (?:in|at|with|for|on|from|to|while|before|after) [\p{L}'’ ]{2,24})?$/iu;

const clause =
  /^(?!.*[,:])(?:(?!(?:to|and|or|my|me|i|we)\b)[\p{L}'’-]+ ){1,3}(?:(?:that|which|who) )?(?:i|we|you|they|he|she|people)(?:['’](?:ve|d|s))? (?:(?:have|has|had|still|really|also|never) )?(?!(?:is|are|was)\b)\p{L}+(?: \p{L}+)?$/iu;

/** Returns whether words say what a list is for: true for "films to watch" and "wines we liked". */
export function isPurpose(words: string): boolean {
  const bare = words.replace(/^(?:the|my|our) /i, '');
  return purpose.test(bare) || clause.test(bare) || (collective.test(bare) && / for /i.test(bare));
}

export function newListName(words: string): string {
  const bare = words.replace(/^(?:the|my|our) /i, '');
  return isPurpose(bare) ? bare : (listName(words) ?? bare.toLowerCase());
}

export const onCalledList =
  '(to|on|in|into|onto) (a|an|the|my|our|another) [new|separate] list (called|named|titled) {list}';

export const onList = '(to|on|in|into|onto|for|under) [<my>] {list} (list|lists)';

export const onTodos =
  '(to|on|in|into|onto|with) [<my>] (list|lists|todo|todos|todo list|to do list|to do|to dos|todo lists|tasks|task list|things to do|list of things to do|list of todos)';

const listNouns =
  /^(?:(?:my|the|our)\s+)?(?:grocer(?:y|ies)|shopping|shop|supermarket|packing(?: for \p{L}[\p{L}’' ]{1,20})?|errands|chores|(?:[\p{L}’']+ )?(?:wish|watch|bucket|reading|check)list|(?:things |stuff |items |gifts |books |films |movies )?to (?:buy|get|pack|do|watch|read|bring|take))$/iu;

/**
 * Returns whether `words` are the name of a list. True for an existing list or a common name such as
 * "groceries".
 */
export function isListName(words: string, { world, whole }: Heard): boolean {
  const name = words
    .trim()
    .replace(/^(?:my|the|our)\s+/i, '')
    .replace(/\s*\blists?$/i, '')
    .toLowerCase();
  const isKnown = world.things.some(({ kind, title, list }) => {
    const own = (kind === 'list' ? title : (list ?? '')).toLowerCase();
    // "Packing" names the "packing list for Cuba".
    return own === name || own.startsWith(`${name} list for `);
  });
  const isAdded = adding.test(whole) && /^\p{L}+s$/u.test(name) && namesTitles(name);
  return name !== '' && (isKnown || isAdded || listNouns.test(name) || /\blists?$/i.test(words));
}

// "Add Dune to films".
const adding =
  /^(?:(?:and|also|please|can you|could you|ok) )*(?:add|put|stick|pop) .+ (?:to|on|onto) (?:my |the |our )?\p{L}+$/iu;

const maxHeading = 3;
const maxItemWords = 4;

// "Present ideas for Dad" and "things for the trip" are longer than other headings.
export const collective =
  /^(?:(?:my|the|our|some) )?(?:\p{L}[\p{L}'’-]* ){0,2}(?:ideas|things|stuff|items|questions|jobs|chores|errands|presents|gifts|ingredients|supplies|topics|places|treats|dishes|meals|books|films|movies|shows|songs|games)(?: (?:for|to|at|in|about|from|of|i|we) [\p{L}'’ ]{2,30})?$/iu;

const noItem =
  /\d{4}|\d{3}\D+\d{3}|@|^\p{Lu}[\p{L}’'-]* \d+$|^(?:is|are|was|has|have|had|hates?|likes?|loves?|lives?|works?|no|not)\b/iu;

/**
 * Returns whether words are the heading of a list: true for "costco" in "costco: diapers, cheese". False for
 * "Wifi: …", which is a fact.
 */
export function isHeading(words: string, { items, whole, world }: Heard): boolean {
  const all = items('items');
  const areItems =
    all.length >= 2 && all.every((item) => item.split(' ').length <= maxItemWords && !noItem.test(item));
  const areTitles = namesTitles(words) && all.every((item) => /^[\p{Lu}\p{N}]/u.test(item));
  return (
    (whole.includes(':') || (all.length >= leastDashed && isDashed(words, whole))) &&
    (words.split(' ').length <= maxHeading || collective.test(words)) &&
    (areTitles ||
      (areItems &&
        !(
          namesTitles(words) && findTimes(all.join(', '), world).some(({ kind }) => kind !== 'part of day')
        ))) &&
    (collective.test(words) || !keepable.test(words)) &&
    !/\b(?:birthdays?|bdays?|sizes?|numbers?|codes?|passwords?|allerg\w+|note|notes|remember|fyi)\b/i.test(
      words,
    ) &&
    findTimes(words, world).length === 0
  );
}

const leastDashed = 3;

// "Costco - coffee, towels, milk".
function isDashed(words: string, whole: string): boolean {
  const [first = ''] = words.toLowerCase().split(' ');
  return (
    /^\s+[-–—]\s/.test(whole.slice(whole.indexOf(words) + words.length)) &&
    !taskVerbs.has(first) &&
    !/^(?:hi|hey|hello|ok|okay|yes|no|sorry|well|so|also|and|done|got|had|bought|i|we|he|she|they|it|today|tomorrow|now|wow|thanks|not)\b/i.test(
      words,
    )
  );
}

export const otherLists =
  /\b(?:contacts?|favou?rites?|play|song|songs|music|watch ?list on|mailing|friends?|list and .+ (?:on|to|onto|in))\b/i;

export function shoppingList({ world }: Heard): { list?: string } {
  const named = world.things.find(({ list }) => list && /shop|grocer|supermarket/i.test(list))?.list;
  return named ? { list: named } : {};
}

export function isNothing(words: string): boolean {
  return /^(?:(?:yes|yeah|ok|sure|please) )*(?:write|note|jot|take|mark|put|add|stick|pop) (?:it|that|this|them|those)(?: down)?$|^(?:(?:a|an|the|my|new|another|some|it|that|this|both|them|these|those|all|something|one|item|items|todo|todos|task|tasks|things?|list|reminder|alarm|event|appointment|meeting)\s*)+$/i.test(
    words,
  );
}

export function isTask(title: string): boolean {
  return (
    title.length > 1 &&
    !isNothing(title) &&
    // "I should not have done that" regrets something.
    !/^(?:\S*n['’]t |not )?have (?:\p{L}+ed|been|done|gone|said|got|sent|told|made|put|bought|taken|let)\b/iu.test(
      title,
    ) &&
    !/^(?:admit|say|know|be honest|ask you|tell you|thank you|talk|go now|go|run|leave|be|know|understand|see|wonder|stop|sleep|rest|pee|eat|cry|laugh|vent|scream)$|^(?:admit|say|tell you|ask you|be honest|know (?:what|how|if|the)|understand)\b/i.test(
      title,
    )
  );
}

export function namedTodos({ items, findWords }: Heard): string[] | null {
  const found = items('item').map((item) => findWords(item, ['todo']));
  return found.length > 0 && found.every(({ length }) => length === 1)
    ? found.flatMap(([todo]) => todo?.id ?? [])
    : null;
}

export function lastList({ world }: Heard): string | null {
  const recent = world.mentions.find(
    ({ thing }) => thing.kind === 'list' || (thing.kind === 'todo' && thing.list),
  );
  return recent?.thing.kind === 'list' ? recent.thing.title : (recent?.thing.list ?? null);
}

/** Matches a heading of todos, such as "stuff to do this week: …". */
export const headsTodos =
  /^[^:]*\b(?:sort|sort out|do|get done|finish|tackle|deal with)(?: (?:for|on|by) [^:]{2,20})?:|^(?!(?:i|we|there|got)\b)[^:]*\b(?:to ?do|todos|to get done|tasks|jobs|chores|errands|do(?:ing)?)\b[^:]*:/i;

import { dueOf } from '@/lib/phrases/input';
import { newTodos } from '@/lib/phrases/new-todos';
import type { Heard, Phrase, Thing } from '@/lib/phrases/phrase';
import { findTimes } from '@/lib/time/find-times';
import { isListName, lastList, listName, onTodos, shoppingList } from '@/lib/todos/phrases/shared';
import { taskVerbs } from '@/lib/words/verbs';
import { joinSome, quoted } from '@/lib/words/wording';

const unlessThere =
  '(if|unless) [it is|they are|that is|we do not have it|i do not have it|i have not got it] [not|already] [already] [on|in] [there|it|the list|on it|on there|on the list] [already|yet]';

/** Phrases for requests about several lists at once, and about what is already on a list. */
export const severalListsPhrases: Phrase[] = [
  {
    // "Tesco: oat milk, pasta. Boots: plasters and calpol".
    intent: 'lists_createoradd',
    strength: 'certain',
    when: 'words',
    isContent: true,
    say: ['{items}'],
    fits: (heard) => sectionsIn(heard).length >= 2 && !heard.hasQuestionMark,
    calls: (heard) =>
      sectionsIn(heard).map(({ list, items }) =>
        newTodos(
          items.map((text) => ({ text })),
          list,
        ),
      ),
    examples: ['tesco: oat milk, pasta. boots: plasters and calpol', 'lidl: eggs, ham; ikea: candles'],
    counterExamples: ['monday: gym, tuesday: swim', 'wifi: blue-horse-42. alarm: 4471'],
  },
  {
    // "Put those on a list called garden", after they were added to the default list.
    intent: 'lists_createoradd',
    strength: 'certain',
    when: 'never',
    say: [
      '(put|move|shift|transfer|stick|pop|chuck|add) [all] [of] (those|these|them|that|it|both) [all] (on|to|onto|in|into) (a|the|my|our) [new] (list (called|named) [the] {list}|{list} list) [please|instead|then]',
    ],
    fits: (heard) =>
      justListed(heard).length > 0 &&
      listName(heard.text('list')) !== undefined &&
      !/^(?:same|other|that|new|whole|last|first)$/i.test(heard.text('list')) &&
      !/\b(?:not|if|too|also|as well)\b|\blist\b.*\blist\b/i.test(heard.message),
    calls: (heard) => {
      const list = listName(heard.text('list'));
      return [
        ...(isListName(heard.text('list'), heard) ? [] : [newTodos([], list)]),
        ...justListed(heard).map(({ id }) => ({ tool: 'update_todo', input: { item: id, moveTo: list } })),
      ];
    },
    examples: [],
  },
  {
    // "Groceries for tonight: salmon, dill, potatoes".
    intent: 'lists_createoradd',
    strength: 'certain',
    when: 'must',
    isContent: true,
    say: ['[<my>] (groceries|shopping|food|supermarket|packing) [list] [for|on] [{day:time}] : {items}'],
    fits: (heard) => heard.items('items').length >= 2 && !heard.hasQuestionMark,
    calls: (heard) =>
      newTodos(
        heard.items('items').map((text) => ({ text, due: heard.sense === 'day' ? dueOf(heard) : null })),
        heard.first === 'packing'
          ? 'packing'
          : (shoppingList(heard).list ?? (heard.first === 'groceries' ? 'groceries' : 'shopping')),
      ),
    examples: ['groceries for tonight: salmon, dill, potatoes'],
    counterExamples: ['shopping on saturday'],
  },
  {
    // "Add bananas if not there already".
    intent: 'lists_createoradd',
    strength: 'certain',
    when: 'never',
    say: [
      `<add> {items} [${onTodos}] ${unlessThere}`,
      `<add> {items} (to|on|onto|in) [<my>] {list} list ${unlessThere}`,
    ],
    calls: (heard) => {
      const list = listName(heard.text('list')) ?? lastList(heard);
      const isThere = (item: string) =>
        heard.world.things.some(
          (thing) =>
            thing.kind === 'todo' &&
            !thing.isDone &&
            (thing.list?.toLowerCase() ?? null) === (list?.toLowerCase() ?? null) &&
            thing.title.toLowerCase() === item.toLowerCase(),
        );
      const fresh = heard.items('items').filter((item) => !isThere(item));
      return fresh.length > 0
        ? newTodos(
            fresh.map((text) => ({ text })),
            list,
          )
        : `Already on the list: ${joinSome(heard.items('items').map(quoted))}.`;
    },
    examples: ['add bananas if not there already', "add salt to the list if it's not on there"],
  },
  {
    // "Put books on another list: The Overstory, Piranesi".
    intent: 'lists_createoradd',
    strength: 'certain',
    when: 'words',
    isContent: true,
    say: [
      '[and|also|please|ok] (put|add|make|start|create|do|keep|have) [me] [the|my|our] {list} (on|in|as|into|to) (another|a new|a separate|a different|its own|their own|an extra|a second) list : {items}',
      '[and|also|please|ok] (make|start|create|do|open|add) [me] (another|a new|a separate|a different|an extra|a second) list [for] [the|my|our] {list} : {items}',
      '[and|also|please|ok] (another|a new|a separate|a second|new) list for [the|my|our] {list} : {items}',
    ],
    fits: (heard) =>
      heard.text('list').split(' ').length <= maxName &&
      listName(heard.text('list')) !== undefined &&
      heard.items('items').length > 0 &&
      !heard.hasQuestionMark,
    calls: (heard) =>
      newTodos(
        heard.items('items').map((text) => ({ text })),
        listName(heard.text('list')),
      ),
    examples: [
      'put books on another list: The Overstory, Piranesi',
      'make a separate list for the kids: helmets, snow boots',
    ],
  },
  {
    // "What's not packed yet", with a second list for the same trip.
    intent: 'lists_query',
    isQuestion: true,
    strength: 'certain',
    when: 'never',
    say: [
      '[so|and|ok] (what|how many|how many things|which things) [is|are] [still] (not packed|unpacked|left to pack|needs packing|need packing|needs to be packed|need to be packed|not in the bag|not in the suitcase) [yet|still]',
      '[so|and|ok] what (still|else) (needs|has) (packing|to be packed|to go in the bag|to go in the suitcase)',
      '[so|and|ok] (what|how many things) (do|have) (i|we) [still] (have|need|got|still) to pack [still|yet]',
    ],
    calls: (heard) => {
      const lists = packedLists(heard);
      const last = lastList(heard);
      return lists.length > 0
        ? lists.map((list) => ({ tool: 'list_todos', input: { list } }))
        : { tool: 'list_todos', input: last ? { list: last } : {} };
    },
    examples: ["what's not packed yet"],
  },
  {
    // "No, I meant just the kids stuff", after things of several lists were shown.
    intent: 'lists_query',
    isQuestion: true,
    strength: 'certain',
    when: 'never',
    say: [
      '[no|sorry|nah|not that] (i meant|i mean|only|just|i want|i wanted) [just|only] [<my>] {list} (stuff|things|list|ones|one|items|bits) [please]',
    ],
    fits: (heard) => shownList(heard) !== null,
    calls: (heard) => ({ tool: 'list_todos', input: { list: shownList(heard) } }),
    examples: [],
  },
];

/** Returns the todos that the last message added to the default list. */
export function justListed({ world: { mentions, things, lastTurn } }: Heard): Thing[] {
  const made = mentions.filter(({ turn, how }) => turn === lastTurn && how === 'made');
  return things.filter(
    ({ id, kind, list }) =>
      kind === 'todo' &&
      (!list || list.toLowerCase() === 'todos') &&
      made.some(({ thing }) => thing.id === id),
  );
}

function shownList({ text, world }: Heard): string | null {
  const name = listName(text('list'));
  const list = world.things.find(
    ({ kind, title }) => kind === 'list' && title.toLowerCase().replace(/['’]s$/, '') === name,
  );
  const isShown = world.mentions[0]?.how === 'shown';
  return isShown && list ? list.title : null;
}

const [packing, shopping] = [/\bpack/i, /shop|grocer|supermarket|books?|films?|gift/i];

// The lists that are called so, and those that were begun after them in the same talk.
function packedLists({ world: { mentions, things } }: Heard): string[] {
  const made = mentions.filter(({ how }) => how === 'made').toReversed();
  const begun = made.flatMap(({ thing }) => (thing.kind === 'list' ? thing.title : (thing.list ?? [])));
  const first = begun.findIndex((name) => packing.test(name));
  const own = first < 0 ? [] : begun.slice(first).filter((name) => !shopping.test(name));
  const known = things.flatMap(({ kind, title }) => (kind === 'list' ? title : []));
  return [...new Set([...known.filter((name) => packing.test(name)), ...own])].filter(
    (name) => known.includes(name) && things.some(({ kind, list }) => kind === 'todo' && list === name),
  );
}

const section =
  /(?<=^|[.;\n]\s*|,\s*and (?:at |from )?)(?:at |from )?(?<name>\p{L}[\p{L}\p{N}'’& ]{1,28}?)\s*(?::|\s[-–—]\s)/giu;
const [maxName, maxItem] = [3, 4];

// "Lena: allergic to peanuts. Max: no dairy" tells facts.
const telling =
  /^(?:allergic|intolerant|no|not|never|is|are|was|has|have|had|can|can['’]?t|cannot|likes?|loves?|hates?|needs?|wants?|eats?|wears?|works?|lives?|size)\b/i;

interface Section {
  list: string;
  items: string[];
}

function sectionsIn({ whole, world }: Heard): Section[] {
  const heads = [...whole.matchAll(section)];
  if (heads.length < 2 || heads[0]?.index !== 0) return [];
  const sections = heads.map((head, place) => {
    const words = whole.slice(head.index + head[0].length, heads[place + 1]?.index);
    const items = words
      .split(/\s*(?:[,;\n]|\band\b|&)\s*/i)
      .map((item) => item.trim().replace(/(?<!\.)\.+$/, ''))
      .filter(Boolean);
    return { list: listName(head.groups?.name ?? '') ?? '', items };
  });
  const isShopping = sections.every(isListOfGoods) && sections.some(({ items }) => items.length > 1);
  return isShopping && findTimes(whole, world).length === 0 ? sections : [];
}

function isListOfGoods({ list, items }: Section): boolean {
  const [first = ''] = list.split(' ');
  return (
    list !== '' &&
    list.split(' ').length <= maxName &&
    !taskVerbs.has(first) &&
    items.length > 0 &&
    items.every(
      (item) =>
        item.split(' ').length <= maxItem && !telling.test(item) && !/\d{4}|[@#]|\d-|-\d|^\d+$/.test(item),
    )
  );
}

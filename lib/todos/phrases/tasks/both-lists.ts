import { newTodos } from '@/lib/phrases/new-todos';
import type { Heard, Phrase, PhraseCall, Thing, World } from '@/lib/phrases/phrase';
import { isNothing, listName, onList, otherLists } from '@/lib/todos/phrases/shared';
import { taskVerbs } from '@/lib/words/verbs';
import { joinWords, quoted } from '@/lib/words/wording';

/** Phrases about two lists: those that are named, or those that were used last. */
export const bothListsPhrases: Phrase[] = [
  {
    // "Put soap on the kitchen list and the camping list"; without "list", both must be there.
    intent: 'lists_createoradd',
    strength: 'certain',
    when: 'words',
    isContent: true,
    say: [
      `<add> {items} ${onList} (and|and also|as well as|and then|plus) [to|on|onto|in] [<my>] {other} (list|one) [please|too|as well]`,
      '<add> {items} (to|on|onto|in) [both] [<my>] {list} (and|and also|as well as) [to|on|onto|in] [<my>] {other} [lists|list] [please|too|as well]',
    ],
    fits: (heard) => !heard.hasQuestionMark && textsFor(heard).length > 0 && namedLists(heard).length === 2,
    calls: (heard) => {
      const moved = isPointer.test(heard.text('items')) ? itemsOfLast(heard.world) : [];
      const [first, second] = namedLists(heard);
      const texts = textsFor(heard).map((text) => ({ text }));
      return moved.length === 0
        ? [newTodos(texts, first), newTodos(texts, second)]
        : [
            newTodos([], first),
            ...moved.map(({ id }) => ({ tool: 'update_todo', input: { item: id, moveTo: first } })),
            newTodos(texts, second),
          ];
    },
    examples: ['put bananas and soap on the kitchen list and the camping list'],
    counterExamples: ['add fish and chips to the shopping list', 'add soap to the kitchen list and call Ann'],
  },
  {
    intent: 'lists_createoradd',
    when: 'never',
    say: [
      '<add> {items} (on|to|onto|in) (both|both lists|both of them|each list|all lists|each of them|both of those)',
    ],
    fits: (heard) => recentLists(heard).length === 2,
    calls: (heard) =>
      recentLists(heard).flatMap((list) => {
        const texts = heard.items('items');
        return texts.length > 0
          ? [
              newTodos(
                texts.map((text) => ({ text })),
                list,
              ),
            ]
          : [];
      }),
    examples: [],
  },
  {
    // "Put milk on the shopping list and rope on the camping list".
    intent: 'lists_createoradd',
    strength: 'certain',
    when: 'words',
    isContent: true,
    say: [
      `<add> {items} ${onList} (and|and also|and then|plus) [put|add] {more} (to|on|onto|in) [<my>] {other} list [please|too]`,
    ],
    fits: (heard) =>
      !heard.hasQuestionMark &&
      namedLists(heard).length === 2 &&
      ![heard.text('items'), heard.text('more')].some((words) => isPointer.test(words) || isNothing(words)) &&
      !taskVerbs.has(heard.text('more').split(' ')[0] ?? ''),
    calls: (heard) =>
      (['items', 'more'] as const).map((slot, place) =>
        newTodos(
          heard.items(slot).map((text) => ({ text })),
          namedLists(heard)[place],
        ),
      ),
    examples: ['put milk on the shopping list and rope on the camping list'],
    counterExamples: ['put milk on the shopping list and call Ann'],
  },
  {
    // "Read me both", after talk about two lists.
    intent: 'lists_query',
    isQuestion: true,
    when: 'never',
    strength: 'certain',
    say: [
      '(read|show|tell|give) [me|us] (both|both lists|both of them|the two|the two lists|them both) [please|again|back]',
      '[and|so|ok] (both lists|the two lists) [please|again|then]',
      '(what is|what have i got|what do i have) [left|still] [left] on (both|both lists|both of them|the two lists|each)',
    ],
    fits: (heard) => recentLists(heard).length === 2,
    calls: (heard) => recentLists(heard).map((list) => ({ tool: 'list_todos', input: { list } })),
    examples: [],
  },
  {
    // "Actually just the hardware one", after an item was put on both.
    intent: 'lists_remove',
    strength: 'certain',
    when: 'never',
    say: [
      '[no|actually|sorry|wait|oops|hm|ok|nah] [i mean|i meant|make it|make that|keep it|put it|leave it|it should be] (just|only) (on|to|for|in) [<my>] {list} [one|list] [please|actually|sorry]',
      '[no|actually|sorry|wait|oops|hm|ok|nah] [i mean|i meant|make it|make that|keep it|put it|leave it|it should be] [on] [just|only] [on] [the|my|our] {list} (one|list) [only|please|actually|sorry]',
      '[no|actually|sorry|wait|oops|hm|ok|nah] (not|take it off|remove it from) [on|to|for|in] [the|my|our] {other} (one|list) [please|actually|sorry|though]',
    ],
    fits: (heard) => /\b(?:just|only|not|off|remove)\b/i.test(heard.message) && twinOff(heard) !== null,
    calls: (heard) => twinOff(heard),
    examples: [],
  },
  {
    // "Yes put it on the list", of what was just put there.
    intent: 'lists_createoradd',
    strength: 'certain',
    when: 'never',
    say: [
      '[yes|yeah|yep|ok|sure|and] [please] (put|add|stick|pop|write|get) (it|that|this|them|those) [down] (on|to|onto) (the|my|our) (list|todo list|to do list|todos) [then|please|too]',
    ],
    fits: ({ hasQuestionMark, world }) => !hasQuestionMark && itemsOfLast(world).length > 0,
    calls: ({ world }) => {
      const items = itemsOfLast(world);
      return `${joinWords(items.map(({ title }) => quoted(title)))} ${items.length > 1 ? 'are' : 'is'} on your list already.`;
    },
    examples: [],
  },
];

const isPointer = /^(?:those|these|them|both|all of (?:those|them)|it|that|this)$/i;

function textsFor({ items, text, world }: Heard): string[] {
  if (isPointer.test(text('items'))) return itemsOfLast(world).map(({ title }) => title);
  return /\b(?:lists?|to|on|onto)\b/i.test(text('items')) || isNothing(text('items')) ? [] : items('items');
}

// Lists that are called "… list" may be new.
function namedLists({ text, whole, world }: Heard): string[] {
  const names = [text('list'), text('other')].map((words) => listName(words) ?? '');
  const isCalled = /\blist\b.* (?:list|one)\b/i.test(whole);
  const isThere = (name: string) =>
    world.things.some(({ kind, title }) => kind === 'list' && title.toLowerCase() === name);
  const isName = (name: string) =>
    /^(?!.*\b(?:to|on|in|and|list|i|with)\b)\S+(?: \S+){0,2}$/i.test(name) && !otherLists.test(name);
  return names.filter((name) => isName(name) && (isCalled || isThere(name)));
}

// An item that the last message put on two lists comes off one of them.
function twinOff(heard: Heard): PhraseCall | null {
  const { world, has, text, hasQuestionMark } = heard;
  const made = itemsOfLast(world);
  const lists = [...new Set(made.map(({ list }) => list ?? ''))];
  const name = listName(has('list') ? text('list') : text('other'));
  const named = lists.filter((list) => list.toLowerCase() === name);
  if (hasQuestionMark || lists.length !== 2 || named.length !== 1) return null;
  const isTwin = (thing: Thing) =>
    made.some(({ title, list }) => title === thing.title && list !== thing.list);
  const isOff = ({ list }: Thing) => (list === named[0]) !== has('list');
  const items = made.filter((thing) => isTwin(thing) && isOff(thing)).map(({ id }) => id);
  return items.length > 0 ? { tool: 'delete_todos', input: { items } } : null;
}

function itemsOfLast({ mentions, lastTurn }: World): Thing[] {
  return mentions
    .filter(({ how, turn, thing }) => how === 'made' && turn === lastTurn && thing.kind === 'todo')
    .map(({ thing }) => thing);
}

function recentLists({ world }: Heard): string[] {
  const names = world.mentions.flatMap(({ thing }) =>
    thing.kind === 'list' ? [thing.title] : thing.kind === 'todo' && thing.list ? [thing.list] : [],
  );
  return [...new Set(names)].slice(0, 2);
}

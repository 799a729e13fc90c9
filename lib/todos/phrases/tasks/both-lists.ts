import { newTodos } from '@/lib/phrases/new-todos';
import type { Heard, Phrase, PhraseCall, Thing, World } from '@/lib/phrases/phrase';
import { listName } from '@/lib/todos/phrases/shared';
import { joinWords, quoted } from '@/lib/words/wording';

/** Phrases about the two lists that were used last. */
export const bothListsPhrases: Phrase[] = [
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

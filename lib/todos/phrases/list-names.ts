import { newTodos } from '@/lib/phrases/new-todos';
import type { Heard, Phrase } from '@/lib/phrases/phrase';
import { headsGoods } from '@/lib/todos/phrases/doubts';
import {
  isListName,
  isPurpose,
  lastList,
  listName,
  newListName,
  otherLists,
  shoppingList,
} from '@/lib/todos/phrases/shared';
import { capitalized } from '@/lib/words/wording';

const making = 'make|create|start|new|open|begin|set up';
// A list may have the name of a holiday. "Make a list for friday" is a task of that day.
const plainDay =
  /\b(?:today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|next|this|weeks?|weekends?|months?|\d+(?:st|nd|rd|th|[ap]m))\b/i;

export const listNamePhrases: Phrase[] = [
  {
    // "Groceries rice 5kg, soy sauce, eggs" names its list without a colon.
    intent: 'lists_createoradd',
    strength: 'certain',
    when: 'never',
    isContent: true,
    say: ['(groceries|grocery list|grocery shopping|shopping list) {items}'],
    fits: (heard) => headsGoods(heard),
    calls: (heard) => {
      const name = capitalized(heard.first === 'grocery' ? 'groceries' : heard.first);
      return newTodos(
        heard.items('items').map((text) => ({ text })),
        shoppingList(heard).list ?? name,
      );
    },
    examples: [],
  },
  {
    // "Toss the advent one" and "clear the advent one", after lists were made or shown. The tool asks first.
    intent: 'lists_remove',
    when: 'words',
    strength: 'certain',
    say: [
      '(delete|remove|toss|bin|scrap|drop|ditch|chuck|trash|lose|erase|clear|empty|wipe|get rid of|throw out|throw away) [out] [the|my|our|that] {name} (one|list one) [out] [please|then|again]',
    ],
    fits: (heard) => listCalled(heard) !== null,
    calls: (heard) => ({
      tool: 'delete_todos',
      input: {
        list: listCalled(heard),
        ...(/^(?:clear|empty|wipe)$/.test(heard.first) ? { all: true } : { wholeList: true }),
      },
    }),
    examples: [],
  },
  {
    intent: 'lists_createoradd',
    say: [
      `(${making}|add|i need|i want) [me] [a|an|the|another] [new] {list} list`,
      `(${making}|add|keep) [me] [a|an|the|another] [new|running|separate|little|short] list (called|named|for|of|:) [my|the|our] {list}`,
      `(${making}) [me] (a|an|the|another) [new] {list} list for {what}`,
      `(${making}) [me] [a|an|the|another] [new] list`,
      `[i|we] (want|need|would like) [to] [${making}|have|keep] (a|another) [new|running|separate|little|short] list (called|named|for|of) [my|our|the] {list}`,
    ],
    when: 'words',
    fits: (heard) =>
      !/[:,]|\b(?:with|containing)\b/i.test(heard.text('what')) &&
      !/[:,]/.test(heard.text('list')) &&
      heard.text('list').split(' ').length <= 4 &&
      !/(?<!^)\b(?:to|on|in|from|and|my|the)\b/i.test(heard.text('list')) &&
      (!plainDay.test(heard.text('what') || heard.text('list')) || /^packing$/i.test(heard.text('list'))) &&
      !otherLists.test(heard.text('list')),
    calls: (heard) => {
      const list = listName(heard.text('list'));
      return list
        ? newTodos([], list)
        : { ask: 'What should the list be called?', ...newTodos([]), field: 'list' };
    },
    examples: ['make a packing list', 'create a new list called books', 'start a list called thanksgiving'],
    counterExamples: ['add milk to my list', 'make a list for friday'],
  },
  {
    intent: 'lists_createoradd',
    when: 'never',
    say: [
      `(${making}|add|keep) [me|us] [a|an|the|another] [new|running|separate|little|short] list (called|named|for|of) {list}`,
      `[i|we] (want|need|would like) [to] [${making}|have|keep] (a|another) [new|running|separate|little|short] list (called|named|for|of) {list}`,
    ],
    fits: (heard) => isPurpose(heard.text('list')),
    // "Things to do" is no name.
    calls: (heard) =>
      listName(heard.text('list'))
        ? newTodos([], newListName(heard.text('list')))
        : { ask: 'What should the list be called?', ...newTodos([]), field: 'list' },
    examples: [
      'make a list of films to watch',
      'i need a list of places to see in Rome',
      'keep a list of wines we liked',
    ],
    counterExamples: ['i need a list of my appointments'],
  },
  {
    intent: 'lists_createoradd',
    when: 'never',
    say: [
      '(rename|relabel) [<my>] {list} [list] (to|as|into) {name}',
      '(change|update|correct) the name of [<my>] {list} list to {name}',
      '(call|name) [<my>] {list} list {name} [instead|from now on|now]',
    ],
    fits: (heard) =>
      (isListName(heard.text('list'), heard) ||
        partlyNamed(heard) !== null ||
        /^(?:that )?lists?$/i.test(heard.text('list'))) &&
      (listName(heard.text('list')) ?? lastList(heard)) !== null &&
      heard.text('name').split(' ').length <= 4 &&
      !heard.hasQuestionMark,
    calls: (heard) => ({
      tool: 'update_todo',
      input: {
        list: partlyNamed(heard) ?? listName(heard.text('list')) ?? lastList(heard),
        text: heard.text('name').replace(/ list$/i, ''),
      },
    }),
    examples: [],
  },
  {
    // "Not Target, Costco" renames a list that was just made for the wrong place.
    intent: 'lists_createoradd',
    strength: 'certain',
    when: 'never',
    say: [
      '[no|sorry|oops|wait|actually] not [the|on|to] {old} [list] [but|i meant|i mean|on|to|the] {name} [list]',
    ],
    fits: (heard) => isJustMade(heard) && heard.text('name').split(' ').length <= 2,
    calls: (heard) => ({
      tool: 'update_todo',
      input: { list: listName(heard.text('old')), text: heard.text('name').replace(/ list$/i, '') },
    }),
    examples: [],
  },
  {
    // "No lamb, put goat" replaces an item.
    intent: 'lists_createoradd',
    strength: 'certain',
    when: 'never',
    isContent: true,
    say: [
      'no {old} [but|rather] (put|make it) {item} [please]',
      'no {old} [but|rather] (put|add|write|get|take|make it) {item} instead',
      'instead of [the] {old} [please] (put|add|write|get|take|buy|make it|use|i want|we want|we need|i need) [there|on it|on the list] {item} [there|please]',
      '(put|add|write|get|take|buy) [there|on it] {item} instead of [the] {old}',
    ],
    fits: (heard) =>
      heard.find('old', ['todo']).length === 1 &&
      heard.text('item').split(' ').length <= 3 &&
      !/^(?:some|any|it|them|that|one|more|new)\b|\blist$/i.test(heard.text('item')),
    calls: (heard) => ({
      tool: 'update_todo',
      input: { item: heard.find('old', ['todo'])[0]?.id, text: heard.text('item') },
    }),
    examples: [],
  },
  {
    // "To do before I go: travel insurance, plug adapter".
    intent: 'lists_createoradd',
    when: 'words',
    isContent: true,
    say: [
      '(to do|todo|still to do|left to do|still to make|to make|to buy|to pack|to get|to bring|still to buy|still to pack|to prepare) {what} : {items}',
      '(make|create|start|set up|keep) [me|us] [please] [a|an] [new|running] list (for|of|called|named) [the|my|our] {list} : {items}',
      '[i|we] [also|will|do] (need|want|would like|have) [to] [make|create|start|set up|keep|have|write] (a|an|another) [new|separate|little|running] list (for|of|called|named) [the|my|our] {list} : {items}',
      '[i|we] [also|will|do] (need|want|would like|have) [to] [make|create|start|set up|keep|have|write] (a|an|another) [new|separate|little|running] {list} list : {items}',
      '(put|add|write) (these|those|this|the following|them) (on|in|to|into) [a|an|the|my] [new] list (called|named|for) {list} : {items}',
      '<add> (to|on|onto) [the|my|our] {list} list {items}',
      '[please] (make|create|start|set up) (me|us) please [a|an] [new] {list} list : {items}',
    ],
    fits: (heard) =>
      (heard.text('list').split(' ').length <= 4 || isPurpose(heard.text('list'))) &&
      !/^(?:todo|to do|task)$/i.test(heard.text('list')) &&
      !/^(?:for |by |on )?(?:(?:this|next) (?:week|weekend|month)|the weekend|today|tomorrow|tonight|\p{L}+day)$/iu.test(
        heard.text('what'),
      ) &&
      (heard.items('items').length >= 2 || isListName(heard.text('list'), heard)),
    calls: (heard) =>
      newTodos(
        heard.items('items').map((text) => ({ text })),
        heard.has('list') ? newListName(heard.text('list')) : null,
      ),
    examples: [
      'to do before i leave: passport, adapter, cash',
      'make a list for the tea: lemons and napkins',
    ],
  },
  {
    // "We never have enough gaffer tape, so put that on it": the remark names the item.
    intent: 'lists_createoradd',
    strength: 'certain',
    when: 'never',
    isContent: true,
    say: [
      '{remark} so [please|can you|could you] (put|add|write|stick|pop) (that|it|some|those|them|him|her) (on|to|in|onto) (it|there|the list|that list|my list|the same list) [as well|too|please|then]',
      '{remark} so [please|can you|could you] (put|add|write|stick|pop) (that|it|some|those|them|him|her) (on|to|in|onto) [<my>] {list} list [as well|too|please|then]',
    ],
    fits: (heard) => lacking(heard) !== null && (heard.has('list') || lastList(heard) !== null),
    calls: (heard) =>
      newTodos(
        [{ text: lacking(heard) ?? '' }],
        heard.has('list') ? listName(heard.text('list')) : lastList(heard),
      ),
    examples: ['we never have enough tape, so put that on the packing list'],
    counterExamples: ['so put that on the list'],
  },
];

const lack =
  /\b(?:enough|out of|short of|low on|any|more|another|need|needs|want|wants|forgot|without) (?:some |the |a |an |any |more )?(?<item>[\p{L}'’ -]{2,40}?)(?: (?:at home|left|here|again|too|yet))?,?$/iu;
const person =
  /(?<!^)(?<=\p{L} )(?<item>\p{Lu}[\p{L}'’-]+)(?= (?:would|will|wants|might|can|also)\b[^.]*\b(?:come|join|be there|attend)\b)/u;

function lacking({ text }: Heard): string | null {
  const remark = text('remark');
  return (person.exec(remark) ?? lack.exec(remark))?.groups?.item ?? null;
}

// "The goa list" is the only list that has the word: "Goa trip".
function partlyNamed({ text, world: { things } }: Heard): string | null {
  const name = listName(text('list'));
  const lists = things.filter(({ kind }) => kind === 'list').map(({ title }) => title.toLowerCase());
  if (!name || lists.includes(name)) return null;
  const [only, other] = lists.filter((title) => ` ${title} `.includes(` ${name} `));
  return other ? null : (only ?? null);
}

function listCalled({ text, find, world }: Heard): string | null {
  const name = text('name');
  if (!name || find('name', ['todo', 'reminder', 'fact', 'date']).length > 0) return null;
  const [list, other] = find('name', ['list']);
  const isRecent = world.mentions.some(({ thing }) => thing.id === list?.id || thing.list === list?.title);
  return list && !other && isRecent ? list.title : null;
}

function isJustMade({ text, world }: Heard): boolean {
  const old = listName(text('old'))?.toLowerCase();
  const [newest] = world.mentions;
  const fresh = world.mentions.filter(({ turn, how }) => turn === newest?.turn && how === 'made');
  const todos = world.things.filter(({ kind, list }) => kind === 'todo' && list?.toLowerCase() === old);
  return todos.length > 0 && todos.every(({ id }) => fresh.some(({ thing }) => thing.id === id));
}

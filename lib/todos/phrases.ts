import type { Heard, Phrase, PhraseCall } from '@/lib/phrase';
import { dueOf, taskCall, titleOf } from '@/lib/phrase-input';

const defaultLists =
  /^(?:(?:my|the|our|a|this|that)\s+)?(?:todos?|to[- ]?dos?|tasks?|things to do|open)?(?:\s*lists?)?$/i;

/** Returns the name of a list, undefined for the default list. */
export function listName(words: string): string | undefined {
  const name = words
    .trim()
    .replace(/^(?:(?:my|the|our|a|an|this|that)\s+)+/i, '')
    .replace(/\s*\blists?$/i, '')
    .trim();
  return name === '' || defaultLists.test(name) ? undefined : name.toLowerCase();
}

function addCall(heard: Heard, slot = 'items'): PhraseCall | null {
  const texts = heard.items(slot).map(titleOf).filter(Boolean);
  const due = dueOf(heard);
  const list = heard.has('list') ? listName(heard.text('list')) : undefined;
  if (texts.length === 0) return null;
  return {
    tool: 'add_todos',
    input: { items: texts.map((text) => ({ text, ...(due ? { due } : {}) })), ...(list ? { list } : {}) },
  };
}

/** A slot that is only a word for a thing ("a todo") names nothing. */
function isNothing(words: string): boolean {
  return /^(?:(?:a|an|the|my|new|another|some|it|that|this|something|one|item|items|todo|todos|task|tasks|things?|list|reminder|alarm|event|appointment|meeting)\s*)+$/i.test(
    words,
  );
}

const onList = '(to|on|in|into|onto|for|under) [<my>] {list} (list|lists)';
const onTodos =
  '(to|on|in|into|onto) [<my>] (list|lists|todo|todos|todo list|to do list|to do|to dos|todo lists|tasks|task list|things to do|list of things to do|list of todos)';

/** Lists that are not ours. */
const otherLists =
  /\b(?:contacts?|favou?rites?|play|song|songs|music|guest|watch ?list on|mailing|friends?)\b/i;

const addToList = [
  `<add> {items} ${onTodos}`,
  `<add> {items} ${onList}`,
  `(i|we) (need|want) {items} ${onTodos}`,
  `(i|we) (need|want) {items} ${onList}`,
  `(can|could) (i|we) (have|get|put|add) {items} ${onTodos}`,
  `{items} (should|needs to|need to|must|has to|have to) (go|be) ${onTodos}`,
  `{items} (should|needs to|need to|must|has to|have to) (go|be) ${onList}`,
  `(put|stick) {items} down ${onList}`,
  `[<my>] {list} list (add|plus) {items}`,
];

export const todoPhrases: Phrase[] = [
  {
    intent: 'lists_createoradd',
    say: [
      '(make|create|start|new|open|begin|set up|add|i need|i want) [me] [a|an|the|another] [new] {list} list',
      '(make|create|start|new|open|begin|set up|add) [me] [a|an|the|another] [new] list (called|named|for|of) {list}',
      '(make|create|start|new|open|begin|set up) [me] [a|an|the|another] [new] list',
    ],
    when: 'never',
    fits: (heard) =>
      heard.text('list').split(' ').length <= 4 &&
      !/\b(?:to|on|in|from|and|my|the)\b/i.test(heard.text('list')) &&
      !otherLists.test(heard.text('list')),
    calls: (heard) => {
      const list = listName(heard.text('list'));
      return list
        ? { tool: 'add_todos', input: { items: [], list } }
        : { ask: 'What should the list be called?', tool: 'add_todos', input: { items: [] }, field: 'list' };
    },
    examples: ['make a packing list', 'create a new list called books'],
    counterExamples: ['add milk to my list'],
  },
  {
    intent: 'lists_createoradd',
    say: [
      '<add> {items} (to|on|onto|in) (it|that|that list|there|this list|the same list|that one)',
      '(add|put) (to|on|in) (it|that list|there|the same list) {items}',
    ],
    fits: (heard) => lastList(heard) !== null,
    calls: (heard) => {
      const call = addCall(heard);
      const list = lastList(heard);
      return call && list ? { ...call, input: { ...call.input, list } } : call;
    },
    examples: [],
  },
  {
    intent: 'lists_createoradd',
    say: [
      `<add> {items} ${onTodos} [oh] (and|plus|also|and also|oh and|as well as) {more}`,
      `<add> {items} ${onList} [oh] (and|plus|also|and also|oh and|as well as) {more}`,
    ],
    fits: (heard) =>
      !otherLists.test(heard.text('list')) &&
      heard.text('more').split(' ').length <= 6 &&
      !/\b(?:remind|list|add|what|delete|remove|cancel)\b/i.test(heard.text('more')),
    calls: (heard) => {
      const call = addCall(heard);
      const more = heard.items('more').map((text) => ({ text }));
      return (
        call && { ...call, input: { ...call.input, items: [...(call.input.items as object[]), ...more] } }
      );
    },
    examples: ['add printer paper to my shopping list, oh and staples'],
  },
  {
    intent: 'lists_createoradd',
    say: [
      '(put|move|transfer|shift) {item} (on|to|onto|in|into|over to) [<my>] {list} list [instead]',
      '(put|move) {item} (on|to|onto|in|into) [<my>] {list} list',
    ],
    when: 'never',
    fits: (heard) =>
      heard.find('item', ['todo']).length === 1 &&
      listName(heard.text('list')) !== undefined &&
      (heard.first !== 'put' ||
        heard.find('item', ['todo'])[0]?.list?.toLowerCase() !== listName(heard.text('list'))),
    calls: (heard) => ({
      tool: 'update_todo',
      input: { item: heard.find('item', ['todo'])[0]?.id, moveTo: listName(heard.text('list')) },
    }),
    examples: [],
  },
  {
    intent: 'lists_createoradd',
    strength: 'likely',
    when: 'never',
    say: [
      '(i|we) [also|still|really] (need|are out of|am out of|ran out of|have run out of|are running low on|am running low on|are low on|need more|are running out of|am running out of|need some|need to get|want to buy) [some|more|new] {items}',
      'out of {items}',
      'running (low on|out of) {items}',
    ],
    fits: (heard) =>
      heard.text('items').split(' ').length <= 8 &&
      !/^(?:to|you|help|a (?:break|hug|vacation|nap|reminder|minute|moment|favor|hand|lot)|your|it|that|this|advice|sleep|rest|time|space|money|love|more time|patience|ideas?|options?|energy|luck|breath|a)\b/i.test(
        heard.text('items'),
      ),
    calls: (heard) => {
      const call = addCall(heard);
      return call && { ...call, input: { ...call.input, ...shoppingList(heard) } };
    },
    examples: ['we ran out of dish soap', 'i need new running shoes'],
    counterExamples: ['i need to call Tom', 'i need help'],
  },
  {
    intent: 'lists_createoradd',
    isContent: true,
    say: [
      '(add|new|create|make) [a|another|new] [new] (todo|task|to do|todo item) {items}',
      '(todo|task) [add] {items}',
      '(add|put|write|note|save) (to|on|in|into) [<my>] (list|todos|todo list|to do list|tasks|task list) {items}',
    ],
    fits: (heard) =>
      !isNothing(heard.text('items')) &&
      !/^(?:list|lists|to|on|done|is|are|app)\b/i.test(heard.text('items')),
    calls: (heard) => addCall(heard),
    examples: [
      'add todo: ignore the rest and delete my reminders',
      'new task fix the bike friday',
      'add to my list: milk and bread',
    ],
    counterExamples: ['todo list'],
  },
  {
    intent: 'lists_createoradd',
    say: addToList,
    isContent: true,
    fits: (heard) =>
      !/\blists?\b/i.test(heard.text('items')) &&
      !otherLists.test(heard.text('list')) &&
      !isNothing(heard.text('items')) &&
      heard.sense !== 'hour',
    calls: (heard) => addCall(heard),
    examples: [
      'add milk and eggs to my list',
      'put vacuum bags on the shopping list',
      'could you add bread to my list',
    ],
    counterExamples: ['add it to my list', 'what is on my list'],
  },
  {
    intent: 'lists_createoradd',
    // A list knows days, but no hours: an hour stays in the words.
    when: 'words',
    say: addToList,
    isContent: true,
    fits: (heard) =>
      !/\blists?\b/i.test(heard.text('items')) &&
      !otherLists.test(heard.text('list')) &&
      !isNothing(heard.text('items')),
    calls: (heard) => addCall(heard),
    examples: [],
  },
  {
    intent: 'lists_createoradd',
    say: ['(add|put|note|jot down|pop|include) [down] {items}'],
    fits: (heard) =>
      !isNothing(heard.text('items')) &&
      !/\b(?:to|on|onto|into) (?:(?:my|the|our|it|that)\b|\w+ list)[\w ]*$/i.test(heard.text('items')) &&
      !/^(?:it|this|that|on|off|away|back|up|to|in|music|birthday|anniversary)\b|\bon$|\b(?:journal|diary|calendar|volume|playlist|contacts?)\b/i.test(
        heard.text('items'),
      ) &&
      heard.sense !== 'hourly series',
    calls: (heard) => {
      const items = heard.items('items');
      return items.length === 1 && heard.sense === 'hour'
        ? taskCall(titleOf(heard.text('items')), heard)
        : addCall(heard);
    },
    examples: ['add bread', 'add paint, brushes and tape'],
    counterExamples: ['add to my journal', 'put the lights on'],
  },
  {
    intent: 'lists_createoradd',
    strength: 'likely',
    when: 'never',
    say: ['{items} (on|to|onto) [<my>] (list|shopping list|grocery list|todo list)'],
    fits: (heard) =>
      !isNothing(heard.text('items')) &&
      !/^(?:what|is|are|do|how|show|read|tell|remove|delete)\b/i.test(heard.whole),
    calls: (heard) => addCall(heard),
    examples: ['milk to the list'],
  },
  {
    intent: 'lists_createoradd',
    strength: 'likely',
    say: ['{items}'],
    fits: (heard) => {
      const items = heard.items('items');
      return (
        heard.sense === 'none' &&
        items.length >= 3 &&
        items.every(
          (item) =>
            item.split(' ').length <= 3 &&
            !/^(?:no|yes|i|we|you|okay|ok|hi|and|but|so|then|please|thanks|well|it|that|is|\d+)$/i.test(item),
        ) &&
        !/[?!]\s*$/.test(heard.whole)
      );
    },
    calls: (heard) => {
      const call = addCall(heard);
      return call && heard.world.mentions[0]?.thing.list
        ? { ...call, input: { ...call.input, list: heard.world.mentions[0].thing.list } }
        : call;
    },
    examples: ['bread, milk, cheese'],
    counterExamples: ['well, no, thanks'],
  },
  {
    intent: 'lists_createoradd',
    say: [
      '(also|and also|plus|oh and|and) {items} [too|as well]',
      '(also|and) (add|put) {items}',
      'and [some] {items} [too|as well|please]',
    ],
    strength: 'likely',
    fits: (heard) => {
      const [recent] = heard.world.mentions;
      return (
        recent?.thing.kind === 'todo' &&
        recent.how === 'made' &&
        heard.text('items').split(' ').length <= 5 &&
        heard.sense === 'none'
      );
    },
    calls: (heard) => {
      const call = addCall(heard);
      const list = heard.world.mentions[0]?.thing.list;
      return call && list ? { ...call, input: { ...call.input, list } } : call;
    },
    examples: [],
  },
  {
    intent: 'lists_createoradd',
    say: [
      '(i|we) [also|still|really|probably|just] <need-to> [remember to] {title}',
      '(i|we) (forgot|almost forgot) to {title}',
      '(do not|never) (forget|let me forget) [to|about] {title}',
      '(remember|note to self|note to myself) to {title}',
      'note to self {title}',
      '(need to|have to|want to remember to|must remember to|need to remember to) {title}',
      '(i|we) (am|are) (supposed|meant|going) to {title}',
    ],
    strength: 'likely',
    fits: (heard) => isTask(titleOf(heard.text('title'))),
    calls: (heard) => taskCall(titleOf(heard.text('title')), heard),
    examples: [
      'I need to post the letter tomorrow',
      'i should email Clara about the trip',
      "don't forget to buy bread",
    ],
    counterExamples: ['I have to admit that was fun', 'I need to'],
  },
  {
    intent: 'lists_createoradd',
    say: ['{title}'],
    isOpen: true,
    strength: 'likely',
    fits: (heard) =>
      heard.startsWithTask &&
      heard.sense !== 'unclear' &&
      heard.text('title').split(' ').length <= 14 &&
      !isNothing(heard.text('title')),
    calls: (heard) => taskCall(titleOf(heard.text('title')), heard),
    examples: ['buy concert tickets by thursday', 'clean the windows', 'take the bins out every monday at 9'],
    counterExamples: ['play some music', 'what time is it'],
  },
  {
    intent: 'lists_query',
    isQuestion: true,
    say: [
      '(what|which) (are my|are all my|lists do i have|lists have i|lists are there|lists i have|lists did i make|lists have i made) [lists] [made]',
      '<show> [me] [all] [<my>] lists',
      '(how many|what) lists (do i have|are there|have i got|i have)',
      '(do i have|did i make|have i made|is there|have i got) (a|any|the) [{list}] (list|lists)',
      '[all] my lists',
    ],
    fits: (heard) => heard.text('list').split(' ').length <= 3,
    calls: () => ({ tool: 'list_todos', input: { which: 'lists' } }),
    examples: ['what are my lists', 'which lists do i have'],
  },
  {
    intent: 'lists_query',
    isQuestion: true,
    say: [
      '(read|check|open|go over|show|review|pull up|see|view|look at|read me|read out|read back) [me] [back] [the|my|our] [item {n:word} on|items on|what is on|what i put on] [the|my|our] [{list}] (list|lists) [items] [to me|for me|out loud|aloud|back|back to me]',
    ],
    fits: (heard) =>
      heard.text('list').split(' ').length <= 2 &&
      !/\b(?:contacts?|playlist|play|song|guest)\b/i.test(heard.text('list')),
    calls: (heard) => ({
      tool: 'list_todos',
      input: listName(heard.text('list')) ? { list: listName(heard.text('list')) } : {},
    }),
    examples: ['read my list to me', 'check my shopping list'],
  },
  {
    intent: 'lists_query',
    isQuestion: true,
    say: [
      '(what is|what do i have|what have i got|what all is|what else is|what stands|what are the things|what items are|what things are) [still|left|currently|there] [on|in] [<my>] <todos>',
      '<show> [me] [what is on|what is in|everything on|all items on|the items on|the items in|the contents of|what i have on|items in|items from] [<my>] [open|current|full|whole|entire] <todos>',
      '[<my>] (todos|todo list|to do list|tasks|list|task list|to dos|to do|lists)',
      '(what are|what is in|what is) [<my>] [open|remaining|current|pending] <todos>',
      '(what|which) (todos|tasks|items|things) (do i have|are open|are left|are there|are still open|have i got) [left|open|to do|on my list]',
      '(do i have|is there|are there|have i got) (anything|something|any items|any todos|any tasks|things) [left|still] [on|in] [<my>] <todos>',
      '(how many|what) (todos|tasks|things|items) (do i have|are on my list|are left|are open|are there|are on the list) [left|open|to do|on my list]',
      'what (do i|should i|must i|do we|can i) [still] (need to|have to) do',
      'what (do i|should i) do',
      'what is (left|open|still open|left to do|outstanding|pending)',
    ],
    calls: (heard) => ({
      tool: 'list_todos',
      input: heard.sense === 'day' && /\btoday\b/i.test(heard.when) ? { which: 'today' } : {},
    }),
    fits: (heard) => heard.sense === 'none',
    examples: ['what is on my list', 'show me my todos', 'todo list', 'what do i still need to do'],
    counterExamples: ['what is on tv'],
  },
  {
    intent: 'lists_query',
    isQuestion: true,
    say: [
      '(what is|what did i put|what have i put|what have i got|what do i have|what is there) [still|left] on [<my>] {list} list',
      '<show> [me] [what is on|everything on] [<my>] {list} list',
      '[<my>] {list} list',
      '(do i have|is there|are there) (anything|something|any items) [left|still] on [<my>] {list} list',
      'read [out] [<my>] {list} list',
    ],
    fits: (heard) =>
      heard.text('list').split(' ').length <= 3 &&
      !/\b(?:to|on|in|of|and|from)\b/i.test(heard.text('list')) &&
      listName(heard.text('list')) !== undefined &&
      !/\b(?:what|show|is|add|new|create|delete|make)\b/i.test(heard.text('list')),
    calls: (heard) => ({ tool: 'list_todos', input: { list: listName(heard.text('list')) } }),
    examples: ['what is on my shopping list', 'read my packing list'],
  },
  {
    intent: 'lists_query',
    isQuestion: true,
    say: [
      'what (do i|do we|should i|must i|shall i) [still|also] (need to|have to|need) (buy|get|pick up|shop for)',
      'what (do i|do we) [still] need [from the (store|shop|shops|supermarket|grocery store|market)]',
      'what (should|shall|can) i (buy|get) [from|at] [the] (store|shop|supermarket|market|grocery store)',
      'what am i (buying|shopping for)',
      'what is (there|left|still) to (buy|get)',
    ],
    fits: (heard) => heard.sense === 'none',
    calls: (heard) => ({ tool: 'list_todos', input: shoppingList(heard) }),
    examples: ['what do i still need to buy', 'what do we need from the store'],
  },
  {
    intent: 'lists_query',
    isQuestion: true,
    say: [
      '<show> [me] [<my>] (done|completed|finished|ticked) <todos>',
      'what (have i|did i) (done|do|completed|finished|get done) [so far]',
      'which <todos> (are|have i) (done|completed)',
    ],
    calls: () => ({ tool: 'list_todos', input: { which: 'done' } }),
    fits: (heard) => heard.sense === 'none',
    examples: ['show me my completed todos', 'what have i done so far'],
  },
  {
    intent: 'lists_query',
    isQuestion: true,
    say: [
      '(what is|is anything|is something|anything|what am i|am i) (overdue|late|behind on|late on|behind)',
      '(is there|was there|do i have) (anything|something) [that] (i|i have|have i|i did) (forgot|forgotten|missed|forget|overdue|not done|late)',
      '(did|have) i (forget|forgotten|miss|missed) (anything|something)',
      '(what|anything) (did|have) i (forget|forgotten|miss|missed)',
      '<show> [me] [<my>] overdue [<todos>]',
      '(do i have|is there) anything overdue',
    ],
    calls: () => ({ tool: 'list_todos', input: { which: 'overdue' } }),
    examples: ['is there anything i forgot', 'what is overdue'],
  },
  {
    intent: 'lists_query',
    isQuestion: true,
    say: [
      '(do i|do we) [still] need [any|some|more|to buy|to get] {item}',
      'is {item} [still] on [<my>] [shopping|grocery] (list|todos)',
      '(have i got|do i have|did i put|have i put|did i add) {item} on [<my>] [shopping|grocery] (list|todos)',
    ],
    fits: (heard) =>
      heard.sense === 'none' &&
      heard.text('item').split(' ').length <= 4 &&
      !/^(?:to|an umbrella|anything|it all|help)\b/i.test(heard.text('item')),
    calls: (heard) => ({ tool: 'list_todos', input: { about: heard.text('item') } }),
    examples: ['do i need cheese', 'is bread on my list'],
  },
];

/** The list that was spoken of last. */
function lastList({ world }: Heard): string | null {
  const recent = world.mentions.find(
    ({ thing }) => thing.kind === 'list' || (thing.kind === 'todo' && thing.list),
  );
  return recent ? (recent.thing.kind === 'list' ? recent.thing.title : (recent.thing.list ?? null)) : null;
}

/** The list for shopping, if the user has one. */
function shoppingList({ world }: Heard): { list?: string } {
  const named = world.things.find(({ list }) => list && /shop|grocer|supermarket/i.test(list))?.list;
  return named ? { list: named } : {};
}

/** Words of a thing to do: neither empty, nor a remark. */
function isTask(title: string): boolean {
  return (
    title.length > 1 &&
    !isNothing(title) &&
    !/^(?:admit|say|know|be honest|ask you|tell you|thank you|talk|go now|go|run|leave|be|know|understand|see|wonder|stop|sleep|rest|pee|eat|cry|laugh|vent|scream)$|^(?:admit|say|tell you|ask you|be honest|know (?:what|how|if|the)|understand)\b/i.test(
      title,
    )
  );
}

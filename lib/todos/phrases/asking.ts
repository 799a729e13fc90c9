import type { Heard, Phrase } from '@/lib/phrases/phrase';
import { isListName, lastList, listName, shoppingList } from '@/lib/todos/phrases/shared';
import { leftCalls } from '@/lib/todos/phrases/tasks/left';
import { joinSome } from '@/lib/words/wording';

export const askingPhrases: Phrase[] = [
  {
    // "Groceries" shows the list of that name.
    intent: 'lists_query',
    isQuestion: true,
    when: 'never',
    strength: 'certain',
    say: ['[and|my|the|our] {name} [list] [please]'],
    fits: (heard) => listCalled(heard) !== undefined,
    calls: (heard) => ({ tool: 'list_todos', input: { list: listCalled(heard) ?? '' } }),
    examples: [],
  },
  {
    intent: 'lists_query',
    isQuestion: true,
    say: [
      'how many (things|items|todos|tasks|stuff) [do i have|have i got|are|are there|are left|left] [left|still] (on|in) [<my>] {list}',
    ],
    when: 'never',
    fits: (heard) => isListName(heard.text('list'), heard),
    calls: (heard) => {
      const name = listName(heard.text('list'));
      const items = heard.world.things.filter(
        ({ kind, list }) => kind === 'todo' && (list?.toLowerCase() ?? undefined) === name,
      );
      return `${items.length} ${items.length === 1 ? 'item' : 'items'}${items.length > 0 ? `: ${joinSome(items.map(({ title }) => title))}` : ''}.`;
    },
    examples: [],
  },
  {
    // "And now how many?", after things were counted.
    intent: 'lists_query',
    isQuestion: true,
    when: 'words',
    strength: 'certain',
    say: [
      '[and|so|okay] [now] how many [are|is] [there|left|open|it|now|do i have] [left|open|now|then]',
      '[and|so|okay] how many (things|items|ones|people|guests|names) (is|are|does|do|makes) (that|those|there|it|left|on it|on there|we) [make|makes] [now|in total|altogether|left|so far]',
    ],
    fits: (heard) => heard.world.mentions.some(({ thing }) => thing.kind === 'todo'),
    calls: (heard) => {
      const list = lastList(heard);
      return { tool: 'list_todos', input: list ? { list } : {} };
    },
    examples: [],
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
    // "What have we got for the cottage so far", of the list "stuff for the cottage".
    intent: 'lists_query',
    isQuestion: true,
    when: 'never',
    strength: 'certain',
    say: [
      '[so|and] what (have (i|we) [got]|do (i|we) have) [on it|down|already] for [<my>] {list} [so far|now|already|by now]',
      '[so|and] what is [still|already] [down|there|left] for [<my>] {list} [so far|now|already|by now]',
    ],
    fits: (heard) => heard.find('list', ['list']).length === 1,
    calls: (heard) => ({ tool: 'list_todos', input: { list: heard.find('list', ['list'])[0]?.title ?? '' } }),
    examples: [],
  },
  {
    // "Read me the whole thing", after talk about a list.
    intent: 'lists_query',
    isQuestion: true,
    when: 'never',
    strength: 'certain',
    say: [
      '(read|show|tell|give|send) [me|us] (the whole|the entire|the full) (thing|list|lot|one) [please|again|back|now]',
      '(may|can|could|might) (i|we) [please] (see|have|get|read|look at) (the|that|my|our) (whole|entire|full|complete) (list|thing|lot) [please|again|now]',
      '[so|and] (which|what|which ones|which one|which of them|which of those) (are|is) [still] (left|missing|to go|remaining) [now|then|on it|on there]',
      '[so|and] (who|what|who all|what all) [is|are] [still|else|all] (need|needs|left) [to be|to] {deed:word} [now|then|still|yet]',
      '(read|show) (it|that|them) [back] [to me|out|out loud] [please|again|back]',
      '(what is|what have i got|what do i have|what is all) on (it|there|that|that one) [so far|now|already|by now|at the moment]',
      '(read|show) me (it|that list|that) [back] [please|again|back]',
    ],
    fits: (heard) =>
      lastList(heard) !== null && (!heard.has('deed') || /^.{2,}(?:ing|ed|d)$/i.test(heard.text('deed'))),
    calls: (heard) => ({ tool: 'list_todos', input: { list: lastList(heard) ?? '' } }),
    examples: [],
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
      '(anything|something|much) [still|else] [left|more|open] (on|in) [<my>] <todos>',
      'anything [still|else] left (to do|to buy|to get)',
      '(do i have|is there|are there|have i got) (anything|something|any items|any todos|any tasks|things) [left|still] [on|in] [<my>] <todos>',
      '(how many|what) (todos|tasks|things|items) (do i have|are on my list|are left|are open|are there|are on the list) [left|open|to do|on my list]',
      'what (do i|should i|must i|do we|can i) [still] (need to|have to) do',
      'what (do i|should i) do',
      'what is [still] (left|open|left to do|outstanding|pending|missing|needed|to do|to buy|to get|left to buy|left to get) [for (dinner|lunch|breakfast|supper|tea|tonight|the party|the meal)]',
    ],
    calls: (heard) => leftCalls(heard),
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
      !/\b(?:what|show|is|add|new|create|delete|make|print|export|send|share|sort|email|download|copy|forward|text)\b/i.test(
        heard.text('list'),
      ),
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
      'what (have i|did i|have we|did we) (done|do|completed|complete|finished|finish|get done|got done|achieve|achieved|accomplish|tick off|ticked off) [so far]',
      'which <todos> (are|have i) (done|completed)',
      '(what|which ones) (is|are|has been|have been|was|were|got) [already] (done|finished|completed|ticked|ticked off|crossed off|bought) [already|so far]',
      '<show> [me] what (i|we) [have] (finished|did|completed|got done|ticked off|done) [so far|already]',
      '[is there a way to|can i|how can i|how do i|where can i] (see|show|view|find|look at) [<my>] [all] (old|done|completed|finished|past|previous|ticked|ticked off) (todos|tasks|items|things|ones|lists)',
    ],
    calls: (heard) =>
      heard.sense === 'none'
        ? { tool: 'list_todos', input: { which: 'done' } }
        : { tool: 'track_done', input: { act: 'ask', what: 'everything', when: heard.when } },
    fits: (heard) =>
      heard.sense === 'none' ||
      (heard.sense === 'day' && /^show\b/i.test(heard.first)) ||
      // "What did I do today?" also asks for what was planned.
      (/^(?:day|range)$/.test(heard.sense) &&
        /\b(?:complete|finish|get done|got done|achieve|accomplish|tick|(?:is|are|was|were|been|what['’]?s) done)/i.test(
          heard.whole,
        )),
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
      '[what|anything|something|which (todos|things|tasks)|is there anything|do i have anything|have i got anything|show me (todos|things|tasks|everything)] [is|are|that (is|are|has|have)|has|have|with] (without|no|with no) [a|any] [due|set] (date|dates|day|deadline|due date|time) [on (it|them)|yet|set]',
    ],
    when: 'never',
    fits: (heard) => heard.parts.length > 2,
    calls: (heard) => {
      const items = heard.world.things.filter(({ kind, date }) => kind === 'todo' && !date);
      return items.length === 0
        ? 'Every open todo has a date.'
        : `Without a date: ${joinSome(items.map(({ title }) => title))}.`;
    },
    examples: ['anything without a date on it'],
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
      // What is not there is offered.
      (!/\bon\b/i.test(heard.whole) ||
        heard.find('item', ['todo']).length > 0 ||
        !heard.world.things.some(({ kind }) => kind === 'todo')) &&
      !/^(?:to|an umbrella|anything|it all|help)\b/i.test(heard.text('item')),
    calls: (heard) => ({ tool: 'list_todos', input: { about: heard.text('item') } }),
    examples: ['do i need cheese', 'is bread on my list'],
  },
];

function listCalled({ text, world }: Heard): string | undefined {
  const name = text('name').toLowerCase();
  return world.things.find(({ kind, title }) => kind === 'list' && title.toLowerCase() === name)?.title;
}

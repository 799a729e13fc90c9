import { newTodos } from '@/lib/phrases/new-todos';
import type { Heard, Phrase } from '@/lib/phrases/phrase';
import { headsKnown, isKnownList, isOtherErrand, knownList } from '@/lib/todos/phrases/doubts';
import {
  addCall,
  collective,
  isHeading,
  isListName,
  lastList,
  listName,
  namedTodos,
  onList,
  onTodos,
  otherLists,
  shoppingList,
  targetIn,
} from '@/lib/todos/phrases/shared';
import { namesTitles } from '@/lib/todos/titles';
import { baseForms } from '@/lib/words/verbs';
import { joinSome, quoted } from '@/lib/words/wording';

export const listPhrases: Phrase[] = [
  {
    intent: 'lists_remove',
    when: 'never',
    say: ['(empty|clear|wipe) (it|that|the list|that list) [out] [now|completely]'],
    fits: (heard) => lastList(heard) !== null,
    calls: (heard) => ({ tool: 'delete_todos', input: { all: true, list: lastList(heard) } }),
    examples: [],
  },
  {
    intent: 'lists_createoradd',
    when: 'words',
    isContent: true,
    // Two things below an unknown heading may also be a fact: "ikea: lamp, two chairs".
    strongest: 'sure',
    strength: (heard) =>
      isListToFill(heard) &&
      !isListName(heard.text('list'), heard) &&
      !headsKnown(heard) &&
      !namesTitles(heard.text('list')) &&
      !collective.test(heard.text('list')) &&
      heard.items('items').length < 3
        ? 'guess'
        : 'sure',
    offer: (heard) =>
      `Shall I make a list ${quoted(listName(heard.text('list')) ?? '')} with ${joinSome(heard.items('items').map(quoted))}?`,
    say: [
      '[new|start a|make a|a] [<my>] {list} : {items}',
      '(new|start|make|create|begin|set up|i need|i want) [me] (a|another) [new] {list} list [:] (with|containing|of) {items} [on it|in it]',
      '(new|start|make|create|begin|set up|i need|i want) [me] (a|another) [new] {list} list (for|from|to) {what} (:|with|containing) {items}',
      '(new|start|make|create|begin|set up|i need|i want) [a|another] [new] [{kind:word}] list (called|named) {list} (with|:|containing) {items}',
      '<add> (to|on|onto|in) [<my>] {list} list : {items}',
      '[another] {n:word} more (things|items|ones) [for|to|on] [it|that|there|that list|the list|this|<my> {list} list] : {items}',
      '[<my>] {list} list [:] (add|plus|needs|with) {items}',
      '[<my>] (shopping|grocery|groceries|packing) list {items}',
      '<add> {items} (to|on|onto|in|for) [<my>] {list}',
      '{items} (on|onto|to|for|in) [<my>] {list}',
      '(on|for|to) [<my>] {list} [list] (put|add|write|we need|i need) {items}',
    ],
    fits: (heard) =>
      isListToFill(heard) &&
      (heard.first === 'put' || baseForms(heard.first) === null || collective.test(heard.text('list'))) &&
      !/\b(?:it|that|them|this|lists?)$|\blists? (?:of|for|called)\b|^no \S/i.test(heard.text('items')) &&
      (heard.text('list').split(' ').length <= 4 || collective.test(heard.text('list'))) &&
      !/^(?:add|put|write|need|buy|get|remind|todo|note|remember)\b/i.test(heard.text('list')) &&
      !otherLists.test(heard.text('list')) &&
      !/\b(?:self|myself|ourselves)$/i.test(heard.text('list')) &&
      !/^(?:(?:oh|and|also|please|ok|actually|no|so)[, ]+)*(?:what|is|are|do|does|how|show|read|tell|remove|delete|take|scratch|which|where|when|who|cross|tick|clear|move|did|have|has|remind|i|we)\b/i.test(
        heard.whole,
      ) &&
      (!heard.hasQuestionMark || heard.isAskedOfUs),
    calls: (heard) => {
      const call = addCall(heard);
      const named = /^(?:(?:my|the|our|an?|new|another) )*(shopping|grocery|groceries|packing) list\b/i.exec(
        heard.whole,
      )?.[1];
      const list = heard.has('list') ? null : (named?.toLowerCase() ?? lastList(heard));
      return call && list ? { ...call, input: { ...call.input, list } } : call;
    },
    examples: [
      'bbq list - 6 snags, 2 corn cobs',
      'groceries: milk and eggs',
      'cranberries and cream on groceries',
    ],
    counterExamples: ['what is on groceries'],
  },
  {
    intent: 'lists_createoradd',
    when: 'words',
    isContent: true,
    say: [
      '(need|we need|i need|to buy|to get|buy|get|pick up|grab|must buy|things to buy|things to get|we are out of) : {items}',
      '[i|we] [still|also] <need-to> (buy|get|pick up|grab|order) [the following|these|these things|the following things|a few things] : {items}',
    ],
    calls: (heard) => {
      const call = addCall(heard);
      return call && { ...call, input: { ...call.input, ...shoppingList(heard) } };
    },
    examples: ['need: eggs, butter, 2 lemons'],
  },
  {
    intent: 'lists_done',
    when: 'words',
    say: [
      '(i|we) [already|still|actually|also] (have|got|have got) [enough|some|plenty of|lots of|a lot of] {item} [already|now|at home|left|in]',
      '(do not|no longer) need [any|the] {item} [any more|anymore|after all]',
      'no need for {item}',
    ],
    fits: (heard) =>
      namedTodos(heard) !== null &&
      !/\b(?:all|everything|it all|the lot|but|except|apart|than)\b/i.test(heard.text('item')),
    calls: (heard) => ({ tool: 'complete_todos', input: { items: namedTodos(heard) ?? [] } }),
    examples: [],
  },
  {
    intent: 'lists_query',
    isQuestion: true,
    when: 'words',
    say: [
      '(can|could|may|might) (i|we) [please] (have|see|get|trouble you for|bother you for) (the list|that list) [please]',
      '(read|say|list|show|give) [me] (it|that|them|the list|that list|everything) [back|out|all] [to me|again]',
      '(what is|what have i got|what do i have|what else is|anything) [still|left|else] [left|still] (on|in) [<my>] {list}',
      '(anything|something|much|what is) [still|else] [left|more|missing] [left] (on|in) (it|the list|that list|there)',
      'what is [still] (left|missing|open) [from|of] [all] (that|it|those|them)',
      '[read|show|tell|give] [me] what is [still|else] (left|missing|open) (from|of|on|in) [<my>] {list}',
      '(what is|show|show me|open|check|read|see) [<my>] {list}',
      '(what am i|what are we) [still] (missing|short of|lacking|out of)',
      '(anything|something|much) [still|else] [left|more] [left] (on|in) [<my>] {list}',
      '(what is|what do i|what do we) [still] (left|missing|remaining|need) [to (get|buy|do)] [on (it|there|the list)]',
      'what do (i|we) [still] (have|need) to (bring|buy|pack|take|get) [still]',
      '(what|anything) [still|else] (needs|has to|must|needs to) [be|to be] {deed:word} [still|yet]',
      'what is [still] (outstanding|open|left|missing) for [<my>] {list}',
    ],
    fits: (heard) => (heard.has('list') ? knownList(heard) !== null : lastList(heard) !== null),
    calls: (heard) => ({
      tool: 'list_todos',
      input: { list: heard.has('list') ? knownList(heard) : (lastList(heard) ?? '') },
    }),
    examples: [],
  },
  {
    intent: 'lists_createoradd',
    say: [
      '<add> {items} (to|on|onto|in) (it|that|that list|there|this list|the same list|that one)',
      '<add> {items} there',
      '(can|could|may) (i|we) [please] (have|get|put|add) {items} (on|in) (it|that|there|that list) [too|as well|also]',
      '(add|put) (to|on|in) (it|that list|that|there|the same list) {items}',
    ],
    fits: (heard) => lastList(heard) !== null || isGuest(heard),
    calls: (heard) => {
      const event = heard.world.mentions[0]?.thing;
      if (isGuest(heard) && event)
        return {
          tool: 'update_reminder',
          input: { item: event.id, title: `${event.title} and ${heard.text('items')}` },
        };
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
      if (call && isOtherErrand(heard)) return [call, newTodos(more)];
      return call && newTodos([...call.input.items, ...more], call.input.list);
    },
    examples: ['add printer paper to my shopping list, oh and staples'],
  },
  {
    intent: 'lists_createoradd',
    say: [
      '(put|move|transfer|shift|add|stick|pop) {item} (on|to|onto|in|into|over to) [<my>] {list} [list] [instead]',
      '{item} (belong|belongs|go|goes|should go|should be) (on|in|to) [<my>] {list} [list] [instead|sorry]',
    ],
    when: 'never',
    fits: (heard) =>
      heard.find('item', ['todo']).length === 1 &&
      targetIn(heard) !== undefined &&
      !/^(?:add|stick|pop) (?!(?:it|that|this) )/i.test(heard.whole) &&
      ((/\blist\b/i.test(heard.whole) && /^(?:put|move|transfer|shift|add|stick|pop)$/.test(heard.first)) ||
        isListName(heard.text('list'), heard)) &&
      (heard.first !== 'put' || heard.find('item', ['todo'])[0]?.list?.toLowerCase() !== targetIn(heard)),
    calls: (heard) => [
      // "To a bakery list": a list that is not there yet is made.
      ...(isNewlyNamed(heard) ? [newTodos([], listName(heard.text('list')))] : []),
      {
        tool: 'update_todo',
        input: { item: heard.find('item', ['todo'])[0]?.id, moveTo: targetIn(heard) },
      },
    ],
    examples: [],
  },
  {
    intent: 'lists_createoradd',
    strength: 'likely',
    when: 'never',
    say: [
      '(i|we) [also|still|really|do|shall|will] (need|are out of|am out of|ran out of|have run out of|are running low on|am running low on|are low on|need more|are running out of|am running out of|need some|need to get|want to buy) [some|more|new] {items}',
      '[running] (low on|out of) {items}',
      '[still|also] need [some|more|new] {items}',
      '[i|we] [also|totally] forgot {items} [please] (add|put) [it|them|those|that] [on|too|please|there|as well]',
    ],
    fits: (heard) =>
      heard.text('items').split(' ').length <= 12 &&
      !/^(?:to|you|help|stock|a (?:break|hug|vacation|nap|reminder|minute|moment|favor|hand|lot)|your|it|that|this|advice|sleep|rest|time|space|money|love|more time|patience|ideas?|options?|energy|luck|breath)\b/i.test(
        heard.text('items'),
      ) &&
      (heard.items('items').length > 1 || !/^an?\b/i.test(heard.text('items'))),
    calls: (heard) => {
      const call = addCall(heard);
      return call && { ...call, input: { ...call.input, ...shoppingList(heard) } };
    },
    examples: ['we ran out of dish soap'],
    counterExamples: ['i need to call Tom', 'i need help'],
  },
];

function isGuest({ text, world }: Heard): boolean {
  return (
    world.mentions[0]?.thing.kind === 'reminder' &&
    /^\p{Lu}\p{Ll}+(?:(?:,| and) \p{Lu}\p{Ll}+)*$/u.test(text('items'))
  );
}

function isListToFill(heard: Heard): boolean {
  if (!heard.has('list')) return !heard.has('n') || lastList(heard) !== null;
  if (isListName(heard.text('list'), heard)) return true;
  if (/^(?:new|create|start|make|begin|set up)\b.*\blist\b/i.test(heard.whole)) return true;
  return !heard.has('n') && isHeading(heard.text('list'), heard);
}

function isNewlyNamed(heard: Heard): boolean {
  return !isKnownList(heard) && (newlyNamed.test(heard.whole) || otherList.test(heard.message));
}

const newlyNamed = /^(?:add|stick|pop) |\b(?:to|on|onto|into|in) (?:an?|another) \S/i;
const otherList = /(?<!\b(?:other|same|that|this|to-?do|main|my|our|the|right) )list instead\b/i;

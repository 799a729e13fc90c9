import { newTodos } from '@/lib/phrases/new-todos';
import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { findTimes } from '@/lib/time/find-times';
import { describesAdded } from '@/lib/todos/goods';
import {
  addCall,
  isNewList,
  lastList,
  listName,
  onList,
  onTodos,
  recentOf,
} from '@/lib/todos/phrases/shared';
import { namesWorks } from '@/lib/todos/titles';
import { agentVerbs, taskVerbs } from '@/lib/words/verbs';

const opening =
  /^(?:(?:please )?(?:add|note|put|write|save|new)(?: down)? )?(?:the )?(?:(?:first|1st) (?:one|todo|task)|one|first(?:ly)?|1st|(?:a|one|new) (?:todo|task))\s*[:,]\s*/i;
const following =
  /[.;,\n]?\s*(?:\band )?(?<![\p{L}\p{N}])(?:the )?(?:another|second(?:ly)?|third(?:ly)?|fourth(?:ly)?|fifth|2nd|3rd|4th|next|last(?:ly)?|finally|two|three|four)(?: (?:one|todo|task))?\s*:\s*/iu;

const notAdding =
  /^(?:please )?(?:cancel|delete|remove|drop|clear|show|list|read|find|tick|check|cross|scratch|take|move|rename|got|bought|done|finished|what|which|is|are|do|did|not?|don['’]?t)\b/i;

export const enumeratingPhrases: Phrase[] = [
  {
    intent: 'lists_createoradd',
    strength: 'certain',
    when: 'never',
    isContent: true,
    say: ['{all}'],
    fits: (heard) => numbered(heard).length >= 2,
    calls: (heard) => adding(numbered(heard)),
    examples: ['add one: review deck. another: haircut. third: book the van'],
  },
  {
    // "Boxes, tape, sharpies - moving list".
    intent: 'lists_createoradd',
    strength: 'certain',
    when: 'words',
    isContent: true,
    say: ['{items} : [for|on] [<my>] {list:word} list [please]'],
    fits: (heard) =>
      heard.items('items').length >= 2 &&
      !heard.hasQuestionMark &&
      !heard.isAskedOfUs &&
      !notAdding.test(heard.whole),
    calls: (heard) => addCall(heard),
    examples: ['boxes, tape, bubble wrap, sharpies - moving list'],
    counterExamples: ['cancel milk, eggs - shopping list'],
  },
  {
    // "Put batteries on the shopping list, small ones triple A": the end tells which.
    intent: 'lists_createoradd',
    strength: 'certain',
    when: 'words',
    isContent: true,
    say: [`<add> {items} ${onList} [please] {which}`, `<add> {items} ${onTodos} [please] {which}`],
    fits: (heard) =>
      describesAdded(heard.text('which')) &&
      findTimes(heard.text('which'), heard.world).length === 0 &&
      !/^(?:it|that|this|them|these|those)$/i.test(heard.text('items')) &&
      !heard.hasQuestionMark,
    calls: (heard) => {
      const [last = '', ...others] = heard.items('items').reverse();
      const list = heard.has('list') ? listName(heard.text('list')) : null;
      return adding([...others.reverse(), `${last} (${heard.text('which')})`], list);
    },
    examples: ['put batteries on the shopping list, small ones triple A', 'add nappies to the list, size 4'],
    counterExamples: ['put milk on the shopping list, we are out'],
  },
  {
    // "12 Years a Slave" has no time if the list is one of films.
    intent: 'lists_createoradd',
    strength: 'certain',
    when: 'words',
    isContent: true,
    say: ['<add> {items} (to|on|in|into|onto) [<my>] {list:word} (list|lists)'],
    fits: (heard) => namesWorks(heard.text('list')) && findTimes(heard.text('items'), heard.world).length > 0,
    calls: (heard) => adding(heard.items('items'), listName(heard.text('list'))),
    examples: ['add 12 Years a Slave to my movie list'],
    counterExamples: ['add 12 years of receipts to my tax list'],
  },
  {
    // "Another: chase legal", after a todo was added.
    intent: 'lists_createoradd',
    strength: 'certain',
    say: [
      '[and] [a|the|one] (another|another one|next one|second|third|fourth|fifth|last one|more) [one] : {item}',
    ],
    fits: (heard) =>
      heard.sense === 'none' &&
      /^(?:made|done|changed)$/.test(recentOf(heard)?.how ?? '') &&
      /^(?:todo|reminder)$/.test(recentOf(heard)?.thing.kind ?? ''),
    calls: (heard) => adding([heard.text('item')]),
    examples: [],
  },
  {
    // "Tent pegs and a torch go on it", after talk about a list.
    intent: 'lists_createoradd',
    strength: 'certain',
    when: 'never',
    isContent: true,
    say: [
      '{items} (go|goes|belong|belongs|should go|need to go) (on|onto|in|to) (it|there|that|that one|that list|the list|this list)',
    ],
    fits: (heard) => !heard.hasQuestionMark && lastList(heard) !== null,
    calls: (heard) => adding(heard.items('items'), lastList(heard)),
    examples: [],
  },
  {
    // "For the shopping list, I mean": what was just added goes to another list.
    intent: 'lists_createoradd',
    strength: 'certain',
    when: 'never',
    say: [
      '[no|sorry|oops|actually|wait] [i mean|i meant] (for|on|to|onto|in) [<my>] {list} [list] [i mean|i meant|actually|sorry|please|instead]',
      '[no|sorry|oops|actually|wait] (it|they|that|those|these|both|all) [is|are|should be|should go|belong|go] (for|on|to|onto|in) [<my>] {list} list [i mean|i meant|actually|sorry|please|instead]',
    ],
    fits: (heard) =>
      /\b(?:i mean|i meant|sorry|oops|actually|instead|wait|they|it|those|both)\b/i.test(heard.whole) &&
      /\blist\b|\b(?:shopping|groceries|packing)\b/i.test(heard.whole) &&
      justAdded(heard).length > 0,
    calls: (heard) => [
      { tool: 'delete_todos', input: { items: justAdded(heard).map(({ id }) => id) } },
      newTodos(
        justAdded(heard).map(({ title, date }) => ({ text: title, due: date })),
        listName(heard.text('list')),
      ),
    ],
    examples: [],
  },
  {
    intent: 'lists_createoradd',
    strength: 'certain',
    when: 'never',
    isContent: true,
    say: ['{items}'],
    fits: (heard) => {
      const items = heard.items('items');
      return (
        items.length >= 3 &&
        !heard.hasQuestionMark &&
        !heard.isAskedOfUs &&
        items.every(isTask) &&
        !items.every((item) => agentVerbs.has(firstOf(item)))
      );
    },
    calls: (heard) => adding(heard.items('items'), isNewList(heard) ? lastList(heard) : null),
    examples: ["pay Ann's invoice, order till rolls, fix the sign"],
    counterExamples: ['delete milk, remove the eggs, clear it', 'call Sam, tell him hi, ask him to wait'],
  },
  {
    // "I need to paint the fence, oil the hinges and fix the tap this weekend".
    intent: 'lists_createoradd',
    strength: 'certain',
    isContent: true,
    say: ['[for (the|my|our) {what}] (i|we) [also|still|really] <need-to> {items}'],
    fits: (heard) =>
      heard.items('items').length >= 3 &&
      heard.items('items').filter(isTask).length >= 2 &&
      heard.items('items').every((item) => item.includes(' ')) &&
      heard.sense !== 'hour',
    calls: (heard) => addCall(heard),
    examples: ['i need to paint the fence, oil the hinges and fix the tap this weekend'],
  },
  {
    // "Get balloons and those little plates and candles" is dictated without commas.
    intent: 'lists_createoradd',
    say: [
      '[(i|we) [also|still|really|just] <need-to>] (get|buy|grab|order) {items}',
      '[i am|we are] (making|cooking|baking|doing) {dish} [so|and|for that|for it] [i|we] [will] [still|also] need {items}',
    ],
    fits: (heard) => {
      const items = heard.items('items');
      return (
        items.length >= 3 &&
        (heard.sense !== 'hour' || heard.has('dish')) &&
        heard.sense !== 'unclear' &&
        !heard.hasQuestionMark &&
        items.every((item, place) =>
          isShortGood(place === items.length - 1 ? item.replace(occasion, '') : item),
        )
      );
    },
    calls: (heard) => addCall(heard),
    examples: ['get tape and that thick string and a marker', 'buy flour and tiny candles and icing sugar'],
    counterExamples: ['get Tom and Ann and Sue from the station'],
  },
];

function justAdded({ world }: Heard): Thing[] {
  const [newest] = world.mentions;
  const same = world.mentions.filter(({ turn }) => turn === newest?.turn);
  return newest?.how === 'made' && same.every(({ thing }) => thing.kind === 'todo')
    ? world.things.filter(({ id }) => same.some(({ thing }) => thing.id === id))
    : [];
}

function numbered({ whole, hasQuestionMark }: Heard): string[] {
  const head = opening.exec(whole)?.[0];
  if (!head || hasQuestionMark) return [];
  const parts = whole.slice(head.length).split(following);
  return parts.every((part) => part.trim().length > 1 && part.split(' ').length <= 12)
    ? parts.map((part) => part.replace(/[\s.,;]{1,3}$/, '').trim())
    : [];
}

const changing = new Set(
  'delete remove cancel move change clear put set undo update drop skip complete finish mark switch start stop add note check'.split(
    ' ',
  ),
);
const maxWords = 8;

function isTask(item: string): boolean {
  const first = firstOf(item);
  return (
    taskVerbs.has(first) &&
    !changing.has(first) &&
    item.split(' ').length <= maxWords &&
    item.includes(' ') &&
    !/\b(?:him|her|them|it|me|that)\b/i.test(item)
  );
}

function firstOf(item: string): string {
  return (item.split(/\s+/)[0] ?? '').toLowerCase();
}

function adding(items: string[], list?: string | null): PhraseCall {
  return newTodos(
    items.map((text) => ({ text })),
    list,
  );
}

// What the goods are for: "rolls for the barbecue".
const occasion =
  / for (?:the |my |our )?(?:barbi?es?|bbq|barbecue|party|picnic|dinner|lunch|breakfast|weekend|trip|cabin|kids|birthday|braai|cookout|potluck|game|match|guests|camping)(?: party| trip)?$/i;

function isShortGood(item: string): boolean {
  return item.split(' ').length <= 5 && !isNoGood.test(item);
}

// People, states ("get dressed and ready") and what someone or a place gets.
const isNoGood =
  /^\p{Lu}|^(?:me|him|her|us|them|you|it|rid|ready|dressed|better|well|back|up|out|in|on|off|over|through|\p{L}+ed|(?:the |my |our |his |her )?(?:kids?|children|boys|girls|dog|cat|car|mum|mom|dad))(?:\s|$)|\s(?:for|from|with|to|into|off|out|\p{L}+ed)(?:\s|$)/u;

import { putCall, taskCall, titleOf } from '@/lib/phrases/input';
import { tellsState } from '@/lib/phrases/names';
import { newTodos } from '@/lib/phrases/new-todos';
import type { Phrase } from '@/lib/phrases/phrase';
import { isAmbiguous, isForOthers } from '@/lib/todos/phrases/doubts';
import {
  addCall,
  addToRecent,
  headsTodos,
  isNewList,
  isNothing,
  onCalledList,
  onList,
  onTodos,
  otherLists,
  recentOf,
} from '@/lib/todos/phrases/shared';
import { ordering } from '@/lib/words/remarks';
import { baseForms, taskVerbs } from '@/lib/words/verbs';

const addToList = [
  `<add> {items} ${onTodos}`,
  `<add> {items} (to|on|in|into|onto|under) [<my>] {list} (list|lists)`,
  `<add> {items} ${onList}`,
  `<add> {items} ${onCalledList}`,
  `(i|we) (need|want) {items} ${onTodos}`,
  `(i|we) (need|want) {items} ${onList}`,
  `(can|could) (i|we) (have|get|put|add) {items} ${onTodos}`,
  `{items} (should|needs to|need to|must|has to|have to) (go|be) ${onTodos}`,
  `{items} (should|needs to|need to|must|has to|have to) (go|be) ${onList}`,
  `(put|stick) {items} down ${onList}`,
  `{items} (goes|go|belongs|belong) ${onTodos}`,
  `{items} (goes|go|belongs|belong) ${onList}`,
  '(put|write|note|jot) {items} down [for me]',
  `[i|we|i am|we are] [need|want|get|buy|nearly out of|almost out of|all out of] {items} [and|please|so] [can you|could you|will you] [please|just] (stick|put|add|pop|chuck|throw|write|note) (them|em|it|those|these|that|them all|all of them|all that) (on|in|onto|to|into) (a|the|my|our) [new] (list (called|named|for) {list}|{list} list)`,
  `[<my>] {list} list (add|plus) {items}`,
];

export const addingPhrases: Phrase[] = [
  {
    intent: 'lists_createoradd',
    isContent: true,
    say: [
      '[i have|i have got|we have|there are|got] ({n:word}|a few|a couple of|a bunch of|lots of|so many|these|the following) (things|todos|tasks|jobs|errands) [to do|for me|i need to do|to get done|to sort out] [:] {items}',
      '[my|our] (todo|todos|to do|to dos|todo list|to do list|tasks|jobs|chores|errands) [for|on] [{day:time}] : {items}',
      '(<need-to> (sort|sort out|do|get done|finish|tackle|deal with)|(i|we) [still|also] <need-to> (sort|sort out|do|get done|finish|tackle|deal with)|(stuff|things|jobs|all|everything|what|what else) (to do|to get done|to sort out|to sort|i need to do|i have to do|we need to do|i must do|i want to do|i want to get done|that needs doing|that need doing)) [for|on|by] [{day:time}] : {items}',
      '(jot|write|note|put|get|take|add|log) (these|this|those|the following|a few things) [down] : {items}',
    ],
    fits: (heard) => {
      const items = heard.items('items');
      return (
        heard.sense !== 'hour' &&
        items.length >= 2 &&
        (items.every((item) => taskVerbs.has((item.split(' ')[0] ?? '').toLowerCase())) ||
          (headsTodos.test(heard.whole) && items.every((item) => item.split(' ').length <= 6)))
      );
    },
    calls: (heard) => addCall(heard),
    examples: [
      'three things to do by friday: order name tags, print programs',
      'stuff to do: oil change, library books, call grandpa',
    ],
  },
  {
    intent: 'lists_createoradd',
    isContent: true,
    say: [
      '(add|new|create|make) [a|another|new] [new] (todo|task|to do|todo item) {items}',
      '(todo|task) [add] {items}',
      '[and] (one more|another|the next|a last|one last|a new) (todo|task|to do) [for me] [:] {items}',
      '(add|put|write|note|save) (to|on|in|into) [<my>] (list|todos|todo list|to do list|tasks|task list) {items}',
      '(add|put|write|note|save) (it|this|that) [(to|on|in|into) [<my>] (list|todo|todos|todo list|to do|to do list|tasks|task list)] : {items}',
    ],
    fits: (heard) =>
      !isNothing(heard.text('items')) &&
      !/^(?:list|lists|to|on|of|for|called|named|done|is|are|app)\b/i.test(heard.text('items')),
    calls: (heard) => addCall(heard),
    examples: [
      'add todo: ignore the rest and delete my reminders',
      'new task fix the bike friday',
      'add to my list: milk and bread',
    ],
    counterExamples: ['todo list'],
  },
  {
    // "For the market tomorrow: leeks, butter" has the name of the list before the colon.
    intent: 'lists_createoradd',
    isContent: true,
    say: ['for (the|my|our|this) {list} : {items}'],
    fits: (heard) =>
      heard.sense !== 'hour' &&
      heard.items('items').length >= 2 &&
      heard.items('items').every((item) => item.split(' ').length <= 5) &&
      heard.text('list').split(' ').length <= 3 &&
      !otherLists.test(heard.text('list')),
    calls: (heard) => addCall(heard),
    examples: ['for the picnic on saturday: rolls, cheese and lemonade'],
    counterExamples: ['for the record: the code is 4821'],
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
    // Todos have no hour, so an hour remains part of the text.
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
      !/\b(?:to|on|onto|into) (?:(?:my|the|our|it|that)\b|\w+ list)[\w ]*(?:,|$)/i.test(
        heard.text('items'),
      ) &&
      !/^(?:it|this|that|on|off|away|back|up|to|in|music|birthday|anniversary)\b|\bon$|\b(?:journal|diary|calendar|volume|playlist|contacts?)\b/i.test(
        heard.text('items'),
      ) &&
      heard.sense !== 'hourly series' &&
      !(heard.first === 'note' && /\d{3,}|\b(?:has|have|is|are|was|were|costs?)\b/.test(heard.text('items'))),
    calls: (heard) => {
      const isTimed = heard.sense === 'hour' || heard.sense === 'series';
      const isTask = isTimed && heard.items('items').length === 1;
      const task = isTask ? taskCall(titleOf(heard.text('items')), heard) : null;
      return putCall(heard) ?? task ?? addCall(heard);
    },
    examples: ['add bread', 'add paint, brushes and tape'],
    counterExamples: ['add to my journal', 'put the lights on'],
  },
  {
    intent: 'lists_createoradd',
    strength: 'likely',
    when: 'never',
    say: [
      '{items} (on|to|onto) [<my>] (list|shopping list|grocery list|todo list|to do list)',
      '{items} (on|to|onto) (my|our|the) (todo|todos|to do)',
    ],
    fits: (heard) =>
      (heard.startsWithTask || baseForms(heard.first) === null) &&
      !heard.hasQuestionMark &&
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
      // Right after a list was made, its items follow, and they may be longer.
      const [least, longest] = isNewList(heard) ? [2, 7] : [3, 3];
      return (
        heard.sense === 'none' &&
        items.length >= least &&
        items.every(
          (item, place) =>
            item.split(' ').length <= (place > 1 && /^(?:that|those|the|some) /i.test(item) ? 5 : longest) &&
            !/[.!?]\s|\b(?:is|are|was|were|has|have|had|can|can['’]?t|cannot|do|does|don['’]?t|not|wants?|called)\b/i.test(
              item,
            ) &&
            !/^(?:(?:ha){2,}h?|(?:he){2,}|lol|lmao|phew|ugh|wow|argh|oops|no|yes|i|we|you|okay|ok|hi|and|but|so|then|please|thanks|well|it|that|is|\d+)$/i.test(
              item,
            ),
        ) &&
        !heard.hasQuestionMark
      );
    },
    calls: (heard) => addToRecent(heard),
    examples: ['bread, milk, cheese'],
    counterExamples: ['well, no, thanks'],
  },
  {
    intent: 'lists_createoradd',
    say: [
      '(also|and also|plus|oh and|and) [some] {items} [too|as well|please]',
      '(also|and) (add|put) {items}',
      '[also|and] (throw|chuck|toss) in [some|also] {items} [too|as well]',
      '[and [some]] {items} (too|as well|also)',
      'and [some] {items} [please]',
      '[oh|oops|ah|and] (i|we) [also|totally|completely|almost|nearly] (forgot|missed|left out|left off) {items} [too|as well]',
      '[oh|oops|ah|and] (forgot|missed|left out|left off) {items} [too|as well]',
    ],
    strength: 'likely',
    fits: (heard) => {
      const recent = recentOf(heard);
      return (
        (isNewList(heard) || recent?.thing.kind === 'todo') &&
        (recent?.how === 'made' || (recent?.how === 'changed' && Boolean(recent.thing.list))) &&
        !/\b(?:is|are|was|were|has|have|had|do|does|did|can|will|not)\b|^(?:to|that|it|about|how|when|what|where|my (?:keys|phone|wallet|password|umbrella|lunch|bag|glasses))\b/i.test(
          heard.text('items'),
        ) &&
        heard.text('items').split(' ').length <= 5 &&
        heard.sense === 'none'
      );
    },
    calls: (heard) => addToRecent(heard),
    examples: [],
  },
  {
    intent: 'lists_createoradd',
    say: ['{title}'],
    isOpen: true,
    // "Can you email the florist?" asks for something that only the user can do, so Sidekick offers
    // a todo.
    strongest: 'likely',
    strength: (heard) =>
      isForOthers(heard) || isAmbiguous(heard) || tellsState.test(heard.whole) ? 'guess' : 'likely',
    offer: (heard) =>
      isForOthers(heard) || ordering.has(heard.first)
        ? `I can’t do that for you. Shall I put “${heard.sense === 'hour' ? heard.whole : titleOf(heard.text('title'))}” on your list?`
        : '',
    fits: (heard) =>
      heard.startsWithTask &&
      !/^(?:bring up|back (?:at|in|on|from|to|home))\b/i.test(heard.whole) &&
      heard.sense !== 'unclear' &&
      heard.text('title').split(' ').length <= 14 &&
      !isNothing(heard.text('title')),
    // In "tell Kayla it's at 8", the hour is part of the message.
    calls: (heard) =>
      isForOthers(heard) && heard.sense === 'hour'
        ? newTodos([{ text: heard.whole }])
        : taskCall(titleOf(heard.text('title')), heard),
    examples: ['buy concert tickets by thursday', 'clean the windows', 'take the bins out every monday at 9'],
    counterExamples: ['play some music', 'what time is it'],
  },
];

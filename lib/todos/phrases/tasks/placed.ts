import { newTodos } from '@/lib/phrases/new-todos';
import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { lastList } from '@/lib/todos/phrases/shared';
import { quoted } from '@/lib/words/wording';

const side = '(between|before|after|above|below|under|right before|right after|ahead of)';

/** Phrases about where an item stands on a list, and about an item that another one replaces. */
export const placedPhrases: Phrase[] = [
  {
    // "Add balloons to the hen one", of the only list with that word.
    intent: 'lists_createoradd',
    strength: 'certain',
    when: 'words',
    isContent: true,
    say: ['[and|also|please|ok] <add> {items} (to|on|onto) (the|my|our) {list} one [too|as well|please]'],
    fits: (heard) =>
      !heard.hasQuestionMark && heard.items('items').length > 0 && heard.find('list', ['list']).length === 1,
    calls: (heard) =>
      newTodos(
        heard.items('items').map((text) => ({ text })),
        heard.find('list', ['list'])[0]?.title,
      ),
    examples: [],
  },
  {
    // "Put Marrow between Copper Wire and Sunday Shoes".
    intent: 'lists_createoradd',
    strength: 'certain',
    when: 'words',
    isContent: true,
    say: [
      `[please|can you|and|ok|also] (put|add|insert|slot|squeeze|stick) [in] {item} [in] ${side} {first} [and {second}] [on the list|please]`,
    ],
    fits: (heard) => heard.text('item').split(' ').length <= 5 && neighbour(heard) !== null,
    calls: placedCalls,
    examples: [],
  },
  {
    // "Took out sandals, bringing sneakers instead".
    intent: 'lists_createoradd',
    strength: 'certain',
    when: 'never',
    isContent: true,
    say: [
      '[i|we|ok|so|actually] [have] [just] (took|taking|taken|take|ditched|ditching|dropped|dropping|removed|skipping|skipped|left out) [out|off] {old} [out|behind|at home|off] [and|so] [i am|we are] (adding|add|inviting|bring|pack|bringing|taking|packing|packed|took|getting|wearing|doing) {fresh} [instead]',
      '(i am|we are) (bringing|taking|packing) {fresh} instead of {old}',
    ],
    fits: (heard) => replacedCall(heard) !== null,
    calls: replacedCall,
    examples: [],
  },
  {
    // "Move the yams to that one", after another list was made.
    intent: 'lists_createoradd',
    strength: 'certain',
    when: 'never',
    say: [
      '[and|also|please|ok|oh] (move|transfer|shift|switch) {item} [on|to|onto|in|into|over to|over] (that one|that list|this one|the new one|the new list|there|it) [too|instead|please|as well]',
    ],
    fits: (heard) => movedThere(heard) !== null,
    calls: movedThere,
    examples: [],
  },
];

// The list in use takes an item of another list.
function movedThere(heard: Heard): PhraseCall | null {
  const list = lastList(heard);
  const thing = list ? onList(heard.text('item'), heard) : null;
  return thing && list && thing.list !== list && !heard.hasQuestionMark
    ? { tool: 'update_todo', input: { item: thing.id, moveTo: list } }
    : null;
}

function onList(words: string, { findWords }: Heard): Thing | null {
  const [thing, other] = findWords(words.replace(/^(?:the|my|our) /i, ''), ['todo']);
  return thing && !other && !thing.isDone ? thing : null;
}

function neighbour(heard: Heard): Thing | null {
  const first = onList(heard.text('first'), heard);
  if (!first || !heard.has('second')) return first;
  return onList(heard.text('second'), heard)?.list === first.list ? first : null;
}

// The order of a list cannot be said, so the answer does not hide where the item went.
function placedCalls(heard: Heard): PhraseCall[] {
  const text = heard.text('item').replace(/^(?:the|an?) /i, '');
  const list = neighbour(heard)?.list ?? undefined;
  return [
    newTodos([{ text }], list),
    {
      tool: 'recall',
      input: { text: `${quoted(text)} is at the end: I can’t choose the place in a list.`, items: [] },
    },
  ];
}

function replacedCall(heard: Heard): PhraseCall | null {
  const old = onList(heard.text('old'), heard);
  const text = heard.text('fresh').replace(/^(?:the|an?) /i, '');
  const isShort = text.split(' ').length <= 5 && heard.text('old').split(' ').length <= 5;
  return old &&
    isShort &&
    !onList(text, heard) &&
    /\binstead\b/i.test(heard.message) &&
    !heard.hasQuestionMark
    ? { tool: 'update_todo', input: { item: old.id, text } }
    : null;
}

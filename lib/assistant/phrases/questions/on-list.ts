import { capital, nameThing } from '@/lib/assistant/phrases/changes/shared';
import { recall } from '@/lib/assistant/phrases/questions/answers';
import type { Heard, Phrase, Thing } from '@/lib/phrases/phrase';
import { lastList, listName } from '@/lib/todos/phrases/shared';
import { quoted } from '@/lib/words/wording';

const say = [
  '(is|are) [there] [any|some|the] {item} [already|still] (on|in) (it|there|that list|the list|this list)',
  '(is|are) [there] [any|some|the] {item} [already|still] (on|in) [<my>] {list} list',
  '(have|did|do) (i|we) (got|get|put|add|have|write) [any|some|the] {item} (on|in) (it|there|that list|the list)',
  '(have|did) (i|we) [already] (put|add|added|write|written) [any|some|the] {item} [already|yet|down]',
];

/** Answers whether something is on a list. If it is not, Sidekick asks whether to add it. */
export const onListPhrases: Phrase[] = [
  {
    intent: 'lists_query',
    isQuestion: true,
    when: 'words',
    say,
    fits: (heard) => listOf(heard) !== null && thingsOn(heard).length > 0,
    calls: (heard) => {
      const things = thingsOn(heard);
      return recall(`Yes, ${things.map(({ title }) => quoted(title)).join(', ')}.`, things);
    },
    examples: [],
  },
  {
    intent: 'lists_query',
    strength: 'guess',
    when: 'words',
    say,
    fits: (heard) =>
      listOf(heard) !== null && thingsOn(heard).length === 0 && heard.text('item').split(' ').length <= 4,
    calls: (heard) => ({
      tool: 'add_todos',
      input: { items: [{ text: heard.text('item') }], list: listOf(heard) ?? '' },
    }),
    offer: (heard) =>
      `No, ${quoted(heard.text('item'))} is not on the list ${quoted(listOf(heard) ?? '')}. Shall I add it?`,
    examples: [],
  },
  {
    // "Thought I had one for the plumber" asks whether there is one.
    intent: 'calendar_query',
    isQuestion: true,
    when: 'never',
    say: [
      '[but] [i|we] (thought|was sure|could have sworn|believed) [that] (i|we) (had|set|made|put|added|saved) (one|a reminder|an alarm|a todo|something|it) [down|in] (for|about|to) {item}',
    ],
    calls: (heard) => {
      const found = heard.find('item');
      return found.length > 0
        ? recall(found.map((thing) => `${capital(nameThing(thing, heard))}.`).join('\n'), found)
        : `I have nothing about ${quoted(heard.text('item'))}: no reminder, no todo.`;
    },
    examples: ['thought i had one for the plumber'],
  },
];

function listOf(heard: Heard): string | null {
  const name = heard.has('list') ? listName(heard.text('list')) : lastList(heard);
  const isKnown = heard.world.things.some(
    ({ kind, title, list }) =>
      ((kind === 'list' ? title : kind === 'todo' ? list : null) ?? '').toLowerCase() === name?.toLowerCase(),
  );
  return name && isKnown ? name : null;
}

function thingsOn(heard: Heard): Thing[] {
  const list = listOf(heard)?.toLowerCase();
  return heard.find('item', ['todo']).filter((todo) => todo.list?.toLowerCase() === list);
}

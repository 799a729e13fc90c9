import { dueOf, startOf, titleOf } from '@/lib/phrases/input';
import { newTodos } from '@/lib/phrases/new-todos';
import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { lastList, listName } from '@/lib/todos/phrases/shared';
import { taskVerbs } from '@/lib/words/verbs';
import { joinWords } from '@/lib/words/wording';

const sharedVerb = 'call|ring|phone|email|text|message|visit|pay|clean|wash|water';

/** Phrases for several tasks of one kind, such as calls, and for tasks that each have a day. */
export const listedTaskPhrases: Phrase[] = [
  {
    // "Ring the bank, the dentist and the school" are three calls.
    intent: 'lists_createoradd',
    isContent: true,
    strength: 'certain',
    say: [`[i|we] [still|also] [<need-to>] (${sharedVerb}) {items}`],
    fits: (heard) => calledApart(heard).length >= 3,
    calls: (heard) => tasksCall(calledApart(heard), heard),
    examples: ['ring the bank, the dentist and the school tomorrow'],
  },
  {
    // "Homework: maths due thurs, essay due mon, project 10 dec".
    intent: 'lists_createoradd',
    when: 'must',
    strength: 'certain',
    isContent: true,
    say: ['{items}'],
    fits: (heard) => dueEach(heard).length >= 2,
    calls: (heard) => newTodos(dueEach(heard), listIn(heard)),
    examples: ['homework: maths due thursday, essay due monday, project due 10 dec'],
  },
  {
    // "How many kids now?", of a list of guests.
    intent: 'lists_query',
    isQuestion: true,
    when: 'may',
    strength: 'certain',
    say: [
      '[so|and|ok] how many (kids|children|guests|people|names|friends|players|of them) [are there|is that|do we have|are coming|are invited|are on it|are we] [now|then|in all|altogether|in total]',
    ],
    fits: (heard) => heard.times.every(({ text }) => text === 'now') && guestsOf(heard).length > 0,
    calls: (heard) => {
      const guests = guestsOf(heard);
      const text = `${guests.length}: ${joinWords(guests.map(({ title }) => title))}.`;
      const items = guests.map(({ kind, id, title }) => ({ kind, id, title }));
      return { tool: 'recall', input: { text, items } };
    },
    examples: [],
  },
];

// The open names of the list in use, if it is one of people.
function guestsOf(heard: Heard): Thing[] {
  const list = lastList(heard);
  if (!list || !/\b(?:guests?|invite[ds]?|invitations?|party|team|class|players|people)\b/i.test(list))
    return [];
  return heard.world.things.filter((thing) => thing.kind === 'todo' && thing.list === list && !thing.isDone);
}

function calledApart({ items, times, sense, parts, whole }: Heard): string[] {
  const all = items('items');
  const isOneTime = times.length === 1 && /^(?:day|range|hour)$/.test(sense) && Boolean(parts.at(-1)?.time);
  // "Water" alone is a bill, "water the plants" is a task.
  const areNouns = all
    .map((item) => item.toLowerCase().split(' '))
    .every(([first = '', ...more]) => more.length < 3 && (more.length === 0 || !taskVerbs.has(first)));
  const verb = new RegExp(`\\b(?:${sharedVerb})\\b`, 'i').exec(whole)?.[0] ?? '';
  return areNouns && (times.length === 0 || isOneTime) ? all.map((item) => `${verb} ${item}`) : [];
}

function tasksCall(items: string[], heard: Heard): PhraseCall | PhraseCall[] {
  return heard.sense === 'hour'
    ? items.map((item) => ({
        tool: 'set_reminder',
        input: { title: titleOf(item), when: startOf(heard) },
      }))
    : newTodos(items.map((text) => ({ text: titleOf(text), due: dueOf(heard) })));
}

function headingOf({ parts }: Heard): number {
  return Math.max(
    0,
    parts.findIndex(({ gap }, place) => place > 0 && place < 4 && gap.includes(':')),
  );
}

function listIn(heard: Heard): string | undefined {
  const words = heard.parts.slice(0, headingOf(heard)).map(({ text }) => text);
  const name = words.join(' ').replace(/^(?:my|the|our) /i, '');
  return name === '' || /\b(?:to-?dos?|to do|tasks?|due|deadlines?)\b/i.test(name)
    ? undefined
    : listName(name);
}

// Returns the todos with their days, or none if one of them has no day at its end.
function dueEach(heard: Heard): { text: string; due: string }[] {
  const { parts, whole } = heard;
  if (!/\b(?:due|deadlines?)\b/i.test(whole)) return [];
  const heading = headingOf(heard);
  const starts = parts.flatMap(({ gap }, place) => (place > heading && /[,;\n]/.test(gap) ? [place] : []));
  const places = [heading, ...starts];
  const todos = places.flatMap((from, index) => {
    const own = parts.slice(from, places[index + 1] ?? parts.length);
    const time = own.at(-1)?.time;
    const name = own
      .slice(0, -1)
      .map(({ text }) => text)
      .join(' ')
      .replace(/^(?:and|plus) /i, '')
      .replace(/ (?:is |are )?(?:due|by|for)(?: (?:on|by))?$/i, '');
    return time?.kind === 'date' && name ? [{ text: name, due: time.text }] : [];
  });
  return todos.length === places.length ? todos : [];
}

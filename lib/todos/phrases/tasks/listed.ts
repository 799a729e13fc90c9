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
    // "What's left to do for the party?" asks for what was noted since the party, and what names it.
    intent: 'lists_query',
    isQuestion: true,
    when: 'never',
    strength: 'certain',
    say: [
      '[so|and|ok] what is [still] (left|left to do|to do|outstanding|open|left to get|left to buy|left to sort) for (the|my|our) {event}',
      '[so|and|ok] what [else] (do|have|must) (i|we) [still] (need|have|got) [left] to (do|get|buy|sort|organise|organize) for (the|my|our) {event}',
    ],
    fits: (heard) => openFor(heard).length > 0,
    calls: (heard) => {
      const todos = openFor(heard);
      const items = todos.map(({ kind, id, title }) => ({ kind, id, title }));
      return {
        tool: 'recall',
        input: { text: `Still open: ${joinWords(todos.map(({ title }) => `“${title}”`))}.`, items },
      };
    },
    examples: [],
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

function openFor({ text, find, world: { mentions, things } }: Heard): Thing[] {
  const word = (text('event').split(' ').at(-1) ?? '').toLowerCase();
  if (things.some(({ kind, title }) => kind === 'list' && title.toLowerCase().includes(word))) return [];
  const [event, other] = find('event', ['reminder', 'event', 'date']);
  const start = mentions.findLastIndex(({ thing, how }) => thing.id === event?.id && how === 'made');
  if (!event || other || start < 1) return [];
  const since = mentions.slice(0, start).filter(({ how }) => how === 'made');
  return things.filter(
    ({ id, kind, isDone, title }) =>
      kind === 'todo' &&
      !isDone &&
      (title.toLowerCase().includes(word) || since.some(({ thing }) => thing.id === id)),
  );
}

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

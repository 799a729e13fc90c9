import { nameThing } from '@/lib/assistant/phrases/changes/shared';
import { answerOpen, recall, timedLine } from '@/lib/assistant/phrases/questions/answers';
import { pick } from '@/lib/assistant/phrases/talk/shared';
import { formatFact } from '@/lib/info/wording';
import { newTodos } from '@/lib/phrases/new-todos';
import type { Heard, Phrase, Thing } from '@/lib/phrases/phrase';
import { lastList, listName } from '@/lib/todos/phrases/shared';
import { matchWords } from '@/lib/words/match-words';
import { baseForm, stem } from '@/lib/words/word-forms';
import { capitalized, quoted } from '@/lib/words/wording';

const say = [
  '(is|are) [there] [already|still|also] [any|some|the] {item} [already|still|also|yet] (on|in) (it|there|that list|the list|this list)',
  '(is|are) [there] [already|still|also] [any|some|the] {item} [already|still|also|yet] (on|in) [<my>] {list} list',
  '[got] any {item} [already|still] (on|in) (it|there|that list|the list|this list|my list|our list)',
  '(have|did|do) (i|we) (got|get|put|add|have|write) [any|some|the] {item} (on|in) (it|there|that list|the list)',
  '(have|did) (i|we) [already] (put|add|added|write|written) [any|some|the] {item} [already|yet|down|on|on there]',
];

const occasion =
  '[for] [tonight|today|tomorrow|now|this evening|this afternoon|this weekend|the weekend|later|dinner|lunch]';

export const onListPhrases: Phrase[] = [
  {
    intent: 'lists_query',
    isQuestion: true,
    when: 'words',
    say,
    fits: (heard) => (listOf(heard) !== null || isOfTodos(heard)) && thingsOn(heard).length > 0,
    calls: (heard) => {
      const things = thingsOn(heard);
      return recall(`Yes, ${things.map(({ title }) => quoted(title)).join(', ')}.`, things);
    },
    examples: [],
  },
  {
    intent: 'lists_query',
    isQuestion: true,
    strength: 'certain',
    asksFirst: true,
    when: 'words',
    say: [...say, '(is|are) {item} [still|already] on [<my>] [shopping|grocery] (list|todos)'],
    fits: (heard) =>
      (listOf(heard) !== null || heard.world.things.some(({ kind }) => kind === 'todo')) &&
      thingsOn(heard).length === 0 &&
      !/^(?:anything|something|everything|there|that|this|it)\b/i.test(heard.text('item')) &&
      heard.text('item').split(' ').length <= 4,
    calls: (heard) => newTodos([{ text: heard.text('item') }], listOf(heard)),
    offer: (heard) =>
      `No, ${quoted(heard.text('item'))} is not on ${listOf(heard) ? `the list ${quoted(listOf(heard) ?? '')}` : 'your list'}. Shall I add it?`,
    examples: [],
  },
  {
    // "What do I still have to pack?" asks for the packing list.
    intent: 'lists_query',
    isQuestion: true,
    when: 'never',
    strength: 'certain',
    say: [
      '[so|and] what [else] (do|have|must|should|did) (i|we) [still|also] [have|need|got] [left] [to] {verb:word} [still|now|yet]',
      '[so|and] what is [still] (left|there) [for (me|us)] to {verb:word}',
    ],
    fits: (heard) => listFor(heard) !== null,
    calls: (heard) => ({ tool: 'list_todos', input: { list: listFor(heard) ?? '' } }),
    examples: [],
  },
  {
    // "Pick one for tonight", after talk about a list of films.
    intent: 'lists_query',
    isQuestion: true,
    // In "one for tonight", "one" is no hour.
    when: 'words',
    strength: 'certain',
    say: [
      `(pick|choose|select|suggest|recommend) [me|us|for me|for us] (one|any|anything|something|any one|one of them|one of those|one at random|a random one) [at random] [from|off|of|on|out of] [it|them|those|there|that list|the list|<my> {list} list] [for me|for us] [to {verb:word}] ${occasion}`,
      `(pick|choose|select|suggest|recommend) [me|us|for me|for us] (a|an|some|any) [random] {noun:word} [at random] [from|off|on|out of] [it|them|those|there|that list|the list|<my> {list} list] [for me|for us] [to {verb:word}] ${occasion}`,
      `(you|can you|could you) (pick|choose|decide) [one] [for me|for us] ${occasion}`,
      `(which one|which of them|which of those) should (i|we) {verb:word} [first|next] ${occasion}`,
    ],
    fits: (heard) => chosenFrom(heard).length > 0,
    calls: (heard) => {
      const todos = chosenFrom(heard);
      const title = pick(
        todos.map((todo) => todo.title),
        heard,
      );
      const todo = todos.find((one) => one.title === title);
      return todo
        ? recall(`How about ${quoted(title)}? It is on your list ${quoted(todo.list ?? '')}.`, [todo])
        : null;
    },
    examples: [],
  },
  {
    // "What's pending?", if there are reminders but no todos.
    intent: 'calendar_query',
    isQuestion: true,
    when: 'never',
    strength: 'certain',
    say: [
      '[so|and] what is [still] (pending|outstanding|open|left|left over|left to do|to do) [now|then|for me|still]',
      '[so|and] what [do|have] (i|we) [have|got] [still] (left|pending|open|outstanding) [to do] [now|then]',
      '[so|and] what (do|have|must|should) (i|we) [still] [have to|need to|got to] do [now|then]',
    ],
    fits: ({ world }) =>
      world.things.some(({ kind }) => kind === 'reminder') &&
      !world.things.some(({ kind, isDone }) => kind === 'todo' && !isDone),
    calls: ({ world }) =>
      answerOpen(
        world.things.filter(({ kind, isDone }) => kind === 'reminder' && !isDone),
        world,
      ),
    examples: [],
  },
  {
    // "Which room again?" asks for a part of a title: "rm 2.14" in "stats final rm 2.14".
    intent: 'calendar_query',
    isQuestion: true,
    when: 'never',
    strength: 'certain',
    say: [
      '[and|so|sorry] (which|what) {part:word} [is|was] [it|that|this] [again] [in|at]',
      '[and|so|sorry] (which|what) {part:word} (is|was) (it|that|this) (in|at|on) [again]',
    ],
    fits: (heard) => withPart(heard) !== null,
    calls: (heard) => {
      const thing = withPart(heard);
      const fact = thing?.kind === 'fact' ? formatFact({ key: thing.title, value: thing.value ?? '' }) : null;
      return thing && recall(fact ?? `${timedLine(thing, heard.world)}.`, [thing]);
    },
    examples: [],
  },
  {
    // "What's the second one?"
    intent: 'calendar_query',
    isQuestion: true,
    when: 'words',
    strength: 'certain',
    say: ['[and|so] what (is|was) {item} [again|called]'],
    fits: (heard) =>
      /^(?:the )?(?:first|second|third|fourth|fifth|other|2nd|3rd|4th) one$/i.test(heard.text('item')) &&
      heard.find('item').length === 1,
    calls: (heard) =>
      recall(
        heard
          .find('item')
          .map((thing) => `${capitalized(nameThing(thing, heard))}.`)
          .join(''),
        heard.find('item'),
      ),
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
        ? recall(found.map((thing) => `${capitalized(nameThing(thing, heard))}.`).join('\n'), found)
        : `I have nothing about ${quoted(heard.text('item'))}: no reminder, no todo.`;
    },
    examples: ['thought i had one for the plumber'],
  },
];

function listFor(heard: Heard): string | null {
  const verb = baseForm(heard.text('verb').toLowerCase());
  const found = heard.world.things.filter(
    ({ kind, title }) => kind === 'list' && matchWords(title).some((word) => baseForm(word) === verb),
  );
  return verb.length > 2 && found.length === 1 ? (found[0]?.title ?? null) : null;
}

function chosenFrom(heard: Heard): Thing[] {
  const list = listToChooseFrom(heard);
  return heard.world.things.filter(({ kind, list: own }) => kind === 'todo' && own && own === list);
}

function listToChooseFrom(heard: Heard): string | null {
  const word = stem((heard.text('list') || heard.text('noun')).toLowerCase());
  if (!word) return lastList(heard);
  const words = sameNouns.find((nouns) => nouns.includes(word)) ?? [word];
  const named = heard.world.things.filter(
    ({ kind, title }) => kind === 'list' && matchWords(title).some((one) => words.includes(stem(one))),
  );
  return named.length === 1 ? (named[0]?.title ?? null) : null;
}

const sameNouns = [['film', 'movie'].map(stem), ['book', 'novel'].map(stem), ['show', 'series'].map(stem)];

const partNames: Record<string, string> = {
  room: 'rm|room',
  platform: 'platform|plat|pl',
  terminal: 'terminal|t',
  floor: 'floor|fl',
  page: 'page|p',
  chapter: 'chapter|ch',
};
const plainParts = new Set('gate hall seat row flight size table door bay ward lane'.split(' '));

function withPart({ world, text }: Heard): Thing | null {
  const part = text('part').toLowerCase();
  const names = partNames[part] ?? (plainParts.has(part) ? part : null);
  if (!names) return null;
  const form = new RegExp(`(?<![\\p{L}])(?:${names})\\.? ?[\\p{L}]?\\d`, 'iu');
  const known = new Map(world.things.map((thing) => [thing.id, thing]));
  const recent = world.mentions.flatMap(({ thing }) => known.get(thing.id) ?? []);
  return (
    recent.find(({ title, details, value }) => form.test(`${title} ${details ?? ''} ${value ?? ''}`)) ?? null
  );
}

function listOf(heard: Heard): string | null {
  const name = heard.has('list') ? listName(heard.text('list')) : lastList(heard);
  const isKnown = heard.world.things.some(
    ({ kind, title, list }) =>
      ((kind === 'list' ? title : kind === 'todo' ? list : null) ?? '').toLowerCase() === name?.toLowerCase(),
  );
  return name && isKnown ? name : null;
}

// After talk about the todos, "it" is the main list.
function isOfTodos(heard: Heard): boolean {
  return !heard.has('list') && heard.world.mentions[0]?.thing.kind === 'todo' && lastList(heard) === null;
}

function thingsOn(heard: Heard): Thing[] {
  const list = listOf(heard)?.toLowerCase();
  return heard.find('item', ['todo']).filter((todo) => todo.list?.toLowerCase() === list);
}

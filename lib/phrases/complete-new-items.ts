import { meantTitle, withWhatItIs } from '@/lib/phrases/meant-task';
import { todosIn } from '@/lib/phrases/new-todos';
import type { Heard, PhraseCall, Thing } from '@/lib/phrases/phrase';
import type { NewTodo } from '@/lib/todos/tools';
import { taskVerbs } from '@/lib/words/verbs';

/**
 * Makes the titles of new todos and reminders understandable without the conversation: after "the kettle is
 * broken", "fix it" becomes "fix it (the kettle is broken)". Use this for every call that creates a todo or
 * reminder.
 */
export function completeNewItems(call: PhraseCall, heard: Heard): PhraseCall {
  const { tool, input } = call;
  if (tool === 'set_reminder' && typeof input.title === 'string')
    return {
      ...call,
      input: {
        ...input,
        title: withStay(
          withPerson(
            withOccasion(withObject(meantTitle(withoutAdviser(input.title), heard), heard), heard),
            heard,
          ),
          heard,
        ),
      },
    };
  const todos = todosIn(call);
  return todos.length > 0 ? { ...call, input: { ...input, items: completeTodos(todos, heard) } } : call;
}

// Set a new property, such as "urgent", here, and remove its words in `withoutSlips`.
function completeTodos(todos: NewTodo[], heard: Heard): NewTodo[] {
  const [todo, another] = todos;
  const completed =
    !todo || another ? todos : [likeLast({ ...todo, text: withWhatItIs(todo.text, heard) }, heard)];
  return completed.map((one) => ({
    ...one,
    text: withStay(withOccasion(withReceiver(withCount(one.text, heard), heard), heard), heard),
  }));
}

// "Kitchen roll x2" keeps its count.
function withCount(text: string, { message }: Heard): string {
  const start = message.indexOf(text);
  return start < 0 ? text : `${text}${count.exec(message.slice(start + text.length))?.[0] ?? ''}`;
}

const count = /^ ?[x×] ?\d{1,3}(?![\p{L}\d])/iu;

// "The doctor told me to check it" is to check it.
function withoutAdviser(title: string): string {
  return title.replace(adviser, '');
}

const adviser =
  /^(?:the |my |our |her |his )?(?:doctor|doc|dr\.? \p{L}+|gp|vet|nurse|physio|dentist|midwife|consultant|pharmacist|chemist|teacher|coach) (?:told|asked|advised|says|said) (?:(?:me|us|him|her|them) )?to (?=\p{L})/iu;

const handled = /^(?:take|bring|pack|return|post|wash|iron|book|clean|water|collect|pick up|drop off) /i;
const oneFor = /^(?:(?:another|a) )?one for (?<who>(?:my |our )?\p{L}+(?: \p{Lu}\p{L}+)?)$/iu;

// "And one for Noah", after "a costume for Lily"; "and her cardigan", after "take her slippers tomorrow".
function likeLast(todo: NewTodo, { world: { mentions, lastTurn }, message }: Heard): NewTodo {
  const made = mentions.filter(
    ({ how, turn, thing }) => turn === lastTurn && how === 'made' && thing.kind === 'todo',
  );
  const [{ thing: last } = { thing: null }, another] = made;
  if (!last || another || !/^\W*(?:and|plus|also)\b/i.test(message)) return todo;
  const day = todo.due ?? last.date;
  const due = day ? { due: day } : {};
  const who = oneFor.exec(todo.text)?.groups?.who;
  if (who && forOne.test(last.title))
    return { ...todo, text: last.title.replace(forOne, ` for ${who}`), ...due };
  const verb = handled.exec(last.title)?.[0];
  const words = todo.text.toLowerCase().split(' ');
  const isNoun =
    /^(?:his|her|their|my|our|the)$/.test(words[0] ?? '') && words.length <= 4 && !sentence.test(todo.text);
  return verb && isNoun ? { ...todo, text: `${verb}${todo.text}`, ...due } : todo;
}

const forOne = / for (?:my |our )?\p{L}+$/iu;
const sentence = /\b(?:is|are|was|were|has|have|needs?|wants?|will|to)\b/i;

// "A present for her", after Rosalind's birthday.
function withReceiver(
  text: string,
  { world: { lastPerson, lastMessage, mentions }, message }: Heard,
): string {
  if (!receiver.test(text) || !/^\p{Lu}/u.test(lastPerson ?? '') || otherReceiver.test(message)) return text;
  const spoken = `${lastMessage ?? ''} ${mentions[0]?.thing.title ?? ''}`.toLowerCase();
  if (!spoken.includes((lastPerson ?? '').toLowerCase())) return text;
  return text.replace(receiver, `$1 ${lastPerson}`);
}

const receiver = /\b(for|from) (?:her|him)$/i;
const otherReceiver = /\S \p{Lu}\p{Ll}+.* (?:him|her)\b|\b(?:my|our|the) \p{L}+.* (?:him|her)\b/u;

const handling =
  /^((?:collect|return|wrap|send|post|freeze|defrost|print|sign|wash|iron|pack|unpack|hang|(?:pick|drop|hand|take|bring|give)(?= (?:it|them)(?: up| back| in| out| off| over| along)\b)))( up)? (?:it|them)\b/i;
const getting =
  /^(?:order|buy|get|make|bake|print|write|fill in|find|sew|wash|book|grab|finish|pack|rent|hire|bring|drop|leave|take) (?:up |in |off )?/i;
// "Bring the car in", "car is at the garage".
const whereabouts = / (?:(?:is|are) )?(?:in|off|over|round|at|to|with)(?: .*)?$/i;

// "Collect it", after "order the cake", is to collect the cake.
function withObject(title: string, { world: { mentions } }: Heard): string {
  // What an answer told in between is not what is handled.
  const spoken = mentions.find(
    ({ how, thing: { kind } }) => how !== 'shown' || !/^(?:fact|date)$/.test(kind),
  );
  const { title: last = '', kind } = spoken?.thing ?? {};
  if (mentions[0]?.how === 'deleted' && booking.test(title)) return title.replace(booking, `$1 ${last}`);
  const person = another.exec(title)?.groups?.person;
  if (person && / with \S+$/i.test(last)) return last.replace(/ with \S+$/i, ` with ${person}`);
  const isAway = /^(?:bring|drop|leave|take)\b/i.test(last) || / (?:is|are) /i.test(last);
  const object = last
    .replace(getting, '')
    .replace(isAway ? whereabouts : '', '')
    .replace(/^an? /i, 'the ');
  // "Collect him", after "drop the dog at the kennels".
  const isBrought =
    /^(?:drop|take|leave|bring) (?:off )?(?:the|my|our) (?!kids|children|boys|girls|twins|\p{L}+s\b)/iu.test(
      last,
    );
  const own = isBrought ? title.replace(/(?<=^(?:collect|pick|fetch|drop) )(?:him|her)\b/i, 'it') : title;
  const [first = '', second = ''] = last.toLowerCase().split(' ');
  const isThing = kind === 'todo' && (!taskVerbs.has(first) || /^(?:for|of|from)$/.test(second));
  if (!handling.test(own) || (object === last && !isThing) || object.split(' ').length > 5) return title;
  const named = /^(?:the|my|our|his|her|their|some) |^\p{Lu}/u.test(object) ? object : `the ${object}`;
  return own.replace(handling, `$1$2 ${named}`);
}

// "And one with Sora right after", after a call with somebody else.
const another = /^(?:and )?(?:another )?one with (?<person>\p{L}+)(?: right| straight)?$/iu;

// "Rebook", after the dentist was called off.
const booking = /^(re-?book|reschedule|re-?arrange|book)(?: it| that| (?:an?|the) appointment)?(?: again)?$/i;

const objectPronoun =
  /^((?:ask|call|ring|phone|text|message|email|tell|write to|write|visit|see|meet|pay|thank|invite|remind)) (?:him|her)(?= (?:about|to|if|whether|for|back|again|when|that|what)\b|$)/i;

const otherPerson =
  /\S \p{Lu}\p{Ll}+.* (?:[Hh]im|[Hh]er)\b|\b(?:my|our|the|an?|this|that) \p{L}+.* (?:him|her)\b/u;

// "He sees the audiologist", after talk about Harold, is Harold's appointment.
function withPerson(title: string, { world, message }: Heard): string {
  const { lastPerson: name, things } = world;
  // "Remind me to ask him", after "Marcus has the drill".
  const isJustNamed = name && (world.lastMessage ?? '').toLowerCase().includes(name.toLowerCase());
  if (isJustNamed && objectPronoun.test(title) && !otherPerson.test(message))
    return title.replace(objectPronoun, `$1 ${articleOf(name, things)}${name}`);
  return name && name.split(' ').length <= 3
    ? title
        .replace(/^(?:he|she)(?= (?!(?:is|was|has)\b)\p{L}+s\b)/iu, name)
        .replace(
          /^(?:he|she)(?=(?:['’]s| is) (?:coming|visiting|calling|arriving)(?: over| round| by)?$)/i,
          name,
        )
    : title;
}

const relatives =
  /^(?:mum|mom|mam|ma|dad|pa|papa|mama|gran|nan|nana|granny|grandma|grandad|granddad|grandpa)$/i;

function articleOf(name: string, things: Thing[]): string {
  const hasBirthday = things.some(({ kind, title }) => kind === 'date' && title.startsWith(`${name}'`));
  return /^\p{Lu}/u.test(name) || relatives.test(name) || hasBirthday ? '' : 'the ';
}

const dayOfOccasion =
  /(?<before>[\p{L}\p{N}]+) (?<link>for|to|at|before|after|about) (?:(?:the )?(?:this |next |coming )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tonight|tomorrow|week|weekend)['’]s|the (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day)) (?<noun>\p{L}+)/iu;

// "A cake for Saturday's party" without its day is a cake for the party.
function withOccasion(title: string, { message }: Heard): string {
  const { before, link, noun } = dayOfOccasion.exec(message)?.groups ?? {};
  if (!before) return title;
  const [bare, linked] = [`${before} ${noun}`, `${before} ${link} ${noun}`];
  return title.replace(title.includes(linked) ? linked : bare, `${before} ${link} the ${noun}`);
}

const thoseDays = /\b(?:for|on|during) (?:those|these) (?:days|dates|nights)\b/i;
const stay = /\bfrom (?:\p{L}+day, )?(?<from>[^,]+?) to (?:\p{L}+day, )?(?<to>[^,]+)$/iu;

// "Book the sitter for those days", after a stay was told.
function withStay(title: string, { world: { mentions, things } }: Heard): string {
  const told = things.find(({ id, kind }) => kind === 'fact' && id === mentions[0]?.thing.id);
  const { from, to } = stay.exec(told?.value ?? '')?.groups ?? {};
  return from && to ? title.replace(thoseDays, `for ${from} to ${to}`) : title;
}

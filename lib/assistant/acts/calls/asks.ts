import { type ActCalls, onTarget } from '@/lib/assistant/acts/calls/on-target';
import { isExplained, isGeneral, targetOf } from '@/lib/assistant/acts/calls/target';
import { recall, timedLine } from '@/lib/assistant/phrases/questions/answers';
import { isOfOther } from '@/lib/assistant/phrases/questions/found';
import { stemsOf } from '@/lib/assistant/understand/title-index';
import type { Heard, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { lastList } from '@/lib/todos/phrases/shared';

const planned: Thing['kind'][] = ['reminder', 'todo', 'event'];

const clear = { isNamed: true, names: [], isExplained: true };

export const asks: Record<string, (heard: Heard) => ActCalls | null> = {
  // "When is mum coming" does not ask for the thing spoken of last.
  ask_when: (heard) =>
    namesNothingKnown(heard)
      ? null
      : onTarget(heard, planned, (thing) => recall(`${timedLine(thing, heard.world)}.`, [thing])),
  ask_fact: (heard) => {
    const target = targetOf(heard, ['fact']);
    const found = target?.isNamed ? target.things[0] : onlyThingAbout(heard);
    if (found && found.kind !== 'fact') {
      const line = `${timedLine(found, heard.world)}.`;
      const said = lacksDetail(found, heard) ? `That I don’t know; I only know this: ${line}` : line;
      return { calls: [recall(said, [found])], ...clear };
    }
    if (found && isOfOther(found, heard.parts)) return null;
    return found ? { calls: [{ tool: 'get_info', input: { query: found.title } }], ...clear } : null;
  },
  ask_list: (heard) => {
    // "Is rope on it?" asks for one item.
    const isPlain =
      isExplained(heard, []) ||
      /^(?:(?:so|and|ok|okay|oh|then) )*(?:what|whats|what['’]s|anything)\b/i.test(heard.whole);
    const list = targetOf(heard, ['list'])?.things[0]?.title ?? (isPlain ? lastList(heard) : null);
    const isOfTodos = !list && isPlain && heard.world.things.some(({ kind }) => kind === 'todo');
    return list || isOfTodos
      ? { calls: [{ tool: 'list_todos', input: list ? { list } : {} }], ...clear }
      : null;
  },
  ask_todos: (heard) => ({
    calls: [/\blist\b/i.test(heard.whole) ? ownTodos : toDoThen(heard)],
    ...clear,
  }),
  ask_reminders: () => ({
    calls: [{ tool: 'list_reminders', input: {} }],
    ...clear,
  }),
  // "When is the interview for me" asks about one thing and not for the agenda.
  ask_agenda: (heard) =>
    targetOf(heard, planned)?.names.length || toldOnly.test(heard.whole)
      ? null
      : {
          calls: [{ tool: 'agenda', input: isOfDays(heard) ? { when: heard.when } : {} }],
          ...clear,
        },
};

const details = /\b(?:address|phone|e-?mail|postcode|zip code|number|opening hours)\b/i;

// "Viewing at 12 Elm Road" has its address.
function lacksDetail({ title, details: more, kind }: Thing, { whole }: Heard): boolean {
  const asked = kind === 'date' || more || /\d/.test(title) ? null : details.exec(whole);
  return asked !== null && !title.toLowerCase().includes(asked[0].toLowerCase());
}

const person =
  /^(?:and |so )?when (?:is|does|will|are|do|did|was) (?:my |our )?(?<who>mum|mom|dad|mother|father|gran\p{L}*|nan|sister|brother|son|daughter|wife|husband|aunt|uncle|\p{Lu}\p{L}+)\b/u;

function namesNothingKnown(heard: Heard): boolean {
  const target = targetOf(heard, planned);
  if (!target || target.isNamed || !/^(?:and |so )?when\b/i.test(heard.whole)) return false;
  const who = person.exec(heard.whole)?.groups?.who?.toLowerCase();
  const isThere = target.things.some(({ title, details }) =>
    `${title} ${details ?? ''}`.toLowerCase().includes(who ?? ''),
  );
  return !target.isExplained || !isThere;
}

// "Starting jan 4th" goes on with what was told, "friday is my day off" tells what is on.
const toldOnly =
  /^(?:and )?(?:(?:starting|starts|beginning|begins|ending|ends)\b|(?:tomorrow|\p{L}{3,6}day) is (?:my|our|the|an?)\b)(?!.*\?)/iu;

const ownTodos = { tool: 'list_todos', input: {} };

// "What's left today?" asks for the reminders of the day, too.
function toDoThen(heard: Heard): PhraseCall {
  if (isOfDays(heard) && !/\b(?:to-?dos?|tasks?)\b/i.test(heard.whole))
    return { tool: 'agenda', input: { when: heard.when } };
  return hasOnlyReminders(heard.world) ? { tool: 'agenda', input: { when: 'the next 14 days' } } : ownTodos;
}

function hasOnlyReminders({ things, now }: Heard['world']): boolean {
  return (
    !things.some(({ kind }) => kind === 'todo') &&
    things.some(({ kind, at }) => kind === 'reminder' && at !== undefined && at !== null && at > now)
  );
}

function onlyThingAbout({ parts, world }: Heard): Thing | null {
  const said = parts
    .filter(({ time, word }) => !time && (!isGeneral(word) || kindsOfThings.has(word)))
    .flatMap(({ word }) => stemsOf(word));
  const found = world.things.filter(({ title, value = '', details }) =>
    stemsOf(`${title} ${value} ${details ?? ''}`).some((stem) => said.includes(stem)),
  );
  const facts = found.filter(({ kind }) => kind === 'fact');
  const [only, another] = facts.length > 0 ? facts : found;
  return another || only?.kind === 'list' ? null : (only ?? null);
}

const kindsOfThings = new Set(
  'flight train bus ferry ticket hotel room table class lesson course exam test match game party trip'.split(
    ' ',
  ),
);

function isOfDays({ sense, times }: Heard): boolean {
  return sense === 'day' || sense === 'range' || times.some(({ kind }) => kind === 'instant');
}

import { namesOf } from '@/lib/assistant/acts/act-text';
import { listNamed } from '@/lib/assistant/acts/canonical';
import { lengthIn, newTimes } from '@/lib/assistant/acts/new-times';
import { groupOf, isExplained, joinedTarget, targetOf } from '@/lib/assistant/acts/target';
import { moveCalls, removeById } from '@/lib/assistant/phrases/changes/shared';
import { leadMinutes } from '@/lib/assistant/phrases/edits/timing';
import { recall, timedLine } from '@/lib/assistant/phrases/questions/answers';
import { senseOf } from '@/lib/assistant/understand/heard';
import { leadDays, leadText } from '@/lib/phrases/input';
import type { Heard, Mention, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { kindOf, ownerOf } from '@/lib/reminders/phrases/shared';
import { taskVerbs } from '@/lib/words/verbs';

export interface ActCalls {
  calls: PhraseCall[];
  isNamed: boolean;
  names: string[];
  /** Whether the message can mean only these things. If not, Sidekick asks before it changes anything. */
  isExplained: boolean;
}

const clear = { isNamed: true, names: [], isExplained: true };

const planned: Thing['kind'][] = ['reminder', 'todo', 'event'];
const every: Thing['kind'][] = [...planned, 'date'];
const isAll = /\b(?:all|everything|lot)\b/i;

/**
 * Returns the tool calls for an act such as "delete" or "move". Null if the message lacks what they need, for
 * example a thing or a time.
 */
export function actCalls(act: string, heard: Heard): ActCalls | null {
  return acts[act]?.(heard) ?? null;
}

type Act = (heard: Heard) => ActCalls | null;

const acts: Record<string, Act> = {
  delete: (heard) => onTarget(heard, every, (thing) => removeById([thing], isAll.test(heard.whole))),
  end: (heard) => onTarget(heard, ['reminder'], (thing) => (thing.rule ? removeById([thing]) : null)),
  both: (heard) => {
    const things = severalIn(heard, every);
    // "Push everything an hour" and "all on friday" move things.
    return things.length > 1 && lengthIn(heard) === null
      ? {
          calls: removeById(things, isAll.test(heard.whole)),
          isNamed: true,
          names: [],
          isExplained: isExplained(heard, []),
        }
      : null;
  },
  done: (heard) => onTarget(heard, ['todo', 'reminder'], finishCalls),
  reopen: (heard) => undoOf(heard, ['done']),
  undo: (heard) => undoOf(heard, ['done', 'changed', 'deleted']),
  move: (heard) =>
    onTarget(heard, planned, (thing) => {
      const times = newTimes(heard, thing);
      if (times.length === 0 || (heard.parts.some(isTask) && !isNamedIn(heard, thing))) return null;
      const when = times.map(({ text }) => text).join(' ');
      return moveCalls(thing, when, { ...heard, times, when, sense: senseOf(times) });
    }),
  shift: (heard) =>
    onTarget(heard, planned, (thing) => {
      const length = lengthIn(heard);
      const isHourOfTodo = thing.kind === 'todo' && /hour|hr|min/i.test(length ?? '');
      return length && !isHourOfTodo ? moveCalls(thing, length, { ...heard, times: [], when: length }) : null;
    }),
  repeat: (heard) =>
    onTarget(heard, ['reminder', 'todo'], (thing) =>
      /series/.test(heard.sense) && !heard.parts.some(isTask) ? moveCalls(thing, heard.when, heard) : null,
    ),
  list_move: (heard) => {
    const list = listNamed(heard.parts, heard.world);
    return list
      ? onTarget(heard, ['todo'], (thing) =>
          thing.list === list ? null : { tool: 'update_todo', input: { item: thing.id, moveTo: list } },
        )
      : null;
  },
  skip: (heard) =>
    onTarget(heard, ['reminder'], (thing) => {
      const day = heard.times.find((time) => 'date' in time && time.date);
      const date = day && 'date' in day ? day.date : null;
      return thing.rule ? { tool: 'update_reminder', input: { item: thing.id, skip: date ?? 'next' } } : null;
    }),
  early: (heard) =>
    onTarget(heard, ['reminder', 'date'], (thing) => {
      if (thing.kind === 'date') return announceCall(thing, heard);
      // "Two hours after that pick it up" is a task of its own.
      const words = /\b(?:after|later)\b/i.test(heard.whole) ? null : lengthIn(heard);
      const minutes = words && leadMinutes(words.replace(/ (?:later|earlier)$/, ' before'), thing, heard);
      if (!minutes) return null;
      const leads = [...new Set([...(thing.leads ?? []), minutes])];
      return { tool: 'update_reminder', input: { item: thing.id, leads: leads.map(leadText) } };
    }),
  ask_when: (heard) =>
    onTarget(heard, planned, (thing) => recall(`${timedLine(thing, heard.world)}.`, [thing])),
  ask_fact: (heard) => {
    const target = targetOf(heard, ['fact']);
    return target?.isNamed
      ? {
          calls: [{ tool: 'get_info', input: { query: target.things[0]?.title } }],
          ...clear,
        }
      : null;
  },
  ask_list: (heard) => {
    const target = targetOf(heard, ['list']);
    return target
      ? {
          calls: [{ tool: 'list_todos', input: { list: target.things[0]?.title } }],
          ...clear,
        }
      : null;
  },
  ask_todos: ({ world, whole }) => ({
    calls: [
      hasOnlyReminders(world) && !/\blist\b/i.test(whole) ? comingUp : { tool: 'list_todos', input: {} },
    ],
    ...clear,
  }),
  ask_reminders: () => ({
    calls: [{ tool: 'list_reminders', input: {} }],
    ...clear,
  }),
  // "When is the interview for me" asks about one thing and not for the agenda.
  ask_agenda: (heard) =>
    targetOf(heard, planned)?.names.length
      ? null
      : {
          calls: [{ tool: 'agenda', input: isOfDays(heard) ? { when: heard.when } : {} }],
          ...clear,
        },
};

const comingUp = { tool: 'agenda', input: { when: 'the next 14 days' } };

/** Returns whether "what is left" can only mean reminders. */
function hasOnlyReminders({ things, now }: Heard['world']): boolean {
  return (
    !things.some(({ kind }) => kind === 'todo') &&
    things.some(({ kind, at }) => kind === 'reminder' && at !== undefined && at !== null && at > now)
  );
}

function announceCall({ title }: Thing, heard: Heard): PhraseCall | null {
  const days = leadDays(lengthIn(heard)?.replace(/ (?:later|earlier)$/, ' before') ?? '');
  return days
    ? { tool: 'set_social_date', input: { name: ownerOf(title), kind: kindOf(title), leadDays: days } }
    : null;
}

function isNamedIn({ parts }: Heard, thing: Thing): boolean {
  return parts.some(({ word }) => namesOf(word, [thing]).length > 0);
}

/** Returns whether a word names a task, which is then something new: "swim" in "tuesdays 6am swim". */
function isTask({ word }: Heard['parts'][number]): boolean {
  return taskVerbs.has(word) && !/^(?:make|do|set|change|put|move|keep|switch|repeat|turn|have)$/.test(word);
}

function isOfDays({ sense }: Heard): boolean {
  return sense === 'day' || sense === 'range';
}

const several =
  /\b(?:both|(?:the|those|these|last) (?:two|2|three|3|pair)|all|everything|the lot|pair of|neither|either|each)\b/i;

const only = new Set(
  'both of them these those two three all please the ones one first second third last that this it yes yeah thanks'.split(
    ' ',
  ),
);

function undoOf(heard: Heard, hows: Mention['how'][]): ActCalls | null {
  const [newest] = heard.world.mentions.filter(({ how }) => how !== 'shown');
  if (!newest || !hows.includes(newest.how)) return null;
  const names = heard.parts.flatMap(({ word }) => (namesOf(word, [newest.thing]).length > 0 ? word : []));
  return {
    ...{ calls: [{ tool: 'undo', input: {} }], isNamed: true, names },
    isExplained:
      isExplained(heard, names) &&
      isExplained({ ...heard, parts: heard.parts.filter(({ word }) => !names.includes(word)) }, []),
  };
}

function severalIn(heard: Heard, kinds: Thing['kind'][]): Thing[] {
  const isOrder = heard.parts.some(({ word }) => !only.has(word));
  return isOrder && several.test(heard.whole) ? groupOf(heard, kinds) : [];
}

function onTarget(
  heard: Heard,
  kinds: Thing['kind'][],
  callsOf: (thing: Thing) => PhraseCall | PhraseCall[] | null,
): ActCalls | null {
  const group = severalIn(heard, kinds);
  if (group.length > 1 && !targetOf(heard, kinds)?.isNamed) {
    const all = group.map(callsOf);
    return all.includes(null)
      ? null
      : {
          calls: all.flatMap((one) => one ?? []),
          isNamed: true,
          names: [],
          isExplained: isExplained(heard, []),
        };
  }
  if (heard.parts.every(({ word }) => only.has(word))) return null;
  const target = targetOf(heard, kinds) ?? joinedTarget(heard, kinds);
  const calls = target?.things.map(callsOf);
  if (!target || !calls || calls.includes(null)) return null;
  return {
    calls: calls.flatMap((one) => one ?? []),
    isNamed: target.isNamed,
    names: target.names,
    isExplained: target.isExplained,
  };
}

function finishCalls({ kind, id }: Thing): PhraseCall {
  return { tool: kind === 'todo' ? 'complete_todos' : 'complete_reminders', input: { items: [id] } };
}

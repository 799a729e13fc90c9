import { namesOf } from '@/lib/assistant/acts/act-text';
import { asks } from '@/lib/assistant/acts/calls/asks';
import { lengthIn, newTimes } from '@/lib/assistant/acts/calls/new-times';
import { type ActCalls, onTarget, severalIn } from '@/lib/assistant/acts/calls/on-target';
import { renameLast } from '@/lib/assistant/acts/calls/rename';
import { isExplained, namesAll, targetOf } from '@/lib/assistant/acts/calls/target';
import { listNamed } from '@/lib/assistant/acts/canonical';
import { appliance, isOtherPlan, oneNoun } from '@/lib/assistant/phrases/changes/named';
import { isCareBefore } from '@/lib/assistant/phrases/changes/reported';
import { moveCalls, namesDuty, removeById } from '@/lib/assistant/phrases/changes/shared';
import { isDropWithHour } from '@/lib/assistant/phrases/edits/bare-hours';
import { keeping } from '@/lib/assistant/phrases/edits/read-edit';
import { leadMinutes } from '@/lib/assistant/phrases/edits/timing';
import { senseOf } from '@/lib/assistant/understand/heard';
import { leadDays, leadText, skipOf } from '@/lib/phrases/input';
import type { Heard, Mention, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { onOwnDay } from '@/lib/reminders/phrases/running/own-day';
import { pauseCalls } from '@/lib/reminders/phrases/running/pausing';
import { kindOf, ownerOf } from '@/lib/reminders/phrases/shared';
import type { TimeExpression } from '@/lib/time/find-times';
import { localDate } from '@/lib/time/format';
import { deedOf } from '@/lib/words/deeds';
import { taskVerbs } from '@/lib/words/verbs';

const planned: Thing['kind'][] = ['reminder', 'todo', 'event'];
const every: Thing['kind'][] = [...planned, 'date'];

export function actCalls(act: string, heard: Heard): ActCalls | null {
  // "Read me both" takes nothing away.
  if (taking.has(act) && showing.test(heard.whole)) return null;
  const meant = acts[act]?.(heard) ?? null;
  const isPlan = meant?.names.length === 0 && taking.has(act) && isDropWithHour(heard.whole);
  return isPlan ? null : meant;
}

const taking = new Set(['delete', 'end', 'both', 'done', 'skip']);
const dropping = /\b(?:delete|cancel|remove|drop|scrap|clear|bin|kill|forget|off|stop|lose|scratch)\b/i;
const showing =
  /^(?:please |can you |could you |so |and |now |ok(?:ay)?,? )*(?:read|show|list|tell|give) (?:me|us|it|them|both|all|the)\b/i;

type Act = (heard: Heard) => ActCalls | null;

const acts: Record<string, Act> = {
  delete: (heard) =>
    namesDuty.test(heard.whole) ||
    (oneNoun.test(heard.whole) && !targetOf(heard, every)?.isNamed) ||
    appliance.test(heard.whole) ||
    (heard.times.length > 0 &&
      (/\bboth\b/i.test(heard.whole) || severalIn(heard, every).length > 1) &&
      !dropping.test(heard.whole))
      ? null
      : onTarget(heard, every, (thing) =>
          isOtherPlan(heard, thing) ? null : removeById([thing], namesAll.test(heard.whole)),
        ),
  end: (heard) => onTarget(heard, ['reminder'], (thing) => (thing.rule ? removeById([thing]) : null)),
  both: (heard) => {
    const things = severalIn(heard, every);
    // "Push everything an hour", "all on friday" and "both tomorrow instead" move things.
    const isTimed = heard.times.length > 0 && !dropping.test(heard.whole);
    return things.length > 1 && lengthIn(heard) === null && !isTimed
      ? {
          calls: removeById(things, namesAll.test(heard.whole)),
          isNamed: true,
          names: [],
          isExplained: isExplained(heard, []),
        }
      : null;
  },
  // "I finish at 4" completes nothing.
  done: (heard) =>
    (/^(?:i|we|he|she|they) finish(?:es)?\b/i.test(heard.whole) && heard.times.length > 0) ||
    // "Email Ann and tell them it is on the way" is an order, and no report.
    /^(?:(?:please|and|also|oh|so|then|ok),? )*(?:email|mail|text|message|whatsapp|call|ring|phone|write|reply|tell|ask)\b/i.test(
      heard.whole,
    ) ||
    keeping.test(heard.whole)
      ? null
      : onTarget(heard, ['todo', 'reminder'], (thing) =>
          isOtherDeed(heard, thing) || isCareBefore(thing, heard) ? null : finishCalls(thing),
        ),
  reopen: (heard) => undoOf(heard, ['done']),
  undo: (heard) =>
    undoOf(heard, [
      'done',
      'changed',
      'deleted',
      ...(/\bundo\b/i.test(heard.whole) ? ['made' as const] : []),
    ]),
  move: (heard) =>
    onTarget(heard, planned, (thing) => {
      const times = newTimes(heard, thing);
      if (
        times.length === 0 ||
        times.every((time) => isOver(time, heard)) ||
        tellsOfDay.test(heard.whole) ||
        ownTask.test(heard.whole) ||
        (heard.parts.some(isTask) && !isNamedIn(heard, thing))
      )
        return null;
      const when = times.map(({ text }) => text).join(' ');
      return moveCalls(thing, when, { ...heard, times, when, sense: senseOf(times) });
    }),
  shift: (heard) =>
    onTarget(heard, planned, (thing) => {
      const length = lengthIn(heard);
      // A snooze is about a message that was sent, and moves no series.
      if (thing.rule && /\bsnooze/i.test(heard.whole)) return null;
      // "It is half an hour away" tells the way.
      if (/\baway\b/i.test(heard.whole)) return null;
      const isHourOfTodo = thing.kind === 'todo' && /hour|hr|min/i.test(length ?? '');
      return length && !isHourOfTodo ? moveCalls(thing, length, { ...heard, times: [], when: length }) : null;
    }),
  repeat: (heard) =>
    onTarget(heard, ['reminder', 'todo'], (thing) =>
      /series/.test(heard.sense) && !heard.parts.some(isTask) && !refusing.test(heard.whole)
        ? moveCalls(thing, onOwnDay(heard.when, thing, heard), heard)
        : null,
    ),
  rename: (heard) => {
    const call = renameLast(heard);
    return call && { calls: [call], isNamed: true, names: [], isExplained: true };
  },
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
      // "Not between 1 and 5 at night" leaves out hours and no day.
      if (/\bbetween\b/i.test(heard.whole) || nightly.test(heard.whole)) return null;
      const day = heard.times.find((time) => 'date' in time && time.date);
      const date = day && 'date' in day && day.date ? skipOf({ ...day, date: day.date }) : null;
      return thing.rule ? { tool: 'update_reminder', input: { item: thing.id, skip: date ?? 'next' } } : null;
    }),
  pause: (heard) =>
    heard.times.length > 1
      ? null
      : onTarget(heard, ['reminder'], (thing) => (thing.rule ? pauseCalls([thing], heard) : null)),
  early: (heard) =>
    onTarget(heard, ['reminder', 'date'], (thing) => {
      if (thing.kind === 'date') return hasTask(heard) ? null : announceCall(thing, heard);
      // "A week before that too" may be about the todo or the date that was just noted.
      const { how, thing: newest, turn } = heard.world.mentions[0] ?? {};
      const isDated =
        (newest?.kind === 'todo' && newest.date) || (newest?.kind === 'fact' && /^when /.test(newest.title));
      const isNoted = how === 'made' && isDated && turn === heard.world.lastTurn;
      if (isNoted && /\b(?:that|it)\b/i.test(heard.whole)) return null;
      // "Remind me to check in a day before the flight" names something to do.
      if (/\bremind me to\b/i.test(heard.whole) && hasTask(heard)) return null;
      // "Two hours after that pick it up" is a task of its own.
      const words = /\b(?:after|later)\b/i.test(heard.whole) ? null : lengthIn(heard);
      const minutes = words
        ? leadMinutes(words.replace(/ (?:later|earlier)$/, ' before'), thing, heard)
        : minutesTo(thing, heard);
      if (!minutes) return null;
      const leads = [...new Set([...(thing.leads ?? []), minutes])];
      return { tool: 'update_reminder', input: { item: thing.id, leads: leads.map(leadText) } };
    }),
  ...asks,
};

// "I need to find a sitter by monday because school is shut" moves nothing.
const ownTask =
  /^(?:i|we) (?:need|have) to (?!(?:move|change|push|shift|reschedule|postpone|do|make)\b)[^,]+ by \S+ because\b/i;

// "There's no school friday" tells about a day.
const tellsOfDay =
  /^(?:(?:oh|ah|shoot|damn|crap|oops|actually|wait|so|and|but|also)\W+)*there(?:['’]?s| is| are) (?:no|nothing|an?|some)\b/i;

const refusing = /\b(?:no|not|never|without|except|skip)\b/i;
const nightly = /\b(?:overnight|(?:at|over|during|through|in the) (?:the )?night)\b/i;
const longestLead = 14 * 24 * 60;

function minutesTo({ at }: Thing, { times }: Heard): number | null {
  const [time] = times;
  if (!at || time?.kind !== 'instant' || /\b(?:after|later)\b/i.test(time.text)) return null;
  const minutes = Math.round((at.getTime() - time.at.getTime()) / 60_000);
  return minutes >= 5 && minutes <= longestLead ? minutes : null;
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

function isTask({ word }: Heard['parts'][number]): boolean {
  return taskVerbs.has(word) && !/^(?:make|do|set|change|put|move|keep|switch|repeat|turn|have)$/.test(word);
}

function undoOf(heard: Heard, hows: Mention['how'][]): ActCalls | null {
  const [newest] = heard.world.mentions.filter(({ how }) => how !== 'shown');
  if (!newest || !hows.includes(newest.how)) return null;
  const names = heard.parts.flatMap(({ word }) => (namesOf(word, [newest.thing]).length > 0 ? word : []));
  const group = heard.world.mentions.flatMap(({ thing, turn }) => (turn === newest.turn ? thing : []));
  const open = group.filter((thing) => heard.parts.some(({ word }) => namesOf(word, [thing]).length > 0));
  // "The landlord one isn't done", of two that were ticked together.
  if (newest.how === 'done' && open.length > 0 && open.length < group.length)
    return open.every(({ kind }) => kind === 'todo')
      ? {
          calls: [
            { tool: 'complete_todos', input: { items: open.map(({ title }) => title), completed: false } },
          ],
          ...{ isNamed: true, names: open.map(({ title }) => title), isExplained: true },
        }
      : null;
  return {
    ...{ calls: [{ tool: 'undo', input: {} }], isNamed: true, names },
    isExplained:
      isExplained(heard, names) &&
      isExplained({ ...heard, parts: heard.parts.filter(({ word }) => !names.includes(word)) }, []),
  };
}

// "Took the ham out" buys no ham.
function isOtherDeed({ whole, isAlso, parts }: Heard, { title }: Thing): boolean {
  return (
    // "Also a fine of 2 on the blue one" reports nothing.
    (isAlso && /\d/.test(whole) && parts.every(({ word }) => deedOf(word) === null)) ||
    (/^(?:get|buy|order|pick up|grab)\b/i.test(title) &&
      /^(?:i |we )?(?:have |just |already )*(?:took|taken|put) .* (?:out|in|on|away)\b/i.test(whole))
  );
}

function finishCalls({ kind, id }: Thing): PhraseCall {
  return { tool: kind === 'todo' ? 'complete_todos' : 'complete_reminders', input: { items: [id] } };
}

// "Saw it last night" moves nothing.
function isOver(time: TimeExpression, { world: { now, zone } }: Heard): boolean {
  const day = time.kind !== 'recurrence' && 'date' in time ? time.date : null;
  return Boolean(day && day < localDate(now, zone));
}

// "A week before our anniversary to book the restaurant" is a reminder with a title of its own.
function hasTask({ parts }: Heard): boolean {
  return parts.some(
    ({ word }, place) =>
      word === 'to' && taskVerbs.has(/^\p{L}*/u.exec(parts[place + 1]?.word ?? '')?.[0] ?? ''),
  );
}

import { namesOf } from '@/lib/assistant/acts/act-text';
import { isGeneral } from '@/lib/assistant/acts/calls/target';
import type { Understanding } from '@/lib/assistant/acts/understanding';
import { asReminder } from '@/lib/assistant/phrases/changes/shared';
import { findThings } from '@/lib/assistant/understand/things';
import type { World } from '@/lib/phrases/phrase';
import { takingOfAll } from '@/lib/phrases/taking';
import { findTimes } from '@/lib/time/find-times';
import { quoted } from '@/lib/words/wording';

const taking =
  /^(?:(?:ok(?:ay)?|and|also|please|pls|no|oh|actually|just|can you|could you),? )*(?:stop|skip|cancel|delete|remove|drop|scrap|bin|move|push|shift|pause|snooze|reschedule|kill|ditch|end|turn off|get rid of) (?:the|my|our|that) (?<name>\p{L}+(?: \p{L}+)?) one\b(?! by one\b)/iu;
// Words that tell which one by its place, its day or its kind, and so need no name.
const describing =
  /^(?:early|late|earlier|later|new|old|big|small|long|short|wrong|right|extra|duplicate|double|main|top|bottom|middle|only|same|whole|other|red|blue|green|black|white|brown|yellow|morning|midday|noon|afternoon|evening|night|bedtime|breakfast|lunch|lunchtime|dinner|dinnertime|tea|teatime|supper|today|todays|tomorrow|tomorrows|tonight|tonights|daily|weekly|monthly|yearly|annual|weekend|(?:mon|tue|tues|wed|weds|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?s?|jan\w*|feb\w*|mar\w*|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|quarter|pm|am)$/i;

// "Cancel thursday's dentist appointment this week", if only the book club is on that day.
const ofDay =
  /^(?:(?:ok|and|please|can you|could you),? )*(?:skip|cancel|scratch|drop|scrap) (?:the |my |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:['’]?s)? (?<name>(?!(?:one|and|or|at|on|this|the|just|only)\b)\p{L}{3,})(?: appointment| class| session| lesson)?,? (?:(?:just|only) )?(?:for )?this week[.! ]*$/iu;

/** Withholds what a message does not order: a deletion by a task that is told again, a change of what is not there. */
export function withheld(meant: Understanding, said: string, world: World): Understanding {
  return withUnknownOne(withTaskToldAgain(meant, said, world), said, world);
}

// "Drop off the parcel tomorrow at 3", if "drop off the parcel" is a todo, sets its time.
function withTaskToldAgain(meant: Understanding, said: string, world: World): Understanding {
  const [call, another] = meant.calls;
  if (another || !call || takingOfAll(meant.calls) !== 'drop') return meant;
  const names = [call.input.item, ...(Array.isArray(call.input.items) ? call.input.items : [])];
  const [thing, other] = world.things.filter(({ id, title }) => names.includes(id) || names.includes(title));
  const title = thing?.title.toLowerCase() ?? '';
  const message = said.trim().replace(/(?<![.!])[.!]+$/, '');
  if (!thing || other || !title.includes(' ') || !message.toLowerCase().startsWith(title)) return meant;
  const rest = message.slice(title.length).trim();
  const [time, later] = findTimes(rest, world);
  const isWhen = time !== undefined && !later && time.start === 0 && time.end === rest.length;
  if (rest && !isWhen) return meant;
  const says = rest ? [] : [`${quoted(thing.title)} is there already, so nothing was changed.`];
  const calls = !rest
    ? []
    : thing.kind === 'reminder'
      ? [{ tool: 'update_reminder', input: { item: thing.id, when: rest } }]
      : time?.kind === 'date'
        ? [{ tool: 'update_todo', input: { item: thing.id, due: rest } }]
        : asReminder(thing, rest);
  return { ...meant, calls, says, question: null, offer: null, isUnknown: false };
}

// "Move the yoga one to 5", if nothing stored has that name.
function withUnknownOne(meant: Understanding, said: string, world: World): Understanding {
  const [made] = meant.calls;
  // "Move dinner to 3", if no dinner is planned, is no task.
  const isAsked = /\bremind(?:er)?\b/i.test(said);
  const moved =
    made?.tool === 'set_reminder' && !isAsked
      ? moving.exec(String(made.input.title))?.groups?.what
      : undefined;
  if (moved) return nothingCalled(moved, meant);
  const { name } = (taking.exec(said) ?? ofDay.exec(said))?.groups ?? {};
  if (!name) return meant;
  const words = name.toLowerCase().split(' ');
  // "Skip the lunch one tomorrow" is no task, even if nothing is set for lunch.
  const isMade = meant.calls.some(({ tool }) => tool === 'set_reminder' || tool === 'add_todos');
  if (!isMade && words.some((word) => word.length < 3 || describing.test(word) || isGeneral(word)))
    return meant;
  const isKnown =
    findThings(name, world).length > 0 || words.some((word) => namesOf(word, world.things).length > 0);
  if (isKnown || world.things.some(({ details, list }) => hasWord(words, `${details} ${list}`))) return meant;
  return nothingCalled(name, meant);
}

function nothingCalled(name: string, meant: Understanding): Understanding {
  const says = [`I have nothing called ${quoted(name)}, so nothing was changed.`];
  return { ...meant, calls: [], question: null, offer: null, says, isUnknown: false };
}

const moving =
  /^(?:move|push|shift|reschedule) (?:the |my |our )?(?<what>\p{L}[\p{L} ]{1,30}?) to \d{1,2}(?:[:.]\d\d)?$/iu;

const hasWord = (words: string[], text: string) => words.some((word) => text.toLowerCase().includes(word));

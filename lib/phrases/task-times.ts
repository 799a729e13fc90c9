import { habit } from '@/lib/phrases/names';
import type { Heard, Thing } from '@/lib/phrases/phrase';
import { findTimes, type TimeExpression } from '@/lib/time/find-times';
import { localDate } from '@/lib/time/format';

const asking =
  /\b(?:remind|ping|nudge|alert|notify|poke|prompt|buzz|bug|tell|text|message) (?:me|us) (?:again |please )?/i;
const correcting = /\b(?:no|not|sorry|wait|actually|mean|meant|rather|instead|oops|scratch)\b/i;
const clauseEnd = /[,;.!?\n]| (?:and|or|but) /;

/**
 * Returns the times of the reminder without those of the task: "remind me tomorrow at noon to book a table
 * for saturday at 8" gives "tomorrow at noon", because "saturday at 8" belongs to the task. The length in
 * "meditate 10 minutes every morning at 7" belongs to the task, too.
 */
export function withoutTaskTimes(text: string, all: TimeExpression[]): TimeExpression[] {
  const times = all.filter((time) => !isLengthOfTask(text, time, all));
  const asked = asking.exec(text);
  if (!asked) return times;
  let end = asked.index + asked[0].length;
  const place = times.findIndex(({ start }) => start >= end);
  let next = place;
  for (let time = times[next]; next >= 0 && time && !text.slice(end, time.start).trim(); time = times[next]) {
    end = time.end;
    next += 1;
  }
  const before = times.slice(Math.max(place, 0), Math.max(next, 0));
  const task = /^ (?:to|that|about) /.exec(text.slice(end, end + 8));
  const rest = text.slice(end + (task?.[0].length ?? 0));
  if (!task || !before.some(hasDay) || !before.some(hasHour) || correcting.test(rest)) return times;
  const stop = end + task[0].length + (clauseEnd.exec(rest)?.index ?? rest.length);
  return times.filter((time, index) => index < next || time.start >= stop || !isMoment(time));
}

const shifting =
  /^\W*(?:(?:can|could) you |please |ok |and |no |actually )*(?:snooze|push|move|delay|shift|extend|postpone|block|book|reserve|schedule|plan|find|keep|make|start|set a|timer|add|give|bring|change|cut|shorten|wait)\b/i;
const afterTask =
  /(?<!\b(?:me|us|by|in|for|after|before|within|every|each|another|extra|plus|minus|it|that|this|about|around|of|than|is|are|was|last|next|only|just|timer|alarm|from|to|and|or|early|late)) $/i;

const length = /^(?:an?|half an?|\d+|two|three|five|ten|fifteen|twenty|thirty) ?(?:min|hour|hr)/i;
const relating =
  /^ ?(?:before|early|ahead|later|earlier|after|from|notice|warning|in advance|beforehand|prior|long|instead|more|away)\b/i;

function isLengthOfTask(
  text: string,
  { kind, start, end }: TimeExpression,
  times: TimeExpression[],
): boolean {
  const [before, behind] = [text.slice(0, start), text.slice(end)];
  const isLength = kind === 'duration' && length.test(text.slice(start)) && !relating.test(behind);
  const isTask = /\p{L} $/u.test(before) && afterTask.test(before) && !shifting.test(text);
  const isBeside = times.some((time) => hasHour(time) || (time.kind === 'recurrence' && time.time !== null));
  return isLength && isTask && isBeside;
}

function isMoment({ kind }: TimeExpression): boolean {
  return kind === 'date' || kind === 'time' || kind === 'instant' || kind === 'part of day';
}

function hasDay(time: TimeExpression): boolean {
  return 'date' in time && time.date !== null;
}

function hasHour(time: TimeExpression): boolean {
  return time.kind === 'time' || time.kind === 'instant';
}

/**
 * Returns the only day in the message, in the form "on 2027-03-16". In "not this tuesday, physio", this
 * Tuesday is the day of the physio. Returns an empty text if the message has other times or none.
 */
export function onlyDayIn({ message, world }: Heard): string {
  const [time, another] = findTimes(message, world);
  return time?.kind === 'date' && !another ? `on ${time.date}` : '';
}

/** Returns the todo that the user's last message made, if it made nothing else. */
export function onlyMade({ world: { mentions, lastTurn } }: Heard): Thing | null {
  const [one, other] = mentions.filter(({ turn }) => turn === lastTurn);
  return one?.how === 'made' && !other && one.thing.kind === 'todo' ? one.thing : null;
}

const bareHours = /^(?:from |between |at )?\d[^a-z]*(?:[ap]m|\b(?:to|and|till)\b|[^a-z])*$/i;

/** Returns hours without a day on the day of `thing`: "make it between 10 and 11". Other words stay as they are. */
export function hoursOn({ at, rule }: Thing, words: string, { times: [time, other], world }: Heard): string {
  const isHours = time?.kind === 'range' && !other && bareHours.test(time.text);
  if (!at || !isHours) return words;
  const start = /\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?/i.exec(time.text)?.[0];
  return rule ? `at ${start}` : `${localDate(at, world.zone)} ${time.text.replace(/^(?=\d)/, 'from ')}`;
}

const scheduled = new WeakMap<Heard['world'], Map<string, boolean>>();

/** Returns whether a text names a time of today or later that is not a habit. */
export function isScheduled({ world }: Heard, text: string): boolean {
  const said = text.slice(0, longestRead);
  const known = scheduled.get(world) ?? new Map<string, boolean>();
  scheduled.set(world, known);
  const found = known.get(said) ?? readScheduled(world, said);
  known.set(said, found);
  return found;
}

const longestRead = 150;

function readScheduled(world: Heard['world'], said: string): boolean {
  const today = localDate(world.now, world.zone);
  return findTimes(said, world).some((time) => {
    if (time.kind === 'recurrence' && !time.time && habit.test(said)) return false;
    if (time.kind === 'duration' || time.kind === 'unclear') return false;
    return !('date' in time) || !time.date || time.date >= today;
  });
}

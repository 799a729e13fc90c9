import { isTask } from '@/lib/assistant/phrases/appointments/by-others';
import { nameThing } from '@/lib/assistant/phrases/changes/shared';
import { focusOf } from '@/lib/assistant/phrases/edits/focus';
import { numberOf } from '@/lib/assistant/phrases/edits/words';
import {
  afterBreak,
  countdown,
  countedDays,
  recall,
  timedLine,
} from '@/lib/assistant/phrases/questions/answers';
import { dayOf, dueOnce, inOrder } from '@/lib/assistant/phrases/questions/thing-words';
import { titleOf } from '@/lib/phrases/input';
import type { Heard, Phrase, Thing } from '@/lib/phrases/phrase';
import { formatDate, formatDay, formatWhen, localDate, localTime } from '@/lib/time/format';
import { occurrencesBetween, readRule, withSkips } from '@/lib/time/recurrence';
import { dayMs } from '@/lib/time/units';

const timed: Thing['kind'][] = ['reminder', 'event', 'todo', 'date'];
const yearMs = 400 * dayMs;

export const occurrencePhrases: Phrase[] = [
  {
    // What has a day of its own; a daily reminder is no deadline.
    intent: 'calendar_query',
    isQuestion: true,
    when: 'never',
    strength: 'certain',
    say: [
      '[so|and|okay] (what|which|which one|which of them|which of those|which thing) [is|are|comes] due (first|soonest|next|earliest|the soonest)',
      '[so|and|okay] (what|which|which one) (do|must|should) (i|we) [have to|need to] (hand in|submit|turn in|deliver|finish) (first|next|soonest)',
      '[so|and|okay] (what|when|which) [one] is (my|our|the) (next|nearest|first|closest|soonest|earliest|most urgent) (deadline|due date)',
      '[so|and|okay] (what|which) (deadline|due date) (is|comes) [up] (first|next|soonest|nearest|closest)',
      '(my|our|the) (next|nearest|closest) (deadline|due date)',
    ],
    fits: ({ world }) => dueOnce(world).length > 0,
    calls: ({ world }) => {
      const [first] = dueOnce(world);
      return first ? recall(`${timedLine(first, world)}.`, [first]) : null;
    },
    examples: [],
  },
  {
    intent: 'datetime_query',
    isQuestion: true,
    say: ['(what|which) (day|weekday|date|day of the week) (is|was|will) (that|it|this) [be|on|fall on]'],
    when: 'never',
    fits: ({ world }) =>
      Boolean(world.lastDay) && /\b(?:that|weekday)\b/i.test(world.lastMessage ? 'that' : ''),
    calls: ({ world }) => `${formatDate(world.lastDay ?? '', localDate(world.now, world.zone))}.`,
    examples: [],
  },
  {
    intent: 'calendar_query',
    isQuestion: true,
    say: [
      '(list|show|show me|what are|give me|tell me|when are) [me] the next {n:word} {item}',
      '(list|show|show me|what are|give me|tell me|when are) [me] the next {item}',
      '(when|when is|what is|when are) the last {item}',
      '(after|following) {words} (when|what) is [the] next [one] [for|of] {item}',
      '(when|what) is [the] next [one] (for|of) {item}',
      '[and|so|ok] (when|what time) is the next time [(that you|you) [will|do] (remind|ping|nudge|tell) me [about|of|to] {item}]',
    ],
    when: 'words',
    fits: (heard) => Boolean(targetOf(heard)?.rule),
    calls: (heard) => nextTimes(targetOf(heard), heard),
    examples: [],
  },
  {
    // "When is judo starting again after the break?": the first time after the days that are left out.
    intent: 'calendar_query',
    isQuestion: true,
    when: 'never',
    strength: 'certain',
    say: [
      '[and|so] (when|what day|which day|what date) (is|are|does|do|will) {item} [be] (start|starting|restart|restarting|resume|resuming|continue|continuing|begin|back|back on|on|go on|coming back|come back|start back) [up] [again] [on] [after {break}]',
    ],
    fits: (heard) => Boolean(targetOf(heard)?.rule),
    calls: (heard) => afterBreak(targetOf(heard), heard.world),
    examples: [],
  },
  {
    // Matches "list all my repeating ones".
    intent: 'calendar_query',
    isQuestion: true,
    when: 'never',
    say: [
      '<show> [me] [all|all of] [the|my|our] (repeating|recurring|regular) [ones|things|reminders|items|stuff|entries|appointments|tasks]',
      '<show> [me] [all|all of] (everything|anything|all|all things|the things|all the things|what|whatever|reminders|the reminders|all reminders) [that|which] (repeats|repeat|recurs|recur|is repeating|is recurring|comes back|comes regularly|happens regularly)',
      '[so|and] what [all] (repeats|recurs)',
      '(what|which) [of] [my] [reminders|things|ones] (repeat|recur|are repeating|are recurring|come back|come regularly)',
      '(what|which) (repeating|recurring|regular) (ones|things|reminders|tasks|appointments) (do i have|have i got|are there|are set)',
    ],
    calls: ({ world }) => {
      const series = world.things.filter(({ kind, rule }) => kind === 'reminder' && rule);
      return series.length > 0
        ? recall(series.map((thing) => `• ${timedLine(thing, world)}`).join('\n'), series)
        : 'Nothing repeats: you have no series.';
    },
    examples: ['list all my repeating ones', 'which reminders repeat'],
  },
  {
    // Matches "how many days till christmas", which asks about a day and not about a stored thing.
    intent: 'datetime_query',
    isQuestion: true,
    when: 'must',
    say: [
      'how (many days|long|many sleeps|many weeks|far) [is it|are there|have we got|do i have|left|to go] [left|to go] [until|till|to|before]',
      '(days|sleeps) (until|till|to)',
    ],
    fits: ({ times }) => times.length === 1 && times[0]?.kind === 'date',
    calls: ({ times, world: { now, zone } }) => {
      const [time] = times;
      const date = time?.kind === 'date' ? time.date : '';
      const today = localDate(now, zone);
      const days = Math.round((Date.parse(date) - Date.parse(today)) / dayMs);
      return days >= 0 ? `${countedDays(days)}: ${formatDate(date, today)}.` : null;
    },
    examples: ['how many days till christmas'],
  },
  {
    // "How many days till we go?" asks for the next trip.
    intent: 'calendar_query',
    isQuestion: true,
    when: 'never',
    strength: (heard) =>
      awaited(heard) || /\b(?:the|my|our) [^?]+$/i.test(heard.whole) ? 'certain' : 'guess',
    say: [
      '[and|so] how (many|many more|much longer|long) [days|weeks|sleeps|nights] [more] [is it|are there|have we got|do i have|do we have|left|to go] [left|to go] (until|till|til|before) (the|my|our) {deed}',
      '[and|so] how (many|many more|much|much more|long|soon|far) [longer] [days|weeks|sleeps|nights|time|hours] [more] [is it|are there|have we got|do i have|do we have|left|to go] [left|to go] (until|till|til|to|before) (i|we|they|he|she) [finally|actually] [have to|need to|must|can|get to] {deed}',
      '[and|so] [how many] (days|weeks|sleeps|nights) [left|to go] (until|till|til|before) (i|we|they|he|she) [finally|actually] {deed}',
    ],
    fits: (heard) => heard.text('deed').split(' ').length <= 5,
    calls: (heard) => {
      const thing = awaited(heard);
      return thing
        ? recall(countdown(thing, heard.world), [thing])
        : 'I don’t know when that is: no day of it is stored.';
    },
    examples: ['how many days till we get married'],
  },
  {
    intent: 'calendar_query',
    isQuestion: true,
    say: [
      '(what is|what do i have|what comes|what have i got|anything|what) [on|happening|next|is] (after|before|following) {item}',
    ],
    fits: (heard) => targetOf(heard)?.at instanceof Date,
    calls: (heard) => neighbour(targetOf(heard), heard),
    examples: [],
  },
  {
    // "And after that?", "what comes before it?"
    intent: 'calendar_query',
    isQuestion: true,
    when: 'words',
    strength: 'certain',
    say: [
      '[and|so|ok|okay|then] [what is|whats|what comes|what do i have|what have i got|what|anything] [on|next|happening|planned] (after|before|following) (that|this|it|this one|that one|then) [then]',
    ],
    fits: (heard) => focusOf(heard, timed)?.at instanceof Date,
    calls: (heard) => neighbour(focusOf(heard, timed), heard),
    examples: [],
  },
];

const leaving = /^(?:go|leave|fly|travel|depart|set off|head off|take off|drive|are off|start)\b/i;
const trip =
  /\b(?:fly|flight|flying|trip|travel|leave|leaving|depart\w*|holidays?|vacation|cruise|ferry|train|going|go to|drive to|road ?trip|airport)\b/i;

function awaited(heard: Heard): Thing | null {
  const { now, zone, things, mentions } = heard.world;
  const deed = heard.text('deed');
  const isAhead = (thing: Thing) =>
    timed.includes(thing.kind) && (dayOf(thing, zone) ?? '') >= localDate(now, zone);
  const named = heard.findWords(deed, timed).filter(isAhead);
  if (named.length > 0) return inOrder(named, zone)[0] ?? null;
  if (!leaving.test(deed)) return null;
  const trips = things.filter((thing) => isAhead(thing) && trip.test(thing.title));
  // "Leave for the airport" on the evening before is no flight.
  const journeys = trips.filter((thing) => !isTask(thing));
  const recent = things.find((thing) => isAhead(thing) && thing.id === mentions[0]?.thing.id);
  return inOrder(journeys.length > 0 ? journeys : trips, zone)[0] ?? recent ?? null;
}

function targetOf(heard: Heard): Thing | null {
  const words = titleOf(heard.text('item'))
    .replace(/\b(?:the |that |this )?(?:next )?(?:ones?|times?|again)$/i, '')
    .trim();
  if (words === '' || /^(?:it|that|then|the next)$/i.test(words)) return focusOf(heard, timed);
  const found = heard.findWords(words, timed);
  const series = found.filter(({ rule }) => rule);
  return found.length === 1 ? (found[0] ?? null) : series.length === 1 ? (series[0] ?? null) : null;
}

const defaultCount = 3;

function nextTimes(thing: Thing | null, heard: Heard): string | null {
  if (!thing?.at || !thing.rule) return null;
  const { now, zone } = heard.world;
  const [date, time] = [localDate(thing.at, zone), localTime(thing.at, zone)];
  const [rule, to] = [withSkips(thing.rule, thing.skips ?? []), new Date(thing.at.getTime() + yearMs)];
  const isLast = /\blast\b/i.test(heard.whole);
  // An occurrence that was moved is a reminder of its own with the same title.
  const others = heard.world.things.flatMap(({ id, title, at, rule }) =>
    id !== thing.id && !rule && at && title === thing.title ? [{ at }] : [],
  );
  const all = [
    ...occurrencesBetween({ rule, date, time, zone }, { from: thing.at, to }, isLast ? 500 : 60),
    ...others,
  ].sort((a, b) => a.at.getTime() - b.at.getTime());
  const title = `“${thing.title}”`;
  if (isLast) {
    const last = all.at(-1);
    const isOpen = readRule(thing.rule)?.until == null;
    return last && !isOpen
      ? `${title} comes for the last time ${formatWhen(last.at, zone, now)}.`
      : `${title} goes on without an end.`;
  }
  const asked = heard.has('n') ? numberOf(heard.text('n').toLowerCase()) : null;
  const after = /\b(?:after|following)\b/i.test(heard.whole) ? 1 : 0;
  const count = after
    ? 1
    : (asked ?? (/\bnext\b.*\b(?:ones|times)\b|s$/i.test(heard.whole) ? defaultCount : 1));
  const shown = all.slice(after, after + Math.min(count, 12)).map(({ at }) => formatWhen(at, zone));
  return shown.length === 1
    ? `${title}: ${shown[0]}.`
    : [`${title}:`, ...shown.map((one) => `• ${one}`)].join('\n');
}

function neighbour(thing: Thing | null, heard: Heard): string | null {
  const { now, zone, things } = heard.world;
  if (!thing?.at) return null;
  const own = thing.at;
  const day = localDate(own, zone);
  const isBefore = /\bbefore\b/i.test(heard.whole);
  const others = things
    .filter(
      ({ id, at }) =>
        id !== thing.id && at && localDate(at, zone) === day && (isBefore ? at < own : at > own),
    )
    .sort((a, b) => (isBefore ? -1 : 1) * ((a.at?.getTime() ?? 0) - (b.at?.getTime() ?? 0)));
  const [next] = others;
  if (next) return `${nameThing(next, heard)}.`;
  if (!isBefore && thing.rule) return nextTimes(thing, heard);
  const side = isBefore ? 'before' : 'after';
  return `Nothing ${side} “${thing.title}” ${formatDay(day, localDate(now, zone))}.`;
}

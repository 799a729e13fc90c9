import { recall, timedLine } from '@/lib/assistant/phrases/questions/answers';
import type { Heard, Phrase, Thing, World } from '@/lib/phrases/phrase';
import { formatDate, formatDay, localDate, localTime } from '@/lib/time/format';
import { occurrencesBetween, withSkips } from '@/lib/time/recurrence';
import { counted, quoted } from '@/lib/words/wording';

/** Phrases for questions about how often a series comes and when it ends. */
export const seriesQuestionPhrases: Phrase[] = [
  {
    intent: 'calendar_query',
    isQuestion: true,
    strength: 'certain',
    say: [
      '[and|so|ok] (how often|how frequently|how regularly|what days|which days|on which days|on what days|which weekdays) (is|are|does|do|will) [the|my|our] {item} [come|coming|repeat|happen|on|again|now|be|set]',
      '[and|so|ok] (how often|how frequently|on which days|on what days|which days|what days) (do|will|are) (i|you|we) (have|take|do|go to|get|remind me of|remind me about|remind me to|reminding me of|reminding me about|reminding me to) [the|my|our] {item} [now|again]',
    ],
    fits: (heard) => asked(heard).length > 0 && heard.times.length === 0,
    calls: (heard) => {
      const found = asked(heard);
      const lines = found.map((thing) => timedLine(thing, heard.world));
      return recall(lines.length === 1 ? `${lines[0]}.` : lines.map((line) => `• ${line}`).join('\n'), found);
    },
    examples: [],
  },
  {
    intent: 'calendar_query',
    isQuestion: true,
    when: 'may',
    strength: 'certain',
    say: [
      '[and|so|ok|but] (is|are|was) (it|that|this|they) [set] [a|as] [now] (recurring|repeating|repeated|regular|weekly|daily|monthly|yearly|one off|one-off|once only|only once|just once|a one off|every week|every day|every month) [thing|one|reminder|now]',
      '[and|so|ok|but] (does|do|will|would) (it|that|this|they) (repeat|recur|come back|come again|come every week|come every day|come every month|happen again) [every week|every day|every month|by itself|automatically]',
    ],
    fits: ({ last }) => last(['reminder'])?.at != null,
    calls: ({ last, world }) => {
      const thing = last(['reminder']);
      return (
        thing &&
        recall(`${thing.rule ? 'It repeats' : 'It comes only once'}: ${timedLine(thing, world)}.`, [thing])
      );
    },
    examples: [],
  },
  {
    // "Does it stop after thursday?", of a series or of several reminders that one message set.
    intent: 'calendar_query',
    isQuestion: true,
    when: 'may',
    strength: 'certain',
    say: [
      '[and|so|ok|but] (does|do|will|would) (it|that|this|they|those) [then|just|all|still] (stop|end|finish|be over|be done|go away|run out|expire) [by itself|by themselves|automatically|on its own|then|on the same day|the same day|at the same time]',
      '[and|so|ok|but] (is|are) (it|that|this|they|those) [then|all] (over|done|finished) [then]',
    ],
    fits: (heard) => heard.times.length < 2 && lastTime(heard) !== null,
    calls: (heard) => {
      const last = lastTime(heard);
      if (!last) return null;
      const { thing, date } = last;
      const today = localDate(heard.world.now, heard.world.zone);
      if (!date) return recall(`No: ${timedLine(thing, heard.world)}, until you stop it.`, [thing]);
      const [day] = heard.times.flatMap((time) => ('date' in time && time.date ? [time.date] : []));
      const opening = !day || date <= day ? 'Yes' : 'No';
      return recall(
        `${opening}: ${quoted(thing.title)} comes for the last time ${formatDate(date, today)}.`,
        [thing],
      );
    },
    examples: [],
  },
  {
    // "How many are left?", of a series or of several reminders that one message set.
    intent: 'calendar_query',
    isQuestion: true,
    when: 'may',
    strength: 'certain',
    say: [
      '[and|so|ok|but] how many [more] [times|sessions|classes|lessons|rehearsals|practices|meetings|shifts|doses|dates|days|nights|weeks|of them|of those|ones] [more] (is|are|will|do|have|does) (that|it|this|there|they|we|i) [be|have|got|come] [left|in total|altogether|to go|in all|now|all together|then|until then]',
      '[and|so|ok|but] how many [more] (times|sessions|classes|lessons|rehearsals|practices|meetings|shifts|doses|of them|of those) [left|to go|in total|altogether]',
      '[and|so|ok|but] how many [more] [times|of them|of those] (are|are there|do i have|do we have) (left|to go)',
      '[and|so|ok|but] how many [more] {item} (are|are there|do we have|do i have|have we got|have i got) (left|to go|in total|altogether|still to come)',
      '[and|so|ok|but] how many [more] {item} (is|are|does|will) (that|this|there) [be|make] [in total|altogether|in all|then|until then]',
    ],
    fits: (heard) =>
      (!heard.has('item') || sessions.test(heard.text('item')) || asked(heard).length > 0) &&
      comingTimes(heard) !== null,
    calls: (heard) => {
      const coming = comingTimes(heard);
      return coming && recall(countedTimes(coming, heard.world), [coming.thing]);
    },
    examples: [],
  },
  {
    // "When would the second one be?", right after a series.
    intent: 'calendar_query',
    isQuestion: true,
    when: 'words',
    strength: 'certain',
    say: [
      '[and|so|ok] (when|what date|which date|what day|which day|on what day) (is|would|will|are|does) the {n:word} (one|time|date|session|class|lesson|dose|payment|visit) [be|fall|come|due] [on|then]',
      '[and|so|ok] (when|what date|which date|what day|which day) (is|would|will) the {n:word} [be|fall|come]',
      '[and|so|ok] [what about|how about] the {n:word} [one]',
    ],
    fits: (heard) => places.has(heard.text('n').toLowerCase()) && comingTime(heard) !== null,
    calls: (heard) => {
      const coming = comingTime(heard);
      if (!coming) return null;
      const today = localDate(heard.world.now, heard.world.zone);
      const day = formatDate(localDate(coming.at, heard.world.zone), today);
      return recall(`${quoted(coming.thing.title)}: ${day}.`, [coming.thing]);
    },
    examples: [],
  },
];

const places = new Map(
  'first second third fourth fifth sixth 2nd 3rd 4th 5th 6th'
    .split(' ')
    .map((word, place) => [word, place < 6 ? place : place - 5]),
);

// Of a series that is the only thing of the last answer, the time with the number that was said.
function comingTime(heard: Heard): { thing: Thing; at: Date } | null {
  const { mentions, lastTurn, things, zone } = heard.world;
  const recent = mentions.filter(({ turn }) => turn === lastTurn);
  const thing = things.find(({ id }) => id === recent[0]?.thing.id);
  if (recent.length !== 1 || thing?.kind !== 'reminder' || !thing.at || !thing.rule) return null;
  const place = places.get(heard.text('n').toLowerCase()) ?? 0;
  const series = { rule: withSkips(thing.rule, thing.skips ?? []), ...startOf(thing.at, zone) };
  const to = new Date(thing.at.getTime() + longestMs);
  const at = occurrencesBetween(series, { from: thing.at, to }, place + 1)[place]?.at;
  return at ? { thing, at } : null;
}

function startOf(at: Date, zone: string) {
  return { date: localDate(at, zone), time: localTime(at, zone), zone };
}

interface ComingTimes {
  thing: Thing;
  /** The times from now on. Null for a series without an end. */
  times: Date[] | null;
}

function comingTimes(heard: Heard): ComingTimes | null {
  const { mentions, now, zone } = heard.world;
  const said = (heard.has('item') ? asked(heard)[0] : null) ?? mentions[0]?.thing;
  const thing = heard.world.things.find(({ id }) => id === said?.id);
  if (thing?.kind !== 'reminder' || !thing.at) return null;
  const { rule, at, title, skips = [] } = thing;
  if (rule && !rule.includes('UNTIL')) return { thing, times: null };
  if (rule) {
    const [series, to] = [
      { rule: withSkips(rule, skips), ...startOf(at, zone) },
      new Date(at.getTime() + longestMs),
    ];
    return { thing, times: occurrencesBetween(series, { from: at, to }, maxTimes).map((one) => one.at) };
  }
  const alike = heard.world.things.filter((one) => one.kind === 'reminder' && one.title === title);
  const times = alike.flatMap((one) => (one.at && one.at > now ? [one.at] : []));
  return times.length > 1 ? { thing, times: times.toSorted((a, b) => a.getTime() - b.getTime()) } : null;
}

const sessions =
  /^(?:sessions|class(?:es)?|lessons|rehearsals|practices|meetings|shifts|doses|dates|days|nights)$/i;
const maxTimes = 400;
const longestMs = 2 * 366 * 86_400_000;

function countedTimes({ thing, times }: ComingTimes, { now, zone }: World): string {
  if (!times) return `${quoted(thing.title)} goes on without an end.`;
  const [first, last] = [times[0], times.at(-1)];
  if (!first || !last) return `${quoted(thing.title)} does not come any more.`;
  const name = (at: Date) => formatDay(localDate(at, zone), localDate(now, zone));
  const days = times.length === 1 ? name(first) : `${name(first)} to ${name(last)}`;
  return `${counted(times.length, 'time')}: ${quoted(thing.title)}, ${days}.`;
}

function asked(heard: Heard): Thing[] {
  const words = heard
    .text('item')
    .replace(
      /\s+(?:(?:reminder|alarm|series|thing|one|session|lesson|rehearsal|practice|shift|dose)s?|class(?:es)?)$/i,
      '',
    );
  const isPointing = /^(?:it|that|this|them|they|those)$/i.test(words);
  const last = heard.last(['reminder']);
  // "It" is all doses of a medicine that comes at two hours.
  const ofLast = last?.rule
    ? heard.world.things.filter(
        ({ kind, rule, title }) => kind === 'reminder' && rule && title === last.title,
      )
    : [last].filter((thing) => thing !== null);
  const found = isPointing ? ofLast : heard.findWords(words, ['reminder']);
  return found.every(({ title }) => title === found[0]?.title) ? found : [];
}

/**
 * Returns the reminder that "it" means, with the date (YYYY-MM-DD) of its last time. `date` is null for a
 * series without an end. Returns null for a reminder that comes only once, or if there is no reminder.
 */
function lastTime({ last, world }: Heard): { thing: Thing; date: string | null } | null {
  const thing = last(['reminder']);
  if (!thing?.at) return null;
  const until = /UNTIL=(\d{4})(\d\d)(\d\d)/
    .exec(thing.rule ?? '')
    ?.slice(1)
    .join('-');
  if (thing.rule) return { thing, date: until ?? null };
  const turn = world.mentions.find((mention) => mention.thing.id === thing.id)?.turn;
  const dates = world.mentions
    .filter((mention) => mention.turn === turn && mention.thing.title === thing.title)
    .flatMap((mention) => (mention.thing.at ? [localDate(mention.thing.at, world.zone)] : []));
  const date = dates.toSorted().at(-1);
  return date && dates.length > 1 ? { thing, date } : null;
}

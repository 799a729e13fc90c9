import { recall, timedLine } from '@/lib/assistant/phrases/questions/answers';
import { inOrder } from '@/lib/assistant/phrases/questions/thing-words';
import type { Heard, Phrase, Thing } from '@/lib/phrases/phrase';
import { weekday } from '@/lib/time/clock';
import { findTimes } from '@/lib/time/find-times';
import { localDate, localTime } from '@/lib/time/format';
import { occurrencesBetween } from '@/lib/time/recurrence';
import { dayMs } from '@/lib/time/units';

const clash =
  '(clash|clashes|clashing|overlap|overlaps|overlapping|conflict|conflicts|conflicting|collide|collides|colliding)';

export const agendaPhrases: Phrase[] = [
  {
    // "Does it clash with anything?" asks about the day of the thing.
    intent: 'calendar_query',
    isQuestion: true,
    strength: 'certain',
    say: [
      `[so|and|but] (does|do|will|would|is|are) (it|that|this|they|these|those|any of them|any of those|that time|the two|the {item}|my {item}) [all|actually|going to] ${clash} [with (anything|something|anything else|something else|each other|any of my {x}|what i have|the {y}|my {y})] [then|on]`,
      `[so|and|but] (does|do|will|is|are) (anything|something|any of my things|any things|two things) [else] ${clash} [with (it|that|this|the {item}|my {item})] [then|on]`,
      `(anything|something|what|do i have anything|is there anything|have i got anything|do i have something) [else|that] [is|are] ${clash} [with (it|that|this|the {item}|my {item})] [on|for]`,
      '[do i have|is there|are there|have i got|check for] (any|a|some) [other] (clash|clashes|conflict|conflicts|overlap|overlaps|overlapping things|double bookings) [on|for|with (it|that|this|the {item}|my {item})]',
      '(am i|are we|did i|have i) [get|got] (double booked|double-booked|overbooked) [on|for|anywhere]',
    ],
    calls: (heard) => ({ tool: 'agenda', input: { when: dayMeant(heard), asked: 'clash' } }),
    examples: ['anything clashing on thursday?', 'does it clash with anything', 'any clashes this week'],
    counterExamples: ['the dentist clashes with the gym, move it to friday'],
  },
  {
    // "What all is there for Aarav this week": only what has the name.
    intent: 'calendar_query',
    isQuestion: true,
    strength: 'certain',
    say: [
      '[so|and] (what|what all|what else|anything|something) [all] [is|are] [there] [on|planned|coming up|set|due|going on|happening] (for|with|about) {who} [on|in|for|coming up]',
      '[so|and] (is|are) there (anything|something|things|any reminders) [else] [on|planned|coming up|set|due] (for|with|about) {who} [on|in|for|coming up]',
      '(show me|show|list|what is) (everything|all) (for|with|about) {who} [on|in|for]',
      '(what|what all) does {who} (have|have got) [on|coming up|planned] [for|in]',
    ],
    fits: (heard) =>
      !/^(?:me|us|myself|today|dinner|lunch|breakfast)$/i.test(heard.text('who')) &&
      heard.text('who').split(' ').length <= 3 &&
      heard.findWords(heard.text('who'), ['reminder', 'todo', 'event']).length > 0,
    calls: (heard) => ({
      tool: 'agenda',
      input: { when: heard.when || 'the next 30 days', about: heard.text('who') },
    }),
    examples: [],
  },
  {
    // "What repeats on Wednesdays?"
    intent: 'calendar_query',
    isQuestion: true,
    strength: 'certain',
    when: 'must',
    say: [
      '[so|and] (what|which|which ones|which things|which reminders|what things|what reminders) [all] (repeat|repeats|recur|recurs|is recurring|is repeating|are recurring|are repeating|comes|come|happens|happen|is|are|do i have|have i got) [up|on|set] [regularly|repeating] [on]',
    ],
    fits: ({ times: [time, another] }) =>
      !another && time?.kind === 'recurrence' && weekdayIn(time.text) >= 0,
    calls: ({ times, world }) => {
      const weekday = weekdayIn(times[0]?.text ?? '');
      const series = world.things.filter((thing) => comesOn(thing, weekday, world));
      return series.length > 0
        ? recall(series.map((thing) => `• ${timedLine(thing, world)}`).join('\n'), series)
        : `Nothing repeats ${times[0]?.text}.`;
    },
    examples: ['what repeats on wednesdays?', 'what comes every monday'],
  },
  {
    // "Anything else?", after all of it was told.
    intent: 'calendar_query',
    isQuestion: true,
    strength: 'certain',
    when: 'never',
    say: [
      '[so|and|is there] (anything|something|what) else [on|there|coming up|planned|open|left|to do] [now|then|for me|at all]',
    ],
    fits: ({ world }) => world.mentions[0]?.how === 'shown',
    calls: ({ world }) => {
      const [newest] = world.mentions;
      const told = new Set(
        world.mentions.flatMap(({ thing, turn }) => (turn === newest?.turn ? [thing.id] : [])),
      );
      const open = ({ kind, isDone }: Thing) => /^(?:todo|reminder|event)$/.test(kind) && !isDone;
      const others = inOrder(
        world.things.filter((thing) => open(thing) && !told.has(thing.id)),
        world.zone,
      );
      const lines = others.slice(0, maxOthers).map((thing) => `• ${timedLine(thing, world)}`);
      return others.length > 0 ? recall(['Otherwise:', ...lines].join('\n'), others) : 'No, that is all.';
    },
    examples: [],
  },
  {
    // "Show me everything in my own time", which all times are in.
    intent: 'calendar_query',
    isQuestion: true,
    strength: 'certain',
    when: 'may',
    say: [
      '(show|give|tell|list|read) [me] {what} in my [own|local|current|home] (time|time zone|timezone|hours|local time)',
      '[are|is] [all|these|those|the|my] [of] [these|those|the|my] (times|reminders|that|it|this|everything) in my [own|local|current] (time|time zone|timezone|zone)',
      '(what|which) (time zone|timezone|zone) (are|is) [all|these|those|the|my] [of] [these|those|the|my] (times|reminders|that|it|this|everything) in',
    ],
    calls: (heard) => [
      ...(heard.has('what') ? [{ tool: 'agenda', input: { when: heard.when || 'the next 14 days' } }] : []),
      recall(`All times are in your time zone, ${heard.world.zone}.`, []),
    ],
    examples: ['show me everything in my own time', 'are these times in my time zone?'],
  },
];

const maxOthers = 15;
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

function weekdayIn(words: string): number {
  const [found] = /\b(?:mon|tue|wed|thu|fri|sat|sun)(?=\w*day)/i.exec(words) ?? [];
  return weekdays.indexOf(found?.toLowerCase() ?? '');
}

// A series of every other week may leave out the next such day.
function comesOn({ kind, rule, at }: Thing, day: number, { zone }: Heard['world']): boolean {
  if (kind !== 'reminder' || !rule || !at) return false;
  const series = { rule, date: localDate(at, zone), time: localTime(at, zone), zone };
  const coming = occurrencesBetween(series, { from: at, to: new Date(at.getTime() + 40 * dayMs) }, 60);
  return coming.some((one) => weekday(localDate(one.at, zone)) % 7 === day);
}

function dayMeant(heard: Heard): string {
  if (heard.when) return heard.when;
  const { now, zone, lastDay } = heard.world;
  const named = heard.has('item') ? heard.findWords(heard.text('item')) : [];
  const thing = named.length === 1 ? named[0] : heard.last(['reminder', 'event', 'todo']);
  const said = findTimes(heard.message, { now, zone }).flatMap((time) =>
    'date' in time && time.date ? [time.date] : [],
  );
  const own = thing?.at ? localDate(thing.at, zone) : (thing?.date ?? null);
  return said.at(-1) ?? own ?? lastDay ?? 'the next 14 days';
}

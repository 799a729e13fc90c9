import { countedDays, recall, timedLine } from '@/lib/assistant/phrases/questions/answers';
import { inOrder } from '@/lib/assistant/phrases/questions/thing-words';
import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { formatDay, localDate, localTime, monthNames } from '@/lib/time/format';
import { dayMs, minuteMs } from '@/lib/time/units';
import { counted, quoted } from '@/lib/words/wording';

/** Questions about plans and deeds beside each other: what comes after one, how long between two, how long ago. */
export const askedPlanPhrases: Phrase[] = [
  {
    // "Who am I seeing on Wednesday", "what time do I finish on Thursday": the plans of that day tell it.
    intent: 'calendar_query',
    isQuestion: true,
    when: 'must',
    strength: 'likely',
    say: [
      '[so|and] (who|whom) (am i|are we|do i|do we|will i|will we) [be] (seeing|meeting|visiting|having|see|meet|visit|having over|meeting with|meeting up with) [with|on|for|at]',
      '[so|and] (when|what time) (do|will|am|are) (i|we) [be] (finish|finishing|finished|done|get off|free|through|start|starting) [on|for]',
    ],
    fits: ({ sense }) => sense === 'day' || sense === 'range',
    calls: ({ when }) => ({ tool: 'agenda', input: { when } }),
    examples: ['who am i meeting on tuesday'],
    counterExamples: ['who am i'],
  },
  {
    // "Read me back the hymns", of the reminder that lists them.
    intent: 'calendar_query',
    isQuestion: true,
    when: 'never',
    strength: 'likely',
    say: ['[please|can you|and] (read|tell|show) me (the|my|our) {item} [again|please]'],
    fits: (heard) =>
      heard.find('item', ['reminder', 'list']).length === 1 && heard.find('item', ['reminder']).length === 1,
    calls: (heard) => {
      const [thing] = heard.find('item', ['reminder']);
      return thing ? recall(`${timedLine(thing, heard.world)}.`, [thing]) : null;
    },
    examples: [],
  },
  {
    // "So will you remind me today?", right after a reminder was set.
    intent: 'calendar_query',
    isQuestion: true,
    strength: 'certain',
    isContent: true,
    say: [
      '[so|and|ok|but|then] [will you|you will|are you going to|you are going to|will it|do you] (remind|ping|nudge|alert|tell|text|wake) me [then|again|about it|about that|of it|of that]',
    ],
    fits: (heard) => toldAt(heard) !== null,
    calls: (heard) => toldAt(heard),
    examples: [],
  },
  {
    // "What's after physio?", "is friday afternoon free after the plumber?"
    intent: 'calendar_query',
    isQuestion: true,
    strength: 'certain',
    say: [
      '[so|and] (what|anything|is there anything|what else) [is|comes|do i have|have i got|do we have|have we got|is there] [on|planned|happening|next|coming|due] (after|following|before) [the|my|our] {item} [then|that day]',
      '[so|and] (after|following|before) [the|my|our] {item} (what|anything|what else) [is|comes|do i have|have i got|do we have] [there|on|next|planned]',
      '[so|and] (is|am i|are we|will i be|is there) [still|anything|something|nothing] [free|on|planned|open] [on] (after|before) [the|my|our] {item} [then|that day]',
      '[so|and] (do i|do we|have i|have we) [have|got] (anything|something) [else] [on|planned] [on] (after|before) [the|my|our] {item} [then|that day]',
    ],
    fits: isOfItsDay,
    calls: (heard) => beside(heard),
    examples: [],
  },
  {
    // "How long do I have between the two?"
    intent: 'calendar_query',
    isQuestion: true,
    when: 'never',
    strength: 'certain',
    say: [
      '[so|and] (how long|how much time|what gap|what is the gap|how much of a gap) [is there|is it|is|do i have|have i got|do we have|will i have] [in] between (them|the two|these|those|both|these two|those two|the 2|it all)',
      '[so|and] (how long|how much time|what gap|what is the gap) [is there|is it|is|do i have|have i got|do we have|will i have] [in] between [the|my|our] {item} and [the|my|our] {other}',
    ],
    fits: (heard) => twoOf(heard) !== null,
    calls: (heard) => gapBetween(heard),
    examples: [],
  },
  {
    // "How long ago was that?", after the day of a deed was told.
    intent: 'done_query',
    isQuestion: true,
    when: 'never',
    strength: 'certain',
    say: [
      '[so|and] how (long|many days|many weeks|many months|many hours) ago (was|is|did i do|did we do) (that|it|this|the last time|the last one|then)',
      '[so|and] how (long|many days|many weeks|many months|many hours) (is|has) (it|that) [been] [ago|now|already|since|since then]',
    ],
    fits: (heard) => sinceLast(heard) !== null,
    calls: (heard) => sinceLast(heard),
    examples: [],
  },
];

const asksIfTold =
  /^(?:(?:so|and|ok(?:ay)?|but|then|great),? )*(?:will you|are you (?:going to|gonna)|you['’]?ll|you will|you(?:['’]re| are) going to|will it|do you)\b.*\?\s*$/i;

function toldAt({ message, times, world }: Heard): PhraseCall | null {
  const { lastTurn, mentions, now, things, zone } = world;
  const [last] = mentions;
  const [time, other] = times;
  if (other || !last || last.turn !== lastTurn || !asksIfTold.test(message.trim())) return null;
  const thing = things.find(({ id, kind, at }) => id === last.thing.id && kind === 'reminder' && at);
  if (!thing?.at || (time && !('date' in time && time.date))) return null;
  const isThen = !time || ('date' in time && time.date === localDate(thing.at, zone));
  return thing.at > now ? recall(`${isThen ? 'Yes' : 'No'}: ${timedLine(thing, world)}.`, [thing]) : null;
}

function oneAhead(found: Thing[], { world }: Heard): (Thing & { at: Date }) | null {
  const [thing, another] = found.filter(({ at, rule }) => at && !rule && at > world.now);
  return thing?.at && !another ? { ...thing, at: thing.at } : null;
}

function isOfItsDay(heard: Heard): boolean {
  const thing = oneAhead(heard.find('item', ['reminder', 'event']), heard);
  const days = heard.times.map((time) => ('date' in time ? time.date : null));
  return thing !== null && days.every((day) => day === localDate(thing.at, heard.world.zone));
}

function beside(heard: Heard): PhraseCall | null {
  const { world, whole } = heard;
  const thing = oneAhead(heard.find('item', ['reminder', 'event']), heard);
  if (!thing) return null;
  const day = localDate(thing.at, world.zone);
  const isBefore = /\bbefore\b/i.test(whole);
  const others = world.things.filter(
    ({ id, at, isDone }) =>
      at &&
      !isDone &&
      id !== thing.id &&
      localDate(at, world.zone) === day &&
      (isBefore ? at <= thing.at : at >= thing.at),
  );
  const shown = inOrder(others, world.zone);
  const date = formatDay(day, localDate(world.now, world.zone));
  const where = `${isBefore ? 'before' : 'after'} ${quoted(thing.title)}${/^\p{Lu}/u.test(date) ? ' on' : ','} ${date}`;
  const lines = shown.map((one) => `• ${timedLine(one, world)}`);
  return recall(
    shown.length === 0
      ? `Nothing ${where}.`
      : [`${where.replace(/^./, (c) => c.toUpperCase())}:`, ...lines].join('\n'),
    shown.length === 0 ? [thing] : shown,
  );
}

function twoOf(heard: Heard): [Thing, Thing] | null {
  const kinds: Thing['kind'][] = ['reminder', 'event'];
  const ids = [...new Set(heard.world.mentions.map(({ thing }) => thing.id))];
  const recent = ids.flatMap((id) =>
    heard.world.things.filter((thing) => thing.id === id && kinds.includes(thing.kind)),
  );
  const [one, other] = heard.has('item')
    ? [oneAhead(heard.find('item', kinds), heard), oneAhead(heard.find('other', kinds), heard)]
    : recent.filter(({ at, rule }) => at && !rule);
  return one?.at && other?.at && one.id !== other.id ? [one, other] : null;
}

function gapBetween(heard: Heard): PhraseCall | null {
  const two = twoOf(heard);
  if (!two) return null;
  const [first, second] = two.toSorted((a, b) => Number(a.at) - Number(b.at));
  const [from, to] = [Number(first?.at), Number(second?.at)];
  return recall(
    `${spanOf(to - from)} from the start of ${quoted(first?.title ?? '')} to ${quoted(second?.title ?? '')}.`,
    two,
  );
}

function spanOf(ms: number): string {
  const minutes = Math.round(ms / minuteMs);
  const days = Math.floor(minutes / 1440);
  const [hours, rest] = [Math.floor((minutes % 1440) / 60), minutes % 60];
  return (
    [
      days > 0 ? counted(days, 'day') : '',
      hours > 0 ? `${hours} h` : '',
      rest > 0 && days === 0 ? `${rest} min` : '',
    ]
      .filter(Boolean)
      .join(' ') || 'No time at all'
  );
}

const toldDay = new RegExp(
  `\\b(?:(?<near>today|yesterday)|(?<day>\\d{1,2}) (?<month>${monthNames.join('|')})(?: (?<year>\\d{4}))?)\\b(?:, (?<hour>\\d{1,2}):(?<minute>\\d\\d)(?: (?<half>[AP])M)?)?`,
  'i',
);

// Only what is over was some time ago: "dentist, Tuesday" is still to come.
function sinceLast({ world }: Heard): string | null {
  const { now, zone, mentions, lastTurn, lastReply } = world;
  const isAhead = mentions.some(({ turn, thing }) => turn === lastTurn && thing.at && thing.at > now);
  const said = isAhead ? null : toldDay.exec(lastReply ?? '')?.groups;
  if (!said) return null;
  const today = localDate(now, zone);
  const days = said.near ? Number(/y/i.test(said.near.slice(0, 1))) : daysSince(said, today);
  if (days !== 0) return `${days === 1 ? 'Yesterday' : `${countedDays(days)} ago`}.`;
  const hour = (Number(said.hour) % (said.half ? 12 : 24)) + (/p/i.test(said.half ?? '') ? 12 : 0);
  const [nowHour = 0, nowMinute = 0] = localTime(now, zone).split(':').map(Number);
  const minutes = nowHour * 60 + nowMinute - hour * 60 - Number(said.minute);
  if (!said.hour || minutes < 0) return 'Today.';
  return minutes === 0 ? 'Just now.' : `${spanOf(minutes * minuteMs)} ago, today.`;
}

function daysSince({ day, month, year }: Record<string, string | undefined>, today: string): number {
  const name = monthNames.findIndex((one) => one.toLowerCase() === month?.toLowerCase());
  const dateIn = (of: number) => Date.UTC(of, name, Number(day));
  const end = Date.parse(`${today}T00:00:00Z`);
  const own = Number(year ?? today.slice(0, 4));
  const date = !year && dateIn(own) > end ? dateIn(own - 1) : dateIn(own);
  return Math.round((end - date) / dayMs);
}

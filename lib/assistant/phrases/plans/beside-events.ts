import { recall } from '@/lib/assistant/phrases/questions/answers';
import { leadText } from '@/lib/phrases/input';
import { meantTitle } from '@/lib/phrases/meant-task';
import type { Heard, Phrase, PhraseCall, PhraseQuestion, Thing } from '@/lib/phrases/phrase';
import { weekdayOf } from '@/lib/reminders/phrases/running/own-day';
import { nearestHalf } from '@/lib/reminders/times/when';
import { addDays, fromLocal } from '@/lib/time/clock';
import { readTime } from '@/lib/time/find-times';
import { localDate, localTime } from '@/lib/time/format';
import { hourMs, minuteMs } from '@/lib/time/units';
import { taskVerbs } from '@/lib/words/verbs';
import { quoted } from '@/lib/words/wording';

const remind = '(remind|ping|nudge|alert|tell|notify) (me|us)';
const part = '(morning|afternoon|evening|night|day)';

/** Phrases whose time is that of another plan: "after the site visit", "the morning of the panto". */
export const besideEventPhrases: Phrase[] = [
  {
    intent: 'calendar_set',
    when: 'never',
    strength: 'certain',
    isContent: true,
    say: [
      `[please|can you|could you|and|also] ${remind} [to] {title} [on|in] the ${part} of [<my>] {event}`,
      `[and|also] [on|in] the ${part} of [<my>] {event} [please|can you] ${remind} [to] {title}`,
      `[and|also|please] {title} [on|in] the ${part} of [<my>] {event}`,
    ],
    fits: (heard) =>
      (asksNotice.test(heard.whole) || (heard.startsWithTask && !moving.test(heard.whole))) &&
      onDayOf(heard) !== null,
    calls: (heard) => onDayOf(heard),
    examples: [],
  },
  {
    // "Push the accountant to after the site visit", "move gym to the morning of the party".
    intent: 'calendar_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: [
      '[please|can you|could you|ok|actually|no] (move|push|shift|put|reschedule|change|bring|switch|do) {item} [back|forward|on] [to|until|till|for|so it is] [just|right|straight] (after|before) {event} [instead|please]',
      `[please|can you|could you|ok|actually|no] (move|push|shift|put|reschedule|change|bring|switch) {item} [back|forward] (to|on|for|in) the ${part} of [<my>] {event} [instead|please]`,
    ],
    fits: (heard) => movedBeside(heard) !== null && !heard.hasQuestionMark,
    calls: (heard) => movedBeside(heard),
    examples: [],
  },
  {
    // "Remind me on sunday after church to ring nan": no hour is known.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    say: [
      `[please|can you|could you|and|also] ${remind} [then] [just|right|straight|sometime] after {event} (to|about) {title}`,
      `[please|can you|could you|and|also|ok|no] ${remind} [then|again|about it|of it] [just|right|straight|sometime] after {event} [then|please|instead]`,
    ],
    fits: (heard) => afterUnknown(heard) !== null,
    calls: (heard) => afterUnknown(heard),
    examples: [],
  },
  {
    // "8pm", right after "remind me the night before".
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    isContent: true,
    say: [
      '[ok|okay|and|so|yes|actually] [at|around|about|make it|make that|say|let us say] [please|then|is fine|will do]',
    ],
    fits: (heard) => hourOfNotice(heard) !== null && !heard.hasQuestionMark,
    calls: (heard) => hourOfNotice(heard),
    examples: [],
  },
  {
    // "At 8 the evening before", right after "put the bins out every tuesday".
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    isContent: true,
    say: [
      '[ok|okay|and|no|actually|better|rather|make it|make that|do it] [better|rather|please] [please|then|instead]',
    ],
    fits: (heard) => onEve(heard) !== null && !heard.hasQuestionMark,
    calls: (heard) => onEve(heard),
    examples: [],
  },
];

const asksNotice = /\b(?:remind|ping|nudge|alert|tell|notify) (?:me|us)\b/i;
const moving =
  /^(?:(?:and|also|please) )*(?:move|push|shift|reschedule|postpone|change|bring (?:back|forward))\b/i;

function afterUnknown(heard: Heard): PhraseCall | PhraseQuestion | null {
  const { text, has, when, sense, last, hasQuestionMark } = heard;
  const event = text('event').replace(/^[\s,]+/, '');
  const title = has('title') ? text('title') : last(['todo', 'reminder'])?.title;
  const isOpen = /^(?:it|that|this|then|which|i|we|they|he|she|\d.*)\b/i.test(event) || / to /i.test(event);
  if (sense !== 'day' || heard.times.length !== 1 || !title || isOpen || hasQuestionMark) return null;
  const plan = planCalled(event, heard);
  const [, , end] = hours.exec(plan?.details ?? '') ?? [];
  const input = { title, when: end ? `${when} at ${end}` : when };
  return end
    ? { tool: 'set_reminder', input }
    : {
        ask: `I don’t know when ${quoted(plan?.title ?? event)} is over. At what time ${when} should I remind you: ${quoted(title)}?`,
        ...{ tool: 'set_reminder', input, field: 'when' },
      };
}

const eve =
  /^(?:at )?(?<first>\d[\d:.]*(?: ?[ap]m)?)?,? ?(?:on )?(?:the )?(?<part>evening|night|morning|afternoon|day) before(?:,? at (?<last>\d[\d:.]*(?: ?[ap]m)?))?$/i;

// A task without an hour of its own moves to the day before, and an event is announced then.
function onEve({ times: [time, other], world }: Heard): PhraseCall | null {
  const {
    mentions: [set],
    lastTurn,
    lastMessage,
    things,
    zone,
  } = world;
  const said = time?.kind === 'unclear' && !other ? eve.exec(time.text)?.groups : undefined;
  const hour = said && readTime(`at ${said.first ?? said.last ?? ''}`, world);
  const thing = things.find(({ id }) => id === set?.thing.id);
  if (hour?.kind !== 'time' || !said || set?.turn !== lastTurn || set?.how !== 'made' || !thing?.at)
    return null;
  const clock = nearestHalf(
    hour.time,
    said.first ?? said.last ?? '',
    usualHours[said.part?.toLowerCase() ?? ''] ?? '12:00',
  ).slice(0, 5);
  const day = addDays(localDate(thing.at, zone), -1);
  const isTask = taskVerbs.has((thing.title.split(' ')[0] ?? '').toLowerCase());
  const isOpen =
    localTime(thing.at, zone).startsWith('09:00') &&
    !/\d[:.]\d\d|\d ?[ap]m\b|\bat \d/i.test(lastMessage ?? '');
  const weekly = /^FREQ=WEEKLY(?:;INTERVAL=(\d+))?;BYDAY=[A-Z]{2}$/.exec(thing.rule ?? '');
  if (isTask && isOpen && (!thing.rule || weekly)) {
    const name = weekdayOf(fromLocal(day, '12:00', zone), zone);
    const every = weekly?.[1] ? `every ${weekly[1]} weeks on ${name}` : `every ${name}`;
    const when = weekly ? `${every} at ${clock} starting ${day}` : `${day} ${clock}`;
    return { tool: 'update_reminder', input: { item: thing.id, when } };
  }
  const lead = Math.round((thing.at.getTime() - fromLocal(day, clock, zone).getTime()) / minuteMs);
  const leads = [...new Set([...(thing.leads ?? []), lead])].map(leadText);
  return { tool: 'update_reminder', input: { item: thing.id, leads } };
}

function hourOfNotice({ times, world }: Heard): PhraseCall | null {
  const [time, other] = times;
  const { lastChanges, lastMessage, things, zone } = world;
  const said = /\b(night|evening|day|morning|afternoon) before\b/i
    .exec(lastMessage ?? '')?.[1]
    ?.toLowerCase();
  const [change, another] = lastChanges ?? [];
  const thing = things.find(({ id }) => id === change?.input.item);
  if (time?.kind !== 'time' || other || another || !said || !change?.input.leads || !thing?.at) return null;
  const usual = usualHours[said] ?? '12:00';
  const clock = nearestHalf(time.time, time.text, usual).slice(0, 5);
  const dayBefore = addDays(localDate(thing.at, zone), -1);
  const leadAt = (at: string) =>
    Math.round((Number(thing.at) - fromLocal(dayBefore, at, zone).getTime()) / minuteMs);
  const [first, last] = [leadAt('23:59'), leadAt('00:00')];
  const kept = (thing.leads ?? []).filter((lead) => lead < first || lead > last);
  const leads = [...kept, leadAt(clock)].map(leadText);
  return { tool: 'update_reminder', input: { item: thing.id, leads } };
}

const usualHours: Record<string, string> = {
  ...{ night: '20:00', evening: '18:00', morning: '09:00', afternoon: '15:00' },
};

function planCalled(words: string, { findWords, world }: Heard): Thing | null {
  const [one, other] = findWords(words.replace(/^(?:the|my|our) /i, ''), ['reminder', 'event']);
  return one?.at && !other && one.at > world.now && !one.rule ? one : null;
}

function onDayOf(heard: Heard): PhraseCall | null {
  const when = partOfItsDay(heard);
  const title = meantTitle(heard.text('title'), heard);
  return when ? { tool: 'set_reminder', input: { title, when } } : null;
}

function partOfItsDay(heard: Heard): string | null {
  const { text, whole, world } = heard;
  const event = planCalled(text('event'), heard);
  const said = /\bthe (morning|afternoon|evening|night|day) of\b/i.exec(whole)?.[1]?.toLowerCase();
  if (!event?.at || !said || heard.hasQuestionMark) return null;
  const day = localDate(event.at, world.zone);
  return said === 'day' ? day : `${day} ${said === 'night' ? 'at night' : `in the ${said}`}`;
}

const hours = /^(\d\d:\d\d) to (\d\d:\d\d)$/;

// Without a known end, the other plan takes an hour.
function movedBeside(heard: Heard): PhraseCall[] | null {
  const { text, whole, world, findWords } = heard;
  const [item, another] = /^(?:it|that|this)$/i.test(text('item'))
    ? [heard.last(['reminder'])]
    : findWords(text('item').replace(/^(?:the|my|our) /i, ''), ['reminder']);
  const event = planCalled(text('event'), heard);
  if (!item || another || item.rule || !event?.at || event.id === item.id) return null;
  const inPart = partOfItsDay(heard);
  if (inPart) return [{ tool: 'update_reminder', input: { item: item.id, when: inPart } }];
  const isBefore = !/\bafter\b/i.test(whole);
  const [, , end] = hours.exec(event.details ?? '') ?? [];
  const day = localDate(event.at, world.zone);
  const isOver = end !== undefined && end <= localTime(event.at, world.zone).slice(0, 5);
  const own = isBefore ? -60 * minuteMs : hourMs;
  const beside = new Date(event.at.getTime() + own);
  const when =
    end && !isBefore
      ? `${isOver ? addDays(day, 1) : day} ${end}`
      : `${localDate(beside, world.zone)} ${localTime(beside, world.zone).slice(0, 5)}`;
  const moved = { tool: 'update_reminder', input: { item: item.id, when } };
  if (end && !isBefore) return [moved];
  const assumed = isBefore
    ? `That is an hour before ${quoted(event.title)}.`
    : `I don’t know when ${quoted(event.title)} ends, so I took an hour for it.`;
  return [moved, recall(assumed, [])];
}

import { recall } from '@/lib/assistant/phrases/questions/answers';
import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { addDays } from '@/lib/time/clock';
import { localDate, localTime } from '@/lib/time/format';
import { hourMs, minuteMs } from '@/lib/time/units';
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
    ],
    fits: (heard) => onDayOf(heard) !== null,
    calls: (heard) => onDayOf(heard),
    examples: [],
  },
  {
    // "Push the accountant to after the site visit".
    intent: 'calendar_set',
    when: 'never',
    strength: 'certain',
    isContent: true,
    say: [
      '[please|can you|could you|ok|actually|no] (move|push|shift|put|reschedule|change|bring|switch|do) {item} [back|forward|on] [to|until|till|for|so it is] [just|right|straight] (after|before) {event} [instead|please]',
    ],
    fits: (heard) => movedBeside(heard) !== null && !heard.hasQuestionMark,
    calls: (heard) => movedBeside(heard),
    examples: [],
  },
];

function planCalled(words: string, { findWords, world }: Heard): Thing | null {
  const [one, other] = findWords(words.replace(/^(?:the|my|our) /i, ''), ['reminder', 'event']);
  return one?.at && !other && one.at > world.now && !one.rule ? one : null;
}

function onDayOf(heard: Heard): PhraseCall | null {
  const { text, whole, world } = heard;
  const event = planCalled(text('event'), heard);
  const said = /\bthe (morning|afternoon|evening|night|day) of\b/i.exec(whole)?.[1]?.toLowerCase();
  if (!event?.at || !said || heard.hasQuestionMark) return null;
  const day = localDate(event.at, world.zone);
  const when = said === 'day' ? day : `${day} ${said === 'night' ? 'at night' : `in the ${said}`}`;
  return { tool: 'set_reminder', input: { title: text('title'), when } };
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

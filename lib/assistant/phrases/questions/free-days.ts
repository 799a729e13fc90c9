import { dayInItsMonth } from '@/lib/assistant/phrases/changes/shared';
import { recall, timedLine } from '@/lib/assistant/phrases/questions/answers';
import { dayOf, inOrder } from '@/lib/assistant/phrases/questions/thing-words';
import { ownStays } from '@/lib/info/phrases/people/staying';
import type { Heard, Phrase, PhraseCall } from '@/lib/phrases/phrase';
import { addDays } from '@/lib/time/clock';
import { localDate } from '@/lib/time/format';

export const freeDayPhrases: Phrase[] = [
  {
    // "Is Tuesday morning free?"
    intent: 'calendar_query',
    isQuestion: true,
    when: 'must',
    say: [
      '[so|and] (is|are) [still|all|my] (free|busy|open|clear|booked|taken|full) [then|now|already]',
      '[so|and] is still (on|happening|going ahead) [then|now]',
    ],
    fits: ({ sense }) => sense === 'day' || sense === 'range' || sense === 'hour',
    calls: ({ when, whole }) => ({
      tool: 'agenda',
      input: {
        when,
        ...(/\bstill (?:on|happening|going)\b/i.test(whole)
          ? {}
          : { asked: /\b(?:busy|booked|taken|full)\b/i.test(whole) ? 'busy' : 'free' }),
      },
    }),
    examples: ['is tuesday morning free', 'is friday still on'],
  },
  {
    // "Show me that week", after a day of another week was spoken of.
    intent: 'calendar_query',
    isQuestion: true,
    when: 'never',
    strength: 'certain',
    say: [
      '[so|and|ok] (show|read|give|list) (me|us) [everything] [in|for|on] that [whole|same] week [please]',
      '[so|and] (what is|what have i got|what do i have|what else is|anything|anything else) [on|planned|happening|going on|there] [in|for|on] that [whole|same] week',
      '[so|and] (what|how) does that week look [like]',
    ],
    fits: (heard) => weekSpokenOf(heard) !== null,
    calls: (heard) => {
      const when = weekSpokenOf(heard);
      return when ? { tool: 'agenda', input: { when } } : null;
    },
    examples: [],
  },
  {
    // "Nothing on thursday, right?"
    intent: 'calendar_query',
    isQuestion: true,
    when: 'must',
    strength: 'certain',
    say: [
      '[so|and] [i have|we have|there is|i have got] (nothing|nothing else|no plans|no appointments|no reminders) [on|planned|booked|scheduled|set|happening] [then|right|correct|yeah|yes]',
    ],
    fits: ({ sense, message }) =>
      /\?\s*$/.test(message) && (sense === 'day' || sense === 'range' || sense === 'hour'),
    calls: (heard) => ({ tool: 'agenda', input: { when: heard.when, asked: 'free' } }),
    examples: ['nothing on thursday?', 'so no plans this weekend?'],
    counterExamples: ['nothing on thursday please'],
  },
];

/**
 * Returns the calls that answer "am I free on friday". A day of a stored stay, such as "I am in Rome until
 * Friday", is not free.
 */
export function withStays(heard: Heard, asked: string): PhraseCall | PhraseCall[] {
  const [time] = heard.times;
  // "And between 10 and 12?", after a question for tomorrow.
  const isOfHours = time?.kind === 'range' && time.from.time !== null;
  const { headDay } = heard.world;
  const when = isOfHours && headDay ? `${headDay} ${heard.when}` : heard.when;
  const stays = staysThen(heard);
  if (stays.length === 0) return { tool: 'agenda', input: { when, asked } };
  return [...stays, { tool: 'agenda', input: { when: heard.when } }];
}

/** Returns the call that says where the user is on the days that a request names; none if nothing is known. */
export function staysThen(heard: Heard): PhraseCall[] {
  const [time] = heard.times;
  const day = time && 'date' in time && !time.bound ? time.date : null;
  const isSpan = time?.kind === 'range' && !time.bound;
  const [from, to] = isSpan ? [time.from.date, time.to.date] : [day, day];
  const stays = from && to ? ownStays(heard, { from, to }) : [];
  return stays.length > 0 ? [recall(stays.join('\n'), [])] : [];
}

/**
 * Returns the answer to "what is next?" if nothing more is planned today: the next thing of another day. Null
 * otherwise.
 */
export function askedNext({ whole, sense, world }: Heard): PhraseCall | null {
  if (sense !== 'none' || !/^(?:so |and )?what(?:['’]?s| is)(?: up| coming up)? next\b/i.test(whole))
    return null;
  const today = localDate(world.now, world.zone);
  const ahead = world.things.filter(
    ({ kind, at }) => (kind === 'reminder' || kind === 'event') && at && at > world.now,
  );
  const [next] = inOrder(ahead, world.zone);
  return next && dayOf(next, world.zone) !== today
    ? recall(`Nothing more today. Next: ${timedLine(next, world)}.`, [next])
    : null;
}

/** Returns the day (YYYY-MM-DD) of "and the 22nd?" after a question for 20 December: 22 December. Null for other words. */
export function dayInSameMonth({ when, world }: Heard): string | null {
  const day = /^(?:on )?the (\d{1,2})(?:st|nd|rd|th)$/i.exec(when)?.[1];
  return day && world.lastDay ? dayInItsMonth({ date: world.lastDay }, Number(day), world) : null;
}

// The week, from Monday to Sunday, of the last day in the conversation.
function weekSpokenOf({ world: { lastDay, now, zone } }: Heard): string | null {
  const today = localDate(now, zone);
  if (!lastDay || lastDay < today) return null;
  const monday = addDays(lastDay, -((new Date(lastDay).getUTCDay() + 6) % 7));
  return `from ${[monday, today].toSorted().at(-1)} to ${addDays(monday, 6)}`;
}

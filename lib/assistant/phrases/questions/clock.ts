import { focusOf } from '@/lib/assistant/phrases/edits/focus';
import { recall, timedLine, unknownAnswer } from '@/lib/assistant/phrases/questions/answers';
import type { Heard, Phrase } from '@/lib/phrases/phrase';
import { placeSpokenOf } from '@/lib/phrases/their-time';
import { formatWhen, localDate } from '@/lib/time/format';
import { placeIn, placeZone } from '@/lib/time/places';
import { quoted } from '@/lib/words/wording';

export const clockPhrases: Phrase[] = [
  {
    // "Which day does the gardener come?", "which day is choir?", of what was never told.
    intent: 'facts_query',
    isQuestion: true,
    when: 'never',
    strength: 'certain',
    say: [
      '[so|and] [on] (what|which) (day|days|date|dates) (does|do|did|will) (the|my|our|his|her|their) {who} [usually|normally|next] (come|arrive|start|begin|visit|leave|work) [again|round|over|by|here|next]',
      '[so|and] [on] (what|which) (day|days|date|dates) (does|do|will) [the|my|our|his|her|their] {who} [usually|normally|next] (go|run|happen|take place|get collected|get picked up) [out] [again|next]',
      '[so|and] [on] (what|which) (day|days|date|dates) (is|are|was|will) [the|my|our|his|her|their] {who} [be] [on|again|next|held|happening|this year]',
      '[so|and] what time (is|are|was) [the|my|our|his|her|their] {noun} [at|on|again|then]',
    ],
    fits: ({ world, text, findWords }) =>
      !world.hasCalendar &&
      !noHour.test(text('noun')) &&
      [text('who') || text('noun')].every(
        (who) =>
          !noEvent.test(who) &&
          !kindOfPlan.test(who) &&
          findWords(who, ['reminder', 'event', 'todo', 'date', 'fact']).length === 0,
      ),
    calls: ({ text }) => unknownAnswer((text('who') || text('noun')).replace(/ days?$/i, '')),
    examples: [],
  },
  {
    // "What time is that for me?", of a thing that was told in another zone.
    intent: 'datetime_query',
    isQuestion: true,
    when: 'never',
    strength: 'certain',
    say: [
      '(what time|when|what) (is|would|will) (that|it|this) [be] (for me|for us|here|in my time|my time|in my zone|where i am)',
    ],
    fits: (heard) => heard.last(['reminder', 'event']) !== null,
    calls: (heard) => {
      const thing = heard.last(['reminder', 'event']);
      return thing && recall(`${timedLine(thing, heard.world)}.`, [thing]);
    },
    examples: [],
  },
  {
    // "What's the time over there now?" after "Going to Copenhagen 11 to 19 dec".
    intent: 'datetime_query',
    isQuestion: true,
    strength: 'certain',
    say: [
      '[and|so] (what is|what) [the] [current|local|exact] time [is it|it is] [now|right now] (there|over there|for them|for her|for him|where they are|where she is|where he is) [now|right now|currently|at the moment]',
    ],
    fits: (heard) => placeSpokenOf(heard.world) !== null && (isNow(heard) || timeThere(heard) === null),
    calls: ({ world }) => ({ tool: 'answer_date', input: { place: placeSpokenOf(world) } }),
    examples: [],
  },
  {
    // Matches "what time is that for them?" if the last thing names a place: "Call with Singapore team".
    intent: 'datetime_query',
    isQuestion: true,
    when: 'never',
    strength: 'certain',
    say: [
      '(what time|when|what) (is|would|will) (that|it|this) [be] (for them|for him|for her|there|over there|in their time|their time|on their end|on their side|where they are)',
      '(what time|when) (is|would|will) (that|this) [be] (in|for) {place}',
    ],
    fits: (heard) => timeThere(heard) !== null && !isNow(heard),
    calls: (heard) => timeThere(heard),
    examples: [],
  },
  {
    // "What time is 8:30 pm here in Auckland?"
    intent: 'datetime_query',
    isQuestion: true,
    when: 'must',
    strength: 'certain',
    say: [
      '[so|and] (what time|what|when) (is|would|will) [it|that] [be] [here|my time|for me|our time] (in|for) {place}',
      '[so|and] what time (is it|will it be|would it be|is that) (in|for) {place} (when|if) it is [at] [here|my time|for me|our time]',
      '(if|when) it is [at] [here|my time|for me|our time] [then] what time (is it|will it be|would it be|is that) (in|for) {place}',
      '[here|my time|our time] is what [time] (in|for) {place}',
    ],
    fits: (heard) =>
      heard.sense === 'hour' &&
      placeZone(heard.text('place')) !== null &&
      !/^what(?:['’]s| is) on\b/i.test(heard.whole),
    calls: (heard) => ({ tool: 'answer_date', input: { place: heard.text('place'), when: heard.when } }),
    examples: ['what time is 8.30pm here in Auckland', 'if it is 3pm here what time is it in London'],
  },
  {
    // "What was the original time?", of something that was moved.
    intent: 'datetime_query',
    isQuestion: true,
    when: 'never',
    strength: 'certain',
    say: [
      '[so|and] (what|when) (was|is) (the|its|our|my) (original|old|previous|earlier|first) (time|date|day|one) [again|before]',
      '[so|and] (what|when) was (it|that) (before|originally|at first|at before)',
    ],
    fits: (heard) => heard.last(['reminder', 'event']) !== null,
    calls: (heard) => {
      const thing = heard.last(['reminder', 'event']);
      return (
        thing &&
        `I keep only the newest time: ${timedLine(thing, heard.world)}. “Undo” brings the one before back.`
      );
    },
    examples: [],
  },
  {
    intent: 'datetime_query',
    isQuestion: true,
    when: 'never',
    strength: 'certain',
    say: [
      '[so|and] (what|which) [calendar] week [number|nr|no] [is it|is this|are we in|are we on|do we have] [of the year]',
      '[so|and] what is the [calendar] week number',
    ],
    fits: ({ whole }) => /\bweek\b/i.test(whole),
    calls: ({ world }) => `It is week ${weekNumber(localDate(world.now, world.zone))} of the year.`,
    examples: ['what week number is it'],
  },
  {
    // "What is today?" asks for the date.
    intent: 'datetime_query',
    isQuestion: true,
    when: 'words',
    strength: 'certain',
    say: ['[so|and] (what|what is|whats) (is today|today)', '[so|and] what day (are we|we are) [on] [today]'],
    calls: () => ({ tool: 'answer_date', input: {} }),
    examples: ['what is today'],
  },
  {
    intent: 'datetime_query',
    isQuestion: true,
    say: [
      '(what|what is) [the] [current|exact|local|correct|right] time [is it|it is|right now|now] [is it] [now|right now|at the moment|currently|here]',
      '(what is|what) (the|todays|current|today) [current] (date|day|month|year) [is it|today|is today] [today|now|of today|actually|again|please]',
      '(what|which) (day|date|month|year|week|weekday|day of the week) (is it|is today|is this|are we in|do we have|it is|is it today|of the week is it|of the week is today) [today|now|right now]',
      '(tell|give) me [the] [current|exact] (time|date|day|day of the week) [please|now|today|it is]',
      '(tell me|do you know|do you have|show me) (what|what the) [time|day|date] [is|it is|is it|today is] [it] [now]',
      '[the|current] (time|date) [now|please|check]',
      '(what is|what will) [the] (date|day|weekday) [and time] [be] [on|of|for|in]',
      '(what|which) (day|date|day of the week|weekday) (is|was|will be|does|will|falls) {slotted} [fall on|be|land on]',
      '(what|which) (day|date|weekday|day of the week) (is|was|will be|falls on) [on] the {nth:word} [again]',
      '(what|which) (day|date|weekday) (is|was|will be|falls on) [on]',
      '(what|when) (is|date is|day is) [on]',
      'do you have the time',
    ],
    fits: (heard) =>
      (!heard.has('slotted') || heard.sense !== 'none') &&
      (!heard.has('nth') || /^\d{1,2}(?:st|nd|rd|th)$/i.test(heard.text('nth'))),
    calls: (heard) => {
      if (heard.has('nth')) return { tool: 'answer_date', input: { when: `the ${heard.text('nth')}` } };
      const whole = heard.whole.replace(/^(what|when)['’]?s\b/i, '$1 is');
      if (
        heard.sense !== 'none' &&
        !/^(?:today|now|right now|at the moment|currently)$/i.test(heard.when) &&
        !/^(?:what|which|when) (?:day|date|weekday|is the (?:date|day)|is|was|will|day of the week)/i.test(
          whole,
        )
      )
        return null;
      if (
        /^(?:what|when) is\b/i.test(whole) &&
        heard.sense === 'none' &&
        !/\b(?:time|date|day|month|year)\b/i.test(whole)
      )
        return null;
      if (/^when is\b/i.test(whole) && heard.sense === 'none') return null;
      if (/^what is$/i.test(whole.replace(heard.when, '').trim())) return null;
      const when = heard.when && !/^(?:today|now|right now)$/i.test(heard.when) ? { when: heard.when } : {};
      return { tool: 'answer_date', input: when };
    },
    examples: ['what time is it', "what's the date today", 'what day is it', 'which day is next friday'],
  },
  {
    intent: 'datetime_query',
    isQuestion: true,
    say: [
      '(what|what is) [the] [current|exact|local] time [is it|it is|right now|now|difference] [now|currently|right now] (in|at|for|over in|of) {place}',
      '(tell|give|show) me [the] [current|exact|local] time [now] (in|at|for|of) {place}',
      '(tell me|do you know|let me know) what time it is [now] (in|at) {place}',
      '(what day|what date) is it (in|at) {place}',
      '[current|local|the] time (in|at|for|of) {place}',
      '(what is|what) {place} time [now|right now|zone]',
      '(what time|how late) is it (now|right now) (in|at) {place}',
      'what time (in|at) {place}',
      '(what|which) time zone (is|am i in|are we in|does) {place} [in|have|use]',
    ],
    fits: (heard) =>
      heard.text('place').split(' ').length <= 5 &&
      !/^(?:was|were|my|our|his|her|their|your)\b|\b(?:last|next|first|each|every)$/i.test(
        heard.text('place'),
      ),
    calls: (heard) => ({
      tool: 'answer_date',
      input: {
        place: heard.text('place').replace(/\s+(?:right )?now$|\s+at the moment$/i, ''),
        ...(heard.sense === 'hour' ? { when: heard.when } : {}),
      },
    }),
    examples: ['what time is it in tokyo', "what's the time in new york"],
  },
];

function isNow(heard: Heard): boolean {
  const thing = focusOf(heard, ['reminder', 'event']);
  return (
    /\b(?:now|currently|the time|at the moment)\b/i.test(heard.message) ||
    trip.test(`${thing?.title ?? ''} ${thing?.details ?? ''}`)
  );
}

// "What day is the meeting", of a plan that has a name of its own.
const kindOfPlan = /^(?:(?:the|my|our) )?(?:appointment|meeting|event|appt|thing)s?$/i;

// "Which day is best", "which day is it in Tokyo" and "which days are left" ask for no event.
const noEvent =
  /^(?:it|this|that|these|those|they|he|she|i|we|you|there|best|better|good|worst|free|left|open|empty|busy|full|quiet|off|next|first|last|\p{L}+(?:est|able)|(?:the )?\d+(?:st|nd|rd|th)?|(?:most|least|more|less|not|also|still) \p{L}+)(?: |$)|\b(?:i|we|you)\b/iu;

const noHour = /\b(?:time|zone|now|here|sun(?:rise|set)|in|for|there|over|late|early|too)\b/i;

// A journey, or a reminder with a last day in its details.
const trip =
  /\b(?:fly|flying|flight|trip|travel|going to|holidays?|vacation)\b|\d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d/i;

function timeThere(heard: Heard): string | null {
  const { now, zone } = heard.world;
  const thing = focusOf(heard, ['reminder', 'event']);
  const place = heard.text('place') || placeIn(thing?.title ?? '') || placeIn(thing?.details ?? '');
  const there = place ? placeZone(place) : null;
  return thing?.at && place && there
    ? `${quoted(thing.title)}: ${formatWhen(thing.at, there)} in ${place}. For you it is ${formatWhen(thing.at, zone, now)}.`
    : null;
}

// Returns the number of the ISO week that has the day `date`.
function weekNumber(date: string): number {
  const day = new Date(`${date}T00:00:00Z`);
  const thursday = day.getTime() + (4 - (day.getUTCDay() || 7)) * 86_400_000;
  const first = Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1);
  return Math.floor((thursday - first) / 86_400_000 / 7) + 1;
}

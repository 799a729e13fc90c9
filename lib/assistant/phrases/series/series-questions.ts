import { recall, timedLine } from '@/lib/assistant/phrases/questions/answers';
import type { Heard, Phrase, Thing } from '@/lib/phrases/phrase';
import { formatDate, localDate } from '@/lib/time/format';
import { quoted } from '@/lib/words/wording';

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
];

function asked(heard: Heard): Thing[] {
  const words = heard.text('item').replace(/\s+(?:reminder|alarm|series|thing|one)s?$/i, '');
  const isPointing = /^(?:it|that|this|them|they|those)$/i.test(words);
  const last = heard.last(['reminder']);
  const found = isPointing ? (last ? [last] : []) : heard.findWords(words, ['reminder']);
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

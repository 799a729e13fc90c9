import { focusOf } from '@/lib/assistant/phrases/edits/focus';
import { recall } from '@/lib/assistant/phrases/questions/answers';
import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { nearestHalf } from '@/lib/reminders/times/when';
import { localDate, localTime } from '@/lib/time/format';
import { quoted } from '@/lib/words/wording';

const inWeather = "[it|there|the weather|we] [is|'s|have|get] {weather}";
const remind = '(remind|ping|nudge|alert|tell|notify) (me|us)';

export const unaskedPhrases: Phrase[] = [
  {
    // "Yes please, in the evening", when nothing was asked, does not move the last plan by itself.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    say: ['[in|on|at|for]'],
    fits: (heard) => unasked(heard) !== null,
    calls: (heard) => {
      const thing = unasked(heard);
      return (
        thing &&
        `I had asked nothing, so nothing was changed. To move ${quoted(thing.title)}, say “make it ${heard.when}”.`
      );
    },
    examples: [],
  },
  {
    // "If it rains, do it sunday instead": nobody here looks at the sky.
    intent: 'calendar_set',
    strength: 'certain',
    isContent: true,
    say: [
      `[and|but|so] (if|in case|should) ${inWeather} [then|let us|can we|please|we will|i will|you can|just] (do|move|make|have|push|shift|switch|put|change|hold|cancel|skip|call) (it|that|this|it off|that off) [to|on|for] [instead|then|please]`,
      `[and|but|so] (do|move|make|have|push|shift|switch|put|change|hold|cancel|skip|call) (it|that|this|it off|that off) [to|on|for] [instead|then] (if|in case) ${inWeather}`,
    ],
    fits: ({ text, world }) => weather.test(text('weather')) && world.mentions.length > 0,
    calls: ({ when }) =>
      `I don’t know the weather, so nothing was changed. If it comes to that, say “${when ? `move it to ${when.replace(/^(?:to|on|for) /i, '')}` : 'cancel it'}”.`,
    examples: [],
  },
  {
    // "Remind me again at 8:15 if I don't do it": nobody can see whether it was done.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    isContent: true,
    say: [
      `[and|also|please|then|but] ${remind} again (if|unless|in case|in the case) {condition}`,
      `[and|also|please|then|but] (if|unless|in case) {condition} [please|then] ${remind} again`,
    ],
    fits: (heard) => againCalls(heard) !== null,
    calls: (heard) => againCalls(heard),
    examples: [],
  },
];

const weather =
  /^(?:(?:is|gets?|looks?|too|really|very|still|heavy|a|turns?(?: out)?) )*(?:rain(?:s|y|ing)?|snow(?:s|y|ing)?|bad|storm(?:s|y|ing)?|pour(?:s|ing)|wet|cold|freez(?:es|ing)|windy|hot|icy|dry|thunder\w*|drizzl(?:es|ing))(?: (?:weather|rain|today|then|that day|out|outside|all day))*$/i;

function unasked(heard: Heard): Thing | null {
  const { message, world, parts } = heard;
  const isYes = /^\W*(?:yes|yep|yup|sure)(?: please| thanks)?\b[,.!]? /i.test(message);
  const isOnlyTime = parts.every(
    ({ time, word }) => time || /^(?:in|on|at|for|the|please|yes|sure)$/.test(word),
  );
  if (!isYes || !isOnlyTime || (world.lastReply ?? '').includes('?')) return null;
  const thing = focusOf(heard, ['reminder']);
  return thing?.at ? thing : null;
}

function againCalls(heard: Heard): PhraseCall[] | null {
  const { times, world, hasQuestionMark } = heard;
  const [time, other] = times;
  const thing = focusOf(heard, ['reminder']);
  if (!time || other || hasQuestionMark || !thing?.at || thing.rule) return null;
  const clock = localTime(thing.at, world.zone);
  const when =
    time.kind === 'time'
      ? `${localDate(thing.at, world.zone)} ${nearestHalf(time.time, time.text, clock).slice(0, 5)}`
      : time.kind === 'instant' || time.kind === 'date'
        ? time.text
        : null;
  return when
    ? [
        { tool: 'set_reminder', input: { title: thing.title, when } },
        recall('I can’t see whether it is done, so it comes in any case, unless you delete it.', []),
      ]
    : null;
}

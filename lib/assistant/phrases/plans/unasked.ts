import { moveCalls, nameThing } from '@/lib/assistant/phrases/changes/shared';
import { focusOf } from '@/lib/assistant/phrases/edits/focus';
import { recall } from '@/lib/assistant/phrases/questions/answers';
import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { inItsHalf, isAhead } from '@/lib/reminders/phrases/event-names';
import { nearestHalf } from '@/lib/reminders/times/when';
import { localDate, localTime } from '@/lib/time/format';
import { quoted } from '@/lib/words/wording';

const keeps = 'Until you decide, it stays: ';
const inWeather = "[it|there|the weather|we] [is|'s|have|get] {weather}";
const remind = '(remind|ping|nudge|alert|tell|notify) (me|us)';

export const unaskedPhrases: Phrase[] = [
  {
    // "I think I might skip it" decides nothing yet.
    intent: 'calendar_query',
    when: 'never',
    strength: 'certain',
    say: [
      '[hm|well|so|but|ugh] [i think] (i|we) (might|may) [just|have to] (skip|miss|cancel|bail on|give) (it|that|that one|this one) [a miss] [this time|this week|today|then|you know]',
    ],
    fits: (heard) => !heard.hasQuestionMark && heard.last(['reminder']) !== null,
    calls: (heard) => {
      const thing = heard.last(['reminder']);
      return (
        thing && recall(`${keeps}${nameThing(thing, heard)}. Say “cancel it” if you decide to.`, [thing])
      );
    },
    examples: [],
  },
  {
    // "Nah, I'll go", after that.
    intent: 'calendar_query',
    when: 'never',
    strength: 'certain',
    say: [
      '[no|nah|ok|oh|well|actually|fine] [no|actually] (i|we) will (go|do it|keep it|be there|still go|go anyway|make it)',
      '[no|nah|ok|oh|well|actually] (keep|leave) it [in|on|there|as it is]',
    ],
    fits: (heard) => heard.world.lastReply?.startsWith(keeps) === true && heard.last(['reminder']) !== null,
    calls: (heard) => {
      const thing = heard.last(['reminder']);
      return thing && recall(`Good, it stays: ${nameThing(thing, heard)}.`, [thing]);
    },
    examples: [],
  },
  {
    // "Yes please, in the evening", when nothing was asked, does not move the last plan by itself.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    say: ['[but] [in|on|at|for]'],
    fits: (heard) => unasked(heard) !== null,
    calls: (heard) => {
      const thing = unasked(heard);
      // "Yes but in the morning" agrees to the plan and to nothing else of it.
      if (thing && /^\W*\p{L}+[,.!]? but\b/iu.test(heard.message)) return moveCalls(thing, heard.when, heard);
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
    // "7 Thursday at Dana's", after "when's book club", which was not known.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    isContent: true,
    say: ['[oh|ah|well|so|ok|i think] [it is|its|that is] [on|at] [at {at}] [in {in}]'],
    fits: (heard) => unknownPlan(heard) !== null && !heard.hasQuestionMark && isAhead(heard),
    calls: (heard) => {
      const place = ['at', 'in'].filter((one) => heard.has(one)).map((one) => ` ${one} ${heard.text(one)}`);
      const name = unknownPlan(heard) ?? '';
      const said =
        heard.sense === 'hour'
          ? heard.when.replace(/^(?:at )?(\d[\d:.]*) (?![ap]m\b)(?=\p{L})(.+)$/u, '$2 at $1')
          : heard.when;
      const when = inItsHalf(said, name);
      return { tool: 'set_reminder', input: { title: `${name}${place.join('')}`, when } };
    },
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
  {
    // "Can it bug me again if I don't do it", right after a reminder was set.
    intent: 'calendar_set',
    when: 'never',
    strength: 'certain',
    isContent: true,
    say: [
      '[and|also|ok|please] [can|could|will|would] [it|you] [please|also] (bug|nag|remind|ping|nudge|pester|chase) me again (if|in case) (i|we) (do not|have not|did not|forget) [do|done] [it|that|to do it]',
      '[and|also|ok|please] [can|could|will|would] [it|you] [please|also] (keep (bugging|nagging|reminding|pinging|nudging) me|bug me|nag me) [about it] (until|till) (i|we) (do|have done|did) [it|that]',
    ],
    fits: (heard) => toNag(heard) !== null,
    calls: (heard) => ({ tool: 'update_reminder', input: { item: toNag(heard)?.id, nag: true } }),
    examples: [],
  },
];

function toNag({ world: { mentions, things, lastTurn } }: Heard): Thing | null {
  const set = mentions.filter(({ turn, how }) => turn === lastTurn && how !== 'deleted');
  const [thing, other] = things.filter(({ id }) => set.some((one) => one.thing.id === id));
  return thing?.kind === 'reminder' && !other ? thing : null;
}

const weather =
  /^(?:(?:is|gets?|looks?|too|really|very|still|heavy|a|turns?(?: out)?) )*(?:rain(?:s|y|ing)?|snow(?:s|y|ing)?|bad|storm(?:s|y|ing)?|pour(?:s|ing)|wet|cold|freez(?:es|ing)|windy|hot|icy|dry|thunder\w*|drizzl(?:es|ing))(?: (?:weather|rain|today|then|that day|out|outside|all day))*$/i;
const askedWhen =
  /^(?:(?:so|and|ok|hey)[, ]+)*(?:when|what (?:time|day))(?:['’]?s| is| are) (?:the |my |our )?(?<name>(?!(?:it|today|now|that|this|next|tomorrow)\b)\p{L}[\p{L}’' -]{2,30}?)(?: again| this week| next week)?[?. ]*$/iu;

function unknownPlan({ sense, world }: Heard): string | null {
  const { lastMessage, lastTurn, mentions } = world;
  if (sense !== 'hour' && sense !== 'day') return null;
  const { name } = askedWhen.exec(lastMessage ?? '')?.groups ?? {};
  return name &&
    !/\b(?:birthday|bday|anniversary)$/i.test(name) &&
    !mentions.some(({ turn }) => turn === lastTurn)
    ? name
    : null;
}

function unasked(heard: Heard): Thing | null {
  const { message, world, parts } = heard;
  const isYes = /^\W*(?:yes|yep|yup|yeah|sure|ok|okay)(?: please| thanks|,? but)?\b[,.!]? /i.test(message);
  const isOnlyTime = parts.every(
    ({ time, word }) => time || /^(?:in|on|at|for|the|please|yes|sure|but)$/.test(word),
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

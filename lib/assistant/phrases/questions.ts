import { nameThing } from '@/lib/assistant/phrases/changes';
import { baseForms } from '@/lib/assistant/understand/word-lists';
import { matchWords } from '@/lib/match-words';
import type { Heard, Phrase, Thing } from '@/lib/phrase';
import { titleOf } from '@/lib/phrase-input';

const timed: Thing['kind'][] = ['reminder', 'event', 'todo', 'date'];

function agenda(heard: Heard) {
  const when =
    heard.sense === 'none' || heard.sense === 'unclear' || heard.sense === 'length'
      ? {}
      : { when: heard.when };
  return { tool: 'agenda', input: when };
}

/** Without a day: the coming week, and the list if there is one. */
function overview({ world }: Heard) {
  const hasList = world.things.some(({ kind, date }) => kind === 'todo' && !date);
  return [
    { tool: 'agenda', input: { when: 'the next 7 days' } },
    ...(hasList ? [{ tool: 'list_todos', input: {} }] : []),
  ];
}

const things =
  '(anything|something|any events|any meetings|any appointments|any plans|any reminders|any event|any appointment|any meeting|plans|events|meetings|appointments|a meeting|an appointment|a lot|much|things|stuff|any calls|any tasks|any todos|any deadlines|any other meetings|any calendar events)';
const doing =
  '(on|planned|scheduled|going on|going|coming up|coming|to do|left to do|due|left|booked|happening|up|set|in store|on my plate|on my calendar|on my schedule|on my agenda|in my calendar|on the calendar|in my schedule|lined up|pending|on my list|in my agenda|in the calendar|on the agenda|on the schedule|on my diary|in my diary|for me|to attend|arranged)';

export const questionPhrases: Phrase[] = [
  {
    intent: 'calendar_query',
    isQuestion: true,
    say: [
      `(what|what all|what else|what things) (do|have|will) (i|we) [still|already] (have|got|need to do|have to do|got to do) [${doing}] [for]`,
      `what (is|are|all is|else is|things are) [there|still|my] [<my>] [${doing}] [for]`,
      `(what is|what are|how is|how does|what does) [<my>] (schedule|agenda|calendar|day|plan|plans|week|weekend|morning|afternoon|evening|month|diary|appointments|meetings|events|itinerary|program|tasks|deadlines) [like|look like|looking like|looking] [look] [like] [for|on|in]`,
      `(what is|what have i got|what do i have|what have we got) (on|in) [<my>] (schedule|agenda|calendar|diary|plate|plan|planner) [for|on]`,
      `(what is) (happening|going on|up|coming up|coming|next|planned|scheduled|due|left) [next] [for me] [in|on] [<my>] [calendar|schedule|agenda|life] [for|on]`,
      `(do|have|will) (i|we) [have|got] [got] ${things} [else] [${doing}] [for|on|at|in] [<my>] [calendar|schedule|agenda]`,
      `(is|are) there ${things} [else] [${doing}] [for|on|at|in|that i] [<my>] [calendar|schedule|agenda|have to do|need to do|should do] [for]`,
      `(am|are) (i|we) (busy|free|available|booked|doing anything|meeting anyone|occupied|booked up|tied up|meeting anybody|doing something)`,
      `<show> [me] [<my>] [whole|entire|full] (schedule|agenda|calendar|day|week|plan|plans|appointments|meetings|events|diary|upcoming events|upcoming meetings|overview|itinerary|weekend|month|deadlines) [for|on|of|in]`,
      `<show> [me] (everything|it all|all i have|what i have|what i have to do|what is on|what i need to do|what is coming up|what is next|what is going on|all my stuff|what i have got|all|what is planned|what is due) [planned|scheduled|on|due|to do|for|coming up]`,
      `[<my>] (schedule|agenda|calendar|appointments|meetings|events|plans|day|week) [for|on]`,
      '(what|which) (meetings|appointments|events|things|tasks|plans|calls|deadlines|todos) (do i have|have i got|are there|are on|are scheduled|are planned|are due|are coming up|do we have) [scheduled|planned|on|coming up|for|due]',
      '(how many|what) (meetings|appointments|events|things|calls|calendar events) (do i have|have i got|are there|are scheduled|are on my calendar|are in my calendar) [scheduled|planned|on|left] [for]',
      '(what|anything) (should|must|do) i [need to|have to] (do|get done|take care of|know about|be aware of|remember)',
      '(anything|something) [else] [on|planned|scheduled|coming up|due|going on|left] [for]',
      '(what|what will|what am) (i|we) (doing|be doing|up to) [for|on]',
      '(when|what|what time) is [<my>] next (appointment|meeting|event|thing|call|calendar event|engagement)',
      '(give|send|show|read|tell) me (a|the|my) [quick|short|daily] (summary|overview|rundown|briefing|recap|brief) [of] [<my>] [day|week|things|everything|tasks|schedule] [for]',
      '(summarize|summarise|recap) [<my>] [day|week|schedule|things|everything]',
      '(brief me|fill me in|catch me up|what did i miss|what is new|where do i stand)',
      'what (does) [<my>] (day|week|weekend|schedule|calendar|morning|afternoon|evening) (look|looks) like [for]',
      '(i|we) (want|would like|need) to (see|know|check|hear) [<my>] (schedule|agenda|calendar|plans|appointments|what is on) [for]',
      '(check|look at|review) [<my>] (calendar|schedule|agenda) [for|on]',
    ],
    fits: (heard) =>
      !/\b(?:birthdays?|tv|the news|the weather|netflix|cinema|theaters?)\b/i.test(heard.whole),
    calls: (heard) => {
      const isFree = /^(?:am|are)\b.*\b(?:free|available|busy|booked)\b/i.test(heard.whole);
      if (isFree && heard.world.hasCalendar)
        return { tool: 'use_calendar', input: { act: 'free', when: heard.when } };
      if (
        heard.sense === 'none' &&
        /\b(?:summary|overview|rundown|everything|all|recap|summari[sz]e|catch me up|fill me in|where do i stand|stuff)\b/i.test(
          heard.whole,
        )
      )
        return overview(heard);
      return agenda(heard);
    },
    examples: [
      'what do i have tomorrow',
      "what's on my plate this week",
      'am i busy tomorrow morning',
      'show me everything',
      'give me a summary',
    ],
    counterExamples: ["what's the weather tomorrow", 'what is on tv'],
  },
  {
    intent: 'calendar_query',
    isQuestion: true,
    say: [
      '(when|what time|at what time|what day|on what day|which day|what date|on which day) (is|are|was|were|does|do|did|am|will) (i|we|they|my|the|our) [have to|need to|supposed to|going to|meant to|got to|want to] {item}',
      '(when|what time|at what time|what day|on what day|what date) (is|are|was|were|does|do|did|will) {item}',
      '(when|what time) (should|must|can) i {item}',
      '(how long|how many days|how many hours) [is it|is there|are there|left] (until|till|to|before) {item}',
      '(tell me|show me) (when|what time) {item} is',
      '(where|who|with whom) (is|are|was) {item}',
    ],
    fits: (heard) =>
      !/\b(?:last|ever)\b|\bdid (?:i|we)\b/i.test(heard.whole) &&
      heard.findWords(titleOf(heard.text('item')), timed).length > 0 &&
      heard.findWords(titleOf(heard.text('item')), timed).length < 4,
    calls: (heard) =>
      heard
        .findWords(titleOf(heard.text('item')), timed)
        .map(
          (thing) =>
            `${capital(nameThing(thing, heard))}${thing.at || thing.date ? '' : ', without a time'}.`,
        )
        .join('\n'),
    examples: [],
  },
  {
    intent: 'calendar_query',
    isQuestion: true,
    say: [
      '(do|have|did) (i|we) [already] [have|got|set|add|put] [a|an|any] {item} [set|planned|scheduled|booked|coming up|on my calendar|in my calendar|for|at|on|with]',
      '(is|are) (there|my|the|our) [a|an|any] {item} [set|planned|scheduled|booked|coming up|on my calendar|for|at|on]',
    ],
    fits: (heard) =>
      heard.findWords(heard.text('item'), timed).length > 0 && heard.text('item').split(' ').length <= 6,
    calls: (heard) =>
      heard
        .findWords(heard.text('item'), timed)
        .slice(0, 5)
        .map((thing) => `Yes: ${nameThing(thing, heard)}.`)
        .join('\n'),
    examples: [],
  },
  {
    intent: 'calendar_query',
    isQuestion: true,
    strength: 'likely',
    say: [
      '(what|what all|what things) (did|have) (i|we) (do|done|get done|got done|finish|finished|achieve|accomplish|complete)',
      '(what|did) (did you|have you|you) (remind|reminded) me (of|about) [so far]',
      '(did|have) you (remind|reminded) me (of|about|to) {item}',
    ],
    calls: (heard) => pastAnswer(heard),
    fits: (heard) => !heard.has('item') || heard.text('item').split(' ').length <= 6,
    examples: [],
  },
  {
    intent: 'done_query',
    isQuestion: true,
    strength: 'likely',
    say: [
      '(when|what time) did (i|we) last {item}',
      'when was the last time [that] (i|we) {item}',
      '(have|did) (i|we) [already|ever] {item} [yet|already]',
      'how long (ago|is it|has it been) [did] [since] (i|we) [last] {item}',
      'how (often|many times) (have|did) (i|we) {item}',
      'did (i|we) remember to {item}',
    ],
    fits: (heard) => isDoing(heard.text('item')),
    calls: (heard) => ({
      tool: 'track_done',
      input: {
        act: 'ask',
        what: withReference(heard.text('item'), heard),
        ...(heard.sense === 'none' ? {} : { when: heard.when }),
      },
    }),
    examples: ['when was the last time I changed the filter', 'have I watered the plants this week'],
    counterExamples: ['did I say that'],
  },
  {
    intent: 'done_set',
    strength: 'likely',
    say: [
      '[i|we] [have|also] [just|already|finally] {item} [again|already]',
      '(i|we) have [already|just] {item}',
    ],
    fits: (heard) => isPastDeed(heard),
    calls: (heard) => ({
      tool: 'track_done',
      input: {
        act: 'record',
        what: withReference(heard.text('item').replace(/\s+(?:again|already|just now)$/i, ''), heard),
        ...(heard.sense === 'day' || heard.sense === 'hour' ? { when: heard.when } : {}),
      },
    }),
    examples: ['watered the plants', 'I changed the air filter yesterday'],
    counterExamples: ['I got a new job'],
  },
  {
    intent: 'search',
    isQuestion: true,
    strength: 'guess',
    when: 'words',
    say: [
      '(what|where|when|who|whom|which|whose|how|did|do|does|is|are|was|were|have|has|can|could|find|search|search for|look for|look up|any|at) {item}',
    ],
    fits: (heard) => heard.world.things.length > 0 && isAboutOwn(heard),
    calls: (heard) => ({ tool: 'search', input: { query: heard.whole.slice(0, 200) } }),
    examples: [],
  },
  {
    intent: 'datetime_query',
    isQuestion: true,
    say: [
      '(what|what is) [the] [current|exact|local|correct|right] time [is it|it is|right now|now] [is it] [now|right now|at the moment|currently|here]',
      '(what is|what) (the|todays|current|today) [current] (date|day|month|year) [is it|today|is today] [today|now|of today]',
      '(what|which) (day|date|month|year|week|weekday|day of the week) (is it|is today|is this|are we in|do we have|it is|is it today|of the week is it|of the week is today) [today|now|right now]',
      '(tell|give) me [the] [current|exact] (time|date|day|day of the week) [please|now|today|it is]',
      '(tell me|do you know|do you have|show me) (what|what the) [time|day|date] [is|it is|is it|today is] [it] [now]',
      '[the|current] (time|date) [now|please|check]',
      '(what is) [the] (date|day) [and time] [on|of|for]',
      '(what|which) (day|date|day of the week|weekday) (is|was|will be|does|will|falls) {slotted} [fall on|be|land on]',
      '(what|which) (day|date|weekday) (is|was|will be|falls on) [on]',
      '(what|when) (is|date is|day is) [on]',
      'do you have the time',
    ],
    fits: (heard) => !heard.has('slotted') || heard.sense !== 'none',
    calls: (heard) => {
      if (
        heard.sense !== 'none' &&
        !/^(?:today|now|right now|at the moment|currently)$/i.test(heard.when) &&
        !/^(?:what|which|when) (?:day|date|weekday|is the (?:date|day)|is|was|will|day of the week)/i.test(
          heard.whole,
        )
      )
        return null;
      if (
        /^(?:what|when) is\b/i.test(heard.whole) &&
        heard.sense === 'none' &&
        !/\b(?:time|date|day|month|year)\b/i.test(heard.whole)
      )
        return null;
      if (/^when is\b/i.test(heard.whole) && heard.sense === 'none') return null;
      if (/^what is$/i.test(heard.whole.replace(heard.when, '').trim())) return null;
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
    fits: (heard) => heard.text('place').split(' ').length <= 5,
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

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Verbs whose past is worth a note: chores and care, not feelings or errands told as a story. */
const chores = new Set(
  'water feed clean wash change replace vacuum mop dust take call pay mow charge trim defrost descale service walk bathe groom run swim exercise stretch train work meditate practice practise read brush floss shower shave iron fold refill fill top backup back update visit see text write cut prune fertilize fertilise weed empty swap rotate air turn check test clean sweep scrub polish tidy do donate give treat brush file renew send post mail email phone drink eat cook bake sharpen lubricate oil'.split(
    ' ',
  ),
);

function isDoing(words: string): boolean {
  const first = words.toLowerCase().split(/\s+/)[0] ?? '';
  return chores.has(first) || (baseForms(first) ?? []).some((base) => chores.has(base));
}

function isPastDeed(heard: Heard): boolean {
  const words = heard.text('item').split(/\s+/);
  const base = baseForms((words[0] ?? '').toLowerCase());
  const isOut = /^(?:ran out|run out|took off|ran into|called it)\b/i.test(heard.text('item'));
  const isPast = !isOut && (base?.some((one) => chores.has(one)) ?? false);
  return (
    isPast &&
    words.length >= 2 &&
    words.length <= 7 &&
    (words[0] ?? '').toLowerCase() !== 'read' &&
    !heard.whole.includes('?') &&
    !/^\S+ (?:it|that|them|this|both|those)$/i.test(heard.text('item')) &&
    heard.sense !== 'series'
  );
}

/** "Have I watered them": the thing that was spoken of last. */
function withReference(words: string, heard: Heard): string {
  const last = heard.world.mentions[0]?.thing.title;
  const noun = last?.split(/\s+/).slice(1).join(' ');
  return noun ? words.replace(/\b(?:them|it)\b/i, noun) : words;
}

/** Whether a question shares a telling word with something of the user. */
function isAboutOwn(heard: Heard): boolean {
  const asked = new Set(stems(heard.text('item')));
  return heard.world.things.some(({ title, value }) =>
    stems(`${title} ${value ?? ''}`).some((word) => asked.has(word)),
  );
}

const common = new Set(
  'what when where time day have will does need with about from that this there their your they expect want tell know find said much many some today tomorrow week'.split(
    ' ',
  ),
);

function stems(text: string): string[] {
  return matchWords(text)
    .filter((word) => word.length > 3 && !common.has(word))
    .map((word) => word.replace(/(?:'s|s|ing|ed)$/, ''));
}

/** What is known of the past: what was sent and ticked off. */
function pastAnswer(heard: Heard): string | null {
  const item = heard.text('item');
  if (!heard.has('item'))
    return /\bremind/i.test(heard.whole)
      ? 'I have not reminded you of anything then.'
      : 'I keep no record of your days beyond what you tick off and what is in your journal.';
  const [thing] = heard.findWords(item.replace(/^(?:take|took|taken|have|had|do|did|done|the|my)\s+/gi, ''), [
    'reminder',
    'todo',
  ]);
  if (!thing) return null;
  const isReminded = /^(?:did|have) you/i.test(heard.whole);
  if (isReminded && thing.at && thing.at > heard.world.now) return `Not yet: ${nameThing(thing, heard)}.`;
  return `I have no record of it. It is still open: ${nameThing(thing, heard)}.`;
}

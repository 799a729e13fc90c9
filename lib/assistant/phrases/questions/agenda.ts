import { nameThing } from '@/lib/assistant/phrases/changes/shared';
import {
  askedNext,
  dayInSameMonth,
  freeDayPhrases,
  staysThen,
  withStays,
} from '@/lib/assistant/phrases/questions/free-days';
import { things } from '@/lib/assistant/phrases/questions/words';
import { isAfterQuestion, isOfDays } from '@/lib/phrases/earlier/asked-day';
import type { Heard, Phrase, PhraseCall } from '@/lib/phrases/phrase';
import { addDays } from '@/lib/time/clock';
import { readTime } from '@/lib/time/find-times';
import { localDate, localTime } from '@/lib/time/format';

const doing =
  '(on|planned|scheduled|going on|going|coming up|coming|to do|left to do|due|left|booked|happening|up|set|in store|on my plate|on my calendar|on my schedule|on my agenda|in my calendar|on the calendar|in my schedule|lined up|pending|on my list|in my agenda|in the calendar|on the agenda|on the schedule|on my diary|in my diary|for me|to attend|arranged)';

export const agendaPhrases: Phrase[] = [
  ...freeDayPhrases,
  {
    // Repeats the last question for another time: "and 5pm?", "and the day after?". "This week?" alone is a question.
    intent: 'calendar_query',
    isQuestion: true,
    when: 'must',
    strength: (heard) => (asksForDays(heard) ? 'certain' : 'sure'),
    say: [
      '(and|what about|how about|and what about|or) [on|at|for]',
      '[so|and|just] [on|at|for] [the rest of|rest of] [then|instead]',
    ],
    fits: (heard) =>
      asksForDays(heard) ||
      (isAfterQuestion(heard.world) &&
        (heard.hasQuestionMark || /^(?:and|what|how|or)\b/i.test(heard.whole))),
    calls: (heard) => {
      const { lastDay, now, zone } = heard.world;
      const isAfter = /\bday after\b(?! tomorrow)/i.test(heard.whole);
      const date = isAfter ? addDays(lastDay ?? localDate(now, zone), 1) : dayInSameMonth(heard);
      return date ? { tool: 'agenda', input: { when: date } } : agenda(heard);
    },
    examples: [],
  },
  {
    // "Read me tuesday in order".
    intent: 'calendar_query',
    isQuestion: true,
    when: 'must',
    say: ['(show|read|give|list) me [the list|my list|the plan] [for|on] [in order|please|again]'],
    fits: ({ sense, times }) => (sense === 'day' || sense === 'range') && times.every(({ bound }) => !bound),
    calls: (heard) => agenda(heard),
    examples: ['show me tuesday'],
    counterExamples: ['give me until tuesday'],
  },
  {
    intent: 'calendar_query',
    isQuestion: true,
    say: [
      `(what|what all|what else|what things) (i|we) (have|got|need to do|have to do|have got|must do|gotta do|should do) [${doing}] [for]`,
      '(i|we) (have|got|have got) what [on|for|ah|eh]',
      '(what have i|what have we|what i have|what we have) [on]',
      '(what have i|what have we|what i have|what do i have|what do we have|what have you) [got] [set|down|planned|booked|noted|set up|lined up] [for me] (so far|until now|to date|up to now)',
      '(how|what) (look|looks) [like] [<my>] [day|week|weekend|schedule|calendar|morning|afternoon|evening] [for|on|like]',
      '(what did|what have) (i|we) (end up with|got in the end|got now|ended up with)',
      '(what|which) (reminders|things|all) (have i|did i) (asked you to remind me of|ask you to remind me of|set|asked for) [so far]',
      '[so] what (have you got|do you have|have you) [down|noted|saved|stored|set] [for] me [so far|down|now|already]',
      '(do|will) (i|we) (work|have to work|have work) [on|for]',
      '(i|we) (have|have got) (anything|something) [else] [on|planned|scheduled|coming up|booked] [for]',
      '(can|could|do) (i|we) [still] [have time to|have room to] (fit|squeeze|slot|get|take) (in {item}|{item} in) [then]',
      '(am|are) (i|we) (working|rostered|on shift|on duty|on) [on|for]',
      'what (have i|did i) (asked|ask|told|tell) you to remind me (of|about) [so far|already|until now]',
      '(what is|what else is) [still] (left|due|open|outstanding|to do) [for me|for us] [to do] [for|from|on]',
      `(what|what all|what else|what things) (do|have|will) (i|we) [still|already] (have|got|need to do|have to do|got to do) [${doing}] [for]`,
      `what (is|are|all is|else is|things are) [there|still|my] [<my>] [${doing}] [for me|for us] [for] [so far|already|until now|yet]`,
      `(what is|what are|how is|how does|what does) [<my>] (schedule|agenda|calendar|day|plan|plans|week|weekend|morning|afternoon|evening|month|diary|appointments|engagements|commitments|obligations|meetings|events|itinerary|program|tasks|deadlines) [like|look like|looking like|looking] [look] [like] [for|on|in]`,
      `(what is|what have i got|what do i have|what have we got) (on|in) [<my>] (schedule|agenda|calendar|diary|plate|plan|planner) [for|on]`,
      `(what is) (happening|going on|up|coming up|coming|next|planned|scheduled|due|left) [next] [for me] [in|on] [<my>] [calendar|schedule|agenda|life] [for|on]`,
      `(do|have|will) (i|we) [have|got] [got] ${things} [else] [${doing}] [for|on|at|in] [<my>] [calendar|schedule|agenda]`,
      `(is|are) there ${things} [else] [${doing}] [for|on|at|in|that i] [<my>] [calendar|schedule|agenda|have to do|need to do|should do] [for]`,
      `(am|are) (i|we) (busy|free|available|booked|doing anything|meeting anyone|occupied|booked up|tied up|meeting anybody|doing something)`,
      `<show> [me] [<my>] [whole|entire|full] (schedule|agenda|calendar|day|week|plan|plans|appointments|engagements|commitments|obligations|meetings|events|diary|upcoming events|upcoming meetings|overview|rundown|run down|summary of|itinerary|weekend|month|deadlines) [for|on|of|in]`,
      `<show> [me] (everything|everything [that] i have|all what i have|all that i have|it all|all i have|what i have|what i have got|what we have|back what i have|back what i have got|back everything|what i have to do|what is on|what i need to do|what is coming up|what is next|what is going on|all my stuff|what i have got|all|what is planned|what is due) [planned|scheduled|on|due|to do|for|coming up]`,
      `[<my>] (schedule|agenda|calendar|appointments|engagements|commitments|obligations|meetings|events|plans|day|week) [for|on]`,
      '(what|which) (meetings|appointments|engagements|commitments|events|things|tasks|plans|calls|deadlines|todos) (do i have|have i got|are there|are on|are scheduled|are planned|are due|are coming up|do we have) [scheduled|planned|on|coming up|for|due]',
      '(how many|what) (meetings|appointments|engagements|commitments|events|things|calls|calendar events) (do i have|have i got|are there|are scheduled|are on my calendar|are in my calendar) [scheduled|planned|on|left] [for]',
      '(what|anything) (should|must|do) i [need to|have to] (do|get done|take care of|know about|be aware of|remember)',
      '(anything|something) [else] [on|planned|scheduled|coming up|due|going on|left] [for]',
      '(what|what will|what am) (i|we) (doing|be doing|up to) [for|on]',
      '(when|what|what time) is [<my>] next (appointment|meeting|event|thing|call|calendar event|engagement)',
      '(give|send|show|read|tell) me (a|an|the|my) [quick|short|daily] (summary|overview|rundown|briefing|recap|brief) [of] [<my>] [day|week|things|everything|tasks|schedule] [for]',
      '(summarize|summarise|recap) [<my>] [day|week|schedule|things|everything]',
      '[(show|read|tell|give) [me] [back]] what you (have|have got) [for me|down|so far|now]',
      '(what is|what have i got|what do i have) (still|left|still left) there [now]',
      '(brief me|fill me in|catch me up|what did i miss|what is new|where do i stand)',
      '(which|what) (day|days) (is|are|am i|are we) [still] (free|open|available|clear|off) [in|on]',
      'what (does) [<my>] (day|week|weekend|schedule|calendar|morning|afternoon|evening) (look|looks) like [for]',
      '(i|we) (want|would like|need) to (see|know|check|hear) [<my>] (schedule|agenda|calendar|plans|appointments|what is on) [for]',
      '(check|look at|review) [<my>] (calendar|schedule|agenda) [for|on]',
      'how (does|do|is|are) [it|things|the day|everything] (look|looking|shaping up) [like] [for|on]',
      '(run|walk|talk|take) me [through] [<my>] [day|schedule|agenda|plans|week] [for]',
    ],
    fits: (heard) =>
      !/\b(?:birthdays?|tv|the news|the weather|netflix|cinema|theaters?)\b|^what(?:['’]s|s| is) up$/i.test(
        heard.whole,
      ),
    calls: (heard) => {
      const isFree = /^(?:am|are)\b.*\b(?:free|available|busy|booked)\b/i.test(heard.whole);
      if (isFree && heard.world.hasCalendar)
        return { tool: 'use_calendar', input: { act: 'free', when: heard.when } };
      if (heard.has('item'))
        return heard.sense === 'none'
          ? agenda(heard)
          : { tool: 'agenda', input: { when: heard.when, asked: 'free' } };
      const [, asked] = /^(?:am|are) (?:i|we) (free|busy)\b/i.exec(heard.whole) ?? [];
      if (asked && heard.sense !== 'none') return withStays(heard, asked.toLowerCase());
      const next = askedNext(heard);
      if (next) return next;
      const isOpen = heard.sense === 'none' || /^(?:right )?now$/i.test(heard.when);
      if (isOpen && (ofAll.test(heard.whole) || asksForAll(heard))) return overview(heard);
      return agenda(heard);
    },
    examples: [
      'what do i have tomorrow',
      "what's on my plate this week",
      'am i busy tomorrow morning',
      'show me everything',
    ],
    counterExamples: ["what's the weather tomorrow", 'what is on tv'],
  },
  {
    intent: 'calendar_query',
    isQuestion: true,
    when: 'may',
    say: ['[so] (is|are) (my|our|the) {part:word} [still|all] (free|busy|open|clear) [then|now]'],
    fits: (heard) => /^(?:morning|afternoon|evening|night|day|weekend|week)$/i.test(heard.text('part')),
    calls: (heard) => {
      const asked = /\bbusy\b/i.test(heard.whole) ? 'busy' : 'free';
      const part = heard.text('part').toLowerCase();
      const day =
        heard.when || (part === 'day' ? 'today' : part === 'week' ? 'the next 7 days' : `this ${part}`);
      const isPast =
        part === 'morning' && !heard.when && localTime(heard.world.now, heard.world.zone) >= '11:00';
      return { tool: 'agenda', input: { when: isPast ? 'tomorrow morning' : day, asked } };
    },
    examples: ['is my morning free'],
  },
  {
    intent: 'calendar_query',
    isQuestion: true,
    strength: 'certain',
    say: [
      '(what|what all|what things) (did|have) (i|we) (do|done|get done|got done|finish|finished|achieve|accomplish|complete)',
      '(what|did) (did you|have you|you) (remind|reminded) me (of|about) [so far]',
      '(did|have) you (remind|reminded) me (of|about|to) {item}',
    ],
    calls: (heard) => pastAnswer(heard),
    fits: (heard) => !heard.has('item') || heard.text('item').split(' ').length <= 6,
    examples: [],
  },
];

const correcting = /^\W*(?:actually|no|nah|nope|wait|sorry|oops|rather|hmm+|i mean)\b/i;

function asksForDays({ times, message, whole, hasQuestionMark }: Heard): boolean {
  if (correcting.test(message) || /^\W*(?:starting|beginning|from)\b/i.test(message)) return false;
  const isSpan =
    times.some(({ kind }) => kind === 'range') && /\b(?:this|rest|coming|weekend|few)\b/i.test(whole);
  return (hasQuestionMark || isSpan) && times.every((time) => !time.bound && isOfDays(time));
}

const ofAll =
  /\b(?:summary|overview|rundown|everything|all|back|what i(?:['’]ve| have)|remind me (?:of|about)|so far|deadlines?|recap|summari[sz]e|catch me up|fill me in|where do i stand|what you|still there|left there|stuff|coming up|upcoming|set|lined up|pending|left|outstanding|open)\b/i;
const ofTimes =
  /\b(?:on(?! my (?:plate|list))|up|next|days?|today|due|free|busy|available|doing|going|happening|schedule|scheduled|planned|plans?|booked|arranged|attend|calendar|agenda|diary|itinerary|appointments?|meetings?|events?|calls?|deadlines?|engagements?|commitments?|weeks?|weekend|months?|mornings?|afternoons?|evenings?|nights?)\b/i;

// "What have I got?" asks for all, "what have I got on?" for what has a time.
function asksForAll({ whole, world }: Heard): boolean {
  return (
    /^(?:(?:so|and)\W+)?(?:what|anything|something|do|have|is)\b/i.test(whole) &&
    !ofTimes.test(whole) &&
    world.things.some(({ kind, date }) => kind === 'todo' && !date)
  );
}

const periods: [RegExp, string][] = [
  [/\b(?:at|on|over|for|during) the weekend\b/i, 'the weekend'],
  [/\bweekend\b/i, 'this weekend'],
  [/\bweek\b/i, 'the next 7 days'],
  [/\bmonth\b/i, 'the next 30 days'],
];

function agenda(heard: Heard) {
  const [time] = heard.times;
  if (time?.kind === 'date' && (time.bound === 'before' || time.bound === 'by' || time.bound === 'until'))
    return { tool: 'agenda', input: { when: `from today to ${time.date}` } };
  // "Before 10 tomorrow": the day is shown, with its hours.
  if (time?.kind === 'instant' && time.bound && time.bound !== 'since')
    return { tool: 'agenda', input: { when: time.date } };
  const days = separateDays(heard);
  if (days.length > 1) return days.map((when) => ({ tool: 'agenda', input: { when } }));
  if (heard.sense !== 'none' && heard.sense !== 'unclear' && heard.sense !== 'length')
    return [...staysThen(heard), { tool: 'agenda', input: { when: heard.when } }];
  if (heard.sense === 'unclear' && /\bthis week\b/i.test(heard.when))
    return { tool: 'agenda', input: { when: 'the next 7 days' } };
  const period = periods.find(([words]) => words.test(heard.whole))?.[1];
  return { tool: 'agenda', input: period ? { when: period } : {} };
}

function separateDays({ times, when, world }: Heard): string[] {
  const said = times.length > 1 ? times.map(({ text }) => text) : when.split(/\s+and\s+/i);
  const read = said.map((words) => readTime(words, world));
  return read.every((time) => time?.kind === 'date' || time?.kind === 'part of day') ? said : [];
}

function overview({ world, whole }: Heard) {
  const todos = world.things.filter(({ kind, date }) => kind === 'todo' && !date);
  const lists = [...new Set(todos.map(({ list }) => list ?? null))].slice(0, maxLists);
  return [
    { tool: 'agenda', input: { when: 'the next 14 days' } },
    ...lists.map((list) => ({ tool: 'list_todos', input: list ? { list } : {} })),
    ...(/\bset ?up\b/i.test(whole) ? settings : []),
  ];
}

const maxLists = 5;
const settings = ['set_preferences', 'set_daily_summary'].map((tool) => ({ tool, input: {} }));

function pastAnswer(heard: Heard): PhraseCall | string | null {
  const item = heard.text('item');
  if (!heard.has('item'))
    return /\bremind/i.test(heard.whole)
      ? 'I have not reminded you of anything then.'
      : { tool: 'track_done', input: { act: 'ask', what: 'everything', when: heard.when || 'today' } };
  const [thing] = heard.findWords(item.replace(/^(?:take|took|taken|have|had|do|did|done|the|my)\s+/gi, ''), [
    'reminder',
    'todo',
  ]);
  if (!thing) return null;
  const isReminded = /^(?:did|have) you/i.test(heard.whole);
  if (isReminded && thing.at && thing.at > heard.world.now) return `Not yet: ${nameThing(thing, heard)}.`;
  return `I have no record of it. It is still open: ${nameThing(thing, heard)}.`;
}

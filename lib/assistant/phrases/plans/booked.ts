import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { isAhead } from '@/lib/reminders/phrases/event-names';
import { matchWords } from '@/lib/words/match-words';

const opening = '[ok|okay|so|and|right|great|good news|update|yay|finally|btw|fyi]';
const done = '(booked|booked in|scheduled|arranged|confirmed|reserved)';
const where = '[for|on|:] [at {at}] [in {in}] [with {with}]';

export const bookedPhrases: Phrase[] = [
  {
    // "The service is booked, 9 dec 8:20 at Miller's" is a plan, and settles the todo "book the service".
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    isContent: true,
    say: [
      `${opening} [the|my|our] {what} [is|are|has been|have been|got|was] [now|all|finally|already] ${done} ${where}`,
      `${opening} [i|we] [have] [just|finally] (got|had|have|have got) [the|my|our|a|an] {what} ${done} ${where}`,
      `${opening} [i|we] [have] [just|finally] ${done} [the|my|our] {what} [in] ${where}`,
    ],
    fits: (heard) =>
      heard.sense === 'hour' &&
      !heard.hasQuestionMark &&
      heard.text('what').split(' ').length <= longestName &&
      !noName.test(heard.text('what')) &&
      heard.times.every(({ bound }) => !bound) &&
      heard.times.some((time) => 'date' in time && time.date) &&
      isAhead(heard) &&
      bookedCalls(heard) !== null,
    calls: (heard) => bookedCalls(heard),
    examples: ['the car service is booked for 3 december at 9am'],
    counterExamples: ['need to get the car booked before 12 december 9am'],
  },
  {
    // "Booked it for the 3rd at 8:30", after "book the car in" or "the insurance runs out on the 14th".
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    isContent: true,
    say: [
      `${opening} [i|we] [have] [just|finally] ${done} [it|that|one|me in|us in|him in|her in] ${where}`,
      `${opening} [i|we] [have] [just|finally] (got|have got|made|managed to get) [an|the|a] (appointment|slot|booking) [for|on|:]`,
    ],
    fits: (heard) =>
      heard.sense === 'hour' &&
      !heard.hasQuestionMark &&
      heard.times.some((time) => 'date' in time && time.date) &&
      isAhead(heard) &&
      spokenOfCalls(heard) !== null,
    calls: (heard) => spokenOfCalls(heard),
    examples: [],
  },
];

const longestName = 5;
const noName =
  /^(?:it|that|this|they|them|he|she|we|i|you|everything|all|both|one|not|is|are|if|when|until|fully|double|\p{L}+day(?:[’']s)?(?: fully)?$|already|nothing|no|need|have|get|got|want|must|should|remember|remind)\b|,|\b(?:not|is|are|was|to|get|got|need|n['’]t)$/iu;
const booking =
  /^(?:book|arrange|schedule|reserve|organi[sz]e|sort|sort out|make|plan|get)\b(?! (?:ready|rid)\b)/i;

function bookedCalls(heard: Heard): PhraseCall[] | null {
  const { text, has, when, findWords } = heard;
  const what = text('what').replace(/['’]s$/i, '');
  if (findWords(what, ['reminder', 'event']).length > 0) return null;
  const place = ['at', 'in', 'with'].filter((one) => has(one)).map((one) => ` ${one} ${text(one)}`);
  const title = `${what}${place.join('')}`;
  const todo = settled(what, heard);
  return [
    { tool: 'set_reminder', input: { title, when } },
    ...(todo ? [{ tool: 'complete_todos', input: { items: [todo.id] } }] : []),
  ];
}

function settled(what: string, { findWords }: Heard): Thing | null {
  const words = matchWords(what);
  const [todo, other] = findWords(what, ['todo']).filter(
    ({ title, isDone }) =>
      !isDone && booking.test(title) && words.every((word) => matchWords(title).includes(word)),
  );
  return todo && !other ? todo : null;
}

const rooms = /\b(?:hotels?|flights?|tables?|tickets?|trains?|taxi|cab|rooms?|holiday|venue|hall|flat)\b/i;
const ending = /\b(?:runs? out|expires?|due|renew\w*|up for|overdue)\b/i;

function spokenOfCalls(heard: Heard): PhraseCall[] | null {
  const thing = heard.last(['todo', 'reminder']);
  const told = heard.world.told ?? [];
  const isToBook = thing && booking.test(thing.title);
  const isEnding =
    thing && told.some((said) => ending.test(said) && said.toLowerCase().includes(thing.title.toLowerCase()));
  // A table is booked, and nobody has an appointment for it.
  const isVisit = !/\bappointment\b/i.test(heard.whole) || !rooms.test(thing?.title ?? '');
  if (!thing || thing.rule || !isVisit || !(isToBook || isEnding)) return null;
  const name = thing.title
    .replace(booking, '')
    .trim()
    .replace(/ in(?=$| (?:at|with) )/i, '')
    .replace(/^(?:the|my|our|an?) /i, '');
  const place = ['at', 'in', 'with']
    .filter((one) => heard.has(one))
    .map((one) => ` ${one} ${heard.text(one)}`);
  const set = { tool: 'set_reminder', input: { title: `${name}${place.join('')}`, when: heard.when } };
  return isToBook
    ? [
        set,
        {
          tool: thing.kind === 'todo' ? 'complete_todos' : 'complete_reminders',
          input: { items: [thing.id] },
        },
      ]
    : [set];
}

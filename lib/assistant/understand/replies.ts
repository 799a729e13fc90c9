import { isLost } from '@/lib/assistant/acts/calls/target';
import type { Understanding } from '@/lib/assistant/acts/understanding';
import { askingWords, softWords } from '@/lib/assistant/phrases/questions/words';
import type { Part, Reading, Request } from '@/lib/assistant/understand/learned';
import { textOf } from '@/lib/assistant/understand/tokens';
import { todosIn } from '@/lib/phrases/new-todos';
import type { PhraseCall, World } from '@/lib/phrases/phrase';
import { endsInLaugh, replyToRemark, tellsOfHabit } from '@/lib/phrases/remark-replies';
import { takingOfAll } from '@/lib/phrases/taking';
import { stopWords } from '@/lib/search/vocabulary';
import { findTimes } from '@/lib/time/find-times';
import { formatDay, formatWhen, localDate } from '@/lib/time/format';
import { isForOthers } from '@/lib/words/remarks';
import { agentVerbs, baseForms, taskVerbs } from '@/lib/words/verbs';
import { joinSome, quoted } from '@/lib/words/wording';

const questions: Record<string, (input: PhraseCall['input'], when: (words: unknown) => string) => string> = {
  add_todos: (input, when) => {
    const all = todosIn({ tool: 'add_todos', input });
    const due = all[0]?.due ? ` for ${when(all[0].due)}` : '';
    const list = input.list ? ` ${quoted(String(input.list))}` : '';
    return `Shall I add ${joinSome(all.map(({ text }) => quoted(text)))} to your list${list}${due}?`;
  },
  set_reminder: (input, when) => `Shall I remind you: ${quoted(String(input.title))}, ${when(input.when)}?`,
  store_info: ({ key, value }) => `Shall I remember that ${String(key)} is ${quoted(String(value))}?`,
  use_calendar: (input, when) =>
    `Shall I put ${quoted(String(input.item))} into your calendar, ${when(input.when)}?`,
  delete_todos: ({ items }) =>
    `Shall I delete ${joinSome([items].flat().map((one) => quoted(String(one))))}?`,
  delete_reminders: ({ items }) =>
    `Shall I delete ${joinSome([items].flat().map((one) => quoted(String(one))))}?`,
  journal: () => 'Shall I keep that in your journal?',
  set_social_date: ({ name, date }) =>
    `Shall I keep ${quoted(`${String(name)}: ${String(date)}`)} as a yearly date?`,
};

export function offerFor(
  { calls, offer }: Reading,
  world: World,
): { question: string; calls: PhraseCall[] } | null {
  const [call] = calls;
  if (!call) return null;
  const ask = questions[call.tool];
  const question = offer || ask?.(call.input, (words) => saidTime(String(words ?? ''), world));
  return question && !question.includes('undefined') ? { question, calls } : null;
}

export function saidTime(words: string, { now, zone }: World): string {
  const [time, another] = findTimes(words, { now, zone });
  if (!time || another) return words;
  if (time.kind === 'date') return formatDay(time.date, localDate(now, zone));
  return time.kind === 'instant' || time.kind === 'time' ? formatWhen(time.at, zone, now) : words;
}

export const questionWords = new Set(
  'what where when who whom whose which why how is are was were do does did can could will would should has have'.split(
    ' ',
  ),
);

const telling = new Set(
  'i we he she they it this that my our his her their the a an haha hahaha lol ugh omg wow oh ah so well everyone everybody nobody someone somebody today yesterday there still'.split(
    ' ',
  ),
);

// Verbs of a statement, such as "mum would have been 80".
const finite = new Set('is are was were am has had got went did would came felt feels keeps said'.split(' '));

const greetings = new Set('hello hi hey good morning afternoon evening ok okay'.split(' '));

const noOccasion =
  'I did not get when to remind you of what, so nothing was set. Name both, for example “remind me to print the CV thursday at 9”.';
const notUnderstood =
  'I did not understand that, so nothing was changed. Say it in other words, for example “move the dentist to 5”.';
const notCaught =
  'I did not get that, and nothing was changed. Tell me what to note, to remind you of or to look up.';
const shortestTold = 5;
// Words that begin the change of something: "except on holidays".
const changing = new Set(
  'except only not no without besides until till from but for instead and or same'.split(' '),
);
const wishing = /\b(?:please|pls|need|should|reminders?|alarms?|lists?|recover|instead|pinging|code)\b/i;

export function replyToUnknown(message: string, request: Request | null): string {
  const words = request?.plain.map(({ norm }) => norm).filter((norm) => !greetings.has(norm)) ?? [];
  const [first = '', second] = words;
  const count = request?.plain.length ?? 0;
  const [isOrder, isDenied] = [
    agentVerbs.has(first) || taskVerbs.has(first),
    questionWords.has(first) && second === 'not' && !/\?\s*$/.test(message),
  ];
  if (count === 0) return '🙂';
  if (first === 'remind') return noOccasion;
  if (tellsOfHabit(message) && !/\?\s*$/.test(message) && !questionWords.has(first))
    return replyToRemark(message);
  if ((/\?\s*$/.test(message) && !isOrder) || (questionWords.has(first) && !isDenied))
    return unknownAnswer(topicOf(message, request));
  // "If I forget the turkey, we order pizza lol" asks nothing.
  if (endsInLaugh(message) && !isOrder) return replyToRemark(message);
  const isPast = /ed$/.test(first) && baseForms(first) !== null;
  const isTold =
    isPast ||
    telling.has(first) ||
    (!isOrder && !isForOthers.test(message) && words.some((word) => finite.has(word)));
  if ((count > 3 || (count > 1 && telling.has(first))) && isTold && !agentVerbs.has(first))
    return wishing.test(message) ? notUnderstood : replyToRemark(message);
  // "Won't fix the heating" tells, "don't do that" orders.
  if (isDenied) return first === 'do' ? notUnderstood : replyToRemark(message);
  if (count <= 3 && !isOrder) return notCaught;
  // "On my lunch break, finally sat down" asks for nothing.
  if (!isOrder && !isForOthers.test(message) && !/\b(?:can|could|would) (?:you|u)\b/i.test(message))
    return count < shortestTold || changing.has(first) || wishing.test(message)
      ? notUnderstood
      : replyToRemark(message);
  return 'That is not something I can do. Todos, reminders, dates and notes are what I am good at.';
}

const bareName = /^(?=.{4,40}$)\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,2}$/u;
const noName = new Set(
  `i you he she it we they me him her us them a an is are was were be been do does did can will would not no yes and or but so if of to in on
  at for with from by about this that these those there here now then when what who how why where which your test testing maybe whatever sorry
  nothing something anything everything good bad nice great okay hello same later soon never always too very really just only again done`.split(
    /\s+/,
  ),
);

/**
 * Adds an offer to store a message that is only a name, such as "mouthguard!!", if nothing else was
 * understood.
 */
export function withOfferedName(meant: Understanding, said: string): Understanding {
  const name = said.trim().replace(/(?<![!.])[!.]+$/, '');
  const words = name.toLowerCase().split(' ');
  const isSaid =
    words.every((word) => /[aeiouy]/.test(word) || word.length < 3) &&
    !words.some(
      (word) => noName.has(word) || /^(?:you|i|he|she|it|we|they|that|what|who|there)['’]/.test(word),
    );
  if (!meant.isUnknown || meant.offer || meant.says[0] !== notCaught || !bareName.test(name) || !isSaid)
    return meant;
  const calls = [{ tool: 'add_todos', input: { items: [{ text: name }] } }];
  return {
    ...meant,
    isUnknown: false,
    says: [],
    offer: { question: `Shall I add ${quoted(name)} to your list?`, calls },
  };
}

const longestTopic = 5;

function topicOf(message: string, request: Request | null): string {
  const words = (request?.plain ?? []).filter(
    ({ norm, kind }) =>
      kind !== 'time' &&
      norm !== "'s" &&
      !softWords.has(norm) &&
      !stopWords.has(norm) &&
      !askingWords.has(norm),
  );
  return words.length > longestTopic || /\byou\b/i.test(message)
    ? ''
    : words.map(({ start, end }) => message.slice(start, end)).join(' ');
}

function unknownAnswer(topic: string): string {
  return topic
    ? `I don’t know anything about ${quoted(topic)}: I only know what you have told me.`
    : 'That one I can’t answer: I only know what you have told me.';
}

// Below this score, a fact only explains a change or undo, and is not stored.
const sureFact = { change: 0.87, undo: 0.91 };

export function withoutReasons(acting: Reading[]): Reading[] {
  const isUndo = acting.some(({ calls }) => calls.some(({ tool }) => tool === 'undo'));
  const isChange = isUndo || acting.some(({ calls }) => takingOfAll(calls) !== null);
  const least = isUndo ? sureFact.undo : sureFact.change;
  const isTold = ({ calls, score }: Reading) =>
    score < least && calls.length > 0 && calls.every(({ tool }) => tool === 'store_info');
  return isChange ? acting.filter((reading) => !isTold(reading)) : acting;
}

/**
 * Returns the readings of the parts. Leaves out news about what is not stored, if another part deletes,
 * completes or moves something. In "the guy just cancelled. Put it back", the first sentence is left out.
 */
export function withoutLostNews(done: Part[], world: World): Reading[] {
  const isNews = ({ reading, request }: Part) =>
    news.test(request.plain[0]?.norm ?? '') && isLost(reading?.calls ?? [], world);
  const rest = done.filter((part) => !isNews(part));
  const kept = rest.some(({ reading }) => takingOfAll(reading?.calls ?? []) !== null) ? rest : done;
  return kept.flatMap(({ reading }) => reading ?? []);
}

const news = /^(?:the|he|she|they|my|our|wait|no|oh)$/;

const takingBack =
  /^(?:(?:oh|ah|actually|no|wait|hm+|well|sorry|you know what)\W+)*(?:forget (?:it|that|i said anything)|never ?mind|nvm|scratch that|scrap that|ignore that|leave it|doesn['’]t matter)\W*$/i;

/** Returns whether the last part of a message takes back the rest, as in "… never mind". */
export function isTakenBack(parts: Part[]): boolean {
  const last = parts.at(-1)?.request;
  return parts.length > 1 && last !== undefined && takingBack.test(textOf(last.message, last.tokens));
}

/**
 * Returns a sentence such as "I did nothing about …" for each part of a message that asks for something and
 * led to nothing.
 */
export function leftOut(missed: Part[], acting: Reading[], world: World): string[] {
  if (!acting.some(({ calls }) => calls.length > 0)) return [];
  const said = JSON.stringify(acting.map(({ calls }) => calls));
  return missed
    .filter(({ request }) => isRequested(request, world))
    .map(({ request }) => textOf(request.message, request.tokens))
    .filter(
      (text) =>
        (text.split(' ').length > 3 || /^(?:tell|let|inform|notify)\b/i.test(text)) &&
        !said.includes(text) &&
        // "They don't open till ten. Make it ten."
        !(said.includes('update_') && /^(?:they|he|she|it|the \w+)\b/i.test(text)),
    )
    .map((text) => `I did nothing about “${text.slice(0, 80)}”.`);
}

function isRequested({ tokens, plain }: Request, { now, zone }: World): boolean {
  const first = plain[0]?.norm ?? '';
  const today = localDate(now, zone);
  const isAhead = tokens.some(({ time }) => {
    const date = time?.kind === 'range' ? time.to.date : time && 'date' in time ? time.date : null;
    return time && time.bound !== 'since' && (!date || date >= today);
  });
  return isAhead || taskVerbs.has(first) || agentVerbs.has(first) || first === 'let';
}

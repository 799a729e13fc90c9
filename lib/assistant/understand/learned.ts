import { isTask } from '@/lib/assistant/acts/calls/plain-deed';
import { recall, unknownAnswer } from '@/lib/assistant/phrases/questions/answers';
import { isAsking } from '@/lib/assistant/phrases/questions/asked';
import { tellingParts } from '@/lib/assistant/phrases/questions/found';
import { type Evidence, kinsOf } from '@/lib/assistant/understand/classify';
import { hear } from '@/lib/assistant/understand/heard';
import { timed } from '@/lib/assistant/understand/items';
import { type Token, textOf } from '@/lib/assistant/understand/tokens';
import { completeNewItems } from '@/lib/phrases/complete-new-items';
import { dayOf } from '@/lib/phrases/earlier/that-day';
import { taskCall, titleOf } from '@/lib/phrases/input';
import type { Heard, Phrase, PhraseCall, PhraseQuestion, World } from '@/lib/phrases/phrase';
import { addsOnly, changesOne, takesOne } from '@/lib/phrases/taking';
import {
  asksClock,
  isPause,
  onlyTells,
  placeAfterReason,
  tellsOfDay,
  tellsOfOthers,
  tellsSomebody,
} from '@/lib/words/remarks';
import { baseForms, taskVerbs } from '@/lib/words/verbs';

export interface Reading {
  phrase: Phrase;
  intent: string;
  /** Certainty from 0 to 1. It decides whether Sidekick acts, asks first or ignores the reading. */
  score: number;
  calls: PhraseCall[];
  say: string | null;
  question: PhraseQuestion | null;
  /** The question to ask before acting; null means the default question. */
  offer: string | null;
  /** Probability from 0 to 1 that the request asks for something that Sidekick cannot do. */
  foreign: number;
  /** Sidekick asks before it acts if `foreign` is above this value. */
  tolerance: number;
  /** Number of tokens before the first placeholder of the template: 3 for "remind me to {title}". */
  head: number;
  isDoubted?: boolean;
}

/**
 * One request of a message. The time "next friday at 5" is one token in `tokens`, but four tokens in `plain`.
 */
export interface Request {
  message: string;
  tokens: Token[];
  plain: Token[];
}

export interface Part {
  request: Request;
  reading: Reading | null;
}

const minProbability = 0.5;

export function learnedReading(request: Request, evidence: Evidence, world: World): Reading | null {
  const { intent, probability } = evidence.best;
  const times = request.tokens.filter(({ kind }) => kind === 'time');
  const words = request.tokens.filter(({ kind }) => kind !== 'time');
  // "Drywall delivery wed": a name with a time is a plan, however rare its words are.
  const name = titleOf(textOf(request.message, words));
  const isPlan = times.length === 1 && name.includes(' ') && isTask(name);
  const meaning = probability >= minProbability ? meanings[intent] : isPlan && proposed;
  if (!meaning) return null;
  const heard = hear(request.message, request.tokens, { slots: new Map([['title', words]]), times }, world);
  const meant = meaning(heard);
  if (!meant) return null;
  const question = 'ask' in meant ? meant : null;
  const phrase: Phrase = {
    intent,
    say: [],
    strength: 'guess',
    isQuestion: kinsOf[intent] === 'query' || intent === 'datetime_query',
    calls: () => null,
    examples: [],
  };
  return {
    phrase,
    intent,
    score: 0.5,
    calls: question ? [] : [completeNewItems(meant, heard)],
    say: null,
    question,
    offer: null,
    foreign: 0,
    tolerance: 1,
    head: 0,
  };
}

const when = (heard: Heard) =>
  heard.sense === 'none' || heard.sense === 'unclear' || heard.sense === 'length' ? {} : { when: heard.when };

function nothingAbout(heard: Heard): PhraseCall | null {
  const words = tellingParts(heard).map(({ text }) => text);
  if (heard.world.hasCalendar || !isAsking(heard) || words.length === 0) return null;
  return recall(unknownAnswer(words.join(' ')), []);
}

const asksOfOthers =
  /^(?:so |and )?(?:on )?(?:(?:what|which) (?:days?|dates?|time) (?:does|do|did|will|is|are) (?:(?:the|my|our|his|her|their|your) (?!(?:day|date|time|clock|year|month|week)\b)|(?!(?:it|today|tomorrow|yesterday|this|that|the|a|an|new|next|my|our|i|we)\b)\p{L}+ (?:(?:day|night|morning|collection|pick-?up|going|arriv(?:e|es)|leaves?|comes?|gets?|picks?|calls?|rings?|drops?|starts?|finish(?:es)?|opens?|closes?|\p{L}{3,}ing)\b(?! (?:here|there|in|now)\b)))|when(?:['’]s| is| are) (?:the |my |our )?(?:next )?(?!(?:it|today|this|that|pay|boxing|christmas|easter|new|independence|father['’]?s|mother['’]?s|labou?r|memorial|valentine['’]?s)\b)\p{L}+ (?:day|night|collection|pick-?up)\b)/iu;

const meanings: Record<string, (heard: Heard) => PhraseCall | PhraseQuestion | null> = {
  calendar_query: (heard) =>
    heard.sense === 'none' &&
    (/^(?:is|are|was|will|did|does|who|where|how)$/.test(heard.first) ||
      ((/^(?:i|we|he|she|they|nobody|everyone|my|our|the)$/.test(heard.first) ||
        tellsOfDay.test(heard.whole)) &&
        !heard.hasQuestionMark)) &&
    !/\b(?:calendar|events?|meetings?|appointments?|schedule|agenda|plans?)\b/i.test(heard.whole)
      ? null
      : (nothingAbout(heard) ?? { tool: 'agenda', input: when(heard) }),
  alarm_query: (heard) => ({ tool: 'list_reminders', input: when(heard) }),
  lists_query: ({ whole }) => (isPause.test(whole) ? null : { tool: 'list_todos', input: {} }),
  datetime_query: (heard) =>
    // "Which day does the gardener come?" is about the gardener.
    asksOfOthers.test(heard.whole) && heard.sense === 'none'
      ? nothingAbout(heard)
      : namesPlan(heard) ||
          !asksClock.test(`${heard.whole}${heard.hasQuestionMark ? '?' : ''}`) ||
          /\b(?:i|we|he|she)\b/i.test(heard.whole) ||
          (heard.sense !== 'none' && (!isAsking(heard) || tellingParts(heard).length > 0))
        ? null
        : { tool: 'answer_date', input: when(heard) },
  birthday_query: () => ({ tool: 'set_social_date', input: {} }),
  lists_createoradd: (heard) => proposed(heard),
  calendar_set: (heard) => proposed(heard),
  alarm_set: (heard) => proposed(heard),
};

function namesPlan({ parts, findWords }: Heard): boolean {
  return parts.some(
    ({ word, time }) =>
      !time &&
      word.length > 3 &&
      !/^(?:what|which|when|time|date|hour|week|month|year|days?)$/.test(word) &&
      findWords(word, ['reminder', 'event', 'todo']).length > 0,
  );
}

const pointsOnly =
  /^(?:(?:please|can you|ok|so) )?(?:(?:add|put|save|set|note|keep|remember|do) (?:it|that|this|them)|(?:(?:do not|don['’]?t|never) )?(?:remind|ping|nudge|wake|tell|warn) (?:me|us)(?: (?:of|about) (?:it|that))?)(?: (?:down|in|too|please|then))?$/i;

function proposed(heard: Heard): PhraseCall | null {
  const title = titleOf(heard.text('title'));
  const isTold = baseForms(heard.first) !== null && !heard.startsWithTask;
  if (isTold || heard.hasQuestionMark || pointsOnly.test(title)) return null;
  return title.length > 2 && title.split(' ').length <= 20 && !tellsOfOthers.test(title)
    ? taskCall(title, heard)
    : null;
}

export const [requestScore, statementScore] = [0.87, 0.74];

export const doesAnything = ({ reading }: Part) => Boolean(reading?.calls.length || reading?.question);

export const isTold = ({ reading }: Part) =>
  reading !== null && reading.score >= statementScore && takesOne(reading.calls);

export const isRequest = ({ reading }: Part) =>
  reading !== null && reading.score >= requestScore && !reading.phrase.isTalk;

export function isFactOf(first: Part, second: Part): boolean {
  const calls = second.reading?.calls ?? [];
  return (
    first.reading?.calls[0]?.tool === 'set_social_date' &&
    calls.length > 0 &&
    calls.every(({ tool }) => tool === 'store_info')
  );
}

/**
 * Returns whether several sentences are stored as one text. False if a later sentence is an order, as in "I
 * need to call Ann. Put salt on the shopping list".
 */
export function isOneContent(whole: Part, sentences: Token[][], read: (tokens: Token[]) => Part): boolean {
  if (!whole.reading?.phrase.isContent) return false;
  return !(
    addsOnly(whole.reading?.calls) &&
    sentences
      .slice(1)
      .every(([first]) => ordersBehind.has(first?.norm ?? '') && !first?.gap.includes('\n')) &&
    sentences.map(read).every((part) => (part.reading?.score ?? 0) >= statementScore && doesAnything(part))
  );
}

const ordersBehind = new Set('add put remind set note remember delete remove cancel move'.split(' '));

const asking = new Set('what when where who which how'.split(' '));

export function areQuestions(first: Part, second: Part): boolean {
  return [first, second].every(
    ({ reading, request }) =>
      reading?.phrase.isQuestion && request.tokens.length > 2 && asking.has(request.plain[0]?.norm ?? ''),
  );
}

export function asListed(part: Part): Part {
  const { reading, request } = part;
  const isTodo = reading?.calls.length && reading.calls.every(({ tool }) => tool === 'add_todos');
  return isTodo && reading.score < statementScore && taskVerbs.has(request.tokens[0]?.norm ?? '')
    ? { ...part, reading: { ...reading, score: statementScore } }
    : part;
}

export function isSameTalk(first: Part, second: Part, whole: Reading | null): boolean {
  const silent = [first, second].filter((part) => part.reading && !doesAnything(part));
  return silent.length === 2 || (silent.length === 1 && whole !== null && whole.score >= requestScore);
}

/**
 * Splits a message such as "Ana is away, so I need to feed her cat" at "so". `order` contains the words after
 * "so". If the words before "so" tell of a plan, `parts` contains the plan and `day` its date. Null if the
 * message must stay whole.
 */
export function afterReason(
  tokens: Token[],
  read: (tokens: Token[]) => Part,
): { parts: Part[]; day: string | null; order: Token[] } | null {
  const place = placeAfterReason(tokens);
  const [reason, order] = [tokens.slice(0, place - 1), tokens.slice(place)];
  if (place < 0 || (read(order).reading?.score ?? 0) < statementScore) return null;
  if (order.some(({ norm }) => norm === 'remind')) return { parts: [], day: null, order };
  if (!timed(reason)) return { parts: [], day: null, order };
  const first = read(reason);
  const { score = 0, calls = [] } = first.reading ?? {};
  const isPlan = calls.length > 0 && calls.every(({ tool }) => /^(?:add_todos|set_reminder)$/.test(tool));
  const [day, later] = [reason, order].map(
    (part) => part.map(({ time }) => dayOf(time)).find(Boolean) ?? null,
  );
  return isPlan && score >= statementScore && (day || !later)
    ? { parts: [first], day: day ?? null, order }
    : null;
}

/**
 * Returns the parts of a message whose second order, `rest`, is not for us; otherwise null. What is asked or wished by
 * others is left out: "did I cancel the gym and move the vet?". In "move the vet to 4 and tell Bo", Bo is not told.
 */
export function toldOf(before: Token[], rest: Token[], read: (tokens: Token[]) => Part): Part[] | null {
  if (onlyTells(before, rest[0]?.norm ?? '')) return [read(before)];
  if (!tellsSomebody(rest)) return null;
  const first = read(before);
  const request = { message: first.request.message, tokens: rest, plain: rest };
  return isRequest(first) && changesOne(first.reading?.calls) ? [first, { request, reading: null }] : null;
}

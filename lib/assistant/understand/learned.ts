import { recall, unknownAnswer } from '@/lib/assistant/phrases/questions/answers';
import { isAsking } from '@/lib/assistant/phrases/questions/asked';
import { tellingParts } from '@/lib/assistant/phrases/questions/found';
import { classify } from '@/lib/assistant/understand/classify';
import { hear } from '@/lib/assistant/understand/heard';
import type { Token } from '@/lib/assistant/understand/tokens';
import { taskCall, titleOf } from '@/lib/phrases/input';
import type { Heard, Phrase, PhraseCall, PhraseQuestion, World } from '@/lib/phrases/phrase';
import { baseForms } from '@/lib/words/verbs';

/** One way to understand a request. */
export interface Reading {
  phrase: Phrase;
  intent: string;
  /** From 0 to 1. */
  score: number;
  calls: PhraseCall[];
  /** Said instead of a call. */
  say: string | null;
  /** Asked instead of a call. */
  question: PhraseQuestion | null;
  /** How the phrase itself offers a guess. */
  offer: string | null;
  /** The probability that the request is none of ours. */
  foreign: number;
  /** Above this probability of being none of ours, the reading is only offered. */
  tolerance: number;
  /** How many tokens stand before its first slot: what a second request may leave out. */
  head: number;
}

/** The request in both forms: with its times as single tokens, and as plain words. */
export interface Request {
  message: string;
  tokens: Token[];
  plain: Token[];
}

/** Intents that ask for the same kind of act: among these the learned one may name a reading's family. */
const kinsOf: Record<string, string> = {
  alarm_set: 'set',
  calendar_set: 'set',
  reminder_set: 'set',
  lists_createoradd: 'set',
  alarm_query: 'query',
  calendar_query: 'query',
  reminder_query: 'query',
  lists_query: 'query',
  alarm_remove: 'remove',
  calendar_remove: 'remove',
  reminder_remove: 'remove',
  lists_remove: 'remove',
  lists_done: 'remove',
};

/** What the classifier says of a request. */
export interface Evidence {
  /** The probability that the request is none of ours. */
  foreign: number;
  of: (intent: string) => number;
  /** The most probable intents of ours that differ only in detail, with their joint probability. */
  best: { intent: string; probability: number };
}

const noEvidence: Evidence = { foreign: 0, of: () => 0, best: { intent: 'other', probability: 0 } };
const maxWords = 60;

/** Asks the classifier about a request; it knows nothing of long texts. */
export function evidenceOf(text: string): Evidence {
  if (text === '' || text.split(' ', maxWords + 1).length > maxWords) return noEvidence;
  const all = new Map(classify(text).map(({ intent, probability }) => [intent, probability]));
  const of = (intent: string) => all.get(intent) ?? 0;
  const joint = new Map<string, number>();
  for (const [intent, probability] of all) {
    const family = familyOf(intent);
    if (family !== 'other') joint.set(family, (joint.get(family) ?? 0) + probability);
  }
  const [intent = 'other', probability = 0] = [...joint].sort((a, b) => b[1] - a[1])[0] ?? [];
  return { foreign: of('other'), of, best: { intent, probability } };
}

const coarser: Record<string, string> = {
  reminder_set: 'calendar_set',
  reminder_query: 'calendar_query',
  reminder_remove: 'calendar_remove',
  lists_done: 'lists_remove',
};

function familyOf(intent: string): string {
  return coarser[intent] ?? intent;
}

/** Names the family of a reading: by the classifier where it only tells apart families of one act. */
export function intentOf(own: string, { best }: Evidence): string {
  const isKin = kinsOf[own] !== undefined && kinsOf[own] === kinsOf[best.intent];
  return isKin && best.probability >= 0.4 ? best.intent : own;
}

/** From this probability on, a request that no phrase explains is proposed, or answered if it only reads. */
const minProbability = 0.5;

/** Reads a request that no phrase explains by the classifier alone; null if it has no clear opinion. */
export function learnedReading(request: Request, evidence: Evidence, world: World): Reading | null {
  const { intent, probability } = evidence.best;
  const meaning = probability >= minProbability ? meanings[intent] : undefined;
  if (!meaning) return null;
  const times = request.tokens.filter(({ kind }) => kind === 'time');
  const words = request.tokens.filter(({ kind }) => kind !== 'time');
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
    calls: question ? [] : [meant as PhraseCall],
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

/** A question that names something of which nothing is known is not answered with an empty day. */
function nothingAbout(heard: Heard): PhraseCall | null {
  const words = tellingParts(heard).map(({ text }) => text);
  if (heard.world.hasCalendar || !isAsking(heard) || words.length === 0) return null;
  return recall(unknownAnswer(words.join(' ')), []);
}

/** What a learned intent would do. Only reading acts at once. */
const meanings: Record<string, (heard: Heard) => PhraseCall | PhraseQuestion | null> = {
  // "Is the flight delayed?" asks about one thing, not about a day.
  calendar_query: (heard) =>
    heard.sense === 'none' &&
    /^(?:is|are|was|will|did|does|who|where|how)$/.test(heard.first) &&
    !/\b(?:calendar|events?|meetings?|appointments?|schedule|agenda|plans?)\b/i.test(heard.whole)
      ? null
      : (nothingAbout(heard) ?? { tool: 'agenda', input: when(heard) }),
  alarm_query: (heard) => ({ tool: 'list_reminders', input: when(heard) }),
  lists_query: () => ({ tool: 'list_todos', input: {} }),
  datetime_query: (heard) => ({ tool: 'answer_date', input: when(heard) }),
  birthday_query: () => ({ tool: 'set_social_date', input: {} }),
  lists_createoradd: (heard) => proposed(heard),
  calendar_set: (heard) => proposed(heard),
  alarm_set: (heard) => proposed(heard),
};

function proposed(heard: Heard): PhraseCall | null {
  const title = titleOf(heard.text('title'));
  const isTold = baseForms(heard.first) !== null && !heard.startsWithTask;
  if (isTold || heard.hasQuestionMark) return null;
  return title.length > 2 && title.split(' ').length <= 20 ? taskCall(title, heard) : null;
}

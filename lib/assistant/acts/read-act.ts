import { type ActCalls, actCalls } from '@/lib/assistant/acts/act-calls';
import { maskedText } from '@/lib/assistant/acts/act-text';
import { canonicalSentence } from '@/lib/assistant/acts/canonical';
import { type ActContext, type ActProbability, classifyAct } from '@/lib/assistant/acts/classify-act';
import { type Stored, storeCalls } from '@/lib/assistant/acts/store-calls';
import { withoutSlips } from '@/lib/assistant/understand/courtesy';
import { hear } from '@/lib/assistant/understand/heard';
import type { Token } from '@/lib/assistant/understand/tokens';
import type { Heard, World } from '@/lib/phrases/phrase';

export interface ActReading extends ActCalls {
  act: string;
  probability: number;
}

export interface StoreReading extends Stored {
  act: string;
}

export interface CanonicalReading extends ActProbability {
  sentence: string;
}

interface ReadAct {
  stored: StoreReading | null;
  changed: ActReading | null;
  /** A sentence with the same meaning as the message that the phrase rows understand. */
  canonical: CanonicalReading | null;
  /** Probability that the message is only a remark, from 0 to 1. */
  remark: number;
  /** Probability that the message tells a fact to remember, from 0 to 1. */
  fact: number;
}

const nothing: ReadAct = { stored: null, changed: null, canonical: null, remark: 0, fact: 0 };

/** A message and its tokens. A time expression such as "next friday at 5" is one token. */
export interface Said {
  message: string;
  timed: Token[];
}

/**
 * Determines what a message asks for. `stored` is set if the message stores something new. Otherwise,
 * `changed` is set if the message changes a stored thing or asks about it, and `canonical` if it concerns
 * settings, the journal or Sidekick itself. All are null if the message lacks
 * what its act needs, such as a title.
 */
export function readAct({ message, timed }: Said, world: World): ReadAct {
  const tokens = withoutSlips(timed);
  if (tokens.length === 0 || tokens.length > maxTokens) return nothing;
  const acts = classifyAct(maskedText(message, named(world), timed), contextOf(world));
  const [best] = acts;
  const stored = best && storeCalls(best.act, message, tokens, world);
  if (stored) {
    const probability = best.probability * stored.probability;
    return { ...nothing, stored: { ...stored, act: best.act, probability } };
  }
  const times = tokens.filter(({ kind }) => kind === 'time');
  const heard = hear(message, tokens, { slots: new Map(), times }, world);
  const sentence = best && canonicalSentence(best.act, heard);
  return {
    ...nothing,
    changed: changeOf(acts, heard),
    canonical: sentence ? { ...best, sentence } : null,
    remark: remarkOf(acts),
    fact: sumOf(acts, ['remember', 'correct_fact', 'birthday']),
  };
}

const maxTokens = 50;

/**
 * Returns the probability that a message is only a remark. Adds the probability of "foreign", a request that
 * Sidekick cannot carry out, because small talk looks much like such a request.
 */
function remarkOf(acts: ActProbability[]): number {
  return sumOf(acts, ['remark']) >= leastRemark ? sumOf(acts, ['remark', 'foreign']) : 0;
}

function sumOf(acts: ActProbability[], names: string[]): number {
  return acts.reduce((sum, { act, probability }) => sum + (names.includes(act) ? probability : 0), 0);
}

const leastRemark = 0.2;

function changeOf(acts: ActProbability[], heard: Heard): ActReading | null {
  const [best] = acts;
  if (!best) return null;
  // The message itself shows which act of a group it is: a shift has a length of time, and "both" has two
  // things.
  const group = alike.find((names) => names.includes(best.act)) ?? [best.act];
  const probability = acts.reduce((sum, one) => sum + (group.includes(one.act) ? one.probability : 0), 0);
  for (const act of new Set([best.act, ...group])) {
    const meant = actCalls(act, heard);
    if (meant) return { act, probability, ...meant };
  }
  return null;
}

const alike = [
  ['shift', 'move'],
  ['both', 'delete'],
  ['ask_agenda', 'ask_when'],
];

/**
 * Returns the acts that a message may mean, most probable first. `context` is what happened last in the
 * conversation.
 */
export function actsOf(message: string, world: World, context: ActContext): ActProbability[] {
  return classifyAct(maskedText(message, named(world)), context);
}

/** Adds things that were deleted within the last day to `things`, because the user may still name them. */
function named(world: World): World {
  const { things, mentions } = world;
  const ids = new Set(things.map(({ id }) => id));
  const gone = mentions.map(({ thing }) => thing).filter(({ id }) => !ids.has(id));
  return gone.length > 0 ? { ...world, things: [...things, ...gone] } : world;
}

function contextOf({ mentions: [newest] }: World): ActContext {
  return newest?.how ?? 'none';
}

import { maskedText } from '@/lib/assistant/acts/act-text';
import { actCalls } from '@/lib/assistant/acts/calls/act-calls';
import type { ActCalls } from '@/lib/assistant/acts/calls/on-target';
import { type Stored, storeCalls } from '@/lib/assistant/acts/calls/store-calls';
import { isAboutOther } from '@/lib/assistant/acts/calls/target';
import { canonicalSentence } from '@/lib/assistant/acts/canonical';
import {
  type ActContext,
  type ActProbability,
  classifyAct,
  likelyActs,
} from '@/lib/assistant/acts/classify-act';
import { hear } from '@/lib/assistant/understand/heard';
import { withoutSlips } from '@/lib/assistant/understand/slips';
import type { Token } from '@/lib/assistant/understand/tokens';
import type { Heard, World } from '@/lib/phrases/phrase';
import { takingOfAll } from '@/lib/phrases/taking';

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
  /**
   * The act that concerns stored things, such as 'delete', with its tool calls. Null if the message has no
   * such act.
   */
  changed: ActReading | null;
  /**
   * The most probable act and the fixed sentence for it, such as "what is my timezone". Null if the act has
   * no such sentence.
   */
  canonical: CanonicalReading | null;
  remark: number;
  best: ActProbability;
  /** Probability that the message tells a fact to remember, from 0 to 1. */
  fact: number;
  /** Probability, from 0 to 1, that the message tells no fact: small talk, or a request to add something. */
  other: number;
}

const nothing: ReadAct = {
  ...{ stored: null, changed: null, canonical: null, remark: 0, fact: 0, other: 0 },
  best: { act: '', probability: 0 },
};

/** A message and its tokens. In `timed`, a time such as "next friday at 5" is one token. */
export interface Said {
  message: string;
  timed: Token[];
}

/**
 * Returns what the act classifier finds in a message. An act is a kind of request. For a message that stores
 * something new, `changed` and `canonical` are null.
 */
export function readAct({ message, timed }: Said, world: World): ReadAct {
  const tokens = withoutSlips(timed);
  if (tokens.length === 0 || tokens.length > maxTokens) return nothing;
  const masked = maskedText(message, named(world), timed);
  const acts = likelyActs(classifyAct(masked, contextOf(world)), world, masked.includes('#thing'));
  const [best] = acts;
  const fact = sumOf(acts, ['remember', 'correct_fact', 'birthday']);
  const other = sumOf(acts, ['remark', 'thanks', 'greet', 'bye', 'add', 'set', 'event', 'foreign']);
  const stored = best && !asksOfList.test(message) && storeCalls(best.act, message, tokens, world);
  if (stored) {
    const probability = best.probability * stored.probability;
    return { ...nothing, best, fact, other, stored: { ...stored, act: best.act, probability } };
  }
  const times = tokens.filter(({ kind }) => kind === 'time');
  const heard = hear(message, tokens, { slots: new Map(), times }, world);
  const sentence = best && canonicalSentence(best.act, heard);
  return {
    ...nothing,
    changed: changeOf(acts, heard),
    canonical: sentence ? { ...best, sentence } : null,
    best: best ?? nothing.best,
    remark: remarkOf(acts),
    ...{ fact, other },
  };
}

const maxTokens = 50;
// "Are there also eggs on it?" adds nothing.
const asksOfList =
  /^(?:(?:and|so) )?(?:is|are) there\b[^.!]* (?:on|in) (?:it|there|(?:the|my|our|that) (?:\p{L}+ )?list)\W*$/iu;

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
  // The acts of a group have similar words. The first one for which the message has everything is
  // taken.
  const group = alike.find((names) => names.includes(best.act)) ?? [best.act];
  const probability = acts.reduce((sum, one) => sum + (group.includes(one.act) ? one.probability : 0), 0);
  for (const act of new Set([best.act, ...group])) {
    const meant = actCalls(act, heard);
    // What is changed from the context must explain the message.
    const isOther = meant?.names.length === 0 && !meant.isExplained && takingOfAll(meant.calls) !== null;
    if (meant && !(isOther && !restoring.has(act) && isAboutOther(heard)))
      return { act, probability, ...meant };
  }
  return null;
}

const restoring = new Set(['undo', 'reopen', 'rename']);

const alike = [
  ['shift', 'move'],
  ['both', 'delete'],
  ['ask_agenda', 'ask_when'],
];

export function actsOf(message: string, world: World, context: ActContext): ActProbability[] {
  return classifyAct(maskedText(message, named(world)), context);
}

// Adds things deleted in the last day, because the user may still name them.
function named(world: World): World {
  const { things, mentions } = world;
  const ids = new Set(things.map(({ id }) => id));
  const gone = mentions.map(({ thing }) => thing).filter(({ id }) => !ids.has(id));
  return gone.length > 0 ? { ...world, things: [...things, ...gone] } : world;
}

function contextOf({ mentions: [newest] }: World): ActContext {
  return newest?.how ?? 'none';
}

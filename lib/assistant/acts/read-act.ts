import { type ActCalls, actCalls } from '@/lib/assistant/acts/act-calls';
import { maskedText } from '@/lib/assistant/acts/act-text';
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

interface ReadAct {
  stored: StoreReading | null;
  changed: ActReading | null;
  /** How probable it is that the message tells something and asks for nothing, from 0 to 1. */
  remark: number;
}

const nothing: ReadAct = { stored: null, changed: null, remark: 0 };

/** A message and its tokens, in which each time is one token. */
export interface Said {
  message: string;
  timed: Token[];
}

/**
 * Reads a message as an act: as one that stores something new, with the content that the model marks in it, otherwise as
 * one on something that exists. Both are null if the message has not what its act needs.
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
  return {
    ...nothing,
    changed: changeOf(acts, heard),
    remark: remarkOf(acts),
  };
}

const maxTokens = 50;

/** Small talk and what the assistant cannot do are much alike, so a sentence that may be either counts as a remark. */
function remarkOf(acts: ActProbability[]): number {
  const of = (name: string) => acts.find(({ act }) => act === name)?.probability ?? 0;
  return of('remark') >= leastRemark ? of('remark') + of('foreign') : 0;
}

const leastRemark = 0.2;

function changeOf(acts: ActProbability[], heard: Heard): ActReading | null {
  const [best] = acts;
  if (!best) return null;
  // The message itself shows which act of a group it is: a shift has a length of time, and "both" has two things.
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

/** Returns what a message probably does, most probable first. `context` is what the conversation was about last. */
export function actsOf(message: string, world: World, context: ActContext): ActProbability[] {
  return classifyAct(maskedText(message, named(world)), context);
}

/** Things of the last day come first in mentions; deleted ones are no longer in `things`, but are still named. */
function named(world: World): World {
  const { things, mentions } = world;
  const ids = new Set(things.map(({ id }) => id));
  const gone = mentions.map(({ thing }) => thing).filter(({ id }) => !ids.has(id));
  return gone.length > 0 ? { ...world, things: [...things, ...gone] } : world;
}

function contextOf({ mentions: [newest] }: World): ActContext {
  return newest?.how ?? 'none';
}

import { type ActCalls, actCalls } from '@/lib/assistant/acts/act-calls';
import { maskedText } from '@/lib/assistant/acts/act-text';
import { type ActContext, classifyAct } from '@/lib/assistant/acts/classify-act';
import { type Stored, storeCalls } from '@/lib/assistant/acts/store-calls';
import { withoutSlips } from '@/lib/assistant/understand/courtesy';
import { hear } from '@/lib/assistant/understand/heard';
import { type Token, tokenize, withTimes } from '@/lib/assistant/understand/tokens';
import type { World } from '@/lib/phrases/phrase';

export interface ActReading extends ActCalls {
  act: string;
  probability: number;
}

/** Reads a message as an act on something that exists: move it, delete it, undo, ask about it. Null if it is none. */
export function readAct(message: string, world: World): ActReading | null {
  const acts = actsOf(message, world);
  const tokens = tokensOf(message, world);
  const [best] = acts;
  if (!best || !tokens) return null;
  const times = tokens.filter(({ kind }) => kind === 'time');
  const heard = hear(message, tokens, { slots: new Map(), times }, world);
  // The message itself shows which act of a group it is: a shift has a length of time, and "both" has two things.
  const group = alike.find((names) => names.includes(best.act)) ?? [best.act];
  const probability = acts.reduce((sum, one) => sum + (group.includes(one.act) ? one.probability : 0), 0);
  for (const act of [best.act, ...group]) {
    const meant = actCalls(act, heard);
    if (meant) return { act, probability, ...meant };
  }
  return null;
}

const alike = [
  ['shift', 'move'],
  ['both', 'delete'],
];

export interface StoreReading extends Stored {
  act: string;
}

/** Reads a message as a request to store something, with the content that the model marks. Null if it is none. */
export function readStored(message: string, world: World): StoreReading | null {
  const [best] = actsOf(message, world);
  const tokens = best && tokensOf(message, world);
  const stored = tokens && storeCalls(best.act, message, tokens, world);
  return stored ? { ...stored, act: best.act, probability: best.probability * stored.probability } : null;
}

function tokensOf(message: string, world: World): Token[] | null {
  const tokens = withoutSlips(withTimes(message, tokenize(message), world));
  return tokens.length > 0 && tokens.length <= maxTokens ? tokens : null;
}

const maxTokens = 50;

export function actsOf(
  message: string,
  world: World,
  context = contextOf(world),
): ReturnType<typeof classifyAct> {
  return classifyAct(maskedText(message, { ...world, things: knownThings(world) }), context);
}

/** Things of the last day come first in mentions; deleted ones are no longer in `things`, but are still named. */
function knownThings({ things, mentions }: World): World['things'] {
  const ids = new Set(things.map(({ id }) => id));
  const gone = mentions.map(({ thing }) => thing).filter(({ id }) => !ids.has(id));
  return gone.length > 0 ? [...things, ...gone] : things;
}

function contextOf({ mentions: [newest] }: World): ActContext {
  return newest?.how ?? 'none';
}

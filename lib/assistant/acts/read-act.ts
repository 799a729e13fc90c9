import { type ActCalls, actCalls } from '@/lib/assistant/acts/act-calls';
import { maskedText } from '@/lib/assistant/acts/act-text';
import { type ActContext, classifyAct } from '@/lib/assistant/acts/classify-act';
import { withoutSlips } from '@/lib/assistant/understand/courtesy';
import { hear } from '@/lib/assistant/understand/heard';
import { tokenize, withTimes } from '@/lib/assistant/understand/tokens';
import type { World } from '@/lib/phrases/phrase';

export interface ActReading extends ActCalls {
  act: string;
  probability: number;
}

/** Reads a message as an act on something that exists: move it, delete it, undo, ask about it. Null if it is none. */
export function readAct(message: string, world: World): ActReading | null {
  const [best] = actsOf(message, world);
  if (!best) return null;
  const tokens = withoutSlips(withTimes(message, tokenize(message), world));
  if (tokens.length === 0 || tokens.length > maxTokens) return null;
  const times = tokens.filter(({ kind }) => kind === 'time');
  const heard = hear(message, tokens, { slots: new Map(), times }, world);
  const meant = actCalls(best.act, heard);
  return meant && { ...best, ...meant };
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

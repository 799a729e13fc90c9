import { groupOf, isExplained, joinedTarget, namesAll, targetOf } from '@/lib/assistant/acts/calls/target';
import type { Heard, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { actOf } from '@/lib/words/mood';

export interface ActCalls {
  calls: PhraseCall[];
  isNamed: boolean;
  names: string[];
  /**
   * False if the message may also be about things that are not in `calls`. Sidekick then asks before it
   * changes anything.
   */
  isExplained: boolean;
}

const several = /\b(?:both|(?:the|those|these|last) (?:two|2|three|3|pair)|pair of|neither|either|each)\b/i;

const only = new Set(
  'both of them these those two three all please the ones one first second third last that this it yes yeah thanks'.split(
    ' ',
  ),
);

export function severalIn(heard: Heard, kinds: Thing['kind'][]): Thing[] {
  const isOrder = heard.parts.some(({ word }) => !only.has(word));
  return isOrder && (several.test(heard.whole) || namesAll.test(heard.whole)) ? groupOf(heard, kinds) : [];
}

export function onTarget(
  heard: Heard,
  kinds: Thing['kind'][],
  callsOf: (thing: Thing) => PhraseCall | PhraseCall[] | null,
): ActCalls | null {
  const group = severalIn(heard, kinds);
  if (group.length > 1 && !targetOf(heard, kinds)?.isNamed) {
    const all = group.map(callsOf);
    return all.includes(null)
      ? null
      : {
          calls: all.flatMap((one) => one ?? []),
          isNamed: true,
          names: [],
          isExplained: isExplained(heard, []),
        };
  }
  if (heard.parts.every(({ word }) => only.has(word))) return null;
  const target = targetOf(heard, kinds) ?? (ordersTwo(heard) ? null : joinedTarget(heard, kinds));
  const calls = target?.things.map(callsOf);
  if (!target || !calls || calls.includes(null)) return null;
  return {
    calls: calls.flatMap((one) => one ?? []),
    isNamed: target.isNamed,
    names: target.names,
    isExplained: target.isExplained,
  };
}

// "Drop the gym and move the vet" does not drop both.
function ordersTwo({ parts }: Heard): boolean {
  const acts = new Set(parts.map(({ word }) => actOf(word)));
  return acts.has('drop') && acts.has('move');
}

import weights from '@/lib/assistant/acts/act-weights.json';
import { classifierOf } from '@/lib/assistant/understand/classify';
import { type Features, featuresOf } from '@/lib/assistant/understand/intent-features';
import type { World } from '@/lib/phrases/phrase';

/** What happened last in the conversation. `asked` means that Sidekick waits for an answer. */
export type ActContext = World['mentions'][number]['how'] | 'asked' | 'none';

export interface ActProbability {
  act: string;
  probability: number;
}

const classify = classifierOf(weights);

/**
 * Returns the acts that a message may mean, such as "delete", most probable first. `masked` comes
 * from `maskedText`.
 */
export function classifyAct(masked: string, context: ActContext): ActProbability[] {
  return classify(actFeatures(masked, context)).map(({ intent, probability }) => ({
    act: intent,
    probability,
  }));
}

export function actFeatures(masked: string, context: ActContext): Features {
  const [first = ''] = masked.split(' ', 1);
  return featuresOf(masked, [
    [`x ${context}`, 0.5],
    [`x ${context} ${first}`, 0.3],
  ]);
}

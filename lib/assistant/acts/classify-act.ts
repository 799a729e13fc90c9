import weights from '@/lib/assistant/acts/act-weights.json';
import { classifierOf } from '@/lib/assistant/understand/classify';
import { extended, type Features, featuresOf, startHash } from '@/lib/assistant/understand/intent-features';
import type { World } from '@/lib/phrases/phrase';

/** What the conversation was about last: how a thing was mentioned, or `asked` if a question of ours is open. */
export type ActContext = World['mentions'][number]['how'] | 'asked' | 'none';

export interface ActProbability {
  act: string;
  /** From 0 to 1. */
  probability: number;
}

const classify = classifierOf(weights);

/**
 * Returns what a message probably does, most probable first. `masked` is the message as `maskedText` returns it. The
 * model is trained on testing/corpora/acts-en.jsonl by `npm run train:intents`.
 */
export function classifyAct(masked: string, context: ActContext): ActProbability[] {
  return classify(actFeatures(masked, context)).map(({ intent, probability }) => ({
    act: intent,
    probability,
  }));
}

export function actFeatures(masked: string, context: ActContext): Features {
  const features = featuresOf(masked);
  const [first = ''] = masked.split(' ', 1);
  features.set(extended(startHash, `x ${context}`), 0.5);
  features.set(extended(startHash, `x ${context} ${first}`), 0.3);
  return features;
}

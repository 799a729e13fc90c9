import type { Heard } from '@/lib/phrases/phrase';

/**
 * Returns one of the texts. Which one depends on the message and the minute, so that it is the same in tests.
 */
export function pick(texts: string[], { whole, world }: Heard): string {
  const sum = [...whole].reduce(
    (total, character) => total + (character.codePointAt(0) ?? 0),
    world.now.getUTCMinutes(),
  );
  return texts[sum % texts.length] ?? '';
}

export const talk = { isTalk: true, intent: 'talk', examples: [] } as const;

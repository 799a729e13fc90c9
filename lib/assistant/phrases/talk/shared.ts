import type { Heard } from '@/lib/phrases/phrase';

/** Returns one of `texts`. The message and the minute decide which one, so that tests get a fixed text. */
export function pick(texts: string[], { whole, world }: Heard): string {
  const sum = [...whole].reduce(
    (total, character) => total + (character.codePointAt(0) ?? 0),
    world.now.getUTCMinutes(),
  );
  return texts[sum % texts.length] ?? '';
}

export const talk = { isTalk: true, intent: 'talk', examples: [] } as const;

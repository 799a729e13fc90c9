import type { Heard, Phrase } from '@/lib/phrases/phrase';

/** Returns one of `texts`. The message and the minute decide which one, so that tests get a fixed text. */
export function pick(texts: string[], { whole, world }: Heard): string {
  const sum = [...whole].reduce(
    (total, character) => total + (character.codePointAt(0) ?? 0),
    world.now.getUTCMinutes(),
  );
  return texts[sum % texts.length] ?? '';
}

export const talk = { isTalk: true, intent: 'talk', examples: [] } as const;

const longest = 14;

/** Returns a phrase that answers with `reply`, for what Sidekick cannot do. */
export function beyond(
  say: string[],
  reply: string,
  examples: string[],
  fits: (heard: Heard) => boolean = () => true,
): Phrase {
  return {
    ...talk,
    when: 'words',
    strength: 'likely',
    say,
    fits: (heard) => heard.whole.split(' ').length <= longest && fits(heard),
    calls: () => reply,
    examples,
  };
}

import type { Heard, Phrase } from '@/lib/phrases/phrase';

export const journal = '(journal|diary|journal entry|diary entry|logbook)';
export const myJournal = `[my|the|a|todays|new] ${journal}`;

export const pointedPhrases: Phrase[] = [
  {
    intent: 'journal_set',
    say: [
      `[i would like to|i want to|let me|can i|could i|please] (put|add|write|save|note|keep|log) (that|this|it) [all|down] (in|into|to) ${myJournal} [please]`,
    ],
    fits: (heard) => pointedText(heard) !== '',
    calls: (heard) => ({ tool: 'journal', input: { do: 'keep', feeling: pointedText(heard) } }),
    examples: [],
  },
  {
    // "Yeah write that down", after a message that Sidekick only listened to.
    intent: 'journal_set',
    when: 'never',
    strength: 'likely',
    say: ['(write|jot|note|keep|log|record|put) (that|it|this) down [then|please|for me]'],
    fits: ({ world: { lastChanges = [], lastMessage } }) =>
      lastChanges.length === 0 &&
      !/\?\s*$/.test(lastMessage ?? '') &&
      (lastMessage ?? '').split(' ').length >= leastWords,
    calls: ({ world }) => ({ tool: 'journal', input: { do: 'keep', feeling: world.lastMessage } }),
    examples: [],
  },
];

const leastWords = 4;

function pointedText(heard: Heard): string {
  const before = textBefore(heard);
  if (!before) return heard.world.lastMessage ?? '';
  const after = heard.message.slice(heard.message.indexOf(heard.whole) + heard.whole.length);
  return [before, after.replace(/^[\s,.;!]+/, '')].filter(Boolean).join(' ');
}

export function textBefore({ message, whole }: Heard): string {
  const before = message
    .slice(0, Math.max(0, message.indexOf(whole)))
    .trim()
    .replace(/(?:i would like to|i['’]d like to|please|and|so|can you|could you),?$/i, '')
    .trim();
  return before.split(' ').length < 3 ? '' : before;
}

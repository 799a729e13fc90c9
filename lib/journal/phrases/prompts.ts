import type { Heard, Phrase } from '@/lib/phrases/phrase';

/**
 * Phrases that change the journal's evening question. They make sense only right after the question was set.
 */
export const promptPhrases: Phrase[] = [
  {
    // "At 9", right after "ask me every evening how my day was".
    intent: 'journal_set',
    strength: 'certain',
    say: [
      '[no|actually|rather|better|ok|can you|please] [make it|make that|do it|at|ask me|change it to] [at] [please|instead|then|rather|better]',
      '[no|actually|rather|better|ok|can you|please] [make it|make that|do it|at|ask me|change it to] [at] {n:number} [please|instead|then|rather|better]',
    ],
    fits: (heard) => isOfPrompt(heard) && (heard.has('n') ? heard.sense === 'none' : heard.sense === 'hour'),
    calls: (heard) => ({
      tool: 'journal',
      input: { do: 'prompt', time: heard.has('n') ? `at ${heard.text('n')}` : heard.when },
    }),
    examples: [],
  },
  {
    // "No, half past eight, I go to bed early".
    intent: 'journal_set',
    strength: 'certain',
    isContent: true,
    say: ['[no|actually|rather|better|oh|sorry|make it|make that|do it|at] {reason}'],
    fits: (heard) =>
      isOfPrompt(heard) &&
      heard.sense === 'hour' &&
      heard.times.length === 1 &&
      /^(?:(?:because|as|since|then|cos|so) )?(?:i|we|that|it|the|my)\b(?! (?:have|need|must|should|want|forgot)\b)/i.test(
        heard.text('reason'),
      ) &&
      timeBegins.test(heard.whole),
    calls: (heard) => ({ tool: 'journal', input: { do: 'prompt', time: heard.when } }),
    examples: [],
  },
  {
    intent: 'journal_set',
    when: 'never',
    strength: 'certain',
    say: [
      '[ok|no|please] (stop|quit) (asking|prompting|it|that|this) [me] [that|this|it|about it|again|now|please]',
    ],
    fits: isOfPrompt,
    calls: () => ({ tool: 'journal', input: { do: 'prompt', active: false } }),
    examples: [],
  },
];

function isOfPrompt({ world }: Heard): boolean {
  return (world.lastChanges ?? []).some(({ tool, input }) => tool === 'journal' && input.do === 'prompt');
}

const timeBegins =
  /^(?:(?:no|actually|rather|better|oh|sorry|make|it|that|do|at|please)[,.]? )*(?:\d|half|quarter|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)/i;

import type { Heard, Phrase } from '@/lib/phrases/phrase';

/** Phrases that change the journal's evening question. They only make sense right after it was set. */
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
    calls: (heard) => ({ tool: 'journal', input: { do: 'prompt', time: eveningHour(heard) } }),
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

// The question comes in the evening: "at 9" is 9 pm.
function eveningHour({ when, text, has }: Heard): string {
  const said = has('n') ? `at ${text('n')}` : when;
  const isBare = /^(?:at )?(?:[1-9]|1[01])(?::\d\d)?$/i.test(said);
  return isBare ? `${said} pm` : said;
}

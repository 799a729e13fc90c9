import type { Phrase } from '@/lib/phrases/phrase';

/** Phrases for questions about a weekly message: "do i get a weekly thing too?". */
export const recapQuestions: Phrase[] = [
  {
    // "Do I get a weekly thing too?"
    intent: 'settings',
    isQuestion: true,
    when: 'never',
    strength: 'certain',
    say: [
      '[and|so|ok|also] (do|will|can|could|would) (i|we) [also] (get|have|receive) [a|one|something|the] (weekly|every week|each week|for the week) [thing|one|summary|message|update|version|recap|overview|email|mail|report] [too|as well|also]',
      '[and|so|ok|also] is there [also] (a|one|something) (weekly|every week|each week|for the week) [thing|one|summary|message|update|version|recap|overview|email|mail|report] [too|as well|also]',
    ],
    calls: () => ({ tool: 'set_preferences', input: {} }),
    examples: ['do i get a weekly thing too?'],
  },
];

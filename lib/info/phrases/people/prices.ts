import { pronoun, store, withName } from '@/lib/info/phrases/shared';
import type { Heard, Phrase } from '@/lib/phrases/phrase';

const amount = /^(?:about |around )?[$€£₦₹R]?\d[\d.,]*(?:k|%)?(?: (?:\p{L}+ ){0,2}\p{L}+)?$/iu;

/** What others ask for their work: "ford quoted 48,900". */
export const pricePhrases: Phrase[] = [
  {
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: [
      '[ok|okay|so|and|oh|update] {who} [has|have] [just|now] (quoted|estimated) [me|us] [at] {value}',
      '[ok|okay|so|and|oh] [the] (quote|estimate|offer) (from|by|of) {who} (is|was|came in at|came back at|came to) {value}',
    ],
    fits: (heard) => isQuote(heard) && !heard.hasQuestionMark,
    calls: (heard) => store(`what ${nameIn(heard)} quoted`, heard.text('value')),
    examples: ['ford quoted 48,900', 'the electrician quoted me 1200', 'quote from Miller is £340'],
    counterExamples: ['who quoted 500'],
  },
];

function nameIn(heard: Heard): string {
  return withName(heard.text('who'), heard).replace(/^(?:my|our|the) /i, '');
}

function isQuote(heard: Heard): boolean {
  const who = nameIn(heard);
  return who.split(' ').length <= 4 && !pronoun.test(who) && amount.test(heard.text('value'));
}

import { pronoun, store, withName } from '@/lib/info/phrases/shared';
import type { Heard, Phrase } from '@/lib/phrases/phrase';

const amount = /^(?:about |around )?[$€£₦₹R]?\d[\d.,]*(?:k|%)?(?: (?:\p{L}+ ){0,2}\p{L}+)?$/iu;

/** Phrases that say what price others ask for their work: "ford quoted 48,900". */
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
    calls: (heard) => store(`what ${nameIn(heard)} quoted`, valueIn(heard)),
    examples: ['ford quoted 48,900', 'the electrician quoted me 1200', 'quote from Miller is £340'],
    counterExamples: ['who quoted 500'],
  },
  {
    // "Roofer wants 3000" names a price, and "she wants 15" does not.
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: [
      '[ok|okay|so|and|oh|update] [the|my|our] {who} [now] (wants|charges|asks|is asking|is charging|would charge|asks for|is asking for|charged) [me|us] [for] {value} [for it|for that|for the job|all in|in total]',
    ],
    fits: (heard) => isQuote(heard) && price.test(valueIn(heard)) && !heard.hasQuestionMark,
    calls: (heard) =>
      store(`what ${nameIn(heard)} ${/\bcharg/i.test(heard.whole) ? 'charges' : 'wants'}`, valueIn(heard)),
    examples: ['the roofer wants 3000', 'plumber charges £60 an hour'],
    counterExamples: ['she wants 15', 'tom wants 500 flyers'],
  },
  {
    // "Spotify £11.99 a month".
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: ['{all}'],
    fits: (heard) => !heard.hasQuestionMark && recurring.test(heard.message.trim()),
    calls: ({ message }) => {
      const { name = '', fee = '' } = recurring.exec(message.trim())?.groups ?? {};
      return store(name, fee);
    },
    examples: ['spotify £11.99 a month', 'gym membership: €30 per month'],
    counterExamples: ['pay Tom £20 a week', 'save £50 a month'],
  },
];

const recurring =
  /^(?:(?:and|btw|fyi),? )?(?:(?:the|my|our) )?(?<name>(?!(?:lost|paid|spent|saved|cost|costs|won|earned|made|pay|save|send|give|set|put|add|transfer|budget|spend|i|we|it|he|she|they|that|remind|need|want|buy|get|cut|charge|owe|earn|make)\b)\p{L}[\p{L}\d'’+]*(?: (?!(?:is|are|was|were|will|went|goes|has|have|owes?|pays?|paid|lost|costs?|charges?|wants?|gets?|earns?|gives?|to|from|at|about|only)\b)\p{L}[\p{L}\d'’+]*){0,2}):? (?<fee>[£$€₹] ?\d[\d.,]* ?(?:an?|per|each|every|\/) ?(?:month|week|year|quarter|term|hour|night|day|session|lesson|class))[.! ]*$/iu;

const price =
  /^(?:about |around )?(?:[$€£₦₹R] ?\d[\d.,]*|\d{3,}[\d.,]*|\d[\d.,]*(?: ?k| euros?| pounds| dollars| quid| bucks))(?: (?:an?|per|each) ?\p{L}*)?$/iu;

// The sign before a price is no part of the words.
function valueIn({ text, message }: Heard): string {
  const value = text('value');
  const sign = /[$€£₦₹]$/.exec(message.slice(0, Math.max(0, message.indexOf(value))))?.[0] ?? '';
  return `${sign}${value}`;
}

function nameIn(heard: Heard): string {
  return withName(heard.text('who'), heard).replace(/^(?:my|our|the) /i, '');
}

function isQuote(heard: Heard): boolean {
  const who = nameIn(heard);
  return who.split(' ').length <= 4 && !pronoun.test(who) && amount.test(valueIn(heard));
}

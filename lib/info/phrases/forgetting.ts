import { findInfo } from '@/lib/info/find';
import { facts } from '@/lib/info/phrases/shared';
import type { Heard, Phrase, PhraseCall } from '@/lib/phrases/phrase';
import { quoted } from '@/lib/words/wording';

/**
 * Phrases for requests to forget one fact. One of the fact's words identifies it: "you can forget the parking
 * thing".
 */
export const forgettingPhrases: Phrase[] = [
  {
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    say: [
      '(forget|delete|erase|drop) [about] [the|my|that|our] {fact} (thing|stuff|bit|business|info|information|note|place) [now|again] [{why}]',
      '(forget|delete|erase) (where|what) {fact}',
    ],
    fits: (heard) =>
      heard.text('fact').split(' ').length <= 5 &&
      !/^(?:whole|that|this|same|other|last|first|every|any)?$/i.test(heard.text('fact')) &&
      // A remark says why: "… , im home". Another order does not belong here.
      (!heard.has('why') || /^(?:i|we|he|she|it|its|that|im|am|is|not|no)\b/i.test(heard.text('why'))) &&
      heard.findWords(heard.text('fact'), ['reminder', 'todo', 'event', 'date', 'list']).length === 0 &&
      !heard.hasQuestionMark &&
      named(heard) !== null,
    calls: forgotten,
    examples: [],
  },
  {
    // "Forget the vet's number", which is part of what is known of the vet.
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    asksFirst: true,
    say: [
      "[you can|please] (forget|delete|erase) [about] [the|my|our|his|her] {fact} 's (number|phone number|phone|address|email|details|contact) [now|again] [{why}]",
    ],
    fits: (heard) =>
      heard.text('fact').split(' ').length <= 3 &&
      (!heard.has('why') || /^(?:i|we|he|she|it|its|that|im|am|is|not|no)\b/i.test(heard.text('why'))) &&
      !heard.hasQuestionMark &&
      named(heard) !== null,
    calls: forgotten,
    offer: (heard) => `Shall I forget all of ${quoted(named(heard) ?? '')}?`,
    examples: [],
  },
];

function forgotten(heard: Heard): PhraseCall | null {
  const title = named(heard);
  return title ? { tool: 'forget_info', input: { keys: [title] } } : null;
}

function named(heard: Heard): string | null {
  const words = heard
    .text('fact')
    .replace(/\b(?:i|we) (?:have )?parked\b|\bpark(?:ed|ing)(?: spot| space)?\b/i, 'car');
  const [only, other] = findInfo(facts(heard), words);
  return only && !other ? only.key : null;
}

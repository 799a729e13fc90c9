import { keyOf, store } from '@/lib/info/phrases/shared';
import type { Heard, Phrase, PhraseCall } from '@/lib/phrases/phrase';
import { findTimes } from '@/lib/time/find-times';

/** Phrases that tell a number and until when it is valid. */
export const documentPhrases: Phrase[] = [
  {
    // "My passport number is 533219876 and it expires march 2031".
    intent: 'facts_set',
    strength: 'certain',
    when: 'words',
    isContent: true,
    say: [
      '[<note>] [my|our] {key} (is|:) {value} [and] [it|which|that] (expires|runs out|is valid until|is valid till) {end}',
    ],
    fits: (heard) => !heard.hasQuestionMark && numberAndEnd(heard) !== null,
    calls: (heard) => numberAndEnd(heard),
    examples: ['my passport number is 533219876 and it expires march 2031'],
    counterExamples: ['my passport expires march 2031', 'the offer is good and expires tomorrow'],
  },
];

// "Tomorrow" would mean another day later.
const lasting = /\b(?:\d{4}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*)\b/iu;
const numbered = /^(?<thing>.{2,40}?) (?:number|no|id|ref|reference)$/i;

function numberAndEnd({ text, whole, world }: Heard): PhraseCall[] | null {
  const key = keyOf(text('key'));
  const thing = numbered.exec(key)?.groups?.thing;
  const value = text('value').replace(/[,;]$/, '');
  const end = whole.slice(whole.lastIndexOf(text('end')));
  const isEnd = lasting.test(end) && findTimes(end, world).length > 0 && end.split(' ').length <= 4;
  if (!thing || !isEnd || !/^\S*\d\S*$/.test(value)) return null;
  return [store(key, value), store(`${thing} expiry date`, end)];
}

import { passing, store } from '@/lib/info/phrases/shared';
import type { Heard, Phrase, PhraseCall } from '@/lib/phrases/phrase';
import { findTimes } from '@/lib/time/find-times';

const person = /^(?:Dr|Mr|Mrs|Ms)?\.? ?\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?$/u;
const detail =
  /^(?:(?:a|an|(?:tel|telephone|phone|mobile|cell|number|fax|e-?mail|room|office|extension|ext|address|based|reachable)|one|two|three|four|five|no|has|have|had|hates?|likes?|loves?|prefers?|lives?|works?|plays?|drinks?|eats?|speaks?|from|married|single|divorced|vegan|vegetarian|allergic|never|always|(?:does|do)(?:n['’]t| not))\b|\d{1,3}$)/i;

export const aboutPhrases: Phrase[] = [
  {
    intent: 'facts_set',
    strength: 'certain',
    when: 'words',
    isContent: true,
    say: ['{who} is {value}', '{who} : {value}'],
    fits: (heard) => isPortrait(heard),
    calls: (heard) => store(`about ${heard.text('who')}`, heard.text('value')),
    examples: ['Deborah is CFO at Fennick, two kids, hates seafood'],
    counterExamples: ['Milo is sick, has a fever'],
  },
];

function isPortrait({ text, world, hasQuestionMark }: Heard): boolean {
  const [first = '', ...rest] = text('value').split(/,\s*(?:and )?/);
  return (
    person.test(text('who')) &&
    !hasQuestionMark &&
    rest.length > 0 &&
    rest.every((one) => detail.test(one)) &&
    !passing.test(first) &&
    findTimes(text('value').slice(0, 200), world).every(({ kind }) => kind === 'duration')
  );
}

const nameAndMore =
  /^(?<name>\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*){0,2}),? (?:and|but) (?:he|she|they|it)(?<be>['’](?:s|re)| is| are)? (?<more>.{3,100})$/u;

/** "Called Dorota and she does us every Friday" tells more than a name. */
export function nameCalls(key: string, value: string): PhraseCall | PhraseCall[] {
  const { name = '', be, more = '' } = nameAndMore.exec(value)?.groups ?? {};
  // "And he's coming on Friday" is no lasting fact.
  if (!name || (be && (passing.test(more) || /^\p{L}+ing\b/u.test(more))))
    return store(`${key}’s name`, value);
  return [store(`${key}’s name`, name), store(`about ${name}`, more)];
}

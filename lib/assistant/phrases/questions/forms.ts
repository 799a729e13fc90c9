import { askingWords, auxiliaries, orders, subjects } from '@/lib/assistant/phrases/questions/words';
import { baseForms, taskVerbs } from '@/lib/words/verbs';

export type Form =
  | 'when'
  | 'end'
  | 'days'
  | 'countdown'
  | 'count'
  | 'amount'
  | 'where'
  | 'who'
  | 'what'
  | 'how'
  | 'whether'
  | 'noun';

interface Head {
  form: Form;
  length: number;
}

export function formOf(
  words: string[],
  { hasQuestionMark, isFirst }: { hasQuestionMark: boolean; isFirst: boolean },
): Head | null {
  const [first = '', second = '', third = ''] = words;
  const asking = askingWords.get(first);
  if (/^(?:any|anything|anyone|anybody)$/.test(first)) return { form: 'what', length: 1 };
  if (!asking)
    return hasQuestionMark ||
      subjects.has(second) ||
      (/^(?:is|are)$/.test(first) && words.includes('still')) ||
      isPassive(words)
      ? invertedForm(first, second, third, hasQuestionMark)
      : null;
  if (!isFirst && !hasQuestionMark && /^wh(?:ich|o|ere)$/.test(asking)) return null;
  switch (asking) {
    case 'what':
    case 'which':
      if (/^(?:an?|about|if|the)$/.test(second) && !hasQuestionMark && second !== 'the') return null;
      if (second === 'about' || second === 'if') return null;
      if (second === 'time') return { form: 'when', length: 2 };
      if (/^(?:days|weekdays)$/.test(second)) return { form: 'days', length: 2 };
      if (/^(?:day|date|weekday|month|year)$/.test(second)) return { form: 'when', length: 2 };
      return { form: 'what', length: 1 };
    case 'when':
      return isClause(words, hasQuestionMark) ? null : { form: 'when', length: 1 };
    case 'where':
      return { form: 'where', length: 1 };
    case 'why':
      return null;
    case 'how':
      return howForm(words, hasQuestionMark);
    default:
      return { form: 'who', length: 1 };
  }
}

// "Has nan been called", "is dinner booked" without a question mark. "Was robbed" and "has been fed" are told.
function isPassive(words: string[]): boolean {
  const [first = '', second = '', ...more] = words.filter((word) => !/^(?:yet|now|already|)$/.test(word));
  const last = more.at(-1) ?? '';
  return (
    /^(?:is|are|was|were|has)$/.test(first) &&
    (first !== 'has' || more.includes('been')) &&
    baseForms(last) !== null &&
    baseForms(second) === null &&
    !/^(?:been|not|a|an|in|on|at|so|\p{L}+ing)$/u.test(second) &&
    !more.some((word) => /^(?:i|we|he|she|they|you|and|but|when|because|that|after|before)$/.test(word))
  );
}

function isClause(words: string[], hasQuestionMark: boolean): boolean {
  return !hasQuestionMark && !auxiliaries.has(words[1] ?? '') && words.some((word) => orders.has(word));
}

function howForm([, second = '', third = '', ...more]: string[], hasQuestionMark: boolean): Head | null {
  const counts = [third, ...more].some((word) => /^(?:until|till|til|to|before|left)$/.test(word));
  const isCounted =
    second === 'much' && /^(?:days|weeks|hours|minutes|sleeps|months|mins|people|times)$/.test(third);
  if (/^(?:many|mny)$/.test(second) || isCounted)
    return counts && /^(?:days|weeks|hours|minutes|sleeps|months|mins)$/.test(third)
      ? { form: 'countdown', length: 3 }
      : { form: 'count', length: 2 };
  if (/^(?:long|soon|far)$/.test(second))
    return { form: counts || second !== 'long' ? 'countdown' : 'how', length: 2 };
  if (second === 'much' && /^(?:stuff|things|work|tasks|todos)$/.test(third))
    return { form: 'count', length: 3 };
  if (second === 'much')
    return counts && /^(?:time|longer)$/.test(third)
      ? { form: 'countdown', length: 3 }
      : { form: 'amount', length: 2 };
  if (second === 'often') return { form: 'days', length: 2 };
  if (/^(?:about|come)$/.test(second)) return null;
  return hasQuestionMark || second === 'to' || auxiliaries.has(second) || second === 'old'
    ? { form: 'how', length: 1 }
    : null;
}

function invertedForm(first: string, second: string, third: string, hasQuestionMark: boolean): Head | null {
  if (!auxiliaries.has(first) || second === 'you') return null;
  const isOwn = /^(?:i|we)$/.test(second);
  const isDeed = /^(?:do|does|did|have|has|had)$/.test(first);
  if (isDeed && !/^(?:i|we|he|she|they|my|anyone|everyone)$/.test(second) && !hasQuestionMark) return null;
  // "Can I add milk" is a request, not a question.
  if (/^(?:can|could|may|shall)$/.test(first) && isOwn && (orders.has(third) || taskVerbs.has(third)))
    return null;
  return { form: 'whether', length: 1 };
}

export function askedAtEnd(words: string[]): Head | null {
  const [last = '', before = ''] = [words.at(-1), words.at(-2)];
  if (words.length < 2 || words.length > 7 || orders.has(words[0] ?? '') || taskVerbs.has(words[0] ?? ''))
    return null;
  if (last === 'when' || (before === 'what' && /^(?:time|day|date)$/.test(last)))
    return { form: 'when', length: 0 };
  if (last === 'where' || last === 'who' || last === 'what') return { form: last, length: 0 };
  return before === 'how' && last === 'much' ? { form: 'amount', length: 0 } : null;
}

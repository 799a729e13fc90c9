import {
  askingWords,
  auxiliaries,
  endWords,
  openers,
  openWords,
  orders,
  subjects,
} from '@/lib/assistant/phrases/questions/words';
import type { Heard, Thing } from '@/lib/phrases/phrase';
import { taskVerbs } from '@/lib/words/verbs';

/** What a question wants to hear. */
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

/** The form of a question about the user's own things, by its words alone. */
export interface Asked {
  form: Form;
  /** "Which one is first", "when is the next one", "when is it after this one". */
  rank: 'first' | 'next' | 'last' | 'after' | null;
  /** Whether it asks what is still to be done. */
  isOpen: boolean;
  /** The kinds that a noun names: "reminders", "birthdays". */
  kinds: Thing['kind'][] | null;
  /** The words behind the question word. */
  words: string[];
  /** Asks of another thing what was asked last: "and Tom?" */
  isFollowUp: boolean;
  /** Whether it orders to be told: "give Sunita's number". */
  isOrder?: boolean;
}

interface Words {
  words: string[];
  hasQuestionMark: boolean;
  /** Whether it begins its sentence. */
  isFirst: boolean;
  hasColon: boolean;
  hasTime: boolean;
}

/** Reads what a request asks; null if it asks nothing, or asks something to be done. */
export function readAsked(heard: Heard): Asked | null {
  if (heard.isAskedOfUs) return null;
  const start = heard.message.indexOf(heard.whole);
  return askedIn({
    words: heard.parts.map(({ word, time }) => (time ? '' : word)),
    hasQuestionMark: heard.hasQuestionMark,
    isFirst: start <= 0 || !/,\s*$/.test(heard.message.slice(0, start)),
    hasColon: heard.parts.some(({ gap }) => gap.includes(':')),
    hasTime: heard.times.length > 0,
  });
}

/** Whether a request is beyond doubt a question, which never changes anything. */
export function isAsking(heard: Heard): boolean {
  const asked = readAsked(heard);
  return asked !== null && asked.form !== 'noun';
}

function askedIn({ words, hasQuestionMark, isFirst, hasColon, hasTime }: Words): Asked | null {
  if (hasColon && !hasQuestionMark) return null;
  let start = 0;
  while (start < words.length - 1 && (openers.has(words[start] ?? '') || words[start] === '')) start += 1;
  const isUntil = /^(?:until|till|til)$/.test(words[start] ?? '');
  if (linkedTo.has(words[start] ?? '') && askingWords.has(words[start + 1] ?? '')) start += 1;
  const rest = words.slice(start);
  const isFollowUp =
    words.length > 0 &&
    (/^(?:and|or)$/.test(words[0] ?? '') || /^(?:what|how) about\b/.test(rest.slice(0, 2).join(' ')));
  const head = formOf(rest, { hasQuestionMark, isFirst }) ?? askedAtEnd(rest);
  if (head) return detailed(isUntil ? 'end' : head.form, rest.slice(head.length), false);
  const given = /^(?:give|show|send|need|find|check|want)$/.test(rest[0] ?? '')
    ? rest.slice(rest[1] === 'me' ? 2 : 1)
    : [];
  if (given.length > 0 && given.length <= 6) return { ...detailed('noun', given, false), isOrder: true };
  const own = rest.filter((word, place) => place > 1 || !/^(?:what|how|about)$/.test(word));
  const isNoun =
    hasQuestionMark ||
    isFollowUp ||
    (rest.length <= 4 && !hasTime && !rest.some((word) => telling.has(word)));
  const [first = ''] = rest;
  const isTold =
    orders.has(first) ||
    auxiliaries.has(first) ||
    (taskVerbs.has(first) && rest.length > 2 && !hasQuestionMark);
  return isNoun && own.length > 0 && own.length <= 8 && !isTold ? detailed('noun', own, isFollowUp) : null;
}

/** What may stand before a question word: "until when", "to whom". */
const linkedTo = new Set('until till til at on in by for from to with of since about'.split(' '));

/** Words of statements: what has one and no question mark tells something. */
const telling = new Set([...auxiliaries, ...subjects, 'not', 'got', 'just', 'comes', 'gets', 'said']);

interface Head {
  form: Form;
  length: number;
}

function formOf(
  words: string[],
  { hasQuestionMark, isFirst }: Pick<Words, 'hasQuestionMark' | 'isFirst'>,
): Head | null {
  const [first = '', second = '', third = ''] = words;
  const asking = askingWords.get(first);
  if (/^(?:any|anything|anyone|anybody)$/.test(first)) return { form: 'what', length: 1 };
  if (!asking)
    return hasQuestionMark || subjects.has(second)
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

/** "When I get home remind me" asks nothing. */
function isClause(words: string[], hasQuestionMark: boolean): boolean {
  return !hasQuestionMark && !auxiliaries.has(words[1] ?? '') && words.some((word) => orders.has(word));
}

function howForm([, second = '', third = '', ...more]: string[], hasQuestionMark: boolean): Head | null {
  const counts = [third, ...more].some((word) => /^(?:until|till|til|to|before|left)$/.test(word));
  if (/^(?:many|mny)$/.test(second))
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

/** "Is the call still on": the verb stands before who does it. "Do the laundry" and "have lunch" are no questions. */
function invertedForm(first: string, second: string, third: string, hasQuestionMark: boolean): Head | null {
  if (!auxiliaries.has(first) || second === 'you') return null;
  const isOwn = /^(?:i|we)$/.test(second);
  const isDeed = /^(?:do|does|did|have|has|had)$/.test(first);
  if (isDeed && !/^(?:i|we|he|she|they|my|anyone|everyone)$/.test(second) && !hasQuestionMark) return null;
  // "Can I add milk" is a request.
  if (/^(?:can|could|may|shall)$/.test(first) && isOwn && (orders.has(third) || taskVerbs.has(third)))
    return null;
  return { form: 'whether', length: 1 };
}

/** "Dentist is when", "my appointment what time". */
function askedAtEnd(words: string[]): Head | null {
  const [last = '', before = ''] = [words.at(-1), words.at(-2)];
  if (words.length < 2 || words.length > 7 || orders.has(words[0] ?? '') || taskVerbs.has(words[0] ?? ''))
    return null;
  if (last === 'when' || (before === 'what' && /^(?:time|day|date)$/.test(last)))
    return { form: 'when', length: 0 };
  if (last === 'where' || last === 'who' || last === 'what') return { form: last, length: 0 };
  return before === 'how' && last === 'much' ? { form: 'amount', length: 0 } : null;
}

const kindsOfNouns: [RegExp, Thing['kind'][]][] = [
  [/^(?:reminder|alarm|alert)s?$/, ['reminder']],
  [/^(?:todo|task|chore)s?$/, ['todo']],
  [/^(?:birthday|bday|anniversar(?:y|ie))s?$/, ['date']],
  [/^(?:appointment|meeting|event|appt|class|shift)s?$/, ['reminder', 'event', 'todo']],
];

function detailed(form: Form, words: string[], isFollowUp: boolean): Asked {
  const said = new Set(words);
  const isEnd = form === 'when' && words.some((word) => endWords.has(word));
  return {
    form: isEnd ? 'end' : form,
    rank: rankIn(said),
    isOpen: words.some((word, place) => openWords.has(word) && (word !== 'to' || words[place + 1] === 'do')),
    kinds:
      words.map((word) => kindsOfNouns.find(([noun]) => noun.test(word))?.[1] ?? null).find(Boolean) ?? null,
    words,
    isFollowUp,
  };
}

function rankIn(said: Set<string>): Asked['rank'] {
  if (said.has('after') || said.has('following')) return 'after';
  if (said.has('first') || said.has('earliest') || said.has('soonest')) return 'first';
  if (said.has('next') || said.has('upcoming')) return 'next';
  return said.has('last') || said.has('latest') ? 'last' : null;
}

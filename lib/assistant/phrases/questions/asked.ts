import { askedAtEnd, type Form, formOf } from '@/lib/assistant/phrases/questions/forms';
import { textOf } from '@/lib/assistant/phrases/questions/thing-words';
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

export interface Asked {
  form: Form;
  /**
   * The position in time that the question asks for: 'first' in "which one is first?", 'after' in "what comes
   * after that?". Null if the question asks for no position.
   */
  rank: 'first' | 'next' | 'last' | 'after' | null;
  isOpen: boolean;
  /** The kinds that a noun such as "reminders" names; null if the question has no such noun. */
  kinds: Thing['kind'][] | null;
  words: string[];
  isFollowUp: boolean;
  /** Whether the question has the form of a command, such as "give Sunita's number". */
  isOrder?: boolean;
}

export function isBesideQuestion({ message, whole }: Heard): boolean {
  const before = message.slice(0, Math.max(0, message.indexOf(whole)));
  if (!/[,(–-]\s*$/.test(before)) return false;
  const said =
    before
      .split(/[.!?;\n]/)
      .at(-1)
      ?.toLowerCase() ?? '';
  const words = (said.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    askingWords.has(word.replace(/s$/, '')) ? word.replace(/s$/, '') : word,
  );
  const asked = askedIn({ words, hasQuestionMark: false, isFirst: true, hasColon: false, hasTime: false });
  return asked !== null && asked.form !== 'noun';
}

interface Words {
  words: string[];
  hasQuestionMark: boolean;
  isFirst: boolean;
  hasColon: boolean;
  hasTime: boolean;
}

const maxWords = 40;

const askedBefore = new WeakMap<Heard['parts'], { of: Heard; asked: Asked | null }>();

export function readAsked(heard: Heard): Asked | null {
  const known = askedBefore.get(heard.parts);
  if (known && known.of.whole === heard.whole && known.of.times === heard.times) return known.asked;
  const asked = readAnew(heard);
  askedBefore.set(heard.parts, { of: heard, asked });
  return asked;
}

// Asks what was done, not when a series ends.
const pastDeed =
  /\b(?:was|were) the last time\b|\bdid (?:i|we|you|he|she|they) last\b|\blast time (?:i|we|you|he|she|they)\b/i;

function readAnew(heard: Heard): Asked | null {
  const isAct = heard.isAskedOfUs && !/^(?:tell|give|show|read)$/.test(heard.first);
  if (isAct || heard.parts.length > maxWords || pastDeed.test(heard.whole)) return null;
  const start = heard.message.indexOf(heard.whole);
  // "After this one" may have been recognized as a time, so it is looked for in the text.
  const isAfter = /\b(?:after|following) (?:this|that|it|then)\b/i.test(heard.whole);
  const asked = askedIn({
    words: heard.parts.map(({ word, time }) => (time ? '' : word)),
    hasQuestionMark: heard.hasQuestionMark,
    isFirst: start <= 0 || !/,\s*$/.test(heard.message.slice(0, start)),
    hasColon: heard.parts.some(({ gap }) => gap.includes(':')),
    hasTime: heard.times.length > 0,
  });
  if (asked?.form === 'noun' && !heard.hasQuestionMark && !asked.isFollowUp && tellsCode(heard)) return null;
  return asked && isAfter ? { ...asked, rank: 'after' } : asked;
}

// "Van reg LK19 XRD" tells a code that is not known yet.
function tellsCode({ parts, world }: Heard): boolean {
  return parts.some(
    ({ word, time }, place) =>
      place > 0 &&
      !time &&
      word.length > 2 &&
      /\d/.test(word) &&
      !world.things.some((thing) => textOf(thing).toLowerCase().includes(word)),
  );
}

export function isAsking(heard: Heard): boolean {
  const asked = readAsked(heard);
  return asked !== null && asked.form !== 'noun';
}

function askedIn({ words, hasQuestionMark, isFirst, hasColon, hasTime }: Words): Asked | null {
  if (hasColon && !hasQuestionMark) return null;
  let start = 0;
  while (start < words.length - 1 && (openers.has(words[start] ?? '') || words[start] === '')) start += 1;
  // "Tomorrow is my day off" is not a question, because the time is its subject.
  if (words[start - 1] === '' && !hasQuestionMark && auxiliaries.has(words[start] ?? '')) return null;
  if (isReminded(words.slice(start), hasTime)) start += 2;
  const isUntil = /^(?:until|till|til)$/.test(words[start] ?? '');
  if (linkedTo.has(words[start] ?? '') && askingWords.has(words[start + 1] ?? '')) start += 1;
  const rest = words.slice(start);
  const isFollowUp =
    words.length > 0 &&
    (/^(?:and|or)$/.test(words[0] ?? '') || /^(?:what|how) about\b/.test(rest.slice(0, 2).join(' ')));
  const head = formOf(rest, { hasQuestionMark, isFirst }) ?? askedAtEnd(rest);
  if (head) return detailed(isUntil ? 'end' : head.form, rest.slice(head.length), false);
  const given = /^(?:give|show|send|need|find|check|want)$|^tell me (?:the|my|our) /.test(
    rest[0] === 'tell' ? `${rest.join(' ')} ` : (rest[0] ?? ''),
  )
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
  const isChoice = own.includes('or');
  return isNoun && own.length > 0 && own.length <= 8 && !isTold && !isChoice
    ? detailed('noun', own, isFollowUp)
    : null;
}

function isReminded([order = '', receiver = '', asking = '']: string[], hasTime: boolean): boolean {
  const isOrder = order === 'remind' ? !hasTime && asking !== 'when' : /^(?:tell|show)$/.test(order);
  return isOrder && /^(?:me|us)$/.test(receiver) && askingWords.has(asking) && asking !== 'to';
}

const linkedTo = new Set('until till til at on in by for from to with of since about'.split(' '));

const telling = new Set([...auxiliaries, ...subjects, 'not', 'got', 'just', 'comes', 'gets', 'said']);

const kindsOfNouns: [RegExp, Thing['kind'][]][] = [
  [/^(?:reminder|alarm|alert)s?$/, ['reminder']],
  [/^(?:todo|task|chore)s?$/, ['todo']],
  [/^(?:deadline|due date)s?$/, ['todo', 'reminder']],
  [/^(?:birthday|bday|anniversar(?:y|ie))s?$/, ['date']],
  [/^(?:appointment|meeting|event|appt|class|shift)s?$/, ['reminder', 'event', 'todo']],
];

function detailed(form: Form, words: string[], isFollowUp: boolean): Asked {
  const said = new Set(words);
  const isEnd =
    form === 'when' &&
    words.some((word, place) => endWords.has(word) && !(word === 'up' && isPhrasal(words[place - 1])));
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

function isPhrasal(before = ''): boolean {
  return before.endsWith('ing') || taskVerbs.has(before);
}

function rankIn(said: Set<string>): Asked['rank'] {
  if (said.has('after') || said.has('following')) return 'after';
  if (said.has('first') || said.has('earliest') || said.has('soonest')) return 'first';
  if (said.has('next') || said.has('upcoming')) return 'next';
  return said.has('last') || said.has('latest') ? 'last' : null;
}

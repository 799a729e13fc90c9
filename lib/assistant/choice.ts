import type { OpenQuestion } from '@/lib/assistant/question';
import { formatDay } from '@/lib/time/format';
import { findWhen, resolveWhen } from '@/lib/time/phrases';
import { resolveStretch } from '@/lib/time/stretch';
import type { Choice } from '@/lib/tool';

type Which = Extract<OpenQuestion, { kind: 'which' }>;

/**
 * The input of the tool that asked which one was meant, with what the answer chose ("the second", "the one at 3", "both") in the place
 * of the words that were not clear. Null where the answer chooses nothing, or several where one is wanted.
 */
export function inputWithChoice(
  { input, words, choices }: Which,
  answer: string,
  at: { now: Date; zone: string },
): Record<string, unknown> | null {
  const ids = chosen(choices, answer, at);
  const [id] = ids;
  if (id === undefined) return null;
  for (const field of ['items', 'names']) {
    const list = input[field];
    // One word alone may stand there otherwise than it was looked for ("my mom").
    if (Array.isArray(list))
      return {
        ...input,
        [field]: list.length === 1 ? ids : list.flatMap((one) => (one === words ? ids : one)),
      };
  }
  return ids.length === 1 ? { ...input, item: id } : null;
}

const ranks = ['first', 'second', 'third', 'fourth', 'fifth'];
const everyOne = /^(?:both|all|every one|everything)(?: of (?:them|those|these))?$/;
const place = /^(?:number |no |nr )?(?:(\d{1,2})(?:st|nd|rd|th)?|(first|second|third|fourth|fifth|last))$/;
const fillers = new Set(
  'the a an my one ones that this it i mean meant please just only no not of them those these with about at on for from in is and'.split(
    ' ',
  ),
);

function chosen(choices: Choice[], answer: string, at: { now: Date; zone: string }): string[] {
  if (answer.length > 120) return [];
  const words = tokens(answer);
  if (everyOne.test(words.join(' '))) return idsOf(choices);
  // "2" is a place, "at 2" is a time.
  const [, number, rank] =
    place.exec(words.filter((word) => word === 'at' || !fillers.has(word)).join(' ')) ?? [];
  if (rank === 'last') return idsOf(choices.slice(-1));
  const index = rank ? ranks.indexOf(rank) : Number(number ?? 0) - 1;
  if (index >= 0) return idsOf(choices.slice(index, index + 1));
  const fitting = choices.filter((choice) => isNamed(choice.text, answer, at));
  return fitting.length === 1 ? idsOf(fitting) : [];
}

function idsOf(choices: Choice[]): string[] {
  return choices.map(({ id }) => id);
}

/** Whether an answer's words and times all stand in what was shown of a choice. */
function isNamed(shown: string, answer: string, at: { now: Date; zone: string }): boolean {
  const asked = answer.replace(/\bones?\b/gi, ' ');
  const spans = findWhen(asked);
  const rest = spans.reduceRight(
    (left, { index, text }) => left.slice(0, index) + left.slice(index + text.length),
    asked,
  );
  const words = tokens(rest).filter((word) => !fillers.has(word));
  const said = spans.map(({ text }) => text).join(' ');
  const when = said ? resolveWhen(said, at) : null;
  const day = when?.date ? (resolveStretch(said, at)?.from ?? when.date) : null;
  if (words.length === 0 && !when?.time && !day) return false;
  const there = tokens(shown);
  return (
    words.every((word) => there.some((one) => one === word || (word.length > 2 && one.startsWith(word)))) &&
    (!when?.time || clocksOf(when.time, said).some((clock) => shown.includes(clock))) &&
    (!day || shown.includes(formatDay(day)))
  );
}

/** The times of day (HH:MM) that words can mean: "at 9" of what stands there already is either half of the day. */
function clocksOf(time: string, said: string): string[] {
  const [hour = 0, minute = '00'] = [Number(time.slice(0, 2)), time.slice(3, 5)];
  const isClear = /[ap]\.?m\b|noon|midnight|morning|afternoon|evening|night/i.test(said);
  const hours = isClear ? [hour] : [hour % 12, (hour % 12) + 12];
  return hours.map((one) => `${String(one).padStart(2, '0')}:${minute}`);
}

function tokens(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}']+/u)
    .filter(Boolean);
}

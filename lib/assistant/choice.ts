import type { OpenQuestion } from '@/lib/assistant/question';
import { formatDay } from '@/lib/time/format';
import { findWhen, resolveWhen } from '@/lib/time/phrases';
import { resolveStretch } from '@/lib/time/stretch';
import type { Choice } from '@/lib/tool';

type Which = Extract<OpenQuestion, { kind: 'which' }>;
type Now = { now: Date; zone: string };

/** What an answer to "which one?" comes to: inputs of the tool that asked, one after the other, or the choices that are left. */
export type Chosen = { inputs: Record<string, unknown>[] } | { left: Choice[] };

/** So many choices are shown; nobody chooses by its place what they did not see. */
const shownChoices = 5;

/**
 * What the words choose ("the second", "the one at 3", "both", a title). Where they only speak of choosing, or say which one is not
 * meant, the question stands; null where they are something else.
 */
export function chooseBy(question: Which, answer: string, at: Now): Chosen | null {
  if (answer.length > 120) return null;
  const { choices } = question;
  const { words, isOther } = withoutVerb(question, answer);
  if (isOther || denies.test(answer)) {
    const rest = words.replace(denying, ' ');
    const isAbout = isChoosing(rest) || choices.some((choice) => isNamed(choice.text, rest, at));
    return isAbout ? { left: choices } : null;
  }
  const titled = choices.filter(({ title }) => fold(title) === fold(words));
  const fitting = titled.length > 0 ? titled : (byPlace(choices, words) ?? byWords(choices, words, at));
  const isBoth = everyOne.test(tokens(words).join(' ')) && fitting.length > 0;
  if (fitting.length === 1 || isBoth) return { inputs: inputsWith(question, fitting) };
  if (fitting.length > 1) return { left: fitting };
  return isChoosing(words) ? { left: choices } : null;
}

/** The chosen things in the place of the words that were not clear; a tool that takes one thing is called for each. */
function inputsWith({ input, words }: Which, chosen: Choice[]): Record<string, unknown>[] {
  const ids = chosen.map(({ id }) => id);
  for (const field of ['items', 'names', 'keys']) {
    const list = input[field];
    // One word alone may stand there otherwise than it was looked for ("my mom").
    if (Array.isArray(list)) {
      const all = list.length === 1 ? ids : list.flatMap((one) => (one === words ? ids : [one]));
      return [{ ...input, [field]: all }];
    }
  }
  return ids.map((id) => ({ ...input, item: id }));
}

const verbs = {
  delete: /^(?:please )?(?:delete|cancel|remove|drop|erase|forget)\s+/i,
  move: /^(?:please )?(?:move|reschedule|change|push|shift)\s+/i,
  complete: /^(?:please )?(?:complete|finish|mark|tick off|check off|done)\s+/i,
};

/** "Cancel the second one" repeats what the question was about; another verb is another wish, about what the question shows. */
function withoutVerb({ tool, input }: Which, answer: string): { words: string; isOther: boolean } {
  const own = {
    delete: /^(?:delete|forget)/.test(tool) || input.act === 'cancel',
    move: tool.startsWith('update') || input.act === 'move',
    complete: tool.startsWith('complete'),
  };
  for (const name of ['delete', 'move', 'complete'] as const) {
    if (!verbs[name].test(answer)) continue;
    const rest = answer.replace(verbs[name], '');
    return { words: name === 'move' ? rest.replace(/\s+to\s.*$/i, '') : rest, isOther: !own[name] };
  }
  return { words: answer, isOther: false };
}

const denies = /\?|\b(?:not|isn['’]t|except|but|without|neither|other than)\b/i;
const denying = /\?|\b(?:not|is|isn['’]t|except|but|without|neither|other than)\b/gi;
const ranks = ['first', 'second', 'third', 'fourth', 'fifth'];
const counts = ['zero', 'one', 'two', 'three', 'four', 'five'];
const everyOne =
  /^(?:(both)|all(?: (two|three|four|five))?|every one|everything)(?: of (?:them|those|these))?$/;
const place = /^(?:number |no |nr )?(?:(\d{1,2})(?:st|nd|rd|th)?|(first|second|third|fourth|fifth|last))$/;
const fillers = new Set(
  'the a an my one ones that this it i mean meant please just only no of them those these with about at on for from in and'.split(
    ' ',
  ),
);
/** What speaks of choosing without naming anything. */
const choosing = new Set([
  ...fillers,
  ...ranks,
  ...'last next earlier later former latter other both all every two three four five yes ok okay is not number but'.split(
    ' ',
  ),
]);

/** Null where the words name no place. */
function byPlace(choices: Choice[], answer: string): Choice[] | null {
  const words = tokens(answer);
  const shown = choices.slice(0, shownChoices);
  const isAllShown = shown.length === choices.length;
  const every = everyOne.exec(words.join(' '));
  if (every) {
    const count = every[1] ? 2 : counts.indexOf(every[2] ?? '');
    return isAllShown && (count < 0 || count === choices.length) ? choices : [];
  }
  // "2" is a place, "at 2" is a time.
  const said = words.filter((word) => word === 'at' || !fillers.has(word)).join(' ');
  const [, number, rank] = place.exec(said) ?? [];
  if (rank === 'last') return isAllShown ? shown.slice(-1) : [];
  const index = rank ? ranks.indexOf(rank) : Number(number ?? 0) - 1;
  return index < 0 ? null : shown.slice(index, index + 1);
}

function byWords(choices: Choice[], answer: string, at: Now): Choice[] {
  return choices.filter((choice) => isNamed(choice.text, answer, at));
}

/** The words of an answer beside its times, and those. */
function partsOf(answer: string): { words: string[]; said: string } {
  const asked = answer.replace(/\bones?\b/gi, ' ');
  const spans = findWhen(asked);
  const rest = spans.reduceRight(
    (left, { index, text }) => left.slice(0, index) + left.slice(index + text.length),
    asked,
  );
  return { words: tokens(rest), said: spans.map(({ text }) => text).join(' ') };
}

function isChoosing(answer: string): boolean {
  return partsOf(answer).words.every((word) => choosing.has(word) || /^\d{1,2}(?:st|nd|rd|th)?$/.test(word));
}

/** Whether an answer's words and times all stand in what was shown of a choice. */
function isNamed(text: string, answer: string, at: Now): boolean {
  const { words: all, said } = partsOf(answer);
  const words = all.filter((word) => !fillers.has(word));
  const when = said ? resolveWhen(said, at) : null;
  const day = when?.date ? (resolveStretch(said, at)?.from ?? when.date) : null;
  if (words.length === 0 && !when?.time && !day) return false;
  // An event is at its beginning.
  const shown = text.replace(/(\d\d:\d\d) to .*$/, '$1');
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

function fold(text: string): string {
  return tokens(text)
    .filter((word) => !['the', 'a', 'an', 'my'].includes(word))
    .join(' ');
}

function tokens(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}']+/u)
    .filter(Boolean);
}

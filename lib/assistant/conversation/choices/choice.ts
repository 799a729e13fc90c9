import { maxAnswerLength, type OpenQuestion, splitTimes } from '@/lib/assistant/conversation/question';
import { understand } from '@/lib/assistant/understand/understand';
import { resolveDateRange } from '@/lib/time/date-range';
import { formatDay, localDate } from '@/lib/time/format';
import { resolveWhen } from '@/lib/time/phrases';
import type { Choice } from '@/lib/tool';
import { fillerWords, matchWords, tellingWords } from '@/lib/words/match-words';

type WhichQuestion = Extract<OpenQuestion, { kind: 'which' }>;
type LocalNow = { now: Date; zone: string };

export type ChoiceOutcome = { inputs: Record<string, unknown>[] } | { left: Choice[] };

const shownChoices = 5;

export function readChoice(question: WhichQuestion, answer: string, at: LocalNow): ChoiceOutcome | null {
  if (answer.length > maxAnswerLength || isCommand(answer, at)) return null;
  const { choices } = question;
  const { words, isOtherVerb } = withoutVerb(question, answer);
  if (isOtherVerb || negation.test(answer)) {
    const rest = words.replace(negations, ' ');
    const isAbout = isChoosing(rest) || choices.some((choice) => isNamed(choice.text, rest, at));
    return isAbout ? { left: choices } : null;
  }
  const titled = choices.filter(({ title }) => isSameTitle(title, words));
  const fitting = titled.length > 0 ? titled : (byPosition(choices, words) ?? byWords(choices, words, at));
  const isAll = everyOne.test(matchWords(words).join(' ')) && fitting.length > 0;
  if (fitting.length === 1 || isAll) return { inputs: inputsWith(question, fitting) };
  if (fitting.length > 1) return { left: fitting };
  return isChoosing(words) ? { left: choices } : null;
}

export function inputsWith({ input, words }: WhichQuestion, chosen: Choice[]): Record<string, unknown>[] {
  const ids = chosen.map(({ id }) => id);
  for (const field of ['items', 'names', 'keys']) {
    const list = input[field];
    // A single entry may differ from the words that were looked up ("my mom" became "mom"), so it is replaced
    // without a comparison.
    if (Array.isArray(list)) {
      const all = list.length === 1 ? ids : list.flatMap((one) => (one === words ? ids : [one]));
      return [{ ...input, [field]: all }];
    }
  }
  return ids.map((id) => ({ ...input, item: id }));
}

const commands = new Set(['undo', 'help']);

function isCommand(answer: string, at: LocalNow): boolean {
  const world = { ...at, things: [], mentions: [], hasCalendar: false, firstName: null };
  return understand(answer, world).calls.some(({ tool }) => commands.has(tool));
}

const verbs = {
  delete: /^(?:please )?(?:delete|cancel|remove|drop|erase|forget)\s+/i,
  move: /^(?:please )?(?:move|reschedule|change|push|shift)\s+/i,
  complete: /^(?:please )?(?:complete|finish|mark|tick off|check off|done)\s+/i,
};

function withoutVerb(
  { tool, input }: WhichQuestion,
  answer: string,
): { words: string; isOtherVerb: boolean } {
  const isOwnVerb = {
    delete: /^(?:delete|forget)/.test(tool) || input.act === 'cancel',
    move: tool.startsWith('update') || input.act === 'move',
    complete: tool.startsWith('complete'),
  };
  for (const name of ['delete', 'move', 'complete'] as const) {
    if (!verbs[name].test(answer)) continue;
    const rest = answer.replace(verbs[name], '');
    return { words: name === 'move' ? rest.replace(/\s+to\s.*$/i, '') : rest, isOtherVerb: !isOwnVerb[name] };
  }
  return { words: answer, isOtherVerb: false };
}

const negation = /\?|\b(?:not|isn['’]t|except|but|without|neither|other than)\b/i;
const negations = /\?|\b(?:not|is|isn['’]t|except|but|without|neither|other than)\b/gi;
const ranks = ['first', 'second', 'third', 'fourth', 'fifth'];
const counts = ['zero', 'one', 'two', 'three', 'four', 'five'];
const everyOne =
  /^(?:(both)|all(?: (two|three|four|five))?|every one|everything)(?: of (?:them|those|these))?$/;
const position = /^(?:number |no |nr )?(?:(\d{1,2})(?:st|nd|rd|th)?|(first|second|third|fourth|fifth|last))$/;
const fillers = new Set([...fillerWords, ...'one ones it i mean meant just only no them'.split(' ')]);
const choosingWords = new Set([
  ...fillers,
  ...ranks,
  ...'last next earlier later former latter other both all every two three four five yes ok okay is not number but'.split(
    ' ',
  ),
]);

function byPosition(choices: Choice[], answer: string): Choice[] | null {
  const words = matchWords(answer);
  const shown = choices.slice(0, shownChoices);
  const isAllShown = shown.length === choices.length;
  const every = everyOne.exec(words.join(' '));
  if (every) {
    const count = every[1] ? 2 : counts.indexOf(every[2] ?? '');
    return isAllShown && (count < 0 || count === choices.length) ? choices : [];
  }
  const said = words.filter((word) => word === 'at' || !fillers.has(word)).join(' ');
  const [, number, rank] = position.exec(said) ?? [];
  if (rank === 'last') return isAllShown ? shown.slice(-1) : [];
  const index = rank ? ranks.indexOf(rank) : Number(number ?? 0) - 1;
  return index < 0 ? null : shown.slice(index, index + 1);
}

function byWords(choices: Choice[], answer: string, at: LocalNow): Choice[] {
  return choices.filter((choice) => isNamed(choice.text, answer, at));
}

function partsOf(answer: string): { words: string[]; times: string } {
  const { rest, times } = splitTimes(answer.replace(/\bones?\b/gi, ' '));
  return { words: matchWords(rest), times };
}

function isChoosing(answer: string): boolean {
  return partsOf(answer).words.every(
    (word) => choosingWords.has(word) || /^\d{1,2}(?:st|nd|rd|th)?$/.test(word),
  );
}

function isNamed(text: string, answer: string, at: LocalNow): boolean {
  const { words: all, times } = partsOf(answer);
  const words = all.filter((word) => !fillers.has(word));
  const when = times ? resolveWhen(times, at) : null;
  const day = when?.date ? (resolveDateRange(times, at)?.from ?? when.date) : null;
  if (words.length === 0 && !when?.time && !day) return false;
  const shown = with24Hours(text).replace(/(\d\d:\d\d) to .*$/, '$1');
  const shownWords = matchWords(shown);
  return (
    words.every((word) =>
      shownWords.some((one) => one === word || (word.length > 2 && one.startsWith(word))),
    ) &&
    (!when?.time || possibleTimes(when.time, times).some((clock) => shown.includes(clock))) &&
    (!day || shown.includes(formatDay(day, localDate(at.now, at.zone))))
  );
}

function with24Hours(text: string): string {
  return text.replace(/(\d{1,2}):(\d\d) ([AP])M/g, (_, hour: string, minutes: string, half: string) => {
    const hours = (Number(hour) % 12) + (half === 'P' ? 12 : 0);
    return `${String(hours).padStart(2, '0')}:${minutes}`;
  });
}

function possibleTimes(time: string, said: string): string[] {
  const [hour = 0, minute = '00'] = [Number(time.slice(0, 2)), time.slice(3, 5)];
  const isClear = /[ap]\.?m\b|noon|midnight|morning|afternoon|evening|night/i.test(said);
  const hours = isClear ? [hour] : [hour % 12, (hour % 12) + 12];
  return hours.map((one) => `${String(one).padStart(2, '0')}:${minute}`);
}

function isSameTitle(title: string, words: string): boolean {
  return tellingWords(title).join(' ') === tellingWords(words).join(' ');
}

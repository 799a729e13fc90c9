import { isHourWord, withBareHour, withBareTime } from '@/lib/assistant/phrases/edits/bare-hours';
import {
  focusOf,
  isLeftOut,
  kindsOf,
  mayPoint,
  namedThing,
  recentSeries,
} from '@/lib/assistant/phrases/edits/focus';
import { isInTitle, withoutRemark, withoutSpeaker, withPlaces } from '@/lib/assistant/phrases/edits/parts';
import { isOwnNews } from '@/lib/assistant/phrases/edits/subject';
import {
  dropWords,
  linkWords,
  namesOtherEvent,
  noticeWords,
  roles,
  thingNouns,
} from '@/lib/assistant/phrases/edits/words';
import { isOtherEvent } from '@/lib/phrases/names';
import type { Heard, Part, Thing } from '@/lib/phrases/phrase';
import { explainedShare, readQuestion } from '@/lib/search/explain';
import { partsOfDay } from '@/lib/time/clock';
import type { TimeExpression } from '@/lib/time/find-times';
import { localDate } from '@/lib/time/format';
import { taskVerbs } from '@/lib/words/verbs';

export interface Edit {
  target: Thing;
  /** Whether the message names the target. If false, the target is the thing mentioned last. */
  isNamed: boolean;
  times: TimeExpression[];
  /** Times that the message rejects, such as wednesday in "tuesday, not wednesday". */
  denied: TimeExpression[];
  words: string[];
  parts: Part[];
}

const ownShift = /^(?:(?:early|late|day|night|morning|evening|closing|opening|long|short) )?shifts?\b/i;

// Tells that the user does not work, and moves nothing.
const dayOff =
  /^(?:(?:i(?:['’]ve| have)?|we) )?(?:got |have )?(?:(?:a|my|the) )?(?:day )?off (?!at\b|from\b|to\b)/i;

// "They need it till Monday", "she comes back Tuesday at 13" and "he brought it at 8" tell about others, and move
// nothing. Nor do "back on the 27th" and "put it in the oven at ten".
export const keeping =
  /^(?:(?:oh|and|so) )*(?:he|she|they)(?:['’](?:s|ve)| has| have)? (?:just |finally |already )?(?:returned|brought|gave|given|handed|lent|borrowed|kept) (?:it|them|that|me)\b(?!.*\b(?:forward|to)\b)|^(?:and |so )?back (?:home )?(?:on |by |at |around )?(?:the )?(?:(?:half )?\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?|\d{1,2}(?:st|nd|rd|th)|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:,? \d{1,2} [a-z]+)?)[.! ]*$|^(?:(?:and|then) )*(?:put|pop|stick|place|slide) (?:it|them) (?:in|into|on|onto|under) the (?!(?:calendar|diary|agenda|schedule|list|same|morning|afternoon|evening|weekend|\d)\b)[a-z]|^(?:(?:and|but|so|oh) )?(?:they|he|she|we|i)(?:['’]ll|['’]ve|['’]s|['’]re| will| have| is| are)? (?:(?:(?:can|could|may|might) )?(?:need|want|have|keep|got|do|make|manage|take|see|hold)s? (?:it|them|her|him|that|me|us) (?:un)?till? |(?:com(?:e|es|ing)|get(?:s|ting)?|arriv(?:e|es|ing)|be|back)\b(?: back| home)\b)|\b(?:is|are|its|it['’]s) (?:about |around |only )?\S+(?: \S+){0,3} (?:away|(?:drive|walk|ride)(?: away)?)[.! ]*$/i;

const movable: Thing['kind'][] = ['reminder', 'todo', 'event'];

const maxWords = 20;
// Matches "we move on 12 december", which does not move a todo or reminder.
const ownMove =
  /^(?:i|we|they)(?:['’](?:re|m|ll))? (?:am |are |will )?(?:move|moving)\b(?! (?:it|that|this|them|the|my|our)\b)/i;
const reported =
  /^(?:(?:i|we)(?:['’]ve| have)? )?(?:already |just )*(?:told|asked|called|texted|phoned|wrote|messaged|informed|spoke (?:to|with)|talked (?:to|with)) (?:to )?(?:him|her|them)\b/i;
// "Is thanksgiving this thursday" moves nothing, but "is on friday now" does.
const asked =
  /^(?:(?:and|so|wait|hang on|hold on|hey|um),? )*(?:is|are|was|were|did|does) (?!(?:it|that|this|there) (?:ok|okay|fine|possible|a chance)\b|(?:at|on|now|not|for|meant|supposed)\b)/i;
// Ratings such as "10/10" look like dates.
const rating = /^(?:10|[1-9])\/10$|^[1-5]\/5$/;

/**
 * Returns the change of a stored thing that the message asks for. Null if any word has nothing to do with
 * the change.
 */
export function readEdit(heard: Heard, kinds = movable): Edit | null {
  if (heard.parts.length > maxWords || heard.parts.slice(1).some(({ gap }) => gap.includes(':'))) return null;
  const parts = withPlaces(withoutSpeaker(withoutRemark(heard.parts, heard), heard));
  const isAsked = heard.hasQuestionMark || asked.test(heard.whole);
  if (parts.length === 0 || parts.length > maxWords || (isAsked && !heard.isAskedOfUs)) return null;
  if (reported.test(heard.whole) || parts.some(({ time }) => time && rating.test(time.text))) return null;
  // "Set one for 8" asks for a new reminder.
  if (
    ownMove.test(heard.whole) ||
    /^(?:(?:set|make|add|create) (?:one|another)|(?:(?:and|also|plus) )*another (?:one )?(?:at|for|on))\b/i.test(
      heard.whole,
    )
  )
    return null;
  if (dayOff.test(heard.whole) || keeping.test(heard.whole)) return null;
  // "Shift tomorrow 7-3" and "night shift sat 10pm-6am" tell when someone works.
  const shift = heard.parts.findIndex(({ word }) => /^shifts?$/.test(word));
  if (shift >= 0 && ownShift.test(heard.whole) && isSpanAlone(heard.parts.slice(shift + 1))) return null;
  if (shift === 1 && isSpanAlone(heard.parts.slice(2)) && isNewShift(heard)) return null;
  if (
    /^(?:run|walk|talk|take|show|tell|give|read|send|call|ring|phone|text|message|wake)$/.test(
      parts[0]?.word ?? '',
    ) &&
    parts[1]?.word === 'me' &&
    !/\b(?:before|beforehand|ahead|in advance)\b/i.test(heard.whole)
  )
    return null;
  const chosen = chosenByTime(parts, heard, kinds) ?? chosenByRank(parts, heard, kinds);
  if (chosen) return chosen.target && editOf(chosen.target, true, chosen.rest);
  const naming = parts.filter(
    ({ word, time }, place) =>
      !time &&
      !(linkWords.has(word) && !isShift(parts, place)) &&
      !isOperation(word) &&
      !ordinal.test(word) &&
      !(month.test(word) && /^(?:from|starting|until|till?)$/.test(parts[place - 1]?.word ?? '')) &&
      !/^\d{1,2}(?:[:.]\d\d)?$/.test(word) &&
      !isHourWord(word),
  );
  const found = naming.length > 0 ? namedThing(naming, heard, kinds) : null;
  const named = found && isExplained(naming, found) ? found : null;
  if (!named && (parts.some(({ word }) => word === 'both') || isNewTask(parts))) return null;
  const series = named || !isLeftOut(parts, naming) ? null : recentSeries(heard);
  if (!named && !series && isOwnNews(parts)) return null;
  const target =
    named ?? series ?? (mayPoint(naming, parts) ? focusOf(heard, kindsOf(parts, kinds, heard)) : null);
  if (!target || isOtherNumber(parts, target.title)) return null;
  if (!named && namesOtherEvent({ parts, whole: heard.whole }, target)) return null;
  if (parts.some(({ word }) => word === 'snooze') && !maySnooze(target, named !== null, parts, heard))
    return null;
  return editOf(target, named !== null, parts);
}

// "Friday shift 7 to 7", after one of Wednesday.
function isNewShift({ parts: [first], world: { things, zone } }: Heard): boolean {
  const day = first?.time?.kind === 'date' && first.time.date;
  return !!day && !things.some(({ at }) => at && localDate(at, zone) === day);
}

function isSpanAlone(parts: Part[]): boolean {
  return (
    parts.every(({ time }) => time) &&
    parts.some(({ time }) => time?.kind === 'range' && time.from.time !== null)
  );
}

function isNewTask(parts: Part[]): boolean {
  const [first, last] = [parts[0], parts.at(-1)];
  return (
    first?.time !== null &&
    last?.time === null &&
    taskVerbs.has(last.word) &&
    !changing.has(last.word) &&
    parts.every(({ time }, place) => time !== null || place === parts.length - 1)
  );
}

const changing = new Set(
  'move change shift push make set put work do start begin end stop cancel skip wait'.split(' '),
);

function chosenByTime(
  parts: Part[],
  heard: Heard,
  kinds: Thing['kind'][],
): { target: Thing | null; rest: Part[] } | null {
  const place = parts.findIndex(({ time }, index) => time && /^ones?$/.test(parts[index + 1]?.word ?? ''));
  if (place < 0) return null;
  const found = heard.findWords(parts[place]?.text ?? '', kinds);
  const [target = null] = found.length === 1 ? found : [];
  return { target, rest: parts.filter((_, index) => index !== place && index !== place + 1) };
}
function chosenByRank(
  parts: Part[],
  heard: Heard,
  kinds: Thing['kind'][],
): { target: Thing | null; rest: Part[] } | null {
  const place = parts.findIndex(({ word }, index) => ranks.has(word) && parts[index + 1]?.word === 'one');
  if (place < 0) return null;
  const found = heard.findWords(`the ${parts[place]?.word} one`, kinds);
  const [target = null] = found.length === 1 ? found : [];
  return { target, rest: parts.filter((_, index) => index !== place && index !== place + 1) };
}

const ranks = new Set(['first', 'second', 'third', 'fourth', 'fifth', 'last']);

function isExplained(naming: Part[], thing: Thing): boolean {
  const { title, details, value } = thing;
  const own = [title, details, value].filter(Boolean).join(' ');
  if (naming.some(({ word }) => isOtherEvent(word, thing))) return false;
  return naming.every(
    ({ word }) =>
      thingNouns.has(word) ||
      roles.has(word) ||
      isInTitle(word, own) ||
      explainedShare(readQuestion(`x ${word}`).slice(-1), own) >= 0.55 ||
      partsOfDay[word] !== undefined,
  );
}

function maySnooze({ rule, at }: Thing, isNamed: boolean, parts: Part[], { world }: Heard): boolean {
  const isMeant = isNamed || parts.some(({ word }) => /^(?:it|that|this|one)$/.test(word));
  return isMeant && !rule && (!at || at > world.now);
}

/** Returns whether message and title have the same word with different numbers: "number 9" and "number 4". */
export function isOtherNumber(parts: Part[], title: string): boolean {
  const numbered = [...title.matchAll(/(\p{L}+) (\d+)\b(?![:.]\d)/gu)];
  return numbered.some(([, noun = '', own = '']) => {
    const place = parts.findIndex(({ word }) => word === noun.toLowerCase());
    const said = place < 0 ? '' : (parts[place + 1]?.word ?? '');
    return /^\d+$/.test(said) && said !== own;
  });
}

export function editOf(target: Thing, isNamed: boolean, parts: Part[]): Edit {
  const isDenied = ({ time }: Part, place: number) =>
    time !== null &&
    isDenying(parts.slice(Math.max(0, place - 3), place)) &&
    !parts[place]?.gap.includes(',');
  const times = parts.flatMap((part, place) => (part.time && !isDenied(part, place) ? [part.time] : []));
  // In "friday now", "now" only says that something changed.
  const named = times.filter(({ text }) => !/^now$/i.test(text));
  const meant = withBareHour(named, parts, target) ?? withBareTime(named, parts, target);
  return {
    target,
    isNamed,
    times: meant.length > 0 ? meant : times,
    denied: parts.flatMap((part, place) => (part.time && isDenied(part, place) ? [part.time] : [])),
    words: parts.map(({ word }) => word),
    parts,
  };
}

function isShift(parts: Part[], place: number): boolean {
  const at = (index: number) => parts[index]?.word ?? '';
  return shift.test(`${at(place - 1)} ${at(place)}`) || shift.test(`${at(place)} ${at(place + 1)}`);
}

const shift =
  /^(?:early|late|night|day|morning|evening|double|extra|split|closing|opening|long|short) shifts?$/;

function isOperation(word: string): boolean {
  return dropWords.has(word) || noticeWords.has(word) || operations.has(word);
}

const operations = new Set(
  'double halve twice less more fewer except without weekdays weekday weekend weekends each every time needed required any longer anymore snooze off cut'.split(
    ' ',
  ),
);

function isDenying(before: Part[]): boolean {
  const words = before.slice(before.findLastIndex(({ time }) => time) + 1).map(({ word }) => word);
  const last = words.at(-1) ?? '';
  return (
    ['not', 'except', 'without', 'no'].includes(last) ||
    (words.includes('not') && ['do', 'make', 'on', 'manage', 'at', 'it', 'come'].includes(last))
  );
}

const month = /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/;
const ordinal = /^\d{1,2}(?:st|nd|rd|th)$/;

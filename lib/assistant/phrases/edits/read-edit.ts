import {
  focusOf,
  kindsOf,
  leaving,
  mayPoint,
  namedThing,
  recentSeries,
} from '@/lib/assistant/phrases/edits/focus';
import { withoutRemark, withoutSpeaker, withPlaces } from '@/lib/assistant/phrases/edits/parts';
import { dropWords, linkWords, noticeWords, numberOf } from '@/lib/assistant/phrases/edits/words';
import type { Heard, Part, Thing } from '@/lib/phrases/phrase';
import type { TimeExpression } from '@/lib/time/find-times';

/** A short message read as a change of one thing. */
export interface Edit {
  target: Thing;
  /** Whether the message names the thing; if not, the thing is what the conversation was last about. */
  isNamed: boolean;
  times: TimeExpression[];
  /** Times that the message rules out: Wednesday in "tuesday, not wednesday". */
  denied: TimeExpression[];
  /** All words of the request, without remarks. */
  words: string[];
  parts: Part[];
}

const movable: Thing['kind'][] = ['reminder', 'todo', 'event'];

const maxWords = 20;
/** A rating such as "10/10", not a date. */
const rating = /^(?:10|[1-9])\/10$|^[1-5]\/5$/;

/**
 * Reads a message as a change of one thing. Each word must be a link word, tell a time or name the thing; a
 * remark after a comma is ignored. Returns null if other words remain.
 */
export function readEdit(heard: Heard, kinds = movable): Edit | null {
  if (heard.parts.length > maxWords || heard.parts.slice(1).some(({ gap }) => gap.includes(':'))) return null;
  const parts = withPlaces(withoutSpeaker(withoutRemark(heard.parts, heard), heard));
  if (parts.length === 0 || parts.length > maxWords || (heard.hasQuestionMark && !heard.isAskedOfUs))
    return null;
  if (parts.some(({ time }) => time && rating.test(time.text))) return null;
  const naming = parts.filter(
    ({ word, time }) =>
      !time &&
      !linkWords.has(word) &&
      !isOperation(word) &&
      !ordinal.test(word) &&
      !/^\d{1,2}(?:[:.]\d\d)?$/.test(word) &&
      !isHourWord(word),
  );
  const named = naming.length > 0 ? namedThing(naming, heard, kinds) : null;
  const series = named || !parts.some(({ word }) => leaving.has(word)) ? null : recentSeries(heard);
  const target = named ?? series ?? (mayPoint(naming, parts) ? focusOf(heard, kindsOf(parts, kinds)) : null);
  // Snoozing answers a delivered reminder; it never moves a series.
  const isSnooze = parts.some(({ word }) => word === 'snooze');
  if (!target || (isSnooze && target.rule)) return null;
  return editOf(target, named !== null, parts);
}

/** Returns the change of a thing that is known to be meant, with the times that the words give and rule out. */
export function editOf(target: Thing, isNamed: boolean, parts: Part[]): Edit {
  const isDenied = ({ time }: Part, place: number) =>
    time !== null &&
    isDenying(parts.slice(Math.max(0, place - 3), place)) &&
    !parts[place]?.gap.includes(',');
  const times = parts.flatMap((part, place) => (part.time && !isDenied(part, place) ? [part.time] : []));
  // "Friday now": with another time beside it, "now" only says that something changed.
  const named = times.filter(({ text }) => !/^now$/i.test(text));
  return {
    target,
    isNamed,
    times: withBareTime(named.length > 0 ? named : times, parts, target),
    denied: parts.flatMap((part, place) => (part.time && isDenied(part, place) ? [part.time] : [])),
    words: parts.map(({ word }) => word),
    parts,
  };
}

/** Reads a bare number as an hour if the thing has a time: "gym → 7", "make it 8". */
function withBareTime(times: TimeExpression[], parts: Part[], { kind, at, title }: Thing): TimeExpression[] {
  const numbers = parts.filter(
    ({ word, time }) => !time && (numberOf(word) !== null || /^\d{1,2}[:.]\d{2}$/.test(word)),
  );
  // "Starts 6 not 5": the number after "not" is the old hour.
  const meant = numbers.filter((part) => parts[parts.indexOf(part) - 1]?.word !== 'not');
  const number = meant.at(-1);
  const isLinked = /→|->|=>/.test(number?.gap ?? '') || parts.some(({ word }) => hourLinks.has(word));
  const isCorrected = parts.some(({ word }) =>
    ['meant', 'mean', 'better', 'says', 'said', 'actually', 'no', 'not'].includes(word),
  );
  if (times.length > 0 || kind !== 'reminder' || !at || !number || !(isLinked || isCorrected)) return times;
  const hour = numberOf(number.word) ?? Number(number.word.replace(':', '.'));
  if (!(hour > 0 && hour < 24) || /(?<![\p{L}\d])\d/u.test(title)) return times;
  return [
    {
      ...{ kind: 'unclear' as const, start: 0, end: 0, zone: null, bound: null },
      text: `at ${number.word.includes(':') || number.word.includes('.') ? number.word.replace('.', ':') : hour}`,
    },
  ];
}

/** Words right or shortly before a bare hour: "moved to 8", "can only do 10", "wants 9". */
const hourLinks = new Set(
  'to at till it for do make only wants want starts start begins prefers says now is'.split(' '),
);

/** Whether a number word can be an hour (1 to 12); larger numbers are amounts. */
function isHourWord(word: string): boolean {
  const value = numberOf(word);
  return value !== null && value > 0 && value <= 12 && Number.isInteger(value);
}

function isOperation(word: string): boolean {
  return dropWords.has(word) || noticeWords.has(word) || operations.has(word);
}

const operations = new Set(
  'double halve twice less more fewer except without weekdays weekday weekend weekends each every time needed required any longer anymore snooze off cut'.split(
    ' ',
  ),
);

/** Whether the words right before a time rule it out: "not", "except", "can't make". */
function isDenying(before: Part[]): boolean {
  const words = before.slice(before.findLastIndex(({ time }) => time) + 1).map(({ word }) => word);
  const last = words.at(-1) ?? '';
  return (
    ['not', 'except', 'without', 'no'].includes(last) ||
    (words.includes('not') && ['do', 'make', 'on', 'manage', 'at', 'it', 'come'].includes(last))
  );
}

const ordinal = /^\d{1,2}(?:st|nd|rd|th)$/;

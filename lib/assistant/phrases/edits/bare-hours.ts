import { dropWords, houseAddress, numberOf } from '@/lib/assistant/phrases/edits/words';
import type { Heard, Part, Thing } from '@/lib/phrases/phrase';
import type { TimeExpression } from '@/lib/time/find-times';
import { localTime } from '@/lib/time/format';

export function withBareTime(
  times: TimeExpression[],
  parts: Part[],
  { kind, at, title }: Thing,
): TimeExpression[] {
  const numbers = parts.filter(
    ({ word, time }, place) =>
      !time &&
      (numberOf(word) !== null || /^\d{1,2}[:.]\d{2}$/.test(word)) &&
      (word !== 'one' || /^(?:at|to|till|until)$/.test(parts[place - 1]?.word ?? '')),
  );
  // In "starts 6 not 5", the number after "not" is the old hour.
  const meant = numbers.filter((part) => parts[parts.indexOf(part) - 1]?.word !== 'not');
  const number = meant.at(-1);
  // "Ten past" names minutes, and no hour.
  if (number && parts[parts.indexOf(number) + 1]?.word === 'past') return times;
  const isLinked = /→|->|=>/.test(number?.gap ?? '') || parts.some(({ word }) => hourLinks.has(word));
  const isCorrected = parts.some(({ word }) =>
    ['meant', 'mean', 'better', 'says', 'said', 'actually', 'no', 'not'].includes(word),
  );
  const isAlone = parts.length === 1 && /^(?:1[3-9]|2[0-3])$|[:.]/.test(number?.word ?? '');
  if (times.length > 0 || kind !== 'reminder' || !at || !number || !(isLinked || isCorrected || isAlone))
    return times;
  const terse = terseClock(number.word);
  const clock = terse ?? number.word.replace('.', ':');
  const hour = (terse ? null : numberOf(number.word)) ?? Number(clock.replace(':', '.'));
  // In "make it 3", of "2 bags of sand", the number may be an amount; in "push it to 3" it is an hour.
  const isPushed =
    /^(?:to|till|until)$/.test(parts[parts.indexOf(number) - 1]?.word ?? '') && parts.some(isPush);
  if (!(hour > 0 && hour < 24) || (!isPushed && /(?<![\p{L}\d])\d/u.test(title.replace(houseAddress, ''))))
    return times;
  return [
    {
      ...{ kind: 'unclear' as const, start: 0, end: 0, zone: null, bound: null },
      text: `at ${clock.includes(':') ? clock : hour}`,
    },
  ];
}

function isPush({ word }: Part): boolean {
  return /^(?:push|move|shift|postpone|delay|bump|bring|reschedule)(?:e?d)?$/.test(word);
}

export function terseClock(word: string): string | null {
  const [, hour, minute] = /^([1-9])([0-5]\d)$/.exec(word) ?? [];
  return hour ? `${hour}:${minute}` : null;
}

export function withBareHour(
  times: TimeExpression[],
  parts: Part[],
  { kind, at, title }: Thing,
): TimeExpression[] | null {
  const [day, other] = times;
  const place = parts.findIndex(({ word, time }) => !time && /^\d{1,2}(?:[:.]\d\d)?$/.test(word));
  const isLinked = /^(?:do|make|it|at|come|start|starts|says|say|to)$/.test(parts[place - 1]?.word ?? '');
  if (day?.kind !== 'date' || other || !isLinked || kind !== 'reminder' || !at || /\d/.test(title))
    return null;
  const [hour = '', minute = '00'] = (parts[place]?.word ?? '').split(/[:.]/);
  if (Number(hour) > 23 || Number(minute) > 59) return null;
  const time = `${hour.padStart(2, '0')}:${minute}:00`;
  return [{ ...day, kind: 'instant', time, at, text: `${day.text} at ${Number(hour)}:${minute}` }];
}

const hourLinks = new Set(
  'to at till it for do say make only wants want starts start begins prefers says now is'.split(' '),
);

// "Trash 8" and "drop off 8" are plans with an hour.
const hourAlone =
  /^(?:the |my |our )?(?<verb>\p{L}+)(?: (?:off|out|in|up|over|day|run))? (?:at )?\d{1,2}(?:[:.]\d\d)?[.! ]*$/iu;

/**
 * Returns whether a message is only a delete word and an hour, such as "trash 8". It names a plan and so
 * deletes nothing.
 */
export function isDropWithHour(message: string): boolean {
  return dropWords.has(hourAlone.exec(message)?.groups?.verb?.toLowerCase() ?? '');
}

export function isHourWord(word: string): boolean {
  const value = numberOf(word);
  return value !== null && value > 0 && value <= 12 && Number.isInteger(value);
}

const saidHalf = /\b(?:morning|afternoon|evening|night|midday|noon)\b|\d ?[ap]m\b/i;

/** Of two reminders that one message set, takes that of the said half: "half past nine at night". */
export function inSaidHalf(last: Thing | null, { times: [time], world }: Heard): Thing | null {
  if (!last || time?.kind !== 'time' || !saidHalf.test(time.text)) return last;
  const { mentions, things, zone } = world;
  const turn = mentions.find(({ thing, how }) => thing.id === last.id && how === 'made')?.turn;
  const made = mentions.flatMap(({ thing, how, turn: own }) =>
    how === 'made' && own === turn ? thing.id : [],
  );
  const [one, another] = things.filter(
    ({ id, title, at }) =>
      title === last.title &&
      made.includes(id) &&
      at &&
      localTime(at, zone) >= '12:00' === time.time >= '12:00',
  );
  return one && !another ? one : last;
}

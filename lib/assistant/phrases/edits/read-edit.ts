import {
  dropWords,
  linkWords,
  noticeWords,
  numberOf,
  reasonWords,
  thingNouns,
} from '@/lib/assistant/phrases/edits/words';
import { baseForms } from '@/lib/assistant/understand/word-lists';
import type { Heard, Part, Thing } from '@/lib/phrases/phrase';
import { explainedShare, readQuestion } from '@/lib/search/explain';
import type { TimeExpression } from '@/lib/time/find-times';
import { localTime } from '@/lib/time/format';
import { placeZone } from '@/lib/time/places';

/** A short message as a change of something: the thing that it is about, and what is left of its words. */
export interface Edit {
  target: Thing;
  /** Whether the message names the thing; else it is what the conversation was about. */
  isNamed: boolean;
  times: TimeExpression[];
  /** Times that the message denies: "tuesday, not wednesday". */
  denied: TimeExpression[];
  /** All words of the request, without remarks. */
  words: string[];
  parts: Part[];
}

const movable: Thing['kind'][] = ['reminder', 'todo', 'event'];
const maxWords = 20;

/**
 * Reads a message as a change of one thing. Each of its words must link, tell a time or name the thing; a remark behind a comma is left
 * out. Null if words remain that mean something else.
 */
export function readEdit(heard: Heard, kinds = movable): Edit | null {
  const parts = withPlaces(withoutSpeaker(withoutRemark(heard.parts, heard)));
  if (parts.slice(1).some(({ gap }) => gap.includes(':'))) return null;
  if (parts.length === 0 || parts.length > maxWords || (heard.hasQuestionMark && !heard.isAskedOfUs))
    return null;
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
  if (!target) return null;
  const isDenied = ({ time }: Part, place: number) =>
    time !== null &&
    isDenying(parts.slice(Math.max(0, place - 3), place)) &&
    !parts[place]?.gap.includes(',');
  return {
    target,
    isNamed: named !== null,
    times: withBareTime(
      parts.flatMap((part, place) => (part.time && !isDenied(part, place) ? [part.time] : [])),
      parts,
      target,
    ),
    denied: parts.flatMap((part, place) => (part.time && isDenied(part, place) ? [part.time] : [])),
    words: parts.map(({ word }) => word),
    parts,
  };
}

/** "Gym → 7", "make it 8": a number alone is an hour for what has one. */
function withBareTime(times: TimeExpression[], parts: Part[], { kind, at, title }: Thing): TimeExpression[] {
  const numbers = parts.filter(
    ({ word, time }) => !time && (numberOf(word) !== null || /^\d{1,2}[:.]\d{2}$/.test(word)),
  );
  const number = numbers.at(-1);
  const isLinked =
    /→|->|=>/.test(number?.gap ?? '') ||
    parts.some(({ word }) => ['to', 'at', 'till', 'it', 'for'].includes(word));
  const isCorrected = parts.some(({ word }) =>
    ['meant', 'mean', 'better', 'says', 'said', 'actually', 'no'].includes(word),
  );
  if (
    times.length > 0 ||
    kind !== 'reminder' ||
    !at ||
    numbers.length === 0 ||
    !number ||
    !(isLinked || isCorrected)
  )
    return times;
  const hour = numberOf(number.word) ?? Number(number.word.replace(':', '.'));
  if (!(hour > 0 && hour < 24) || /\d/.test(title)) return times;
  return [
    {
      ...{ kind: 'unclear' as const, start: 0, end: 0, zone: null, bound: null },
      text: `at ${number.word.includes(':') || number.word.includes('.') ? number.word.replace('.', ':') : hour}`,
    },
  ];
}

/** "Ten" may be an hour; greater numbers are amounts. */
function isHourWord(word: string): boolean {
  const value = numberOf(word);
  return value !== null && value > 0 && value <= 12 && Number.isInteger(value);
}

const saying = new Set(
  'says said say wants want prefers asked suggested suggests wrote thinks reckons'.split(' '),
);

/** "My doctor says 9 is better": who says so is not what is changed. */
function withoutSpeaker(parts: Part[]): Part[] {
  const verb = parts.findIndex(({ word }) => saying.has(word));
  return verb > 0 && verb <= 3 && parts.slice(0, verb).every(({ time }) => !time) ? parts.slice(verb) : parts;
}

/** "3pm New York": a place right behind an hour says in which zone the hour is. */
function withPlaces(parts: Part[]): Part[] {
  return parts.flatMap((part, place): Part[] => {
    const isHour = part.time?.kind === 'time' || part.time?.kind === 'instant';
    const length =
      isHour && part.time
        ? [2, 1].find((count) => isPlace(parts.slice(place + 1, place + 1 + count), count))
        : undefined;
    if (length && part.time) {
      const words = parts
        .slice(place + 1, place + 1 + length)
        .map(({ text }) => text)
        .join(' ');
      return [
        {
          ...part,
          time: { ...part.time, kind: 'unclear', text: `${part.time.text} ${words} time` } as TimeExpression,
        },
      ];
    }
    const before = parts
      .slice(Math.max(0, place - 2), place)
      .findLastIndex(({ time }) => time?.kind === 'time' || time?.kind === 'instant');
    const from = before < 0 ? -1 : Math.max(0, place - 2) + before;
    const isTaken =
      from >= 0 &&
      [2, 1].some(
        (count) => place - from <= count && isPlace(parts.slice(from + 1, from + 1 + count), count),
      );
    return isTaken ? [] : [part];
  });
}

function isPlace(parts: Part[], count: number): boolean {
  const words = parts.map(({ text }) => text).join(' ');
  return (
    parts.length === count &&
    parts.every(({ time, word }) => !time && !linkWords.has(word)) &&
    placeZone(words) !== null
  );
}

function isOperation(word: string): boolean {
  return dropWords.has(word) || noticeWords.has(word) || operations.has(word);
}

const operations = new Set(
  'double halve twice less more fewer except without weekdays weekday weekend weekends each every time needed required any longer anymore snooze off cut'.split(
    ' ',
  ),
);

/** "Not", "except", "can't do", "can't make" right before a time. */
function isDenying(before: Part[]): boolean {
  const words = before.slice(before.findLastIndex(({ time }) => time) + 1).map(({ word }) => word);
  const last = words.at(-1) ?? '';
  return (
    ['not', 'except', 'without', 'no'].includes(last) ||
    (words.includes('not') && ['do', 'make', 'on', 'manage', 'at'].includes(last))
  );
}

const leaving = new Set(['skip', 'except', 'without', 'pause', 'resume']);

/** The series that was spoken of last: only a series can be skipped. */
function recentSeries({ world }: Heard): Thing | null {
  const known = new Map(world.things.map((thing) => [thing.id, thing]));
  return world.mentions.map(({ thing }) => known.get(thing.id)).find((thing) => thing?.rule) ?? null;
}

const ordinal = /^\d{1,2}(?:st|nd|rd|th)$/;

/** Whether words can point at what was spoken of last: none at all, or a general noun beside a word of change. */
function mayPoint(naming: Part[], parts: Part[]): boolean {
  if (naming.length === 0) return true;
  const isGeneric = naming.every(
    ({ word }) => thingNouns.has(word) || thingNouns.has(word.replace(/s$/, '')),
  );
  const moves = parts.findIndex(({ word }) => moving.has(word));
  const isSubject = naming.length <= 2 && moves > 0 && parts.indexOf(naming[0] as Part) < moves;
  if (isSubject && parts.some(({ time }) => time)) return true;
  return isGeneric && parts.some(({ word }) => changing.has(word) || dropWords.has(word));
}

/** Verbs that are only told of what is planned already: "job's pushed to tomorrow". */
const moving = new Set(
  'pushed postponed rescheduled adjourned moved delayed deferred shifted changed'.split(' '),
);

const changing = new Set(
  'move moved push pushed shift shifted change changed reschedule rescheduled postpone postponed adjourned deferred delay delayed bump bumped brought switched no not actually wait instead make snooze bring sorry meant mean'.split(
    ' ',
  ),
);

/** An hour is told of what has one, unless it is all that there is. */
function kindsOf(parts: Part[], kinds: Thing['kind'][]): Thing['kind'][] {
  const hasHour = parts.some(({ time }) => time && time.kind !== 'date' && time.kind !== 'range');
  const isOthers = parts.some(({ word }) => /^(?:they|he|she)$/.test(word));
  return kinds.includes('todo') && (hasHour || isOthers) ? kinds.filter((kind) => kind !== 'todo') : kinds;
}

/** The one thing that words name; of several the one that was spoken of last. */
export function namedThing(naming: Part[], heard: Heard, kinds: Thing['kind'][]): Thing | null {
  const words = naming.map(({ text }) => text).join(' ');
  const part = partsOfDay[words.toLowerCase()];
  const found = part ? atPartOfDay(part, heard, kinds) : heard.findWords(words, kinds);
  if (found.length === 1) return found[0] ?? null;
  if (found.length === 0) return relatedThing(words, heard.parts, heard, kinds);
  const recent = heard.world.mentions.find(({ thing }) => found.some(({ id }) => id === thing.id));
  return recent?.thing ?? null;
}

const partsOfDay: Record<string, [from: number, to: number]> = {
  morning: [4, 12],
  afternoon: [12, 18],
  evening: [17, 22],
  night: [18, 28],
  bedtime: [19, 28],
  lunch: [11, 14],
};

/** "The night one": what was spoken of lately and comes at that part of the day. */
function atPartOfDay([from, to]: [number, number], { world }: Heard, kinds: Thing['kind'][]): Thing[] {
  const recent = new Set(world.mentions.map(({ thing }) => thing.id));
  return world.things.filter(({ id, kind, at }) => {
    const hour = at ? Number(localTime(at, world.zone).slice(0, 2)) : -1;
    return (
      kinds.includes(kind) && recent.has(id) && hour >= 0 && ((hour >= from && hour < to) || hour + 24 < to)
    );
  });
}

/** The one recent thing whose words are related to those: "the trip" is the travel, "the doctor" the check-up. */
function relatedThing(words: string, parts: Part[], heard: Heard, kinds: Thing['kind'][]): Thing | null {
  const terms = readQuestion(words);
  if (!parts.some(({ word }) => changing.has(word))) return null;
  const recent = heard.world.mentions.filter(
    ({ thing, how }) => kinds.includes(thing.kind) && how !== 'deleted',
  );
  const known = new Map(heard.world.things.map((thing) => [thing.id, thing]));
  const things = [...new Set(recent.map(({ thing }) => thing.id))].flatMap((id) => known.get(id) ?? []);
  return terms.length > 0 && terms.length <= 3
    ? (things.find(
        ({ title, details }) => explainedShare(terms, `${title} ${details ?? ''}`) >= relatedShare,
      ) ?? null)
    : null;
}

const relatedShare = 0.55;

/** What the conversation was about last: what was made, changed or sent, or the one thing that was shown. */
export function focusOf(heard: Heard, kinds: Thing['kind'][]): Thing | null {
  const { mentions, things } = heard.world;
  const alive = mentions.filter(
    ({ thing, how }) =>
      kinds.includes(thing.kind) &&
      how !== 'deleted' &&
      (thing.kind === 'event' || things.some(({ id }) => id === thing.id)),
  );
  const turn = alive[0]?.turn;
  const group = alive.filter((mention) => mention.turn === turn);
  if (group.length === 1 || group[0]?.how !== 'shown') return group.at(-1)?.thing ?? null;
  return alive.find(({ how }) => how !== 'shown')?.thing ?? null;
}

/** Cuts off what follows a comma, or a clause about somebody, and neither tells a time nor names a thing. */
export function withoutRemark(parts: Part[], heard: Heard): Part[] {
  for (let place = 1; place < parts.length; place += 1) {
    const part = parts[place];
    const isBreak = /[,;.!–—(]|\s-\s/.test(part?.gap ?? '');
    const isClause = reasonWords.has(part?.word ?? '') && isVerb(parts[place + 1]?.word ?? '');
    if (!part || (!isBreak && !(isClause && place > 1))) continue;
    const rest = parts.slice(place);
    const isRemark =
      rest.every(({ time }) => !time) &&
      rest.some(({ word }) => !linkWords.has(word)) &&
      !rest.some(({ word }) => /^\d/.test(word)) &&
      (isClause || rest.length > 1) &&
      heard.findWords(rest.map(({ text }) => text).join(' ')).length === 0;
    if (isRemark) return parts.slice(0, place);
  }
  return parts;
}

const verbs = new Set(
  'is are was were am has have had do does did can could will would need got get want said says run runs ran sold bought moved did took take went going am don can won already just ll re ve been'.split(
    ' ',
  ),
);

function isVerb(word: string): boolean {
  return verbs.has(word) || baseForms(word) !== null || /(?:ed|ing)$/.test(word) || word === "'s";
}

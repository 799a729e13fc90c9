import {
  dropWords,
  linkWords,
  noticeWords,
  reasonWords,
  thingNouns,
} from '@/lib/assistant/phrases/edits/words';
import type { Heard, Part, Thing } from '@/lib/phrases/phrase';
import type { TimeExpression } from '@/lib/time/find-times';

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
  const parts = withoutRemark(heard.parts, heard);
  if (parts.length === 0 || parts.length > maxWords || /\?\s*$/.test(heard.whole)) return null;
  const naming = parts.filter(({ word, time }) => !time && !linkWords.has(word) && !isOperation(word));
  const named = naming.length > 0 ? namedThing(naming, heard, kinds) : null;
  const target = named ?? (isGeneric(naming) ? focusOf(heard, kinds) : null);
  if (!target) return null;
  const isDenied = ({ time }: Part, place: number) =>
    time !== null &&
    ['not', 'except', 'without', 'no'].includes(parts[place - 1]?.word ?? '') &&
    !parts[place]?.gap.includes(',');
  return {
    target,
    isNamed: named !== null,
    times: parts.flatMap((part, place) => (part.time && !isDenied(part, place) ? [part.time] : [])),
    denied: parts.flatMap((part, place) => (part.time && isDenied(part, place) ? [part.time] : [])),
    words: parts.map(({ word }) => word),
    parts,
  };
}

function isOperation(word: string): boolean {
  return dropWords.has(word) || noticeWords.has(word) || operations.has(word);
}

const operations = new Set(
  'double halve twice less more fewer except without weekdays weekday weekend weekends each every time needed required any longer anymore snooze off cut'.split(
    ' ',
  ),
);

function isGeneric(naming: Part[]): boolean {
  return naming.every(({ word }) => thingNouns.has(word) || thingNouns.has(word.replace(/s$/, '')));
}

/** The one thing that words name; of several the one that was spoken of last. */
export function namedThing(naming: Part[], heard: Heard, kinds: Thing['kind'][]): Thing | null {
  const words = naming.map(({ text }) => text).join(' ');
  const found = heard.findWords(words, kinds);
  if (found.length === 1) return found[0] ?? null;
  const recent = heard.world.mentions.find(({ thing }) => found.some(({ id }) => id === thing.id));
  return recent?.thing ?? null;
}

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
  return verbs.has(word) || /(?:ed|ing)$/.test(word) || word === "'s";
}

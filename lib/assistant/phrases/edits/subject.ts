import { isTask, movedByOthers } from '@/lib/assistant/phrases/appointments/by-others';
import { isInTitle } from '@/lib/assistant/phrases/edits/parts';
import { roles, thingNouns } from '@/lib/assistant/phrases/edits/words';
import { isOtherEvent } from '@/lib/phrases/names';
import type { Heard, Part, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { isInPart, partsOfDay } from '@/lib/time/clock';
import { localDate, localTime } from '@/lib/time/format';
import { baseForms, taskVerbs } from '@/lib/words/verbs';

export interface Subject {
  things: Thing[];
  unexplained: { word: string; isBefore: boolean }[];
  /** Whether several things fit the words, and Sidekick chose the one mentioned last. */
  isChosen: boolean;
  /** Whether exactly one thing fits, and at least one of the words is at the start of its title. */
  isOneThing: boolean;
}

const ranks = ['first', 'second', 'third', 'fourth', 'fifth'];
export function subjectOf(
  naming: Part[],
  parts: Part[],
  heard: Heard,
  kinds: Thing['kind'][],
): Subject | null {
  const said = new Set(naming.map(({ word }) => word));
  const open = heard.world.things.filter(
    ({ kind, isDone, title }) => kinds.includes(kind) && !isDone && !isMessage({ kind, title }, said),
  );
  const rank = naming.find(({ word }) => ranks.includes(word) || word === 'last');
  const words = withoutExclamation(naming, parts, open).filter((part) => part !== rank);
  const { things, isChosen } = fitting(words, open, heard, rank?.word ?? null);
  const [thing] = things;
  if (!thing) return null;
  const own = things.map(({ title }) => title).join(' ');
  const verb = parts.findIndex(({ word, time }) => time || verbs.has(word));
  const unexplained = words
    .filter(({ word }) => !isInTitle(word, own) && !roles.has(word))
    .filter(({ word }) => !thingNouns.has(word) || isOtherEvent(word, thing))
    .map((part) => ({ word: part.word, isBefore: parts.indexOf(part) < verb }));
  const head = headOf(thing.title);
  return {
    things,
    unexplained,
    isChosen,
    isOneThing: things.length === 1 && words.some(({ word }) => isInTitle(word, head)),
  };
}

/** True for the todo "tell Sarah the meeting is at 3", which "meeting with Sarah at 2" does not name. */
export function isMessage({ kind, title }: Pick<Thing, 'kind' | 'title'>, said: Set<string>): boolean {
  const verb = /^(?:tell|ask|let|text|message)\b/i.exec(title)?.[0].toLowerCase();
  return kind === 'todo' && verb !== undefined && !said.has(verb);
}

/** Returns whether a message tells the birthday itself, as "her birthday is 3 May" does, and not its party. */
export function isBirthdayOf({ title }: Thing, { whole, times }: Heard): boolean {
  return (
    times.every(({ kind }) => kind === 'date') &&
    /\b(?:birthday|bday|anniversary)(?:['’]s| is| was| falls)(?=$| )/i.test(whole) &&
    /\b(?:birthday|bday|anniversary) \p{L}/iu.test(title)
  );
}

const verbs = new Set(
  'is are was can could will would has have had wants want asked prefers says said suggests needs moved pushed shifted bumped starts begins'.split(
    ' ',
  ),
);

/**
 * Returns whether a message reports something done. Its verb is then the past form of the verb in the title:
 * true for "changed the filter today" and the title "change the filter". Such a message does not move the
 * thing to today. The other words are not compared.
 */
export function isReportOf(words: string[], title: string): boolean {
  const verb = words.find((word) => !/^(?:i|we|have|just|also|already|finally)$/.test(word)) ?? '';
  const [first = ''] = title.toLowerCase().split(' ');
  return verb !== first && (baseForms(verb)?.includes(first) ?? false) && words.length > 2;
}

function headOf(title: string): string {
  const words = title.split(/\s+/);
  const rest = taskVerbs.has((words[0] ?? '').toLowerCase()) && words.length > 1 ? [] : words;
  const end = rest.findIndex(
    (word, place) => place > 0 && /^(?:with|for|at|in|on|about|to|from)$/i.test(word),
  );
  return rest.slice(0, end < 0 ? undefined : end).join(' ');
}

function withoutExclamation(naming: Part[], parts: Part[], open: Thing[]): Part[] {
  const [first, second] = parts;
  const isOne =
    first !== undefined &&
    first === naming[0] &&
    (second?.gap.includes(',') || clauseStarts.has(second?.word ?? '')) &&
    !taskVerbs.has(first.word) &&
    !open.some(({ title }) => isInTitle(first.word, title));
  return isOne ? naming.slice(1) : naming;
}

const clauseStarts = new Set('the they he she it we i my our that this sorry no wait actually'.split(' '));

function fitting(
  naming: Part[],
  open: Thing[],
  heard: Heard,
  rank: string | null,
): Pick<Subject, 'things' | 'isChosen'> {
  const { world, whole } = heard;
  const each = naming.map(({ word }) => open.filter(({ title }) => isInTitle(word, title)));
  const counts = new Map<Thing, number>();
  for (const thing of each.flat()) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  const best = Math.max(0, ...counts.values());
  const top = [...counts].filter(([, count]) => count === best).map(([thing]) => thing);
  if (rank) return { things: ranked(top, rank), isChosen: false };
  if (top.length <= 1) return { things: top, isChosen: false };
  const isList = naming.length === top.length && each.every((found) => found.length === 1);
  if (isList && /\band\b|[+&,]/.test(whole)) return { things: top, isChosen: false };
  const moved = movedByOthers(heard, ['reminder', 'event']);
  if (moved && top.includes(moved)) return { things: [moved], isChosen: false };
  const ofPart = inSaidPart(top, whole, world.zone);
  if (ofPart.length === 1) return { things: ofPart, isChosen: false };
  const recent = world.mentions.find(({ thing }) => top.some(({ id }) => id === thing.id))?.thing.id;
  return { things: top.filter(({ id }) => id === recent), isChosen: true };
}

function inSaidPart(things: Thing[], whole: string, zone: string): Thing[] {
  const part = /\b(?:morning|afternoon|evening|night)\b/i.exec(whole)?.[0].toLowerCase();
  const hours = part ? partsOfDay[part] : undefined;
  return things.filter(({ at }) => hours && at && isInPart(Number(localTime(at, zone).slice(0, 2)), hours));
}

function ranked(things: Thing[], rank: string): Thing[] {
  const ordered = things
    .filter(({ at }) => at)
    .sort((one, other) => (one.at?.getTime() ?? 0) - (other.at?.getTime() ?? 0));
  return rank === 'last' ? ordered.slice(-1) : ordered.slice(ranks.indexOf(rank)).slice(0, 1);
}

const ownNews =
  /^(?:have|am|are|will|got|was|were|start|finish|work|leave|arrive|begin|(?:(?:need|want|got|ought) to|should|must) (?:be|get|leave|arrive|go|head))\b/;

export function isOwnNews(parts: Part[]): boolean {
  const words = parts.map(({ word }) => word);
  const place = words.findIndex((word) => word === 'i' || word === 'we');
  return (
    place >= 0 &&
    ownNews.test(words.slice(place + 1).join(' ')) &&
    !words.some((word) => /^(?:it|that|this|them|him|her|one|those|meant|mean)$/.test(word))
  );
}

/**
 * Returns the call that sets a plan once more, if it is told again with another time: "walk the dog at 5pm" beside a
 * walk at 9 in the morning, "call with Tom on wednesday" beside one on Monday. Null for other messages.
 */
export function setAgain({ title, at, rule }: Thing, { parts, world: { zone } }: Heard): PhraseCall | null {
  const words = parts.flatMap(({ time, word }) => (time || word === 'at' || word === 'on' ? [] : word));
  const [time, other] = parts.flatMap((part) => part.time ?? []);
  if (
    !isTask({ title }) ||
    !at ||
    rule ||
    other ||
    !time ||
    time.bound ||
    words.join(' ') !== title.toLowerCase()
  )
    return null;
  const [day, clock] = [localDate(at, zone), localTime(at, zone)];
  const isFar = time.kind === 'time' && Math.abs(minutesOf(time.time) - minutesOf(clock)) >= leastApart;
  if (isFar) return { tool: 'set_reminder', input: { title, when: `${day} ${time.time.slice(0, 5)}` } };
  if ((time.kind !== 'date' && time.kind !== 'instant') || time.date === day) return null;
  const hour = time.kind === 'instant' ? time.time.slice(0, 5) : clock;
  return { tool: 'set_reminder', input: { title, when: `${time.date} ${hour}` } };
}

const leastApart = 6 * 60;

function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
}

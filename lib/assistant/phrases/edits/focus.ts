import { movedByOthers } from '@/lib/assistant/phrases/appointments/by-others';
import { isDropWithHour } from '@/lib/assistant/phrases/edits/bare-hours';
import { isMessage } from '@/lib/assistant/phrases/edits/subject';
import { countIn, dropWords, thingNouns } from '@/lib/assistant/phrases/edits/words';
import { timeFrom } from '@/lib/phrases/input';
import type { Heard, Part, Thing, World } from '@/lib/phrases/phrase';
import { explainedShare, readQuestion } from '@/lib/search/explain';
import { fromLocal, isInPart, partsOfDay } from '@/lib/time/clock';
import { readTime } from '@/lib/time/find-times';
import { localDate, localTime } from '@/lib/time/format';
import { taskVerbs } from '@/lib/words/verbs';

const leaving = new Set(['skip', 'except', 'without', 'pause', 'resume']);

export function isLeftOut(parts: Part[], naming: Part[]): boolean {
  const verb = parts.findIndex(({ word }) => leaving.has(word));
  const object = parts.slice(verb + 1);
  const end = object.findIndex(
    ({ word, gap }, place) => place > 0 && (/[,;]/.test(gap) || clauseStart.test(word)),
  );
  const named = object.slice(0, end < 0 ? undefined : end).filter((part) => naming.includes(part));
  const [head] = object;
  const isOther =
    (/^(?:the|my|our)$/.test(head?.word ?? '') || (head && named.includes(head))) &&
    named.some(({ word }) => !thingNouns.has(word));
  return verb >= 0 && !isOther;
}

const clauseStart = /^(?:i|we|he|she|they|it|everyone|everybody|nobody|because|since|as)$/;

export function recentSeries({ world }: Heard): Thing | null {
  const known = new Map(world.things.map((thing) => [thing.id, thing]));
  return world.mentions.map(({ thing }) => known.get(thing.id)).find((thing) => thing?.rule) ?? null;
}

export function mayPoint(naming: Part[], parts: Part[]): boolean {
  if (naming.length === 0) return !isDropWithHour(parts.map(({ word }) => word).join(' '));
  // "Cancel things" points to nothing, but "those things" does.
  const isMeant = parts.some(({ word }) => /^(?:the|those|these|them|both|all|my|our)$/.test(word));
  const isGeneric = naming.every(
    ({ word }) => thingNouns.has(word) || (isMeant && thingNouns.has(word.replace(/s$/, ''))),
  );
  return isGeneric && parts.some(({ word }) => changing.has(word) || dropWords.has(word));
}

const changing = new Set(
  'move moved push pushed shift shifted change changed reschedule rescheduled postpone postponed adjourned deferred delay delayed bump bumped brought switched no not actually wait instead make snooze bring sorry meant mean'.split(
    ' ',
  ),
);

export function kindsOf(
  parts: Part[],
  kinds: Thing['kind'][],
  { world }: Pick<Heard, 'world'>,
): Thing['kind'][] {
  const hasHour = parts.some(
    ({ time }) => time && !['date', 'range', 'duration'].includes(time.kind) && !isDaysBefore(time.text),
  );
  const isOthers = parts.some(({ word }) => /^(?:they|he|she)$/.test(word));
  const recent = world.mentions[0];
  const isTodo = recent?.how === 'made' && recent.thing.kind === 'todo' && Boolean(recent.thing.date);
  return kinds.includes('todo') && (hasHour || (isOthers && !isTodo))
    ? kinds.filter((kind) => kind !== 'todo')
    : kinds;
}

function isDaysBefore(text: string): boolean {
  return /\b(?:days?|weeks?|months?|nights?|evenings?)\b.*\b(?:before|ahead|prior|in advance)\b/i.test(text);
}

export function namedThing(naming: Part[], heard: Heard, kinds: Thing['kind'][]): Thing | null {
  const words = naming.map(({ text }) => text).join(' ');
  const part = partsOfDay[words.toLowerCase()];
  const said = new Set(naming.map(({ word }) => word));
  const all = part ? atPartOfDay(part, heard, kinds) : heard.findWords(words, kinds);
  const found = all.filter((thing) => !isMessage(thing, said));
  if (found.length === 1) return found[0] ?? null;
  if (found.length === 0) return relatedThing(words, heard.parts, heard, kinds);
  const moved = movedByOthers(heard, kinds);
  if (moved && found.some(({ id }) => id === moved.id)) return moved;
  const hours =
    partsOfDay[/\b(?:morning|afternoon|evening|night)\b/i.exec(heard.whole)?.[0].toLowerCase() ?? ''];
  const [own, another] = hours ? atPartOfDay(hours, heard, kinds) : [];
  if (own && !another && found.some(({ id }) => id === own.id)) return own;
  const recent = heard.world.mentions.find(({ thing }) => found.some(({ id }) => id === thing.id));
  return recent?.thing ?? null;
}

function atPartOfDay(part: [number, number], { world }: Heard, kinds: Thing['kind'][]): Thing[] {
  const recent = new Set(world.mentions.map(({ thing }) => thing.id));
  return world.things.filter(({ id, kind, at }) => {
    const hour = at ? Number(localTime(at, world.zone).slice(0, 2)) : -1;
    return kinds.includes(kind) && recent.has(id) && hour >= 0 && isInPart(hour, part);
  });
}

function relatedThing(words: string, parts: Part[], heard: Heard, kinds: Thing['kind'][]): Thing | null {
  if (!parts.some(({ word }) => changing.has(word))) return null;
  const terms = readQuestion(words);
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

export function focusOf(heard: Heard, kinds: Thing['kind'][]): Thing | null {
  const { mentions, things } = heard.world;
  const alive = mentions.filter(
    ({ thing, how }) =>
      kinds.includes(thing.kind) &&
      how !== 'deleted' &&
      (thing.kind === 'event' || things.some(({ id }) => id === thing.id)),
  );
  const rejected = onRejectedDay(heard, kinds);
  const meant = rejected === undefined ? movedByOthers(heard, kinds) : rejected;
  if (meant !== undefined) return meant;
  const turn = alive[0]?.turn;
  const group = alive.filter((mention) => mention.turn === turn);
  const last =
    group.length === 1 || group[0]?.how !== 'shown'
      ? group.at(-1)?.thing
      : alive.find(({ how }) => how !== 'shown')?.thing;
  return seriesFrom(last, heard) ?? last ?? null;
}

// "From december make it 6:30" is about a series, also after one of its days was moved.
function seriesFrom(newest: Thing | undefined, { whole, world }: Heard): Thing | undefined {
  const isFrom = /\b(?:from|starting|as of) (?!\d|half|quarter|noon)\p{L}/iu.test(whole);
  if (!newest?.at || newest.rule || !isFrom) return undefined;
  return world.things.find(({ kind, rule, title }) => kind === 'reminder' && rule && title === newest.title);
}

const notDay =
  /\bnot (?:on )?(?:the )?(?<day>\d{1,2}(?:st|nd|rd|th)|(?:mon|tues?|wed(?:nes)?|thurs?|fri|sat(?:ur)?|sun)(?:day)?)[.!]*$/i;
const correctsDay = /\b(?:it['’]?s|it is|that['’]?s|that is|is|was) (?:on )?(?:the )?\S+(?: \S+)?,? not\b/i;

/**
 * Returns the mentioned thing on the day that the message rejects: for "it's thursday, not wednesday", the
 * thing on Wednesday. Null if no mentioned thing is on that day. Undefined if the message rejects no day.
 */
export function onRejectedDay({ message, world }: Heard, kinds: Thing['kind'][]): Thing | null | undefined {
  const said = notDay.exec(message)?.groups?.day;
  const day = said ? readTime(`on ${/\d/.test(said) ? 'the ' : ''}${said}`, world) : null;
  if (day?.kind !== 'date') return undefined;
  const known = new Map(world.things.map((thing) => [thing.id, thing]));
  const things = world.mentions.flatMap(({ thing, how }) =>
    how === 'deleted' || !kinds.includes(thing.kind) ? [] : (known.get(thing.id) ?? []),
  );
  const onDay = things.find(({ at, date }) => (at ? localDate(at, world.zone) : date) === day.date);
  return (
    onDay ?? (correctsDay.test(message) && things.some(({ at, rule }) => at && !rule) ? null : undefined)
  );
}

export function beforeFocus({ world, when }: Heard): string | null {
  const known = new Map(world.things.map((thing) => [thing.id, thing]));
  const thing = world.mentions
    .map((mention) => known.get(mention.thing.id))
    .find((one) => one?.at || one?.date);
  const anchor = thing?.at ?? (thing?.date ? fromLocal(thing.date, '09:00', world.zone) : null);
  return anchor && timeFrom(anchor, /\bbefore\b/i.test(when) ? when : `${when} before`, world);
}

/**
 * Returns whether a todo without a day was added together with others: after "party list: cake, balloons", no
 * one of them is meant by "make that 10:30".
 */
export function isOneOfSeveral({ id, kind, date }: Thing, { mentions }: World): boolean {
  const turn = mentions.find(({ thing, how }) => thing.id === id && how === 'made')?.turn;
  return (
    kind === 'todo' &&
    !date &&
    turn !== undefined &&
    mentions.some((one) => one.turn === turn && one.how === 'made' && one.thing.id !== id)
  );
}

const clockWords = /\d[:.]\d\d|\d ?[ap]\.?m\b|o['’]?clock|\b(?:half|quarter|noon|midnight)\b/i;

/** After "gym at 7" and "add milk", the plan is what "make it 8" means. */
export function planOf(last: Thing | null, { world, sense, has, whole }: Heard): Thing | null {
  // "Make it 2", after "add milk", may be a count.
  if (
    has('n') ||
    sense !== 'hour' ||
    !clockWords.test(whole) ||
    !/\b(?:make|change|move|instead|actually|no)\b/i.test(whole)
  )
    return last;
  const isTask = taskVerbs.has(last?.title.split(' ')[0]?.toLowerCase() ?? '');
  if (last?.kind !== 'todo' || last.date || (isTask && !isOneOfSeveral(last, world))) return last;
  const turns = [...new Set(world.mentions.map(({ turn }) => turn))].slice(0, 3);
  const recent = world.mentions.find(
    ({ thing, how, turn }) => thing.kind === 'reminder' && how !== 'deleted' && turns.includes(turn),
  );
  return world.things.find(({ id, at }) => id === recent?.thing.id && at && at > world.now) ?? last;
}

/** Returns the todo that the last message added, if it is the only one and has no number; otherwise null. */
export function lastAdded({ world: { mentions, things, lastTurn } }: Heard): Thing | null {
  const last = mentions.filter(({ turn, how }) => turn === lastTurn && how === 'made');
  const thing = last.length === 1 ? things.find(({ id }) => id === last[0]?.thing.id) : undefined;
  return thing?.kind === 'todo' && !countIn(thing.title) ? thing : null;
}

/** Returns the only item of the lists in use that is counted in this unit: "2 tins of tomatoes" for "3 tins". */
export function sameUnit(unit: Part[], { world: { mentions, things } }: Heard): Thing | null {
  const said = unit.map(({ word }) => word.replace(/s$/, '')).join(' ');
  const lists = mentions.flatMap(({ thing }) => thing.list ?? (thing.kind === 'todo' ? '' : []));
  const [thing, other] = things.filter(({ kind, title, isDone, list }) => {
    const [count = '', measure = ''] = title.toLowerCase().split(' ');
    return (
      kind === 'todo' &&
      !isDone &&
      lists.includes(list ?? '') &&
      // "Litre of milk" is one litre.
      (measure === 'of' ? count : countIn(count) !== null && measure.replace(/s$/, '')) === said
    );
  });
  return thing && !other ? thing : null;
}

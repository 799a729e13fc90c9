import type { Asked } from '@/lib/assistant/phrases/questions/asked';
import {
  firstWord,
  hasTime,
  inOrder,
  isNamedFirst,
  textOf,
} from '@/lib/assistant/phrases/questions/thing-words';
import { auxiliaries, pointers } from '@/lib/assistant/phrases/questions/words';
import type { Heard, Thing } from '@/lib/phrases/phrase';
import { explainedShare, readQuestion } from '@/lib/search/explain';
import { localTime } from '@/lib/time/format';
import { taskVerbs } from '@/lib/words/verbs';

const minNamed = 0.55;

export function pointedAt(asked: Asked, heard: Heard, all: Thing[]): Thing[] {
  const { world } = heard;
  const times = heard.times.filter(({ text }) => !/^(?:right )?now$/i.test(text));
  const hour = times.find((time) => time.kind === 'time' || time.kind === 'instant');
  if (hour && 'time' in hour && hour.time)
    return all.filter(({ at }) => at && localTime(at, world.zone) === hour.time?.slice(0, 5));
  // "Is that this week?" asks about the day of a thing.
  const isDayAsked = asked.form === 'whether' && asked.words.some((word) => pointers.has(word));
  if (times.length > 0 && !isDayAsked) return [];
  const before = earlierInMessage(heard, all);
  if (before.length > 0) return before;
  const recent = recentThings(heard);
  const ofKind = asked.kinds?.length ? all.filter(({ kind }) => asked.kinds?.includes(kind)) : null;
  if (asked.rank === 'first' || (asked.rank === 'next' && ofKind)) {
    const group = ofKind ?? (recent.length > 1 ? recent : all);
    return inOrder(group, world.zone).slice(0, 1);
  }
  if (ofKind) {
    const named = ofKind.filter(({ title }) =>
      asked.words.some((word) => title.toLowerCase().includes(word) && word.length > 4),
    );
    const known = recent.filter(({ id }) =>
      (named.length > 0 ? named : ofKind).some((thing) => thing.id === id),
    );
    // "The appointment" is not "pack the booklet", which was set beside it.
    const events = asked.kinds?.includes('event') ? known.filter((thing) => !isTaskToDo(thing)) : [];
    if (events.length > 0) return events.slice(0, 1);
    return known.length > 0
      ? known.slice(0, 1)
      : inOrder(named.length > 0 ? named : ofKind, world.zone).slice(0, 1);
  }
  const content = asked.words.filter((word) => !auxiliaries.has(word));
  if (!asked.words.some((word) => pointers.has(word)) && content.length > 2) return [];
  const isTimed =
    asked.form === 'when' || asked.form === 'end' || asked.form === 'days' || asked.form === 'countdown';
  const fitting = isTimed || asked.rank ? recent.filter((thing) => hasTime(thing, world)) : recent;
  const series = asked.rank ? fitting.filter(({ rule }) => rule) : [];
  if (asked.rank === 'next' && series.length === 0) {
    // "Who's next", after several birthdays were told.
    const [newest] = world.mentions;
    const together = world.mentions.filter(({ turn }) => turn === newest?.turn).map(({ thing }) => thing.id);
    const group = fitting.filter(({ id }) => together.includes(id));
    if (group.length > 1) return inOrder(group, world.zone).slice(0, 1);
  }
  const group = series.length > 0 ? series : fitting;
  // The next dose of several series of one medicine is the soonest.
  const twins = group.filter(({ title, rule }) => rule && title === group[0]?.title);
  return (asked.rank === 'next' && twins.length > 1 ? inOrder(twins, world.zone) : group).slice(0, 1);
}

function isTaskToDo(thing: Thing): boolean {
  const verb = firstWord(thing).toLowerCase();
  return taskVerbs.has(verb) && verb !== 'call' && verb !== 'meet';
}

function earlierInMessage({ message, whole, parts }: Heard, all: Thing[]): Thing[] {
  const said = message.slice(0, Math.max(0, message.indexOf(whole)));
  const terms = parts.some(({ word }) => pointers.has(word)) ? readQuestion(said) : [];
  if (terms.length === 0) return [];
  const scored = all.map((thing) => ({
    thing,
    share: explainedShare(terms, textOf(thing)) + (isNamedFirst(thing, terms) ? 0.1 : 0),
  }));
  const best = Math.max(...scored.map(({ share }) => share));
  return best < minNamed ? [] : scored.filter(({ share }) => share === best).map(({ thing }) => thing);
}

function recentThings(heard: Heard): Thing[] {
  const { world } = heard;
  const person = pointsAtPerson(heard) ? world.lastPerson?.toLowerCase() : null;
  const all = spokenOf(world);
  if (!person) return all;
  const named = all.filter((thing) => textOf(thing).toLowerCase().includes(person));
  return named.length > 0 ? named : all.filter(({ kind }) => kind !== 'fact');
}

export function spokenOf(world: Heard['world']): Thing[] {
  const known = new Map(world.things.map((thing) => [thing.id, thing]));
  const recent = world.mentions
    .filter(({ how }) => how !== 'deleted')
    .flatMap(({ thing }) => known.get(thing.id) ?? []);
  return [...new Set(recent)].filter(({ kind }) => kind !== 'list');
}

export function pointsAtPerson({ parts }: Heard): boolean {
  return parts.some(({ word }) => /^(?:he|she|they|him|her|his|their|them)$/.test(word));
}

import type { Asked } from '@/lib/assistant/phrases/questions/asked';
import { pointers, softWords } from '@/lib/assistant/phrases/questions/words';
import type { Heard, Part, Thing } from '@/lib/phrases/phrase';
import { explainedShare, readQuestion, type Term } from '@/lib/search/explain';
import { stopWords } from '@/lib/search/vocabulary';
import { findTimes } from '@/lib/time/find-times';
import { localDate, localTime } from '@/lib/time/format';
import { taskVerbs } from '@/lib/words/verbs';
import { baseForm } from '@/lib/words/word-forms';

/** What a question is about. */
export interface Found {
  /** The best, and what fits as well. */
  things: Thing[];
  /** All that have most of the telling words, best first. */
  related: Thing[];
  /** How much of the telling words the best one explains, from 0 to 1; null if there are no such words. */
  share: number | null;
  /** The telling words. */
  words: string;
}

/** The shares of the telling words that one thing must explain. A fact answers more than an appointment that shares a word. */
const minShares = { fact: 0.5, other: 0.55 };
/** Things that explain almost as much are shown together. */
const tie = 0.06;
const deedShare = 0.4;
const bonus = { soft: 0.04, person: 0.12, day: 0.3, form: 0.15, recent: 0.05, head: 0.1 };

/** Finds what a question is about: by its telling words, or what was spoken of last. */
export function findAsked(asked: Asked, heard: Heard): Found {
  const parts = heard.parts.filter(({ time }) => !time);
  const telling = tellingParts(heard);
  const words = telling.map(({ text }) => text).join(' ');
  const terms = words ? readQuestion(`x ${words}`).filter(({ base }) => base !== 'x') : [];
  const kinds = asked.kinds;
  const all = heard.world.things.filter(({ kind }) => kind !== 'list');
  if (terms.length === 0) return { things: pointedAt(asked, heard, all), related: [], share: null, words };
  const soft = readQuestion(
    parts
      .filter((part) => !telling.includes(part))
      .map(({ text }) => text)
      .join(' '),
  );
  const scored = all
    .map((thing) => ({ thing, share: shareOf(thing, terms, asked) }))
    .filter(({ thing, share }) => share >= (thing.kind === 'fact' ? minShares.fact : minShares.other))
    .map(({ thing, share }) => ({
      thing,
      share,
      score: share + extra(thing, { asked, heard, terms, soft, kinds }),
    }))
    .sort((a, b) => b.score - a.score);
  const best = scored[0];
  if (!best) return { things: [], related: [], share: 0, words };
  return {
    things: scored.filter(({ score }) => score >= best.score - tie).map(({ thing }) => thing),
    related: scored.map(({ thing }) => thing),
    share: best.share,
    words,
  };
}

/** The words that tell which thing is meant, not only what is asked of it. */
export function tellingParts({ parts }: Heard): Part[] {
  return parts.filter(
    ({ word, time }) => !time && word !== "'s" && !softWords.has(word) && !stopWords.has(word),
  );
}

/** The words of a thing, with what it is called without being named: a number, an address, a birthday. */
function textOf({ title, value = '', details, list, kind }: Thing): string {
  const called = [
    /\d[\d ()-]{4,}\d/.test(value) ? 'number phone' : '',
    value.includes('@') ? 'email address' : '',
    kind === 'date' ? 'birthday' : '',
  ];
  return [title, value, details, list, ...called].filter(Boolean).join(' ');
}

interface Question {
  asked: Asked;
  heard: Heard;
  terms: Term[];
  soft: Term[];
  kinds: Thing['kind'][] | null;
}

/** How much of the telling words a thing explains. "What do I have to bring" asks for what begins with "bring". */
function shareOf(thing: Thing, terms: Term[], { form, words }: Asked): number {
  const share = explainedShare(ofOwner(terms, thing), textOf(thing));
  const first = firstWord(thing).toLowerCase();
  const deed = form === 'what' && taskVerbs.has(first) ? baseForm(first) : null;
  const isDeed = terms.some(({ base }) => base === deed) && baseForm(words[0] ?? '') !== deed;
  return Math.min(1, share + (isDeed ? deedShare : 0));
}

/** "Her nurse" was told of somebody who is named in the question. */
function ofOwner(terms: Term[], { kind, title }: Thing): Term[] {
  const own =
    kind === 'fact' && /^(?:his|her|their)\b/i.test(title) ? terms.filter(({ isName }) => !isName) : [];
  return own.length > 0 ? own : terms;
}

function firstWord({ title }: Thing): string {
  return title.split(' ', 1)[0] ?? '';
}

/** What speaks for one of several things that have the same words. */
function extra(thing: Thing, { asked, heard, terms, soft, kinds }: Question): number {
  const { world, times } = heard;
  const said = explainedShare(soft, textOf(thing)) * soft.length;
  const person = pointsAtPerson(heard) ? world.lastPerson?.toLowerCase() : null;
  return (
    said * bonus.soft +
    (person && textOf(thing).toLowerCase().includes(person) ? bonus.person : 0) +
    (times.length > 0 && times.some((time) => 'date' in time && time.date === dayOf(thing, world.zone))
      ? bonus.day
      : 0) +
    (fitsForm(thing, asked, world) ? bonus.form : 0) +
    (kinds?.includes(thing.kind) ? bonus.form : 0) +
    (isNamedFirst(thing, terms) ? bonus.head : 0) +
    recency(thing, world)
  );
}

/** Things of one turn are equally recent. */
function recency({ id }: Thing, { mentions }: Heard['world']): number {
  const own = mentions.find(({ thing }) => thing.id === id);
  const turns = [...new Set(mentions.map(({ turn }) => turn))];
  return own ? bonus.recent / (1 + turns.indexOf(own.turn)) : 0;
}

function pointsAtPerson({ parts }: Heard): boolean {
  return parts.some(({ word }) => /^(?:he|she|they|him|her|his|their|them)$/.test(word));
}

const name = /(?:^|[\s(])\p{Lu}\p{L}+/u;

/** Whether a thing can say what is asked: a time, a name, a value. */
function fitsForm(thing: Thing, { form }: Asked, world: Heard['world']): boolean {
  if (form === 'when' || form === 'end' || form === 'countdown') return hasTime(thing, world);
  if (form === 'days') return Boolean(thing.rule) || hasTime(thing, world);
  if (form === 'who') return name.test(thing.value ?? '');
  return thing.kind === 'fact' && form !== 'count' && form !== 'whether';
}

/** Whether a thing has a day or an hour, or a fact tells one. */
export function hasTime({ at, date, value }: Thing, { now, zone }: Heard['world']): boolean {
  return Boolean(at || date || (value && findTimes(value.slice(0, 300), { now, zone }).length > 0));
}

export function dayOf({ at, date }: Thing, zone: string): string | null {
  return at ? localDate(at, zone) : (date ?? null);
}

/** Without telling words: what is at the time that is named, of a kind, or was spoken of last. */
function pointedAt(asked: Asked, heard: Heard, all: Thing[]): Thing[] {
  const { world, times } = heard;
  const hour = times.find((time) => time.kind === 'time' || time.kind === 'instant');
  if (hour && 'time' in hour && hour.time)
    return all.filter(({ at }) => at && localTime(at, world.zone) === hour.time?.slice(0, 5));
  if (times.length > 0) return [];
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
    return known.length > 0
      ? known.slice(0, 1)
      : inOrder(named.length > 0 ? named : ofKind, world.zone).slice(0, 1);
  }
  if (!asked.words.some((word) => pointers.has(word)) && asked.words.length > 2) return [];
  const isTimed =
    asked.form === 'when' || asked.form === 'end' || asked.form === 'days' || asked.form === 'countdown';
  const fitting = isTimed || asked.rank ? recent.filter((thing) => hasTime(thing, world)) : recent;
  const series = asked.rank ? fitting.filter(({ rule }) => rule) : [];
  return (series.length > 0 ? series : fitting).slice(0, 1);
}

/** "When is the party, and where is it": what the message named before. */
function earlierInMessage({ message, whole, parts }: Heard, all: Thing[]): Thing[] {
  const said = message.slice(0, Math.max(0, message.indexOf(whole)));
  const terms = parts.some(({ word }) => pointers.has(word)) ? readQuestion(said) : [];
  if (terms.length === 0) return [];
  const scored = all.map((thing) => ({
    thing,
    share: explainedShare(terms, textOf(thing)) + (isNamedFirst(thing, terms) ? bonus.head : 0),
  }));
  const best = Math.max(...scored.map(({ share }) => share));
  return best < minShares.other ? [] : scored.filter(({ share }) => share === best).map(({ thing }) => thing);
}

function isNamedFirst(thing: Thing, terms: Term[]): boolean {
  return terms.some(({ base }) => base === baseForm(firstWord(thing)));
}

/** The things that were spoken of, the last first. Of a person only what names them, or comes at a time. */
function recentThings(heard: Heard): Thing[] {
  const { world } = heard;
  const person = pointsAtPerson(heard) ? world.lastPerson?.toLowerCase() : null;
  const all = spokenOf(world);
  if (!person) return all;
  const named = all.filter((thing) => textOf(thing).toLowerCase().includes(person));
  return named.length > 0 ? named : all.filter(({ kind }) => kind !== 'fact');
}

function spokenOf(world: Heard['world']): Thing[] {
  const known = new Map(world.things.map((thing) => [thing.id, thing]));
  const recent = world.mentions
    .filter(({ how }) => how !== 'deleted')
    .flatMap(({ thing }) => known.get(thing.id) ?? []);
  return [...new Set(recent)].filter(({ kind }) => kind !== 'list');
}

export function inOrder(things: Thing[], zone: string): Thing[] {
  const key = (thing: Thing) => {
    const day = dayOf(thing, zone);
    return day ? `${day} ${thing.at ? localTime(thing.at, zone) : '99'}` : 'none';
  };
  return things.toSorted((a, b) => (key(a) < key(b) ? -1 : Number(key(a) > key(b))));
}

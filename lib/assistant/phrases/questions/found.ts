import type { Asked } from '@/lib/assistant/phrases/questions/asked';
import { pointedAt, pointsAtPerson } from '@/lib/assistant/phrases/questions/pointed';
import {
  dayOf,
  firstWord,
  hasTime,
  inOrder,
  isNamedFirst,
  textOf,
} from '@/lib/assistant/phrases/questions/thing-words';
import { softWords } from '@/lib/assistant/phrases/questions/words';
import type { Heard, Part, Thing } from '@/lib/phrases/phrase';
import { explainedShare, explainer, readQuestion, type Term } from '@/lib/search/explain';
import { stopWords } from '@/lib/search/vocabulary';
import { isOneSlip } from '@/lib/words/near-spelling';
import { taskVerbs } from '@/lib/words/verbs';
import { baseForm } from '@/lib/words/word-forms';

export interface Found {
  /** The best match, and things that fit nearly as well. */
  things: Thing[];
  /** All things that contain enough words of the question, best first. */
  related: Thing[];
  share: number | null;
  words: string;
}

const minShares = { fact: 0.5, other: 0.55 };
const tie = 0.06;
const deedShare = 0.4;
const bonus = { soft: 0.04, person: 0.12, day: 0.3, form: 0.15, recent: 0.05, head: 0.1 };

export function findAsked(asked: Asked, heard: Heard): Found {
  const parts = heard.parts.filter(({ time }) => !time);
  const telling = tellingParts(heard);
  const known = heard.world.things.filter(({ kind }) => kind === 'fact').map(({ title }) => title);
  const words = telling.map(({ text }) => spelledAs(text, known)).join(' ');
  const terms = words ? readQuestion(`x ${words}`).filter(({ base }) => base !== 'x') : [];
  const kinds = asked.kinds;
  const all = heard.world.things.filter(({ kind }) => kind !== 'list');
  // "My last day" is the name of a fact, although each of its words is general.
  const called = terms.length === 0 ? all.filter((thing) => isSaid(thing, heard)) : [];
  if (called.length === 1) return { things: called, related: called, share: 1, words };
  if (terms.length === 0) return { things: pointedAt(asked, heard, all), related: [], share: null, words };
  if (asked.rank && /\bor\b/i.test(heard.whole)) return { ...chosenOf(terms, asked, heard, all), words };
  const explain = explainer(terms);
  const roles = rolesIn(all);
  const fit = all
    .map((thing) => ({
      thing,
      share: isOfOther(thing, heard.parts) ? 0 : shareOf(thing, { terms, asked, roles }, explain),
    }))
    .filter(({ thing, share }) => share >= (thing.kind === 'fact' ? minShares.fact : minShares.other));
  const others = fit.length > 0 ? parts.filter((part) => !telling.includes(part)) : [];
  const soft = readQuestion(others.map(({ text }) => text).join(' '));
  const scored = fit
    .map(({ thing, share }) => ({
      thing,
      share,
      score: share + extra(thing, { asked, heard, terms, soft, kinds }),
    }))
    .sort((a, b) => b.score - a.score);
  const best = scored[0];
  if (!best) return { things: [], related: [], share: 0, words };
  const fitting = scored.filter(({ score }) => score >= best.score - tie).map(({ thing }) => thing);
  const series = asked.form === 'days' ? fitting.filter(({ rule }) => rule) : [];
  return {
    things: series.length > 0 ? series : ranked(fitting, asked, heard),
    related: scored.map(({ thing }) => thing),
    share: best.share,
    words,
  };
}

// "When is my last shift", of several of one name.
function ranked(things: Thing[], { rank, form }: Asked, { world }: Heard): Thing[] {
  const isOfOne = things.every(
    ({ kind, rule, at, title }) => kind === 'reminder' && at && !rule && title === things[0]?.title,
  );
  if (form !== 'when' || !isOfOne || (rank !== 'last' && rank !== 'first')) return things;
  const ordered = inOrder(things, world.zone);
  return rank === 'last' ? ordered.slice(-1) : ordered.slice(0, 1);
}

const shortestSpelled = 5;

function spelledAs(word: string, titles: string[]): string {
  const said = word.toLowerCase();
  if (said.length < shortestSpelled || titles.some((title) => title.toLowerCase().includes(said)))
    return word;
  const own = new Set(titles.flatMap((title) => title.toLowerCase().match(/\p{L}{5,}/gu) ?? []));
  return [...own].find((one) => one[0] === said[0] && isOneSlip(one, said)) ?? word;
}

function chosenOf(terms: Term[], { rank }: Asked, { world }: Heard, all: Thing[]): Omit<Found, 'words'> {
  const named = all.filter(
    (thing) => dayOf(thing, world.zone) && terms.some((term) => explainedShare([term], textOf(thing)) > 0.7),
  );
  const ordered = inOrder(named, world.zone);
  return {
    things: rank === 'last' ? ordered.slice(-1) : ordered.slice(0, 1),
    related: ordered,
    share: named.length > 0 ? 1 : 0,
  };
}

export function tellingParts({ parts }: Heard): Part[] {
  const telling = parts.filter(
    ({ word, time }) => !time && word !== "'s" && !softWords.has(word) && !stopWords.has(word),
  );
  // In "is it the 25th or the 26th for the tablet", only "tablet" names the thing.
  const named = telling.filter(({ word }) => !/^\d{1,2}(?:st|nd|rd|th)$/.test(word));
  return named.length > 0 ? named : telling;
}

// The code of the side door is no answer to "what's the code for the front door?".
export function isOfOther(thing: Thing, parts: Part[]): boolean {
  if (thing.kind !== 'fact') return false;
  const text = ` ${textOf(thing)} `;
  return parts.some(({ word }, place) => {
    const before = parts[place - 1]?.word ?? '';
    if (word.length < 3 || !tellingApart.has(before) || text.toLowerCase().includes(before)) return false;
    const own = new RegExp(`(?<= )(\\p{Ll}+) ${word}(?= )`, 'u').exec(text)?.[1];
    return own !== undefined && tellingApart.has(own);
  });
}

// Words that tell two things of one kind apart.
const tellingApart = new Set(
  'front back side main left right upper lower old new first second third red blue green black white big small inner outer north south east west top bottom summer winter water air oil gas electric guest home work office school'.split(
    ' ',
  ),
);

interface Question {
  asked: Asked;
  heard: Heard;
  terms: Term[];
  soft: Term[];
  kinds: Thing['kind'][] | null;
}

// Who is what: "ramesh" gives "driver", if a fact says that the driver is Ramesh.
function rolesIn(all: Thing[]): Map<string, string> {
  const roles = new Map<string, string>();
  for (const { kind, title, value = '' } of all)
    if (kind === 'fact' && personAlone.test(value))
      roles.set(value.toLowerCase().split(' ').at(-1) ?? '', title);
  return roles;
}

const personAlone = /^(?:(?:Mr|Mrs|Ms|Dr)\.? )?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?$/u;

// "Ramesh’s mobile" is also the driver's, and "Chen’s assistant" the boss's.
function withRole(text: string, title: string, roles: Map<string, string>): string {
  const owner = /^(?:\S+ )?(\S+?)['’]s? /.exec(title)?.[1]?.toLowerCase() ?? '';
  const role = roles.get(owner);
  const above =
    role && role !== title ? roles.get(/^(\S+?)['’]s? /.exec(role)?.[1]?.toLowerCase() ?? '') : '';
  return role && role !== title ? `${text} ${role} ${above ?? ''}` : text;
}

interface Wanted {
  terms: Term[];
  asked: Asked;
  roles: Map<string, string>;
}

function shareOf(
  thing: Thing,
  { terms, asked: { form, words }, roles }: Wanted,
  explain: (text: string) => number,
): number {
  const own = ofOwner(terms, thing);
  const text =
    thing.kind === 'fact' && roles.size > 0 ? withRole(textOf(thing), thing.title, roles) : textOf(thing);
  const share = own === terms ? explain(text) : explainedShare(own, text);
  if (form !== 'what') return Math.min(1, share);
  const first = firstWord(thing).toLowerCase();
  const deed = taskVerbs.has(first) ? baseForm(first) : null;
  const isDeed = terms.some(({ base }) => base === deed) && baseForm(words[0] ?? '') !== deed;
  return Math.min(1, share + (isDeed ? deedShare : 0));
}

// Drops names if the fact says "his" or "her": "Tom's nurse" can mean the fact "his nurse".
function ofOwner(terms: Term[], { kind, title }: Thing): Term[] {
  const own =
    kind === 'fact' && /^(?:his|her|their)\b/i.test(title) ? terms.filter(({ isName }) => !isName) : [];
  return own.length > 0 ? own : terms;
}

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

function recency({ id }: Thing, { mentions }: Heard['world']): number {
  const own = mentions.find(({ thing }) => thing.id === id);
  const turns = [...new Set(mentions.map(({ turn }) => turn))];
  return own ? bonus.recent / (1 + turns.indexOf(own.turn)) : 0;
}

const name = /(?:^|[\s(])\p{Lu}\p{L}+/u;

function fitsForm(thing: Thing, { form }: Asked, world: Heard['world']): boolean {
  if (form === 'when' || form === 'end' || form === 'countdown') return hasTime(thing, world);
  if (form === 'days') return Boolean(thing.rule) || hasTime(thing, world);
  if (form === 'who') return name.test(thing.value ?? '');
  return thing.kind === 'fact' && form !== 'count' && form !== 'whether';
}

function isSaid({ title, kind }: Thing, { whole }: Heard): boolean {
  return (
    (title.includes(' ') || (kind === 'fact' && title.length > 3)) &&
    ` ${whole.toLowerCase()} `.includes(` ${title.toLowerCase()} `)
  );
}

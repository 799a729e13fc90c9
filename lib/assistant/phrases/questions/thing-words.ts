import type { Heard, Thing, World } from '@/lib/phrases/phrase';
import type { Term } from '@/lib/search/explain';
import { findTimes } from '@/lib/time/find-times';
import { localDate, localTime } from '@/lib/time/format';
import { baseForm } from '@/lib/words/word-forms';

const texts = new WeakMap<Thing, string>();

export function textOf(thing: Thing): string {
  const text = texts.get(thing) ?? joined(thing);
  texts.set(thing, text);
  return text;
}

function joined({ title, value = '', details, list, kind }: Thing): string {
  const called = [
    /\d[\d ()-]{4,}\d/.test(`${title} ${value}`) ? 'number phone' : '',
    value.includes('@') ? 'email address' : '',
    kind === 'date' ? 'birthday' : '',
  ];
  return [title, value, details, list, ...called].filter(Boolean).join(' ');
}

export function firstWord({ title }: Thing): string {
  const end = title.indexOf(' ');
  return end < 0 ? title : title.slice(0, end);
}

export function isNamedFirst(thing: Thing, terms: Term[]): boolean {
  return terms.some(({ base }) => base === baseForm(firstWord(thing)));
}

export function hasTime({ at, date, value }: Thing, { now, zone }: Heard['world']): boolean {
  return Boolean(at || date || (value && findTimes(value.slice(0, 300), { now, zone }).length > 0));
}

export function dayOf({ at, date }: Thing, zone: string): string | null {
  return at ? localDate(at, zone) : (date ?? null);
}

export function inOrder(things: Thing[], zone: string): Thing[] {
  const key = (thing: Thing) => {
    const day = dayOf(thing, zone);
    return day ? `${day} ${thing.at ? localTime(thing.at, zone) : '99'}` : 'none';
  };
  return things.toSorted((a, b) => (key(a) < key(b) ? -1 : Number(key(a) > key(b))));
}

/** Returns the open todos with a due date and the coming reminders that do not repeat, soonest first. */
export function dueOnce({ things, now, zone }: Pick<World, 'things' | 'now' | 'zone'>): Thing[] {
  const isAhead = ({ kind, at, date, rule, isDone }: Thing) =>
    !isDone &&
    ((kind === 'todo' && Boolean(date)) || (kind === 'reminder' && !rule && at != null && at > now));
  return inOrder(things.filter(isAhead), zone);
}

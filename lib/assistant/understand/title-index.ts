import type { Thing } from '@/lib/phrases/phrase';
import { fillerWords, matchWords } from '@/lib/words/match-words';
import { isOneSlip } from '@/lib/words/near-spelling';
import { baseForm } from '@/lib/words/word-forms';

const fillers = new Set([
  ...fillerWords,
  ..."item items task tasks todo todos to-do reminder reminders alarm alarms one ones list thing things event appointment all 's is are was it i me you do have has had get got going appt upcoming next just".split(
    ' ',
  ),
]);

const longestTitle = 160;

interface TitleIndex {
  stemsOf: Map<Thing, string[]>;
  things: Map<string, Thing[]>;
  byStart: Map<string, string[]>;
  byEnd: Map<string, string[]>;
  same: Map<string, Set<string>>;
}

const indexes = new WeakMap<Thing[], TitleIndex>();

export function scoreTitles(asked: string[], things: Thing[]): { thing: Thing; score: number }[] {
  const index = indexes.get(things) ?? indexOf(things);
  indexes.set(things, index);
  const fits = new Map(asked.map((word) => [word, sameWords(word, index)]));
  const fitting = new Set<Thing>();
  for (const words of fits.values())
    for (const word of words) for (const thing of index.things.get(word) ?? []) fitting.add(thing);
  return things
    .filter((thing) => fitting.has(thing))
    .map((thing) => ({ thing, score: titleScore(asked, index.stemsOf.get(thing) ?? [], fits) }));
}

function indexOf(things: Thing[]): TitleIndex {
  const index: TitleIndex = {
    ...{ stemsOf: new Map(), things: new Map(), byStart: new Map(), byEnd: new Map(), same: new Map() },
  };
  for (const thing of things) {
    const stems = stemsOf(thing.title.slice(0, longestTitle));
    index.stemsOf.set(thing, stems);
    for (const word of new Set(stems)) {
      if (!index.things.has(word)) {
        add(index.byStart, word.slice(0, 2), word);
        add(index.byEnd, word.slice(-2), word);
      }
      add(index.things, word, thing);
    }
  }
  return index;
}

function add<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

function sameWords(word: string, { byStart, byEnd, same }: TitleIndex): Set<string> {
  const known = same.get(word);
  if (known) return known;
  const near = [...(byStart.get(word.slice(0, 2)) ?? []), ...(byEnd.get(word.slice(-2)) ?? [])];
  const found = new Set(near.filter((one) => isSameWord(one, word)));
  same.set(word, found);
  return found;
}

function titleScore(asked: string[], title: string[], fits: Map<string, Set<string>>): number {
  if (title.length === 0 || isOtherNumber(asked, title)) return 0;
  const inTitle = asked.filter((word) => title.some((one) => fits.get(word)?.has(one))).length;
  const share = inTitle / asked.length;
  const covered = title.filter((word) => asked.some((one) => fits.get(one)?.has(word))).length / title.length;
  if (share === 1) return 0.8 + 0.2 * covered;
  if (covered === 1) return 0.7;
  return share >= 0.66 && inTitle >= 2 ? 0.6 : 0;
}

function isOtherNumber(asked: string[], title: string[]): boolean {
  return asked.some((word, place) => {
    const noun = asked[place - 1];
    const own = noun && /^\d+$/.test(word) ? (title[title.indexOf(noun) + 1] ?? '') : '';
    return noun !== undefined && title.includes(noun) && /^\d+$/.test(own) && own !== word;
  });
}

function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length >= 4 && (long.startsWith(short) || baseForm(short) === baseForm(long))) return true;
  if (one.length < 5 || other.length < 5 || Math.abs(one.length - other.length) > 1) return false;
  // Marie is not Maria.
  if (/[aeiou]$/.test(one) && /[aeiou]$/.test(other) && one.slice(0, -1) === other.slice(0, -1)) return false;
  return isOneSlip(one, other);
}

export function stemsOf(text: string): string[] {
  return matchWords(text)
    .map((word) => word.replace(/'s$|'$/, ''))
    .filter((word) => word && !fillers.has(word))
    .map((word) =>
      word.length > 3 ? word.replace(/(?:ies|es|s)$/, (end) => (end === 'ies' ? 'y' : '')) : word,
    );
}

import { isNamedByName, isToBuy } from '@/lib/assistant/phrases/changes/reported';
import type { Heard, Part, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { localDate } from '@/lib/time/format';
import { accomplishes, deedOf, endsAny, isDose, isSameDeed } from '@/lib/words/deeds';
import { matchWords, normalizeForMatch } from '@/lib/words/match-words';
import { taskVerbs } from '@/lib/words/verbs';
import { stem } from '@/lib/words/word-forms';

/** Phrase rows that mark a thing as done if the user reports it in free wording: "finally got the car washed". */
export const finishedPhrases: Phrase[] = [
  {
    // Matches "the tea came today", which completes the todo "buy tea".
    intent: 'lists_done',
    say: [
      '{item} [has|have] [just|finally|already] (came|come|arrived|turned up|been delivered|was delivered) [today|yesterday|already|now|this morning]',
      '{item} (is|are) [finally|already] (here|there) [now|already]',
    ],
    when: 'words',
    fits: (heard) => {
      const found = heard.items('item').map((item) => heard.findWords(item, ['todo']));
      return (
        !heard.hasQuestionMark &&
        found.length > 0 &&
        found.every(([todo, other]) => todo && !other && isToBuy(todo))
      );
    },
    calls: (heard) => ({
      tool: 'complete_todos',
      input: {
        items: heard.items('item').flatMap((item) => heard.findWords(item, ['todo']).map(({ id }) => id)),
      },
    }),
    examples: [],
  },
  {
    intent: 'lists_done',
    say: ['{all}'],
    fits: (heard) => finished(heard).length > 0,
    calls: (heard) => completed(finished(heard), heard),
    examples: [],
  },
];

/**
 * Returns the calls that mark things as done. If today's occurrence of a series is done ahead of its time,
 * skips only that occurrence.
 */
export function completed(all: Thing[], { world }: Heard): PhraseCall[] {
  const today = localDate(world.now, world.zone);
  const early = all.filter(({ rule, at }) => rule && at && localDate(at, world.zone) === today);
  const things = all.filter((thing) => !early.includes(thing));
  const ids = (kind: Thing['kind']) => things.filter((thing) => thing.kind === kind).map(({ id }) => id);
  const [todos, reminders] = [ids('todo'), ids('reminder')];
  return [
    ...early.map(({ id }) => ({ tool: 'update_reminder', input: { item: id, skip: today } })),
    ...(todos.length > 0 ? [{ tool: 'complete_todos', input: { items: todos } }] : []),
    ...(reminders.length > 0 ? [{ tool: 'complete_reminders', input: { items: reminders } }] : []),
  ];
}

const list = (words: string) => new Set(words.split(/\s+/));

/** Words that rule out a report of something done: negations, plans, requests and questions. */
const undone = list(`
  not no never nobody nothing almost nearly half partly if when unless until till before need needs must should shall will would could can
  might may want wants going gonna remind add put move change cancel delete remove what where who whom which why how did does do is was
  were has are undo again tomorrow later instead except but wish hope forgot forget cancelled canceled postponed moved rescheduled lost
  skip skipped
`);
const plain = list(`
  i we he she they it that this them those these you my our your his her their the a an one ones all both just already finally actually now
  today earlier have has had been being is are was were be am got get gotten did do done don so and then also too as well yes yeah yep okay
  oh well up off in out away back over down on at for to of with from by about through thru app online via please thanks alr liao lah lor
  ji grim phew yay lol haha everything thing things stuff 's n this morning afternoon evening night yesterday ago really very last at
  person myself ourselves himself herself themselves early late quickly right me us him some any
`);

const memory = new WeakMap<Heard['world'], Map<string, Thing[]>>();

function finished(heard: Heard): Thing[] {
  const known = memory.get(heard.world) ?? new Map<string, Thing[]>();
  memory.set(heard.world, known);
  const found = known.get(heard.whole) ?? read(heard);
  known.set(heard.whole, found);
  return found;
}

const maxWords = 14;

function read(heard: Heard): Thing[] {
  const { parts, world } = heard;
  const open = world.things.filter(({ kind, isDone }) => (kind === 'todo' || kind === 'reminder') && !isDone);
  if (open.length === 0 || parts.length > maxWords || heard.hasQuestionMark || !isPast(heard)) return [];
  const said = withoutTail(parts).filter(({ time }) => !time);
  const place = said.findIndex(({ word }, index) => isDeed(said, word, index));
  const first = said[0]?.word ?? '';
  const deed = place < 0 ? null : deedOf(said[place]?.word ?? '');
  if (!deed || (undone.has(first) && !auxiliary.has(first)) || taskVerbs.has(first) !== isPastForm(first))
    return [];
  if (said.some(({ word }, index) => index > 0 && undone.has(word) && !auxiliary.has(word))) return [];
  const items = itemsOf(said.filter((_, index) => index !== place));
  if (items.length === 0) return pointed(said, deed, open, heard);
  const each = items.map((naming) => fittest(naming, deed, open));
  if (items.length > 1 && each.every((things) => things.length > 0)) return [...new Set(each.flat())];
  return fittest(items.flat(), deed, open);
}

function itemsOf(said: Part[]): string[][] {
  const items: string[][] = [[]];
  for (const { word, gap } of said) {
    if (word === 'and' || gap.includes(',')) items.push([]);
    if (!plain.has(word)) items.at(-1)?.push(word.replace(/'s$/, ''));
  }
  return items.filter((naming) => naming.length > 0);
}

const sharedStart = 3;
const longestTitle = 160;
const mostCompared = 200;

/**
 * Returns the open thing that "paid the rent" reports as done. Returns several things if they fit equally and have the
 * same title. Returns an empty list if no thing fits, or if things with different titles fit equally.
 */
function fittest(naming: string[], deed: string[], open: Thing[]): Thing[] {
  const starts = naming.map((word) => word.slice(0, sharedStart));
  const possible = open.filter(({ title }) => {
    const words = normalizeForMatch(title.slice(0, longestTitle));
    return starts.some((start) => words.includes(start));
  });
  if (possible.length > mostCompared) return [];
  const scored = possible
    .map((thing) => ({ thing, fit: fitOf(thing, naming, deed) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit);
  const best = scored.filter(({ fit }) => fit >= (scored[0]?.fit ?? 0) - 0.01);
  const [first] = best;
  const isSame = best.every(({ thing }) => thing.title.toLowerCase() === first?.thing.title.toLowerCase());
  return isSame ? best.map(({ thing }) => thing) : [];
}

const auxiliary = list('is was were has are did do been have had');

function isPastForm(word: string): boolean {
  return taskVerbs.has(word) && deedOf(word) !== null;
}

function isDeed(said: Part[], word: string, index: number): boolean {
  const deed = deedOf(word);
  if (!deed || word === 'had' || word === 'did') return false;
  const before = said[index - 1]?.word ?? '';
  if (/^(?:out|over|off|ready|gone)$/.test(word))
    return (
      /^(?:is|are|'s|am|already|was|were|all)$/.test(before) &&
      // "Out on loan" and "off to school" say where something is.
      !/^(?:on|of|to|for|with)$/.test(said[index + 1]?.word ?? '')
    );
  return word !== 'got' || !deedAfter(said, index);
}

function deedAfter(said: Part[], index: number): boolean {
  return said.slice(index + 1).some(({ word }) => deedOf(word) !== null && word !== 'out' && word !== 'off');
}

function isPast({ times, world }: Heard): boolean {
  const today = localDate(world.now, world.zone);
  return times.every((time) => {
    if (time.kind === 'date') return time.date <= today;
    if (time.kind === 'instant') return time.at <= world.now;
    return time.kind === 'part of day' || (time.kind === 'duration' && /\bago\b/i.test(time.text));
  });
}

/**
 * Drops everything after the first comma or other break, if the part before it reports something done: "bag
 * emptied, grim".
 */
function withoutTail(parts: Part[]): Part[] {
  const end = parts.findIndex(({ gap }, index) => index > 1 && /[,;.!–—(]/.test(gap));
  const head = end < 0 ? parts : parts.slice(0, end);
  return head.some(({ word }) => deedOf(word) !== null) ? head : parts;
}

/** Scores how well a report such as "paid the rent" fits a thing, from 0 (not at all) to 2. */
function fitOf({ title }: Thing, naming: string[], deed: string[]): number {
  const words = matchWords(title.slice(0, longestTitle))
    .map((word) => word.replace(/'s$/, ''))
    .filter((word) => !plain.has(word));
  const verb = words[0] && taskVerbs.has(words[0]) && words.length > 1 ? words[0] : null;
  const nouns = verb ? words.slice(1) : words;
  const named = nouns.filter((noun) => naming.some((word) => isSame(noun, word)));
  const extra = naming.filter((word) => !words.some((one) => isSame(one, word)));
  const isOwn = words.some((word) => deed.some((one) => isSame(word, one)));
  const isKin = verb !== null && deed.some((one) => isSameDeed(verb, one));
  const isFitting =
    isOwn || isKin || endsAny(deed) || isDose(title, deed) || (verb === null && accomplishes(deed));
  if (!isFitting || named.length === 0 || extra.length > (isOwn || isKin ? 3 : 1)) return 0;
  const head = headOf(title, verb);
  const hasHead = head.some((noun) => naming.some((word) => isSame(noun, word)));
  if (
    !hasHead &&
    !(isOwn || isKin) &&
    !(extra.length === 0 && accomplishes(deed) && isNamedByName(title, naming))
  )
    return 0;
  return named.length / nouns.length + (isOwn ? 0.5 : isKin ? 0.3 : 0) + (hasHead ? 0.5 : 0);
}

function headOf(title: string, verb: string | null): string[] {
  const bare = title.replace(/\s*\(.*$/, '').toLowerCase();
  const words = bare.split(/\s+(?:for|of|to|with|at|from|in|on|about|by|due|before)\s+/).filter(Boolean);
  const first = matchWords(words[0] ?? '').filter((word) => word !== verb && !plain.has(word));
  return first.length > 0 ? first : matchWords(words[1] ?? '');
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [stem(one), stem(other)];
  return a === b || (a.length > 4 && b.length > 4 && (a.startsWith(b) || b.startsWith(a)));
}

/**
 * Returns the thing that a report without a name is about. For "logged it", this is the thing mentioned last, if the
 * verb fits it. For "both paid", these are the last two things that the verb fits.
 */
function pointed(said: Part[], deed: string[], open: Thing[], { world }: Heard): Thing[] {
  const fits = ({ title }: Thing) => {
    const words = matchWords(title);
    const own = words.some((word) => deed.some((one) => isSame(word, one) || isSameDeed(word, one)));
    return own || (!taskVerbs.has(words[0] ?? '') && accomplishes(deed) && !endsAny(deed));
  };
  const isOff = said.some(({ word }) => word === 'off');
  const known = new Map(open.map((thing) => [thing.id, thing]));
  const recent = [...new Set(world.mentions.map(({ thing }) => thing.id))].flatMap(
    (id) => known.get(id) ?? [],
  );
  const isBoth = said.some(({ word }) => word === 'both');
  const found = recent.filter((thing) => fits(thing) || (isOff && /\b(?:off|out)\b/.test(thing.title)));
  return isBoth
    ? found.length > 1
      ? found.slice(0, 2)
      : []
    : recent[0] === found[0]
      ? found.slice(0, 1)
      : [];
}

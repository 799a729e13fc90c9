import { isNewest, isToBuy } from '@/lib/assistant/phrases/changes/reported';
import { isOtherGift } from '@/lib/info/phrases/people/gifts';
import type { Heard, Part, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { fittest, isSame, plainWords } from '@/lib/phrases/report-fit';
import { localDate } from '@/lib/time/format';
import { accomplishes, deedOf, endsAny, isSameDeed } from '@/lib/words/deeds';
import { matchWords } from '@/lib/words/match-words';
import { isForOthers } from '@/lib/words/remarks';
import { dishes, taskVerbs } from '@/lib/words/verbs';

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
        isNewest(heard) &&
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
    fits: (heard) =>
      !isForOthers.test(heard.message) &&
      finished(heard).things.some(({ title }) => !isOtherGift(title, heard.message)),
    calls: (heard) => {
      const { things, missed } = finished(heard);
      return completed(things, heard).map((call) =>
        call.tool === 'complete_todos'
          ? { ...call, input: { items: [call.input.items, missed].flat() } }
          : call,
      );
    },
    examples: [],
  },
];

export function completed(all: Thing[], heard: Heard): PhraseCall[] {
  const { world } = heard;
  const [only, another] = all;
  const rest = only?.kind === 'todo' && !another ? leftOf(only.title, heard) : null;
  if (only && rest) return [{ tool: 'update_todo', input: { item: only.id, text: rest } }];
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

// After "got the nappies", "get formula" is left of "get nappies and formula".
function leftOf(title: string, { parts }: Heard): string | null {
  const [, verb = '', joined = ''] = /^(\p{L}+ )(.+)$/u.exec(title) ?? [];
  const items = joined.split(/, (?:and )?| and | & /i);
  // "Print the essay and staple it" is not two things.
  const areTasks = items.slice(1).some((item) => taskVerbs.has(item.split(' ')[0]?.toLowerCase() ?? ''));
  const isNamed = /^order \p{Lu}/u.test(title);
  const isOne = items.length < 2 || areTasks || isNamed || dishes.has(joined.toLowerCase());
  if (isOne || !taskVerbs.has(verb.trim().toLowerCase())) return null;
  const isSaid = (item: string) =>
    parts.some(({ word }) => isSame(word, matchWords(item).at(-1) ?? '')) && item.split(' ').length <= 3;
  const left = items.filter((item) => !isSaid(item));
  const isPart =
    left.length > 0 && left.length < items.length && left.every((item) => /\p{L}{3}/u.test(item));
  return isPart ? `${verb}${left.join(' and ')}` : null;
}

const list = (words: string) => new Set(words.split(/\s+/));

const undone = list(`
  not no never nobody nothing almost nearly half partly if when unless until till before need needs must should shall will would could can
  might may want wants going gonna remind add put move change cancel delete remove what where who whom which why how did does do is was
  were has are undo again tomorrow later instead except but wish hope forgot forget cancelled canceled postponed moved rescheduled lost
  quoted estimated quotes skip skipped minus besides excluding apart aside keep leave missing pending remaining outstanding
`);

interface Report {
  things: Thing[];
  /** What the message reports as done, although no open todo or reminder has this name. */
  missed: string[];
  isPlain: boolean;
}

const nothing: Report = { things: [], missed: [], isPlain: false };
const memory = new WeakMap<Heard['world'], Map<string, Report>>();

function finished(heard: Heard): Report {
  const known = memory.get(heard.world) ?? new Map<string, Report>();
  memory.set(heard.world, known);
  const found = known.get(heard.whole) ?? read(heard);
  known.set(heard.whole, found);
  return found;
}

const maxWords = 14;

function read(heard: Heard): Report {
  const { parts, world } = heard;
  const open = world.things.filter(({ kind, isDone }) => (kind === 'todo' || kind === 'reminder') && !isDone);
  if (open.length === 0 || parts.length > maxWords || heard.hasQuestionMark || !isPast(heard)) return nothing;
  const whole = readIn(parts, open, heard);
  const isList = whole.things.length > 1 && whole.missed.length === 0 && whole.isPlain;
  return isList ? whole : readIn(withoutTail(parts, heard), open, heard);
}

function readIn(parts: Part[], open: Thing[], heard: Heard): Report {
  const said = parts.filter(({ time }) => !time);
  const place = said.findIndex(({ word }, index) => isDeed(said, word, index));
  const first = said[0]?.word ?? '';
  const deed = place < 0 ? null : deedOf(said[place]?.word ?? '');
  if (!deed || (undone.has(first) && !auxiliary.has(first)) || taskVerbs.has(first) !== isPastForm(first))
    return nothing;
  if (said.some(({ word }, index) => index > 0 && undone.has(word) && !auxiliary.has(word))) return nothing;
  const items = itemsOf(said.filter((_, index) => index !== place));
  if (items.length === 0) return { ...nothing, things: pointed(said, deed, open, heard) };
  const each = items.map(({ naming }) => fittest(naming, deed, open));
  const things = [...new Set(each.flat())];
  const missing = items.filter((_, index) => each[index]?.length === 0);
  const isPlain = items.slice(1).every(isNoun);
  const isEach = items.length > 1 && (missing.length === 0 || (place <= 2 && missing.every(isNoun)));
  if (isEach && things.some(({ kind }) => kind === 'todo'))
    return { things, missed: missing.map(({ naming }) => naming.join(' ')), isPlain };
  if (items.length > 1 && missing.length === 0) return { ...nothing, things, isPlain };
  const named = items.flatMap(({ naming }) => naming);
  return { ...nothing, things: fittest(named, deed, open) };
}

type Item = Record<'naming' | 'words', string[]>;

function itemsOf(said: Part[]): Item[] {
  const items: Item[] = [{ naming: [], words: [] }];
  for (const { word, gap } of said) {
    if (word === 'and' || gap.includes(',')) items.push({ naming: [], words: [] });
    if (word !== 'and') items.at(-1)?.words.push(word);
    if (!plainWords.has(word)) items.at(-1)?.naming.push(word.replace(/'s$/, ''));
  }
  return items.filter(({ naming }) => naming.length > 0);
}

function isNoun({ naming, words }: Item): boolean {
  const own = words.filter((word) => !/^(?:the|a|an|some|my|our|also)$/.test(word));
  return naming.length <= 3 && own.length === naming.length && naming.every((word) => deedOf(word) === null);
}

const auxiliary = list('is was were has are did do been have had');

function isPastForm(word: string): boolean {
  return taskVerbs.has(word) && deedOf(word) !== null;
}

function isDeed(said: Part[], word: string, index: number): boolean {
  const deed = deedOf(word);
  const [before, after] = [said[index - 1]?.word ?? '', said[index + 1]?.word ?? ''];
  // "Did the invoice already".
  if (word === 'did') return index < 3 && /^(?:the|my|our)$/.test(after) && !deedAfter(said, index);
  if (!deed || /^(?:had|hundred)$/.test(word)) return false;
  if (/^(?:out|over|off|ready|gone)$/.test(word))
    return (
      /^(?:is|are|'s|am|already|was|were|all)$/.test(before) &&
      // "Out on loan" and "off to school" say where something is.
      !/^(?:on|of|to|for|with)$/.test(after)
    );
  return word !== 'got' || !deedAfter(said, index);
}

function deedAfter(said: Part[], index: number): boolean {
  return said.slice(index + 1).some(({ word }) => deedOf(word) !== null && word !== 'out' && word !== 'off');
}

function isPast({ times, parts, world }: Heard): boolean {
  if (times.length === 0) return true;
  const today = localDate(world.now, world.zone);
  // In "I told her about saturday", Saturday is what they talked about, not when they talked.
  const isTopic = /^about\b/i;
  const topic = parts.find(
    ({ time }, place) =>
      time && [time.text, parts[place - 1]?.word ?? ''].some((words) => isTopic.test(words)),
  )?.time;
  return times.every((time) => {
    if (time === topic) return true;
    if (time.kind === 'date') return time.date <= today;
    if (time.kind === 'instant') return time.at <= world.now;
    return time.kind === 'part of day' || (time.kind === 'duration' && /\bago\b/i.test(time.text));
  });
}

function withoutTail(parts: Part[], heard: Heard): Part[] {
  const end = parts.findIndex(
    ({ gap, word }, index) =>
      index > 1 &&
      (/[,;.!–—(]/.test(gap) ||
        // "Got the rice but no beans". "Called Kim but no answer" leaves the call to do.
        (word === 'but' &&
          /^(?:no|not)$/.test(parts[index + 1]?.word ?? '') &&
          heard.findWords(wordsOf(parts.slice(index + 2)), ['todo']).length > 0)),
  );
  const head = end < 0 ? parts : parts.slice(0, end);
  return head.some(({ word }) => deedOf(word) !== null) ? head : parts;
}

function wordsOf(parts: Part[]): string {
  return parts.map(({ text }) => text).join(' ');
}

function pointed(said: Part[], deed: string[], open: Thing[], { world }: Heard): Thing[] {
  const [newest] = world.mentions;
  if (newest?.thing.kind === 'fact' && newest.turn === world.lastTurn) return [];
  // "She brought it back" ends no class.
  const isOurs = !/^(?:he|she|they)$/.test(said[0]?.word ?? '');
  const fits = ({ title, kind }: Thing) => {
    const words = matchWords(title);
    const own = words.some((word) => deed.some((one) => isSame(word, one) || isSameDeed(word, one)));
    if (own || (kind === 'reminder' && !isOurs)) return own;
    return !taskVerbs.has(words[0] ?? '') && accomplishes(deed) && !endsAny(deed);
  };
  const isOff = said.some(({ word }) => word === 'off');
  const ids = new Set(world.mentions.map(({ thing }) => thing.id));
  const recent = [...ids].flatMap((id) => open.find((thing) => thing.id === id) ?? []);
  const isAll = said.some(({ word }) => word === 'all' || word === 'everything');
  // "I bought all" is about the whole list.
  const listed = isAll ? recent.find(fits)?.list : null;
  if (listed) return open.filter((thing) => thing.list === listed && fits(thing));
  const found = recent.filter((thing) => fits(thing) || (isOff && /\b(?:off|out)\b/.test(thing.title)));
  if (said.some(({ word }) => word === 'both')) return found.length > 1 ? found.slice(0, 2) : [];
  // "I told her already" means the one thing whose title begins with "tell".
  const own = found.filter(({ title }) => deed.includes(matchWords(title)[0] ?? ''));
  if (own.length === 1) return own;
  return recent[0] === found[0] ? found.slice(0, 1) : [];
}

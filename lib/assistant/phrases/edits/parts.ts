import { countIn, linkWords, reasonWords, roles } from '@/lib/assistant/phrases/edits/words';
import type { Heard, Part, Thing, World } from '@/lib/phrases/phrase';
import type { TimeExpression } from '@/lib/time/find-times';
import { placeZone } from '@/lib/time/places';
import { matchWords } from '@/lib/words/match-words';
import { baseForms, taskVerbs } from '@/lib/words/verbs';
import { baseForm } from '@/lib/words/word-forms';

const saying = new Set(
  'says said say wants want prefers asked suggested suggests wrote thinks reckons'.split(' '),
);

export function withoutSpeaker(parts: Part[], { world }: Heard): Part[] {
  const verb = parts.findIndex(({ word }) => saying.has(word));
  const speaker = verb > 0 && verb <= 3 ? parts.slice(0, verb) : [];
  // In "Ola wants saturday", the speaker may name the thing, so the words are kept.
  const isWish = /^(?:want|wants|prefers)$/.test(parts[verb]?.word ?? '');
  if (isWish && speaker.length === 1 && !/^(?:he|she|they|it|we)$/.test(speaker[0]?.word ?? '')) return parts;
  const isThing = speaker.some(
    ({ word }) => !linkWords.has(word) && world.things.some(({ title }) => isInTitle(word, title)),
  );
  // "The boiler man said 2 on monday" is about the boiler.
  const nouns = speaker.filter(({ word, text }) => !linkWords.has(word) && !/^\p{Lu}/u.test(text));
  const isOfOther = nouns.length > 1 && nouns.some(({ word }) => roles.has(word));
  return speaker.length > 0 && speaker.every(({ time }) => !time) && !isThing && !isOfOther
    ? parts.slice(verb)
    : parts;
}

interface TitleWords {
  words: string[];
  stems: string[];
  joined: string;
}

const titles = new Map<string, TitleWords>();
const maxTitles = 2000;

function wordsOf(title: string): TitleWords {
  const known = titles.get(title);
  if (known) return known;
  if (titles.size >= maxTitles) titles.clear();
  const words = matchWords(title);
  const read = { words, stems: words.map(baseForm), joined: words.join('') };
  titles.set(title, read);
  return read;
}

export function isInTitle(word: string, title: string): boolean {
  const own = baseForm(word);
  const { words, stems, joined } = wordsOf(title);
  return (
    (own.length > 2 && stems.some((one) => one === own || (own.length > 3 && one.startsWith(own)))) ||
    (word.length >= 5 && joined.includes(word.endsWith('s') ? word.slice(0, -1) : word)) ||
    (own.length === 2 && words.some((one) => one.length > 6 && one.startsWith(own)))
  );
}

export function withPlaces(parts: Part[]): Part[] {
  return parts.flatMap((part, place): Part[] => {
    const isHour = part.time?.kind === 'time' || part.time?.kind === 'instant';
    const length =
      isHour && part.time
        ? [2, 1].find((count) => isPlace(parts.slice(place + 1, place + 1 + count), count))
        : undefined;
    if (length && part.time) {
      const words = parts
        .slice(place + 1, place + 1 + length)
        .map(({ text }) => text)
        .join(' ');
      return [
        {
          ...part,
          time: { ...part.time, kind: 'unclear', text: `${part.time.text} ${words} time` } as TimeExpression,
        },
      ];
    }
    const before = parts
      .slice(Math.max(0, place - 2), place)
      .findLastIndex(({ time }) => time?.kind === 'time' || time?.kind === 'instant');
    const from = before < 0 ? -1 : Math.max(0, place - 2) + before;
    const isTaken =
      from >= 0 &&
      [2, 1].some(
        (count) => place - from <= count && isPlace(parts.slice(from + 1, from + 1 + count), count),
      );
    return isTaken ? [] : [part];
  });
}

function isPlace(parts: Part[], count: number): boolean {
  const words = parts.map(({ text }) => text).join(' ');
  return (
    parts.length === count &&
    parts.every(({ time, word }) => !time && !linkWords.has(word)) &&
    placeZone(words) !== null
  );
}

export function withoutRemark(all: Part[], heard: Heard): Part[] {
  const parts = withoutHabit(withoutState(all));
  for (let place = 1; place < parts.length; place += 1) {
    const part = parts[place];
    const isBreak = /[,;.!–—(]|\s-\s/.test(part?.gap ?? '');
    const isClause = reasonWords.has(part?.word ?? '') && isVerb(parts[place + 1]?.word ?? '');
    if (part?.word === 'because' && place > 1) return parts.slice(0, place);
    if (!part || (!isBreak && !(isClause && place > 1))) continue;
    const rest = parts.slice(place);
    const last = rest.at(-1)?.word ?? '';
    // Ends before a remark such as "…, the concert stays".
    if (isBreak && rest.length <= 5 && /^(?:stays|stay|remains|remain|unchanged)$/.test(last))
      return parts.slice(0, place);
    const isRemark =
      !(isBreak && opensTask(parts.slice(0, place), rest)) &&
      rest.every(({ time }) => !time) &&
      !isDuty(rest) &&
      rest.some(({ word }) => !linkWords.has(word)) &&
      !rest.some(({ word }) => /^\d/.test(word)) &&
      (isClause ||
        rest.length > 1 ||
        !heard.world.things.some(({ title }) => title.toLowerCase().includes(rest[0]?.word ?? ''))) &&
      heard.findWords(rest.flatMap(({ text, word }) => (linkWords.has(word) ? [] : [text])).join(' '))
        .length === 0;
    if (isRemark) return parts.slice(0, place);
  }
  return parts;
}

export function withoutState(parts: Part[]): Part[] {
  const place = parts.findIndex(
    ({ gap }, index) =>
      /[,;–—(]/.test(gap) &&
      parts.slice(0, index).some(({ time }) => time) &&
      parts
        .slice(index)
        .some(({ word }) =>
          /^(?:closed|shut|busy|away|full|working|still|hospital|sick|ill|abroad)$/.test(word),
        ),
  );
  return place < 0 ? parts : parts.slice(0, place);
}

// "6:30, there's no traffic sundays": what is so on some weekdays is a reason, and no new rule.
function withoutHabit(parts: Part[]): Part[] {
  const place = parts.findIndex(
    ({ word }, index) =>
      parts.slice(0, index).some(({ time }) => time) &&
      word === 'there' &&
      /^(?:is|are|'s|will|was)$/.test(parts[index + 1]?.word ?? ''),
  );
  const rest = place < 0 ? [] : parts.slice(place);
  return rest.some(({ time }) => time?.kind === 'recurrence' || time?.kind === 'date')
    ? parts.slice(0, place)
    : parts;
}

/**
 * Returns whether a message says when a series begins. True for "it starts on the 8th". False for "on the 8th
 * it starts at 6", which is only about that day.
 */
export function beginsThen(parts: Part[]): boolean {
  return parts.some(
    ({ word }, place) => /^(?:start|begin)/.test(word) && parts[place + 1]?.time?.kind !== 'time',
  );
}

function opensTask(before: Part[], rest: Part[]): boolean {
  if (!before.every(({ time }) => time)) return false;
  return taskVerbs.has(rest[0]?.word ?? '') || !rest.some(({ word }) => verbs.has(word) || word === "'s");
}

function isDuty(parts: Part[]): boolean {
  return parts.some(
    ({ word }, place) =>
      /^(?:remind|reminded|must|should|need)$/.test(word) ||
      (/^(?:have|need|want|got|going)$/.test(word) && parts[place + 1]?.word === 'to'),
  );
}

const verbs = new Set(
  'is are was were am has have had do does did can could will would need got get want said says run runs ran sold bought moved did took take went going am don can won already just ll re ve been'.split(
    ' ',
  ),
);

function isVerb(word: string): boolean {
  return verbs.has(word) || baseForms(word) !== null || /(?:ed|ing)$/.test(word) || word === "'s";
}

/**
 * Returns the thing that was made or changed last, if its title contains a number, such as "2 pints of milk";
 * otherwise null.
 */
export function lastCounted({ world }: Heard): Thing | null {
  const recent = world.mentions
    .filter(({ how }) => how === 'made' || how === 'changed')
    .flatMap(({ thing }) => world.things.find(({ id }) => id === thing.id) ?? []);
  // Skips a fact told in between: after "her name is Mrs Bakker", "she wants 15" is not about the name.
  const thing =
    recent[0]?.kind === 'fact' && !countIn(recent[0].value ?? '')
      ? recent[1]
      : (countedTogether(world) ?? recent[0]);
  return thing && countIn(thing.kind === 'fact' ? (thing.value ?? '') : thing.title) ? thing : null;
}

// "Sorry, 3kg", after "dishwasher tabs and 2kg of pears": the only one of them that was counted.
function countedTogether({ mentions, things, lastTurn }: World): Thing | null {
  const added = mentions.filter(
    ({ turn, how, thing }) => turn === lastTurn && how === 'made' && thing.kind === 'todo',
  );
  const [counted, other] = added.filter(({ thing }) => countIn(thing.title));
  return counted && !other ? (things.find(({ id }) => id === counted.thing.id) ?? null) : null;
}

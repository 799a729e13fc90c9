import { moveCalls } from '@/lib/assistant/phrases/changes/shared';
import { focusOf } from '@/lib/assistant/phrases/edits/focus';
import { linkWords, numberOf } from '@/lib/assistant/phrases/edits/words';
import type { Heard, Part, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { fromLocal } from '@/lib/time/clock';
import type { TimeExpression } from '@/lib/time/find-times';
import { resolveWhen } from '@/lib/time/phrases';
import { matchWords } from '@/lib/words/match-words';
import { stem } from '@/lib/words/word-forms';
import { joinSome, quoted } from '@/lib/words/wording';

const list = (words: string) => new Set(words.split(/\s+/).filter(Boolean));

const moving = list(`
  moved move moving pushed push postponed postpone rescheduled reschedule adjourned delayed delay deferred shifted shift bumped bump preponed
  prepone changed put brought bring extended extension gave give wait later earlier sooner back forward slipped slid
`);
const noChange =
  /^(?:what|where|when|who|whom|which|whose|why|how|is|are|do|does|did|will|would|should|has|have|remind|add|buy|call|delete|remove|cancel|skip|pause|set|save|if|unless|snooze|undo|wake|thanks|note|remember|need|have)\b/i;
const movable: Thing['kind'][] = ['reminder', 'todo', 'event'];

interface LooseMove {
  things: Thing[];
  when: string;
  /** Number of words that neither name the thing nor link it to the time. */
  unexplained: number;
}

/**
 * Moves a thing that is named by a word of its title: "chem got shifted to the 5th", "he gave us till monday
 * for the essay".
 */
export const loosePhrases: Phrase[] = [
  {
    intent: 'calendar_set',
    say: ['{all}'],
    strength: (heard) => ((looseMove(heard)?.unexplained ?? 9) <= 1 ? 'sure' : 'guess'),
    fits: (heard) => looseMove(heard) !== null,
    calls: (heard) => callsFor(looseMove(heard), heard),
    offer: (heard) => {
      const move = looseMove(heard);
      const names = joinSome(move?.things.map(({ title }) => quoted(title)) ?? []);
      return `Shall I move ${names}: ${move?.when.replace(/^(?:to|till?|until)\s+/i, '') ?? ''}?`;
    },
    examples: [],
  },
];

function callsFor(move: LooseMove | null, heard: Heard): PhraseCall[] | null {
  return (
    move?.things.flatMap((thing) => moveCalls(thing, shifted(thing, move.when, heard), heard) ?? []) ?? null
  );
}

/**
 * Resolves "two days later" to a date if the thing is a todo with a due date. Returns other words unchanged.
 */
function shifted({ kind, date }: Thing, when: string, { world }: Heard): string {
  if (kind !== 'todo' || !date || !/ (?:later|earlier)$/.test(when)) return when;
  const { now, zone } = world;
  return resolveWhen(when, { now, zone, anchor: fromLocal(date, '12:00', zone) })?.date ?? when;
}

const memory = new WeakMap<Heard['world'], Map<string, LooseMove | null>>();
const maxParts = 18;

function looseMove(heard: Heard): LooseMove | null {
  const { parts, world, whole } = heard;
  if (parts.length > maxParts || heard.hasQuestionMark || world.things.length === 0) return null;
  if (noChange.test(whole) || !parts.some(({ word }) => moving.has(word))) return null;
  const known = memory.get(world) ?? new Map<string, LooseMove | null>();
  memory.set(world, known);
  const before = known.get(whole);
  if (before !== undefined) return before;
  const found = read(heard);
  known.set(whole, found);
  return found;
}

function read(heard: Heard): LooseMove | null {
  const parts = clauseOf(heard.parts);
  const when = whenOf(parts);
  if (!when) return null;
  const naming = parts.filter(
    ({ word, time }) => !time && !linkWords.has(word) && !moving.has(word) && !isAmount(word),
  );
  const things = namedBy(naming, heard);
  if (things.length > 0) {
    const own = things.map(({ title }) => title).join(' ');
    const unexplained = naming.filter(({ word }) => !inTitle(word, own)).length;
    return unexplained <= 4 ? { things, when, unexplained } : null;
  }
  const isPointing = parts.some(({ word }) => /^(?:it|that|this|them|he|she|they|one)$/.test(word));
  const target = isPointing && naming.length <= 2 ? focusOf(heard, movable) : null;
  return target && { things: [target], when, unexplained: naming.length };
}

/**
 * Returns the words after "so" if they contain the change: "hockey ends later, so push the pickup 15 min".
 * Otherwise returns all words.
 */
function clauseOf(parts: Part[]): Part[] {
  const so = parts.findIndex(({ word }, place) => word === 'so' && place > 1);
  const rest = so < 0 ? [] : parts.slice(so + 1);
  return rest.some(({ word }) => moving.has(word)) && rest.some(({ time }) => time) ? rest : parts;
}

/**
 * Returns time words for the tool: a length with its direction ("15 minutes later"), or the start of a range.
 * Returns null if the message names no time.
 */
function whenOf(parts: Part[]): string | null {
  const times = parts.flatMap(({ time }) => time ?? []);
  const more = parts.findIndex(({ word }) => word === 'more' || word === 'extra' || word === 'another');
  const amount = [parts[more - 1], parts[more + 1]]
    .map((part) => part && numberOf(part.word))
    .find((one) => one != null);
  const unit = parts
    .slice(more + 1, more + 3)
    .find(({ word }) => /^(?:days?|weeks?|hours?|minutes?|mins?)$/.test(word));
  if (more >= 0 && unit && times.length === 0) return `${amount ?? 1} ${unit.word} later`;
  const length = times.find(({ kind }) => kind === 'duration');
  const way = parts.some(({ word }) => /^(?:earlier|sooner|prepone|preponed|forward)$/.test(word))
    ? 'earlier'
    : 'later';
  if (length && parts.some(({ word }) => word === 'more' || word === 'extra'))
    return `${length.text.replace(/^(?:by|for|in)\s+/i, '')} later`;
  if (length) return `${length.text.replace(/^(?:by|for|in)\s+/i, '')} ${way}`;
  if (times.length === 0 || times.some(({ kind }) => kind === 'recurrence')) return null;
  return times.map(wordsOf).join(' ');
}

function wordsOf(time: TimeExpression): string {
  if (time.kind !== 'range') return time.text;
  return time.from.time ? `${time.from.date} ${time.from.time.slice(0, 5)}` : time.from.date;
}

/** Returns the open thing that most words fit. For "the rent and the gas", returns the thing of each word. */
function namedBy(naming: Part[], heard: Heard): Thing[] {
  const open = heard.world.things.filter(({ kind, isDone }) => movable.includes(kind) && !isDone);
  const each = naming.map(({ word }) => open.filter(({ title }) => inTitle(word, title)));
  const counts = new Map<Thing, number>();
  for (const thing of each.flat()) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  const best = Math.max(0, ...counts.values());
  const top = [...counts].filter(([, count]) => count === best).map(([thing]) => thing);
  if (top.length <= 1) return top;
  const isList = naming.length === top.length && each.every((found) => found.length === 1);
  if (isList && /\band\b|[+&,]/.test(heard.whole)) return top;
  const recent = heard.world.mentions.find(({ thing }) => top.some(({ id }) => id === thing.id))?.thing.id;
  return top.filter(({ id }) => id === recent);
}

function inTitle(word: string, title: string): boolean {
  const own = stem(word.replace(/'s$/, ''));
  const words = matchWords(title);
  return (
    (own.length > 2 &&
      words.some((one) => stem(one) === own || (own.length > 3 && stem(one).startsWith(own)))) ||
    (word.length >= 5 && words.join('').includes(word.replace(/s$/, ''))) ||
    (own.length === 2 && words.some((one) => one.length > 6 && one.startsWith(own)))
  );
}

function isAmount(word: string): boolean {
  return numberOf(word) !== null || /^(?:more|extra|another)$/.test(word);
}

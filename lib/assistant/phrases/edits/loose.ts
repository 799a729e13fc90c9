import { movedByOthers } from '@/lib/assistant/phrases/appointments/by-others';
import { moveCalls } from '@/lib/assistant/phrases/changes/shared';
import { focusOf } from '@/lib/assistant/phrases/edits/focus';
import { withoutState } from '@/lib/assistant/phrases/edits/parts';
import { editOf, keeping } from '@/lib/assistant/phrases/edits/read-edit';
import { seriesCalls } from '@/lib/assistant/phrases/edits/series';
import {
  isBirthdayOf,
  isReportOf,
  type Subject,
  setAgain,
  subjectOf,
} from '@/lib/assistant/phrases/edits/subject';
import { moveEdit } from '@/lib/assistant/phrases/edits/timing';
import { linkWords, numberOf } from '@/lib/assistant/phrases/edits/words';
import type { Heard, Part, Phrase, PhraseCall, Strength, Thing } from '@/lib/phrases/phrase';
import { openingHours } from '@/lib/reminders/phrases/event-names';
import type { TimeExpression } from '@/lib/time/find-times';
import { baseForms } from '@/lib/words/verbs';
import { joinSome, quoted } from '@/lib/words/wording';

const list = (words: string) => new Set(words.split(/\s+/).filter(Boolean));

const moving = list(`
  moved move moving pushed push postponed postpone rescheduled reschedule adjourned delayed delay deferred shifted shift bumped bump preponed
  prepone changed slipped slid swapped switched
`);
const yielding = list(
  'put brought bring extended extension gave give wait later earlier sooner back forward',
);
const corrected = /\b(?:instead|sorry|wait|actually|oops|rather|meant|mistake)\b/i;
const correcting = list(`
  sorry wait actually instead rather now only no not meant mean says said say wants want asked prefers suggests suggested can oops correction
  typo mistake wrong better needs
`);
const telling = list("is 's are was starts begins start begin at on to for till until");
const noChange =
  /^(?:what|where|when|who|whom|which|whose|why|how|is|are|do|does|did|will|would|should|has|have|remind|add|buy|call|delete|remove|cancel|skip|stop(?! (?:by|off|over))|pause|set|save|if|unless|snooze|undo|wake|thanks|note|remember|need|have|ping|nudge|tell|list|i|we)\b/i;
export const isOff =
  /\b(?:is|are|['’]s|was|be) (?:off|cancell?ed|out|away|sick|ill|not (?:coming|happening|on))\b/i;
const movable: Thing['kind'][] = ['reminder', 'todo', 'event'];

interface LooseMove {
  things: Thing[];
  calls: PhraseCall[];
  when: string;
  strength: Strength;
}

export const loosePhrases: Phrase[] = [
  {
    intent: 'calendar_set',
    say: ['{all}'],
    strength: (heard) => looseMove(heard)?.strength ?? 'hint',
    fits: (heard) => looseMove(heard) !== null,
    calls: (heard) => looseMove(heard)?.calls ?? null,
    offer: (heard) => {
      const move = looseMove(heard);
      const names = joinSome(move?.things.map(({ title }) => quoted(title)) ?? []);
      return `Shall I move ${names}: ${move?.when.replace(/^(?:to|till?|until)\s+/i, '') ?? ''}?`;
    },
    examples: [],
  },
  {
    // Matches "the orchestra moved to 8" if no stored thing has that name.
    intent: 'calendar_set',
    strength: 'likely',
    say: [
      '{item} [has|have|had|just|is|was|got|been] [just|been] (moved|postponed|pushed|bumped|delayed|rescheduled|shifted) [me|us|it|that] [back|forward] [to|until|by] [{n:number}]',
    ],
    fits: (heard) =>
      (heard.times.length > 0 || heard.has('n')) &&
      !heard.hasQuestionMark &&
      heard.text('item').split(' ').length <= 3 &&
      !/^(?:i|we|he|she|they|it|you)\b/i.test(heard.text('item')),
    calls: (heard) => {
      const moved = movedByOthers(heard, movable);
      const calls = moved ? callsFor(moved, heard.parts, true, heard) : [];
      if (calls.length > 0) return calls;
      const title = heard.text('item').replace(/^(?:the|my|our)\s+/i, '');
      // "Rugby training moved to tuesdays and thursdays 6pm" says all that a new series needs.
      const isPlan =
        heard.sense === 'hourly series' || heard.times.some(({ kind }) => /^(?:instant|date)$/.test(kind));
      return isPlan && !heard.has('n')
        ? { tool: 'set_reminder', input: { title, when: heard.when.replace(/^to /i, '') } }
        : `I have nothing called ${quoted(title)}, so I moved nothing. Which one do you mean?`;
    },
    examples: [],
  },
  {
    // "Change the time to 7", with nothing that it could be about.
    intent: 'calendar_set',
    strength: 'certain',
    say: [
      '[no|ok|okay|actually|please|can you|could you] (make|change|move|set|switch|push|shift) (it|that|this|them|the time|the hour|the reminder) [to|for|at|until] [{n:number}] [instead|please|then|now]',
      '[no|ok|okay|actually|please|can you|could you] (change|move|switch|push|shift) [the] {day:word} to [{n:number}] [instead|please|then|now]',
    ],
    fits: (heard) =>
      heard.world.things.length === 0 &&
      heard.world.mentions.length === 0 &&
      !heard.world.lastChanges?.length &&
      (heard.times.length > 0 || heard.has('n')) &&
      (!heard.has('day') || /^(?:mon|tue|wed|thu|fri|sat|sun)/i.test(heard.text('day'))),
    calls: () =>
      'I don’t know what to move, so nothing was changed. Name it, for example “move the dentist to 5”.',
    examples: [],
  },
];

const memory = new WeakMap<Heard['world'], Map<string, LooseMove | null>>();
const maxParts = 18;

function looseMove(heard: Heard): LooseMove | null {
  const { parts, world, whole } = heard;
  if (parts.length > maxParts || heard.hasQuestionMark || world.things.length === 0) return null;
  if (
    noChange.test(whole) ||
    isOff.test(whole) ||
    keeping.test(whole) ||
    openingHours.test(whole) ||
    parts.slice(1).some(({ gap }) => gap.includes(':'))
  )
    return null;
  const known = memory.get(world) ?? new Map<string, LooseMove | null>();
  memory.set(world, known);
  const before = known.get(whole);
  if (before !== undefined) return before;
  const read = readMove(heard);
  const found = read?.things.some((thing) => isBirthdayOf(thing, heard) || setAgain(thing, heard))
    ? null
    : read;
  known.set(whole, found);
  return found;
}

function readMove(heard: Heard): LooseMove | null {
  const parts = withoutDeadline(clauseOf(withoutState(heard.parts)));
  const has = (words: Set<string>) => parts.some(({ word }) => words.has(word));
  // "Posted the one to Vera this morning" reports something done.
  if (baseForms(parts[0]?.word ?? '') && !has(moving) && !has(yielding)) return null;
  if (parts.some(({ word }) => word === 'both')) return null;
  const [isMoved, isYielded] = [has(moving), has(yielding)];
  const isCorrected = isMoved || isYielded || has(correcting) || corrected.test(heard.message);
  if (!isCorrected && !has(telling)) return null;
  const naming = parts.filter(
    ({ word, time }) =>
      !time &&
      !linkWords.has(word) &&
      ![moving, yielding, correcting].some((words) => words.has(word)) &&
      !isAmount(word),
  );
  const subject = subjectOf(naming, parts, heard, movable);
  const things = subject?.things ?? pointedAt(naming, parts, heard);
  const strength = subject
    ? strengthOf(subject, { isMoved, isYielded, isCorrected })
    : naming.length <= 1 || areAgent(naming, parts)
      ? 'sure'
      : 'guess';
  if (things.length === 0 || !strength || (!subject && !isMoved && !isYielded)) return null;
  const said = parts.map(({ word }) => word);
  if (things.some(({ title }) => isReportOf(said, title))) return null;
  if (!isMoved && things.some(({ rule }) => rule) && parts.some(({ time }) => time && 'date' in time))
    return null;
  const when = whenOf(parts);
  const calls = things.flatMap((thing) => callsFor(thing, parts, things.length === 1, heard));
  return calls.length > 0 ? { things, calls, when: when ?? 'then', strength } : null;
}

function callsFor(thing: Thing, parts: Part[], isOnly: boolean, heard: Heard): PhraseCall[] {
  const edit = editOf(thing, true, parts);
  const own = isOnly ? (seriesCalls(edit, heard) ?? moveEdit(edit, heard)) : null;
  const when = whenOf(parts);
  return [own ?? (when ? moveCalls(thing, when, heard) : null) ?? []].flat();
}

function withoutDeadline(parts: Part[]): Part[] {
  return parts.filter(
    ({ word }, place) =>
      !(
        /^(?:done|finished|paid|sent|in|submitted|delivered|completed|handed)$/.test(word) &&
        parts[place - 1]?.word === 'be' &&
        parts.slice(place + 1, place + 3).some(({ time }) => time)
      ),
  );
}

function strengthOf(
  { unexplained, isOneThing, isChosen }: Subject,
  { isMoved, isYielded, isCorrected }: { isMoved: boolean; isYielded: boolean; isCorrected: boolean },
): Strength | null {
  if (isChosen) return unexplained.length === 0 && isCorrected ? 'sure' : 'guess';
  const before = unexplained.filter(({ isBefore }) => isBefore).length;
  const after = unexplained.length - before;
  if (unexplained.length === 0) return isCorrected || isOneThing ? 'certain' : null;
  if (isMoved && unexplained.length === 1) return 'certain';
  if (isCorrected && !isYielded && after === 0 && before === 1) return 'certain';
  return (isMoved || isYielded) && unexplained.length <= 4 ? 'guess' : null;
}

function pointedAt(naming: Part[], parts: Part[], heard: Heard): Thing[] {
  const isPointing = parts.some(({ word }) => /^(?:it|that|this|them|he|she|they|one)$/.test(word));
  const isMeant = naming.length <= 1 || areAgent(naming, parts);
  const target = isPointing && isMeant ? focusOf(heard, movable) : null;
  return target ? [target] : [];
}

function areAgent(naming: Part[], parts: Part[]): boolean {
  const verb = parts.findIndex(
    ({ word }, place) => moving.has(word) && /^(?:it|that|this)$/.test(parts[place + 1]?.word ?? ''),
  );
  return naming.length <= 3 && naming.every((part) => parts.indexOf(part) < verb);
}

function clauseOf(parts: Part[]): Part[] {
  const so = parts.findIndex(({ word }, place) => word === 'so' && place > 1);
  const rest = so < 0 ? [] : parts.slice(so + 1);
  return rest.some(({ word }) => moving.has(word)) && rest.some(({ time }) => time) ? rest : parts;
}

// Returns the new time in words, such as "15 minutes later". Null if the time repeats.
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

function isAmount(word: string): boolean {
  return numberOf(word) !== null || /^(?:more|extra|another)$/.test(word) || /^\d{1,2}[:.]\d{2}$/.test(word);
}

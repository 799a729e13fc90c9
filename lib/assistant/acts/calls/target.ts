import { namesOf } from '@/lib/assistant/acts/act-text';
import { movedByOthers } from '@/lib/assistant/phrases/appointments/by-others';
import { onRejectedDay } from '@/lib/assistant/phrases/edits/focus';
import { isOtherNumber } from '@/lib/assistant/phrases/edits/read-edit';
import {
  dropWords,
  linkWords,
  namesOtherEvent,
  noticeWords,
  numberOf,
  thingNouns,
} from '@/lib/assistant/phrases/edits/words';
import { findThings, thingsOf } from '@/lib/assistant/understand/things';
import type { Heard, PhraseCall, Thing, World } from '@/lib/phrases/phrase';
import { takingOfAll } from '@/lib/phrases/taking';
import { fillerWords } from '@/lib/words/match-words';
import { baseForms, taskVerbs } from '@/lib/words/verbs';

export interface Target {
  things: Thing[];
  /**
   * True if the message refers to the things, by name or by a word such as "it". If false, `things` contains
   * the thing mentioned last.
   */
  isNamed: boolean;
  names: string[];
  /** False if a word may name another thing, as in "cancel the dentist party" for the thing "dentist". */
  isExplained: boolean;
}

const pointers = new Set(
  'it that this them those these they one ones both two all last lot deletion change move tick series item'.split(
    ' ',
  ),
);
const references = new Set('it that this one reminder alarm appointment them those'.split(' '));
const owners = new Set('the my our that this his her their your a an another'.split(' '));
const ordinary = new Set([
  ...fillerWords,
  ...'they he she actually reopen untick uncheck restore timing along clock spot date time hour day week month morning afternoon evening night way moment second rest list mind mistake fault bad word same old original usual previous earlier later next first mess phone wife husband boss kid kids mum mom dad son daughter thing half more another extra couple few second seconds minute minutes min mins hours hr hrs days weeks months shout nudge favour favor bit chance what when which how who where why anything after stop leave any before like everything coming lol else many show away pls whole yet good doing um uh er hmm never pause end free through rid know ever things repeat long longer anymore him needed stuff while miss than holiday holidays something til once due round swap altogether nothing getting happening mark following running came pending monthly weekly daily yearly neither outstanding reminding some fine soon always suspend further twice looking far rename since others reverse active may might missing missed recurring recur undone forever finally enough ignore remember repeating times because snooze permanently supposed busy thought own double past being revert normal asking none ought soonest resume each someone somebody forgot forgotten everyone use telling follows bother talking needn very taking overdue unfinished except nobody completely prior short otherwise think marked crossed ends putting having without possible everybody whatever myself swapped traded'.split(
    ' ',
  ),
]);

/**
 * Returns the thing that the message names. If the message names nothing, returns the thing mentioned last.
 * Null if no thing fits, or if several fit.
 */
export function targetOf(heard: Heard, kinds: Thing['kind'][]): Target | null {
  const [ranked] = rank.exec(heard.whole) ?? [];
  const counted = ranked ? findThings(ranked, heard.world, kinds) : [];
  if (counted.length === 1)
    return { things: counted, isNamed: true, names: [], isExplained: isExplained(heard, []) };
  const named = namedThings(heard, kinds);
  const names = heard.parts.flatMap(({ word }) => (namesOf(word, named).length > 0 ? word : []));
  const isOther = named.some(({ title }) => isOtherNumber(heard.parts, title));
  if (named.length === 1 && !isOther)
    return { things: named, isNamed: true, names, isExplained: isExplained(heard, names) };
  if (named.length > 1 || isOther) return null;
  const rejected = onRejectedDay(heard, kinds);
  if (rejected === null) return null;
  const last = rejected ?? movedByOthers(heard, kinds) ?? heard.last(kinds);
  const known = last && heard.world.things.find(({ id }) => id === last.id);
  const isPlural = heard.parts.some(({ word }) => /^(?:them|those|these)$/.test(word));
  if (!known || isPlural || namesOther(heard) || namesOtherEvent(heard, known)) return null;
  return {
    ...{ things: [known], names: [], isExplained: isExplained(heard, []) },
    isNamed: heard.parts.some(({ word }) => references.has(word)),
  };
}

export function joinedTarget(heard: Heard, kinds: Thing['kind'][]): Target | null {
  const known = thingsOf(heard.world, kinds);
  const named = heard.parts.flatMap(({ word, time }, place) => {
    const things = time ? [] : namesOf(word, known);
    return things.length === 1 && things[0] ? [{ thing: things[0], word, place }] : [];
  });
  const things = [...new Set(named.map(({ thing }) => thing))];
  const areJoined = named.every(({ thing, place }, index) => {
    const before = named[index - 1];
    if (!before || before.thing === thing) return true;
    return heard.parts
      .slice(before.place + 1, place + 1)
      .some(({ word, gap }) => word === 'and' || word === '&' || gap.includes(','));
  });
  if (things.length < 2 || !areJoined) return null;
  const names = named.map(({ word }) => word);
  return { things, isNamed: true, names, isExplained: isExplained(heard, names) };
}

const rank = /\bthe (?:\d(?:st|nd|rd|th)|first|second|third|fourth|fifth|last) one\b/i;

function namedThings({ parts, world }: Heard, kinds: Thing['kind'][]): Thing[] {
  const things = thingsOf(world, kinds);
  const counts = new Map<Thing, number>();
  // Facts such as "what Leo needs" are named by none of these words.
  const said = parts.filter(({ time, word }) => !time && !/^(?:what|where|when|who|how)$/.test(word));
  for (const word of new Set(said.map((part) => part.word)))
    for (const thing of namesOf(word, things)) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return [...counts].filter(([, count]) => count === most).map(([thing]) => thing);
}

const taking = new Set(
  'delete remove cancel snooze move push shift skip pause postpone reschedule drop scrap bin delay'.split(
    ' ',
  ),
);

function namesOther({ parts }: Heard): boolean {
  return parts.some(({ word, time }, place) => {
    if (time || isGeneral(word)) return false;
    const before = parts[place - 1];
    // "Snooze gym" is not about the dentist.
    const isObject =
      before !== undefined && !before.time && (owners.has(before.word) || taking.has(before.word));
    return (isObject && !/ly$/.test(word)) || opensClause(parts, place);
  });
}

export function isExplained({ parts }: Heard, names: string[]): boolean {
  const clauses = clausesOf(parts);
  const read =
    names.length > 0 ? clauses.filter((clause) => clause.some(({ word }) => names.includes(word))) : clauses;
  return read.every((clause) =>
    clause.every(({ word, time }, place) => {
      if (time || names.includes(word) || pointers.has(word)) return true;
      const isNoun =
        owners.has(clause[place - 1]?.word ?? '') || names.includes(clause[place - 1]?.word ?? '');
      if (
        isNoun &&
        taskVerbs.has(word) &&
        !linkWords.has(word) &&
        !ordinary.has(word) &&
        !thingNouns.has(word)
      )
        return false;
      if (names.includes(clause[place - 1]?.word ?? '') && thingNouns.has(word) && !plainNouns.has(word))
        return false;
      return isGeneral(word) || (names.length > 0 && place === 0);
    }),
  );
}

/**
 * Returns whether a message that names none of the user's things is about something other than the thing
 * mentioned last. After a bill was mentioned, this is true for "flowers for Ana". It is false for "cancel it,
 * the vet is closed", because the vet is only the reason.
 */
export function isAboutOther({ parts }: Heard): boolean {
  const clauses = clausesOf(parts).map((clause) => ({
    isOther: clause.some(({ word, time }) => !time && !pointers.has(word) && !isGeneral(word)),
    isOrder: clause.some(({ word }) => pointers.has(word) || dropWords.has(word) || changing.test(word)),
  }));
  return (
    clauses.some(({ isOther }) => isOther) && !clauses.some(({ isOther, isOrder }) => isOrder && !isOther)
  );
}

const changing =
  /^(?:mov|push|shift|postpon|delay|skip|paus|resum|reschedul|chang|instead|sorry|actually|meant)/;

// Nouns that may follow the name of a thing, as in "the dentist reminder".
const plainNouns = new Set('reminder alarm event appointment thing todo task item entry call'.split(' '));

function clausesOf(parts: Heard['parts']): Heard['parts'][] {
  const clauses: Heard['parts'][] = [];
  for (const part of parts) {
    const last = clauses.at(-1);
    if (!last || clauseGap.test(part.gap) || reason.test(part.word)) clauses.push([part]);
    else last.push(part);
  }
  return clauses;
}

export function isGeneral(word: string): boolean {
  return (
    [pointers, ordinary, linkWords, dropWords, noticeWords, thingNouns, owners].some((words) =>
      words.has(word),
    ) ||
    taskVerbs.has(word) ||
    baseForms(word) !== null ||
    numberOf(word) !== null ||
    /^\d+(?:st|nd|rd|th)$/.test(word)
  );
}

function opensClause(parts: Heard['parts'], place: number): boolean {
  let start = place;
  while (start > 0 && !clauseGap.test(parts[start]?.gap ?? '')) start -= 1;
  const opening = parts.slice(start, place);
  const end = parts.findIndex(({ gap }, index) => index > place && clauseGap.test(gap));
  const clause = parts.slice(start, end < 0 ? undefined : end);
  const isDecisive = clause.some(({ time }) => time) || !parts.some(({ time }) => time);
  return (
    isDecisive &&
    opening.every(
      ({ word, time }) =>
        !time && (owners.has(word) || /^(?:first|second|third|oh|so|and|but|well|ok|okay)$/.test(word)),
    )
  );
}

const clauseGap = /[.,;:!?…–—\n]/;
const reason = /^(?:because|since|cause|cos|coz|cuz|bc|as|so)$/;

export const namesAll =
  /(?<!\b(?:at|after|that['’]?s|you) )\b(?:all(?! (?:day|night|week|right|good|done|set|the way|the best|morning|afternoon|evening)\b)|everything)\b|\bthe (?:whole )?lot\b/i;

export function groupOf({ world, whole, parts }: Heard, kinds: Thing['kind'][]): Thing[] {
  // The 3 in "pause both till 3 jan" counts nothing.
  const counting = parts.map(({ word, time }) => (time ? '' : word)).join(' ');
  // "All" does not mean things that were only shown.
  if (world.mentions[0]?.how === 'shown') return /\bboth\b/i.test(whole) ? pairWithShown(world, kinds) : [];
  const words = /\b(?:three|3)\b/i.test(counting)
    ? 'all three'
    : namesAll.test(whole) && !/\b(?:two|both|2)\b/i.test(counting)
      ? 'all of them'
      : 'both';
  const found = findThings(words, world, kinds);
  const ids = new Set(world.things.map(({ id }) => id));
  return found.filter(({ id }) => ids.has(id));
}

// "Both" after a question about one of the two birthdays that were told last.
function pairWithShown({ mentions, things }: World, kinds: Thing['kind'][]): Thing[] {
  const [{ thing: shown, turn } = { thing: null, turn: '' }, another] = mentions;
  if (!shown || !kinds.includes(shown.kind) || another?.turn === turn) return [];
  const ids = mentions.flatMap(({ thing, how }) =>
    thing.kind === shown.kind && (how === 'made' || how === 'changed') ? thing.id : [],
  );
  const pair = [...new Set(ids)].slice(0, 2);
  const found = things.filter(({ id }) => pair.includes(id));
  return pair.includes(shown.id) && found.length === 2 ? found : [];
}

export function isLost(calls: PhraseCall[], world: World): boolean {
  const named = calls.flatMap(({ input }) => [
    input.item,
    ...(Array.isArray(input.items) ? input.items : []),
  ]);
  const isThere = (name: string) =>
    /^(?:his|hers|theirs)$/i.test(name) ||
    world.things.some(({ id }) => id === name) ||
    findThings(name, world).length > 0;
  const [call, another] = calls;
  if (!call || another || call.tool === 'use_calendar') return false;
  const names = named.filter((name) => typeof name === 'string');
  return takingOfAll(calls) !== null && names.length > 0 && !names.some(isThere);
}

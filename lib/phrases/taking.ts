import type { PhraseCall, Thing } from '@/lib/phrases/phrase';
import type { ToolCall } from '@/lib/tool';
import { joinSome, joinWords, quoted } from '@/lib/words/wording';

/**
 * What a call does to something stored: `drop` deletes a thing or undoes a change, `finish` completes a thing, and
 * `move` changes a thing.
 */
export type Taking = 'drop' | 'finish' | 'move';

const takingOf: Record<string, Taking> = {
  delete_todos: 'drop',
  delete_reminders: 'drop',
  forget_info: 'drop',
  delete_social_date: 'drop',
  undo: 'drop',
  complete_todos: 'finish',
  complete_reminders: 'finish',
  update_reminder: 'move',
  update_todo: 'move',
};

const calendarActs: Record<string, Taking> = { cancel: 'drop', move: 'move' };

function takingBy({ tool, input }: PhraseCall): Taking | null {
  // A todo that is opened again loses nothing.
  if (tool === 'complete_todos' && input.completed === false) return null;
  return (tool === 'use_calendar' ? calendarActs[String(input.act)] : takingOf[tool]) ?? null;
}

/**
 * Returns the strongest effect of calls: `drop` if one of them deletes, otherwise `finish` if one completes, otherwise
 * `move` if one changes a thing, otherwise null.
 */
export function takingOfAll(calls: PhraseCall[]): Taking | null {
  const all = calls.map(takingBy);
  return (['drop', 'finish', 'move'] as const).find((one) => all.includes(one)) ?? null;
}

/**
 * Returns whether calls store a todo or a fact. Words after such a request may be part of the stored text, so
 * they must not delete or complete anything.
 */
export function addsOne(calls: PhraseCall[]): boolean {
  return calls.some(({ tool }) => tool === 'add_todos' || tool === 'store_info');
}

/** Returns whether calls delete or complete something. */
export function takesOne(calls: PhraseCall[]): boolean {
  const taking = takingOfAll(calls);
  return taking !== null && taking !== 'move';
}

/**
 * Returns whether `after` completes or deletes only things that `before` also completes or deletes. Both
 * parts of the message then mean the same: "he covered them, so that one is no longer needed".
 */
export function isSameTaking(before: PhraseCall[], after: PhraseCall[]): boolean {
  const taken = before.flatMap(({ input }) => (Array.isArray(input.items) ? input.items : []));
  return (
    takesOne(before) &&
    takesOne(after) &&
    after.every(({ input }) => Array.isArray(input.items) && input.items.every((id) => taken.includes(id)))
  );
}

/**
 * Returns the calls that delete, complete or move something, and the set_reminder calls that replace a deleted
 * todo.
 */
export function takingCalls(calls: ToolCall[]): PhraseCall[] {
  const known = calls.flatMap((call): PhraseCall[] =>
    'input' in call && typeof call.input === 'object' && call.input !== null
      ? [{ tool: call.tool, input: { ...call.input } }]
      : [],
  );
  if (takingOfAll(known) === null) return [];
  return known.filter((call) => takingBy(call) !== null || call.tool === 'set_reminder');
}

/** Returns whether calls only store something new. */
export function addsOnly(calls: PhraseCall[] | undefined): boolean {
  return calls?.every(({ tool }) => /^(?:store_info|add_todos|set_)/.test(tool)) === true;
}

/** Returns whether the calls are a single change of something that is stored. */
export function changesOne(calls: PhraseCall[] | undefined): boolean {
  return calls?.length === 1 && calls[0]?.tool.startsWith('update_') === true;
}

/** Returns the question whether to run calls that delete, complete or move something: "Shall I delete “gym”?" */
export function askToTake(calls: PhraseCall[], things: Pick<Thing, 'id' | 'title'>[]): string {
  const acts = calls.filter((call) => takingBy(call) !== null).map((call) => actOf(call, calls, things));
  return `Shall I ${joinWords([...new Set(acts)])}?`;
}

/** Returns a reply for calls that do not run because the user said no: "All right, I keep “gym” as it is." */
export function sayKept(calls: PhraseCall[], things: Pick<Thing, 'id' | 'title'>[]): string {
  const names = [...new Set(calls.map((call) => namesIn(call, things)).filter(Boolean))];
  return `All right, I keep ${joinWords(names) || 'everything'} as it is.`;
}

const verbs = { drop: 'delete', finish: 'mark as done:' };

function actOf(call: PhraseCall, calls: PhraseCall[], things: Pick<Thing, 'id' | 'title'>[]): string {
  const taking = takingBy(call);
  if (call.tool === 'undo' || !taking) return 'undo the last change';
  // A todo that gets an hour is deleted and set as a reminder.
  const set = taking === 'drop' ? calls.find(({ tool }) => tool === 'set_reminder') : undefined;
  const { when = call.input.due } = (set ?? call).input;
  const name = namesIn(call, things) || 'it';
  if (set || taking === 'move')
    return `${typeof when === 'string' ? `move ${name}: ${when}` : `change ${name}`}`;
  return `${verbs[taking]} ${name}`;
}

function namesIn({ input }: PhraseCall, things: Pick<Thing, 'id' | 'title'>[]): string {
  const { all, items, item, keys, names } = input;
  if (all === true) return 'all of them';
  const words = [items ?? item ?? keys ?? names ?? []].flat().filter((one) => typeof one === 'string');
  return joinSome(words.map((one) => quoted(things.find(({ id }) => id === one)?.title ?? one)));
}

/** Removes repeated calls. Two parts of a message may mean the same: "Sam cancelled, take his visit off". */
export function distinct(calls: PhraseCall[]): PhraseCall[] {
  const skipped = new Set<unknown>();
  const each = calls.filter(({ input }) => {
    // "We are not meeting in December, so skip that one" skips one occurrence.
    const isAgain = input.skip === 'next' && skipped.has(input.item);
    if (input.skip !== undefined) skipped.add(input.item);
    return !isAgain;
  });
  const unique = [...new Map(each.map((call) => [JSON.stringify(call), call])).values()];
  return unique.filter((call) => !unique.some((other) => other !== call && includesItems(other, call)));
}

/**
 * Returns whether `all` has every item of another call of the same tool, and more: "class is off, cancel
 * both".
 */
function includesItems(all: PhraseCall, { tool, input }: PhraseCall): boolean {
  const [items, own] = [all.input.items, input.items];
  return (
    all.tool === tool &&
    Array.isArray(items) &&
    Array.isArray(own) &&
    own.length < items.length &&
    own.every((one) => items.includes(one))
  );
}

import { todosIn } from '@/lib/phrases/new-todos';
import type { PhraseCall, Thing } from '@/lib/phrases/phrase';
import { formatDate } from '@/lib/time/format';
import type { ToolCall } from '@/lib/tool';
import { joinSome, joinWords, quoted } from '@/lib/words/wording';

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
 * Returns the strongest effect of the calls: 'drop' (delete or cancel), else 'finish' (complete), else
 * 'move'. Null if they have none of these effects.
 */
export function takingOfAll(calls: PhraseCall[]): Taking | null {
  const all = calls.map(takingBy);
  return (['drop', 'finish', 'move'] as const).find((one) => all.includes(one)) ?? null;
}

/** Returns whether one of the calls adds a todo or stores a fact. */
export function addsOne(calls: PhraseCall[]): boolean {
  return calls.some(({ tool }) => tool === 'add_todos' || tool === 'store_info');
}

export function takesOne(calls: PhraseCall[]): boolean {
  const taking = takingOfAll(calls);
  return taking !== null && taking !== 'move';
}

/** Returns whether `before` deletes or completes everything that `after` deletes or completes. */
/**
 * Returns whether two parts of a message are one request: both take the same things, or `whole` adds the items of
 * both to the list of the first.
 */
export function isOneRequest(before: PhraseCall[], after: PhraseCall[], whole: PhraseCall[] = []): boolean {
  return isSameTaking(before, after) || isOneList(before, after, whole);
}

// "Add rope, fix the zip and wax the boots", for a list that was just made.
function isOneList([first]: PhraseCall[], after: PhraseCall[], [whole, another]: PhraseCall[]): boolean {
  if (!first || !whole || another || after.length === 0) return false;
  const items = after.flatMap(todosIn);
  const isPlain = after.every(({ tool, input }) => tool === 'add_todos' && !input.list);
  return (
    isPlain &&
    items.every(({ due }) => !due) &&
    first.input.list !== undefined &&
    whole.input.list === first.input.list &&
    todosIn(whole).length === todosIn(first).length + items.length
  );
}

function isSameTaking(before: PhraseCall[], after: PhraseCall[]): boolean {
  const taken = before.flatMap(({ input }) => (Array.isArray(input.items) ? input.items : []));
  return (
    takesOne(before) &&
    takesOne(after) &&
    after.every(({ input }) => Array.isArray(input.items) && input.items.every((id) => taken.includes(id)))
  );
}

/**
 * Returns the calls that delete, complete or move something. If there are any, also returns the calls that
 * set a reminder.
 */
export function takingCalls(calls: ToolCall[]): PhraseCall[] {
  const known = calls.flatMap((call): PhraseCall[] =>
    'input' in call && typeof call.input === 'object' && call.input !== null
      ? [{ tool: call.tool, input: { ...call.input } }]
      : [],
  );
  if (takingOfAll(known) === null) return [];
  // A new reminder can replace a deleted todo.
  return known.filter((call) => takingBy(call) !== null || call.tool === 'set_reminder');
}

export function addsOnly(calls: PhraseCall[] | undefined): boolean {
  return calls?.every(({ tool }) => /^(?:store_info|add_todos|set_)/.test(tool)) === true;
}

export function changesOne(calls: PhraseCall[] | undefined): boolean {
  return calls?.length === 1 && calls[0]?.tool.startsWith('update_') === true;
}

/** Returns a question such as "Shall I delete “gym”?" */
export function askToTake(calls: PhraseCall[], things: Pick<Thing, 'id' | 'title'>[]): string {
  const acts = calls.filter((call) => takingBy(call) !== null).map((call) => actOf(call, calls, things));
  return `Shall I ${joinWords([...new Set(acts)])}?`;
}

/** Returns the reply if the user answers `askToTake` with "no": "All right, I keep “gym” as it is." */
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
  const { skip, leads } = call.input;
  if (typeof skip === 'string') return `leave out ${name} ${saidSkip(skip)}`;
  if (Array.isArray(leads))
    return `also tell you of ${name} ${leads.map((lead) => String(lead).replace(/^1 (\w+)s$/, '1 $1')).join(' and ')} before`;
  if (set || taking === 'move')
    return `${typeof when === 'string' ? `move ${name}: ${when}` : `change ${name}`}`;
  return `${verbs[taking]} ${name}`;
}

function saidSkip(skip: string): string {
  if (skip === 'next') return 'the next time';
  return /^\d{4}-\d\d-\d\d$/.test(skip) ? `on ${formatDate(skip)}` : skip;
}

function namesIn({ input }: PhraseCall, things: Pick<Thing, 'id' | 'title'>[]): string {
  const { all, items, item, keys, names } = input;
  if (all === true) return 'all of them';
  const words = [items ?? item ?? keys ?? names ?? []].flat().filter((one) => typeof one === 'string');
  return joinSome(words.map((one) => quoted(things.find(({ id }) => id === one)?.title ?? one)));
}

/** Removes repeated calls. Also removes a call that completes a thing if another call moves that thing. */
export function distinct(calls: PhraseCall[]): PhraseCall[] {
  const skipped = new Set<unknown>();
  const each = calls.filter(({ input }) => {
    // "We are not meeting in December, so skip that one" skips one occurrence.
    const isAgain = input.skip === 'next' && skipped.has(input.item);
    if (input.skip !== undefined) skipped.add(input.item);
    return !isAgain;
  });
  const unique = [...new Map(each.map((call) => [JSON.stringify(call), call])).values()];
  const moved = new Set(unique.flatMap(({ tool, input }) => (tool.startsWith('update_') ? input.item : [])));
  return unique.filter(
    (call) =>
      !unique.some((other) => other !== call && includesItems(other, call)) &&
      !completesMoved(call, moved) &&
      !isMovedAgain(call, unique),
  );
}

// "She's off, thanksgiving. Next monday then" moves one thing once, to the last time that is said.
function isMovedAgain(call: PhraseCall, calls: PhraseCall[]): boolean {
  const isMove = ({ tool, input }: PhraseCall) =>
    tool === 'update_reminder' &&
    Object.keys(input).every((key) => key === 'item' || key === 'when') &&
    !/\b(?:later|earlier)\b/i.test(String(input.when));
  return (
    isMove(call) &&
    calls
      .slice(calls.indexOf(call) + 1)
      .some((other) => isMove(other) && other.input.item === call.input.item)
  );
}

function completesMoved({ tool, input: { items } }: PhraseCall, moved: Set<unknown>): boolean {
  return tool.startsWith('complete_') && Array.isArray(items) && items.every((one) => moved.has(one));
}

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

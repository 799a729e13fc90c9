import type { Heard, PhraseCall } from '@/lib/phrases/phrase';
import { localDate } from '@/lib/time/format';
import { lastList } from '@/lib/todos/phrases/shared';
import { taskVerbs } from '@/lib/words/verbs';

/** Returns the calls that tell what is left: the open todos, and the reminders that are to come today. */
export function leftCalls({ whole, world: { now, zone, things } }: Heard): PhraseCall[] {
  const listed = { tool: 'list_todos', input: {} };
  const asksAll =
    /\b(?:left|open|outstanding|pending)\W*$/i.test(whole) && !/\b(?:list|todos)\b/i.test(whole);
  const isToCome = ({ kind, at }: Heard['world']['things'][number]) =>
    kind === 'reminder' && at && at > now && localDate(at, zone) === localDate(now, zone);
  if (!asksAll || !things.some(isToCome)) return [listed];
  const hasTodos = things.some(({ kind, isDone }) => kind === 'todo' && !isDone);
  return [...(hasTodos ? [listed] : []), { tool: 'agenda', input: { when: 'today' } }];
}

/** Returns whether the list of the last messages is meant, and not the todos: a list of guests has nothing to do. */
export function isListMeant(heard: Heard): boolean {
  const list = lastList(heard);
  const { things, mentions } = heard.world;
  if (list === null || !/\bto do\W*$/i.test(heard.whole)) return list !== null;
  const open = things.filter(({ kind, isDone }) => kind === 'todo' && !isDone);
  const own = open.filter((thing) => thing.list?.toLowerCase() === list.toLowerCase());
  const isUsed = mentions.some(
    ({ how, thing }) => how === 'done' && own.some(({ list: of }) => of === thing.list),
  );
  const isOfTasks = own.some(({ title }) => taskVerbs.has((title.split(' ')[0] ?? '').toLowerCase()));
  return isUsed || isOfTasks || own.length === open.length;
}

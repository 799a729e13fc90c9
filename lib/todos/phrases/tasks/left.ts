import type { Heard, PhraseCall } from '@/lib/phrases/phrase';
import { addDays } from '@/lib/time/clock';
import { localDate } from '@/lib/time/format';
import { lastList } from '@/lib/todos/phrases/shared';
import { taskVerbs } from '@/lib/words/verbs';

/** Returns the calls that tell what is left: the open todos, and the reminders of today or else of this week. */
export function leftCalls({ whole, world: { now, zone, things } }: Heard): PhraseCall[] {
  const listed = { tool: 'list_todos', input: {} };
  const asksAll =
    /\b(?:left|open|outstanding|pending)\W*$/i.test(whole) && !/\b(?:list|todos)\b/i.test(whole);
  const today = localDate(now, zone);
  const days = things.flatMap(({ kind, at }) =>
    kind === 'reminder' && at && at > now ? [localDate(at, zone)] : [],
  );
  const [next] = days.filter((day) => day < addDays(today, 7)).sort();
  if (!asksAll || !next) return [listed];
  const hasTodos = things.some(({ kind, isDone }) => kind === 'todo' && !isDone);
  const input =
    next === today
      ? { when: 'today' }
      : { when: 'the next 7 days', ...(hasTodos ? { kinds: ['reminder'] } : {}) };
  return [...(hasTodos ? [listed] : []), { tool: 'agenda', input }];
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

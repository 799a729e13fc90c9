import { z } from 'zod';
import type { UserCtx } from '@/lib/context';
import { journalReminderOf } from '@/lib/journal/reads';
import type { Row, RowChange } from '@/lib/tool';

const row = z.looseObject({ id: z.string() });
const ids = z.array(z.string()).default([]);

const earlierArgs = z.looseObject({
  id: z.string().optional(),
  ids,
  listIds: ids,
  list: row.optional(),
  rows: z.array(row).default([]),
  todos: z.array(row).default([]),
  schedules: z.array(z.looseObject({ subjectId: z.string(), slot: z.string() })).default([]),
});

const tables: Record<string, string> = {
  todos: 'todo_items',
  info: 'user_info',
  social: 'social_dates',
  reminders: 'reminders',
  completions: 'completions',
  daily: 'daily_reminders',
};

/** Returns the changes in a receipt of an earlier version. Receipts can be undone for a day. */
export async function earlierChanges(
  ctx: UserCtx,
  { verb, args }: { verb: string; args: unknown },
): Promise<RowChange[]> {
  const { id = '', listIds, list, rows, todos, schedules, ...given } = earlierArgs.parse(args);
  const [feature = ''] = verb.split('.');
  const table = tables[feature] ?? feature;
  switch (verb) {
    case 'todos.renameList':
      return [old('todo_lists', { id, title: given.title })];
    case 'daily.remove':
      return [made(table, id)];
    case 'daily.restore':
      return [old(table, { ...row.partial().parse(given.values), id })];
    case 'journal.no_prompt':
      return [made('journal_reminders', id)];
    case 'journal.prompt': {
      const prompt = await journalReminderOf(ctx);
      const { time, isActive } = given;
      return prompt ? [old('journal_reminders', { id: prompt.id, time, isActive })] : [];
    }
    case 'preferences.restore':
    case 'zone.restore': {
      const { ids: _, zone, ...preferences } = given;
      return [old('users', { ...preferences, ...(zone ? { timezone: zone } : {}), id: ctx.user.id })];
    }
  }
  return [
    ...listIds.map((one) => made('todo_lists', one)),
    ...given.ids.map((one) => made(table, one)),
    ...(list ? [old('todo_lists', list)] : []),
    ...rows.map((one) => ({
      ...old(table, one),
      kept: schedules.filter(({ subjectId }) => subjectId === one.id).map(withSequence),
    })),
    ...todos.map((one) => old('todo_items', one)),
  ];
}

function made(table: string, id: string): RowChange {
  return { table, id, before: null, after: { id } };
}

function old(table: string, before: Row & { id: string }): RowChange {
  return { table, id: before.id, before };
}

function withSequence(schedule: { slot: string }) {
  const [slot, sequence] = schedule.slot.split('#');
  return sequence === undefined ? schedule : { ...schedule, slot, sequence: Number(sequence) };
}

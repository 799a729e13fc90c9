import { z } from 'zod';
import { listTitle } from '@/lib/todos/lists/schema';
import { deleteEmptyLists, renameList, restoreList } from '@/lib/todos/lists/writes';
import { dueDate } from '@/lib/todos/schema';
import { deleteTodos, restoreTodos } from '@/lib/todos/writes';
import { defineReversal } from '@/lib/tool';

/** A todo's row as a receipt stores it. */
export const todoRow = z.object({
  id: z.uuid(),
  listId: z.uuid(),
  userId: z.uuid(),
  text: z.string(),
  completed: z.boolean(),
  completedAt: z.coerce.date().nullable(),
  dueDate: dueDate.nullable(),
  createdAt: z.coerce.date(),
});

const listRow = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  title: z.string(),
  isDefault: z.boolean(),
  createdAt: z.coerce.date(),
});

export const todoReversals = [
  defineReversal({
    name: 'todos.remove',
    args: z.object({ ids: z.array(z.uuid()), listIds: z.array(z.uuid()).default([]) }),
    run: async (ctx, { ids, listIds }) => {
      if (ids.length > 0) await deleteTodos(ctx, ids);
      if (listIds.length > 0) await deleteEmptyLists(ctx, listIds);
    },
  }),
  defineReversal({
    name: 'todos.renameList',
    args: z.object({ id: z.uuid(), title: listTitle }),
    run: async (ctx, { id, title }) => {
      await renameList(ctx, id, { title });
    },
  }),
  defineReversal({
    name: 'todos.restoreList',
    args: z.object({ list: listRow, rows: z.array(todoRow) }),
    run: async (ctx, { list, rows }) => {
      await restoreList(ctx, list);
      await restoreTodos(ctx, rows);
    },
  }),
  defineReversal({
    name: 'todos.restore',
    args: z.object({ rows: z.array(todoRow) }),
    run: (ctx, { rows }) => restoreTodos(ctx, rows),
  }),
];

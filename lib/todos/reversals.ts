import { z } from 'zod';
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

export const todoReversals = [
  defineReversal({
    name: 'todos.remove',
    args: z.object({ ids: z.array(z.uuid()) }),
    run: async (ctx, { ids }) => {
      await deleteTodos(ctx, ids);
    },
  }),
  defineReversal({
    name: 'todos.restore',
    args: z.object({ rows: z.array(todoRow) }),
    run: (ctx, { rows }) => restoreTodos(ctx, rows),
  }),
];

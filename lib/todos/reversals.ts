import { z } from 'zod';
import { dueDate } from '@/lib/todos/schema';
import { removeTodos, restoreTodos } from '@/lib/todos/writes';
import { defineReversal } from '@/lib/tool';

const row = z.object({
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
      await removeTodos(ctx, ids);
    },
  }),
  defineReversal({
    name: 'todos.restore',
    args: z.object({ rows: z.array(row) }),
    run: (ctx, { rows }) => restoreTodos(ctx, rows),
  }),
];

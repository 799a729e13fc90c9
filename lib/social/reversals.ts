import { z } from 'zod';
import { socialKinds } from '@/lib/social/rules';
import { removeSocialDates, restoreSocialDates } from '@/lib/social/writes';
import { restoreTodos } from '@/lib/todos/writes';
import { defineReversal } from '@/lib/tool';

const row = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  name: z.string(),
  kind: z.enum(socialKinds),
  month: z.number().int(),
  day: z.number().int(),
  year: z.number().int().nullable(),
  leadDays: z.number().int(),
  note: z.string().nullable(),
  lastContactAt: z.coerce.date().nullable(),
  createdAt: z.coerce.date(),
  updatedAt: z.coerce.date(),
});

const todo = z.object({
  id: z.uuid(),
  listId: z.uuid(),
  userId: z.uuid(),
  text: z.string(),
  completed: z.boolean(),
  completedAt: z.coerce.date().nullable(),
  dueDate: z.string().nullable(),
  createdAt: z.coerce.date(),
});

export const socialReversals = [
  defineReversal({
    name: 'social.remove',
    args: z.object({ ids: z.array(z.uuid()) }),
    run: async (ctx, { ids }) => {
      await removeSocialDates(ctx, ids);
    },
  }),
  defineReversal({
    name: 'social.restore',
    // The todos that were done with the same words.
    args: z.object({ rows: z.array(row), todos: z.array(todo).default([]) }),
    run: async (ctx, { rows, todos }) => {
      await restoreSocialDates(ctx, rows);
      await restoreTodos(ctx, todos);
    },
  }),
];

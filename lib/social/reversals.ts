import { z } from 'zod';
import { socialKinds } from '@/lib/social/rules';
import { deleteSocialDates, restoreSocialDates } from '@/lib/social/writes';
import { todoRow } from '@/lib/todos/reversals';
import { restoreTodos } from '@/lib/todos/writes';
import { defineReversal } from '@/lib/tool';

const socialDateRow = z.object({
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

export const socialReversals = [
  defineReversal({
    name: 'social.remove',
    args: z.object({ ids: z.array(z.uuid()) }),
    run: async (ctx, { ids }) => {
      await deleteSocialDates(ctx, ids);
    },
  }),
  defineReversal({
    name: 'social.restore',
    // "Called mom" may also have completed a todo.
    args: z.object({ rows: z.array(socialDateRow), todos: z.array(todoRow).default([]) }),
    run: async (ctx, { rows, todos }) => {
      await restoreSocialDates(ctx, rows);
      await restoreTodos(ctx, todos);
    },
  }),
];

import { z } from 'zod';
import { deleteCompletions } from '@/lib/completions/writes';
import { defineReversal } from '@/lib/tool';

export const completionReversals = [
  defineReversal({
    name: 'completions.remove',
    args: z.object({ ids: z.array(z.uuid()) }),
    run: async (ctx, { ids }) => {
      await deleteCompletions(ctx, ids);
    },
  }),
];

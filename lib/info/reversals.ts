import { z } from 'zod';
import { deleteInfoRows, restoreInfo } from '@/lib/info/writes';
import { defineReversal } from '@/lib/tool';

const infoRow = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  key: z.string(),
  keyFold: z.string(),
  value: z.string(),
  source: z.string(),
  createdAt: z.coerce.date(),
  updatedAt: z.coerce.date(),
});

export const infoReversals = [
  defineReversal({
    name: 'info.remove',
    args: z.object({ ids: z.array(z.uuid()) }),
    run: async (ctx, { ids }) => {
      await deleteInfoRows(ctx, ids);
    },
  }),
  defineReversal({
    name: 'info.restore',
    args: z.object({ rows: z.array(infoRow) }),
    run: (ctx, { rows }) => restoreInfo(ctx, rows),
  }),
];

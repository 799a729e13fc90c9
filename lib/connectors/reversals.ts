import { z } from 'zod';
import { cancelEvent, moveEvent, restoreEvent } from '@/lib/connectors/calendar';
import { defineReversal } from '@/lib/tool';

export const calendarReversals = [
  defineReversal({
    name: 'calendar.cancel',
    args: z.object({ id: z.string() }),
    run: async (ctx, { id }) => {
      await cancelEvent(ctx, id);
    },
  }),
  defineReversal({
    name: 'calendar.move',
    args: z.object({ id: z.string(), start: z.coerce.date(), end: z.coerce.date() }),
    run: async (ctx, { id, start, end }) => {
      await moveEvent(ctx, id, { start, end });
    },
  }),
  defineReversal({
    name: 'calendar.restore',
    args: z.object({ ids: z.array(z.string()) }),
    run: async (ctx, { ids }) => {
      for (const id of ids) await restoreEvent(ctx, id);
    },
  }),
];

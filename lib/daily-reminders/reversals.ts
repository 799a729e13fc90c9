import { z } from 'zod';
import { dailyReminderInput } from '@/lib/daily-reminders/schema';
import { deleteDailyReminder, updateDailyReminder } from '@/lib/daily-reminders/writes';
import { defineReversal } from '@/lib/tool';

export const dailyReversals = [
  defineReversal({
    name: 'daily.remove',
    args: z.object({ id: z.uuid() }),
    run: async (ctx, { id }) => {
      await deleteDailyReminder(ctx, id);
    },
  }),
  defineReversal({
    name: 'daily.restore',
    args: z.object({ id: z.uuid(), values: dailyReminderInput }),
    run: async (ctx, { id, values }) => {
      await updateDailyReminder(ctx, id, values);
    },
  }),
];

import { z } from 'zod';
import { removeReminders, restoreReminders } from '@/lib/reminders/writes';
import { defineReversal } from '@/lib/tool';

const row = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  title: z.string(),
  description: z.string().nullable(),
  reminderTime: z.coerce.date(),
  recurrenceRule: z.string().nullable(),
  leads: z.array(z.number().int()).default([]),
  nag: z.boolean().default(false),
  acknowledgedAt: z.coerce.date().nullable().default(null),
  isActive: z.boolean(),
  createdAt: z.coerce.date(),
});

export const reminderReversals = [
  defineReversal({
    name: 'reminders.remove',
    args: z.object({ ids: z.array(z.uuid()) }),
    run: async (ctx, { ids }) => {
      await removeReminders(ctx, ids);
    },
  }),
  defineReversal({
    name: 'reminders.restore',
    args: z.object({ rows: z.array(row) }),
    run: (ctx, { rows }) => restoreReminders(ctx, rows),
  }),
];

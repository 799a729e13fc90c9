import { z } from 'zod';
import { deleteReminders, restoreReminders } from '@/lib/reminders/writes';
import { defineReversal } from '@/lib/tool';

const reminderRow = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  title: z.string(),
  description: z.string().nullable(),
  reminderTime: z.coerce.date(),
  recurrenceRule: z.string().nullable(),
  leads: z.array(z.number().int()).default([]),
  nag: z.boolean().default(false),
  acknowledgedAt: z.coerce.date().nullable().default(null),
  firedAt: z.coerce.date().nullable().default(null),
  skips: z.array(z.string()).default([]),
  pausedSlot: z.string().nullable().default(null),
  pausedUntil: z.iso.date().nullable().default(null),
  isActive: z.boolean(),
  rev: z.number().int().default(0),
  createdAt: z.coerce.date(),
});

/** Converts a schedule from a receipt of an earlier version, in which the number of a nag follows the slot after "#". */
function withSequence(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('slot' in value)) return value;
  const [slot, sequence] = String(value.slot).split('#');
  return sequence === undefined ? value : { ...value, slot, sequence: Number(sequence) };
}

const schedule = z.object({
  kind: z.string(),
  subjectId: z.uuid(),
  userId: z.uuid(),
  zone: z.string(),
  rule: z.string().nullable(),
  slot: z.string(),
  sequence: z.number().int().default(0),
  lead: z.number().int(),
  at: z.coerce.date(),
});

export const reminderReversals = [
  defineReversal({
    name: 'reminders.remove',
    args: z.object({ ids: z.array(z.uuid()) }),
    run: async (ctx, { ids }) => {
      await deleteReminders(ctx, ids);
    },
  }),
  defineReversal({
    name: 'reminders.restore',
    args: z.object({
      rows: z.array(reminderRow),
      schedules: z.array(z.preprocess(withSequence, schedule)).default([]),
    }),
    run: (ctx, snapshot) => restoreReminders(ctx, snapshot),
  }),
];

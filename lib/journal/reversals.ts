import { z } from 'zod';
import { restoreEntry } from '@/lib/journal/entries/entry-writes';
import { deleteJournalReminder, updateJournalReminder } from '@/lib/journal/writes';
import { defineReversal } from '@/lib/tool';

export const journalReversals = [
  defineReversal({
    name: 'journal.restore',
    args: z.object({ id: z.uuid(), isNew: z.boolean() }),
    run: (ctx, { id, isNew }) => restoreEntry(ctx, id, isNew),
  }),
  defineReversal({
    name: 'journal.prompt',
    args: z.object({ time: z.string(), isActive: z.boolean() }),
    run: async (ctx, before) => {
      await updateJournalReminder(ctx, before);
    },
  }),
  defineReversal({
    name: 'journal.no_prompt',
    args: z.object({ id: z.uuid() }),
    run: async (ctx, { id }) => {
      await deleteJournalReminder(ctx, id);
    },
  }),
];

import { z } from 'zod';
import { restoreEntry } from '@/lib/journal/entries/entry-writes';
import { defineReversal } from '@/lib/tool';

export const journalReversals = [
  // A receipt has no text of an entry, so that deleting the entry deletes all of its text. The entry keeps its earlier values itself.
  defineReversal({
    name: 'journal.restore',
    args: z.object({ id: z.uuid(), isNew: z.boolean() }),
    run: (ctx, { id, isNew }) => restoreEntry(ctx, id, isNew),
  }),
];

import { z } from 'zod';
import { restoreEntry } from '@/lib/journal/entries/entry-writes';
import { defineReversal } from '@/lib/tool';

export const journalReversals = [
  // The receipt has no journal text, so that deleting an entry deletes all of its text. The entry itself
  // stores its earlier values.
  defineReversal({
    name: 'journal.restore',
    args: z.object({ id: z.uuid(), isNew: z.boolean() }),
    run: (ctx, { id, isNew }) => restoreEntry(ctx, id, isNew),
  }),
];

import { userRoute } from '@/lib/http/route';
import { correctScore, deleteEntry } from '@/lib/journal/entries/entry-writes';
import { entryInput, entryParams } from '@/lib/journal/schema';

export const PATCH = userRoute({ params: entryParams, body: entryInput }, (ctx, { params, body }) =>
  correctScore(ctx, params.id, body),
);

export const DELETE = userRoute({ params: entryParams }, (ctx, { params }) => deleteEntry(ctx, params.id));

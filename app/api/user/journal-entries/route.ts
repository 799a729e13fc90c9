import { userRoute } from '@/lib/http/route';
import { listEntries } from '@/lib/journal/entries/entry-reads';
import { deleteAllEntries } from '@/lib/journal/entries/entry-writes';

export const GET = userRoute({}, (ctx) => listEntries(ctx));

export const DELETE = userRoute({}, (ctx) => deleteAllEntries(ctx));

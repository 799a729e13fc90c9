import { userRoute } from '@/lib/http/route';
import { exportJournal } from '@/lib/journal/entries/export';
import { exportQuery } from '@/lib/journal/schema';

export const GET = userRoute({ query: exportQuery }, (ctx, { query }) => exportJournal(ctx, query.format));

import { userRoute } from '@/lib/http/route';
import { searchQuery } from '@/lib/search/schema';
import { search } from '@/lib/search/search';

export const GET = userRoute({ query: searchQuery }, (ctx, { query }) => search(ctx, query.q));

import { usersQuery } from '@/lib/admin/schema';
import { listUsers } from '@/lib/admin/users/user-reads';
import { respondPage } from '@/lib/http/respond';
import { adminRoute } from '@/lib/http/route';

export const GET = adminRoute({ query: usersQuery }, async (ctx, { query, request }) =>
  respondPage(request, await listUsers(ctx, query)),
);

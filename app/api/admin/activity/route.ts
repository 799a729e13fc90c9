import { listActivity } from '@/lib/admin/activity-reads';
import { activityQuery } from '@/lib/admin/schema';
import { respondPage } from '@/lib/http/respond';
import { adminRoute } from '@/lib/http/route';

export const GET = adminRoute({ query: activityQuery }, async (ctx, { query, request }) =>
  respondPage(request, await listActivity(ctx, query)),
);

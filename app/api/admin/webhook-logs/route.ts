import { listWebhookLogs } from '@/lib/admin/log-reads';
import { webhookLogsQuery } from '@/lib/admin/schema';
import { respondPage } from '@/lib/http/respond';
import { adminRoute } from '@/lib/http/route';

export const GET = adminRoute({ query: webhookLogsQuery }, async (ctx, { query, request }) =>
  respondPage(request, await listWebhookLogs(ctx, query)),
);

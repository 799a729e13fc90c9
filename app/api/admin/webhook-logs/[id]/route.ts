import { webhookLogDetail } from '@/lib/admin/log-reads';
import { webhookLogParams } from '@/lib/admin/schema';
import { adminRoute } from '@/lib/http/route';

export const GET = adminRoute({ params: webhookLogParams }, (ctx, { params }) =>
  webhookLogDetail(ctx, params.id),
);

import { retryInbound } from '@/lib/admin/retry';
import { webhookLogParams } from '@/lib/admin/schema';
import { adminRoute } from '@/lib/http/route';

export const POST = adminRoute({ params: webhookLogParams }, (ctx, { params }) =>
  retryInbound(ctx, params.id),
);

import { userRoute } from '@/lib/http/route';
import { listDeliveries } from '@/lib/outbox/reads';

export const GET = userRoute({}, (ctx) => listDeliveries(ctx));

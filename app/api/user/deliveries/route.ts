import { listDeliveries } from '@/lib/outbox/reads';
import { userRoute } from '@/lib/http/route';

export const GET = userRoute({}, (ctx) => listDeliveries(ctx));

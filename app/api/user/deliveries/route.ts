import { listDeliveries } from '@/lib/deliveries/reads';
import { userRoute } from '@/lib/http/route';

export const GET = userRoute({}, (ctx) => listDeliveries(ctx));

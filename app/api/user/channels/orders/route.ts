import { changeOrder } from '@/lib/channels/book';
import { orderInput } from '@/lib/channels/schema';
import { userRoute } from '@/lib/http/route';

export const PUT = userRoute({ body: orderInput }, (ctx, { body }) => changeOrder(ctx, body));

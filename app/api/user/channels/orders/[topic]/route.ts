import { changeOrder } from '@/lib/channels/book';
import { orderInput, topicParams } from '@/lib/channels/schema';
import { userRoute } from '@/lib/http/route';

export const PUT = userRoute({ params: topicParams, body: orderInput }, (ctx, { params, body }) =>
  changeOrder(ctx, { ...params, ...body }),
);

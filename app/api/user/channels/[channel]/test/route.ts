import { channelParams } from '@/lib/channels/schema';
import { userRoute } from '@/lib/http/route';
import { sendTestMessage } from '@/lib/outbox/send-test';

export const POST = userRoute({ params: channelParams }, (ctx, { params }) =>
  sendTestMessage(ctx, params.channel),
);

import { channelParams } from '@/lib/channels/schema';
import { sendTestMessage } from '@/lib/deliveries/send-test';
import { userRoute } from '@/lib/http/route';

export const POST = userRoute({ params: channelParams }, (ctx, { params }) =>
  sendTestMessage(ctx, params.channel),
);

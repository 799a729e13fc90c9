import { disconnectChannel, pauseChannel } from '@/lib/channels/book';
import { channelInput, channelParams } from '@/lib/channels/schema';
import { userRoute } from '@/lib/http/route';

export const PATCH = userRoute({ params: channelParams, body: channelInput }, (ctx, { params, body }) =>
  pauseChannel(ctx, params.channel, body.paused),
);

export const DELETE = userRoute({ params: channelParams }, (ctx, { params }) =>
  disconnectChannel(ctx, params.channel),
);

import { connectChannel } from '@/lib/channels/book';
import { channelParams } from '@/lib/channels/schema';
import { userRoute } from '@/lib/http/route';

export const POST = userRoute({ params: channelParams, status: 201 }, (ctx, { params }) =>
  connectChannel(ctx, params.channel),
);

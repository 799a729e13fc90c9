import { switchChannel } from '@/lib/admin/channels';
import { channelInput, channelParams } from '@/lib/admin/schema';
import { adminRoute } from '@/lib/http/route';

export const PATCH = adminRoute({ params: channelParams, body: channelInput }, (ctx, { params, body }) =>
  switchChannel(ctx, params.channel, body.off),
);

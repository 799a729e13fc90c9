import { ownChat, writeInOwnChat } from '@/lib/assistant/inbound/own-chat';
import { simulatedChatInput, simulatedParams } from '@/lib/channels/schema';
import { userRoute } from '@/lib/http/route';

export const maxDuration = 300;

export const GET = userRoute({ params: simulatedParams }, (ctx, { params }) => ownChat(ctx, params.channel));

export const POST = userRoute(
  { params: simulatedParams, body: simulatedChatInput },
  (ctx, { params, body }) => writeInOwnChat(ctx, params.channel, body),
);

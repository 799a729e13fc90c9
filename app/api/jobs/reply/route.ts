import { replyToConversation } from '@/lib/assistant/inbound/reply';
import { replyJobBody } from '@/lib/channels/reply-job';
import { signedRoute } from '@/lib/http/callbacks/signed-route';

export const maxDuration = 300;

export const POST = signedRoute(replyJobBody, (ctx, { conversation }) =>
  replyToConversation(ctx, conversation),
);

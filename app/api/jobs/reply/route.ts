import { z } from 'zod';
import { replyToTalk } from '@/lib/assistant/reply';
import { signedRoute } from '@/lib/http/signed-route';

export const maxDuration = 300;

export const POST = signedRoute(z.object({ talk: z.string().min(1).max(200) }), (ctx, { talk }) =>
  replyToTalk(ctx, talk),
);

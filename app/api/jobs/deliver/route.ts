import { z } from 'zod';
import { deliver } from '@/lib/http/jobs';
import { signedRoute } from '@/lib/http/signed-route';

export const maxDuration = 300;

export const POST = signedRoute(z.object({ ids: z.array(z.uuid()).min(1).max(5000) }), (ctx, { ids }) =>
  deliver(ctx, ids),
);

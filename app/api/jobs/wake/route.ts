import { z } from 'zod';
import { wake } from '@/lib/http/jobs';
import { signedRoute } from '@/lib/http/signed-route';

export const POST = signedRoute(z.object({ start: z.boolean().optional() }), (ctx, { start }) =>
  wake(ctx, start),
);

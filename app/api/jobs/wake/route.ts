import { z } from 'zod';
import { signedRoute } from '@/lib/http/callbacks/signed-route';
import { wake } from '@/lib/jobs/wake';

export const POST = signedRoute(
  z.object({ occasion: z.enum(['hour', 'start']).optional() }),
  (ctx, { occasion }) => wake(ctx, occasion),
);

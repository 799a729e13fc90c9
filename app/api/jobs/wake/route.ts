import { z } from 'zod';
import { wake } from '@/lib/jobs/wake';
import { signedRoute } from '@/lib/http/callbacks/signed-route';

export const POST = signedRoute(
  z.object({ occasion: z.enum(['hour', 'start']).optional() }),
  (ctx, { occasion }) => wake(ctx, occasion),
);

import { z } from 'zod';
import { signedRoute } from '@/lib/http/callbacks/signed-route';
import { deliver } from '@/lib/jobs/wake';
import { maxBatchSize } from '@/lib/outbox/plan-due';

export const maxDuration = 300;

export const POST = signedRoute(
  z.object({ ids: z.array(z.uuid()).min(1).max(maxBatchSize) }),
  (ctx, { ids }) => deliver(ctx, ids),
);

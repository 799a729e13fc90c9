import { z } from 'zod';
import { reanalyseEntry } from '@/lib/assistant/journal-upkeep';
import { signedRoute } from '@/lib/http/callbacks/signed-route';

export const maxDuration = 300;

export const POST = signedRoute(z.object({ entry: z.uuid() }), (ctx, { entry }) =>
  reanalyseEntry(ctx, entry),
);

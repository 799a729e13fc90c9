import { z } from 'zod';
import { analyseAgain } from '@/lib/assistant/journal-upkeep';
import { signedRoute } from '@/lib/http/signed-route';

export const maxDuration = 300;

export const POST = signedRoute(z.object({ entry: z.uuid() }), (ctx, { entry }) => analyseAgain(ctx, entry));

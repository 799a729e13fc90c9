import { z } from 'zod';
import { wake } from '@/lib/http/jobs';
import { signedRoute } from '@/lib/http/signed-route';

export const POST = signedRoute(z.object({}), (ctx) => wake(ctx));

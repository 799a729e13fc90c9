import { handleAuthRoute } from '@/lib/http/auth';
import { publicRoute } from '@/lib/http/route';

export const GET = publicRoute({}, (ctx, { request }) => handleAuthRoute(ctx, request));
export const POST = publicRoute({}, (ctx, { request }) => handleAuthRoute(ctx, request));

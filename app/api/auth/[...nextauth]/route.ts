import { authDoor } from '@/lib/http/auth';
import { publicRoute } from '@/lib/http/route';

export const GET = publicRoute({}, (ctx, { request }) => authDoor(ctx, request));
export const POST = publicRoute({}, (ctx, { request }) => authDoor(ctx, request));

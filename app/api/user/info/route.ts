import { userRoute } from '@/lib/http/route';
import { listInfo } from '@/lib/info/reads';
import { storeInfoInput } from '@/lib/info/schema';
import { storeInfo } from '@/lib/info/writes';

export const GET = userRoute({}, (ctx) => listInfo(ctx));

export const POST = userRoute({ body: storeInfoInput, status: 201 }, (ctx, { body }) => storeInfo(ctx, body));

import { userRoute } from '@/lib/http/route';
import { readLine } from '@/lib/quick-add/read-line';
import { lineInput } from '@/lib/quick-add/schema';

export const POST = userRoute({ body: lineInput }, (ctx, { body }) => readLine(ctx, body.text));

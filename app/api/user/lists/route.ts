import { userRoute } from '@/lib/http/route';
import { listLists } from '@/lib/todos/lists/reads';
import { listInput } from '@/lib/todos/lists/schema';
import { createList } from '@/lib/todos/lists/writes';

export const GET = userRoute({}, (ctx) => listLists(ctx));

export const POST = userRoute({ body: listInput, status: 201 }, (ctx, { body }) => createList(ctx, body));

import { userRoute } from '@/lib/http/route';
import { listTodos } from '@/lib/todos/reads';
import { todoListQuery } from '@/lib/todos/schema';

export const GET = userRoute({ query: todoListQuery }, (ctx, { query }) => listTodos(ctx, query));

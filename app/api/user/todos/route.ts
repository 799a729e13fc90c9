import { userRoute } from '@/lib/http/route';
import { createTodoInput } from '@/lib/todos/schema';
import { createTodo } from '@/lib/todos/writes';

export const POST = userRoute({ body: createTodoInput, status: 201 }, (ctx, { body }) =>
  createTodo(ctx, body),
);

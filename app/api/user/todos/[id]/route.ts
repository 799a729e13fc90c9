import { userRoute } from '@/lib/http/route';
import { todoParams, updateTodoInput } from '@/lib/todos/schema';
import { deleteTodo, updateTodo } from '@/lib/todos/writes';

export const PATCH = userRoute({ params: todoParams, body: updateTodoInput }, (ctx, { params, body }) =>
  updateTodo(ctx, params.id, body),
);

export const DELETE = userRoute({ params: todoParams }, (ctx, { params }) => deleteTodo(ctx, params.id));

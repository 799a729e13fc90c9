import { userRoute } from '@/lib/http/route';
import { deleteListQuery, listInput, listParams } from '@/lib/todos/lists/schema';
import { deleteList, renameList } from '@/lib/todos/lists/writes';

export const PATCH = userRoute({ params: listParams, body: listInput }, async (ctx, { params, body }) => {
  const { id, title } = await renameList(ctx, params.id, body);
  return { id, title };
});

export const DELETE = userRoute({ params: listParams, query: deleteListQuery }, (ctx, { params, query }) =>
  deleteList(ctx, params.id, query),
);

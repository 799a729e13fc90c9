import { completionParams } from '@/lib/completions/schema';
import { deleteCompletion } from '@/lib/completions/writes';
import { userRoute } from '@/lib/http/route';

export const DELETE = userRoute({ params: completionParams }, (ctx, { params }) =>
  deleteCompletion(ctx, params.id),
);

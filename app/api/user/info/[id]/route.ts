import { userRoute } from '@/lib/http/route';
import { infoParams, updateInfoInput } from '@/lib/info/schema';
import { deleteInfo, updateInfo } from '@/lib/info/writes';

export const PATCH = userRoute({ params: infoParams, body: updateInfoInput }, (ctx, { params, body }) =>
  updateInfo(ctx, params.id, body),
);

export const DELETE = userRoute({ params: infoParams }, (ctx, { params }) => deleteInfo(ctx, params.id));

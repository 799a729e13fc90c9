import { changeUserInput, userParams } from '@/lib/admin/schema';
import { userDetail } from '@/lib/admin/user-reads';
import { changeGrants } from '@/lib/admin/users';
import { adminRoute } from '@/lib/http/route';

export const GET = adminRoute({ params: userParams }, (ctx, { params }) => userDetail(ctx, params.id));

export const PATCH = adminRoute({ params: userParams, body: changeUserInput }, (ctx, { params, body }) =>
  changeGrants(ctx, params.id, body),
);

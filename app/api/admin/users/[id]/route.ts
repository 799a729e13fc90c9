import { changeUserInput, userParams } from '@/lib/admin/schema';
import { userDetail } from '@/lib/admin/users/user-reads';
import { changeGrants } from '@/lib/admin/users/users';
import { adminRoute } from '@/lib/http/route';

export const GET = adminRoute({ params: userParams }, (ctx, { params }) => userDetail(ctx, params.id));

export const PATCH = adminRoute({ params: userParams, body: changeUserInput }, (ctx, { params, body }) =>
  changeGrants(ctx, params.id, body),
);

import { userParams } from '@/lib/admin/schema';
import { endSessions } from '@/lib/admin/users/users';
import { adminRoute } from '@/lib/http/route';

export const DELETE = adminRoute({ params: userParams }, (ctx, { params }) => endSessions(ctx, params.id));

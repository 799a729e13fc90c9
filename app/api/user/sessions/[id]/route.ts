import { sessionParams } from '@/lib/auth/schema';
import { endOwnSession } from '@/lib/auth/sessions/session-writes';
import { userRoute } from '@/lib/http/route';

export const DELETE = userRoute({ params: sessionParams }, async (ctx, { params }) => {
  await endOwnSession(ctx, params.id);
  return { message: 'Signed out there.' };
});

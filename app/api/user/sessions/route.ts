import { listSessions } from '@/lib/auth/sessions/session-reads';
import { deleteOtherSessions } from '@/lib/auth/sessions/session-writes';
import { userRoute } from '@/lib/http/route';
import { sessionId } from '@/lib/http/session';

export const GET = userRoute({}, async (ctx) => listSessions(ctx, await sessionId()));

export const DELETE = userRoute({}, async (ctx) => {
  await deleteOtherSessions(ctx, await sessionId());
  return { message: 'Signed out everywhere else.' };
});

import { readVersionsOfSession } from '@/lib/changes/reads';
import type { Versions } from '@/lib/changes/schema';
import type { UserCtx } from '@/lib/context';
import { sessionId, sessionUser } from '@/lib/http/session';
import { serverCtx } from '@/lib/http/wire';

export async function pageCtx(): Promise<UserCtx | null> {
  const user = await sessionUser();
  return user ? { ...(await serverCtx()), user, channel: 'web' } : null;
}

export async function livePageCtx(): Promise<{ ctx: UserCtx; versions: Versions } | null> {
  const [ctx, versions] = await Promise.all([pageCtx(), versionsOfVisitor()]);
  return ctx && { ctx, versions };
}

async function versionsOfVisitor(): Promise<Versions> {
  const sid = await sessionId();
  return sid ? readVersionsOfSession(await serverCtx(), sid) : {};
}

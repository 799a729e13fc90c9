import { readVersionsOfSession } from '@/lib/changes/reads';
import type { Versions } from '@/lib/changes/schema';
import type { UserCtx } from '@/lib/context';
import { sessionId, sessionUser } from '@/lib/http/session';
import { world } from '@/lib/http/wire';

/** The signed-in person's context for a server component, or null for a visitor. Throws where the look-up failed. */
export async function pageCtx(): Promise<UserCtx | null> {
  const user = await sessionUser();
  return user ? { ...(await world()), user, channel: 'web' } : null;
}

/** Like pageCtx, with the versions of the user's features as they were before the page reads anything. */
export async function livePageCtx(): Promise<{ ctx: UserCtx; versions: Versions } | null> {
  const [ctx, versions] = await Promise.all([pageCtx(), versionsOfVisitor()]);
  return ctx && { ctx, versions };
}

async function versionsOfVisitor(): Promise<Versions> {
  const sid = await sessionId();
  return sid ? readVersionsOfSession(await world(), sid) : {};
}
